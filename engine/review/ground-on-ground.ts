/** Ground that cannot be in one place with other ground: ponds in woods, crops in orchards, contours beside their hills. */
import { distanceToPolyline, pointInPolygon } from '../geometry';
import type { Cm, Feature, Hill, Scenario, UnplacedFinding } from '../scenario';
import { called, listed } from '../scenario';
import { flatOutline } from '../terrain';
import type { Ground, GroundArea } from '../terrain';
import { shareInside } from './shared-ground';

/** The part of the smaller one that may lie in the other: edges are drawn by eye. */
const SHARED = 0.1;
/** How far a contour may run past the one below it, cm. */
const PAST: Cm = 0.5;

/** What grows or lies on a spot: there is one of these, and none in the water. Woods and the rest may stand on hills. */
const COVERS: ReadonlySet<GroundArea['kind']> = new Set(['wood', 'orchard', 'vineyard', 'crops', 'ploughland', 'pond']);
const NOT_IN_A_POND: ReadonlySet<GroundArea['kind']> = new Set(['rough', 'hill', 'custom area', ...COVERS]);

export function reviewLand({ terrain }: Scenario, ground: Ground): readonly UnplacedFinding[] {
  return [
    ...ground.areas.flatMap((area, i) => {
      const others = ground.areas.slice(0, i).filter((one) => exclude(one, area) && areOneSpot(one, area));
      return others.length > 0 ? [onOneSpot(area, others)] : [];
    }),
    ...terrain.flatMap((feature) => (feature.kind === 'hill' ? contoursPast(feature) : [])),
  ];
}

function exclude(a: GroundArea, b: GroundArea): boolean {
  if (a.kind === 'pond') return NOT_IN_A_POND.has(b.kind);
  return b.kind === 'pond' ? NOT_IN_A_POND.has(a.kind) : COVERS.has(a.kind) && COVERS.has(b.kind);
}

const areOneSpot = (a: GroundArea, b: GroundArea): boolean =>
  Math.max(shareInside(a.outline, b.outline), shareInside(b.outline, a.outline)) > SHARED;

const onOneSpot = ({ feature }: GroundArea, others: readonly GroundArea[]): UnplacedFinding => ({
  severity: 'warning',
  code: 'ground-on-ground',
  about: feature.id,
  key: 'outline',
  message: `${called(feature)} lies on one spot with ${listed(others.map(({ feature: other }) => named(other)))}: it can be ${a(feature.kind)} or that, not both.`,
  fix: 'Move one of them, or draw its edge round the other.',
});

const named = ({ name, kind }: Feature): string => (name === null ? a(kind) : `${name} (${a(kind)})`);
const a = (kind: string): string =>
  /^(crops|ploughland|rough)$/.test(kind) ? kind : `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`;

/** Each contour lies inside the one below it, the first inside the foot of the hill. */
function contoursPast(hill: Hill): readonly UnplacedFinding[] {
  let below = flatOutline(hill.outline);
  return hill.contours.flatMap(({ height, outline }, i): readonly UnplacedFinding[] => {
    const line = flatOutline(outline);
    const under = below;
    const past = line.filter(
      (point) => !pointInPolygon(point, under) && distanceToPolyline(point, [...under, ...under.slice(0, 1)]) > PAST,
    );
    below = line;
    if (past.length === 0) return [];
    const what = i === 0 ? 'the foot of the hill' : `the contour of ${hill.contours[i - 1]?.height ?? 0} cm below it`;
    return [
      {
        severity: 'warning',
        code: 'contour-outside',
        about: hill.id,
        key: `contours[${i}].outline`,
        message: `${called(hill)}: the contour of ${height} cm runs past ${what}, so the ground there would rise from nothing.`,
        fix: 'Draw it inside, or make the outline below it larger.',
      },
    ];
  });
}
