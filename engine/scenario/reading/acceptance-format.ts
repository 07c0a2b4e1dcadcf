/** `accept:` as written: findings the maker of the file knows about and keeps. */
import type { Acceptance } from '../model/course-of-battle';
import { longText, textCalled } from '../readers/fields';
import { keys, may, needs, thingsOf } from '../readers/groups';
import type { Reader } from '../readers/reader';

export const acceptsFormat: Reader<readonly Acceptance[]> = thingsOf(
  keys('an acceptance', {
    code: needs(textCalled('code of a finding'), 'What kind of finding: the word `check` writes behind its severity.'),
    field: may(
      textCalled('field'),
      'The thing it is about, as `armies.blue.brigades[0]`, or the id of a thing, as `blue/foot`.',
      'wherever it is found',
    ),
    reason: needs(longText, 'Why it is kept.'),
  }),
);
