/** Light infantry and light cavalry slip away from a charge at the last moment (HOW-EVADE). */
import { ask, does, midway } from '../../../battle';
import type { Field, Id, Question, Refusal, Rule, View } from '../../../battle';
import { boxMovedBy, endOf, exceeds, minus, times, unit } from '../../../geometry';
import type { Path } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { ABOUT_HALF, areaUnder, isMetLeaving, longestAway, sectorEntered } from '../../../tabletop';
import { nameOf, refuse } from '../../common';
import { mayShoot } from '../fire/assessment';
import { isBroken } from '../ground/kinds';
import { ammunitionOf, mayFire } from '../fire/targets';
import { volley } from '../fire/volley';
import { isEntrenched } from '../ground/works';
import { reactNow } from '../morale/reaction';
import { moveOf } from '../movement/allowance';
import type { Allowance } from '../movement/allowance';
import { straighten } from '../movement/irregular-line';
import { runAlong } from '../movement/run';
import { SHARES } from '../troops/nations';
import { flankDeduction, isHorse } from '../troops/traits';
import { isInMelee, isMarked, isRed, troopAt, troopOf, viewOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { weathered } from '../weather';
import { approach } from './approach';
import type { Approach } from './possible-charge';
import { arrive, comeOn, isStopped } from './arrival';
import { isBehindLine } from './ground';
import { measuredWords } from '../lengths';

export interface Evader {
  readonly unit: Id;
  readonly charger: Id;
  /** The charge that has come up to it; without it no odds are told. */
  readonly found?: Approach;
}

const ANSWERS = ['stand', 'fire and evade', 'evade'] as const;

export const evadeQuestion: Question<Evader, { readonly pick: (typeof ANSWERS)[number] }> = {
  kind: 'evade',
  form: () => ({ form: 'pick' }),
  choices: (view, about) => ({
    list: ANSWERS.map((pick) => ({ pick })).filter((choice) => !evadeQuestion.check(view, about, choice)),
  }),
  check: (view, { unit: id, charger }, { pick }) => {
    if (pick === 'stand') return null;
    const troop = troopOf(view, id);
    const barred = mayEvade(view, troop) ?? (evadePath(view, troop, troopOf(view, charger)) ? null : NO_ROOM);
    if (barred || pick === 'evade') return barred;
    return troop.traits.kind === 'light infantry'
      ? mayFire(view, troop)
      : refuse('HOW-EVADE-03', 'Only light infantry fires as it goes.');
  },
  words: (view, { unit: id, charger }) => ({
    title: `${nameOf(view, id)} may evade ${midway(nameOf(view, charger))}`,
    clause: 'HOW-EVADE-01',
  }),
  label: (_view, _about, { pick }) =>
    pick === 'stand' ? 'Stand and fight' : pick === 'evade' ? 'Evade' : 'Fire and evade',
  idle: () => ({ pick: 'stand' }),
};

const NO_ROOM: Refusal = refuse('HOW-EVADE-09', 'There is no room to get away.');

/** HOW-EVADE-01: light troops that are free to run. */
export function mayEvade(view: View, troop: Troop): Refusal | null {
  const { kind } = troop.traits;
  if (kind !== 'light infantry' && kind !== 'light horse') return refuse('HOW-EVADE-01', 'Only light troops evade.');
  if (troop.inside || isRed(troop) || isInMelee(view, troop)) return refuse('HOW-EVADE-01', 'It is not free to run.');
  return isMarked(troop, 'evaded') ? refuse('HOW-EVADE-06', 'It has been caught and may not evade again.') : null;
}

/** Directly away from the charger or within 45 degrees of it, up to a normal move, keeping its facing (HOW-EVADE-04, 09). */
export function evadePath(view: View, troop: Troop, charger: Troop): Path | null {
  const away = unit(minus(troop.box.pose, charger.box.pose));
  const share = isHorse(troop.traits) ? SHARES[flankDeduction(troop.traits)] : 0;
  const normal = weathered(view, troop.traits, troop.piece.formation);
  const path = longestAway(troop.box.pose, away, EVADE_ANGLES, (direction) => {
    const entered = sectorEntered(troop.box, boxMovedBy(troop.box, times(direction, normal)));
    const budget = entered === 'front' ? normal : normal * (1 - share);
    const length = runAlong(view, troop, direction, budget, { normal, ignore: [charger.id] }).lengthFor(budget);
    return isMetLeaving(troop, times(direction, length), charger) ? null : length;
  });
  return path && exceeds(path.length, LEAST_EVADE) ? path : null;
}
const EVADE_ANGLES = [0, 15, -15, 30, -30, 45, -45] as const;
/** Who gets no farther has not got away, cm. */
const LEAST_EVADE: Cm = 1;

/**
 * The evade decision at contact (HOW-EVADE-02): `gone` when the target is away from before the charger, `free` when the
 * charger may then go on as it likes, `met` when it has been asked and the charger has come up to it, `bound` when it has no
 * choice.
 */
export function* evasion(
  field: Field,
  allowance: Allowance,
  found: Approach,
  rest: Path,
): Rule<'gone' | 'free' | 'met' | 'bound'> {
  const target = troopOf(viewOf(field, found.target), found.target);
  const view = field.view(target.side);
  const about: Evader = { unit: target.id, charger: found.charger, found };
  if (mayEvade(view, target)) return 'bound';
  const here = troopOf(view, found.charger);
  if (!evadePath(view, target, troopAt(here, endOf(rest)))) return 'bound';
  const open = isOpen(view, here, target);
  comeOn(field, found.charger, rest);
  const { pick } = yield* ask(field, evadeQuestion, target.side, about);
  if (pick === 'stand') return 'met';
  if (pick === 'fire and evade' && (yield* partingShot(field, target, found))) return 'gone';
  straighten(field, target.id);
  const path = evadePath(
    field.view(target.side),
    troopOf(field.view(target.side), target.id),
    troopOf(field.view(target.side), found.charger),
  );
  if (!path) return 'met';
  field.emit(
    { do: 'moved', movers: [{ id: target.id, path }], manner: 'evade' },
    {
      text: `${does(target.traits.unit.name, 'evades')} ${measuredWords(path.length)}.`,
      reasons: [{ clause: 'HOW-EVADE-04', label: 'Up to a normal move, directly away' }],
    },
  );
  field.emit({ do: 'mark', id: target.id, mark: 'evaded', value: 1 });
  field.emit({ do: 'mark', id: target.id, mark: 'moved', value: 1 });
  return open ? yield* goOn(field, allowance, found) : 'gone';
}

/** Fire in leaving; true when it stopped the charger (HOW-EVADE-03). */
function* partingShot(field: Field, target: Troop, found: Approach): Rule<boolean> {
  const view = field.view(target.side);
  const [firer, charger] = [troopOf(view, target.id), troopOf(view, found.charger)];
  const shot = {
    firer,
    target: charger,
    ammunition: ammunitionOf(view, firer, charger),
    moved: true,
    inMovement: true,
  };
  if (mayShoot(view, shot)) return false;
  yield* volley(field, { firer: firer.id, target: charger.id, moved: true, inMovement: true, because: 'HOW-EVADE-03' });
  yield* reactNow(field, charger.id);
  return isStopped(field.view(target.side), charger.id);
}

/** Cavalry after light infantry in the open goes on into contact if it can, else where it likes; others halt (HOW-EVADE-05, 06). */
function* goOn(field: Field, allowance: Allowance, found: Approach): Rule<'gone' | 'free'> {
  const charger = troopOf(viewOf(field, found.charger), found.charger);
  const view = field.view(charger.side);
  const target = troopOf(view, found.target);
  const hunts = isHorse(charger.traits) && target.traits.kind === 'light infantry';
  if (!hunts || !isOpen(view, charger, target)) return 'gone';
  // A second normal move adds to what is left; the sector is still judged from where the charge began.
  const further = (allowance.moves - allowance.move) * moveOf(charger, allowance);
  const again = approach(view, { ...allowance, spent: found.spent - further }, target);
  if (!isApproach(again)) return 'free';
  yield* arrive(field, again.path, { ...again, sector: found.sector });
  return 'gone';
}

const isApproach = (result: Approach | Refusal): result is Approach => 'linedUp' in result;
/** Neither in close country nor behind an obstacle (HOW-EVADE-06, HOW-TERR-25). */
const isOpen = (view: View, charger: Troop, target: Troop): boolean =>
  !isBehindLine(view, charger, target) &&
  !isEntrenched(view, target) &&
  areaUnder(view.ground, target.box, isBroken, ABOUT_HALF) === null;
