/** Charges go up in the firing step after those who laid them have moved away (MCN-ENG-06 to 09). */
import { counted, does, findPiece, pieceOf, roll } from '../../../battle';
import type { Field, Id, Rule, View } from '../../../battle';
import { centroid } from '../../../geometry';
import type { Point } from '../../../geometry';
import { modifiers, nameOf, noteAttack, scoreReasons, sumOf } from '../../common';
import { pointsLostTo, shakes } from '../fire/factors';
import { densityAt } from '../sight/seen';
import { linesBetween } from '../ground/behind';
import { houseOf } from '../house-rows';
import { inches } from '../lengths';
import { houseLine } from '../house-line';
import type { Modifier } from '../../common';
import { lose, shake } from '../morale/losses';
import { findTroop, pointsOf, troopsOn } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { POINTS } from '../troops/vocabulary';
import type { Cover } from '../covers';
import { damageWork } from '../fire/works-that-fall';
import { better, coverOf, coverOfLine, nameOfWork, pointsOfBlock, pointsOfWork } from '../works/strength';
import { explosion, isBlownUp } from './costs';
import { isAtWork, isWithinReach } from './jobs';
import { forgetCharges } from './work';

/** Who has gone from the charges he laid lights them as he goes. */
export function lightFuse(field: Field, id: Id): void {
  const troop = findTroop(field.whole, id);
  const work = troop?.piece.marks['charge at'];
  if (!troop || typeof work !== 'string' || isAtWork(field.whole, troop, work)) return;
  field.emit(
    { do: 'mark', id, mark: 'fuse lit', value: 1 },
    {
      text: `${does(nameOf(field, id), 'lights')} the fuse at ${nameOfWork(field.whole, work)}.`,
      reasons: [{ clause: 'MCN-ENG-06', label: 'Moved away' }],
    },
  );
}

export function* explode(field: Field, side: Id): Rule<void> {
  for (const { id, seat, marks } of field.state.pieces) {
    const work = marks['charge at'];
    if (seat !== side || marks['fuse lit'] === undefined || typeof work !== 'string') continue;
    const charges = Number(marks['charges laid'] ?? 1);
    forgetCharges(field, id, 'They go up');
    if (pointsOfWork(field.whole, work) > 0)
      yield* field.within(`${nameOfWork(field.whole, work)} is blown up`, id, 'MCN-ENG-06', () =>
        blowUp(field, id, work, charges),
      );
  }
}

/** The work first; whoever is near suffers behind the cover he had before (MCN-ENG-07, MCN-ENG-09). */
function* blowUp(field: Field, id: Id, work: Id, charges: number): Rule<void> {
  const view = field.whole;
  const { dice: count, blast } = explosion(charges);
  const points = pointsOfWork(view, work);
  const near = troopsOn(view)
    .filter((troop) => troop.inside?.id === work || isWithinReach(view, troop, work, inches(view, blast)))
    .map((troop) => ({ troop, lines: coverLines(field, troop, work) }));
  const why = `Charges at ${nameOfWork(view, work)}: above ${points}`;
  const dice = yield* roll(field, { why, who: id, clause: 'MCN-ENG-07', seat: pieceOf(field.state, id).seat, count });
  const score = dice.reduce((sum, die) => sum + die, 0);
  const reasons = [
    { clause: charges > 1 ? 'MCN-ENG-08' : 'MCN-ENG-07', label: `${count}D6 against ${points}`, value: score },
  ];
  if (isBlownUp(score, points)) yield* damageWork(field, work, points, reasons);
  else
    field.emit(
      { do: 'told', who: id, what: 'the work stands' },
      { text: `${nameOfWork(view, work)} stands: ${score} is not above ${points}.`, reasons },
    );
  for (const { troop, lines } of near) yield* suffer(field, id, troop.id, lines);
}

/** Only cover counts. */
function coverLines(field: Field, troop: Troop, work: Id): readonly Modifier[] {
  const view = field.whole;
  const cover = coverFrom(view, troop, middleOf(view, work) ?? troop.box.pose);
  return modifiers(houseLine('MCN-FIRE-07', `Cover: ${cover}`, houseOf(view).fire.cover[cover]));
}

function coverFrom(view: View, troop: Troop, from: Point): Cover {
  if (troop.inside) return coverOf(pointsOfBlock(view, troop.inside));
  const covers = linesBetween(view, troop.box, from).map((line) => coverOfLine(view, line));
  return covers.reduce(better, densityAt(view, troop.box) ? 'soft' : 'none');
}

function middleOf({ ground }: View, work: Id): Point | null {
  const box = ground.block(work)?.box ?? ground.crossings.find(({ id }) => id === work)?.box;
  return box?.pose ?? centroid(ground.lines.find(({ id }) => id === work)?.course ?? []);
}

function* suffer(field: Field, by: Id, id: Id, lines: readonly Modifier[]): Rule<void> {
  const target = findTroop(field.whole, id);
  if (!target) return;
  const why = `${does(nameOf(field, id), 'is')} in the blast`;
  const seat = pieceOf(field.state, by).seat;
  const dice = yield* roll(field, { why, who: id, clause: 'MCN-ENG-09', seat, count: 2 });
  const thrown = dice.reduce((sum, die) => sum + die, 0);
  const score = thrown + sumOf(lines);
  const lost = Math.min(pointsLostTo(score), pointsOf(target));
  field.emit(
    { do: 'told', who: id, what: 'the blast' },
    {
      text: `${does(nameOf(field, id), 'is')} in the blast: ${score}, ${counted(lost, POINTS)}.`,
      reasons: scoreReasons('MCN-ENG-09', '2D6', thrown, lines),
    },
  );
  noteAttack(field, id, 'MCN-ENG-09');
  const isShaken = shakes(score, target);
  yield* lose(field, id, lost, 'fire', [{ clause: 'MCN-ENG-09', label: `A score of ${score}` }]);
  if (isShaken && findPiece(field.state, id))
    shake(field, id, [{ clause: 'MCN-FIREMOR-01', label: `${score} is above its basic morale` }]);
}
