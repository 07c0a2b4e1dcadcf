/** `terrain:` as it is written. What a file leaves out is null here; `terrain.ts` fills it in and joins the names. */
import { flag, keys, listOf, made, may, needs, oneOf, otherwise, placed, text, variant } from './fields';
import type { ReadBy, Reader } from './fields';
import { AREA_KINDS, OBSTACLE_KINDS } from './features';
import { course, length, outline, point, turn } from './shapes';

const width = length(0.5, 200);
const name = may(placed(text));

const hill = keys('a hill', {
  name,
  slope: needs(oneOf(['gentle', 'steep'])),
  height: may(length(0.1, 50)),
  outline: needs(outline),
});
const area = (kind: string) => keys(`"${kind}"`, { name, outline: needs(outline) });
const block = keys('a block', { at: needs(point), turn: otherwise(turn, 0), side: may(length(2, 60)) });
const builtUpArea = keys('a built-up area', {
  name,
  build: otherwise(oneOf(['rustic', 'urban']), 'rustic'),
  fortified: otherwise(flag, false),
  blocks: needs(listOf(block, 1)),
});
const river = keys('a river', {
  name,
  class: needs(oneOf(['impassable', 'fordable'])),
  width: may(width),
  course: needs(course),
});
const stream = keys('a stream', { name, width: may(width), course: needs(course) });
const crossing = (kind: string) =>
  keys(`a ${kind}`, { name, over: needs(placed(text)), at: needs(point), width: may(width) });
const road = keys('a road', { name, width: may(width), course: needs(course) });
const obstacle = (kind: string) => keys(`"${kind}"`, { name, course: needs(course) });

type Written<K, R> = { readonly kind: K } & ReadBy<R>;
export type WrittenFeature =
  | Written<'hill', typeof hill>
  | Written<(typeof AREA_KINDS)[number], ReturnType<typeof area>>
  | Written<'bua', typeof builtUpArea>
  | Written<'river', typeof river>
  | Written<'stream', typeof stream>
  | Written<'bridge' | 'ford', ReturnType<typeof crossing>>
  | Written<'road', typeof road>
  | Written<(typeof OBSTACLE_KINDS)[number], ReturnType<typeof obstacle>>;

/** Puts the key a feature was found under beside its parts. */
function kept<K extends WrittenFeature['kind'], T extends object>(kind: K, reader: Reader<T>) {
  return [kind, made(reader, (parts) => ({ kind, ...parts }))] as const;
}

const kinds: readonly (readonly [string, Reader<WrittenFeature>])[] = [
  kept('hill', hill),
  ...AREA_KINDS.map((kind) => kept(kind, area(kind))),
  kept('bua', builtUpArea),
  kept('river', river),
  kept('stream', stream),
  kept('bridge', crossing('bridge')),
  kept('ford', crossing('ford')),
  kept('road', road),
  ...OBSTACLE_KINDS.map((kind) => kept(kind, obstacle(kind))),
];

/** A list of single keys, each a feature of that kind. */
export const terrainFormat = listOf(placed(variant<WrittenFeature>('a terrain feature', Object.fromEntries(kinds))));
