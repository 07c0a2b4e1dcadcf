/** What a scenario lets happen at the start or the end of a turn: messages, weather, sight, bridges, generals who leave, troops set free. */
import {
  does,
  findPiece,
  FROZEN,
  lengthInWords,
  midway,
  objectivesHeld,
  ON_FIRE,
  SIGHT,
  sightLimit,
} from '../../battle';
import type { EventDetails, Field, Gesture, Id, LengthUnit, Reason } from '../../battle';
import { overlaps } from '../../geometry';
import type { Box } from '../../geometry';
import { calledThing, triggerInWords } from '../../scenario';
import type { Scenario, ScenarioEvent, Trigger } from '../../scenario';
import { CALLED } from './arrivals';
import { attackEndsHolds, freeUnits, holdUnits } from './holds';
import { leaderName } from './piece-names';
import { isAmong, withNumber, withoutNumber } from './number-lists';
import { OBJECTIVES_OPEN, OBJECTIVES_VOID } from './objectives';

/** The mark on a lieutenant general who has taken over the army of his side. */
export const LEADS_ARMY = 'leads the army';

/** How a book reports events. */
export interface EventRules {
  /** The clause of each kind. */
  readonly clauses: Readonly<Record<ScenarioEvent['event'], Id>>;
  /** What its players measure with. */
  readonly lengths: LengthUnit;
  /** Of all units on the table. */
  readonly footprints: () => readonly Box[];
}

/** Numbers, from 0 in the order of the scenario, of the events with a trigger that have happened, and of those an attack has set off. */
export const EVENTS_DONE = 'events done';
export const EVENTS_DUE = 'events due';

/** Makes the events of this moment of the present turn happen, in file order. */
export function scenarioEvents(field: Field, at: ScenarioEvent['at'], rules: EventRules): void {
  const { turn } = field.state.at;
  const { scenario } = field.ground;
  if (turn === 1 && at === 'start') beginInSight(field, rules);
  scenario.events.forEach((event, number) => {
    if (event.at !== at || event.turn > turn) return;
    const isOnce = event.when !== undefined || isBreaking(event) || isThawing(event);
    if (isOnce ? isAmong(field.state.marks[EVENTS_DONE], number) : event.turn !== turn) return;
    if (event.when && !hasComeTrue(field, event.when, number)) return;
    if (isThawing(event) && isTrodden(field, event.feature, rules.footprints())) return;
    if (isBreaking(event) && isCrossed(field, event.feature, rules.footprints())) return;
    const moment = event.when ? triggerInWords(event.when, scenario) : `${at} of turn ${event.turn}`;
    const reason = { clause: rules.clauses[event.event], label: `The scenario, ${moment}` };
    if (isOnce)
      field.emit(
        { do: 'mark', id: null, mark: EVENTS_DONE, value: withNumber(field.state.marks[EVENTS_DONE], number) },
        { reasons: [reason] },
      );
    happen(field, event, number, reason, rules.lengths);
  });
}

/** A bridge is not broken under anybody: that waits. */
const isBreaking = (event: ScenarioEvent): event is Extract<ScenarioEvent, { event: 'bridge' }> =>
  event.event === 'bridge' && !event.stands;

/** Nor does ice break under anybody. */
const isThawing = (event: ScenarioEvent): event is Extract<ScenarioEvent, { event: 'ice' }> =>
  event.event === 'ice' && !event.freezes;

function beginInSight(field: Field, { clauses, lengths }: EventRules): void {
  const { sight } = field.ground.scenario.weather;
  if (sight === undefined) return;
  const reasons = [{ clause: clauses.sight, label: 'As the scenario has it' }];
  const text = `Nobody sees farther than ${lengthInWords(sight, lengths)}.`;
  field.emit({ do: 'mark', id: null, mark: SIGHT, value: sight }, { text, reasons });
}

/** An attack on a unit ends holds and sets off events that wait for it. */
export function noteAttack(field: Field, unit: Id, clause: Id): void {
  attackEndsHolds(field, unit, clause);
  field.ground.scenario.events.forEach(({ when }, number) => {
    const due = field.state.marks[EVENTS_DUE];
    if (!when?.attacked.includes(unit) || isAmong(due, number)) return;
    const reasons = [{ clause, label: 'The scenario waits for an attack on it' }];
    field.emit({ do: 'mark', id: null, mark: EVENTS_DUE, value: withNumber(due, number) }, { reasons });
  });
}

