/** The movement phase: sides take turns to activate a brigade or an independent unit (HOW-SEQ-03 to 06, HOW-PERF). */
import { ask, capital, does, preferredBy, roll, verbFor } from '../../../battle';
import type { Field, Id, Question, Reason, Rule, View } from '../../../battle';
import { commandOf, isHeld, leaderOf, nameOf, refuse, sumOf } from '../../common';
import { divideFaces } from '../fire/dividing-faces';
import { captureGuns } from '../morale/crews';
import { clearFigures } from '../command/displacing';
import { joinRetreats } from '../command/beaten-brigades';
import { retreat } from '../morale/reaction';
import { CLASS_ON_TESTS } from '../troops/traits';
import { manoeuvre } from './manoeuvre';
import { mayReform } from './manoeuvre-question';
import { nearest } from '../../../tabletop';
import {
  enemiesOf,
  findTroop,
  hitsOf,
  isBrokenOff,
  isFixed,
  isInMelee,
  isMarked,
  isRed,
  troopOf,
  troopsOn,
} from '../troops/troop';
import type { Troop } from '../troops/troop';
import { commandsOf, inCommand, isActivated, isBroken, unitsOf } from '../command/commands';
import { ratingOf } from '../command/ratings';
import { comeOn, freeHeldTroops } from './scenario-orders';
import { ride } from '../command/riding';
import { moveInitiative, otherSide, whoBegins } from '../command/initiative';
import { improved, performanceOf } from '../command/performance-table';
import type { Performance } from '../command/performance-table';
import { converted, influence } from '../command/influence';
import { objectivesNow } from '../victory/breaking';
import { mustWithdraw, withdraw } from './withdrawal';

// Choosing a command ------------------------------------------------------------------------------------------------

type Activate = { readonly pick: 'activate'; readonly of: Id } | { readonly pick: 'end' };

/** A command to move, or no more moves this phase (HOW-SEQ-04). */
export const activateQuestion: Question<{ readonly side: Id }, Activate> = {
  kind: 'activate',
  form: () => ({ form: 'pick' }),
  choices: (view, { side }) => ({
    list: [
      ...nearestFirst(view, side, openCommands(view, side)).map((of): Activate => ({ pick: 'activate', of })),
      { pick: 'end' },
    ],
  }),
  check: (view, { side }, choice) =>
    choice.pick === 'end' || openCommands(view, side).includes(choice.of)
      ? null
      : refuse('HOW-SEQ-03', 'It has moved, or is not yours.'),
  evaluate: (_view, _about, { pick }) => preferredBy(pick === 'end' ? -1 : 0),
  words: (view, { side }) => ({ title: `${sideName(view, side)} chooses a brigade to move`, clause: 'HOW-SEQ-03' }),
  label: (view, _about, choice) => (choice.pick === 'end' ? 'End movement' : commandOf(view, choice.of).name),
  idle: () => ({ pick: 'end' }),
};

const sideName = (view: View, side: Id): string => view.roster.sides.find(({ id }) => id === side)?.name ?? side;

const openCommands = (view: View, side: Id): readonly Id[] =>
  commandsOf(view, side)
    .filter(({ id }) => !isActivated(view, id) && unitsOf(view, id).some(({ piece }) => !isHeld(piece)))
    .map(({ id }) => id);

/** Commands nearest to the enemy first: they have most to gain and to fear by moving before him. */
function nearestFirst(view: View, side: Id, commands: readonly Id[]): readonly Id[] {
  const enemies = enemiesOf(view, side);
  const near = (command: Id): number =>
    Math.min(...unitsOf(view, command).map((troop) => nearest(troop, enemies)?.distance ?? Infinity));
  return commands
    .map((id) => ({ id, near: near(id) }))
    .toSorted((a, b) => a.near - b.near)
    .map(({ id }) => id);
}

