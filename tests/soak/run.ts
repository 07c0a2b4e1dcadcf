/**
 * `npm run soak -- [battles] [first seed]` fights wild battles until the count is fought and tells what went wrong in them;
 * `npm run soak -- files [count] [first seed]` reads damaged files, 100,000 unless told, and tells what was not borne.
 */
import { wildSubject } from '../engine/rules/honours-of-war/battles/subjects';
import { PLAYERS, trial } from '../kit';
import { damagedFile } from './damage';
import { faultsOfReading } from './reading';

/** Longer than this to read one file is a hang, ms. */
const HANG = 200;
const MOST_TOLD = 20;

const [what, ...rest] = process.argv.slice(2);
process.exitCode =
  what === 'files' ? readFiles(...rest.map(Number)) : fightBattles(...[what, ...rest].flatMap(numbers));

function numbers(word: string | undefined): number[] {
  return word === undefined ? [] : [Number(word)];
}

function fightBattles(count = 60, first = 1): number {
  let faulty = 0;
  let events = 0;
  for (let number = 0; number < count; number++) {
    const seed = first + Math.floor(number / PLAYERS.length);
    const player = PLAYERS[number % PLAYERS.length] ?? 'generals';
    const { fought, faults } = trial(wildSubject(seed, player), player, seed);
    events += fought?.battle.events.length ?? 0;
    if (faults.length === 0) continue;
    faulty++;
    console.log(`Wild ${seed} by ${player}: ${faults.length} faults`);
    for (const fault of faults.slice(0, 5)) console.log(`  ${fault}`);
  }
  console.log(`${count - faulty} of ${count} wild battles without a fault, ${events} events.`);
  return faulty > 0 ? 1 : 0;
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