function hasComeTrue({ state }: Field, { taken, lost }: Trigger, number: number): boolean {
  if (taken && objectivesHeld(state).get(taken.objective) === taken.by) return true;
  const isLost = (id: Id): boolean => {
    const piece = findPiece(state, id);
    return piece === null || 'gone' in piece.where;
  };
  return (lost.length > 0 && lost.every(isLost)) || isAmong(state.marks[EVENTS_DUE], number);
}

function happen(field: Field, event: ScenarioEvent, number: number, reason: Reason, lengths: LengthUnit): void {
  const reasons = [reason];
  switch (event.event) {
    case 'message':
      tell(field, event, null, { reasons });
      return;
    case 'weather': {
      const isNews = (field.state.marks['weather'] ?? 'fair') !== event.to;
      const gesture = { do: 'mark', id: null, mark: 'weather', value: event.to } as const;
      tell(field, event, gesture, { text: isNews ? `The weather turns: ${event.to}.` : '', reasons });
      return;
    }
    case 'sight': {
      const gesture = { do: 'mark', id: null, mark: SIGHT, value: event.reach } as const;
      tell(field, event, gesture, { text: newsOfSight(field, event.reach, lengths), reasons });
      return;
    }
    case 'burns': {
      const { feature } = event;
      const text = `${calledThing(field.ground.scenario.terrain, feature)} burns.`;
      tell(field, event, { do: 'ground', feature, gauge: ON_FIRE, now: 1 }, { text, reasons });
      return;
    }
    case 'bridge':
      changeBridge(field, event, reasons);
      return;
    case 'ice':
      changeIce(field, event, reasons);
      return;
    case 'frees':
      if (event.text !== null) tell(field, event, null, { reasons });
      freeUnits(field, event.units, 'the scenario frees them', reason.clause);
      return;
    case 'holds':
      if (event.text !== null) tell(field, event, null, { reasons });
      holdUnits(field, event.units, number, reason.clause);
      return;
    case 'calls':
      if (event.text !== null) tell(field, event, null, { reasons });
      call(field, event.units, reasons);
      return;
    case 'objective':
      changeObjective(field, event, reasons);
      return;
    case 'leaves':
      leave(field, event, { reasons });
  }
}

/** The scenario's own words and what has happened, which they need not tell; words for one side alone stand by themselves. */
function tell(field: Field, event: ScenarioEvent, gesture: Gesture | null, details: EventDetails): void {
  const words = event.text ?? '';
  const side = field.roster.sides.find(({ id }) => id === event.toldTo);
  if (gesture && !side) field.emit(gesture, { ...details, text: both(words, details.text ?? '') });
  else if (gesture) field.emit(gesture, details);
  if (gesture && !side) return;
  const alone = side ? { text: `To ${side.name} alone: ${words}`, seen: [side.seat] } : { text: words };
  field.emit({ do: 'told', who: '', what: 'message' }, { ...details, ...alone });
}

/** Those who wait to be called come on from now on; the enemy does not hear of it. */
function call(field: Field, ids: readonly Id[], reasons: readonly Reason[]): void {
  for (const id of ids) {
    const piece = findPiece(field.state, id);
    if (piece && 'off' in piece.where && piece.marks[CALLED] === undefined)
      field.emit({ do: 'mark', id, mark: CALLED, value: 1 }, { reasons });
  }
}

function changeObjective(
  field: Field,
  event: Extract<ScenarioEvent, { event: 'objective' }>,
  reasons: readonly Reason[],
): void {
  const objective = field.roster.objectives.find(({ id }) => id === event.objective);
  if (!objective) return;
  const number = field.roster.objectives.indexOf(objective);
  const [into, outOf] = event.counts ? [OBJECTIVES_OPEN, OBJECTIVES_VOID] : [OBJECTIVES_VOID, OBJECTIVES_OPEN];
  const text = event.counts ? `${objective.name} counts from now on.` : `${objective.name} counts no more.`;
  const marks = field.state.marks;
  if (isAmong(marks[outOf], number))
    field.emit({ do: 'mark', id: null, mark: outOf, value: withoutNumber(marks[outOf], number) }, { reasons });
  if (!isAmong(marks[into], number))
    tell(field, event, { do: 'mark', id: null, mark: into, value: withNumber(marks[into], number) }, { text, reasons });
}