export function* movementPhase(field: Field): Rule<void> {
  yield* forcedRetreats(field);
  let side = yield* whoBegins(field);
  const begun = new Set<Id>();
  const ended = new Set<Id>();
  const mayGoOn = (one: Id): boolean =>
    !ended.has(one) && (!begun.has(one) || openCommands(field.view(one), one).length > 0);
  while (field.roster.sides.some(({ id }) => mayGoOn(id))) {
    if (!begun.has(side)) yield* comeOn(field, side);
    begun.add(side);
    if (mayGoOn(side)) {
      const choice = yield* ask(field, activateQuestion, side, { side });
      if (choice.pick === 'end') ended.add(side);
      else yield* activate(field, choice.of, side);
    }
    freeHeldTroops(field);
    side = otherSide(field.roster, side);
  }
}

/** Units that could not rally retreat again before anybody moves (HOW-SEQ-06, HOW-RALLY-07). */
function* forcedRetreats(field: Field): Rule<void> {
  const first = otherSide(field.roster, moveInitiative(field));
  const view = field.view(first);
  const far = (troop: Troop): number => nearest(troop, enemiesOf(view, troop.side))?.distance ?? Infinity;
  const must = troopsOn(view)
    .filter(isBrokenOff)
    .toSorted((a, b) => Number(b.side === first) - Number(a.side === first) || far(b) - far(a))
    .map(({ id }) => id);
  for (const id of must) {
    const troop = findTroop(field.view(first), id);
    if (troop && isBrokenOff(troop))
      yield* field.within(`${does(troop.traits.unit.name, 'retreats')} again`, id, 'HOW-RALLY-07', () =>
        retreat(field, id, 'HOW-RALLY-07'),
      );
  }
}

// Command performance -----------------------------------------------------------------------------------------------

/** Activates one command: performance, then its units in any order, then its commander (HOW-PERF-02). */
function* activate(field: Field, command: Id, side: Id): Rule<void> {
  const { name } = commandOf(field.view(side), command);
  yield* field.within(does(name, 'moves'), command, 'HOW-SEQ-03', function* () {
    field.emit(
      { do: 'mark', id: command, mark: 'activated', value: 1 },
      { reasons: [{ clause: 'HOW-SEQ-03', label: 'Moves once a turn' }] },
    );
    const broken = isBroken(field.view(side), command);
    const directed = !broken && (yield* influence(field, command, side));
    const performance = broken ? 'Broken' : yield* commandRoll(field, command, side, directed);
    field.emit(
      { do: 'mark', id: command, mark: 'performance', value: performance },
      { reasons: [{ clause: CLAUSES_OF[performance], label: performance }] },
    );
    yield* outOfCommand(field, command, side, performance);
    if (performance === 'Inspiring') inspire(field, command, side);
    if (performance === 'Feeble' && mustWithdraw(field.view(side), command)) withdraw(field, command, side);
    else yield* moveUnits(field, command, side, performance, directed);
    if (commandOf(field.view(side), command).kind === 'brigade') yield* ride(field, command, side);
    objectivesNow(field);
  });
}

const CLAUSES_OF: Readonly<Record<Performance, Id>> = {
  Feeble: 'HOW-PERF-06',
  Poor: 'HOW-PERF-04',
  Steady: 'HOW-PERF-03',
  Admirable: 'HOW-PERF-08',
  Inspiring: 'HOW-PERF-09',
  Broken: 'HOW-OPT-02',
};

/** What a performance lets the units of a command do. */
const MEANS: Readonly<Record<Performance, string>> = {
  Feeble: 'No advance; all fall back if half its units are hit',
  Poor: 'No advance: one move away from the enemy, or a change in place',
  Steady: 'One move for each unit',
  Admirable: 'Up to two moves for each unit',
  Inspiring: 'Up to two moves, and each unit must advance',
  Broken: 'Each unit falls back one or two moves',
};

