/** A counter-charge: both sides meet half way (HOW-CCHG-05, 06). */
import { does, midway } from '../../../battle';
import type { Field, Rule, View } from '../../../battle';
import { cut, cutBefore, distance, endOf, pathOf, place } from '../../../geometry';
import type { Path, Pose } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { edgeOf, edgeOfBody, poseAgainst } from '../../../tabletop';
import { wadingIn } from '../movement/water';
import { hullIn, troopAt, troopOf, viewOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { weathered } from '../weather';
import { placeAgainst } from './approach';
import type { Approach } from './possible-charge';
import { makeContact } from './contact';
import { markCharged } from './counter-charge-roll';
import { followCounterCharge } from './followers';
import { fireAtCharger } from './fire-at-charger';
import { hasRoomToFight } from './room';
import { measuredWords } from '../lengths';

/**
 * Both meet half way; the counter-charger goes at most one normal move (HOW-CCHG-05, 06). How far the charger has come,
 * null when fire stopped it.
 */
export function* counterCharge(field: Field, found: Approach): Rule<Cm | null> {
  markCharged(field, found.target);
  const gone = yield* fireAtCharger(field, found, found.target);
  if (gone === null) return null;
  const view = viewOf(field, found.charger);
  const charger = troopOf(view, found.charger);
  const target = troopOf(view, found.target);
  const meeting = meetingPlace(view, charger, target, found, cutBefore(found.path, gone));
  const targetPath = pathOf(target.box.pose, [straightTo(target.box.pose, meeting.pose)]);
  field.emit({ do: 'moved', movers: [{ id: charger.id, path: meeting.path }], manner: 'charge' });
  field.emit(
    {
      do: 'moved',
      movers: [{ id: target.id, path: targetPath }],
      manner: 'counter-charge',
    },
    {
      text: `${does(target.traits.unit.name, 'meets')} ${midway(charger.traits.unit.name)} half way.`,
      reasons: [{ clause: 'HOW-CCHG-06', label: `Half of ${measuredWords(found.distance)}` }],
    },
  );
  const impact = { sector: 'front', face: null } as const;
  const outOfRiver = wadingIn(view, target) !== null;
  const runIn = found.runIn - meeting.gone;
  const come = found.path.length - meeting.gone;
  makeContact(field, charger.id, target.id, {
    ...impact,
    path: cut(found.path, come),
    runIn,
    outOfRiver: found.outOfRiver,
  });
  makeContact(field, target.id, charger.id, { ...impact, path: targetPath, runIn: meeting.gone, outOfRiver });
  yield* followCounterCharge(field, { unit: target.id, most: meeting.gone });
  return come;
}

/** How far a counter-charger comes, where there is room (HOW-CCHG-05, 06). */
export const mostToMeet = (view: View, target: Troop, found: Approach, whole = found.path): Cm =>
  Math.min(weathered(view, target.traits, target.piece.formation), found.distance / 2, whole.length);

/** Where they meet: as near to half way as the ground and friends leave room. */
function meetingPlace(
  view: View,
  charger: Troop,
  target: Troop,
  found: Approach,
  whole: Path,
): { path: Path; pose: Pose; gone: Cm } {
  const most = mostToMeet(view, target, found, whole);
  const { depth } = hullIn(target.traits, target.piece.formation);
  for (const share of [1, 0.75, 0.5, 0.25]) {
    const gone = most * share;
    const path = cut(whole, whole.length - gone);
    const at = troopAt(charger, endOf(path));
    const pose = poseAgainst(edgeOf(at.box, 'front'), depth, 0);
    if (hasRoomToFight(view, at, target) && hasRoomToFight(view, troopAt(target, pose), charger))
      return { path, pose, gone };
  }
  const linedUp = placeAgainst(view, charger, target, edgeOfBody(target, 'front'), endOf(whole)) ?? found.linedUp;
  return { path: { ...whole, legs: [...whole.legs, place(linedUp)] }, pose: target.box.pose, gone: 0 };
}

/** Straight at the charger; wheeled into line with it as they meet. */
function straightTo(from: Pose, to: Pose): Path['legs'][number] {
  return { kind: 'straight', to, length: distance(from, to) };
}
