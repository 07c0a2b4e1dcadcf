/** Changes of formation, about turns, limbering and unlimbering (HOW-FORMCHG, HOW-ARTY-01 to 03). */
import { does } from '../../../battle';
import type { Field, Refusal, View } from '../../../battle';
import { along, exceeds, facing, poseAt, roundPose, times } from '../../../geometry';
import type { Pose } from '../../../geometry';
import type { Cm } from '../../../scenario';
import type { GroundArea } from '../../../terrain';
import { sharesUnder } from '../../../tabletop';
import { isSlow } from '../ground/areas';
import { DISMOUNTED, formationsOf, IRREGULAR } from '../troops/layouts';
import { changeShare, isHorse } from '../troops/traits';
import { hullIn, isDeployed, isOnFoot, troopAt } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { weathered, weatheredLimbering } from '../weather';
import { amended, moveOf } from './allowance';
import type { Allowance } from './allowance';
import { refuse } from '../../common';
import { placeRefused } from './standing-room';
import { wadingIn } from './water';
import { measuredWords } from '../lengths';

/** Facing about is a change like any other (HOW-FORMCHG-05). */
export const ABOUT = 'about turn';

/** The changes a unit may think of: every other formation, and the about turn of foot and horse; crews without guns have none. */
export function changesOf(troop: Troop): readonly string[] {
  const { unit, kind } = troop.traits;
  if (troop.piece.formation === 'crew') return [];
  if (isOnFoot(troop)) return ['line', ABOUT];
  if (troop.piece.formation === IRREGULAR) return formationsOf(unit);
  const others = formationsOf(unit).filter((formation) => formation !== troop.piece.formation);
  if (isHorse(troop.traits)) return [...others, ABOUT, DISMOUNTED];
  return kind === 'artillery' || kind === 'transport' ? others : [...others, ABOUT];
}

/** Is a change one of cavalry that dismounts, or mounts again (HOW-UNIT-09)? */
export const isOfMount = (troop: Troop, change: string): boolean =>
  change === DISMOUNTED || (isOnFoot(troop) && change !== ABOUT);

/** How a change into a formation is ordered. */
export function labelOfFormation(change: string): string {
  if (change === ABOUT) return 'Turn about';
  if (change === IRREGULAR) return 'Line the edge';
  return change === 'limbered' ? 'Limber up' : change === 'deployed' ? 'Unlimber' : `Form ${change}`;
}

/** Where a unit stands after a change in place, as it is stored: its front edge stays where it was (HOW-FORMCHG-14). */
function poseAfter(troop: Troop, change: string): Pose {
  const { pose } = troop.box;
  if (change === ABOUT) return poseAt(pose, times(facing(pose), -1));
  const before = hullIn(troop.traits, troop.piece.formation);
  const after = hullIn(troop.traits, change);
  return roundPose(poseAt(along(pose, (before.depth - after.depth) / 2, 0), facing(pose)));
}

/** The unit as it will stand. */
export const changed = (troop: Troop, change: string, pose = poseAfter(troop, change)): Troop =>
  troopAt(troop, pose, change === ABOUT ? troop.piece.formation : change);

/** Its cost in cm (HOW-FORMCHG-02 to 04, 08, 09); of guns half or all of the limbered move (HOW-ARTY-01); a river slows like other ground, and light troops as well (HOW-TERR-20). */
export function changeCost(view: View, troop: Troop, change: string): Cm {
  const { kind } = troop.traits;
  const isSlowed = (one: Troop): boolean => isSlow(kind, areasUnder(view, one)) || wadingIn(view, one) !== null;
  return costOf(view, troop, change, kind !== 'artillery' && (isSlowed(troop) || isSlowed(changed(troop, change))));
}

function costOf(view: View, troop: Troop, change: string, isSlowed: boolean): Cm {
  const { traits } = troop;
  if (traits.kind === 'artillery')
    return weatheredLimbering(view, traits) * (traits.nation.limbering === 'half' ? 0.5 : 1);
  if (isOfMount(troop, change)) return weathered(view, traits, 'line') * MOUNTING;
  return weathered(view, traits, 'line') * (isSlowed ? 1 : changeShare(traits));
}

/** To dismount or mount, as a share of a move (HOW-UNIT-09). */
const MOUNTING = 0.5;

