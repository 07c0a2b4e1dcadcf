/** One wild battle fought and looked through: everything that went wrong, in sentences. */
import { NEUTRAL, openBattle, replayEntries } from '../../../engine/battle';
import type { Battle, BattleSetUp, Choice, Decision } from '../../../engine/battle';
import { honoursOfWar } from '../../../engine/rules/honours-of-war';
import { layGround } from '../../../engine/terrain';
import { fightByChance, fightByGenerals } from '../analysis/battles';
import type { Fought } from '../analysis/battles';
import { faultsOfGauges, faultsOfMoves, faultsOfPlaces, strange } from '../analysis/faults';
import { wildScenario } from './wild';

export const PLAYERS = ['generals', 'chance'] as const;
export type Player = (typeof PLAYERS)[number];

export interface Trial {
  readonly seed: number;
  readonly player: Player;
  /** Null when it could not be fought out. */
  readonly fought: Fought | null;
  readonly faults: readonly string[];
}

/** Turns after which a wild battle has shown enough. */
const TURNS: Readonly<Record<Player, number>> = { generals: 12, chance: 5 };
/** More answers in a turn than armies of this size can need. */
const MOST_ANSWERS = 250;
/** Listed answers looked at again, of each decision. */
const SAMPLE = 3;
/** One step in so many is entered. */
const ENTERED = 9;

export function trial(seed: number, player: Player): Trial {
  const scenario = wildScenario(seed);
  const { roster, state } = honoursOfWar.prepare(scenario);
  const dice = { from: 'seed', seed } as const;
  const setUp: BattleSetUp = {
    script: honoursOfWar,
    ground: layGround(scenario),
    roster,
    start: state,
    dice,
    turns: TURNS[player],
    keepSteps: true,
  };
  const faults: string[] = [];
  const title = `wild ${seed} by ${player}`;
  const look = ({ decision, list }: { decision: Decision; list: readonly Choice[] }, battle: Battle): void => {
    faults.push(...faultsOfList(battle, decision, list));
  };
  try {
    const fought = player === 'chance' ? fightByChance(title, setUp, seed, look) : fightByGenerals(title, setUp);
    faults.push(...faultsOf(fought));
    return { seed, player, fought, faults };
  } catch (error) {
    return { seed, player, fought: null, faults: [...faults, stackOf(error)] };
  }
}

/** Where a fault of ours was thrown. */
function stackOf(error: unknown): string {
  const cause: unknown = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}

function faultsOf(fought: Fought): readonly string[] {
  const { battle } = fought;
  const answers = battle.entries.length / Math.max(1, battle.state.at.turn);
  return [
    ...(battle.ended ? [] : ['it does not end']),
    ...(answers > MOST_ANSWERS ? [`${Math.round(answers)} answers a turn`] : []),
    ...faultsOfPlaces(fought),
    ...faultsOfMoves(fought),
    ...faultsOfGauges(fought),
    ...battle.events.flatMap((event, i) => strange(event).map((fault) => `event ${i} ${event.do}${fault}`)),
    ...faultsOfReplay(fought),
    ...faultsOfCards(fought),
  ];
}

/** Listed answers that are refused, cannot be read, or promise nothing that can be compared. */
function faultsOfList(battle: Battle, decision: Decision, list: readonly Choice[]): readonly string[] {
  const question = battle.question(decision.kind);
  const view = battle.view(decision.seat);
  const looked = [...list.slice(0, SAMPLE), ...list.slice(-1), ...(decision.idle ? [decision.idle] : [])];
  const faults = looked.flatMap((choice) => {
    const told = `${decision.kind} ${JSON.stringify(choice)}`;
    const refusal = battle.check(decision.seat, choice);
    if (refusal) return [`${told} is listed and refused: ${refusal.sentence}`];
    const label = question?.label(view, decision.about as never, choice as never);
    if (label !== undefined && (label === '' || /undefined|NaN|\[object/.test(label)))
      return [`${told} reads “${label}”`];
    const { harm, risk, ready } = question?.evaluate?.(view, decision.about as never, choice as never) ?? NEUTRAL;
    return [harm, risk, ready].every(Number.isFinite) ? [] : [`${told} promises ${harm}, ${risk}, ${ready}`];
  });
  const { length } = new Set(list.map((choice) => JSON.stringify(choice))).size === list.length ? [] : [0];
  return length === 0 ? faults : [...faults, `${decision.kind} lists an answer twice`];
}

/** The same entries must make the same battle, from its start and from any step. */
function faultsOfReplay({ setUp, battle, entriesBefore }: Fought): readonly string[] {
  const faults: string[] = [];
  const all = JSON.stringify(battle.events);
  if (JSON.stringify(replayEntries(setUp, battle.entries).events) !== all) faults.push('it does not come again');
  const begins = battle.events.flatMap((event, i) => (event.do === 'step' ? [i] : []));
  battle.stepStates.forEach((start, i) => {
    if (i % ENTERED !== 3) return;
    const later = openBattle({ ...setUp, start });
    for (const entry of battle.entries.slice(entriesBefore[i])) {
      const refusal = 'choice' in entry ? later.submit(entry.seat, entry.choice) : null;
      if (!refusal) continue;
      faults.push(`entered at step ${i}, ${refusal.sentence}`);
      return;
    }
    if (JSON.stringify(later.events) !== JSON.stringify(battle.events.slice(begins[i])))
      faults.push(`entered at step ${i} it goes otherwise`);
  });
  return faults;
}

/** Cards, zones and standings can be made of every position. */
function faultsOfCards({ battle, setUp }: Fought): readonly string[] {
  const faults: string[] = [];
  for (const { seat } of setUp.roster.sides) {
    const view = battle.view(seat);
    for (const { id } of [...battle.state.pieces, ...Object.values(battle.state.commands)]) {
      faults.push(...strange(honoursOfWar.readout(view, id), `card of ${id}`));
      faults.push(...strange(honoursOfWar.zones(view, id), `zones of ${id}`));
    }
    faults.push(...strange(honoursOfWar.standing(view, seat), `standing of ${seat}`));
  }
  return faults;
}
