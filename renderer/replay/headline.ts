import { sentenceAt } from '../../engine/battle/log';
import { counted } from '../../engine/battle/vocabulary';
import type { BattleEvent, BattleRecord } from '../../engine/battle';
import { nameOf } from './moments';

/** What stands at the head of the event card: the last event up to `moment` that says or shows something. */
export function headlineOf(
  record: Pick<BattleRecord, 'events' | 'roster' | 'scenario' | 'vocabulary'>,
  moment: number,
): { readonly event: BattleEvent | null; readonly text: string } {
  for (let i = moment - 1; i >= 0; i--) {
    const event = record.events[i];
    const text = event ? sentenceAt(record.events, i) || plainWords(event, record) : '';
    if (event && text !== '') return { event, text };
  }
  return { event: null, text: `${record.scenario.title}: the armies stand ready` };
}

/** A plain sentence for a gesture that has none of its own; empty for brackets and bookkeeping. */
function plainWords(event: BattleEvent, { roster, vocabulary }: Pick<BattleRecord, 'roster' | 'vocabulary'>): string {
  switch (event.do) {
    case 'moved':
      return `${event.movers.map((mover) => nameOf(roster, mover.id)).join(', ')}: ${event.manner}`;
    case 'formed':
      return `${nameOf(roster, event.id)} forms ${event.formation}`;
    case 'fired':
    case 'fought':
      return `${nameOf(roster, event.by)}: ${event.manner}, ${counted(event.total, vocabulary.scores)}`;
    case 'rolled':
      return `${event.why}: ${event.dice.join(', ')}`;
    case 'step':
      return event.title;
    case 'told':
      return event.what;
    case 'over':
      return event.why;
    default:
      return '';
  }
}

/** "Dice: 4, 2" for a throw. */
export const diceOf = (event: BattleEvent): string | null =>
  event.do === 'rolled' ? `${event.dice.length === 1 ? 'Die' : 'Dice'}: ${event.dice.join(', ')}` : null;
