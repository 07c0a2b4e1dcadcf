/** A chronicle file as it is written, whole. */
import { FORMATIONS } from '../../model/unit-types';
import { ARRANGEMENTS, DEEDS, isMarching } from '../../model/chronicle';
import { CONFIDENCES } from '../../model/confidence';
import { WEATHERS } from '../../model/course-of-battle';
import { flag, longText, longTextCalled, number, oneOf, text, textCalled } from '../../readers/fields';
import { keys, listOf, may, needs, orNone, otherwise, thingsOf } from '../../readers/groups';
import { made, placed } from '../../readers/reader';
import type { ReadBy } from '../../readers/reader';
import { heading, pair } from '../../readers/shapes';
import { bodyFormat } from './bodies';
import { timeOfDay } from '../../readers/time-of-day';
import { NEWEST } from '../../text/version';

/** Cm, or km: no table and no battlefield is wider. */
const FARTHEST = 5000;
const place = pair(number(-FARTHEST, FARTHEST), 'a place', '[east, north]');
const actors = listOf(placed(textCalled('name of a unit, a brigade, a leader or an army')), 1);
const nobody: ReadBy<typeof actors> = [];
const share = number(0, 1);

const body = bodyFormat(place);

const day = made(
  placed(
    keys('the day', {
      begins: needs(timeOfDay, 'When the chronicle begins.'),
      ends: needs(timeOfDay, 'When it ends; past midnight hours count on, as "24:30".'),
      sunrise: may(timeOfDay, 'When the sun rises.', 'that of the scenario'),
      sunset: may(timeOfDay, 'When the sun sets.', 'that of the scenario'),
    }),
  ),
  ({ value, entry }) => {
    const reversed = (later: string, earlier: string) =>
      entry.page.fault(entry, {
        code: 'times-reversed',
        message: `The day has its "${later}" before its "${earlier}".`,
        fix: 'Write the earlier time first.',
      });
    if (value.ends <= value.begins) return reversed('ends', 'begins');
    return value.sunrise !== null && value.sunset !== null && value.sunset <= value.sunrise
      ? reversed('sunset', 'sunrise')
      : value;
  },
);

const weather = keys('weather from an hour on', {
  from: needs(timeOfDay, 'From when.'),
  is: needs(oneOf(WEATHERS), 'The weather.'),
});

const ARRANGED =
  'How several units stand to one another: laid out anew in the order of their brigade, or as the scenario deploys them.';
const beginning = keys('where troops begin', {
  who: needs(actors, 'Units, brigades with all their units, leaders, or a whole army.'),
  at: needs(place, 'Where their middle is.'),
  facing: needs(heading, 'Where they look, degrees clockwise from north.'),
  formation: may(oneOf(FORMATIONS), 'The formation of each unit that can take it.', 'as the scenario has it'),
  arranged: may(oneOf(ARRANGEMENTS), ARRANGED, 'as they stand, or a column for `march column`'),
});

const struck = keys('somebody struck', {
  who: needs(
    placed(textCalled('name of a leader or of anybody')),
    'A leader of the scenario, or somebody else of that name.',
  ),
  how: needs(oneOf(['killed', 'wounded', 'captured']), 'What became of him.'),
});
const results = keys('the results', {
  losses: otherwise(share, 0, 'The share of their men that those who act lose.'),
  inflicts: otherwise(share, 0, 'The share of their men that those it is done `against` lose.'),
  routed: otherwise(flag, false, 'Whether those who act lose their order and run.'),
  captured: otherwise(flag, false, 'Whether those who act are taken.'),
  leave: orNone(actors, nobody, 'Who leaves the field.'),
  struck: orNone(listOf(struck), [], 'Commanders who are struck.'),
  burns: orNone(listOf(placed(textCalled('name of a built-up area, a block or a bridge'))), [], 'What is set alight.'),
  takes: orNone(listOf(placed(textCalled('name of an objective'))), [], 'Objectives that those who act take.'),
});

