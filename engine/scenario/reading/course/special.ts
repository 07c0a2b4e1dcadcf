/** `special:` as written, and joined to the units, objectives and built-up areas it names. */
import { unitsOfArmy } from '../../model/army';
import type { Army } from '../../model/army';
import type { Clock } from '../../model/clock';
import { EVEN_LOTS } from '../../model/lots';
import type { Hold, Keep, Lots, Mist, Note, SpecialRule } from '../../model/course-of-battle';
import { flag, longText, number, textCalled } from '../../readers/fields';
import { keys, kind, listOf, may, needs, orNone, otherwise, thingsOf, variant } from '../../readers/groups';
import { KnownNames } from '../known-names';
import { made, placed } from '../../readers/reader';
import type { ReadBy } from '../../readers/reader';
import { heading, length, pair, point } from '../../readers/shapes';
import { timeOfDay } from '../../readers/time-of-day';
import { turnNumber } from '../armies/arrival-format';
import type { Id } from '../../model/measures';
import { allOf } from '../../readers/spelling';
import type { Page } from '../../text/page';
import { kept } from '../kept';
import { linkMoment } from './turn-or-hour';
import { unitFinder } from './unit-finder';
import type { UnitFinder } from './unit-finder';

const reason = otherwise(longText, '', 'Why, for the players.');

const untilKeys = keys('"until"', {
  turn: may(turnNumber, 'From this turn on they are free.'),
  hour: may(placed(timeOfDay), 'The same by the hour of the day, as `"11:30"`. Needs a clock.'),
  needs: may(
    number(2, 12, 'whole'),
    'Free on a throw of this or more, made each turn: up to 6 of one D6, from 7 on of two together.',
  ),
  'from turn': may(placed(turnNumber), 'With needs, the first turn in which it is thrown.', 'the first'),
  attacked: otherwise(flag, false, 'Free once they are fired at or charged.'),
  'enemy within': may(length(1, 500), 'Free once an enemy is as near as this.'),
  lost: may(placed(textCalled('name of an objective')), 'Free once the enemy holds this objective.'),
});
const until = made(placed(untilKeys), ({ value, entry }) => {
  const { turn, hour, needs: least, attacked, lost, 'from turn': from } = value;
  if (from !== null && least === null)
    return from.entry.page.fault(from.entry, {
      code: 'nothing-thrown',
      message: 'It names the turn from which is thrown, and nothing is thrown for.',
      fix: 'Add needs: ..., or write turn: ... for a turn that sets them free.',
    });
  if ([turn, hour, least, value['enemy within'], lost].some((one) => one !== null) || attacked) return value;
  return entry.page.fault(entry, {
    code: 'hold-without-end',
    message: 'Nothing here would ever set these units free.',
    fix: 'Write at least one of turn, hour, needs, attacked: true, enemy within and lost.',
  });
});

const hold = keys('"hold"', {
  units: needs(
    listOf(placed(textCalled('name of a unit or a brigade')), 1),
    'Who may not move; when both sides have that name, `red/first`.',
  ),
  until: needs(until, 'Whichever comes first sets all of them free.'),
  reason,
});

const keep = keys('"keep"', {
  units: needs(
    listOf(placed(textCalled('name of a unit or a brigade')), 1),
    'Who may not leave; when both sides have that name, `red/first`.',
  ),
  within: needs(
    placed(textCalled('name of a deployment zone')),
    'The zone of their army which they do not leave by marches or charges; who is driven out is free.',
  ),
  'until turn': may(turnNumber, 'The last turn in which that holds.', 'the last'),
  reason,
});

const lots = keys('"lots"', {
  units: needs(
    listOf(placed(textCalled('name of a unit or a brigade')), 1),
    'Who begins at a place that a die decides; when both sides have that name, `red/first`.',
  ),
  places: needs(
    listOf(
      keys('a place by lot', {
        at: needs(point, 'Where their middle stands instead.'),
        heading: may(heading, 'Where the first of them looks; the others turn with it.', 'as the file has it'),
      }),
      1,
    ),
    'One, two or five places beside the one the file gives them: a die decides between all.',
  ),
  reason,
});

const turns = made(pair(turnNumber, 'a span of turns', '[first turn, last turn]', '[1, 3]'), ([from, last], entry) => {
  if (from <= last) return { from, until: last };
  return entry.page.fault(entry, {
    code: 'turns-reversed',
    message: `Turn ${last} is before turn ${from}.`,
    fix: 'Write the earlier turn first.',
  });
});

const mist = keys('"mist"', {
  turns: needs(turns, 'The turns it lies, both included.'),
  beyond: otherwise(length(0, 500), 20, 'Fire and charges that begin from farther than this may fail, in cm.'),
  'fails on': otherwise(number(1, 6, 'whole'), 2, 'They fail on a D6 of this or less.'),
  except: orNone(
    listOf(placed(textCalled('name of a built-up area'))),
    [],
    'Built-up areas that can always be fired at.',
  ),
  reason,
});

type WrittenRule =
  | ({ readonly rule: 'hold' } & ReadBy<typeof hold>)
  | ({ readonly rule: 'keep' } & ReadBy<typeof keep>)
  | ({ readonly rule: 'mist' } & ReadBy<typeof mist>)
  | ({ readonly rule: 'lots' } & ReadBy<typeof lots>)
  | Note;
