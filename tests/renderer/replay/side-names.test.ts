import { expect, it } from 'vitest';
import { sideName } from '../../../renderer/replay/side-names';
import { sampleBattle } from '../sample-battle';

const { roster } = sampleBattle();
const [side] = roster.sides;
if (!side) throw new Error('two sides fight');
const named = (...names: readonly string[]): string =>
  sideName({ ...roster, sides: names.map((name, i) => ({ ...side, id: i === 0 ? 'blue' : 'red', name })) }, 'blue');

it.each([
  ['Prussia', 'Austria', 'Prussia'],
  ['The Advance Guard of Bernau', 'The Rearguard of Lindenau', 'Bernau'],
  ['The Army of Bernau', 'The Army of Lindenau', 'Bernau'],
  ['The Prussians', 'The Austrians', 'The Prussians'],
  ['The Allied Armies', 'France', 'Allied Armies'],
  ['The left wing of Bernau', 'The right wing of Bernau', 'Blue'],
  ['Everybody who came that morning', 'France', 'Blue'],
])('%s against %s is %s', (first, second, short) => {
  expect(named(first, second)).toBe(short);
});
