/** A puzzle laid on the table and played up to its question. */
import { stringify } from 'yaml';
import { copyState, openBattle } from '../../engine/battle';
import type { AnyQuestion, Battle, BattleState, Choice, Decision, Id, Roster } from '../../engine/battle';
import { whoIsAsked } from '../../engine/generals';
import { honoursOfWar as system } from '../../engine/rules/honours-of-war';
import { byRules, readScenario } from '../../engine/scenario';
import type { Scenario } from '../../engine/scenario';
import { groundOf } from '../../engine/terrain';
import { nations } from '../bench/inputs';
import { matches } from './matching';
import type { Puzzle } from './puzzle';
import { tableOf } from './variants';

export const SCALES = ['28mm', '15mm'] as const;
export type Scale = (typeof SCALES)[number];

/** The battle just before the question. */
export interface Position {
  /** Who is asked. */
  readonly unit: Id;
  readonly battle: Battle;
  readonly decision: Decision;
  readonly question: AnyQuestion;
  readonly listed: readonly Choice[];
  /** How much larger than at 28mm lengths are. */
  readonly times: number;
}

/** Turns played on where the puzzle does not end before. */
const TURNS = 6;
const MOST_SEEDS = 2000;

/** The scenario of a puzzle, at a figure scale. */
function scenarioOf(puzzle: Puzzle, scale: Scale): { readonly scenario: Scenario; readonly times: number } {
  const { terrain = [], blue, red, objectives = [], turns } = puzzle;
  const text = stringify({
    cockade: 1,
    title: puzzle.puzzle,
    kind: 'fictional',
    rules: { system: system.id, scale: '28mm' },
    table: { size: [...tableOf(puzzle)] },
    terrain,
    armies: {
      blue: { name: 'Blue', nation: 'neutral-blue', ...blue },
      red: { name: 'Red', nation: 'neutral-red', ...red },
    },
    ...(objectives.length > 0 && { objectives }),
    ...(turns !== undefined && { victory: { turns } }),
  });
  const { scenario, findings } = readScenario(`${puzzle.name}.yaml`, text, nations);
  const [error] = findings.filter(({ severity }) => severity === 'error');
  if (!scenario || error) throw new Error(`${puzzle.name}: ${error?.message ?? 'cannot be read'}`);
  const times = system.measures.find(({ id }) => id === scale)?.ground ?? 1;
  return {
    times,
    scenario: scale === '28mm' ? scenario : byRules(scenario, { system: system.id, scale, options: {} }, times),
  };
}

/** The first `count` seeds from 1 whose dice lead to the question as it is to be asked. Throws when too few do. */
export function positionsOf(puzzle: Puzzle, count = 1, scale: Scale = '28mm'): readonly Position[] {
  const { scenario, times } = scenarioOf(puzzle, scale);
  const { roster, state } = system.prepare(scenario);
  const start = withGauges(state, puzzle, (name) => idOf(roster, name, puzzle));
  const unit = idOf(roster, puzzle.asked.unit, puzzle);
  const orders = (puzzle.before ?? []).map((one) => ({ ...one, id: idOf(roster, one.unit, puzzle) }));
  const found: Position[] = [];
  for (let seed = 1; seed <= MOST_SEEDS && found.length < count; seed++) {
    const battle = openBattle({
      script: system,
      ground: groundOf(scenario),
      roster,
      start,
      dice: { from: 'seed', seed },
      turns: puzzle.turns ?? TURNS,
    });
    const movers = [...orders.map(({ id }) => id), unit].map((id) => roster.units[id]?.command ?? id);
    const first = orders[0]?.id ?? unit;
    const firstSide = (roster.units[first] ?? roster.commands[first])?.side ?? '';
    const position = playUpTo(battle, { puzzle, unit, orders, movers, firstSide, times });
    if (position) found.push(position);
  }
  if (found.length < count) throw new Error(`${puzzle.name}: only ${found.length} of ${MOST_SEEDS} seeds lead to it`);
  return found;
}

interface Way {
  readonly puzzle: Puzzle;
  readonly unit: Id;
  readonly orders: readonly { readonly id: Id; readonly answer: Puzzle['sensible'][number] }[];
  /** The commands in the order in which they act. */
  readonly movers: readonly Id[];
  readonly firstSide: Id;
  readonly times: number;
}

/** Null when these dice lead elsewhere. */
function playUpTo(battle: Battle, { puzzle, unit, orders, movers, firstSide, times }: Way): Position | null {
  const { question: kind = 'manoeuvre', performance } = puzzle.asked;
  const left = [...orders];
  while (!battle.ended && battle.state.at.turn < 2) {
    const [decision] = battle.pending;
    const question = decision && battle.question(decision.kind);
    if (!decision || !question) return null;
    const view = battle.view(decision.seat);
    const listed = question.choices(view, decision.about).list;
    const who = whoIsAsked(view, decision);
    const asked = who.unit ?? who.command;
    const isHis = asked === unit && decision.kind === kind && left.length === 0;
    if (isHis) {
      if (decision.kind === 'manoeuvre' && performanceIn(decision.about) !== (performance ?? 'Steady')) return null;
      return { unit, battle, decision, question, listed, times };
    }
    const order = decision.kind === 'manoeuvre' && asked === left[0]?.id ? left.shift() : undefined;
    const ordered = order && listed.find((choice) => matches(order.answer, choice, view, order.id, times));
    if (order && !ordered) return null;
    const choice =
      ordered ?? wayTo(listed, movers, [...left.map(({ id }) => id), unit], decision, firstSide) ?? listed[0];
    if (!choice || battle.submit(decision.seat, choice)) return null;
  }
  return null;
}

/** Activates the commands in their order and moves those units only; nobody else stirs. */
function wayTo(
  listed: readonly Choice[],
  movers: readonly Id[],
  units: readonly Id[],
  decision: Decision,
  firstSide: Id,
): Choice | undefined {
  const picks = listed.filter((choice) => 'pick' in choice);
  if (decision.kind === 'who begins') return picks[decision.seat === firstSide ? 0 : 1];
  if (decision.kind === 'next unit') return picks.find(({ of }) => of === units[0]) ?? decision.idle;
  if (decision.kind === 'activate')
    return movers.flatMap((command) => picks.filter(({ of }) => of === command))[0] ?? decision.idle;
  return decision.idle;
}

const performanceIn = (about: unknown): unknown =>
  typeof about === 'object' && about !== null && 'performance' in about ? about.performance : null;

/** A unit, or the figure of a commander by the name of his command or his own. */
function idOf({ units, commands }: Roster, name: string, puzzle: Puzzle): Id {
  const found =
    Object.values(units).find((one) => one.name === name) ??
    Object.values(commands).find((one) => one.name === name || one.leader === name);
  if (!found) throw new Error(`${puzzle.name}: there is no “${name}”`);
  return found.id;
}

function withGauges(state: BattleState, { gauges = {} }: Puzzle, id: (name: string) => Id): BattleState {
  const start = copyState(state);
  for (const [name, given] of Object.entries(gauges)) {
    const piece = start.pieces.find((one) => one.id === id(name));
    Object.assign(piece?.gauges ?? {}, given);
  }
  return start;
}
