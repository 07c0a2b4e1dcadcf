/** Bodies that only the chronicle moves, told in the form: which lines of the file that touches. */
import { describe, expect, it } from 'vitest';
import { addBody, removeBody, renameBody, setBody } from '../../../editing/chronicle';
import type { ChronicleDraft } from '../../../editing/chronicle';
import type { UnitOfSide } from '../../../engine/scenario';
import { after, DAY, draftOf, linesChanged } from './mill';

const BAGGAGE = `${DAY}  - { at: '11:10', who: [The baggage], does: march, along: [[30, 100]] }   # the wagons
bodies:
  - { name: The baggage, side: blue, type: supply wagons, at: [10, 100], facing: 90 }   # of all of them
`;
const LINE = '  - { name: The baggage, side: blue, type: supply wagons, at: [10, 100], facing: 90 }   # of all of them';
function baggage(draft: ChronicleDraft): UnitOfSide {
  const [body] = draft.chronicle.bodies;
  if (!body) throw new Error('the baggage cannot be read');
  return body;
}
const changed = (text: string, now: string): readonly (readonly string[])[] => [
  linesChanged(text, now),
  linesChanged(now, text),
];

describe('troops that the scenario lacks', () => {
  it('are added in the middle of the table', () => {
    const now = after(DAY, addBody(draftOf(DAY)));
    expect(draftOf(now).chronicle.bodies.map(({ side, unit }) => [side, unit.name, unit.type])).toEqual([
      ['blue', 'A body', 'line infantry'],
    ]);
    expect(linesChanged(DAY, now)).toEqual([]);
  });

  it('get names of their own', () => {
    const one = after(DAY, addBody(draftOf(DAY)));
    const names = draftOf(after(one, addBody(draftOf(one)))).chronicle.bodies.map(({ unit }) => unit.name);
    expect(new Set(names).size).toBe(2);
  });

  it('change side, kind and size on their own line', () => {
    const draft = draftOf(BAGGAGE);
    const small = after(BAGGAGE, setBody(draft, baggage(draft), 'size', 'small'));
    expect(changed(BAGGAGE, small)).toEqual([[LINE], [LINE.replace('facing: 90 }', 'facing: 90, size: small }')]]);
    const red = after(BAGGAGE, setBody(draft, baggage(draft), 'side', 'red'));
    expect(changed(BAGGAGE, red)).toEqual([[LINE], [LINE.replace('side: blue', 'side: red')]]);
  });

  it('keep their part in the story under another name', () => {
    const draft = draftOf(BAGGAGE);
    const now = after(BAGGAGE, renameBody(draft, baggage(draft), 'The train'));
    expect(now).toContain("- { at: '11:10', who: [The train], does: march, along: [[30, 100]] }   # the wagons");
    expect(now).toContain('name: The train, side: blue');
    expect(now).not.toContain('The baggage');
  });

  it('are taken out, the last of them with the list', () => {
    const draft = draftOf(BAGGAGE);
    expect(changed(BAGGAGE, after(BAGGAGE, removeBody(draft, baggage(draft))))).toEqual([['bodies:', LINE], []]);
  });

  it('cannot be changed when they are gone', () => {
    const body = baggage(draftOf(BAGGAGE));
    expect(setBody(draftOf(DAY), body, 'size', 'small')).toHaveProperty('refused');
    expect(renameBody(draftOf(DAY), body, 'The train')).toHaveProperty('refused');
    expect(removeBody(draftOf(DAY), body)).toHaveProperty('refused');
  });
});
