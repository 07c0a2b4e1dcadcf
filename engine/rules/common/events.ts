/** What a scenario lets happen at the start or the end of a turn: messages, weather, generals who leave, troops set free. */
import { findPiece, objectivesHeld, ON_FIRE } from '../../battle';
import type { Field, Id, Reason } from '../../battle';
import { calledThing, triggerInWords } from '../../scenario';
import type { Scenario, ScenarioEvent, Trigger } from '../../scenario';
import { attackEndsHolds, freeUnits } from './holds';
import { leaderName } from './names';

/** The mark on a lieutenant general who has taken over the army of his side. */
export const LEADS_ARMY = 'leads the army';

/** The clauses under which a book reports each kind of event. */
export type EventClauses = Readonly<Record<ScenarioEvent['event'], Id>>;

/** Numbers, from 0 in the order of the scenario, of the events with a trigger that have happened, and of those an attack has set off. */
export const EVENTS_DONE = 'events done';
export const EVENTS_DUE = 'events due';

/** Makes the events of this moment of the present turn happen, in file order. */
export function scenarioEvents(field: Field, at: ScenarioEvent['at'], clauses: EventClauses): void {
  const { turn } = field.state.at;
  const { scenario } = field.ground;
  scenario.events.forEach((event, number) => {
    if (event.at !== at || event.turn > turn) return;
    const clause = clauses[event.event];
    if (!event.when) {
      if (event.turn === turn) happen(field, event, { clause, label: `The scenario, ${at} of turn ${turn}` });
    } else if (!isAmong(field, EVENTS_DONE, number) && hasComeTrue(field, event.when, number)) {
      const reason = { clause, label: `The scenario, ${triggerInWords(event.when, scenario)}` };
      field.emit(
        { do: 'mark', id: null, mark: EVENTS_DONE, value: withNumber(field, EVENTS_DONE, number) },
        { reasons: [reason] },
      );
      happen(field, event, reason);
    }
  });
}

/** An attack on a unit ends holds and sets off events that wait for it. */
export function noteAttack(field: Field, unit: Id, clause: Id): void {
  attackEndsHolds(field, unit, clause);
  field.ground.scenario.events.forEach(({ when }, number) => {
    if (!when?.attacked.includes(unit) || isAmong(field, EVENTS_DUE, number)) return;
    const reasons = [{ clause, label: 'The scenario waits for an attack on it' }];
    field.emit({ do: 'mark', id: null, mark: EVENTS_DUE, value: withNumber(field, EVENTS_DUE, number) }, { reasons });
  });
}

function hasComeTrue({ state }: Field, { taken, lost }: Trigger, number: number): boolean {
  if (taken && objectivesHeld(state).get(taken.objective) === taken.by) return true;
  const isLost = (id: Id): boolean => {
    const piece = findPiece(state, id);
    return piece === null || 'gone' in piece.where;
  };
  return (lost.length > 0 && lost.every(isLost)) || isAmong({ state }, EVENTS_DUE, number);
}

const numbersOf = ({ state }: Pick<Field, 'state'>, mark: string): readonly string[] => {
  const value = state.marks[mark];
  return typeof value === 'string' ? value.split(' ') : [];
};
const isAmong = (field: Pick<Field, 'state'>, mark: string, number: number): boolean =>
  numbersOf(field, mark).includes(String(number));
const withNumber = (field: Field, mark: string, number: number): string =>
  [...numbersOf(field, mark), number].join(' ');

function happen(field: Field, event: ScenarioEvent, reason: Reason): void {
  const reasons = [reason];
  switch (event.event) {
    case 'message':
      field.emit({ do: 'told', who: '', what: 'message' }, { text: event.text ?? '', reasons });
      return;
    case 'weather': {
      const isNews = (field.state.marks['weather'] ?? 'fair') !== event.to;
      const news = isNews ? `The weather turns: ${event.to}.` : '';
      field.emit({ do: 'mark', id: null, mark: 'weather', value: event.to }, { text: both(event.text, news), reasons });
      return;
    }
    case 'burns': {
      const { feature, text } = event;
      const news = `${calledThing(field.ground.scenario.terrain, feature)} burns.`;
      field.emit({ do: 'ground', feature, gauge: ON_FIRE, now: 1 }, { text: both(text, news), reasons });
      return;
    }
    case 'frees':
      if (event.text !== null) field.emit({ do: 'told', who: '', what: 'message' }, { text: event.text, reasons });
      freeUnits(field, event.units, 'the scenario frees them', reason.clause);
      return;
    case 'leaves':
      leave(field, event, { reasons });
  }
}

/** The scenario's own words and the news itself, which they need not tell. */
const both = (text: string | null, news: string): string => [text ?? '', news].filter((one) => one !== '').join(' ');

function leave(
  field: Field,
  { leader, successor, text }: Extract<ScenarioEvent, { event: 'leaves' }>,
  because: { readonly reasons: readonly { readonly clause: Id; readonly label: string }[] },
): void {
  const gone = commandLedBy(field.ground.scenario, leader);
  const figure = gone === null ? null : findPiece(field.state, gone);
  if (!figure || 'gone' in figure.where) return;
  const next = successor === null ? null : findPiece(field.state, successor);
  const takesOver = next && !('gone' in next.where) ? next : null;
  const told = takesOver
    ? `${leaderName(field, figure.id)} leaves the field; ${leaderName(field, takesOver.id)} takes over the army.`
    : `${leaderName(field, figure.id)} leaves the field.`;
  field.emit({ do: 'went', id: figure.id, to: { gone: 'left the field' } }, { text: both(text, told), ...because });
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
