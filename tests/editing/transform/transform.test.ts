/** Anything moved, turned, scaled or mirrored: the text then reads as was wanted, and no other line of it changes. */
import { describe, expect, it } from 'vitest';
import { pointsOfFeature } from '../../../editing/rewriting/defining-points';
import { transform, transformed } from '../../../editing/transform';
import type { Transformation } from '../../../editing/transform';
import type { Point } from '../../../engine/geometry';
import { distance, facingOf } from '../../../engine/geometry';
import type { Scenario } from '../../../engine/scenario';
import { unitsOfArmy } from '../../../engine/scenario';
import { flatOutline } from '../../../engine/terrain';
import { after, commentsOf, idsOf, LOBOSITZ, ODD, open, OWN_FILES } from '../drafts';
import { fc } from '../../property';

const FILES = [ODD, ODD, ODD, ...OWN_FILES, LOBOSITZ].map(open);

const place = fc.record({ x: fc.integer({ min: 0, max: 180 }), y: fc.integer({ min: 0, max: 120 }) });
const step = fc.record({
  x: fc.double({ min: -30, max: 30, noNaN: true }),
  y: fc.double({ min: -30, max: 30, noNaN: true }),
});
const anyTransformation: fc.Arbitrary<Transformation> = fc.oneof(
  step.map((by): Transformation => ({ do: 'move', by })),
  fc.record({ do: fc.constant('rotate' as const), about: place, degrees: fc.integer({ min: -180, max: 180 }) }),
  fc.record({
    do: fc.constant('scale' as const),
    about: place,
    by: fc.tuple(fc.double({ min: 0.6, max: 1.6, noNaN: true }), fc.double({ min: 0.6, max: 1.6, noNaN: true })),
  }),
  fc.record({ do: fc.constant('mirror' as const), about: place, heading: fc.constantFrom(0, 90, 30) }),
);

/** Everything with a place, as points by id; a unit's heading as a point 10 cm ahead of it. */
function spots(scenario: Scenario): ReadonlyMap<string, readonly Point[]> {
  const ahead = (at: Point, heading: number): readonly Point[] => {
    const direction = facingOf(heading);
    return [at, { x: at.x + direction.x * 10, y: at.y + direction.y * 10 }];
  };
  const entries: [string, readonly Point[]][] = [];
  for (const feature of scenario.terrain)
    entries.push([
      feature.id,
      'outline' in feature &&
      feature.outline.shape !== 'polygon' &&
      feature.outline.shape !== 'smooth' &&
      feature.kind !== 'hill'
        ? extremes(flatOutline(feature.outline))
        : pointsOfFeature(feature),
    ]);
  for (const army of scenario.armies) {
    for (const unit of unitsOfArmy(army)) {
      const { place: where } = unit;
      entries.push([
        unit.id,
        'at' in where
          ? ahead(where.at, where.heading)
          : 'arrives' in where
            ? ahead(where.arrives.at, where.arrives.heading)
            : [],
      ]);
    }
    for (const leader of [army.general, ...army.lieutenants, ...army.brigades.map(({ commander }) => commander)])
      if (leader) entries.push([leader.id, [leader.at]]);
    for (const zone of army.deployment) entries.push([zone.id, extremes(flatOutline(zone.outline))]);
  }
  for (const objective of scenario.objectives) if (objective.at) entries.push([objective.id, [objective.at]]);
  return new Map(entries);
}
/** The same whichever corner an outline begins at. */
const extremes = (points: readonly Point[]): readonly Point[] => [
  { x: Math.min(...points.map(({ x }) => x)), y: Math.min(...points.map(({ y }) => y)) },
  { x: Math.max(...points.map(({ x }) => x)), y: Math.max(...points.map(({ y }) => y)) },
];

/** A millimetre at each end of a length, and the rounding of a turn. */
const CLOSE = 0.13;

describe('what is selected', () => {
  it('goes where it was wanted, and only its own lines change', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: FILES.length - 1 }),
        fc.array(fc.nat(), { minLength: 1, maxLength: 6 }),
        anyTransformation,
        (file, picks, asked) => {
          const draft = FILES[file] ?? open(ODD);
          const all = idsOf(draft.scenario);
          const ids = [...new Set(picks.map((pick) => all[pick % all.length] ?? ''))];
          const wanted = transformed(draft.scenario, ids, asked);
          const change = transform(draft, ids, asked);
          if ('refused' in change) return;
          const text = after(draft.text, change);
          const now = spots(open(text).scenario);
          for (const [id, points] of spots(wanted))
            points.forEach((point, index) => {
              const found = now.get(id)?.[index];
              expect(found && distance(found, point), `${id} ${index}`).toBeLessThan(CLOSE);
            });
          for (const comment of commentsOf(draft.text)) expect(text).toContain(comment);
        },
      ),
      { numRuns: Number(process.env['EDITS'] ?? 40) },
    );
  }, 3_600_000);
});

it('works go along with the unit they were thrown up for', () => {
  const text = LOBOSITZ.replace(
    'terrain:\n',
    'terrain:\n  - redoubt: { name: Its work, at: [78, 50], size: [10, 8], of: battery }\n',
  );
  const [battery] = open(LOBOSITZ)
    .scenario.armies.flatMap(unitsOfArmy)
    .filter(({ arm, place }) => arm === 'guns' && 'at' in place);
  if (!battery) throw new Error('Lobositz has no battery');
  const draft = open(text.replace('of: battery', `of: ${battery.id}`));
  const moved = transformed(draft.scenario, [battery.id], { do: 'move', by: { x: 5, y: -3 } });
  const work = moved.terrain.find(({ name }) => name === 'Its work');
  expect(work).toMatchObject({ of: battery.id, outline: { at: { x: 83, y: 47 } } });
  const others = transformed(draft.scenario, [moved.armies[0]?.general?.id ?? ''], { do: 'move', by: { x: 5, y: 0 } });
  expect(others.terrain.find(({ name }) => name === 'Its work')).toMatchObject({ outline: { at: { x: 78, y: 50 } } });
});
