/** The Combat of St. Ulrich, opened in an editor without a file. */
import { readNation, type Nation } from '../../../engine/scenario';
import { Editing } from '../../../renderer/editor/editing.svelte';
import stUlrichText from '../../../scenarios/fictional/st-ulrich.yaml?raw';
import bernau from '../../../scenarios/nations/bernau.yaml?raw';
import lindenau from '../../../scenarios/nations/lindenau.yaml?raw';
import { FakeDesk } from '../fake-desk';

export const ST_ULRICH = stUlrichText;
const nations = [
  ['bernau', bernau],
  ['lindenau', lindenau],
].flatMap(([id = '', text = '']): Nation[] => {
  const { nation } = readNation(id, text);
  return nation ? [nation] : [];
});

export function stUlrich(): Editing {
  const editing = new Editing(new FakeDesk());
  editing.nations = nations;
  editing.show(null, ST_ULRICH);
  return editing;
}
