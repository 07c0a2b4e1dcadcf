import { describe, expect, it } from 'vitest';
import { comparisonOf, familyOf, sharedEvents } from '../../../renderer/replay/branches';
import { sampleBattle } from '../sample-battle';

const battle = { ...sampleBattle(), checksum: 'the-battle' };
const last = battle.events.length - 1;
const branch = {
  ...battle,
  events: [...battle.events.slice(0, 5), ...battle.events.slice(6)],
  checksum: 'the-branch',
  branched: { from: 'the-battle', event: 5, turn: 1 },
};
const known = [battle, { ...battle, checksum: 'another' }, branch].map((record, i) => ({ battle: `b${i}`, record }));
const names = (family: readonly { readonly battle: string }[]): readonly string[] =>
  family.map(({ battle: name }) => name);

describe('branches of a battle', () => {
  it('are those that left it, those that left these, and what they left, and no others', () => {
    expect(names(familyOf(known, branch))).toEqual(['b0', 'b2']);
    expect(names(familyOf(known, battle))).toEqual(['b0', 'b2']);
    const grandchild = { ...battle, checksum: 'third', branched: { from: 'the-branch', event: 9, turn: 2 } };
    const further = [...known, { battle: 'b3', record: grandchild }];
    expect(names(familyOf(further, battle))).toEqual(['b0', 'b2', 'b3']);
    expect(names(familyOf(known, { checksum: 'another' }))).toEqual(['b1']);
  });

  it('part at the first event that differs', () => {
    expect(sharedEvents(battle, branch)).toBe(5);
    expect(sharedEvents(battle, battle)).toBe(battle.events.length);
    expect(sharedEvents(battle, { events: battle.events.slice(0, last) })).toBe(last);
    expect(sharedEvents(battle, { events: battle.events.slice(1) })).toBe(0);
  });

  it('are told side by side: how they ended, where they part, and what was lost by turn', () => {
    const [first, second] = comparisonOf(familyOf(known, battle));
    expect([first?.title, first?.parts, second?.title, second?.parts?.moment]).toEqual([
      'The battle as it was',
      null,
      expect.stringMatching(/^From Turn 1, /),
      5,
    ]);
    const partsAt = [8, 9].map((at) => {
      const events = battle.events.map((event, i) => (i === at ? { ...event, text: 'Otherwise' } : event));
      const family = [battle, { ...branch, events }].map((record, i) => ({ battle: `b${i}`, record }));
      return comparisonOf(family)[1]?.parts;
    });
    expect(partsAt.map((parts) => parts?.when)).toEqual(['Turn 1, movement', 'Turn 1, firing']);
    const { lost } = first ?? { lost: [] };
    expect(lost.map(({ side }) => side)).toEqual(['blue', 'red']);
    expect(lost.every(({ byTurn }) => byTurn.length === 2)).toBe(true);
    expect(lost.flatMap(({ byTurn }) => byTurn.slice(-1))).toEqual([1, 0]);
  });
});
