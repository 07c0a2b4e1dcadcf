/** Zones of units and leaders as they lie now, also while their owners are dragged. */
import type { EditorZones, HeldPlace } from '../../../electron/desk/api';
import type { Point } from '../../../engine/geometry';
import type { Arm, Id, Scenario } from '../../../engine/scenario';
import { leadersChosen, unitsChosen } from './chosen';
import { carried, placesIn, poseHeld } from './held';

export interface LyingZone {
  readonly id: string;
  readonly kind: 'fire' | 'command';
  readonly side: Id;
  readonly title: string;
  readonly outline: readonly Point[];
}
export interface ZonesWanted {
  readonly selection: readonly Id[];
  readonly held: readonly HeldPlace[];
  readonly fire: boolean;
  readonly command: boolean;
}

/** Of more units that are dragged together no field of fire is shown unasked. */
const MOST_HELD = 3;

/** Those that are asked for, and unasked those of what is dragged and of who leads it. */
export function lyingZones(
  scenario: Scenario,
  pieces: EditorZones['pieces'],
  { selection, held, fire, command }: ZonesWanted,
): readonly LyingZone[] {
  const places = new Map(placesIn(scenario).map((place) => [place.id, place]));
  const dragged = held.map(({ id }) => id);
  const leaders = leadersChosen(scenario, selection);
  const leadDragged = leadersChosen(scenario, dragged);
  const units = new Set(unitsChosen(scenario, selection));
  const isWanted = (id: Id, arm: Arm | null): boolean => {
    if (arm === null) return leadDragged.includes(id) || (command && (leaders.length === 0 || leaders.includes(id)));
    if (dragged.length <= MOST_HELD && dragged.includes(id)) return true;
    return fire && (units.size > 0 ? units.has(id) : arm === 'guns');
  };
  return pieces.flatMap(({ id, side, arm, pose, zones }): readonly LyingZone[] => {
    const place = places.get(id);
    if (!place || !isWanted(id, arm)) return [];
    const now = poseHeld(place);
    return zones.map((zone) => ({
      id: `${id} ${zone.id}`,
      kind: arm === null ? 'command' : 'fire',
      side,
      title: zone.title,
      outline: carried(zone.outline, pose, now),
    }));
  });
}
