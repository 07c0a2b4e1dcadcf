import { capital } from '../../../engine/scenario';
import { lengthInWords, listed } from '../../../engine/battle';
import type { View } from '../../../engine/battle';
import { distance, isOnTable, pointInPolygon } from '../../../engine/geometry';
import type { Point } from '../../../engine/geometry';
import { lengthsOf } from '../../../engine/rules/system';
import type { RuleSystem } from '../../../engine/rules/system';
import type { Arm, Cm, Feature, Id } from '../../../engine/scenario';
import { armsOnGround, closedGround } from './closed-ground';
import type { ArmOnGround, ClosedGround } from './closed-ground';
import { narrowestGap } from './gaps';

export interface ChokePoint {
  readonly kind: 'passage' | 'road' | 'bridge' | 'ford';
  /** Across the passage, or along the road or the crossing. */
  readonly from: Point;
  readonly to: Point;
  /** Of the passage or crossing; of a road, how long it runs through what is closed. */
  readonly length: Cm;
  /** Whom it holds up. */
  readonly arms: readonly Arm[];
  /** Features and blocks that make it. */
  readonly of: readonly Id[];
  readonly sentence: string;
}

/** A passage is narrow while a line would have to break up in it: below so many fronts of the widest unit. */
const FRONTS = 1;
/** Of two narrow places so near each other only the narrower counts, cm at 28mm. */
const SAME_PLACE: Cm = 6;

export function chokePoints(system: RuleSystem, view: View): readonly ChokePoint[] {
  const arms = armsOnGround(system, view);
  const closed = closedGround(view, arms);
  const unit = lengthsOf(system, view.roster.measure);
  const words = (cm: Cm): string => lengthInWords(cm, unit);
  const apart = SAME_PLACE * (system.measures.find(({ id }) => id === view.roster.measure)?.ground ?? 1);
  return [
    ...crossings(view, closed, words),
    ...roads(view, closed, arms, words),
    ...passages(view, closed, arms, words, apart),
  ];
}

type Words = (cm: Cm) => string;

function crossings({ ground }: View, closed: readonly ClosedGround[], words: Words): readonly ChokePoint[] {
  return ground.crossings.flatMap(({ id, kind, over, box }): readonly ChokePoint[] => {
    const water = closed.find((one) => one.id === over);
    if (!water) return [];
    const { pose, width, depth } = box;
    const half = (sign: 1 | -1): Point => ({
      x: pose.x + (sign * pose.hx * depth) / 2,
      y: pose.y + (sign * pose.hy * depth) / 2,
    });
    const name = nameOf(ground.scenario.terrain, id);
    const sentence = `${capital(name)}: ${words(width)} wide, the way over ${nameOf(ground.scenario.terrain, over)} for ${armsInWords(water.arms)}.`;
    return [{ kind, from: half(-1), to: half(1), length: width, arms: water.arms, of: [id, over], sentence }];
  });
}

/** Stretches of road through closed land: whoever is on it stays on it. Houses count as the place they belong to. */
function roads(
  { ground }: View,
  closed: readonly ClosedGround[],
  arms: readonly ArmOnGround[],
  words: Words,
): readonly ChokePoint[] {
  const shortest = Math.max(0, ...arms.map(({ column }) => column));
  const { terrain } = ground.scenario;
  const found: ChokePoint[] = [];
  for (const { id, kind, course } of ground.lines) {
    if (kind !== 'road' && kind !== 'sunken road') continue;
    const through = new Map<Id, ClosedGround[]>();
    for (const area of closed)
      if (!area.isWater) through.set(area.feature, [...(through.get(area.feature) ?? []), area]);
    for (const [feature, areas] of through) {
      const stretches = areas.flatMap(({ outline }) => {
        const inside = course.filter((point) => pointInPolygon(point, outline));
        const [from, to] = [inside[0], inside.at(-1)];
        return from && to ? [{ from, to, length: distance(from, to) }] : [];
      });
      const length = stretches.reduce((sum, one) => sum + one.length, 0);
      const [first, last] = [stretches[0], stretches.at(-1)];
      const held = areas[0]?.arms ?? [];
      if (!first || !last || length < shortest) continue;
      const sentence = `${capital(nameOf(terrain, id))} runs ${words(length)} through ${nameOf(terrain, feature)}: ${armsInWords(held)} cannot leave it there.`;
      found.push({ kind: 'road', from: first.from, to: last.to, length, arms: held, of: [id, feature], sentence });
    }
  }
  return found;
}

