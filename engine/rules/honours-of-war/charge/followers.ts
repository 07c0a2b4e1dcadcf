/** Units that follow a counter-charge of their brigade to support it (HOW-CCHG-07). */
import { ask, does, preferredBy } from '../../../battle';
import type { Field, Id, Question, Rule, View } from '../../../battle';
import { exceeds, facing, movedBy, pathOf, straight, times } from '../../../geometry';
import type { Path } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { distanceBetween } from '../../../tabletop';
import { isHeld, nameOf, refuse } from '../../common';
import { isOfBrokenBrigade } from '../command/commands';
import { isIrregular } from '../movement/irregular-line';
import { runAlong } from '../movement/run';
import {
  hitsOf,
  isDoneFor,
  isFixed,
  isInMelee,
  isRed,
  opponentsOf,
  troopAt,
  troopOf,
  troopsLeft,
  viewOf,
} from '../troops/troop';
import type { Troop } from '../troops/troop';
import { weathered } from '../weather';
import { measuredWords } from '../lengths';

export interface Following {
  /** The unit that has counter-charged. */
  readonly unit: Id;
  /** How far it went: its followers go no farther. */
  readonly most: Cm;
}
type Follow = { readonly pick: 'follow'; readonly of: Id } | { readonly pick: 'nobody' };

export const followQuestion: Question<Following, Follow> = {
  kind: 'follow counter-charge',
  form: () => ({ form: 'pick' }),
  choices: (view, about) => ({
    list: [...followers(view, about).map(({ id }): Follow => ({ pick: 'follow', of: id })), { pick: 'nobody' }],
  }),
  check: (view, about, choice) =>
    choice.pick === 'nobody' || followers(view, about).some(({ id }) => id === choice.of)
      ? null
      : refuse('HOW-CCHG-07', 'It cannot come up to support with a move of that length.'),
  evaluate: (_view, _about, { pick }) => preferredBy(pick === 'nobody' ? 0 : 0.1),
  words: (view, { unit }) => ({ title: `Who follows ${nameOf(view, unit)} to support it?`, clause: 'HOW-CCHG-07' }),
  label: (view, _about, choice) => (choice.pick === 'nobody' ? 'Nobody' : nameOf(view, choice.of)),
  idle: () => ({ pick: 'nobody' }),
};

/** Units that may follow, at most (HOW-CCHG-07). */
const MOST_FOLLOWERS = 2;

/** Asks for one follower after another. */
export function* followCounterCharge(field: Field, about: Following): Rule<void> {
  for (let count = 0; count < MOST_FOLLOWERS; count++) {
    const view = viewOf(field, about.unit);
    if (followers(view, about).length === 0) return;
    const choice = yield* ask(field, followQuestion, troopOf(view, about.unit).side, about);
    if (choice.pick === 'nobody') return;
    const troop = troopOf(view, choice.of);
    const path = wayUp(view, troop, about);
    if (!path) return;
    field.emit({ do: 'mark', id: troop.id, mark: 'moved', value: 1 });
    field.emit(
      { do: 'moved', movers: [{ id: troop.id, path }], manner: 'march' },
      {
        text: `${does(troop.traits.unit.name, 'follows')} ${measuredWords(path.length)} to support it.`,
        reasons: [{ clause: 'HOW-CCHG-07', label: `No farther than ${measuredWords(about.most)}` }],
      },
    );
  }
}

/** Units of its brigade that are free to come up, and can. */
const followers = (view: View, about: Following): readonly Troop[] =>
  troopsLeft(view)
    .ofCommand(troopOf(view, about.unit).piece.command)
    .filter((troop) => troop.id !== about.unit && mayFollow(view, troop) && wayUp(view, troop, about) !== null);

const mayFollow = (view: View, troop: Troop): boolean =>
  !troop.inside &&
  !isIrregular(troop) &&
  !isRed(troop) &&
  hitsOf(troop) < 4 &&
  !isDoneFor(troop) &&
  !isHeld(troop.piece) &&
  !isInMelee(view, troop) &&
  !isOfBrokenBrigade(view, troop) &&
  troop.traits.kind !== 'artillery' &&
  troop.traits.kind !== 'transport' &&
  !isFixed(troop);

/** The shortest way straight on that brings it within support of the melee; null when there is none, or it stands so already. */
function wayUp(view: View, troop: Troop, { unit, most }: Following): Path | null {
  const melee = [troopOf(view, unit), ...opponentsOf(view, troopOf(view, unit))];
  const { pose } = troop.box;
  const direction = facing(pose);
  const near = (s: Cm): boolean => {
    const there = troopAt(troop, movedBy(pose, times(direction, s)));
    return melee.some((other) => !exceeds(distanceBetween(there, other), troop.traits.scale.distances.support));
  };
  if (near(0)) return null;
  const normal = weathered(view, troop.traits, troop.piece.formation);
  const length = runAlong(view, troop, direction, most, { normal }).lengthFor(Math.min(most, normal));
  for (let s = STEP; !exceeds(s, length); s += STEP)
    if (near(Math.min(s, length))) return pathOf(pose, [straight(pose, Math.min(s, length))]);
  return near(length) ? pathOf(pose, [straight(pose, length)]) : null;
}
const STEP: Cm = 0.5;
