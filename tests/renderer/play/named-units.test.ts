import { expect, it } from 'vitest';
import { namedWhileAsked } from '../../../renderer/play/named-units';
import { sampleBattle } from '../sample-battle';

const { roster } = sampleBattle();
const unit = 'blue/leib-regiment';
const command = roster.units[unit]?.command ?? null;
const brigade = command === null ? [] : (roster.commands[command]?.units ?? []);
const others = brigade.filter((one) => one !== unit);

it('a unit that is asked is named with its brigade, and nobody else', () => {
  expect(others.length).toBeGreaterThan(0);
  const named = namedWhileAsked({ unit, command: null }, roster, undefined);
  expect(named.get(unit)).toBe('asked');
  expect([...named.keys()].toSorted()).toEqual(brigade.toSorted());
  expect(others.map((one) => named.get(one))).toEqual(others.map(() => 'with him'));
});

it('so is a brigade of which no unit is asked yet', () => {
  const named = namedWhileAsked({ unit: null, command }, roster, undefined);
  expect([...named]).toEqual(brigade.map((one) => [one, 'with him']));
});

it('whom a note beside it tells of has no name besides, unless he is asked himself', () => {
  const [noted = ''] = others;
  expect(namedWhileAsked({ unit, command }, roster, noted).has(noted)).toBe(false);
  expect(namedWhileAsked({ unit, command }, roster, unit).get(unit)).toBe('asked');
});

it('a side that is asked for no unit has no names on the table', () => {
  expect(namedWhileAsked({ unit: null, command: null }, roster, undefined).size).toBe(0);
});
