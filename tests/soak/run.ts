/**
 * `npm run soak -- [system or system/kind] [battles] [first seed]` fights wild battles of every rule system, or of one, and tells what
 * went wrong in them with the words that fight the same battle again;
 * `npm run soak -- files [count] [first seed]` reads damaged files, 100,000 unless told, and tells what was not borne.
 */
import type { BattleEvent } from '../../engine/battle';
import { PLAYERS, trial } from '../kit';
import type { Player } from '../kit';
import { damagedFile } from './damage';
import { faultsOfReading } from './reading';
import { soakKinds } from './subjects';

/** Longer than this to read one file is a hang, ms. */
const HANG = 200;
const MOST_TOLD = 20;

const [what, ...rest] = process.argv.slice(2);
if (what === 'files') process.exitCode = readFiles(...rest.map(counted));
else if (what === undefined || /^\d+$/.test(what))
  process.exitCode = fightBattles(null, ...[what ?? '60', ...rest].map(counted));
else process.exitCode = fightBattles(what, ...rest.map(counted));

function counted(word: string): number {
  if (!/^\d+$/.test(word)) throw new RangeError(`A count or a seed is a whole number; “${word}” was given.`);
  return Number(word);
}

/** Each kind of subject of each system by generals and by chance from one seed, then from the next. */
function fightBattles(system: string | null, count = 60, first = 1): number {
  const cases = soakKinds(system).flatMap((kind) => PLAYERS.map((player): [typeof kind, Player] => [kind, player]));
  let faulty = 0;
  let events = 0;
  const deeds = new Map<string, number>();
  for (let number = 0; number < count; number++) {
    const one = cases[number % cases.length];
    if (!one) break;
    const [kind, player] = one;
    const seed = first + Math.floor(number / cases.length);
    const { fought, faults } = trial(kind.make(seed, player), player, seed);
    events += fought?.battle.events.length ?? 0;
    tally(deeds, fought?.battle.events ?? []);
    if (faults.length === 0) continue;
    faulty++;
    const again = `npm run soak -- ${kind.system}/${kind.kind} ${PLAYERS.length} ${seed}`;
    console.log(`${kind.system}, ${kind.kind} ${seed} by ${player}: ${faults.length} faults (again: ${again})`);
    for (const fault of faults.slice(0, 5)) console.log(`  ${fault}`);
  }
  console.log(`${count - faulty} of ${count} wild battles without a fault, ${events} events.`);
  console.log(
    [...deeds]
      .map(([deed, times]) => `${deed} ${times}`)
      .toSorted()
      .join(', '),
  );
  return faulty > 0 ? 1 : 0;
}

/** How often units moved or fought in which manner: what a soak has shown at all. */
function tally(deeds: Map<string, number>, events: readonly BattleEvent[]): void {
  for (const event of events) {
    if (event.do !== 'moved' && event.do !== 'fought') continue;
    deeds.set(event.manner, (deeds.get(event.manner) ?? 0) + 1);
  }
}

function readFiles(count = 100_000, first = 1): number {
  let faulty = 0;
  let longest = 0;
  for (let seed = first; seed < first + count; seed++) {
    const file = damagedFile(seed);
    const faults = faultsAndHangs(file);
    longest = Math.max(longest, faults.took);
    if (faults.told.length === 0) continue;
    faulty++;
    if (faulty <= MOST_TOLD) console.log(`Damage ${seed} of ${file.name}: ${faults.told.slice(0, 3).join('; ')}`);
  }
  console.log(
    `${count - faulty} of ${count} damaged files read or refused with a reason, the slowest in ${Math.round(longest)} ms.`,
  );
  return faulty > 0 ? 1 : 0;
}

/** A slow reading is repeated: the machine may have been busy with something else. */
function faultsAndHangs(file: Parameters<typeof faultsOfReading>[0]): { told: readonly string[]; took: number } {
  let took = Infinity;
  let told: readonly string[] = [];
  for (let tries = 0; tries < 3 && took > HANG; tries++) {
    const start = performance.now();
    told = faultsOfReading(file);
    took = Math.min(took, performance.now() - start);
  }
  return { told: took > HANG ? [...told, `${Math.round(took)} ms to read`] : told, took };
}
