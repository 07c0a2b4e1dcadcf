/** A process that tries what tests notice; started by trying.mjs, which asks it. */
import { measured } from './measure.mjs';
import { Stage } from './stage.mjs';
import { Switchboard } from './switchboard.mjs';

/** Which script fails first with a place broken, and whether because it never ends; null when none does. */
async function noticed(folder, place, groups) {
  const board = new Switchboard();
  const stage = new Stage(folder, board);
  const listed = new Map();
  board.broken = place;
  for (const { script, number, asked } of groups) {
    board.asked = 0;
    board.patience = asked * 10 + MUCH;
    try {
      if (!listed.has(script)) listed.set(script, stage.groupsOf(script));
      for (const test of listed.get(script)[number]) await test();
    } catch {
      return { script, isEndless: board.asked > board.patience };
    }
  }
  return null;
}
/** What a file may ask for as it loads, and a mutant that goes another way. */
const MUCH = 1e6;

process.on('message', async ({ folder, scripts, place, groups }) => {
  try {
    process.send({ done: scripts ? await measured(folder, scripts) : await noticed(folder, place, groups) });
  } catch (error) {
    process.send({ failed: error.stack });
  }
});
