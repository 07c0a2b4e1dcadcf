/**
 * What an answer leads to, exactly: the battle is tried out with every throw of the dice it asks for, until somebody else
 * has to choose or the step is over. The rules themselves do the arithmetic, whatever the book.
 */
import { fold, isDisordered, isSeenBy, looksOf } from '../battle';
import type {
  Battle,
  BattleEvent,
  BattleState,
  Choice,
  Decision,
  QuestionForm,
  Id,
  Marks,
  Piece,
  Seat,
} from '../battle';
import type { Path, Pose } from '../geometry';
import type { RuleSystem } from '../rules/system';

/** One of the things that may follow at once. */
export interface Outcome {
  /** 0 to 1; all outcomes of an answer come to 1. */
  readonly p: number;
  /** As the log would tell it: what all throws tell that come to it; if they have nothing in common that of the first, where it changes anything. */
  readonly tells: readonly string[];
  /** What it changes, by unit and counter or formation: `blue/first hits` 2, `blue/guns in limbered` 1. */
  readonly figures: Readonly<Record<string, number>>;
  /** The throws that come to it, where there was one. */
  readonly dice: readonly (readonly number[])[];
  /** More dice are thrown before it is settled. */
  readonly isOpen: boolean;
  /** Units of one's own that then stand elsewhere on the table or otherwise; of throws that come to the same those of the first. */
  readonly goes: readonly OutcomeMove[];
}

/** Where a unit comes to, as what, and by which ways one after another. */
export interface OutcomeMove extends Pick<Piece, 'id' | 'formation' | 'gauges' | 'bases'> {
  readonly to: Pose;
  readonly ways: readonly Path[];
}

/** So many ways the first dice may fall are tried out at most, and with those after them: what is left is left open. */
const MOST_FIRST = 36;
const MOST_WAYS = 24;

/** How the dice may fall: the throws so far, one for each time they were asked for. */
interface Fall {
  readonly thrown: readonly (readonly number[])[];
  readonly p: number;
}

/** Null where the first dice may fall in too many ways. */
export function outcomesOf(battle: Battle, system: RuleSystem, seat: Seat, choice: Choice): readonly Outcome[] | null {
  let tried: readonly Tried[] = [tryOut(battle, seat, choice, { thrown: [], p: 1 })];
  // Ever more dice are followed, as long as all ways can be tried.
  for (let most = MOST_FIRST; tried.some(({ isOpen }) => isOpen); most = MOST_WAYS) {
    const ways = tried.reduce((sum, one) => sum + (one.asked && one.isOpen ? throwsIn(one.asked.form) : 1), 0);
    if (ways > most) return most === MOST_FIRST ? null : merged(battle, system, seat, tried);
    tried = tried.flatMap((one) => {
      if (!one.asked || !one.isOpen) return [one];
      const { count, faces } = one.asked.form;
      const p = one.fall.p / throwsIn(one.asked.form);
      return throwsOf(count, faces).map((dice) =>
        tryOut(battle, seat, choice, { thrown: [...one.fall.thrown, dice], p }),
      );
    });
  }
  return merged(battle, system, seat, tried);
}

interface Tried {
  readonly fall: Fall;
  readonly events: readonly BattleEvent[];
  readonly asked: DiceAsked | null;
  /** What is asked for still belongs to the step. */
  readonly isOpen: boolean;
}

function tryOut(battle: Battle, seat: Seat, choice: Choice, fall: Fall): Tried {
  const trial = battle.rehearsal();
  const refused = (who: Seat, answer: Choice): never => {
    throw new RangeError(trial.check(who, answer)?.sentence ?? 'That cannot be tried out.');
  };
  if (trial.submit(seat, choice)) refused(seat, choice);
  for (const dice of fall.thrown) {
    const asked = diceAsked(trial);
    if (!asked || trial.submit(asked.seat, { dice })) throw new Error('a throw was asked for and then was not');
  }
  const { events } = trial;
  const asked = diceAsked(trial);
  const happened = events.slice(battle.events.length);
  return { fall, events, asked, isOpen: asked !== null && untilStep(happened).length === happened.length };
}

