import { findPiece } from '../../battle';
import type { BattleState, Id, Roster, Vocabulary } from '../../battle';
import { mannerOf } from '../../battle/vocabulary';
import type { ChargeSummary, ChargeEnd } from '../report';
import { isLost } from './losses';
import type { Observer } from './observer';

interface Running {
  readonly unit: Id;
  readonly turn: number;
  /** Whom it has fought this turn. */
  readonly foes: Set<Id>;
  end: ChargeEnd | null;
}

/**
 * Charges and what comes of them within their turn: the first to give way or to be lost, charger or one it fought, is
 * beaten. What goes on from a charge that came to blows (a pursuit) is no charge of its own.
 */
export function noteCharges(
  vocabulary: Pick<Vocabulary, 'manners' | 'marks'>,
  { units }: Roster,
): Observer & { close(): readonly ChargeSummary[] } {
  const ended: ChargeSummary[] = [];
  let running: Running[] = [];
  const close = (): readonly ChargeSummary[] => {
    for (const { unit, turn, foes, end } of running)
      ended.push({ unit, turn, end: end ?? (foes.size > 0 ? 'open' : 'not home') });
    running = [];
    return ended;
  };
  const beaten = (id: Id): void => {
    for (const charge of running) {
      if (charge.end !== null) continue;
      if (charge.unit === id) charge.end = charge.foes.size > 0 ? 'lost' : 'not home';
      else if (charge.foes.has(id)) charge.end = 'won';
    }
  };
  return {
    close,
    before(event, state) {
      if (event.do === 'step' && event.turn !== state.at.turn) close();
      if (event.do === 'fought') for (const charge of running) meet(charge, event);
    },
    after(event, state) {
      if (event.do === 'moved')
        for (const { id } of event.movers) {
          const { gait } = mannerOf(vocabulary, event.manner);
          if (gait === 'rout' || gait === 'retire' || gait === 'evade') beaten(id);
          else if (gait === 'charge' && units[id] && !running.some(({ unit }) => unit === id))
            running.push({ unit: id, turn: state.at.turn, foes: new Set(), end: null });
        }
      if ((event.do === 'went' || event.do === 'mark') && event.id !== null && isLostNow(event.id, state))
        beaten(event.id);
    },
  };

  function isLostNow(id: Id, state: BattleState): boolean {
    const piece = findPiece(state, id);
    return piece !== null && isLost(piece, vocabulary);
  }
}

/** A fight makes foes of who strikes and who is struck. */
function meet({ unit, foes }: Running, { by, at }: { readonly by: Id; readonly at: readonly Id[] }): void {
  if (by === unit) for (const foe of at) foes.add(foe);
  else if (at.includes(unit)) foes.add(by);
}