/** Ground under any part of a unit. */
const areasUnder = (view: View, { boxes }: Troop): readonly GroundArea[] =>
  boxes.flatMap((box) => sharesUnder(view.ground, box).map(({ area }) => area));

/** The changes that can be paid for with what is left of the move, if the ground slows none of them. */
export function changesInReach(view: View, allowance: Allowance, troop: Troop): readonly string[] {
  const left = leftForChange(view, allowance, troop);
  return changesOf(troop).filter((change) => !exceeds(costOf(view, troop, change, false), left));
}

/** Why a change cannot be made now; null when it can. */
export function mayChange(view: View, allowance: Allowance, troop: Troop, change: string): Refusal | null {
  if (!changesOf(troop).includes(change))
    return refuse('HOW-FORM-01', `${does(troop.traits.unit.name, 'has')} no such formation.`);
  const cost = changeCost(view, troop, change);
  // Ruling: else who pays nothing could change to and fro for ever.
  if (allowance.changed && cost === 0)
    return refuse(
      'HOW-FORMCHG-02',
      `${does(troop.traits.unit.name, 'has')} changed formation in this move: a free change is made once.`,
    );
  const left = leftForChange(view, allowance, troop);
  if (exceeds(cost, left))
    return refuse(
      troop.traits.kind === 'artillery' ? 'HOW-ARTY-01' : 'HOW-FORMCHG-02',
      `The change costs ${measuredWords(cost)}; ${measuredWords(left)} are left.`,
    );
  return placeRefused(view, changed(troop, change));
}

/** What is left of the move to pay for a change with. */
function leftForChange(view: View, allowance: Allowance, troop: Troop): Cm {
  const normal =
    troop.traits.kind === 'artillery'
      ? weatheredLimbering(view, troop.traits)
      : moveOf(troop, amended(allowance, { changed: true }));
  return Math.max(0, normal - spentBefore(view, troop, allowance));
}

/** Guns pushed by hand have used the same share of their limbered move (HOW-TERR-03). */
const spentBefore = (view: View, troop: Troop, allowance: Allowance): Cm =>
  isDeployed(troop) && allowance.spent > 0
    ? (allowance.spent / moveOf(troop, allowance)) * weatheredLimbering(view, troop.traits)
    : allowance.spent;

/** What has been spent of the move when a change is made. */
export const spentAfterChange = (view: View, troop: Troop, allowance: Allowance, change: string): Cm =>
  spentBefore(view, troop, allowance) + changeCost(view, troop, change);

/** Makes the change; the allowance after it. */
export function makeChange(field: Field, allowance: Allowance, troop: Troop, change: string): Allowance {
  const view = field.view(troop.side);
  const cost = changeCost(view, troop, change);
  const spent = spentBefore(view, troop, allowance) + cost;
  const after = changed(troop, change);
  const ofMount = isOfMount(troop, change);
  const clause = ofMount
    ? 'HOW-UNIT-09'
    : troop.traits.kind === 'artillery'
      ? 'HOW-ARTY-01'
      : change === ABOUT
        ? 'HOW-FORMCHG-05'
        : 'HOW-FORMCHG-02';
  field.emit(
    { do: 'formed', id: troop.id, formation: after.piece.formation, to: after.box.pose, bases: null },
    {
      text: `${does(troop.traits.unit.name, ofMount && change !== DISMOUNTED ? 'mounts' : (WORDS[change] ?? `forms ${change}`))}.`,
      reasons: [
        { clause, label: cost === 0 ? 'Costs nothing of the move' : `Costs ${measuredWords(cost)} of the move` },
      ],
    },
  );
  const limbering = troop.traits.kind === 'artillery';
  const now = amended(allowance, { changed: true });
  // What it has used of one move it has used of the other (HOW-UNIT-09).
  const share = ofMount ? moveOf(after, now) / moveOf(troop, now) : 1;
  return amended(allowance, {
    spent: change === 'deployed' ? weatheredLimbering(view, troop.traits) : spent * share,
    changed: !limbering,
    began: after.box.pose,
    onRoad: false,
    runIn: 0,
  });
}

const WORDS: Readonly<Record<string, string>> = {
  line: 'forms line',
  'double line': 'forms double line',
  'march column': 'forms march column',
  deployed: 'unlimbers',
  limbered: 'limbers up',
  [ABOUT]: 'turns about',
  [DISMOUNTED]: 'dismounts',
};
