/** A move of work: what is taken down, dug, laid or thrown by it (MCN-ENG-04 to 06, 10 to 15). */
import { does, pieceOf, roll } from '../../../battle';
import type { Field, Id, Reason, Rule, View } from '../../../battle';
import { along, poseAt } from '../../../geometry';
import type { Point } from '../../../geometry';
import { PLAIN_FEATURE } from '../../../scenario';
import type { Feature } from '../../../scenario';
import type { GroundLine } from '../../../terrain';
import { nameOf } from '../../common';
import { inches } from '../lengths';
import { FULL } from '../troops/strength';
import { isMarked, pointsOf, troopOf, unitsOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { WORK_STRENGTH } from '../troops/vocabulary';
import { damageWork } from '../fire/works-that-fall';
import { nameOfWork, pointsOfWork } from '../works/strength';
import { worksOn } from './costs';
import { costOf, courseBefore, isAtWork, isEngineer, MOVES, newId, placeOfBridge, siteOver, SITES } from './jobs';
import type { EngineerWork } from './jobs';
import { HEAP, pontoonsFor, powderFor, toolsFor, useMaterials } from './trains';

const reason = (clause: Id, label: string): readonly Reason[] => [{ clause, label }];
const mark = (field: Field, id: Id, name: string, value: number | Id | null, clause: Id, label: string): void =>
  field.emit({ do: 'mark', id, mark: name, value }, { reasons: reason(clause, label) });

/** At the beginning of step C those who worked are free to fire again, and who was driven off has lost his charges. */
export function beginWork(field: Field, side: Id): void {
  for (const troop of unitsOf(field.whole, side)) {
    if (isMarked(troop, 'at work')) mark(field, troop.id, 'at work', null, 'MCN-ENG-15', 'A new move');
    const work = troop.piece.marks['charge at'];
    if (typeof work === 'string' && !isAtWork(field.whole, troop, work)) forgetCharges(field, troop.id, 'Driven off');
  }
}

export function forgetCharges(field: Field, id: Id, label: string): void {
  for (const name of ['charge at', 'charges laid'])
    if (pieceOf(field.state, id).marks[name] !== undefined) mark(field, id, name, null, 'MCN-ENG-06', label);
}

/** Who goes elsewhere begins anew when he comes back. */
export function leaveWork(field: Field, id: Id): void {
  for (const name of ['works at', 'work done'])
    if (pieceOf(field.state, id).marks[name] !== undefined)
      mark(field, id, name, null, 'MCN-ENG-04', 'Leaves its work');
}

/** The whole of step C goes into it (MCN-ENG-15). */
export function* workAt(field: Field, id: Id, work: EngineerWork): Rule<void> {
  const troop = troopOf(field.whole, id);
  takeMeans(field, troop, work);
  mark(field, id, 'at work', 1, 'MCN-ENG-15', 'The whole of its move');
  if (!(yield* getsOn(field, troop))) return;
  switch (work.as) {
    case 'dismantle':
      yield* dismantle(field, troop, work.of);
      return;
    case 'build':
      build(field, troop, work);
      return;
    case 'lay a charge':
      layCharge(field, troop, work.of);
      return;
    default:
      bridge(field, troop, work);
  }
}

/** Tools are in one pair of hands; powder, pontoons and materials are used up. */
function takeMeans(field: Field, troop: Troop, work: EngineerWork): void {
  const view = field.whole;
  if (work.as === 'dismantle' || work.as === 'build') {
    const tools = toolsFor(view, troop);
    if (tools) mark(field, tools.id, 'tools in hand', troop.id, 'MCN-ENG-04', 'One unit has them');
  }
}

/** Under full strength a die above what is left stops the work of a move (MCN-ENG-12). */
function* getsOn(field: Field, troop: Troop): Rule<boolean> {
  if (!isEngineer(troop) || pointsOf(troop) >= FULL) return true;
  const why = `${nameOf(field, troop.id)} at work: ${pointsOf(troop)} or less`;
  const [die] = yield* roll(field, { why, who: troop.id, clause: 'MCN-ENG-12', seat: troop.side });
  if (worksOn(die, pointsOf(troop), FULL)) return true;
  field.emit(
    { do: 'told', who: troop.id, what: 'no work done' },
    {
      text: `${does(nameOf(field, troop.id), 'gets')} nothing done.`,
      reasons: [{ clause: 'MCN-ENG-12', label: `D6 above ${pointsOf(troop)} strength points`, value: die }],
    },
  );
  return false;
}

function* dismantle(field: Field, troop: Troop, work: Id): Rule<void> {
  const at = poseAt(along(troop.box.pose, troop.box.depth / 2 - HEAPS * troop.traits.inch, 0), { x: 0, y: 1 });
  const heap = newId(field.whole, troop.id, 'heap');
  yield* damageWork(field, work, 1, reason('MCN-ENG-04', 'A point in each move'));
  field.emit(
    { do: 'laid', id: heap, thing: { kind: HEAP, at, owner: null } },
    { reasons: reason('MCN-ENG-14', 'What was taken down can be built with') },
  );
}
/** A heap lies a little behind the front of those who took it down, inches. */
const HEAPS = 0.5;

/** Moves put into a job without a break, this one too. */
function movesAt(field: Field, { id, piece }: Troop, { as, of }: EngineerWork): number {
  const key = `${as} ${of}`;
  const done = piece.marks['works at'] === key ? Number(piece.marks['work done'] ?? 0) + 1 : 1;
  mark(field, id, 'works at', key, 'MCN-ENG-04', 'What it works at');
  mark(field, id, 'work done', done, 'MCN-ENG-04', 'Moves of work');
  return done;
}

/** A point at the end of every second move; the first makes the work (MCN-ENG-04). */
function build(field: Field, troop: Troop, work: EngineerWork): void {
  const moves = movesAt(field, troop, work);
  const name = nameOf(field, troop.id);
  if (moves % 2 === 1) {
    field.emit(
      { do: 'told', who: troop.id, what: 'digs' },
      { text: `${does(name, 'digs')}.`, reasons: reason('MCN-ENG-04', 'The first of two moves') },
    );
    return;
  }
  const isNew = !field.whole.ground.lines.some(({ id }) => id === work.of);
  const reasons = reason('MCN-ENG-04', 'A point in every second move');
  if (isNew) {
    const feature = newFieldwork(field.whole, troop, work.of);
    field.emit({ do: 'built', feature }, { text: `${does(name, 'throws')} up works.`, reasons });
  }
  const now = isNew ? 1 : pointsOfWork(field.whole, work.of) + 1;
  field.emit(
    { do: 'ground', feature: work.of, gauge: WORK_STRENGTH, now },
    { text: isNew ? '' : `${does(name, 'raises')} ${nameOfWork(field.whole, work.of)} to ${now}.`, reasons },
  );
}

const newFieldwork = (view: View, troop: Troop, id: Id): Feature => ({
  ...PLAIN_FEATURE,
  id,
  name: `Works of ${troop.traits.unit.name}`,
  kind: 'entrenchment',
  course: { points: courseBefore(view, troop).map(({ x, y }) => ({ x, y })), smooth: false },
});

/** The first takes a move, each further one another (MCN-ENG-06, MCN-ENG-08). */
function layCharge(field: Field, troop: Troop, work: Id): void {
  const powder = powderFor(field.whole, troop);
  if (!powder) return;
  const { marks } = troop.piece;
  const laid = marks['charge at'] === work ? Number(marks['charges laid'] ?? 0) + 1 : 1;
  const used = Number(powder.piece.marks['charges used'] ?? 0) + 1;
  mark(field, powder.id, 'charges used', used, 'MCN-ENG-05', 'A charge less');
  mark(field, troop.id, 'charge at', work, 'MCN-ENG-06', 'Laid in one move');
  field.emit(
    { do: 'mark', id: troop.id, mark: 'charges laid', value: laid },
    {
      text: `${does(nameOf(field, troop.id), 'lays')} a charge at ${nameOfWork(field.whole, work)}: ${laid} there.`,
      reasons: reason(laid === 1 ? 'MCN-ENG-06' : 'MCN-ENG-08', 'It goes up when they have moved away'),
    },
  );
}

/** A bridge grows by moves, whoever works at it, and stands when it has had all of them (MCN-ENG-10, 11, 13). */
function bridge(field: Field, troop: Troop, work: EngineerWork): void {
  const view = field.whole;
  const water = view.ground.lines.find(({ id }) => id === work.of);
  const begun = water && siteOver(view, troop, water, work.as);
  const at = begun?.at ?? (water && placeOfBridge(troop, water));
  if (!water || !at) return;
  const { moves, material } = costOf(view, water, work.as);
  const clause = work.as === 'throw pontoons' ? 'MCN-ENG-10' : 'MCN-ENG-11';
  const id = begun?.id ?? newId(view, troop.id, 'bridge');
  const reasons = reason(clause, `${moves} moves for its width`);
  if (!begun) beginBridge(field, troop, work, material);
  const done = (begun?.done ?? 0) + 1;
  field.emit(
    { do: 'ground', feature: id, gauge: MOVES, now: done },
    { text: `${does(nameOf(field, troop.id), 'works')} at a bridge: ${done} of ${moves} moves.`, reasons },
  );
  if (done < moves) {
    if (!begun)
      field.emit({ do: 'laid', id, thing: { kind: SITES[work.as] ?? '', at, owner: troop.side } }, { reasons });
    return;
  }
  if (begun) field.emit({ do: 'laid', id, thing: null }, { reasons });
  field.emit(
    { do: 'built', feature: bridgeOver(view, water, id, at, work) },
    { text: `A bridge leads over ${water.feature.name ?? 'the water'} now.`, reasons },
  );
}

function beginBridge(field: Field, troop: Troop, work: EngineerWork, material: number): void {
  if (work.as === 'build a bridge') useMaterials(field, troop, material);
  const pontoons = work.as === 'throw pontoons' ? pontoonsFor(field.whole, troop) : null;
  if (pontoons) mark(field, pontoons.id, 'pontoons laid', work.of, 'MCN-ENG-10', 'They lie in a bridge');
}

/** Bridges are two inches wide (MCN-ROAD-02). */
const WIDE = 2;
const bridgeOver = (view: View, water: GroundLine, id: Id, { x, y }: Point, { as }: EngineerWork): Feature => ({
  ...PLAIN_FEATURE,
  id,
  name: as === 'throw pontoons' ? 'Pontoon bridge' : 'New bridge',
  kind: 'bridge',
  over: water.id,
  at: { x, y },
  width: inches(view, WIDE),
});
