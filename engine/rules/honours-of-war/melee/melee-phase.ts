/** The melee phase: linked groups fight round after round until somebody gives way (HOW-MELEE-01 to 09, 26 to 29). */
import { ask, does, midway, pieceOf, roll } from '../../../battle';
import type { Field, Id, Question, Reason, Rule, View } from '../../../battle';
import type { Sector } from '../../../geometry';
import type { GroundBlock } from '../../../terrain';
import { linkedGroups } from '../../../tabletop';
import { nameOf } from '../../common';
import { isStopped } from '../charge/arrival';
import { moveInitiative } from '../command/initiative';
import { averageDie, chances, dieReason, hitLuck, hitOdds, hitsFor, hitsInWords, rowReason } from '../fire/hit-table';
import { sectorOfAttack } from '../fire/firing-zone';
import { landHits } from '../fire/volley';
import { inReactionOrder } from '../morale/reaction-table';
import { reactNow } from '../morale/reaction';
import { breakContact, hasFought, sectorOfOpponent } from '../troops/contact';
import { findTroop, hitsOf, isDoneFor, isInMelee, opponentsOf, troopOf, troopsOn } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { GIVES_WAY } from './exchange';
import { pursue, takeHouses, wishToPursue } from './pursuit';
import { takeWorks, worksHeld } from './works';
import type { HeldWorks } from './works';
import { assessBout, boutsOf } from './rounds';
import type { RoundAssessment, Bout } from './rounds';
import { allotSupport, supportersFor } from './support';

interface Fight {
  readonly pick: 'fight';
  readonly of: Id;
}

/** Which of several enemies to fight this round (HOW-MELEE-04, 06). */
export const fightQuestion: Question<{ readonly unit: Id; readonly among: readonly Id[] }, Fight> = {
  kind: 'fight',
  form: () => ({ form: 'pick' }),
  choices: (_view, { among }) => ({ list: among.map((of) => ({ pick: 'fight', of })) }),
  check: (_view, { among }, { of }) =>
    among.includes(of)
      ? null
      : { clause: 'HOW-MELEE-04', sentence: 'It cannot fight that one this round.', reasons: [] },
  odds: (view, { unit }, { of }) => {
    const supporters = supportersFor(view, troopOf(view, unit), troopOf(view, of));
    const { line, modifier } = assessBout(view, { unit, against: of }, supporters, null);
    return hitOdds(chances(line, modifier));
  },
  modifiers: (view, { unit }, { of }) => {
    const rows: Reason[] = [];
    assessBout(view, { unit, against: of }, supportersFor(view, troopOf(view, unit), troopOf(view, of)), rows);
    return rows;
  },
  words: (view, { unit }) => ({ title: `${nameOf(view, unit)}: against whom?`, clause: 'HOW-MELEE-06' }),
  label: (view, _about, { of }) => nameOf(view, of),
  idle: (_view, { among }) => ({ pick: 'fight', of: among[0] ?? '' }),
};

export function* meleePhase(field: Field): Rule<void> {
  const waiting = new Set<Id>();
  for (const group of groupsOf(field)) yield* fightOut(field, group, waiting);
  yield* giveWay(field, [...waiting]);
}

/** Units linked by contact, in the order in which contact was first made (HOW-MELEE-07, 08). */
function groupsOf(field: Field): readonly (readonly Id[])[] {
  const view = anyView(field);
  const order = (troop: Troop): number => Number(troop.piece.marks['contact order'] ?? Infinity);
  const fighting = troopsOn(view).filter((troop) => isInMelee(view, troop));
  const inOrder = fighting.toSorted((a, b) => order(a) - order(b));
  return linkedGroups(inOrder, (troop) => opponentsOf(view, troop)).map((group) => group.map(({ id }) => id));
}

const anyView = (field: Field): View => field.view(moveInitiative(field));

/** Rounds of one group until nobody is in contact; leavers wait for the end unless others still fight (HOW-MELEE-03, 08). */
function* fightOut(field: Field, group: readonly Id[], waiting: Set<Id>): Rule<void> {
  const [first] = group;
  if (!first) return;
  yield* field.within('Melee', first, 'HOW-MELEE-07', function* () {
    for (;;) {
      const view = anyView(field);
      const fighting = group
        .map((id) => findTroop(view, id))
        .filter((troop) => troop !== null)
        .filter((troop) => !isDoneFor(troop) && isEngaged(view, troop, waiting));
      if (fighting.length < 2) return;
      const hit = yield* fightRound(field, fighting);
      const leavers = hit.filter((id) => gaveWay(field, id));
      if (leavers.length === 0) continue;
      leavers.forEach((id) => waiting.add(id));
      const still = fighting.filter((troop) => !waiting.has(troop.id) && isEngaged(anyView(field), troop, waiting));
      if (still.length < 2) return;
      leavers.forEach((id) => waiting.delete(id));
      yield* giveWay(field, leavers);
    }
  });
}

