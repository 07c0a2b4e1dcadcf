import { memo } from '../facts';
import { boundsMeet, boxContains, corners, seenFrom, shareInBox, TOLERANCE, type Box, type Point } from '../geometry';
import type { Id, Scenario } from '../scenario';
import { crossedBy, metBy, rowOf, sweptBy, traceThrough, type BoxedItems } from './facts';
import type { Ground, GroundArea, GroundBlock, GroundCrossing, GroundLine } from './ground';
import { chordAcross, crestsOver, risesInto, slopeOf } from './crests';
import { heightOn } from './height';
import { lay, type LaidArea } from './laid';
import { areaWithin } from './parts';
import { isRoad } from './ground';
import { contains, distanceToEdges, type PackedOutline } from './shape';
import { isWet } from './water';
import { contactWith, rightSideOf, shareOnRight, type RightSide } from './works';

/** Lays the terrain of a scenario out on its table. */
export function layGround(scenario: Scenario): Ground {
  const { areas, lines, rises, blocks, crossings } = lay(scenario.terrain);
  const { width, depth } = scenario.table;
  const areaRow = rowOf(areas);
  const lineRow = rowOf(lines);
  const areaById = new Map(areas.map((laid) => [laid.area.id, laid]));
  const rowAmong = memo((some: readonly GroundArea[]) => rowOf(areas.filter(({ area }) => some.includes(area))));
  const rowOfAreas = (among: readonly GroundArea[] | undefined): BoxedItems<LaidArea> =>
    among ? rowAmong(among) : areaRow;
  const blockById = new Map(blocks.map((block) => [block.id, block]));
  const roads = lines.filter(({ line }) => isRoad(line));
  const rightSides = new Map<Id, RightSide | null>();
  const works = lines.flatMap(({ line, shape }) => {
    const side = line.kind === 'entrenchment' ? sideOf(line) : null;
    return side ? [{ line, shape, side }] : [];
  });
  const waters = areas.filter(({ area }) => isWater(area)).map((laid) => ({ ...laid, crossings: over(laid.area.id) }));
  const barred = waters.filter(({ area }) => isImpassable(area));

  const heightAt = (point: Point): number => heightOn(rises, point);
  const steepest = rises.reduce((most, rise) => Math.max(most, rise.steepest), 0);
  function sideOf(line: GroundLine): RightSide | null {
    const kept = rightSides.get(line.id);
    if (kept !== undefined) return kept;
    const side = rightSideOf(line.course);
    rightSides.set(line.id, side);
    return side;
  }
  function over(water: Id): readonly GroundCrossing[] {
    return crossings.filter((crossing) => crossing.over === water);
  }
  const touching = (box: Box, { shape }: { readonly shape: PackedOutline }): boolean => {
    const reach = (box.width + box.depth) / 2;
    const { x, y } = box.pose;
    return boundsMeet({ minX: x - reach, maxX: x + reach, minY: y - reach, maxY: y + reach }, shape);
  };
  const shareInArea = (box: Box, area: GroundArea): number => {
    const laid: LaidArea | undefined = areaById.get(area.id);
    const size = box.width * box.depth;
    return laid && size > 0 && touching(box, laid) ? areaWithin(box, laid.parts) / size : 0;
  };

  return {
    scenario,
    width,
    depth,
    areas: areas.map(({ area }) => area),
    lines: lines.map(({ line }) => line),
    crossings,
    blocks,
    area: (id) => areaById.get(id)?.area ?? null,
    block: (id) => blockById.get(id) ?? null,
    heightAt,
    slopeAt: (point) => slopeOf(heightAt, point),
    crestOf: chordAcross,
    crestsAlong: (from, to) => crestsOver(heightAt, from, to),
    hiddenFrom: (eye, eyeHeight, target, targetHeight = 0) =>
      risesInto(heightAt, steepest, {
        from: eye,
        to: target,
        heightFrom: heightAt(eye) + eyeHeight,
        heightTo: heightAt(target) + targetHeight,
      }),
    areasAt: (point, among) => {
      const under: GroundArea[] = [];
      for (const { area, shape } of rowOfAreas(among).items) if (contains(shape, point)) under.push(area);
      return under;
    },
    blockAt: (point) => blocks.find(({ box }) => boxContains(box, point)) ?? null,
    share: (box, of) => (isBlock(of) ? shareInBox(box, of.box) : shareInArea(box, of)),
    holds: (box) =>
      corners(box).every(
        ({ x, y }) => x >= -TOLERANCE && y >= -TOLERANCE && x <= width + TOLERANCE && y <= depth + TOLERANCE,
      ),
    liesIn: (box, area, but) => {
      const laid = areaById.get(area.id);
      return laid !== undefined && touching(box, laid) && isWet(box, laid.parts, but);
    },
    inWater: (box, water) =>
      (water === 'any' ? waters : barred).some((laid) => touching(box, laid) && isWet(box, laid.parts, laid.crossings)),
    trace: (from, to) => traceThrough(areaRow, from, to),
    crossed: (from, to) => crossedBy(lineRow, from, to),
    swept: (a, b, by, among) => sweptBy(rowOfAreas(among), a, b, by),
    sweptLines: (a, b, by) => metBy(lineRow, a, b, by),
    shareOnRight: (box, line) => {
      const side = sideOf(line);
      return side ? shareOnRight(box, side) : 0;
    },
    worksAlong: (box, reach) => works.flatMap((laid) => contactWith(laid, box, reach) ?? []),
    onRoad: (point, slack) =>
      roads.some(({ shape }) => distanceToEdges(shape, point, slack + 1) <= slack + TOLERANCE) ||
      crossings.some(({ box }) => isOnCrossing(box, point, slack)),
  };
}

const isBlock = (of: GroundArea | GroundBlock): of is GroundBlock => 'block' in of;
const isWater = ({ kind }: GroundArea): boolean => kind === 'river' || kind === 'stream' || kind === 'pond';
const isImpassable = ({ kind, feature }: GroundArea): boolean =>
  kind === 'pond' || (feature.kind === 'river' && feature.class === 'impassable');

function isOnCrossing(box: Box, point: Point, slack: number): boolean {
  const { ahead, right } = seenFrom(box.pose, point);
  return Math.abs(ahead) <= box.depth / 2 + TOLERANCE && Math.abs(right) <= slack + TOLERANCE;
}

/** The ground of a scenario as it lies when the battle begins, laid once. */
export const groundOf = memo((scenario: Scenario): Ground => layGround(scenario));
