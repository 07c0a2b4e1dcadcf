import { expect, it } from 'vitest';
import { setArrival, setFormation } from '../../../editing/troops';
import type { PlayedScenario } from '../../../electron/desk/api';
import { prepare } from '../../../engine/rules/honours-of-war/prepare';
import { OnTable } from '../../../renderer/editor/on-table.svelte';
import { standingNow } from '../../../renderer/editor/plan/standing';
import { sampleBattle } from '../sample-battle';
import { stUlrich } from './st-ulrich';

const LEIB = 'blue/leib-regiment';

it('takes who comes on later off the table at once, before the desk has answered', () => {
  const editing = stUlrich();
  if (!editing.scenario) throw new Error('St. Ulrich cannot be read');
  const { vocabulary } = sampleBattle();
  const play: PlayedScenario = { title: '', ...prepare(editing.scenario), vocabulary, says: {}, sides: [] };
  editing.reading = { findings: [], accepted: [], play };
  editing.attempt((draft) => setArrival(draft, [LEIB], { turn: 4 }));
  const piece = standingNow(editing.scenario, play)?.pieces.find(({ id }) => id === LEIB);
  expect(piece?.where).toEqual({ off: 'blue', due: 4 });

  const table = new OnTable(editing);
  editing.select([LEIB]);
  expect(table.boxes.has(LEIB)).toBe(false);
  // Its arrow, and no footprint besides.
  expect(table.chosen.map(({ id, closed }) => [id, closed])).toEqual([[LEIB, false]]);
});

it.each([
  ['28mm', [20, 4], [4, 20]],
  ['10mm', [7.5, 1.5], [1.5, 7.5]],
  ['6mm', [6, 1], [1.5, 4]],
] as const)('at %s a battalion takes up the ground of its bases, in line and in column', (scale, line, column) => {
  const editing = stUlrich();
  editing.show(null, editing.text.replace(/scale: \w+/, `scale: ${scale}`));
  const { scenario } = editing;
  if (scenario?.rules.scale !== scale) throw new Error('the scale was not taken');
  const { vocabulary } = sampleBattle();
  const play = { title: '', ...prepare(scenario), vocabulary, says: {}, sides: [] };
  editing.reading = { findings: [], accepted: [], play };
  const table = new OnTable(editing);
  const ground = (): readonly (number | undefined)[] => {
    const box = table.boxes.get(LEIB);
    return [box?.width, box?.depth];
  };
  expect(ground()).toEqual(column);
  editing.attempt((draft) => setFormation(draft, [LEIB], 'line'));
  expect(ground()).toEqual(line);
});
