import { render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { putName } from '../../../editing/map-names';
import type { Point } from '../../../engine/geometry';
import { OnTable } from '../../../renderer/editor/on-table.svelte';
import NameMarks from '../../../renderer/editor/table/NameMarks.svelte';
import { SelectTool } from '../../../renderer/editor/tools/select/select.svelte';
import { stUlrich } from './st-ulrich';

const SCALE = 4;
const DEPTH = 121.92;
/** A table looked at from above. */
const project = ({ x, y }: Point): Point => ({ x: x * SCALE, y: (DEPTH - y) * SCALE });
const ground = (x: number, y: number): Point => ({ x: x / SCALE, y: DEPTH - y / SCALE });
const pointed = (at: Point) => ({ at, pixel: 1 / SCALE, shift: false, alt: false, ctrl: true, things: [] });
const SPOT = { x: 60, y: 40 };

it('a name that is drawn aside is taken hold of where it is drawn, and goes on from there', () => {
  const editing = stUlrich();
  const ids = ['zeitberg', 'abbots-wood'];
  for (const id of ids) editing.attempt((draft) => putName(draft, id, { at: SPOT, turn: 0 }));
  const table = new OnTable(editing);
  const { container } = render(NameMarks, { table, project, ground });
  flushSync();
  const texts = [...container.querySelectorAll('text')];
  const drawn = (name: string): Point => {
    const text = texts.find(({ textContent }) => textContent === name);
    return ground(Number(text?.getAttribute('x')), Number(text?.getAttribute('y')));
  };
  const [aside] = ['Zeitberg', 'Abbot’s Wood', "Abbot's Wood"].map(drawn).filter(({ y }) => Math.abs(y - SPOT.y) > 1);
  if (!aside) throw new Error('no name was drawn aside');
  const belonging = table.nameAt(SPOT)?.name.id;
  const seen = table.nameAt(aside);
  expect(ids.toSorted()).toEqual([belonging, seen?.name.id].toSorted());

  const tool = new SelectTool(table);
  tool.begin(pointed(aside), editing);
  tool.move(pointed({ x: aside.x + 20, y: aside.y - 10 }), editing);
  tool.end(pointed({ x: aside.x + 20, y: aside.y - 10 }), editing);
  const label = editing.scenario?.terrain.find(({ id }) => id === seen?.name.id)?.label;
  expect(label?.at).toEqual({ x: aside.x + 20, y: aside.y - 10 });
});
