/** Battles in which the scenario orders all it can: lieutenants, ratings by die, holds, arrivals, events, an end by turns. */
import { describe, expect, it } from 'vitest';
import { openBattle } from '../../../engine/battle';
import type { BattleSetUp } from '../../../engine/battle';
import { honoursOfWar } from '../../../engine/rules/honours-of-war';
import type { Army, Scenario } from '../../../engine/scenario';
import { layGround } from '../../../engine/terrain';
import { stUlrich } from '../scenario/files';
import { fightByChance, fightByGenerals } from './battles';
import type { Fought } from './battles';
import { faultsOfGauges, faultsOfMoves, faultsOfPlaces, strange } from './faults';

const ordered = (): Scenario => {
  const scenario = stUlrich();
  const [blue, red] = scenario.armies;
  const [column] = blue?.brigades ?? [];
  const [line] = red?.brigades ?? [];
  if (!blue?.general || !red?.general || !column || !line) throw new Error('St. Ulrich has changed');
  const arrives = { turn: 2, at: { x: 0, y: 60 }, heading: 90, needs: null };
  const attacker: Army = {
    ...blue,
    general: { ...blue.general, rating: 'diced' },
    lieutenants: [
      { id: 'blue/keith', name: 'Keith', rating: 'diced', at: blue.general.at, commands: [] },
      { id: 'blue/zieten', name: 'Zieten', rating: 'dithering', at: blue.general.at, commands: [column.id] },
    ],
    brigades: [
      {
        ...column,
        commander: { ...column.commander, rating: 'diced', at: { x: 0, y: 66 } },
        units: column.units.map((unit) => ({ ...unit, place: { arrives } })),
      },
    ],
    independents: blue.independents.map((unit) => ({ ...unit, place: { arrives: { ...arrives, turn: 1, needs: 3 } } })),
  };
  return {
    ...scenario,
    armies: [attacker, red],
    special: [
      {
        rule: 'hold',
        units: line.units.map(({ id }) => id),
        until: { turn: 6, attacked: true, enemyWithin: 60, lost: null },
        reason: '',
      },
    ],
    events: [
      { turn: 2, at: 'start', text: 'Guns are heard in the north.', event: 'message' },
      { turn: 3, at: 'start', text: null, event: 'weather', to: 'light rain' },
      { turn: 4, at: 'end', text: null, event: 'leaves', leader: blue.general.id, successor: 'blue/keith' },
    ],
    victory: { turns: 12, then: 'points', conditions: [] },
  };
};

const scenario = ordered();
const setUp = (seed: number): BattleSetUp => {
  const { roster, state } = honoursOfWar.prepare(scenario);
  const dice = { from: 'seed', seed } as const;
  return { script: honoursOfWar, ground: layGround(scenario), roster, start: state, dice, turns: 12, keepSteps: true };
};
const wrongLists: string[] = [];
/** Dice that a view had not heard of. */
let stale = 0;
const fought: readonly Fought[] = [
  ...[1, 2].map((seed) => fightByGenerals(`generals, seed ${seed}`, setUp(seed))),
  ...[3, 4].map((seed) =>
    fightByChance(`chance, seed ${seed}`, setUp(seed), seed, ({ decision, list }, battle) => {
      stale += Math.abs(battle.view(decision.seat).state.drawn - battle.state.drawn);
      for (const choice of [...list.slice(0, 3), ...list.slice(-1)]) {
        const refusal = battle.check(decision.seat, choice);
        if (refusal) wrongLists.push(`${decision.kind} ${JSON.stringify(choice)}: ${refusal.sentence}`);
      }
    }),
  ),
];

it('play at random lists only answers that its own check allows', () => {
  expect(wrongLists).toEqual([]);
});

it('a seat that does not know of all the enemy’s troops has one view of what stands, and none out of date', () => {
  const battle = openBattle(setUp(1));
  expect(battle.view('red').state.pieces.length).toBeLessThan(battle.state.pieces.length);
  expect(battle.view('red')).toBe(battle.view('red'));
  expect(stale).toBe(0);
});

describe.each(fought.map((one) => [one.title, one] as const))('a battle by %s', (_title, one) => {
  const { battle, entriesBefore } = one;
  const begins = battle.events.flatMap((event, i) => (event.do === 'step' ? [i] : []));
  const texts = battle.events.map(({ text }) => text);

  it('comes to an end that the scenario or the rules know', () => {
    expect(battle.ended).toBe(true);
    expect(battle.state.over?.why).toMatch(/is broken|are broken|Turn 12 was the last/);
    expect(battle.state.at.turn).toBeLessThanOrEqual(12);
  });

  it('rolls the ratings first, and brings everybody on', () => {
    expect(battle.events[0]).toMatchObject({ do: 'step', turn: 0, title: 'Commanders' });
    const rated = battle.events.slice(0, begins[1]).filter((event) => event.do === 'mark' && event.mark === 'rating');
    expect(rated).toHaveLength(3);
    expect(battle.state.pieces.filter(({ where }) => 'off' in where)).toEqual([]);
    expect(texts).toContain('Guns are heard in the north.');
  });

  it('breaks none of the house’s rules', () => {
    expect(faultsOfMoves(one)).toEqual([]);
    expect(faultsOfPlaces(one)).toEqual([]);
    expect(faultsOfGauges(one)).toEqual([]);
    expect(battle.events.flatMap((event) => strange(event))).toEqual([]);
    const known = new Set(honoursOfWar.clauses.map(({ id }) => id));
    const cited = battle.events.flatMap((event) => event.reasons.map(({ clause }) => clause));
    expect(cited.filter((clause) => !known.has(clause))).toEqual([]);
    expect(battle.events.filter((event) => event.text !== '' && event.reasons.length === 0)).toEqual([]);
  });

  it('entered at any step goes on with the same events', () => {
    battle.stepStates.forEach((start, i) => {
      if (i % 4 !== 0) return;
      const later = openBattle({ ...one.setUp, start });
      for (const entry of battle.entries.slice(entriesBefore[i]))
        if ('choice' in entry) expect(later.submit(entry.seat, entry.choice)).toBeNull();
      expect(JSON.stringify(later.events)).toBe(JSON.stringify(battle.events.slice(begins[i])));
    });
  });
});
