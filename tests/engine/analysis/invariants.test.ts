/** What must hold in every battle of Honours of War, whoever fights it and however foolishly. */
import { describe, expect, it } from 'vitest';
import type { BattleEvent, Choice } from '../../../engine/battle';
import { honoursOfWar } from '../../../engine/rules/honours-of-war';
import { activationsOf } from './allowances';
import { CHANCE_SEEDS, foughtByChance, foughtByGenerals, GENERALS_SEEDS } from './battles';
import type { Fought } from './battles';
import { faultsOfGauges, faultsOfMoves, faultsOfPlaces, strange } from './faults';

/** Listed answers looked at again, of each decision. */
const SAMPLE = 3;
/** Answers of every form that no question may take, nor stumble over. */
const NONSENSE: readonly Choice[] = [
  { pick: 'nonsense' },
  { pick: '' },
  { pick: 'charge' },
  { pick: 'charge', of: 1 },
  { pick: 'form' },
  { pick: 'enter' },
  { pick: 'leave', of: 9 },
  { pick: 'fire', of: 'nobody', with: 'canister' },
  { span: -1 },
  { span: NaN },
  { moment: -1 },
  { allot: { nobody: 1 } },
  { place: {} },
  { bearing: { x: 0, y: 0, hx: 1, hy: 0 } },
  { dice: [1] },
  { march: { from: { x: NaN, y: NaN, hx: 1, hy: 0 }, legs: [], length: 0 }, movers: [] },
  { march: { from: { x: -5, y: -5, hx: 1, hy: 0 }, legs: [], length: 0 }, movers: ['nobody'] },
];
const wrongLists: string[] = [];
const fought: readonly Fought[] = [
  ...GENERALS_SEEDS.map(foughtByGenerals),
  ...CHANCE_SEEDS.map((seed) =>
    foughtByChance(seed, ({ decision, list }, battle) => {
      for (const choice of [...list.slice(0, SAMPLE), ...list.slice(-1)]) {
        const refusal = battle.check(decision.seat, choice);
        if (refusal) wrongLists.push(`${decision.kind} ${JSON.stringify(choice)}: ${refusal.sentence}`);
      }
      for (const choice of NONSENSE)
        if (!battle.check(decision.seat, choice)) wrongLists.push(`${decision.kind} takes ${JSON.stringify(choice)}`);
      for (const lie of decision.kind === 'manoeuvre' ? liesAbout(list) : [])
        if (!battle.check(decision.seat, lie)) wrongLists.push(`${decision.kind} takes ${JSON.stringify(lie)}`);
    }),
  ),
];
/** A listed march told longer, for somebody else, and drawn as a turn that carries the unit across the table for nothing. */
function liesAbout(list: readonly Choice[]): readonly Choice[] {
  const listed = list.find((choice) => 'march' in choice);
  if (!listed) return [];
  const { march, movers } = listed;
  const { from } = march;
  const away = { kind: 'wheel', to: { ...from, x: from.x + 40 }, length: 0, about: { x: from.x, y: from.y } } as const;
  const about = { kind: 'straight', to: { ...from, hx: 0 - from.hx, hy: 0 - from.hy }, length: 0 } as const;
  return [
    { march: { ...march, length: march.length + 1 }, movers },
    { march, movers: ['somebody else'] },
    { march: { from, legs: [away], length: 0 }, movers },
    { march: { from, legs: [about], length: 0 }, movers },
  ];
}
const titled = fought.map((one) => [one.title, one] as const);

describe('play at random', () => {
  it('lists only answers that its own check allows', () => {
    expect(wrongLists).toEqual([]);
  });
});

describe.each(titled)('a battle by %s', (_title, one) => {
  const { events } = one.battle;

  it('comes to its end, and is long enough to tell something', () => {
    expect(one.battle.ended).toBe(true);
    expect(one.battle.pending).toEqual([]);
    expect(events.length).toBeGreaterThan(150);
  });

  it('moves no unit farther in an activation than its moves', () => {
    const activations = activationsOf(one);
    expect(activations.length).toBeGreaterThan(5);
    const tooFar = activations.filter(({ gone, moves, longest }) => gone > moves * longest + 0.05);
    expect(tooFar).toEqual([]);
  });

  it('moves every unit from where it stands, by legs as long as they say', () => {
    expect(faultsOfMoves(one)).toEqual([]);
  });

  it('leaves nobody on another, in the river, or off the table at the end of a step', () => {
    expect(faultsOfPlaces(one)).toEqual([]);
  });

  it('keeps hits between 0 and 10, and changes them by what it says', () => {
    expect(faultsOfGauges(one)).toEqual([]);
  });

  it('gives reasons that stand in the clause index', () => {
    const known = new Set(honoursOfWar.clauses.map(({ id }) => id));
    const cited = events.flatMap((event) => event.reasons.map(({ clause }) => clause));
    expect(cited.length).toBeGreaterThan(100);
    expect([...new Set(cited.filter((clause) => !known.has(clause)))]).toEqual([]);
    const mute = events.filter((event) => event.text !== '' && event.reasons.length === 0);
    expect([...new Set(mute.map(wordsOf))]).toEqual([]);
  });

  it('holds no NaN, Infinity or -0, and nothing that JSON would lose', () => {
    expect(events.flatMap((event, i) => strange(event).map((fault) => `event ${i} ${event.do}${fault}`))).toEqual([]);
    expect(JSON.parse(JSON.stringify(events))).toEqual(events);
  });

  it('opens and closes its acts one inside the other', () => {
    const open: number[] = [];
    for (const event of events) {
      if (event.do === 'begin') {
        expect(event.in).toBe(open.at(-1) ?? null);
        open.push(event.act);
      }
      expect(event.act).toBe(open.at(-1) ?? 0);
      if (event.do === 'end') open.pop();
    }
    expect(open).toEqual([]);
  });
});

const wordsOf = (event: BattleEvent): string =>
  `${event.do} ${'mark' in event ? event.mark : 'manner' in event ? event.manner : ''}`.trim();
