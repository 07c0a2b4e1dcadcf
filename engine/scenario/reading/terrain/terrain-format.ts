/** `terrain:` as it is written. What a file leaves out is null here; `terrain.ts` fills it in and joins the names. */
import { ownEffectsFormat, featureKeys, plainKeys } from './feature-keys';
import { AREA_KINDS, OBSTACLE_KINDS } from '../../model/features';
import { flag, oneOf, text, textCalled } from '../../readers/fields';
import { keys, kind, listOf, may, needs, otherwise, thingsOf, variant } from '../../readers/groups';
import type { Kind } from '../../readers/groups';
import { hill } from './hill-format';
import { made, placed } from '../../readers/reader';
import type { ReadBy, Reader } from '../../readers/reader';
import { course, length, outline, point, turn } from '../../readers/shapes';
import { entrenchment, redoubt } from './works-format';

const width = length(0.5, 200);
const wide = (words: string) => may(width, 'How wide it is.', words);
const edge = needs(outline, 'Its edge.');
const itsCourse = needs(course, 'The way it runs.');

const frozen = otherwise(flag, false, 'Whether it is frozen over when the battle begins.');
const area = (name: string) => keys(`"${name}"`, { ...featureKeys, outline: edge });
const pond = keys('a pond', { ...featureKeys, outline: edge, frozen });
const customArea = keys('a custom area', {
  ...plainKeys,
  what: needs(text, 'What it is, in a word or two.'),
  outline: edge,
  effects: needs(ownEffectsFormat, 'What it does to troops.'),
});
const block = keys('a block', {
  at: needs(placed(point), 'The centre.'),
  turn: otherwise(turn, 0, 'Degrees clockwise it is turned about its centre.'),
  side: may(length(2, 60), 'The side of its square.', '20cm at 28mm'),
});
const builtUpArea = keys('a built-up area', {
  ...featureKeys,
  build: otherwise(oneOf(['rustic', 'urban']), 'rustic', 'Scattered houses and gardens, or a street beside a street.'),
  fortified: otherwise(flag, false, 'Whether it was made ready for defence.'),
  blocks: needs(listOf(block, 1), 'Its squares of houses, each a place for troops.'),
});
const river = keys('a river', {
  ...featureKeys,
  class: needs(oneOf(['impassable', 'fordable']), 'Whether troops can wade it.'),
  frozen,
  width: wide('9cm at 28mm'),
  course: itsCourse,
});
const stream = keys('a stream', { ...featureKeys, frozen, width: wide('3cm at 28mm'), course: itsCourse });
const crossingKeys = (words: string) => ({
  ...featureKeys,
  over: needs(placed(textCalled('name of a river or stream')), 'The water it crosses.'),
  at: needs(point, 'Where it lies on the water; it stands square to the course.'),
  width: wide(words),
});
const bridge = keys('a bridge', {
  ...crossingKeys('7cm at 28mm'),
  broken: otherwise(flag, false, 'Whether it is down when the battle begins; an event may throw it.'),
});
const ford = keys('a ford', crossingKeys('10cm at 28mm'));
const road = (what: string) =>
  keys(what, {
    ...featureKeys,
    width: wide('6cm at 28mm'),
    course: itsCourse,
    from: may(
      text,
      'What it leads to, off the table, where it leaves at the first point of its course.',
      'what its name says',
    ),
    to: may(text, 'The same where it leaves at the last point.', 'what its name says'),
  });
const obstacle = (name: string) => keys(`"${name}"`, { ...featureKeys, course: itsCourse });
const customLine = keys('a custom line', {
  ...plainKeys,
  what: needs(text, 'What it is, in a word or two.'),
  course: itsCourse,
  effects: needs(ownEffectsFormat, 'What it does to troops.'),
});

type Written<K, R> = { readonly kind: K } & ReadBy<R>;
export type WrittenFeature =
  | Written<'hill', typeof hill>
  | Written<Exclude<(typeof AREA_KINDS)[number], 'pond'>, ReturnType<typeof area>>
  | Written<'pond', typeof pond>
  | Written<'custom area', typeof customArea>
  | Written<'bua', typeof builtUpArea>
  | Written<'river', typeof river>
  | Written<'stream', typeof stream>
  | Written<'bridge', typeof bridge>
  | Written<'ford', typeof ford>
  | Written<'road' | 'sunken road', ReturnType<typeof road>>
  | Written<(typeof OBSTACLE_KINDS)[number], ReturnType<typeof obstacle>>
  | Written<'custom line', typeof customLine>
  | Written<'entrenchment', typeof entrenchment>
  | Written<'redoubt', typeof redoubt>;

/** Puts the key a feature was found under beside its parts. */
function kept<K extends WrittenFeature['kind'], T extends object>(name: K, reader: Reader<T>, says: string) {
  return [
    name,
    kind(
      made(reader, (parts) => ({ kind: name, ...parts })),
      says,
    ),
  ] as const;
}

const AREAS: Readonly<Record<Exclude<(typeof AREA_KINDS)[number], 'pond'>, string>> = {
  wood: 'A wood.',
  rough: 'Broken ground: scrub, boulders, gullies.',
  marsh: 'A marsh.',
  orchard: 'Rows of fruit trees.',
  vineyard: 'Rows of vines.',
  crops: 'Standing corn.',
  ploughland: 'Ploughed fields.',
};
const OBSTACLES: Readonly<Record<(typeof OBSTACLE_KINDS)[number], string>> = {
  wall: 'A wall of stone or earth.',
  hedge: 'A hedge.',
  fence: 'A fence.',
  'tree line': 'A row of trees.',
  abatis: 'Felled trees laid with their branches outward.',
};

const kinds: readonly (readonly [string, Kind<WrittenFeature>])[] = [
  kept('hill', hill, 'A hill with one kind of slope.'),
  ...AREA_KINDS.map((name) =>
    name === 'pond' ? kept('pond', pond, 'A pond or a lake.') : kept(name, area(name), AREAS[name]),
  ),
  kept('custom area', customArea, 'Ground of its own kind, with declared effects.'),
  kept('bua', builtUpArea, 'A built-up area: a village, a town or a farm.'),
  kept('river', river, 'A river.'),
  kept('stream', stream, 'A stream, which troops can step through.'),
  kept('bridge', bridge, 'A bridge.'),
  kept('ford', ford, 'A ford that is known to the armies.'),
  kept('road', road('a road'), 'A road.'),
  kept('sunken road', road('a sunken road'), 'A road that lies deeper than the fields beside it.'),
  ...OBSTACLE_KINDS.map((name) => kept(name, obstacle(name), OBSTACLES[name])),
  kept('custom line', customLine, 'An obstacle of its own kind, with declared effects.'),
  kept('entrenchment', entrenchment, 'A trench with a bank in front of it.'),
  kept('redoubt', redoubt, 'A closed work, defended all round.'),
];

/** A list of single keys, each a feature of that kind. */
export const terrainFormat = thingsOf(placed(variant<WrittenFeature>('a terrain feature', Object.fromEntries(kinds))));
