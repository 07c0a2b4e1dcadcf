/** Features of a line each for tests of ground: what the shared tables do not lay. */
import type { Arm, Course, Effects, Feature, Going, Outline } from '../../../../engine/scenario';
import { PLAIN_FEATURE } from '../../../../engine/scenario';

const named = (id: string) => ({ ...PLAIN_FEATURE, id, name: null });

export const ford = (
  id: string,
  over: string,
  place: { readonly x: number; readonly y: number },
  width = 10,
): Feature => ({
  ...named(id),
  kind: 'ford',
  over,
  at: place,
  width,
});
export const sunkenRoad = (id: string, course: Course, width = 6): Feature => ({
  ...named(id),
  kind: 'sunken road',
  course,
  width,
});
export const obstacle = (kind: 'hedge' | 'fence' | 'tree line' | 'abatis', line: Course): Feature => ({
  ...named(kind),
  kind,
  course: line,
});

/** Declared movement: arms left out go free. */
export const going = (by: Partial<Record<Arm, Going>>): Record<Arm, Going> => ({
  foot: 'free',
  'light foot': 'free',
  horse: 'free',
  guns: 'free',
  train: 'free',
  ...by,
});
export const ALL_CLOSED = going({
  foot: 'closed',
  'light foot': 'closed',
  horse: 'closed',
  guns: 'closed',
  train: 'closed',
});
const effects = (declared: Partial<Effects>): Effects => ({ movement: null, cover: null, sight: null, ...declared });
export const declared = (feature: Feature, of: Partial<Effects>): Feature => ({ ...feature, effects: effects(of) });
export const customArea = (id: string, outline: Outline, of: Partial<Effects>): Feature => ({
  ...named(id),
  kind: 'custom area',
  what: 'quarry',
  outline,
  effects: effects(of),
});
export const customLine = (id: string, course: Course, of: Partial<Effects>): Feature => ({
  ...named(id),
  kind: 'custom line',
  what: 'mill race',
  course,
  effects: effects(of),
});
