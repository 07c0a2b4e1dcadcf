import { counted, isWorthDrawing, looseKindOf, shownGauge } from '../../engine/battle/vocabulary';
import type { BattleRecord, BattleState, Piece, Roster, Vocabulary } from '../../engine/battle';
import { realBodies, unitsOfArmy } from '../../engine/scenario';
import { nameOf } from '../replay';

/** What the card of a unit, a leader or a loose thing says in a few words, from the state alone. */
export interface UnitWords {
  readonly name: string;
  /** Null: it belongs to nobody. */
  readonly side: string | null;
  /** "standard line infantry, line" or "dependable, leads Foot" */
  readonly kind: string;
  /** The real bodies that it stands for; empty where the scenario does not say. */
  readonly real: string;
  /** Its counter, "2 hits", where the rules keep one; drawn as a die when it says something. */
  readonly count: { readonly now: number; readonly words: string; readonly isDrawn: boolean } | null;
  /** Other gauges and marks. */
  readonly marks: readonly string[];
}

const pieceWith = (state: BattleState, id: string): Piece | null =>
  state.pieces.find((piece) => piece.id === id) ?? state.commands[id] ?? null;

export function unitWords(record: BattleRecord, state: BattleState, id: string): UnitWords | null {
  const { roster, vocabulary } = record;
  const piece = pieceWith(state, id);
  const unit = roster.units[id];
  const command = roster.commands[id];
  const side = unit?.side ?? command?.side;
  if (!piece || side === undefined) return looseWords(record, state, id);
  const gauge = shownGauge(piece, vocabulary);
  const kind = unit
    ? `${unit.class} ${unit.type}, ${standing(piece)}`
    : [command?.rating ?? 'general', command?.kind === 'general' ? '' : `leads ${command?.name ?? ''}`]
        .filter((part) => part !== '')
        .join(', ');
  const written = record.scenario.armies.flatMap(unitsOfArmy).find((one) => one.id === id);
  return {
    name: nameOf(roster, id),
    side,
    kind,
    real: written ? realBodies(written) : '',
    count: gauge && {
      now: gauge.now,
      words: counted(gauge.now, gauge.kind.words),
      isDrawn: isWorthDrawing(gauge),
    },
    marks: [...otherGauges(piece, vocabulary, gauge?.id), ...marksInWords(piece, vocabulary)],
  };
}

/** Of what lies on the table and is no unit. */
function looseWords({ roster, vocabulary }: BattleRecord, state: BattleState, id: string): UnitWords | null {
  const thing = state.loose?.[id];
  if (!thing) return null;
  const owner = roster.sides.find(({ seat }) => seat === thing.owner);
  return {
    name: looseKindOf(vocabulary, thing.kind).title,
    side: owner?.id ?? null,
    kind: `belongs to ${owner?.name ?? 'nobody'}`,
    real: '',
    count: null,
    marks: [],
  };
}

function standing(piece: Piece): string {
  if ('inside' in piece.where) return 'in buildings';
  if ('off' in piece.where) return 'not on the table yet';
  if ('gone' in piece.where) return piece.where.gone === '' ? 'gone' : piece.where.gone;
  return piece.formation;
}

const otherGauges = (piece: Piece, { gauges }: Vocabulary, shown: string | undefined): readonly string[] =>
  Object.entries(piece.gauges).flatMap(([gauge, value]) => {
    const kind = gauges[gauge];
    return !kind || gauge === shown || value === 0 ? [] : [counted(value, kind.words)];
  });

/** Only marks that show concern a player; the others are the rules' own bookkeeping. */
function marksInWords(piece: Piece, vocabulary: Vocabulary): readonly string[] {
  return Object.keys(piece.marks).flatMap((mark) => {
    const kind = vocabulary.marks[mark];
    return kind?.shows === undefined ? [] : [kind.title.toLowerCase()];
  });
}

/** The unit on the table next to one, side by side and command by command; the first without one, null past the end. */
export function unitBeside(roster: Roster, state: BattleState, id: string | null, by: 1 | -1): string | null {
  const standing = new Set(
    state.pieces.flatMap((piece) => ('on' in piece.where || 'inside' in piece.where ? [piece.id] : [])),
  );
  const order = roster.sides.flatMap((side) =>
    Object.values(roster.commands)
      .filter((command) => command.side === side.id)
      .flatMap((command) => command.units.filter((unit) => standing.has(unit))),
  );
  const at = id === null ? (by === 1 ? -1 : order.length) : order.indexOf(id);
  return order[at + by] ?? null;
}