const isEngaged = (view: View, troop: Troop, waiting: ReadonlySet<Id>): boolean =>
  opponentsOf(view, troop).some((other) => !waiting.has(other.id) && !isDoneFor(other));

const gaveWay = (field: Field, id: Id): boolean => hitsOf({ piece: pieceOf(field.state, id) }) >= GIVES_WAY;

/** Assess all, roll all, land all (HOW-MELEE-02, HOW-MELEE-29). The ids that gained hits. */
function* fightRound(field: Field, fighting: readonly Troop[]): Rule<readonly Id[]> {
  const bouts: Bout[] = [];
  for (const troop of fighting)
    for (const enemies of boutsOf(field.view(troop.side), troop)) {
      const among = enemies.map(({ id }) => id);
      const [only] = among;
      if (!only) continue;
      const about = { unit: troop.id, among };
      const { of: against } = among.length === 1 ? { of: only } : yield* ask(field, fightQuestion, troop.side, about);
      bouts.push({ unit: troop.id, against });
    }
  const helped = yield* allotSupport(field, fighting);
  const view = anyView(field);
  const assessed = bouts.map((bout) => assess(view, bout, helped));
  const blows: Struck[] = [];
  for (const { bout, assessment, reasons } of assessed) {
    const troop = troopOf(view, bout.unit);
    const [die] = yield* roll(field, {
      why: does(troop.traits.unit.name, 'fights'),
      who: troop.id,
      at: bout.against,
      clause: 'HOW-MELEE-02',
      seat: troop.side,
    });
    const natural = averageDie(die);
    const hits = hitsFor(assessment.line, natural, assessment.modifier);
    const total = natural + assessment.modifier;
    field.emit(
      { do: 'fought', by: bout.unit, at: [bout.against], manner: 'melee', total: hits },
      {
        text: `${does(troop.traits.unit.name, 'fights')} ${midway(nameOf(view, bout.against))}: ${hitsInWords(hits)}.`,
        reasons: [dieReason(die), ...reasons, rowReason(assessment.line, total, hits)],
        luck: hitLuck(assessment.line, assessment.modifier, hits),
      },
    );
    if (hits > 0) blows.push({ ...bout, hits, sector: sectorStruck(troopOf(view, bout.against), troop) });
  }
  countRound(field, fighting);
  const hit: Id[] = [];
  for (const blow of worstLast(blows)) hit.push(...(yield* land(field, view, blow)));
  return [...new Set(hit)];
}

interface Struck extends Bout {
  readonly hits: number;
  readonly sector: Sector;
}

/** Where a blow comes from: the face of a block, or the sector of the contact (HOW-RET-03). */
const sectorStruck = (target: Troop, by: Troop): Sector =>
  target.inside ? sectorOfAttack(target, by.box) : sectorOfOpponent(target, by);

/** Rounds are counted for each contact, on the unit that made it. */
function countRound(field: Field, fighting: readonly Troop[]): void {
  for (const { id, piece } of fighting)
    if (piece.marks['in contact'] !== undefined)
      field.emit({ do: 'mark', id, mark: 'rounds fought', value: Number(piece.marks['rounds fought'] ?? 0) + 1 });
}

/** A unit remembers the sector that gave it most hits, of equals its front (HOW-RET-03): those blows land last. */
function worstLast(blows: readonly Struck[]): readonly Struck[] {
  const from = ({ against, sector }: Struck): number =>
    blows.reduce((sum, one) => (one.against === against && one.sector === sector ? sum + one.hits : sum), 0);
  return blows.toSorted(
    (a, b) => from(a) - from(b) || Number(a.sector === 'front') - Number(b.sector === 'front') || a.hits - b.hits,
  );
}

