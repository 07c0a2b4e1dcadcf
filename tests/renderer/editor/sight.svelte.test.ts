import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { Aids } from '../../../renderer/editor/aids';
import { Editing } from '../../../renderer/editor/editing.svelte';
import { FakeDesk } from '../fake-desk';
import { NATIONS, TABLE } from './small-table';

const PLACE = { x: 50, y: 60 };

/** Sight from the pointer, and where it is looked from after something is done. */
function eyesAfter(act: (editing: Editing, aids: Aids) => void): Aids['eyes'] {
  const editing = new Editing(new FakeDesk([]));
  editing.nations = NATIONS;
  editing.show(null, TABLE);
  const aids = new Aids(editing);
  const end = $effect.root(() => aids.keepUp());
  flushSync();
  aids.pointed = PLACE;
  aids.toggle('sight');
  flushSync();
  expect(aids.eyes).toEqual([PLACE]);
  act(editing, aids);
  flushSync();
  const { eyes } = aids;
  end();
  return eyes;
}

it.each<readonly [string, (editing: Editing, aids: Aids) => void, Aids['eyes']]>([
  ['stays where it was pointed to', () => undefined, [PLACE]],
  ['stays there while ground is selected', (editing) => editing.select(['knoll']), [PLACE]],
  ['is that of a unit selected next', (editing) => editing.select(['blue/first']), [{ x: 30, y: 20 }]],
  ['is from nowhere when the aids are put away', (_, aids) => void aids.hideAll(), []],
])('sight from here %s', (_, act, eyes) => expect(eyesAfter(act)).toEqual(eyes));