export const specialFormat = thingsOf(
  variant<WrittenRule>('a special rule', {
    hold: kind(
      made(hold, (parts) => ({ rule: 'hold', ...parts })),
      'Keeps units where they are until something happens.',
    ),
    keep: kind(
      made(keep, (parts) => ({ rule: 'keep', ...parts })),
      'Keeps units within a place, where they may move.',
    ),
    mist: kind(
      made(mist, (parts) => ({ rule: 'mist', ...parts })),
      'Mist in the low ground, in which fire and charges may fail.',
    ),
    lots: kind(
      made(placed(lots), ({ value, entry }) =>
        EVEN_LOTS.includes(value.places.length + 1)
          ? { rule: 'lots', ...value }
          : entry.page.fault(entry, {
              code: 'lots-uneven',
              message: `One die does not decide evenly between ${value.places.length + 1} places.`,
              fix: 'Name one, two or five places beside the one they have.',
            }),
      ),
      'Lets a die decide where troops begin.',
    ),
    note: kind(
      made(longText, (words) => ({ rule: 'note', text: words })),
      'A rule the players keep themselves.',
    ),
  }),
);

export interface SpecialContext {
  readonly armies: readonly Army[];
  readonly objectives: KnownNames;
  readonly builtUpAreas: KnownNames;
  /** Null where the file has none. */
  readonly clock: Clock | null;
}

/** Without those that name something that is not there. */
export function linkSpecial(
  written: readonly WrittenRule[],
  context: SpecialContext,
  page: Page,
): readonly SpecialRule[] {
  const unitsCalled = unitFinder(context.armies);
  return kept(
    written,
    (rule): SpecialRule | undefined => {
      if (rule.rule === 'hold') return linkHold(rule, unitsCalled, context);
      if (rule.rule === 'lots') return linkLots(rule, unitsCalled, context.armies);
      if (rule.rule === 'keep') return linkKeep(rule, unitsCalled, context.armies);
      return rule.rule === 'mist' ? linkMist(rule, context.builtUpAreas) : rule;
    },
    page,
    'special',
  );
}

function linkHold(
  { units, until: end, reason: why }: ReadBy<typeof hold>,
  unitsCalled: UnitFinder,
  { objectives, clock }: SpecialContext,
): Hold | undefined {
  const held = allOf(units.map(unitsCalled))?.flat();
  const lost = end.lost && objectives.find(end.lost);
  const dated = linkMoment(end, clock);
  if (held === undefined || lost === undefined || dated === undefined) return undefined;
  const { attacked, 'enemy within': enemyWithin, needs: least, 'from turn': from } = end;
  const chance = least === null ? {} : { chance: { needs: least, from: from?.value ?? 1 } };
  return {
    rule: 'hold',
    units: [...new Set(held)],
    until: { ...dated, attacked, enemyWithin, lost, ...chance },
    reason: why,
  };
}

/** Of one army, and its zone. */
function linkKeep(
  { units, within, 'until turn': until, reason: why }: ReadBy<typeof keep>,
  unitsCalled: UnitFinder,
  armies: readonly Army[],
): Keep | undefined {
  const kept = allOf(units.map(unitsCalled))?.flat();
  const [first] = kept ?? [];
  const army = armies.find((one) => unitsOfArmy(one).some(({ id }) => id === first));
  const names = new KnownNames('unknown-zone');
  for (const { id, name } of army?.deployment ?? []) names.add(id, name);
  const zone = kept && names.find(within);
  if (kept === undefined || zone === undefined || !army) return undefined;
  const own = new Set(unitsOfArmy(army).map(({ id }) => id));
  if (kept.every((id) => own.has(id)))
    return { rule: 'keep', units: [...new Set(kept)], within: zone, until, reason: why };
  return within.entry.page.fault(within.entry, {
    code: 'zone-of-the-other',
    message: 'They are of both sides, and a zone belongs to one.',
    fix: 'Write a rule for each side.',
  });
}

/** Who stands on the table of his own: not in houses, nor still to come. */
function linkLots(
  { units: named, places, reason: why }: ReadBy<typeof lots>,
  unitsCalled: UnitFinder,
  armies: readonly Army[],
): Lots | undefined {
  const all = armies.flatMap(unitsOfArmy);
  const drawn: Id[] = [];
  for (const name of named) {
    const units = unitsCalled(name);
    if (units === undefined) return undefined;
    const absent = all.find(({ id, place }) => units.includes(id) && !('at' in place));
    if (absent)
      return name.entry.page.fault(name.entry, {
        code: 'lots-elsewhere',
        message: `${absent.name} does not begin on open ground, so no die can place it.`,
        fix: 'Give it a place on the table, or leave it out here.',
      });
    drawn.push(...units);
  }
  return { rule: 'lots', units: [...new Set(drawn)], places, reason: why };
}

function linkMist(written: ReadBy<typeof mist>, builtUpAreas: KnownNames): Mist | undefined {
  const sparing = allOf(written.except.map((name) => builtUpAreas.find(name)));
  const { beyond, 'fails on': failsOn, reason: why } = written;
  return sparing && { rule: 'mist', ...written.turns, beyond, failsOn, sparing, reason: why };
}
