/** What a scenario lets happen at the start or the end of a turn: messages, weather, generals who leave. */
import { findPiece, ON_FIRE } from '../../battle';
import type { Field, Id } from '../../battle';
import { calledThing } from '../../scenario';
import type { Scenario, ScenarioEvent } from '../../scenario';
import { leaderName } from './names';

/** The mark on a lieutenant general who has taken over the army of his side. */
export const LEADS_ARMY = 'leads the army';

/** The clauses under which a book reports each kind of event. */
export type EventClauses = Readonly<Record<ScenarioEvent['event'], Id>>;

/** Makes the events of this moment of the present turn happen, in file order. */
export function scenarioEvents(field: Field, at: ScenarioEvent['at'], clauses: EventClauses): void {
  for (const event of field.ground.scenario.events)
    if (event.turn === field.state.at.turn && event.at === at) happen(field, event, clauses[event.event]);
}

function happen(field: Field, event: ScenarioEvent, clause: Id): void {
  const reasons = [{ clause, label: `The scenario, ${event.at} of turn ${event.turn}` }];
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
