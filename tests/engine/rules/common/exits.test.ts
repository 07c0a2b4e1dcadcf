import { describe, expect, it } from 'vitest';
import { verifyRecord, fightBattle } from '../../../../engine/analysis';
import { hasMarchedOff } from '../../../../engine/battle';
import { leaveByExits } from '../../../../engine/rules/common';
import { holderOf, mayLeave } from '../../../../engine/rules/honours-of-war/victory/breaking';
import type { EntryPoint } from '../../../../engine/scenario';
import { battlefield } from '../honours-of-war/field';
import type { Layout, UnitPlace } from '../honours-of-war/field';
import { books, redAt, smallBattle } from './small-battles';

const ROAD: EntryPoint = {
  ...{ id: 'entry/road', name: 'The Lissa road', at: { x: 0, y: 90 }, heading: 90 },
  exit: { side: 'blue', width: 30 },
};
const away = (units: number) => {
  const exit = { name: 'The Lissa road', side: 'blue', units };
  return {
    id: 'away',
    name: 'Away',
    at: { x: 0, y: 90 },
    feature: null,
    exit,
    points: 2,
    holder: null,
    from: null,
    until: null,
  };
};
const west = (x: number, y: number, more: Partial<UnitPlace> = {}): UnitPlace => ({
  at: [x, y],
  heading: 270,
  ...more,
});

/** Who is left after a turn has ended, with who has the objective of two units. */
function leaving(layout: Layout) {
  const on = battlefield({ ...layout, scenario: { entryPoints: [ROAD] }, objectives: [away(2)] });
  leaveByExits(on, () => mayLeave(on.whole), 'HOW-MOVE-14');
  const left = on.state.pieces.filter(({ where }) => hasMarchedOff(where)).map(({ id }) => id);
  return { left, texts: on.texts(), holder: holderOf(on.view('blue'), away(2)) };
}

describe('an exit', () => {
  it('lets those of its side leave who have come to it, and takes its objective when so many have', () => {
    const { left, texts, holder } = leaving({ blue: { a: west(2, 90), b: west(4, 100), c: west(9, 90) } });
    expect(left).toEqual(['a', 'b']);
    expect(texts).toEqual(['A leaves by The Lissa road.', 'B leaves by The Lissa road.']);
    expect(holder).toBe('blue');
  });
  it('is taken by nobody before', () =>
    expect(leaving({ blue: { a: west(2, 90), b: west(90, 90) } }).holder).toBeNull());
  it('is for its side, and as wide as it says', () => {
    expect(leaving({ red: { a: west(2, 90) } }).left).toEqual([]);
    expect(leaving({ blue: { a: west(2, 116) } }).left).toEqual([]);
    expect(leaving({ blue: { a: west(2, 114) } }).left).toEqual(['a']);
  });
  it('is not for those who are beaten', () =>
    expect(leaving({ blue: { a: west(2, 90, { hits: 5, marks: { 'done for': 1 } }) } }).left).toEqual([]));
  it('takes the commander with the last of his brigade', () => {
    const { texts } = leaving({ blue: { a: west(2, 90) }, leaders: { 'blue brigade': { at: [20, 90] } } });
    expect(texts.at(-1)).toMatch(/leaves with them\.$/);
  });
});

const WITHDRAWAL = `entry points:
  - { name: The Lissa road, at: [60, 0], heading: 0, exit for: blue }
armies:
  blue:
    name: Blue
    nation: prussia
    break point: 40
    brigades:
      - name: Left
        commander: { at: [60, 20] }
        units:
          - { name: First, type: line infantry, at: [60, 2.5], heading: 180 }
          - { name: Second, type: line infantry, at: [140, 60], heading: 0 }
          - { name: Third, type: line infantry, at: [170, 60], heading: 0 }
${redAt(180, 40)}special:
  - hold: { units: [First, Right], until: { turn: 9 } }
objectives:
  - { name: Away, exit: The Lissa road, points: 3 }
victory:
  turns: 1
  then: objectives
  levels: [{ name: marginal }, { name: decisive, holds: [Away] }]
`;

it.each(books)('%s: who leaves is no loss, and may win', (_, system) => {
  const record = fightBattle({ scenario: smallBattle(system, WITHDRAWAL), system, seed: 4, turns: 1 });
  expect(verifyRecord(record, system)).toMatchObject({ verified: true });
  expect(record.events.map(({ text }) => text)).toContain('First leaves by The Lissa road.');
  expect(record.outcome).toMatchObject({
    winner: 'blue',
    reason: 'Turn 1 was the last: Blue holds more; a decisive victory',
    losses: { blue: 0 },
  });
});
