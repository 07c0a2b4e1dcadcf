/**
 * `npm run puzzles -- [--games N] [--write] [NAME...]`: what the capable general answers to each puzzle, and whether long
 * play-outs bear out that the sensible answer is the better one; with --write that is noted in the files.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inRepository } from '../bench/inputs';
import { matches } from './matching';
import { answerTo, confirm, offered, weighedIn } from './play-outs';
import { positionsOf } from './position';
import { pathOfPuzzle, PUZZLE_FILES, puzzleIn } from './puzzle';

const { values, positionals } = parseArgs({
  options: { games: { type: 'string' }, write: { type: 'boolean' }, list: { type: 'boolean' } },
  allowPositionals: true,
});
const games = Number(values.games ?? 24);
let solved = 0;

for (const file of PUZZLE_FILES) {
  const puzzle = puzzleIn(file);
  if (positionals.length > 0 && !positionals.some((word) => puzzle.name.includes(word))) continue;
  const [position] = positionsOf(puzzle);
  if (!position) continue;
  const answer = answerTo(position);
  const { battle, decision, unit, times } = position;
  const isAs = (told: typeof puzzle.sensible): boolean =>
    told.some((one) => matches(one, answer, battle.view(decision.seat), unit, times));
  const verdict = isAs(puzzle.sensible) ? 'solved' : isAs(puzzle.foolish) ? 'FOOLISH' : 'missed';
  if (verdict === 'solved') solved++;
  const counts = [puzzle.sensible, puzzle.foolish].map((told) => offered(position, told).length);
  const label = position.question.label(battle.view(decision.seat), decision.about, answer);
  console.log(`${puzzle.name}: ${verdict}, ${label}; offered ${counts.join(' sensible, ')} foolish`);
  if (values.list) for (const line of weighedIn(position)) console.log(`    ${line}`);
  if (games === 0 || counts.includes(0)) continue;
  const { gain, half } = confirm(puzzle, games);
  const told = `${gain >= 0 ? '+' : ''}${gain.toFixed(2)} points of ${games} play-outs, give or take ${half.toFixed(2)}`;
  console.log(`    ${told}`);
  if (values.write) note(pathOfPuzzle(file), told);
}
console.log(`${solved} solved`);

/** In place of what the file said before, or at its end. */
function note(path: string, told: string): void {
  const full = inRepository(path);
  const text = readFileSync(full, 'utf8').replace(/^confirmed:.*\n/m, '');
  writeFileSync(full, `${text}confirmed: '${told}'\n`);
}
