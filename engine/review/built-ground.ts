/** What people built: houses and works against the water, each other, and the houses that stand there already. */
import {
  corners,
  distance,
  distanceToPolyline,
  minus,
  OVERLAP,
  overlaps,
  penetration,
  pointInPolygon,
  poseAt,
  unit,
} from '../geometry';
import type { Point } from '../geometry';
import type { Cm, Feature, Scenario, UnplacedFinding } from '../scenario';
import { blockName, called } from '../scenario';
import { pointsInside, shareInside } from './shared-ground';
import type { Ground, GroundArea, GroundBlock, GroundCrossing } from '../terrain';
import { isDeep, waterName } from './water';

/** How deep blocks and works may lie in one another, cm, and in water, as a share: people place by eye. */
const TOUCH: Cm = 0.5;
const SHARE_IN_WATER = 0.05;
const SHARE_IN_WOOD = 0.1;

export function reviewBuilt({ terrain }: Scenario, ground: Ground): readonly UnplacedFinding[] {
  const deep = ground.areas.filter(isDeep);
  return [
    ...ground.blocks.flatMap((block, i) => ofBlock(block, i, ground, deep)),
    ...ofWorks(terrain, ground, deep),
    ...ground.crossings.flatMap((crossing, i) => ofCrossing(crossing, ground.crossings.slice(0, i))),
  ];
}

/** A bridge and a ford in one place: which of them is it? */
function ofCrossing(crossing: GroundCrossing, earlier: readonly GroundCrossing[]): readonly UnplacedFinding[] {
  const other = earlier.find(({ over, box }) => over === crossing.over && penetration(box, crossing.box) > TOUCH);
  if (!other) return [];
  return [
    {
      severity: 'warning',
      code: 'crossings-overlap',
      about: crossing.id,
      key: 'at',
      message: `${called(crossing.feature)} lies on ${inSentence(other.feature)}: the water is crossed there by one of them.`,
      fix: 'Remove one of them, or move it along the water.',
    },
  ];
}

/** Null for a block of an area without a name, of which nobody knows the id. */
const blockNamed = ({ id }: GroundBlock, { scenario }: Ground): string | null => blockName(scenario.terrain, id);

/** As it stands within a sentence. */
const inSentence = ({ name, kind }: Feature): string => name ?? `a ${kind}`;

function ofBlock(
  block: GroundBlock,
  i: number,
  ground: Ground,
  deep: readonly GroundArea[],
): readonly UnplacedFinding[] {
  const about = { severity: 'warning', about: block.id, key: 'at' } as const;
  const name = blockNamed(block, ground);
  const houses = name === null ? 'These houses' : `The houses of ${name}`;
  const other = ground.blocks.slice(0, i).find(({ box }) => penetration(box, block.box) > TOUCH);
  const water = deep.find(({ outline }) => shareInside(corners(block.box), outline) > SHARE_IN_WATER);
  const wood = ground.areas.find(
    ({ kind, outline }) => kind === 'wood' && shareInside(corners(block.box), outline) > SHARE_IN_WOOD,
  );
  return [
    ...(wood
      ? [
          {
            ...about,
            code: 'houses-in-wood',
            message: `${houses} stand in ${inSentence(wood.feature)}: there can be trees or houses, not both.`,
            fix: 'Draw the edge of the wood round the houses, or move the block.',
          },
        ]
      : []),
    ...(other
      ? [
          {
            ...about,
            code: 'blocks-overlap',
            message: `${name ?? 'This block'} and ${blockNamed(other, ground) ?? 'another block'} lie on one another by ${cm(penetration(other.box, block.box))}, so troops could not stand in both.`,
            fix: 'Move one of the blocks, or make it smaller with side: ...',
          },
        ]
      : []),
    ...(water
      ? [
          {
            ...about,
            code: 'houses-in-water',
            message: `${houses} stand in ${waterName(water)}, which nobody can enter.`,
            fix: 'Move the block to a bank.',
          },
        ]
      : []),
  ];
}

function ofWorks(terrain: readonly Feature[], ground: Ground, deep: readonly GroundArea[]): readonly UnplacedFinding[] {
  return terrain.flatMap((works): readonly UnplacedFinding[] => {
    if (works.kind !== 'redoubt' && works.kind !== 'entrenchment') return [];
    const course = ground.lines.find(({ id }) => id === works.id)?.course ?? [];
    const about = { severity: 'warning', about: works.id, key: null } as const;
    const closed = works.kind === 'redoubt' ? course : null;
    const houses = ground.blocks.find(({ box }) => liesOver(box, course, closed));
    const village = houses ? blockNamed(houses, ground) : null;
    const water = deep.find(({ outline }) => course.some((point) => isWellInside(point, outline)));
    return [
      ...(houses
        ? [
            {
              ...about,
              code: 'works-over-houses',
              message: `${called(works)} runs through ${village === null ? 'houses' : `the houses of ${village}`}.`,
              fix: 'Move it clear of the block, or write fortified: true for the houses instead.',
            },
          ]
        : []),
      ...(water
        ? [
            {
              ...about,
              code: 'works-in-water',
              message: `${called(works)} lies in ${waterName(water)}, where nobody could have dug it.`,
              fix: 'Move it to a bank.',
            },
          ]
        : []),
    ];
  });
}

/** Whether a line, and for a closed one its inside, comes more than a touch into a block. */
function liesOver(block: GroundBlock['box'], course: readonly Point[], closed: readonly Point[] | null): boolean {
  const inner = { pose: block.pose, width: block.width - 2 * TOUCH, depth: block.depth - 2 * TOUCH };
  const crosses = course.slice(1).some((to, i) => {
    const from = course[i] ?? to;
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const bank = { pose: poseAt(middle, unit(minus(to, from))), width: 2 * OVERLAP, depth: distance(from, to) };
    return bank.depth > 0 && overlaps(bank, inner);
  });
  return crosses || (closed !== null && pointsInside(corners(inner)).some((point) => pointInPolygon(point, closed)));
}

const isWellInside = (point: Point, outline: readonly Point[]): boolean =>
  pointInPolygon(point, outline) && distanceToPolyline(point, [...outline, ...outline.slice(0, 1)]) > TOUCH;

const cm = (length: Cm): string => `${Math.round(length * 10) / 10} cm`;
