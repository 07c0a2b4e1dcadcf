/** `labels:` as written: words on the map that name no feature. */
import type { MapLabel } from '../../model/scenario';
import { number, textCalled } from '../../readers/fields';
import { keys, may, needs, otherwise, thingsOf } from '../../readers/groups';
import { placed } from '../../readers/reader';
import type { ReadBy } from '../../readers/reader';
import { length, point } from '../../readers/shapes';
import { kebab } from '../../readers/spelling';
import type { Ids } from '../ids';

/** Characters. */
const LONGEST = 80;

/** Degrees words are turned, so that they are never upside down by chance. */
export const turnOfWords = otherwise(number(-180, 180), 0, 'Degrees clockwise from words that run to the east.');

export const labelsFormat = thingsOf(
  placed(
    keys('a label', {
      text: needs(textCalled('text', LONGEST), 'The words.'),
      at: needs(point, 'The middle of the words.'),
      turn: turnOfWords,
      size: may(length(0.5, 30), 'The size of its type.', '2.2cm'),
    }),
  ),
);

export const linkLabels = (written: ReadBy<typeof labelsFormat>, ids: Ids): readonly MapLabel[] =>
  written.map(({ value, entry }) => ({ id: ids.take(`label/${kebab(value.text) || 'words'}`, entry.field), ...value }));
