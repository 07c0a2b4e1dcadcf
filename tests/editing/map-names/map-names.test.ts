/** Names put somewhere on the map, and labels: one line of the file each, moved with their things, drawn where they stand. */
import { describe, expect, it } from 'vitest';
import { copied, pasted } from '../../../editing/copying';
import { addLabel } from '../../../editing/features';
import { rename } from '../../../editing/features/properties';
import { putName } from '../../../editing/map-names';
import { remove } from '../../../editing/removing';
import { transform } from '../../../editing/transform';
import { changeTable } from '../../../editing/whole-table';
import { standingNames } from '../../../drawing/map';
import type { Draft, Refused } from '../../../editing/draft';
import type { Change } from '../../../editing/change';
import { after as textAfter, linesGained, linesLost, ODD, open } from '../drafts';

const draft = open(ODD);
const at = { x: 120, y: 40 };
const after = (from: ReturnType<typeof open>, made: Change | Refused): ReturnType<typeof open> =>
  open(textAfter(from.text, made));
const gains = (from: ReturnType<typeof open>, made: Change | Refused): readonly string[] =>
  linesGained(from.text, after(from, made).text).map((line) => line.trim());
const placeOf = (on: Draft, id: string) => {
  const box = standingNames(on.scenario).find((name) => name.id === id)?.box;
  return box && [Math.round(box.pose.x * 10) / 10, Math.round(box.pose.y * 10) / 10];
};

describe('the name of a feature', () => {
  it('is put somewhere in one line, stands there, and goes back to the map', () => {
    const put = after(draft, putName(draft, 'schwartz', { at, turn: 0 }));
    expect(linesLost(ODD, put.text)).toHaveLength(1);
    expect(put.text).toContain('label: [120, 40]');
    expect(placeOf(put, 'schwartz')).toEqual([120, 40]);
    expect(placeOf(draft, 'schwartz')).not.toEqual([120, 40]);
    const back = after(put, putName(put, 'schwartz', null));
    expect(back.text).toBe(ODD);
  });

  it('is written with keys once it is turned, and keeps them', () => {
    const turned = after(draft, putName(draft, 'knoll', { at, turn: -20 }));
    expect(turned.text).toContain('label: { at: [120, 40], turn: -20 }');
    const straight = after(turned, putName(turned, 'knoll', { at: { x: 50, y: 60 }, turn: 0 }));
    expect(straight.text).toContain('label: { at: [50, 60], turn: 0 }');
  });

  it('moves, turns and is mirrored with its feature, never upside down', () => {
    const put = after(draft, putName(draft, 'knoll', { at: { x: 30, y: 40 }, turn: 80 }));
    const knoll = (on: Draft) => on.scenario.terrain.find(({ id }) => id === 'knoll')?.label;
    expect(knoll(after(put, transform(put, ['knoll'], { do: 'move', by: { x: 5, y: 1 } })))?.at).toEqual({
      x: 35,
      y: 41,
    });
    const turned = after(put, transform(put, ['knoll'], { do: 'rotate', about: { x: 30, y: 30 }, degrees: 90 }));
    expect(knoll(turned)).toEqual({ at: { x: 40, y: 30 }, turn: -10 });
    const straight = after(draft, putName(draft, 'knoll', { at: { x: 30, y: 40 }, turn: 0 }));
    const round = after(straight, changeTable(straight, { do: 'turn', quarters: 1 }));
    expect(knoll(round)?.turn).toBe(0);
  });

  it('takes a copy out of its row when it alone is moved, and stays in it when the row moves', () => {
    const alone = after(draft, putName(draft, 'hedge-2', { at, turn: 0 }));
    expect(alone.text).not.toContain('times: 4');
    expect(alone.scenario.terrain.find(({ name }) => name === 'Hedge 2')?.label?.at).toEqual(at);
    expect(alone.scenario.terrain.find(({ name }) => name === 'Hedge 1')?.label).toBeNull();
  });
});

describe('a label', () => {
  const labelled = after(draft, addLabel(draft, at, 'The Plain'));
  it('is added, renamed, moved, copied and removed', () => {
    expect(linesLost(ODD, labelled.text)).toEqual([]);
    expect(labelled.scenario.labels).toMatchObject([{ id: 'label/the-plain', text: 'The Plain', at, turn: 0 }]);
    expect(gains(labelled, rename(labelled, 'label/the-plain', 'Moor'))).toEqual(['- { text: Moor, at: [120, 40] }']);
    expect(rename(labelled, 'label/the-plain', ' ')).toHaveProperty('refused');
    expect(gains(labelled, putName(labelled, 'label/the-plain', { at: { x: 1, y: 2 }, turn: 0 }))).toEqual([
      '- { text: The Plain, at: [1, 2] }',
    ]);
    const copy = copied(labelled, ['label/the-plain']);
    expect(gains(labelled, pasted(labelled, copy, { x: 4, y: -4 }))).toEqual(['- { text: The Plain, at: [124, 36] }']);
    expect(after(labelled, remove(labelled, ['label/the-plain'])).text).not.toContain('The Plain');
  });

  it('stands on the map where it is put, whatever it covers', () =>
    expect(placeOf(labelled, 'label/the-plain')).toEqual([120, 40]));

  it('goes with the table', () => {
    const wider = after(labelled, changeTable(labelled, { do: 'resize', edge: 'west', by: 10 }));
    expect(wider.scenario.labels?.[0]?.at).toEqual({ x: 130, y: 40 });
  });
});
