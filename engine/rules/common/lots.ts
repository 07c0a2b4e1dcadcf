/** Troops whose place a die decides as the battle begins: until then they are not on the table. */
import { findPiece, roll } from '../../battle';
import type { Field, Id, Rule } from '../../battle';
import { facingOf, poseAt } from '../../geometry';
import type { Pose } from '../../geometry';
import { drawnPlaces } from '../../scenario';
import type { Lots, SpecialRule } from '../../scenario';
import { placesAbout } from '../../tabletop';
import { nameOf } from './piece-names';

export const lotsOf = (special: readonly SpecialRule[]): readonly Lots[] =>
  special.filter((rule) => rule.rule === 'lots');

/** Throws for the places of troops before anything else happens in turn 1; `isFree`: may a unit stand so? */
export function* drawLots(field: Field, isFree: (unit: Id, pose: Pose) => boolean, clause: Id): Rule<void> {
  if (field.state.at.turn !== 1) return;
  const { special, armies } = field.ground.scenario;
  for (const lots of lotsOf(special)) {
    const waiting = lots.units.flatMap((id) => findPiece(field.state, id) ?? []).filter(({ where }) => 'off' in where);
    const [first] = waiting;
    if (!first) continue;
    const count = lots.places.length + 1;
    const names = [...new Set(waiting.map(({ command }) => nameOf(field, command)))].join(', ');
    const why = `Where ${names} begin: one of ${count} places`;
    const [die = 1] = yield* roll(field, { why, who: first.id, clause, seat: first.seat, count: 1 });
    const number = Math.floor(((die - 1) * count) / FACES);
    const places = drawnPlaces(lots, number, armies);
    const reasons = [{ clause, label: `Place ${number + 1} of ${count}`, value: die }];
    for (const { id } of waiting) {
      const place = places.get(id);
      if (!place) continue;
      const pose = poseAt(place.at, facingOf(place.heading ?? 0));
      const to = { on: placesAbout(pose, STEP).find((one) => isFree(id, one)) ?? pose };
      field.emit(
        { do: 'went', id, to },
        { text: id === first.id ? `${names}: place ${number + 1} of ${count}.` : '', reasons },
      );
    }
    for (const [id, { at }] of places) {
      const figure = field.state.commands[id];
      if (figure && 'off' in figure.where)
        field.emit({ do: 'went', id, to: { on: poseAt(at, { x: 0, y: 1 }) } }, { text: '', reasons });
    }
  }
}
const FACES = 6;
/** Cm between the places tried. */
const STEP = 1;
