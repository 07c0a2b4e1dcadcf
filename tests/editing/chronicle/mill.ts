/** A chronicle of the mill that somebody wrote with comments and spacing of his own, opened to be edited. */
import { changed, openedDocument } from '../../../editing/document';
import type { Change } from '../../../editing/change';
import { chronicleDraftOf } from '../../../editing/chronicle';
import type { ChronicleDraft } from '../../../editing/chronicle';
import type { Refused } from '../../../editing/draft';
import { compileChronicle } from '../../../engine/chronicle';
import type { Chronicled } from '../../../engine/chronicle';
import { scenario, system } from '../../engine/chronicle/mill';

export const DAY = `# The mill, told from the colonel's letter.
chronicle: 1
title: The mill
scenario: mill
day: { begins: '06:00', ends: '12:00' }
begins:   # where not as deployed
  - { who: [Foot], at: [40, 58], facing: 90 }   # all of it
story:
  # They march off in the fog.
  - at: '06:30'
    until: '07:30'   # by his watch
    who: [Foot]
    does: march
    along: [[60, 60], [90, 62]]   # by the lane
    facing: 90
    caption: The foot steps off.

  - { at: '08:00', until: '08:40', who: [First], does: fire, against: [Watch], results: { inflicts: 0.1 } }   # sure
  - { at: '09:00', who: [Dragoons], does: march, along: [[60, 140], [90, 140]] }
  # Nobody knows the minute.
  - { at: '11:00', does: note, caption: The field is quiet. }
`;

export function draftOf(text: string): ChronicleDraft {
  const draft = chronicleDraftOf(text, scenario, 'mill');
  if (!draft) throw new Error('the chronicle cannot be read');
  return draft;
}
export const toldBy = ({ chronicle }: ChronicleDraft): Chronicled => compileChronicle(chronicle, scenario, system);

/** The text after a change; throws where it was refused. */
export function after(text: string, change: Change | Refused): string {
  if ('refused' in change) throw new Error(change.refused);
  const next = changed(openedDocument(text), change);
  if ('refused' in next) throw new Error(next.refused);
  return next.text;
}

/** Lines of one text that the other does not have, in its order. */
export function linesChanged(before: string, now: string): readonly string[] {
  const left = now.split('\n');
  return before.split('\n').filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
