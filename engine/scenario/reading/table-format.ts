/** `table:` as written: size, ground, season and the picture to trace from. */
import { SEASONS, WEATHERS } from '../model/course-of-battle';
import { GROUND } from '../model/defaults';
import { number, oneOf, textCalled, textLike, flag } from '../readers/fields';
import { keys, may, needs, otherwise } from '../readers/groups';
import type { ReadBy } from '../readers/reader';
import { GROUND_COVERS, PLAIN_TABLE } from '../model/scenario';
import type { Table } from '../model/scenario';
import { extent, length, point, turn } from '../readers/shapes';
import type { WeatherRule } from '../model/course-of-battle';
import type { Clock } from '../model/clock';
import type { Entry, Page } from '../text/page';
import { metresToCmOf, ONE_FOOT, realDistance, scaleWritten } from '../readers/ground-units';
import { timeOfDay } from '../readers/time-of-day';
import { either, made } from '../readers/reader';

const PICTURE_FILE =
  '^(?!.*\\.\\.)[^/\\\\:\\u0000-\\u001f]+\\.([pP][nN][gG]|[jJ][pP][eE]?[gG]|[wW][eE][bB][pP]|[sS][vV][gG])$';

const pictureFormat = keys('the picture', {
  file: needs(
    textLike(
      'the name of a picture beside the file',
      PICTURE_FILE,
      'bad-file-name',
      'Put a .png, .jpg, .webp or .svg picture beside the scenario and write its bare name.',
    ),
    'A `.png`, `.jpg`, `.webp` or `.svg` picture in the folder of the scenario or in that of all your scenarios; a bare name without a path.',
  ),
  corner: may(point, 'Where its south-west corner lies.', '[0, 0]'),
  width: may(length(1, 5000), 'How wide it lies on the table.', 'as wide as the table'),
  turn: otherwise(turn, 0, 'Degrees clockwise it is turned about that corner.'),
  mirrored: otherwise(flag, false, 'Whether its west and east are exchanged, as on a table that was mirrored.'),
  opacity: otherwise(number(0, 1), 0.5, 'From 0, not seen, to 1, not seen through.'),
});

/** Cm; a table of this size stands for one that cannot be read while reading goes on. */
const LARGEST = 2000;
export const tableFormat = keys(
  'the table',
  {
    size: needs(extent(30, LARGEST), 'Width, west to east, and depth, south to north.', { value: [LARGEST, LARGEST] }),
    ground: otherwise(oneOf(GROUND_COVERS), GROUND, 'What covers it.'),
    season: otherwise(oneOf(SEASONS), PLAIN_TABLE.season, 'For the weather.'),
    'one foot': may(
      realDistance(ONE_FOOT.least, ONE_FOOT.most),
      'How much of the real ground a foot of the table shows, as `900m`, `0.9km` or `1200 paces`.',
      'not told',
    ),
    picture: may(pictureFormat, 'A picture of an old map to trace the terrain from.', 'no picture'),
  },
  'go on',
);
/** What stands for a table of which nothing can be read. */
export const ANY_TABLE: ReadBy<typeof tableFormat> = {
  size: [LARGEST, LARGEST],
  ground: GROUND,
  season: PLAIN_TABLE.season,
  'one foot': null,
  picture: null,
};

/** Whether the size of the table cannot be read, so that its edges are nowhere. */
export const isTableLost = ({ lostFields }: { readonly lostFields: readonly string[] }): boolean =>
  lostFields.some((field) => field === 'table' || field === 'table.size');

/** The scale of the ground before anything else is read, for the lengths that are of the ground. */
export function groundScaleIn(root: Entry): Page['metresToCm'] {
  const table = valueOf(root, 'table');
  const foot = table && valueOf(table, 'one foot');
  if (!foot || foot.content.is === 'nothing') return null;
  return foot.content.is === 'text' ? (scaleWritten(foot.content.text) ?? 'unread') : 'unread';
}
const valueOf = ({ content }: Entry, key: string): Entry | undefined =>
  content.is === 'keys' ? content.pairs().find((pair) => pair.key === key)?.value : undefined;

export function linkTable({ size, ground, season, picture, 'one foot': foot }: ReadBy<typeof tableFormat>): Table {
  const [width, depth] = size;
  return {
    width,
    depth,
    ground,
    season,
    picture: picture && {
      ...picture,
      corner: picture.corner ?? { x: 0, y: 0 },
      width: picture.width ?? width,
    },
    ...(foot !== null && { metresToCm: metresToCmOf(foot) }),
  };
}

/** `weather:` as written: a word, or keys. */
const start = oneOf([...WEATHERS, 'diced']);

/** Cm. */
export const SIGHT = length(1, 1000);

const weatherKeys = keys('the weather', {
  start: otherwise(start, 'fair', 'How the battle begins; diced throws for it by the season.'),
  changing: otherwise(flag, false, 'Whether it may turn in the course of the battle.'),
  sight: may(SIGHT, 'How far anybody sees at first, in mist or dusk; events may change it.', 'without a limit'),
});
export const weatherFormat = either<WeatherRule>(
  'the weather',
  made(start, (word) => ({ start: word, changing: false })),
  made(weatherKeys, ({ sight, ...rest }) => ({ ...rest, ...(sight !== null && { sight }) })),
);

/** `clock:` as written: the hours of the day. */
export const clockFormat = made(
  keys('the clock', {
    begins: needs(timeOfDay, 'When the first turn begins, as `"08:00"`.'),
    turn: needs(number(1, 240, 'whole'), 'How many minutes a turn is.'),
    sunrise: may(timeOfDay, 'When the sun rises.'),
    sunset: may(timeOfDay, 'When it sets.'),
  }),
  ({ begins, turn: minutes, sunrise, sunset }, entry): Clock | undefined =>
    sunrise === null || sunset === null || sunrise < sunset
      ? { begins, turn: minutes, sunrise, sunset }
      : entry.page.fault(entry, {
          code: 'sun-reversed',
          message: 'The sun sets before it rises.',
          fix: 'Exchange sunrise and sunset.',
        }),
);

/** `history:` as written. */
export const historyFormat = keys('what a battle leaves', {
  chronicle: needs(textCalled('name of a chronicle'), 'The name of its file without `.yaml`.'),
  at: needs(timeOfDay, 'The hour of it at which the first turn begins, as `"12:30"`.'),
});