function* commandRoll(field: Field, command: Id, side: Id, directed: boolean): Rule<Performance> {
  const view = field.view(side);
  const { name, kind } = commandOf(view, command);
  const leader = leaderOf(view, command);
  const own = kind === 'independent' ? 'dependable' : ((leader && ratingOf(view, leader.id)) ?? 'dependable');
  const rating = directed ? (kind === 'independent' ? 'dashing' : improved(own)) : own;
  const clause = 'HOW-PERF-01';
  const [die] = yield* roll(field, { why: `Command of ${name}`, who: command, clause, seat: side });
  const reasons: Reason[] = [{ clause, label: `${capital(rating)} commander`, value: die }];
  if (directed && own === 'dashing' && kind !== 'independent')
    reasons.push({ clause: 'HOW-CMD-13', label: 'Directed by the general', value: 1 });
  if (view.state.commands[command]?.marks['command loss'] !== undefined)
    reasons.push({ clause: 'HOW-CMD-11', label: 'A lesser man has taken over', value: -1 });
  const total = sumOf(reasons);
  const result = performanceOf(rating, total);
  reasons.push({ clause: CLAUSES_OF[result], label: MEANS[result] });
  field.emit({ do: 'told', who: command, what: result }, { text: `${name}: ${result} on ${total}.`, reasons });
  const performance = yield* converted(field, command, side, result);
  if (performance !== result)
    field.emit(
      { do: 'told', who: command, what: performance },
      {
        text: `${name}: ${performance} all the same.`,
        reasons: [{ clause: CLAUSES_OF[performance], label: MEANS[performance] }],
      },
    );
  return performance;
}

/** Out of command a unit acts on a D6 of so much or more (HOW-CMD-03). */
export const ACTS_ALONE = 4;

/** Units out of command roll for themselves, or act as on a poor performance (HOW-CMD-03). */
function* outOfCommand(field: Field, command: Id, side: Id, performance: Performance): Rule<void> {
  if (performance === 'Poor' || performance === 'Feeble' || performance === 'Broken') return;
  const view = field.view(side);
  const led = inCommand(view, command);
  for (const troop of unitsOf(view, command)) {
    if (led.has(troop.id) || isRed(troop) || isHeld(troop.piece)) continue;
    const { class: quality, unit: entry } = troop.traits;
    const [die] = yield* roll(field, {
      why: `${does(entry.name, 'is')} out of command`,
      who: troop.id,
      clause: 'HOW-CMD-03',
      seat: side,
    });
    const change = CLASS_ON_TESTS[quality];
    const acts = die + change >= ACTS_ALONE;
    const reasons: Reason[] = [{ clause: 'HOW-CMD-03', label: `D6, ${ACTS_ALONE} or more`, value: die }];
    if (change) reasons.push({ clause: 'HOW-CMD-03', label: `${quality} troops`, value: change });
    const told = {
      text: `${does(entry.name, 'is')} out of command and ${verbFor(entry.name, acts ? 'acts all the same' : 'hesitates')}.`,
      reasons,
    };
    if (acts) field.emit({ do: 'told', who: troop.id, what: 'acts' }, told);
    else field.emit({ do: 'mark', id: troop.id, mark: 'acts as poor', value: 1 }, told);
  }
}

/** Every unit rallies a hit at once, never its last (HOW-PERF-12, HOW-RALLY-03). */
function inspire(field: Field, command: Id, side: Id): void {
  for (const troop of unitsOf(field.view(side), command)) {
    const hits = hitsOf(troop);
    if (hits < 2 || isMarked(troop, 'acts as poor')) continue;
    field.emit(
      { do: 'gauge', id: troop.id, gauge: 'hits', by: -1, now: hits - 1 },
      {
        text: `${does(troop.traits.unit.name, 'takes')} heart: 1 hit fewer.`,
        reasons: [{ clause: 'HOW-PERF-12', label: 'Inspired', value: -1 }],
      },
    );
    if (!isBrokenOff(troop) || hits - 1 >= 4) continue;
    field.emit({ do: 'mark', id: troop.id, mark: 'broken off', value: null });
    field.emit({ do: 'mark', id: troop.id, mark: 'reforming', value: field.state.at.turn + 1 });
  }
}