/** Empty when they see as far as before. */
function newsOfSight({ state }: Field, reach: number | null, lengths: LengthUnit): string {
  const before = sightLimit(state);
  if (before === reach) return '';
  if (reach === null) return 'Nothing hides what is far away any more.';
  const isBetter = before !== null && reach > before;
  return `${isBetter ? 'One sees as far as' : 'Nobody sees farther than'} ${lengthInWords(reach, lengths)}.`;
}

/** Nothing happens to a bridge that is so already. One that was broken is no part of the ground until it stands. */
function changeBridge(
  field: Field,
  event: Extract<ScenarioEvent, { event: 'bridge' }>,
  reasons: readonly Reason[],
): void {
  const { feature, stands } = event;
  if ((field.state.ground[feature]?.gone !== true) === stands) return;
  const razed = { do: 'razed', feature, gone: !stands } as const;
  if (stands) field.emit(razed, { reasons });
  const name = calledThing(field.ground.scenario.terrain, feature);
  if (stands)
    tell(field, event, { do: 'told', who: '', what: 'bridge' }, { text: `${does(name, 'is')} thrown.`, reasons });
  else tell(field, event, razed, { text: `${does(name, 'is')} broken.`, reasons });
}

/** Nothing happens to water that is so already. */
function changeIce(field: Field, event: Extract<ScenarioEvent, { event: 'ice' }>, reasons: readonly Reason[]): void {
  const { feature, freezes } = event;
  if ((field.state.ground[feature]?.gauges[FROZEN] ?? 0) > 0 === freezes) return;
  const name = calledThing(field.ground.scenario.terrain, feature);
  const text = freezes ? `${does(name, 'freezes')} over.` : `The ice on ${midway(name)} breaks.`;
  tell(field, event, { do: 'ground', feature, gauge: FROZEN, now: freezes ? 1 : 0 }, { text, reasons });
}

/** Stands anybody's footprint on the ice, if only in part? */
const isTrodden = ({ ground }: Field, water: Id, footprints: readonly Box[]): boolean =>
  ground.areas.some((area) => area.feature.id === water && footprints.some((box) => ground.share(box, area) > 0));

/** Stands anybody's footprint on it, if only in part? */
function isCrossed({ ground }: Field, bridge: Id, footprints: readonly Box[]): boolean {
  const crossing = ground.crossings.find(({ id }) => id === bridge);
  return crossing !== undefined && footprints.some((box) => overlaps(box, crossing.box));
}

const both = (text: string, news: string): string => [text, news].filter((one) => one !== '').join(' ');

function leave(
  field: Field,
  event: Extract<ScenarioEvent, { event: 'leaves' }>,
  because: { readonly reasons: readonly Reason[] },
): void {
  const { leader, successor } = event;
  const gone = commandLedBy(field.ground.scenario, leader);
  const figure = gone === null ? null : findPiece(field.state, gone);
  if (!figure || 'gone' in figure.where) return;
  const next = successor === null ? null : findPiece(field.state, successor);
  const takesOver = next && !('gone' in next.where) ? next : null;
  const told = takesOver
    ? `${leaderName(field, figure.id)} leaves the field; ${leaderName(field, takesOver.id)} takes over the army.`
    : `${leaderName(field, figure.id)} leaves the field.`;
  tell(field, event, { do: 'went', id: figure.id, to: { gone: 'left the field' } }, { text: told, ...because });
  if (takesOver) field.emit({ do: 'mark', id: takesOver.id, mark: LEADS_ARMY, value: 1 }, because);
}

/** The command whose figure a leader is: his brigade's, his own for a general; null when there is no such leader. */
function commandLedBy({ armies }: Scenario, leader: Id): Id | null {
  for (const { general, lieutenants, brigades } of armies) {
    if (general?.id === leader || lieutenants.some(({ id }) => id === leader)) return leader;
    const brigade = brigades.find(({ commander }) => commander.id === leader);
    if (brigade) return brigade.id;
  }
  return null;
}
