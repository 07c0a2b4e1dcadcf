import { hasMarchedOff } from '../../engine/battle/pieces';
import { measuredInWords } from '../../engine/battle/lengths';
import { counted, isDisordered, isWorthDrawing, looksOf, mannerOf, shownGauge } from '../../engine/battle/vocabulary';
import type { BattleEvent, BattleRecord, BattleState, Gait } from '../../engine/battle';
import { groundCovered, type Point } from '../../engine/geometry';
import { nameOf, sideOf, stopBefore } from '../replay';

/** A short result beside a unit: what happened in ink, what it does to morale in gold. */
export interface Float {
  readonly at: string;
  /** Where it was, for a unit that is no longer on the table. */
  readonly place: Point | null;
  readonly strong: string;
  readonly text: string;
  readonly tone: 'result' | 'morale';
}

/** The counter of a unit, drawn as a die beside it. */
export interface Badge {
  readonly id: string;
  readonly side: string;
  readonly count: number;
  readonly label: string;
  readonly order: 'kept' | 'lost';
}

const GIVING_WAY: ReadonlySet<Gait> = new Set(['retire', 'rout', 'evade']);

/** Who acts in the last event worth a stop: those who move, fire or fight, not those it is done to. */
export function actingAt(
  { events, roster }: Pick<BattleRecord, 'events' | 'roster'>,
  moment: number,
): readonly { readonly id: string; readonly side: string }[] {
  const event = events[stopBefore(events, moment) - 1];
  return event
    ? actorsOf(event).flatMap((id) => {
        const side = sideOf(roster, id);
        return side === null ? [] : [{ id, side }];
      })
    : [];
}

function actorsOf(event: BattleEvent): readonly string[] {
  switch (event.do) {
    case 'moved':
      return event.movers.map(({ id }) => id);
    case 'fired':
    case 'fought':
      return [event.by];
    case 'formed':
      return [event.id];
    case 'rolled':
      return [event.who];
    default:
      return [];
  }
}

/** What to write on the table at a moment: the last event worth a stop, and what it has done to gauges since. */
export function floatsAt(
  record: BattleRecord,
  stateAt: (moment: number) => BattleState,
  moment: number,
): readonly Float[] {
  const stop = stopBefore(record.events, moment);
  const event = record.events[stop - 1];
  if (!event) return [];
  const after = record.events.slice(stop, moment).filter((one) => one.do === 'gauge');
  if (event.do === 'went' && 'gone' in event.to) return floatsOfGone(event.id, event.to, stateAt(stop - 1));
  return [event, ...after].flatMap((one) => floatsOf(one, record, stateAt(moment)));
}

/** A unit and where it stands on the ground; no place for one in buildings. */
export interface UnitOnTable {
  readonly id: string;
  readonly place: Point | null;
}
export interface ShotArrow {
  readonly from: UnitOnTable;
  readonly to: UnitOnTable;
}

/** From whom to whom a shot goes at a moment; null when nobody fires. */
export function shotAt(record: BattleRecord, state: BattleState, moment: number): ShotArrow | null {
  const event = record.events[stopBefore(record.events, moment) - 1];
  const to = event?.do === 'fired' ? event.at[0] : undefined;
  return event?.do === 'fired' && to !== undefined
    ? { from: { id: event.by, place: placeOf(state, event.by) }, to: { id: to, place: placeOf(state, to) } }
    : null;
}

function placeOf(state: BattleState, id: string): Point | null {
  const where = state.pieces.find((piece) => piece.id === id)?.where;
  return where && 'on' in where ? { x: where.on.x, y: where.on.y } : null;
}

/** Over the place a unit has left for good. */
function floatsOfGone(id: string, to: { readonly gone: string }, before: BattleState): readonly Float[] {
  const strong = hasMarchedOff(to) ? 'Leaves' : 'Lost';
  return [{ at: id, place: placeOf(before, id), strong, text: to.gone, tone: 'morale' }];
}

function floatsOf(event: BattleEvent, record: BattleRecord, state: BattleState): readonly Float[] {
  switch (event.do) {
    case 'fired':
    case 'fought': {
      const at = event.at[0];
      const what = event.do === 'fired' ? 'fire' : 'melee';
      if (at === undefined) return [];
      const score = `${event.total === 0 ? '' : '+'}${counted(event.total, record.vocabulary.scores)}`;
      return [
        { at, place: null, strong: score, text: `${what} of ${nameOf(record.roster, event.by)}`, tone: 'result' },
      ];
    }
    case 'gauge': {
      const words = record.vocabulary.gauges[event.gauge]?.words;
      if (event.by === 0 || !words) return [];
      const text = event.now === 1 ? words.one : words.many;
      return [{ at: event.id, place: null, strong: `${event.now}`, text, tone: 'result' }];
    }
    case 'moved': {
      const at = event.movers[0]?.id;
      const { gait, verb } = mannerOf(record.vocabulary, event.manner);
      if (at === undefined || !GIVING_WAY.has(gait)) return [];
      const cm = Math.max(...event.movers.map((mover) => groundCovered(mover.path)));
      return [
        {
          at,
          place: null,
          strong: countOf(record, state, at),
          text: `${verb} ${measuredInWords(cm, record.vocabulary.lengths)}`,
          tone: 'morale',
        },
      ];
    }
    case 'rolled':
      return [{ at: event.who, place: null, strong: event.dice.join(' '), text: event.why, tone: 'result' }];
    default:
      return [];
  }
}

/** "4 hits:" before what a unit does because of them; empty where its counter says nothing. */
function countOf({ vocabulary }: BattleRecord, state: BattleState, id: string): string {
  const piece = state.pieces.find((one) => one.id === id);
  const gauge = piece && shownGauge(piece, vocabulary);
  return gauge && isWorthDrawing(gauge) ? `${counted(gauge.now, gauge.kind.words)}:` : '';
}

/** A die for every unit on the table whose counter says something. */
export function badgesOf(record: BattleRecord, state: BattleState): readonly Badge[] {
  return state.pieces.flatMap((piece) => {
    const gauge = shownGauge(piece, record.vocabulary);
    const side = record.roster.units[piece.id]?.side;
    const isThere = !('gone' in piece.where || 'off' in piece.where);
    if (!gauge || !isWorthDrawing(gauge) || side === undefined || !isThere) return [];
    const order = isDisordered(looksOf(piece, record.vocabulary)) ? 'lost' : 'kept';
    return [{ id: piece.id, side, count: gauge.now, label: counted(gauge.now, gauge.kind.words), order }];
  });
}