// Moving the units --------------------------------------------------------------------------------------------------

type NextUnit = { readonly pick: 'move'; readonly of: Id } | { readonly pick: 'done' };

/** Which unit moves next; `done` ends the command's movement (HOW-SEQ-05). */
export const nextUnitQuestion: Question<
  { readonly command: Id; readonly side: Id; readonly moved: readonly Id[]; readonly bound: boolean },
  NextUnit
> = {
  kind: 'next unit',
  namesMovers: true,
  form: () => ({ form: 'pick' }),
  choices: (view, about) => {
    const units = foremostFirst(view, about.side, unmoved(view, about)).map((of): NextUnit => ({ pick: 'move', of }));
    const done: NextUnit = { pick: 'done' };
    return { list: nextUnitQuestion.check(view, about, done) ? units : [...units, done] };
  },
  check: (view, about, choice) => {
    const left = unmoved(view, about);
    if (choice.pick !== 'done')
      return left.some(({ id }) => id === choice.of) ? null : refuse('HOW-SEQ-05', 'It has moved, or cannot.');
    if (!about.bound || left.every((troop) => isMarked(troop, 'acts as poor') || isRed(troop))) return null;
    return isBroken(view, about.command)
      ? refuse('HOW-OPT-02', 'Units of a broken brigade have still to fall back.')
      : refuse('HOW-PERF-09', 'Inspired units have still to advance.');
  },
  evaluate: (_view, _about, { pick }) => preferredBy(pick === 'done' ? -1 : 0),
  words: (view, { command }) => ({
    title: `${commandOf(view, command).name}: which unit moves?`,
    clause: 'HOW-SEQ-05',
  }),
  label: (view, _about, choice) => (choice.pick === 'done' ? 'Done' : nameOf(view, choice.of)),
  idle: (view, about) => {
    const left = unmoved(view, about).filter((troop) => !isRed(troop));
    const of = about.bound ? foremostFirst(view, about.side, left)[0] : undefined;
    return of === undefined ? { pick: 'done' } : { pick: 'move', of };
  },
};

/** Units of a command that may still move. */
const unmoved = (view: View, { command, moved }: { command: Id; moved: readonly Id[] }): readonly Troop[] =>
  unitsOf(view, command).filter((troop) => !moved.includes(troop.id) && mayMove(view, troop));

/** Units nearest to the enemy first. */
function foremostFirst(view: View, side: Id, units: readonly Troop[]): readonly Id[] {
  const enemies = enemiesOf(view, side);
  return units
    .map((troop) => ({ id: troop.id, near: nearest(troop, enemies)?.distance ?? Infinity }))
    .toSorted((a, b) => a.near - b.near)
    .map(({ id }) => id);
}

/** Fixed, red, evaded and standing units do not move of their own, nor do those held back (HOW-PERF-13, HOW-SCEN-11). */
const mayMove = (view: View, troop: Troop): boolean =>
  (!isRed(troop) || mayReform(view, troop)) && !isHeld(troop.piece) && !isInMelee(view, troop) && !isFixed(troop);

function* moveUnits(field: Field, command: Id, side: Id, performance: Performance, directed: boolean): Rule<void> {
  const bound = (performance === 'Inspiring' && !directed) || performance === 'Broken';
  let moved: readonly Id[] = [];
  for (;;) {
    const about = { command, side, moved, bound };
    if (unmoved(field.view(side), about).length === 0) return;
    const choice = yield* ask(field, nextUnitQuestion, side, about);
    if (choice.pick === 'done') return;
    const acts: Performance = isMarked(troopOf(field.view(side), choice.of), 'acts as poor') ? 'Poor' : performance;
    yield* manoeuvre(field, choice.of, { performance: acts, directed });
    yield* divideFaces(field, choice.of);
    captureGuns(field, side);
    yield* joinRetreats(field);
    yield* clearFigures(field);
    moved = [...moved, choice.of];
  }
}
