import { describe, expect, it } from 'vitest';
import { fightBetween } from '../../../engine/analysis/fight';
import type { Commanders } from '../../../engine/analysis/fight';
import type { BattleState, Id, Roster, RosterObjective } from '../../../engine/battle';
import { generalNamed } from '../../../engine/generals';
import { distance, poseAt } from '../../../engine/geometry';
import { systemById, systems } from '../../../engine/rules';
import type { RuleSystem } from '../../../engine/rules';
import { breakingPhase } from '../../../engine/rules/honours-of-war/victory/breaking';
import { holderOf, lossesOf, reckoning } from '../../../engine/rules/mcnally/sequence/victory';
import { suited } from '../../../engine/rules/suited';
import { layGround } from '../../../engine/terrain';
import { ListedField } from '../../kit/field';
import { randomGeneral } from '../../tournament/generals/random';
import { scenarioOf } from './laid-scenarios';
import { BATTLES } from './orders-of-battle';

/** What a side had to take or keep that day: under McNally it decides when neither has lost clearly less. */
const GOALS: Readonly<Record<string, readonly [side: Id, objective: string]>> = {
  'rossbach-1757': ['allies', 'The crest of the Janus'],
  'leuthen-1757': ['prussia', 'The churchyard of Leuthen'],
  'hochkirch-1758': ['austria', 'The churchyard'],
  'minden-1759': ['france', 'Todtenhausen'],
  'kunersdorf-1759': ['prussia', 'The Spitzberg'],
  'liegnitz-1760': ['austria', 'The road to Parchwitz'],
  'torgau-1760': ['prussia', 'The ridge when all is over'],
};
/** How much more the other has to lose for it to be clear. */
const CLEARLY = 1.5;

const PAIRS = BATTLES.flatMap(({ file }, at) =>
  systems.map((system, n) => ({ file, system, book: system.id, isInEarnest: (at + n) % systems.length === 0 })),
);

describe.each(PAIRS)('$file under $book', ({ file, system, isInEarnest }) => {
  const scenario = suited(scenarioOf(`historical/${file}`), system);

  /** In earnest under one book, and in haste under the other: how long a battle takes hangs on who thinks. */
  const commanders = ({ sides }: Roster): Commanders =>
    new Map(
      sides.map(({ seat }, n) => [seat, isInEarnest ? generalNamed('drill-book').make(system) : randomGeneral(n + 1)]),
    );

  it('comes to a decision in its own time, by what its file says', () => {
    const { roster, battle } = fightBetween({ scenario, system, seed: 1, turns: 99 }, commanders);
    const { over, at } = battle.state;
    const { turns } = scenario.victory;
    expect(over?.why).toMatch(/is broken|Both armies are broken|holds its objectives|was the last/);
    expect(at.turn).toBeLessThanOrEqual(turns ?? 0);
    if (!over?.why.includes('was the last')) return;
    expect(at.turn).toBe(turns);
    expect(over.winner).toBe(betterAtTheEnd(system, battle, roster));
  }, 200_000);

  /** Who ought to have it by the losses, and by what had to be held. */
  function betterAtTheEnd(
    book: RuleSystem,
    battle: ReturnType<typeof fightBetween>['battle'],
    roster: Roster,
  ): Id | null {
    const view = battle.view(roster.sides[0]?.seat ?? '');
    const whole = { ...view, state: battle.state };
    const [[first, least], [second, most]] = ascending(
      roster.sides.map(({ id: side, seat }) => [
        side,
        book.id === 'mcnally' ? lossesOf(whole, side).share : book.standing(battle.view(seat), seat).lost,
      ]),
    );
    if (book.id !== 'mcnally') return least < most ? first : null;
    if (least < most && most >= CLEARLY * least) return first;
    const [side, name] = GOALS[file] ?? [];
    const goal = roster.objectives.find((one) => one.name === name);
    if (!goal || !side) return null;
    return holderOf(whole, goal) === side ? side : side === first ? second : first;
  }
});

const ascending = (two: readonly (readonly [Id, number])[]) => {
  const [a, b] = two.toSorted(([, one], [, other]) => one - other);
  return a && b ? ([a, b] as const) : expect.fail('there are two sides');
};

/** A position after the last turn: nobody has lost anything, and of all units one alone stands at an objective. */
function endedWith(file: string, book: 'mcnally' | 'honours-of-war', name: string, side: Id | null) {
  const system = systemById(book) ?? expect.fail(`no ${book}`);
  const scenario = suited(scenarioOf(`historical/${file}`), system);
  const { roster, state } = system.prepare(scenario);
  const goal = roster.objectives.find((one) => one.name === name) ?? expect.fail(`no ${name}`);
  const last: BattleState = { ...state, at: { ...state.at, turn: scenario.victory.turns ?? 0 } };
  const away = farFrom(roster.objectives, scenario.table);
  for (const piece of last.pieces)
    if ('on' in piece.where || 'inside' in piece.where) piece.where = { on: poseAt(away, { x: 0, y: 1 }) };
  const one = last.pieces.find(({ id }) => roster.units[id]?.side === side && roster.units[id]?.arm === 'foot');
  if (side !== null) {
    const block = scenario.terrain.some(({ id, kind }) => kind === 'bua' && goal.feature?.startsWith(`${id}/`));
    (one ?? expect.fail(`no foot of ${side}`)).where =
      block && goal.feature ? { inside: goal.feature } : { on: poseAt(goal.at, { x: 0, y: 1 }) };
  }
  const field = new ListedField(last, layGround(scenario), roster, system.marks);
  field.run(book === 'mcnally' ? reckoning(field) : breakingPhase(field));
  return field.state.over;
}

/** The corner that lies farthest from all of them. */
function farFrom(objectives: readonly RosterObjective[], { width, depth }: { width: number; depth: number }) {
  const corners = [0, width].flatMap((x) => [0, depth].map((y) => ({ x, y })));
  const nearest = (corner: { x: number; y: number }): number =>
    Math.min(...objectives.map(({ at }) => distance(at, corner)));
  return corners.toSorted((a, b) => nearest(b) - nearest(a))[0] ?? { x: 0, y: 0 };
}

describe.each(Object.entries(GOALS))('%s, with nothing lost at its end', (file, [side, name]) => {
  const { armies } = scenarioOf(`historical/${file}`);
  const enemy = armies.find(({ id }) => id !== side)?.id ?? '';

  it.each([
    ['its own', side, side],
    ['the enemy', enemy, enemy],
    ['nobody', null, enemy],
  ])(`is decided under McNally by ${name} in the hands of %s`, (_whose, at, winner) => {
    expect(endedWith(file, 'mcnally', name, at)?.winner).toBe(winner);
  });
});

describe.each(BATTLES)('$file, with nothing lost at its end', ({ file }) => {
  const { armies, objectives } = scenarioOf(`historical/${file}`);
  const sides = armies.map(({ id }) => id);

  it.each(objectives.map(({ name, holder }) => ({ name, holder })))(
    'is decided under Honours of War by $name, if one has it who had it not',
    ({ name, holder }) => {
      for (const side of sides)
        expect([side, endedWith(file, 'honours-of-war', name, side)?.winner]).toEqual([
          side,
          holder === side ? null : side,
        ]);
    },
  );

  it('is drawn under either book where nobody has anything and nothing had to be held', () => {
    const name = objectives[0]?.name ?? '';
    expect(endedWith(file, 'honours-of-war', name, null)?.winner).toBeNull();
    if (!GOALS[file]) expect(endedWith(file, 'mcnally', name, null)?.winner).toBeNull();
  });
});
