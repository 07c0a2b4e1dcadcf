import { fightBattle } from '../../engine/analysis';
import { fold, openBattle, playback, replayEntries } from '../../engine/battle';
import type { BattleSetUp } from '../../engine/battle';
import { systemById } from '../../engine/rules';
import { layGround } from '../../engine/terrain';
import { millisecondsOf, most } from './figures';
import type { Figure } from './figures';
import { LOBOSITZ, scenarioAt, ST_ULRICH } from './inputs';

const TURNS = 30;
/** One answer in so many is undone. */
const ENTRIES_SAMPLED = 10;

export const battleFigures = (): readonly Figure[] => [
  ...figuresOf('St. Ulrich', ST_ULRICH),
  ...figuresOf('Lobositz', LOBOSITZ),
];

/** What is done with a battle that has been fought; what the fight costs is in `fighting`. */
function figuresOf(name: string, file: string): readonly Figure[] {
  const scenario = scenarioAt(file);
  const system = systemById(scenario.rules.system);
  if (!system) throw new Error(`no rule system ${scenario.rules.system}`);
  const record = fightBattle({ scenario, system, seed: 7, turns: TURNS });
  const { state, roster } = system.prepare(scenario);
  const setUp: BattleSetUp = {
    script: system,
    ground: layGround(scenario),
    roster,
    start: state,
    dice: { from: 'seed', seed: 7 },
    turns: TURNS,
    keepSteps: true,
  };
  const again = replayEntries(setUp, record.entries);
  const { stepStates } = again;
  const undone = record.entries.flatMap((_, i) =>
    i % ENTRIES_SAMPLED === 0 ? [millisecondsOf(() => again.backTo(i), 5, 0)] : [],
  );
  const middle = stepStates[Math.floor(stepStates.length / 2)] ?? state;
  const replayed = playback(record);
  let moment = 0;
  const seek = (): unknown => {
    moment = (moment + 7919) % (replayed.length + 1);
    return replayed.stateAt(moment);
  };
  return [
    most(
      `fold all ${record.events.length} events of ${name}`,
      millisecondsOf(() => fold(record.start, record.events, record.vocabulary.marks)),
      'ms',
      1,
    ),
    most(`seek anywhere in ${name}`, millisecondsOf(seek), 'ms', 1),
    most(
      `enter ${name} at a step in the middle`,
      millisecondsOf(() => openBattle({ ...setUp, keepSteps: false, start: middle })),
      'ms',
      0.1,
    ),
    most(
      `undo an answer of ${name}, mean of ${undone.length}`,
      undone.reduce((sum, one) => sum + one, 0) / undone.length,
      'ms',
      30,
    ),
    most(`undo an answer of ${name}, the slowest of those`, Math.max(...undone), 'ms', 30),
  ];
}