function passages(
  { ground }: View,
  closed: readonly ClosedGround[],
  arms: readonly ArmOnGround[],
  words: Words,
  apart: Cm,
): readonly ChokePoint[] {
  const { terrain } = ground.scenario;
  const found: ChokePoint[] = [];
  closed.forEach((one, i) => {
    for (const other of closed.slice(i + 1)) {
      const both = arms.filter(({ arm }) => one.arms.includes(arm) && other.arms.includes(arm));
      const frontage = Math.max(0, ...both.map((arm) => arm.frontage));
      const gap = both.length > 0 ? narrowestGap(one, other, frontage * FRONTS) : null;
      if (!gap || gap.width < Math.min(...both.map(({ column }) => column))) continue;
      const middle = midway(gap.from, gap.to);
      if (!isOnTable(ground, middle) || closed.some(({ outline }) => crosses(outline, gap.from, gap.to))) continue;
      const names = [one, other].map(({ id }) => nameOf(terrain, id));
      const columns = both.filter((arm) => arm.frontage > gap.width).map(({ arm }) => arm);
      const inColumn = columns.length > 0 ? `, in column for ${armsInWords(columns)}` : '';
      const sentence =
        names[0] === names[1]
          ? `In ${names[0] ?? ''}: ${words(gap.width)} wide${inColumn}.`
          : `Between ${listed(names)}: ${words(gap.width)} wide${inColumn}.`;
      found.push({
        kind: 'passage',
        from: gap.from,
        to: gap.to,
        length: gap.width,
        arms: both.map(({ arm }) => arm),
        of: [one.id, other.id],
        sentence,
      });
    }
  });
  return narrowest(found, apart);
}

const midway = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Does closed ground fill a part of the gap itself? */
const crosses = (outline: readonly Point[], from: Point, to: Point): boolean =>
  [0.25, 0.5, 0.75].some((share) =>
    pointInPolygon({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, outline),
  );

function narrowest(passages: readonly ChokePoint[], apart: Cm): readonly ChokePoint[] {
  const kept: ChokePoint[] = [];
  for (const one of [...passages].sort((a, b) => a.length - b.length))
    if (kept.every((other) => distance(midway(one.from, one.to), midway(other.from, other.to)) > apart)) kept.push(one);
  return kept;
}

/** A feature by its name, or a village for its block, in the middle of a sentence. */
function nameOf(terrain: readonly Feature[], id: Id): string {
  const feature =
    terrain.find((one) => one.id === id) ??
    terrain.find((one) => one.kind === 'bua' && one.blocks.some((block) => block.id === id));
  return feature?.name ?? (feature ? (NAMELESS[feature.kind] ?? `a ${feature.kind}`) : id);
}
const NAMELESS: Readonly<Record<string, string>> = {
  rough: 'rough ground',
  orchard: 'an orchard',
  crops: 'a field',
  bua: 'the houses',
  'custom area': 'closed ground',
};

const ARM_WORDS: Readonly<Record<Arm, string>> = {
  foot: 'foot',
  'light foot': 'light foot',
  horse: 'horse',
  guns: 'guns',
  train: 'wagons',
};
const armsInWords = (arms: readonly Arm[]): string => listed(arms.map((arm) => ARM_WORDS[arm]));
