/** The volley: one die, its modifiers, its hits; then the ball that flies on (HOW-FIRE-05, HOW-TGT-03 to 05, HOW-GRAZE). */
import type { EventDetails, Field, Id, Reason, Rule, View } from '../../../battle';
import { does, figures, listed, midway, poseOf, roll, verbFor } from '../../../battle';
import { noteAttack } from '../../common';
import { frontCentre, pointGap, seenFrom } from '../../../geometry';
import type { Box, Pose } from '../../../geometry';
import { inflict } from '../morale/hits';
import type { Blow } from '../morale/hits';
import { troopAt, troopOf, viewOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { assessShot } from './assessment';
import { shotAt } from './shot';
import type { Shot } from './shot';
import { failsInMist, mistOnShot } from '../weather';
import type { Ammunition } from './cover';
import { ballReaches, grazedBy, grazingShot } from './grazing';
import { averageDie, dieReason, hitLuck, hitsFor, hitsInTable, hitsInWords, rowReason } from './hit-table';
import { burnFuse } from './shell';
import { sectorOfAttack, originOf } from './firing-zone';
import { ammunitionOf, splitOf } from './targets';
import { overheadReasons } from './troops-between';
import { bitOf, faceTowards, stripTo } from '../../../tabletop';
import { bitsOf, defendersOf, facesInUse } from './faces';

/** A shot as plain data. */
export interface ShotOrder {
  readonly firer: Id;
  readonly target: Id;
  /** The best that is allowed when left out. */
  readonly ammunition?: Ammunition;
  readonly moved: boolean;
  readonly inMovement: boolean;
  readonly face?: number | undefined;
  /** A gun of a massed battery at the common target: no split (HOW-ARTY-07). */
  readonly massed?: boolean;
  /** Where the target was when the shot was made, if it is drawn elsewhere: a moment of its charge (HOW-FIRE-15). */
  readonly targetAt?: Pose;
  /** The clause that gives the right to fire now. */
  readonly because?: Id;
}

/** A shot among the troops as they stand. */
function shotOf(view: View, order: ShotOrder): Shot {
  const firer = troopOf(view, order.firer);
  const standing = troopOf(view, order.target);
  const target = order.targetAt ? troopAt(standing, order.targetAt) : standing;
  const { face, moved, inMovement } = order;
  const ammunition = order.ammunition ?? ammunitionOf(view, firer, target, face);
  return shotAt({ firer, ammunition, moved, inMovement, face }, target);
}

/** Fires a shot that has been found legal; tells which units took hits, grazed ones included. */
export function* volley(field: Field, order: ShotOrder): Rule<readonly Id[]> {
  const { firer, target } = shotOf(viewOf(field, order.firer), order);
  const title = `${does(firer.traits.unit.name, 'fires')} at ${midway(target.traits.unit.name)}`;
  return yield* field.within(title, firer.id, order.because ?? 'HOW-FIRE-05', () => fireShot(field, order));
}

function* fireShot(field: Field, order: ShotOrder): Rule<readonly Id[]> {
  const view = viewOf(field, order.firer);
  const shot = shotOf(view, order);
  const mist = mistOnShot(view, shot.firer, shot.target);
  if (mist && (yield* failsInMist(field, mist, shot.firer, 'fires'))) {
    loseFire(field, order, shot.firer);
    return [];
  }
  const sharing = order.massed || order.inMovement ? null : yield* shareOut(field, view, shot);
  const aimed = sharing ? shotAt(shot, sharing.lead) : shot;
  markFirer(field, order, shot.firer);
  endangerFigures(field, shot, sharing ? [sharing.lead, sharing.other] : [shot.target]);

  const hits = yield* fireAt(
    field,
    view,
    aimed,
    sharing ? [sharing.lead, sharing.other] : [aimed.target],
    order.because,
  );
  const hit = sharing
    ? yield* strikeBoth(field, view, aimed, sharing, hits)
    : yield* strike(field, view, aimed, hits, aimed.ammunition);
  return [...hit, ...(yield* graze(field, view, aimed))];
}

/** Fire that fails in the mist is used up for the turn (HOW-SCEN-18). */
function loseFire(field: Field, order: ShotOrder, firer: Troop): void {
  markFirer(field, order, firer);
  field.emit(
    { do: 'told', who: firer.id, what: 'fires into the mist' },
    {
      text: `${does(firer.traits.unit.name, 'fires')} into the mist and ${verbFor(firer.traits.unit.name, 'hits')} nothing.`,
      reasons: [{ clause: 'HOW-SCEN-18', label: 'Its fire of this turn is lost' }],
    },
  );
}

/** One average die on the hit table, told with all its reasons; the number of hits. */
function* fireAt(field: Field, view: View, shot: Shot, at: readonly Troop[], because?: Id): Rule<number> {
  const { firer, ammunition } = shot;
  const modifiers: Reason[] = [];
  const { modifier: before, line } = assessShot(view, shot, modifiers);
  const fuse = ammunition === 'shell' ? yield* burnFuse(field, firer) : null;
  if (fuse) modifiers.push(fuse);
  const modifier = before + (fuse?.value ?? 0);
  const names = listed(at.map(({ traits }) => midway(traits.unit.name)));
  const [die] = yield* roll(field, {
    why: `${does(firer.traits.unit.name, 'fires')} at ${names}`,
    who: firer.id,
    at: shot.target.id,
    clause: because ?? 'HOW-FIRE-05',
    seat: firer.piece.seat,
  });
  const natural = averageDie(die);
  const hits = hitsFor(line, natural, modifier);
  const reasons = [
    dieReason(die),
    ...overheadReasons(view, shot),
    ...modifiers,
    rowReason(line, natural + modifier, hits),
    ...(hits > hitsInTable(line, natural + modifier) ? [ALWAYS_ONE] : []),
  ];
  const manner = shot.grazing ? 'grazing' : ammunition;
  const verb = shot.grazing ? 'grazes' : 'fires at';
  const told: EventDetails = {
    text: `${does(firer.traits.unit.name, verb)} ${names}: ${hitsInWords(hits)}.`,
    reasons,
    luck: hitLuck(line, modifier, hits),
  };
  field.emit({ do: 'fired', by: firer.id, at: at.map(({ id }) => id), manner, total: hits }, told);
  for (const { id } of at) noteAttack(field, id, 'HOW-SCEN-11');
  return hits;
}
const ALWAYS_ONE: Reason = { clause: 'HOW-HIT-03', label: 'A natural 5 always hits once' };

/** Once per turn; in a block once through each face, and every face used counts as a direction (HOW-FIRE-03, HOW-BUA-13, 14). */
function markFirer(field: Field, order: ShotOrder, firer: Troop): void {
  const mark = (name: string, value: number, clause: Id): void =>
    field.emit({ do: 'mark', id: firer.id, mark: name, value }, { reasons: [{ clause, label: 'Has fired' }] });
  mark('fired', 1, 'HOW-FIRE-03');
  if (order.face !== undefined) {
    mark('faces', bitsOf(firer, 'faces') | bitOf(order.face), 'HOW-BUA-13');
    mark('faces fired', bitsOf(firer, 'faces fired') | bitOf(order.face), 'HOW-BUA-14');
  }
  if (order.inMovement && !order.moved) mark('stands', 1, 'HOW-FIRE-16');
}

/** Figures in the strip of fire of infantry or canister will be tested (HOW-CMD-09). */
function endangerFigures(field: Field, { firer, ammunition, face }: Shot, targets: readonly Troop[]): void {
  if (ammunition === 'roundshot' || ammunition === 'shell') return;
  const strips = targets.map((target) => stripTo(originOf(firer, face), target));
  for (const figure of figures(field.state)) {
    const pose = poseOf(figure.where);
    if (!pose || !strips.some((strip) => pointGap(pose, strip) === 0)) continue;
    field.emit(
      { do: 'mark', id: figure.id, mark: 'may have been hit', value: 1 },
      { reasons: [{ clause: 'HOW-CMD-09', label: 'Stands in the line of fire' }] },
    );
  }
}

// Who takes the hits ------------------------------------------------------------------------------------------------

interface Sharing {
  /** The unit whose modifiers are used and that takes the odd hit. */
  readonly lead: Troop;
  readonly other: Troop;
}

/** Two enemies close together share the fire; at equal ranges a die tells whose modifiers are used (HOW-TGT-03, 04). */
function* shareOut(field: Field, view: View, shot: Shot): Rule<Sharing | null> {
  const split = splitOf(view, shot);
  if (!split) return null;
  const { firer, target, face } = shot;
  if (split.nearer)
    return split.nearer.id === target.id
      ? { lead: target, other: split.partner }
      : { lead: split.partner, other: target };
  const origin = originOf(firer, face);
  const side = (troop: Troop): number => seenFrom(origin.pose, troop.box.pose).right;
  const [left, right] = side(target) <= side(split.partner) ? [target, split.partner] : [split.partner, target];
  const [die] = yield* roll(field, {
    why: `Equal ranges: 1 to 3 ${left.traits.unit.name}, 4 to 6 ${right.traits.unit.name}`,
    who: firer.id,
    clause: 'HOW-TGT-04',
    seat: firer.piece.seat,
  });
  return die <= 3 ? { lead: left, other: right } : { lead: right, other: left };
}

/** Hits are shared equally, the odd one to the unit whose modifiers were used (HOW-TGT-05). */
function* strikeBoth(
  field: Field,
  view: View,
  shot: Shot,
  { lead, other }: Sharing,
  hits: number,
): Rule<readonly Id[]> {
  const half = Math.floor(hits / 2);
  const first = yield* strike(field, view, shotAt(shot, lead), hits - half, shot.ammunition);
  const second = yield* strike(field, view, shotAt(shot, other), half, shot.ammunition);
  return [...first, ...second];
}

function* strike(field: Field, view: View, shot: Shot, hits: number, cause: string): Rule<readonly Id[]> {
  const { firer, target, face } = shot;
  const origin = originOf(firer, face);
  const clause = cause === 'grazing' ? 'HOW-GRAZE-06' : 'HOW-FIRE-05';
  const blow = { by: firer.id, sector: sectorOfAttack(target, origin), cause, clause };
  return yield* landHits(field, view, { by: firer, target, origin, hits }, blow);
}

/** Hits of fire or melee on the target; on a face that foot and guns share, half each, the odd one by a die (HOW-BUA-16). */
export function* landHits(
  field: Field,
  view: View,
  {
    by,
    target,
    origin,
    hits,
  }: { readonly by: Troop; readonly target: Troop; readonly origin: Box; readonly hits: number },
  blow: Blow,
): Rule<readonly Id[]> {
  if (hits === 0) return [];
  const holders = target.inside ? defendersOf(view, target, faceTowards(target.box, frontCentre(origin))) : [];
  const [foot, guns] = holders;
  if (!foot || !guns) {
    inflict(field, target.id, hits, blow);
    return [target.id];
  }
  const odd = hits % 2 === 1 ? yield* oddHit(field, by, foot, guns) : foot.id;
  const half = Math.floor(hits / 2);
  const shares = [foot, guns].map(({ id }) => ({ id, takes: half + (hits % 2 === 1 && id === odd ? 1 : 0) }));
  for (const { id, takes } of shares) inflict(field, id, takes, { ...blow, clause: 'HOW-BUA-16' });
  return shares.filter(({ takes }) => takes > 0).map(({ id }) => id);
}

function* oddHit(field: Field, firer: Troop, foot: Troop, guns: Troop): Rule<Id> {
  const [die] = yield* roll(field, {
    why: `Odd hit: 1 to 3 ${foot.traits.unit.name}, 4 to 6 ${guns.traits.unit.name}`,
    who: firer.id,
    clause: 'HOW-BUA-16',
    seat: firer.piece.seat,
  });
  return die <= 3 ? foot.id : guns.id;
}

/** Roundshot goes on behind the target whose modifiers were used (HOW-GRAZE-07, HOW-GRAZE-08). */
function* graze(field: Field, view: View, shot: Shot): Rule<readonly Id[]> {
  const hit: Id[] = [];
  for (const grazed of grazedBy(view, shot)) {
    if (!(yield* ballReaches(field, shot.firer, grazed))) continue;
    const second = grazingShot(shot, grazed.troop);
    const hits = yield* fireAt(field, view, second, [grazed.troop], 'HOW-GRAZE-06');
    hit.push(...(yield* strike(field, view, second, hits, 'grazing')));
  }
  return hit;
}

/** Faces a unit in a block declares before it fires, so that every die has the turn's deduction (HOW-BUA-13). */
export function declareFaces(field: Field, firer: Troop, faces: number): void {
  const view = field.view(firer.piece.seat);
  field.emit(
    { do: 'mark', id: firer.id, mark: 'faces', value: facesInUse(view, firer) | faces },
    { reasons: [{ clause: 'HOW-BUA-13', label: 'Faces it fires through' }] },
  );
}
