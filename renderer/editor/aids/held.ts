/** Where units and leaders are while they are dragged, as the desk is asked about them. */
import type { HeldPlace } from '../../../electron/desk/api';
import { facingOf, poseAt, type Point, type Pose } from '../../../engine/geometry';
import { unitsOfArmy, type Army, type Scenario } from '../../../engine/scenario';

/** Units and leaders that stand in one scenario elsewhere than in the other. */
export function heldIn(scenario: Scenario, preview: Scenario | null): readonly HeldPlace[] {
  if (preview === null || preview.armies === scenario.armies) return [];
  const before = new Map(placesIn(scenario).map((place) => [place.id, place]));
  return placesIn(preview).filter(({ id, at, heading }) => {
    const was = before.get(id);
    return was && (was.at.x !== at.x || was.at.y !== at.y || was.heading !== heading);
  });
}

/** Units on the table and leaders, where a scenario has them. */
export const placesIn = (scenario: Scenario): readonly HeldPlace[] => scenario.armies.flatMap(placesOfArmy);

function placesOfArmy(army: Army): readonly HeldPlace[] {
  const units = unitsOfArmy(army).flatMap(({ id, place }): readonly HeldPlace[] =>
    'at' in place ? [{ id, at: place.at, heading: place.heading }] : [],
  );
  const leaders = [
    ...(army.general ? [army.general] : []),
    ...army.lieutenants,
    ...army.brigades.map(({ commander }) => commander),
  ];
  return [...units, ...leaders.map(({ id, at }) => ({ id, at, heading: null }))];
}

export const poseHeld = ({ at, heading }: HeldPlace): Pose => poseAt(at, facingOf(heading ?? 0));

/** An outline that goes with a piece, as it lies when the piece has come from one pose to another. */
export function carried(outline: readonly Point[], from: Pose, to: Pose): readonly Point[] {
  return outline.map(({ x, y }) => {
    const ahead = (x - from.x) * from.hx + (y - from.y) * from.hy;
    const right = (x - from.x) * from.hy - (y - from.y) * from.hx;
    return { x: to.x + to.hx * ahead + to.hy * right, y: to.y + to.hy * ahead - to.hx * right };
  });
}
