/** Fire at a unit on its way: by those it charges and by those whose front it crosses (HOW-FIRE-15 to 19). */
import { ask, does, midway, NEUTRAL, pieceOf, preferredBy } from '../../../battle';
import type { Field, Id, Question, Reason, Rule, View } from '../../../battle';
import {
  bearing,
  cut,
  cutBefore,
  distance,
  endOf,
  exceeds,
  facing,
  fallsShort,
  frontCentre,
  plus,
  poseAlong,
  poseAt,
  times,
} from '../../../geometry';
import type { Path } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { isActivated } from '../command/commands';
import { assessShot, mayFireFrom, mayHit, mayShoot } from '../fire/assessment';
import { shotAt } from '../fire/shot';
import { hitWorth } from '../evaluation/hit-worth';
import type { ShotAssessment } from '../fire/assessment';
import type { Shot } from '../fire/shot';
import { chances, expectedHits, hitOdds } from '../fire/hit-table';
import { isInZone, originOf, reachOf } from '../fire/firing-zone';
import { ammunitionOf } from '../fire/targets';
import { defendersOf } from '../fire/faces';
import { volley } from '../fire/volley';
import { reactNow } from '../morale/reaction';
import { nameOf, refuse } from '../../common';
import { distanceBetween, evenMoments, faceName, FACES, radiusOf, rangeTo, reachOfBody } from '../../../tabletop';
import { enemiesOf, findTroop, isMarked, troopAt, troopOf, viewOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import type { Approach } from './possible-charge';
import { isStopped } from './arrival';
import { measuredWords } from '../lengths';

/** A chance to fire: `unit` at `charger`, a unit that charges or marches, somewhere on its path. */
export interface ShotAtCharger {
  readonly unit: Id;
  readonly charger: Id;
  readonly path: Path;
  /** It is the charged unit itself, not one whose front is crossed. */
  readonly charged: boolean;
  /** The face of its houses through which it fires (HOW-BUA-14). */
  readonly face?: number;
}
type Moment = { readonly moment: Cm } | { readonly pick: 'hold' };

/** When to fire on the charger's path, in cm from its start; or hold. */
export const fireAtChargerQuestion: Question<ShotAtCharger, Moment> = {
  kind: 'fire at charger',
  isShot: (choice) => 'moment' in choice,
  form: (_view, { path }) => ({ form: 'moment', path }),
  choices: (view, about) => {
    const moments = momentsOf(view, about).toSorted((a, b) => b.expected - a.expected || b.at - a.at);
    return { list: [...moments.map(({ at }) => ({ moment: at })), { pick: 'hold' }] };
  },
  check: (view, about, choice) => {
    if ('pick' in choice) return null;
    if (choice.moment < 0 || exceeds(choice.moment, about.path.length))
      return refuse('HOW-FIRE-15', `A moment lies on the way: 0 to ${measuredWords(about.path.length)}.`);
    const shot = shotOnWay(view, about, choice.moment);
    return shot
      ? (mayShoot(view, shot) ?? betterTarget(view, about, shot))
      : refuse('HOW-FIRE-15', 'It cannot fire there.');
  },
  // Choices come with the best moment first: all later ones are worth the same.
  evaluate: (view, { charger }, choice) => {
    const target = 'moment' in choice ? findTroop(view, charger) : null;
    return target ? { ...NEUTRAL, harm: hitWorth(target) } : NEUTRAL;
  },
  odds: (view, about, choice) => {
    const shot = 'moment' in choice ? shotOnWay(view, about, choice.moment) : null;
    if (!shot) return { leaf: { hits: 0 } };
    const { line, modifier } = assessShot(view, shot, null);
    return hitOdds(chances(line, modifier));
  },
  modifiers: (view, about, choice) => {
    const shot = 'moment' in choice ? shotOnWay(view, about, choice.moment) : null;
    if (!shot) return null;
    const rows: Reason[] = [];
    assessShot(view, shot, rows);
    return rows;
  },
  words: (view, { unit, charger, face }) => ({
    title: `${nameOf(view, unit)} may fire at ${midway(nameOf(view, charger))}${through(view, unit, face)}`,
    clause: 'HOW-FIRE-15',
  }),
  label: (view, about, choice) => {
    if ('pick' in choice) return 'Hold fire';
    const shot = shotOnWay(view, about, choice.moment);
    if (!shot) return 'Fire';
    const range = rangeTo(originOf(shot.firer, shot.face), shot.target);
    return exceeds(range, TOUCHING) ? `Fire at ${measuredWords(range)}` : 'Fire as they touch';
  },
  idle: () => ({ pick: 'hold' }),
};

/** Nearer than is told, cm. */
const TOUCHING: Cm = 0.04;

function through(view: View, unit: Id, face: number | undefined): string {
  const { inside } = troopOf(view, unit);
  return inside && face !== undefined ? ` out of the ${faceName(inside.box, face)} of its houses` : '';
}

/** Fire as unmoved and stand, or keep the freedom to move at -1 (HOW-FIRE-16). */
export const standToFireQuestion: Question<{ readonly unit: Id }, { readonly pick: 'stand' | 'free' }> = {
  kind: 'stand to fire',
  form: () => ({ form: 'pick' }),
  choices: () => ({ list: [{ pick: 'stand' }, { pick: 'free' }] }),
  check: () => null,
  evaluate: (_view, _about, { pick }) => preferredBy(pick === 'stand' ? 0.1 : 0),
  words: (view, { unit }) => ({
    title: `${does(view.roster.units[unit]?.name ?? unit, 'fires')}: stand, or move later at −1`,
    clause: 'HOW-FIRE-16',
  }),
  label: (_view, _about, { pick }) => (pick === 'stand' ? 'Stand: no −1, no move of its own' : 'Stay free to move: −1'),
  idle: () => ({ pick: 'stand' }),
};

/** Every shot at the charger, in the order of its path; how far it has come, or null when one of them stopped it (HOW-CHG-18). */
export function* fireAtCharger(field: Field, found: Approach, counterCharger: Id | null = null): Rule<Cm | null> {
  const { charger, path } = found;
  const { seat } = pieceOf(field.state, charger);
  const view = field.view(seat);
  const charged = chargedBy(view, found);
  const chances = enemiesOf(view, seat)
    .filter(({ id }) => id !== counterCharger)
    .flatMap((firer) => shotsAt(firer, { unit: firer.id, charger, path, charged: charged.includes(firer.id) }));
  return yield* fireAlong(field, chances, 'charge');
}

/** Units that are charged: of a block of houses all that defend the face that is struck (HOW-BUA-12, HOW-BUA-19). */
function chargedBy(view: View, { target, also, face }: Approach): readonly Id[] {
  const struck = face === null ? [] : defendersOf(view, troopOf(view, target), face);
  return [target, ...(also ? [also.target] : []), ...struck.map(({ id }) => id)];
}

/**
 * Crossing fire at a march: by enemies whose zone the unit enters and leaves within its activation, which it began
 * outside (HOW-FIRE-17). How far it has come, or null when it was stopped.
 */
export function* fireAtMarch(field: Field, mover: Troop, first: Troop, path: Path): Rule<Cm | null> {
  const view = field.view(mover.side);
  const last = troopAt(mover, endOf(path));
  const chances = enemiesOf(view, mover.side)
    .filter((firer) => mayComeInReach(firer, mover, path))
    .flatMap((firer) =>
      shotsAt(firer, { unit: firer.id, charger: mover.id, path, charged: false }).filter(
        ({ face }) => !isInZone(firer, face, first) && !isInZone(firer, face, last),
      ),
    );
  return yield* fireAlong(field, chances, 'march');
}

/** In houses through each face, those that it may not use among them; else to its front (HOW-BUA-14, HOW-FIRE-22). */
const shotsAt = (firer: Troop, chance: ShotAtCharger): readonly ShotAtCharger[] =>
  firer.inside ? FACES.map((face) => ({ ...chance, face })) : [chance];

/** Quick look: false when nothing of the mover comes within range anywhere on its path, which never leaves a circle about its middle. */
function mayComeInReach(firer: Troop, mover: Troop, path: Path): boolean {
  const middle = times(plus(path.from, endOf(path)), 0.5);
  const mine = reachOf(firer) + radiusOf(firer.box);
  return !exceeds(distance(firer.box.pose, middle), mine + path.length / 2 + reachOfBody(mover));
}

/** Asks for every chance, once a unit fires no more, then fires in the order of the path and brings the mover up to each moment. */
function* fireAlong(field: Field, chances: readonly ShotAtCharger[], manner: 'charge' | 'march'): Rule<Cm | null> {
  const shots: { chance: ShotAtCharger; at: Cm }[] = [];
  for (const chance of chances) {
    const { seat } = pieceOf(field.state, chance.unit);
    if (shots.some((shot) => shot.chance.unit === chance.unit)) continue;
    if (momentsOf(field.view(seat), chance).length === 0) continue;
    const answer = yield* ask(field, fireAtChargerQuestion, seat, chance);
    if ('moment' in answer) shots.push({ chance, at: answer.moment });
  }
  let gone = 0;
  for (const { chance, at } of shots.toSorted((a, b) => a.at - b.at)) {
    const { unit, charger, charged, face } = chance;
    gone = advance(field, chance, gone, at, manner);
    const moved = yield* countsAsMoved(field, unit);
    const because = rightOf(charged);
    const through = face === undefined ? {} : { face };
    yield* volley(field, { firer: unit, target: charger, moved, inMovement: true, because, ...through });
    if (!charged)
      field.emit(
        { do: 'mark', id: unit, mark: 'crossing fire', value: 1 },
        { reasons: [{ clause: 'HOW-FIRE-19', label: 'Its fire of this turn' }] },
      );
    yield* reactNow(field, charger);
    if (isStopped(viewOf(field, charger), charger)) return null;
  }
  return gone;
}

/** What gives the right to fire at a unit on its way. */
const rightOf = (charged: boolean): Id => (charged ? 'HOW-FIRE-15' : 'HOW-FIRE-17');

/** Brings the mover up to a moment of its path. */
function advance(field: Field, { charger, path, charged }: ShotAtCharger, gone: Cm, to: Cm, manner: string): Cm {
  if (!exceeds(to, gone)) return gone;
  const part = cut(cutBefore(path, gone), to - gone);
  field.emit(
    { do: 'moved', movers: [{ id: charger, path: part }], manner },
    { reasons: [{ clause: rightOf(charged), label: 'Up to the moment of the shot' }] },
  );
  return to;
}

function* countsAsMoved(field: Field, id: Id): Rule<boolean> {
  const firer = troopOf(viewOf(field, id), id);
  if (isMarked(firer, 'moved')) return true;
  if (isActivated(viewOf(field, id), firer.piece.command)) return false;
  const { pick } = yield* ask(field, standToFireQuestion, firer.side, { unit: id });
  if (pick === 'free') return true;
  field.emit(
    { do: 'mark', id, mark: 'stands', value: 1 },
    { reasons: [{ clause: 'HOW-FIRE-16', label: 'Stands to fire' }] },
  );
  return false;
}

interface MomentOf extends ShotAssessment {
  readonly at: Cm;
  readonly expected: number;
}

/** Chances of 0, 1, 2, 3 and 4 hits of each shot that a charge would meet on its way, each at its best moment; of `silent` none. */
export function fireMet(view: View, found: Approach, silent: Id | null = null): readonly (readonly number[])[] {
  const { charger, path } = found;
  const mover = findTroop(view, charger);
  if (!mover) return [];
  const charged = chargedBy(view, found);
  const shots: (readonly number[])[] = [];
  for (const firer of enemiesOf(view, mover.side)) {
    if (firer.id === silent || !mayComeInReach(firer, mover, path)) continue;
    const chance = { unit: firer.id, charger, path, charged: charged.includes(firer.id) };
    const [best] = shotsAt(firer, chance)
      .flatMap((shot) => momentsOf(view, shot))
      .toSorted((a, b) => b.expected - a.expected);
    if (best) shots.push(chances(best.line, best.modifier));
  }
  return shots;
}

/** Moments at which the shot is allowed, looked for at eighths of the path. */
function momentsOf(view: View, about: ShotAtCharger): readonly MomentOf[] {
  const found: MomentOf[] = [];
  const firer = findTroop(view, about.unit);
  if (!firer || mayFireFrom(view, firer, about.face)) return found;
  for (const at of evenMoments(about.path.length, PARTS)) {
    const shot = shotOnWay(view, about, at);
    if (!shot || mayHit(view, shot, null) || betterTarget(view, about, shot)) continue;
    const { line, modifier } = assessShot(view, shot, null);
    found.push({ at, line, modifier, expected: expectedHits(line, modifier) });
  }
  return found;
}
const PARTS = 8;

function shotOnWay(view: View, about: ShotAtCharger, at: Cm): Shot | null {
  const firer = findTroop(view, about.unit);
  const charger = findTroop(view, about.charger);
  if (!firer || !charger) return null;
  const target = troopAt(charger, poseAlong(about.path, at));
  const { face } = about;
  const ammunition = ammunitionOf(view, firer, target, face);
  return shotAt({ firer, ammunition, moved: isMarked(firer, 'moved'), inMovement: true, face }, target);
}

/** Crossing fire is not allowed past a better target: nearer, or more nearly straight ahead (HOW-FIRE-18). */
function betterTarget(view: View, { charged }: ShotAtCharger, shot: Shot) {
  if (charged) return null;
  const origin = originOf(shot.firer, shot.face);
  const ahead = poseAt(frontCentre(origin), facing(origin.pose));
  const off = Math.abs(bearing(ahead, shot.target.box.pose));
  const near = distanceBetween(shot.firer, shot.target);
  const better = enemiesOf(view, shot.firer.side).find(
    (enemy) =>
      enemy.id !== shot.target.id &&
      (fallsShort(distanceBetween(shot.firer, enemy), near) || Math.abs(bearing(ahead, enemy.box.pose)) < off) &&
      !mayShoot(view, shotAt({ ...shot, ammunition: ammunitionOf(view, shot.firer, enemy, shot.face) }, enemy)),
  );
  return better ? refuse('HOW-FIRE-18', `${does(better.traits.unit.name, 'is')} the better target.`) : null;
}
