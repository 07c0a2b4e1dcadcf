/** Two units of one arm in a block: their owner says which two faces each of them defends (HOW-BUA-11). */
import { ask, does, listed, midway, preferredBy } from '../../../battle';
import type { Field, Id, Question, Rule } from '../../../battle';
import { faceName, facesAmong } from '../../../tabletop';
import { nameOf, refuse } from '../../common';
import { findTroop, isInMelee, troopOf, viewOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { dividesWith, facesHeld, HELD, othersOf } from './faces';

interface Dividing {
  readonly unit: Id;
  readonly other: Id;
}
/** The faces of the unit, as bits; the others are the other unit's. */
interface HoldFaces {
  readonly pick: 'hold';
  readonly of: number;
}

/** Two whole faces each. */
const HALVES: readonly number[] = [0b0011, 0b0110, 0b1100, 0b1001, 0b0101, 0b1010];

export const facesQuestion: Question<Dividing, HoldFaces> = {
  kind: 'hold faces',
  form: () => ({ form: 'pick' }),
  choices: () => ({ list: HALVES.map((of) => ({ pick: 'hold', of })) }),
  check: (_view, _about, { of }) =>
    HALVES.includes(of) ? null : refuse('HOW-BUA-11', 'Each of the two units holds two whole faces of the block.'),
  evaluate: (view, { unit }, { of }) => preferredBy(of === facesHeld(view, troopOf(view, unit)) ? 0.05 : 0),
  words: (view, { unit, other }) => ({
    title: `${does(nameOf(view, unit), 'shares')} the houses with ${midway(nameOf(view, other))}: which faces does it hold?`,
    clause: 'HOW-BUA-11',
  }),
  label: (view, { unit }, { of }) => `Hold ${namesOf(troopOf(view, unit), of)}`,
  idle: (view, { unit }) => ({ pick: 'hold', of: facesHeld(view, troopOf(view, unit)) }),
};

/** Asked in the unit's own activation, once it has come to stand in the block or has stayed there. */
export function* divideFaces(field: Field, id: Id): Rule<void> {
  const view = viewOf(field, id);
  const troop = findTroop(view, id);
  const other = troop && dividesWith(view, troop);
  if (!troop || !other || isInMelee(view, troop) || isInMelee(view, other)) return;
  const { of } = yield* ask(field, facesQuestion, troop.side, { unit: id, other: other.id });
  if (of === facesHeld(view, troop)) return;
  const because = { reasons: [{ clause: 'HOW-BUA-11', label: `Holds ${namesOf(troop, of)}` }] };
  field.emit({ do: 'mark', id, mark: HELD, value: of }, because);
  field.emit({ do: 'mark', id: other.id, mark: HELD, value: othersOf(of) }, because);
}

const namesOf = ({ inside }: Troop, faces: number): string =>
  inside ? listed(facesAmong(faces).map((face) => faceName(inside.box, face))) : '';
