import { fightBattle } from '../../engine/analysis';
import { fold, openBattle, playback, replayEntries } from '../../engine/battle';
import type { BattleSetUp } from '../../engine/battle';
import { systemById } from '../../engine/rules';
import { layGround } from '../../engine/terrain';
import { millisecondsOf, most } from './figures';
import type { Figure } from './figures';
import { scenarioAt, ST_ULRICH } from './inputs';

const TURNS = 30;
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

export function battleFigures(): readonly Figure[] {
  const scenario = scenarioAt(ST_ULRICH);
  const system = systemById(scenario.rules.system);
  if (!system) throw new Error(`no rule system ${scenario.rules.system}`);
  const fight = (seed: number) => fightBattle({ scenario, system, seed, turns: TURNS });
  const record = fight(7);
  const { state, roster } = system.muster(scenario);
  const setUp: BattleSetUp = {
    script: system,
    ground: layGround(scenario),
    roster,
    start: state,
    dice: { from: 'seed', seed: 7 },
    turns: TURNS,
    keepSteps: true,
  };
  const { stepStates } = replayEntries(setUp, record.entries);
  const middle = stepStates[Math.floor(stepStates.length / 2)] ?? state;
  const film = playback(record);
  let moment = 0;
  const seek = (): unknown => {
    moment = (moment + 7919) % (film.length + 1);
    return film.stateAt(moment);
  };
  return [
    most(
      `fight St. Ulrich, mean of ${SEEDS.length} seeds`,
      millisecondsOf(() => SEEDS.map(fight), 5) / SEEDS.length,
      'ms',
      6,
    ),
    most(
      `fold all ${record.events.length} events of St. Ulrich`,
      millisecondsOf(() => fold(record.start, record.events, record.vocabulary.marks)),
      'ms',
      1,
    ),
    most('seek anywhere in St. Ulrich', millisecondsOf(seek), 'ms', 1),
    most(
      'enter St. Ulrich at a step in the middle',
      millisecondsOf(() => openBattle({ ...setUp, keepSteps: false, start: middle })),
      'ms',
      0.1,
    ),
    most(
      'undo the last answer by running again',
      millisecondsOf(() => replayEntries(setUp, record.entries, record.entries.length - 1)),
      'ms',
      30,
    ),
  ];
}
