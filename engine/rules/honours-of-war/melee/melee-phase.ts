/** The melee phase: linked groups fight round after round until somebody gives way (HOW-MELEE-01 to 09, 26 to 29). */
import { ask, pieceOf, roll } from '../../../battle';
import type { Field, Id, Question, Reason, Rule, View } from '../../../battle';
import { breakContact } from '../charge/contact';
import { moveInitiative } from '../command/initiative';
import { averageDie, hitLuck, hitsFor } from '../fire/hit-table';
import { inflict } from '../morale/hits';
import { inReactionOrder, reactNow } from '../morale/reaction';
import { findTroop, isDoneFor, isInMelee, isMarked, isRed, opponentsOf, troopOf, troopsOn } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { followInto, pursue, wishToPursue } from './pursuit';
import { assessBout, mayFight, sectorOfOpponent, supports } from './rounds';
import type { Assessment, Bout } from './rounds';

/** Which of several enemies to fight this round (HOW-MELEE-04, 06). */
export const fightQuestion: Question<{ readonly unit: Id; readonly among: readonly Id[] }, { readonly pick: Id }> = {
  kind: 'fight',
  form: () => ({ form: 'pick' }),
  choices: (_view, { among }) => ({ list: among.map((pick) => ({ pick })) }),
  check: (_view, { among }, { pick }) =>
    among.includes(pick)
      ? null
      : { clause: 'HOW-MELEE-04', sentence: 'It cannot fight that one this round.', reasons: [] },
  words: (view, { unit }) => ({ title: `${nameOf(view, unit)}: against whom?`, clause: 'HOW-MELEE-06' }),
  label: (view, _about, { pick }) => nameOf(view, pick),
  idle: (_view, { among }) => ({ pick: among[0] ?? '' }),
};

const nameOf = (view: View, id: Id): string => view.roster.units[id]?.name ?? id;

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
  const groups: Id[][] = [];
  const seen = new Set<Id>();
  for (const first of fighting.toSorted((a, b) => order(a) - order(b))) {
    if (seen.has(first.id)) continue;
    const group = [first.id];
    seen.add(first.id);
    for (const id of group)
      for (const other of opponentsOf(view, troopOf(view, id)))
        if (!seen.has(other.id)) {
          seen.add(other.id);
          group.push(other.id);
        }
    groups.push(group);
  }
  return groups;
}

const anyView = (field: Field): View => field.view(moveInitiative(field));

/** Rounds of one group until nobody is in contact; leavers wait for the end unless others still fight (HOW-MELEE-03, 08). */
export function* fightOut(field: Field, group: readonly Id[], waiting: Set<Id>): Rule<void> {
  const [first] = group;
  if (!first) return;
  yield* field.within('Melee', first, function* () {
    for (let round = 1; ; round++) {
      const view = anyView(field);
      const fighting = group
        .map((id) => findTroop(view, id))
        .filter((troop) => troop !== null)
        .filter((troop) => !waiting.has(troop.id) && !isDoneFor(troop) && isEngaged(view, troop, waiting));
      if (fighting.length < 2) return;
      const hit = yield* fightRound(field, fighting, waiting);
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

const gaveWay = (field: Field, id: Id): boolean => (pieceOf(field.state, id).gauges['hits'] ?? 0) >= 4;

/** Assess all, roll all, land all (HOW-MELEE-02, HOW-MELEE-29). The ids that gained hits. */
function* fightRound(field: Field, fighting: readonly Troop[], waiting: ReadonlySet<Id>): Rule<readonly Id[]> {
  const bouts: Bout[] = [];
  for (const troop of fighting) {
    const among = mayFight(field.view(troop.side), troop)
      .filter(({ id }) => !waiting.has(id))
      .map(({ id }) => id);
    const [only] = among;
    if (!only) continue;
    const about = { unit: troop.id, among };
    const { pick } = among.length === 1 ? { pick: only } : yield* ask(field, fightQuestion, troop.side, about);
    bouts.push({ unit: troop.id, against: pick });
  }
  const view = anyView(field);
  const helped = supports(view, fighting);
  const assessed = bouts.map((bout) => assess(view, bout, helped));
  const results: { bout: Bout; hits: number }[] = [];
  for (const { bout, assessment, reasons } of assessed) {
    const troop = troopOf(view, bout.unit);
    const [die = 1] = yield* roll(field, {
      why: `${troop.traits.unit.name} fights`,
      who: troop.id,
      clause: 'HOW-MELEE-02',
      seat: troop.side,
    });
    const natural = averageDie(die);
    const hits = hitsFor(assessment.line, natural, assessment.modifier);
    field.emit(
      { do: 'fought', by: bout.unit, at: [bout.against], manner: 'melee', total: hits },
      {
        text: `${troop.traits.unit.name} fights ${nameOf(view, bout.against)}: ${hits === 1 ? '1 hit' : `${hits} hits`}.`,
        reasons: [{ clause: 'HOW-SCALE-05', label: 'Average die', value: natural }, ...reasons],
        luck: hitLuck(assessment.line, assessment.modifier, hits),
      },
    );
    results.push({ bout, hits });
  }
  for (const troop of fighting)
    field.emit({
      do: 'mark',
      id: troop.id,
      mark: 'rounds fought',
      value: Number(troop.piece.marks['rounds fought'] ?? 0) + 1,
    });
  for (const { bout, hits } of results)
    if (hits > 0) {
      const [troop, target] = [troopOf(view, bout.unit), troopOf(view, bout.against)];
      inflict(field, bout.against, hits, {
        by: bout.unit,
        sector: sectorOfOpponent(target, troop),
        cause: 'melee',
        clause: 'HOW-HIT-01',
      });
    }
  return [...new Set(results.filter(({ hits }) => hits > 0).map(({ bout }) => bout.against))];
}

function assess(
  view: View,
  bout: Bout,
  helped: ReadonlyMap<Id, number>,
): { bout: Bout; assessment: Assessment; reasons: Reason[] } {
  const reasons: Reason[] = [];
  const troop = troopOf(view, bout.unit);
  const facts = { first: !isMarked(troop, 'rounds fought'), supporters: helped.get(bout.unit) ?? 0 };
  return { bout, assessment: assessBout(view, bout, facts, reasons), reasons };
}

/** Losers go, in the order of reactions; their conquerors may follow (HOW-REACT-07, HOW-PURS). */
function* giveWay(field: Field, leavers: readonly Id[]): Rule<void> {
  const initiative = moveInitiative(field);
  for (const id of inReactionOrder(anyView(field), leavers, initiative)) {
    const loser = findTroop(anyView(field), id);
    if (!loser) continue;
    const winners = opponentsOf(anyView(field), loser).filter((other) => !leavers.includes(other.id));
    const wishes = new Map<Id, boolean>();
    for (const winner of winners) {
      const wish = yield* wishToPursue(field, winner.id);
      if (wish !== null) wishes.set(winner.id, wish);
    }
    const block = loser.inside;
    yield* reactNow(field, id);
    breakContact(field, anyView(field), id);
    for (const winner of winners) {
      const view = field.view(winner.side);
      const troop = findTroop(view, winner.id);
      if (!troop || isDoneFor(troop) || isRed(troop) || isInMelee(view, troop)) continue;
      if (block) followInto(field, winner.id, block);
      else yield* pursue(field, winner.id, wishes.get(winner.id) ?? null);
    }
  }
}