/** Hits on the enemy fought, shared in a block (HOW-BUA-16), and counted for the houses they may win (HOW-BUA-20). */
function* land(field: Field, view: View, { unit, against, hits, sector }: Struck): Rule<readonly Id[]> {
  const [troop, target] = [troopOf(view, unit), troopOf(view, against)];
  if (target.inside)
    field.emit({
      do: 'mark',
      id: unit,
      mark: 'hits dealt',
      value: Number(troop.piece.marks['hits dealt'] ?? 0) + hits,
    });
  const blow = { by: unit, sector, cause: 'melee', clause: 'HOW-HIT-01' };
  return yield* landHits(field, view, { by: troop, target, origin: troop.box, hits }, blow);
}

function assess(
  view: View,
  bout: Bout,
  helped: ReadonlyMap<Id, number>,
): { bout: Bout; assessment: RoundAssessment; reasons: Reason[] } {
  const reasons: Reason[] = [];
  return { bout, assessment: assessBout(view, bout, helped.get(bout.unit) ?? 0, reasons), reasons };
}

/** A beaten unit, the enemies that beat it and the houses or works it held. */
interface Beaten {
  readonly winners: readonly Id[];
  readonly block: GroundBlock | null;
  readonly works: HeldWorks | null;
}

/** Losers go, in the order of reactions; their conquerors may follow (HOW-REACT-07, HOW-PURS). */
function* giveWay(field: Field, leavers: readonly Id[]): Rule<void> {
  const all = engaged(anyView(field), () => true);
  for (const id of inReactionOrder(anyView(field), leavers, moveInitiative(field))) {
    const beaten = all.get(id);
    const winners = beaten?.winners.filter((winner) => !leavers.includes(winner)) ?? [];
    const wishes = new Map<Id, boolean | null>();
    for (const winner of winners)
      if (!isPinned(anyView(field), winner, id)) wishes.set(winner, yield* wishToPursue(field, winner));
    const fought = engaged(anyView(field), hasFought);
    yield* reactNow(field, id);
    breakContact(field, anyView(field), id);
    yield* follow(field, { winners, block: beaten?.block ?? null, works: beaten?.works ?? null }, wishes);
    for (const [swept, over] of fought)
      if (!leavers.includes(swept) && hasGivenWay(field, swept)) yield* follow(field, over, null);
  }
}

/** Units in melee with their enemies of one kind. */
function engaged(view: View, is: (troop: Troop, enemy: Troop) => boolean): ReadonlyMap<Id, Beaten> {
  const fighting = troopsOn(view).filter((troop) => isInMelee(view, troop));
  return new Map(
    fighting.map((troop) => {
      const enemies = opponentsOf(view, troop).filter((enemy) => is(troop, enemy));
      return [troop.id, { winners: enemies.map(({ id }) => id), block: troop.inside, works: worksHeld(view, troop) }];
    }),
  );
}

/** Still held by another enemy (HOW-PURS-01), or swept off the table by a retreat before this one. */
function isPinned(view: View, id: Id, loser: Id): boolean {
  const troop = findTroop(view, id);
  return !troop || opponentsOf(view, troop).some((enemy) => enemy.id !== loser && !isDoneFor(enemy));
}

/** Swept out of its melee by a friend's retreat: whoever fought it has won (HOW-RET-12). */
function hasGivenWay(field: Field, id: Id): boolean {
  const troop = findTroop(anyView(field), id);
  return !troop || !isInMelee(anyView(field), troop);
}

/** Winners with nobody left to fight take the houses or the works, or pursue; without wishes they are asked now. */
function* follow(
  field: Field,
  { winners, block, works }: Beaten,
  wishes: ReadonlyMap<Id, boolean | null> | null,
): Rule<void> {
  const free = (id: Id): boolean =>
    !isStopped(anyView(field), id) && !isInMelee(anyView(field), troopOf(anyView(field), id));
  if (block) return yield* takeHouses(field, winners.filter(free), block);
  if (works) yield* takeWorks(field, winners.filter(free), works);
  for (const winner of winners) {
    if (!free(winner)) continue;
    const wish = wishes ? (wishes.get(winner) ?? null) : yield* wishToPursue(field, winner);
    yield* pursue(field, winner, wish, fightAtOnce);
  }
}

/** A melee that a pursuit begins: fought, and its losers gone, before anything else happens (HOW-PURS-06, 11). */
export function* fightAtOnce(field: Field, group: readonly Id[]): Rule<void> {
  const waiting = new Set<Id>();
  yield* fightOut(field, group, waiting);
  yield* giveWay(field, [...waiting]);
}
