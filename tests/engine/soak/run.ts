/** `npm run soak [battles] [first seed]`: wild battles until the count is fought, and what went wrong in them. */
import { PLAYERS, trial } from '.';

const [count = 60, first = 1] = process.argv.slice(2).map(Number);
let faulty = 0;
let events = 0;
for (let number = 0; number < count; number++) {
  const seed = first + Math.floor(number / PLAYERS.length);
  const player = PLAYERS[number % PLAYERS.length] ?? 'generals';
  const { fought, faults } = trial(seed, player);
  events += fought?.battle.events.length ?? 0;
  if (faults.length === 0) continue;
  faulty++;
  console.log(`Wild ${seed} by ${player}: ${faults.length} faults`);
  for (const fault of faults.slice(0, 5)) console.log(`  ${fault}`);
}
console.log(`${count - faulty} of ${count} wild battles without a fault, ${events} events.`);
process.exitCode = faulty > 0 ? 1 : 0;
