/** Generals move in step C: straight, free of ground and friends, and join whom they like (MCN-GEN-06). */
import { ask } from '../../../battle';
import type { Cm, Field, Id, MarchChoice, Question, Refusal, Rule, View } from '../../../battle';
import { plus, pointGap, poseAt, times, unit, minus } from '../../../geometry';
import type { Point, Pose } from '../../../geometry';
import { rideFault, ridesToward, rideToward } from '../../../tabletop';
import type { RideRules } from '../../../tabletop';
import { isUnder, leaderName, placeOf, refuse } from '../../common';
import { areaKind } from '../ground/kinds';
import { houseOf } from '../house-rows';
import { inches, lengthWords } from '../lengths';
import { enemiesOf, isRouting, isShaken, unitsOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { besideUnit, unitWith } from './with-unit';

export interface Riding {
  readonly general: Id;
  readonly side: Id;
}

/** Half when wounded (MCN-MOVE-01, MCN-GENRISK-02). */
export const rideOf = (view: View, general: Id): Cm =>
  inches(view, houseOf(view).general) / (view.state.commands[general]?.marks['wounded'] === undefined ? 1 : 2);

const rulesOf = (view: View, { general, side }: Riding): RideRules<Troop> => ({
  ground: view.ground,
  most: rideOf(view, general),
  clear: inches(view, houseOf(view).enemyGap),
  enemies: enemiesOf(view, side),
  friends: [],
  isClosed: (from, to) => isWaterBetween(view, from, to),
});

/** Water away from its bridges and fords. */
function isWaterBetween({ ground }: View, from: Point, to: Point): boolean {
  const waters = ground.areas.filter((area) => areaKind(area) === 'water');
  if (waters.length === 0) return false;
  return ground.trace(from, to).some(({ area, from: enters, to: leaves }) => {
    const at = plus(from, times(unit(minus(to, from)), (enters + leaves) / 2));
    return waters.includes(area) && !ground.crossings.some(({ box }) => pointGap(at, box) === 0);
  });
}

const standing = (view: View, general: Id): Pose | null => {
  const at = placeOf(view, general);
  return at && poseAt(at, { x: 0, y: 1 });
};

/** Behind each unit under him. */
function ridesOf(view: View, about: Riding): readonly MarchChoice[] {
  const from = standing(view, about.general);
  if (!from) return [];
  const places = unitsOf(view, about.side)
    .filter(({ piece }) => isUnder(view, piece.command, about.general))
    .map((troop) => onTable(view, besideUnit(troop)));
  return ridesToward(from, places, withFriends(view, about)).map((march) => ({ march, movers: [about.general] }));
}
const onTable = ({ ground }: View, { x, y }: Point): Point => ({
  x: Math.max(0, Math.min(ground.width, x)),
  y: Math.max(0, Math.min(ground.depth, y)),
});

/** He may end as near the enemy as he likes, short of touching. */
const withFriends = (view: View, about: Riding): RideRules<Troop> => {
  const rules = rulesOf(view, about);
  return { ...rules, friends: [...rules.enemies] };
};

export const rideQuestion: Question<Riding, { readonly pick: 'stay' } | MarchChoice> = {
  kind: 'ride',
  form: (_view, { general }) => ({ form: 'march', movers: [general] }),
  choices: (view, about) => ({
    list: [{ pick: 'stay' }, ...ridesOf(view, about)],
    reach: { sample: (n) => ridesOf(view, about).slice(0, n), snap: (to) => rideTo(view, about, to) },
  }),
  check: (view, about, choice) => {
    if (!('march' in choice)) return choice.pick === 'stay' ? null : refuse('MCN-GEN-06', 'He rides or stays.');
    const from = standing(view, about.general);
    if (!from || choice.movers.length !== 1 || choice.movers[0] !== about.general)
      return refuse('MCN-GEN-06', 'He rides alone.');
    const fault = rideFault(from, choice.march, withFriends(view, about));
    return fault ? refuse('MCN-GEN-06', `He cannot ride there: ${fault.fault}.`) : null;
  },
  evaluate: (view, about, choice) => {
    if ('pick' in choice) return { harm: 0, risk: 0, ready: presence(view, about, placeOf(view, about.general)) };
    return { harm: 0, risk: 0, ready: presence(view, about, choice.march.legs.at(-1)?.to ?? null) };
  },
  words: (view, { general }) => ({ title: `${leaderName(view, general)} rides`, clause: 'MCN-GEN-06' }),
  label: (_view, _about, choice) => ('pick' in choice ? 'Stay' : `Ride ${lengthWords(choice.march.length)}`),
  idle: () => ({ pick: 'stay' }),
};

/** A general is wanted where troops are shaken or run, and with a unit rather than alone. */
function presence(view: View, { side }: Riding, at: Point | null): number {
  if (!at) return 0;
  let best = 0;
  for (const troop of unitsOf(view, side)) {
    if (pointGap(at, troop.box) > 2 * troop.traits.inch) continue;
    best = Math.max(best, isRouting(troop) ? 0.12 : isShaken(troop) ? 0.1 : 0.05);
  }
  return best;
}

function rideTo(view: View, about: Riding, to: Pose): MarchChoice | Refusal {
  const from = standing(view, about.general);
  const march = from && rideToward(from, onTable(view, to), withFriends(view, about));
  return march ? { march, movers: [about.general] } : refuse('MCN-GEN-06', 'He cannot ride there.');
}

/** Every general of the side on the table, after its units. */
export function* generalsRide(field: Field, side: Id): Rule<void> {
  for (const { id } of Object.values(field.state.commands)) {
    const view = field.whole;
    if (field.state.commands[id]?.seat !== side || !placeOf(view, id)) continue;
    if (unitWith(view, id) === null && unitsOf(view, side).length === 0) continue;
    const choice = yield* ask(field, rideQuestion, side, { general: id, side });
    if ('march' in choice)
      field.emit(
        { do: 'moved', movers: [{ id, path: choice.march }], manner: 'ride' },
        {
          text: `${leaderName(field, id)} rides ${lengthWords(choice.march.length)}.`,
          reasons: [{ clause: 'MCN-GEN-06', label: `At most ${lengthWords(rideOf(view, id))}` }],
        },
      );
  }
}
