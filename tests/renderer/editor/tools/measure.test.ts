/** The tape, and with a second leg the protractor. */
import { expect, it } from 'vitest';
import { Editing } from '../../../../renderer/editor/editing.svelte';
import { MeasureTool } from '../../../../renderer/editor/tools/measure.svelte';
import { FakeDesk } from '../../fake-desk';

const at = (x: number, y: number, shift = false) => ({
  at: { x, y },
  things: [],
  pixel: 0.1,
  shift,
  alt: false,
  ctrl: false,
});

it('tells a distance and its heading, and with Shift the angle to a second leg', () => {
  const editing = new Editing(new FakeDesk([]));
  const tool = new MeasureTool();
  tool.begin(at(10, 10));
  tool.move(at(10, 40), editing);
  tool.end();
  expect(tool.note).toBe('30.0 cm, heading 0°');
  tool.begin(at(10, 40, true));
  tool.move(at(30, 40), editing);
  tool.end();
  expect(tool.note).toBe('20.0 cm, heading 90° · 90° between the legs');
  expect(tool.cancel()).toBe(true);
  expect([tool.note, tool.overlay]).toEqual([null, []]);
});