const action = keys('an entry of the story', {
  at: needs(timeOfDay, 'When it begins.'),
  until: may(timeOfDay, 'When it ends.', 'as long as the way takes at the pace of the troops'),
  who: orNone(actors, nobody, 'Who acts: units, brigades with all their units, leaders, or a whole army.'),
  does: needs(oneOf(DEEDS), 'What they do: from `arrive` to `rout` along a way, the others on the spot.'),
  along: orNone(
    listOf(place),
    [],
    'The way of the middle of those who act, from where they stand; of those who `arrive` from where they come on.',
  ),
  facing: may(
    heading,
    'Where they look at its end.',
    'as the last stretch goes; who withdraws keeps looking where he looked',
  ),
  formation: may(oneOf(FORMATIONS), 'The formation at its end, of each unit that can take it.', 'as before'),
  arranged: may(oneOf(ARRANGEMENTS), ARRANGED, 'as they stand, or a column for `march column`'),
  against: orNone(actors, nobody, 'Whom they fire at, charge or fight.'),
  through: orNone(actors, nobody, 'Whose lines they pass on purpose.'),
  into: orNone(
    listOf(placed(textCalled('name of a block'))),
    [],
    'Blocks of houses they hold at its end, one unit each, in their order.',
  ),
  results: may(results, 'What comes of it.'),
  chapter: may(text, 'Begins a chapter of this title.'),
  caption: may(longText, 'What is told while it happens.'),
  camera: may(
    keys('a look', {
      at: needs(place, 'Where the eye looks.'),
      from: otherwise(heading, 180, 'From which side, degrees clockwise from north.'),
      distance: needs(number(0, FARTHEST), 'From how far, in the measure of the places.'),
    }),
    'From where it is best seen.',
  ),
  confidence: may(oneOf(CONFIDENCES), 'How sure it is.'),
  source: may(longText, 'From whom it is known.'),
});

/** An entry that makes sense by itself. */
const soundAction = made(placed(action), ({ value, entry }) => {
  const unclear = (message: string, fix: string) => entry.page.fault(entry, { code: 'action-unclear', message, fix });
  if (value.until !== null && value.until <= value.at)
    return entry.page.fault(entry, {
      code: 'times-reversed',
      message: 'It ends before it begins, or at once.',
      fix: 'Write a later "until", or leave it out.',
    });
  if (isMarching(value.does) && value.along.length === 0)
    return unclear(`Who is to ${value.does} needs a way.`, 'Add along: [[east, north], ...].');
  if (value.does === 'arrive' && value.along.length < 2)
    return unclear('Who is to arrive needs the place where he comes on, and where he goes from there.', 'Add a place.');
  if (!isMarching(value.does) && value.along.length > 0)
    return unclear(`"${value.does}" is done on the spot, and here is a way.`, 'Remove along, or write two entries.');
  if (value.who.length === 0 && value.does !== 'note' && value.does !== 'burn')
    return unclear(`Nobody is said to ${value.does}.`, 'Add who: [...].');
  if (value.does === 'note' && value.caption === null)
    return unclear('A note without a caption tells nothing.', 'Add caption: ...');
  return value;
});

const MOST_MEN = 1_000_000;
const outcome = keys('how the day ended', {
  winner: may(placed(textCalled('name of an army')), 'Who won, by its key or its name.', 'nobody'),
  text: needs(longText, 'In a sentence or two.'),
  losses: orNone(
    listOf(
      keys('what a side lost', {
        side: needs(placed(textCalled('name of an army')), 'Which, by its key or its name.'),
        men: needs(number(0, MOST_MEN, 'whole'), 'Men killed, wounded, taken and missing.'),
        of: needs(number(1, MOST_MEN, 'whole'), 'Men who were there.'),
        text: may(longText, 'What sources say of it.'),
      }),
    ),
    [],
    'What each side lost, as the sources have it.',
  ),
});
const ANY_DAY = { begins: 0, ends: 24 * 60, sunrise: null, sunset: null };

export const chronicleFormat = keys(
  'a chronicle',
  {
    chronicle: needs(number(NEWEST, NEWEST, 'whole'), 'The format; always the first line.'),
    title: needs(textCalled('text', 200), 'Its title.', { value: '' }),
    scenario: needs(
      placed(textCalled('name of a scenario')),
      'The scenario whose table and troops it moves: the name of its file without `.yaml`.',
    ),
    places: otherwise(
      oneOf(['cm', 'km']),
      'cm',
      'What places are measured in: cm of the table, or km of the ground where the scenario tells how much of it `one foot` is.',
    ),
    date: may(text, 'The day of the battle.', 'that of the scenario'),
    source: may(longText, 'What it was made from.'),
    notes: may(longTextCalled('Markdown'), 'What is recorded, what is judgement, and how sure.'),
    day: needs(day, 'The hours it tells of.', { value: ANY_DAY }),
    weather: orNone(thingsOf(weather), [], 'The weather, from hour to hour.'),
    bodies: orNone(
      thingsOf(placed(body)),
      [],
      'Troops that the scenario lacks: the chronicle alone moves them, and no battle that leaves it has them.',
    ),
    begins: orNone(thingsOf(placed(beginning)), [], 'Where troops stand when it begins, where not as in the scenario.'),
    story: needs(thingsOf(placed(soundAction)), 'What happened, in the order of the hours.', { value: [] }),
    outcome: may(outcome, 'How the day ended, shown when it is over.'),
  },
  'go on',
);
export type WrittenChronicle = ReadBy<typeof chronicleFormat>;
