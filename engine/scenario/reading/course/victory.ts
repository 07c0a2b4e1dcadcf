/** `victory:` as written, and joined to the sides and objectives it names. */
import type { Victory, VictoryCondition } from '../../model/course-of-battle';
import { flag, number, text, textCalled } from '../../readers/fields';
import { findSide } from '../known-names';
import { keys, listOf, may, needs, orNone, otherwise, thingsOf } from '../../readers/groups';
import type { Id } from '../../model/measures';
import type { KnownNames } from '../known-names';
import { placed } from '../../readers/reader';
import type { ReadBy } from '../../readers/reader';
import { PLAIN_SCENARIO } from '../../model/scenario';
import { turnNumber } from '../armies/arrival-format';
import { allOf } from '../../readers/spelling';
import type { Page } from '../../text/page';
import { kept } from '../kept';

const condition = keys('a condition', {
  side: needs(placed(textCalled('key of a side')), 'Who wins by it.'),
  holds: needs(
    listOf(placed(textCalled('name of an objective')), 1),
    'What it must hold, all at once, at the end of a turn.',
  ),
  'by turn': may(turnNumber, 'The last turn in which that counts.', 'any turn'),
  'or loses': otherwise(flag, false, 'Whether it loses when it never did.'),
  'whatever is lost': otherwise(flag, false, 'Whether it wins so even when its army is broken in that turn.'),
});

const level = keys('a level of victory', {
  name: needs(
    text,
    'What victory it is in one word, as `decisive`; several words stand by themselves, as `a victory dearly bought`.',
  ),
  lead: may(
    number(1, 200, 'whole'),
    'Objectives the winner holds are worth so much more than those of the other.',
    'any',
  ),
  holds: orNone(listOf(placed(textCalled('name of an objective')), 1), [], 'What the winner must hold, all at once.'),
  broken: otherwise(flag, false, 'Whether the army of the other must be broken.'),
});

export const victoryFormat = keys('the victory', {
  turns: may(turnNumber, 'The last turn of the battle.', 'no limit'),
  // What is null here is settled by points.
  then: may(
    placed(textCalled('`points`, `objectives`, `draw` or the key of a side')),
    'What decides after the last turn: points lost, the points of objectives held, nobody, or the side that needed only to last.',
    '`points`',
  ),
  conditions: orNone(thingsOf(condition), [], 'Other ways to win.'),
  levels: orNone(
    thingsOf(level),
    [],
    'How great a victory is, from the least; the winner has the last of which all is true.',
  ),
});

/** Without conditions whose side or objective is not there; undefined when `then` means nothing. */
export function linkVictory(
  written: ReadBy<typeof victoryFormat> | null,
  sides: readonly Id[],
  objectives: KnownNames,
  page: Page,
): Victory | undefined {
  if (written === null) return PLAIN_SCENARIO.victory;
  const then = written.then === null ? 'points' : findSide(written.then, ['points', 'objectives', 'draw', ...sides]);
  const conditions = kept(written.conditions, (one) => linkCondition(one, sides, objectives), page, 'victory');
  const levels = kept(
    written.levels,
    ({ holds, ...rest }) => {
      const held = allOf(holds.map((name) => objectives.find(name)));
      return held && { ...rest, holds: held };
    },
    page,
    'victory',
  );
  return then === undefined
    ? undefined
    : { turns: written.turns, then, conditions, ...(levels.length > 0 && { levels }) };
}

function linkCondition(
  written: ReadBy<typeof condition>,
  sides: readonly Id[],
  objectives: KnownNames,
): VictoryCondition | undefined {
  const side = findSide(written.side, sides);
  const holds = allOf(written.holds.map((name) => objectives.find(name)));
  if (side === undefined || holds === undefined) return undefined;
  return {
    side,
    holds,
    by: written['by turn'],
    orLoses: written['or loses'],
    ...(written['whatever is lost'] && { whateverIsLost: true as const }),
  };
}