/** Ways that come to the same are one outcome. */
function merged(battle: Battle, { marks }: RuleSystem, seat: Seat, all: readonly Tried[]): readonly Outcome[] {
  const found = new Map<string, Outcome>();
  for (const { fall, events, isOpen } of all) {
    const happened = untilStep(events.slice(battle.events.length));
    const after = fold(battle.state, happened, marks);
    const figures = changesBetween(battle.state, after, marks);
    const key = JSON.stringify(Object.entries(figures).sort());
    const known = found.get(key);
    const [first, ...others] = fall.thrown;
    const dice = first && others.length === 0 ? [first] : [];
    const tells = happened.flatMap((event) => (event.text !== '' && isSeenBy(event, seat) ? [event.text] : []));
    found.set(
      key,
      known
        ? {
            ...known,
            p: known.p + fall.p,
            dice: [...known.dice, ...dice],
            tells: toldByBoth(known, tells),
            isOpen: known.isOpen || isOpen,
          }
        : { p: fall.p, tells, figures, dice, isOpen, goes: goingBetween(battle.state, after, happened, seat) },
    );
  }
  return [...found.values()].toSorted((one, other) => other.p - one.p);
}

/** What is told of throws that come to the same is what all of them tell, as no face is meant; where there is nothing of it, and something changes, one stands for all. */
function toldByBoth({ tells, figures }: Outcome, others: readonly string[]): readonly string[] {
  const common = tells.filter((one) => others.includes(one));
  return common.length > 0 || Object.keys(figures).length === 0 ? common : tells;
}

interface DiceAsked extends Decision {
  readonly form: Extract<QuestionForm, { form: 'dice' }>;
}
function diceAsked({ pending }: Battle): DiceAsked | null {
  for (const { form, ...decision } of pending) if (form.form === 'dice') return { ...decision, form };
  return null;
}

/** What happened before the next step began. */
function untilStep(events: readonly BattleEvent[]): readonly BattleEvent[] {
  const next = events.findIndex((event) => event.do === 'step');
  return next < 0 ? events : events.slice(0, next);
}

const throwsIn = ({ count, faces }: DiceAsked['form']): number =>
  Array.from({ length: count }).reduce<number>((ways) => ways * faces, 1);

function throwsOf(count: number, faces: number): readonly (readonly number[])[] {
  let all: readonly (readonly number[])[] = [[]];
  for (let i = 0; i < count; i++)
    all = all.flatMap((dice) => Array.from({ length: faces }, (_, face) => [...dice, face + 1]));
  return all;
}

/** Counters that changed, units that stand in another formation, and those that lost their order or the field. */
function changesBetween(before: BattleState, after: BattleState, marks: Marks): Record<string, number> {
  const changes: Record<string, number> = {};
  for (const [i, piece] of after.pieces.entries()) {
    const was = before.pieces[i];
    if (was?.id !== piece.id) continue;
    for (const [gauge, now] of Object.entries(piece.gauges)) {
      const change = now - (was.gauges[gauge] ?? 0);
      if (change !== 0) changes[`${piece.id} ${gauge}`] = change;
    }
    if (piece.formation !== was.formation) changes[`${piece.id} in ${piece.formation}`] = 1;
    if (isDisordered(looksOf(piece, { marks })) && !isDisordered(looksOf(was, { marks })))
      changes[`${piece.id} in disorder`] = 1;
    if ('gone' in piece.where && !('gone' in was.where)) changes[`${piece.id} lost`] = 1;
  }
  return changes;
}

/** Units of a seat that stand elsewhere or otherwise after what happened. */
function goingBetween(
  before: BattleState,
  after: BattleState,
  happened: readonly BattleEvent[],
  seat: Seat,
): readonly OutcomeMove[] {
  const places = new Map<Id, Piece>(before.pieces.map((piece) => [piece.id, piece]));
  return after.pieces.flatMap(({ id, seat: own, where, formation, gauges, bases }) => {
    const was = places.get(id);
    if (own !== seat || !was || !('on' in where)) return [];
    const place = JSON.stringify([where, formation, bases]);
    if (place === JSON.stringify([was.where, was.formation, was.bases])) return [];
    return [{ id, formation, gauges, bases, to: where.on, ways: waysOf(id, happened) }];
  });
}

const waysOf = (id: Id, happened: readonly BattleEvent[]): readonly Path[] =>
  happened.flatMap((event) =>
    event.do === 'moved' ? event.movers.flatMap((mover) => (mover.id === id ? [mover.path] : [])) : [],
  );
