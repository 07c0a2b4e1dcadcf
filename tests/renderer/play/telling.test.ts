import { expect, it } from 'vitest';
import { Fight } from '../../../renderer/play/fight.svelte';
import { Telling } from '../../../renderer/play/telling.svelte';
import { FakeDesk } from '../fake-desk';
import { askedOf, positionOf, shownOf, type Asked } from './sample-fight';

const FIRE: Asked['choices'][number] = { choice: { pick: 'fire' }, label: 'Regiment Rautenkranz, roundshot, 57.5 cm' };
const HIT = { leaf: { hits: 1 } };

async function asked(change: Partial<Asked>) {
  const desk = new FakeDesk([], {
    'play.odds': () => ({ ok: { each: [{ ...FIRE, odds: HIT, outcomes: null }] } }),
  });
  const telling = new Telling(new Fight(desk, shownOf(positionOf(10, 0, { asked: [askedOf(change)] }))), desk);
  await telling.askChances();
  return { calls: desk.askedFor('play.odds').length, leads: telling.rows.map(({ leads }) => leads) };
}

it('tells what the only answer leads to, as a shot that must be fired', async () => {
  expect(await asked({ choices: [FIRE] })).toEqual({ calls: 1, leads: ['1 hit'] });
});
it('asks nothing where nothing is listed, unless dice are to be typed', async () => {
  expect((await asked({ choices: [] })).calls).toBe(0);
  expect(
    (await asked({ choices: [], form: { form: 'dice', faces: 6, count: 1, why: 'A die', who: 'blue' } })).calls,
  ).toBe(1);
});
