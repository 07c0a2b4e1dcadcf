/** Sums that say whether two battles are the same, bit for bit. Not for secrecy. */
import type { BattleEvent } from './events';
import type { BattleRecord } from './record';
import { figures } from './pieces';
import type { BattleState, Id, Piece, Whereabouts } from './state';

/** 16 hexadecimal digits over the state. */
export function stateChecksum(state: BattleState): string {
  const sum = new Sum();
  sum.numbers(state.at.turn, state.at.step, state.drawn, state.acts, state.pieces.length);
  state.pieces.forEach((piece) => addPiece(sum, piece));
  sum.numbers(figures(state).length);
  figures(state).forEach((piece) => addPiece(sum, piece));
  addRecord(sum, state.marks);
  for (const id of Object.keys(state.ground).sort()) {
    const feature = state.ground[id];
    sum.text(id);
    addRecord(sum, feature?.gauges ?? {});
    sum.numbers(feature?.gone ? 1 : 0);
    if (feature?.built) sum.text(JSON.stringify(feature.built));
  }
  sum.text(JSON.stringify(state.over));
  // What only some systems use is added at the end, so that the sums of the others stay as they are.
  const { part, halfOf, acting } = state.at;
  if (part !== undefined || halfOf !== undefined || acting !== undefined)
    sum.text(JSON.stringify([part ?? null, halfOf ?? null, acting ?? null]));
  if (state.loose)
    for (const id of Object.keys(state.loose).sort()) sum.text(`${id} ${JSON.stringify(state.loose[id])}`);
  return sum.digits();
}

/** 16 hexadecimal digits over a whole log and the state it ends in. */
export function logChecksum(events: readonly BattleEvent[], last: BattleState): string {
  const sum = new Sum();
  sum.text(JSON.stringify(events));
  sum.text(stateChecksum(last));
  return sum.digits();
}

/**
 * 16 hexadecimal digits over all of a record. Its events count by their checksum, which stays what it was when records
 * had no seal.
 */
export function sealOf({ events: _, ...record }: Omit<BattleRecord, 'seal'>): string {
  const sum = new Sum();
  for (const [part, value] of Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)))
    if (part !== 'seal') sum.text(`${part} ${JSON.stringify(value)}`);
  return sum.digits();
}

function addPiece(sum: Sum, piece: Piece): void {
  sum.text(piece.id);
  sum.text(piece.seat);
  sum.text(piece.command);
  addWhere(sum, piece.where);
  sum.text(piece.formation);
  sum.numbers(piece.bases?.length ?? -1);
  for (const { x, y, turn } of piece.bases ?? []) sum.numbers(x, y, turn);
  addRecord(sum, piece.gauges);
  addRecord(sum, piece.marks);
  if (piece.knownTo) sum.text(JSON.stringify(piece.knownTo));
}

function addWhere(sum: Sum, where: Whereabouts): void {
  if ('on' in where) sum.numbers(where.on.x, where.on.y, where.on.hx, where.on.hy);
  else sum.text(JSON.stringify(where));
}

/** With its length and the types of its values, so that no record can be taken for another. */
function addRecord(sum: Sum, record: Readonly<Record<string, number | Id>>): void {
  const keys = Object.keys(record).sort();
  sum.numbers(keys.length);
  for (const key of keys) {
    sum.text(key);
    const value = record[key];
    sum.text(typeof value);
    if (typeof value === 'number') sum.numbers(value);
    else sum.text(value ?? '');
  }
}

const bits = new DataView(new ArrayBuffer(8));

/** Two independent 32-bit sums, so that 64 bits must agree. */
class Sum {
  #a = 0x811c_9dc5;
  #b = 0x9747_b28c;

  numbers(...values: readonly number[]): void {
    for (const value of values) {
      bits.setFloat64(0, value, true);
      this.#word(bits.getUint32(0, true));
      this.#word(bits.getUint32(4, true));
    }
  }

  text(value: string): void {
    // Local sums: a log is a long text, and private fields would be read and written for every letter.
    let a = this.#a;
    let b = this.#b;
    for (let i = 0; i < value.length; i++) {
      const word = value.charCodeAt(i);
      a = Math.imul(a ^ word, 0x0100_0193);
      b = Math.imul((b << 13) | (b >>> 19), 5) + (word ^ 0xe654_6b64);
    }
    this.#a = a;
    this.#b = b;
    this.#word(value.length);
  }

  digits(): string {
    return hex(this.#a) + hex(this.#b);
  }

  #word(word: number): void {
    this.#a = Math.imul(this.#a ^ word, 0x0100_0193);
    this.#b = Math.imul((this.#b << 13) | (this.#b >>> 19), 5) + (word ^ 0xe654_6b64);
  }
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');
