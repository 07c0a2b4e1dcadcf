/**
 * A third rule system, as small as one can be: both sides order at once and in secret, then move, roll and remove. It
 * proves that battle, generals and analysis know nothing of Honours of War.
 */
import { askAll, CENTIMETRES, decision, findPiece, INCHES, NEUTRAL, poseOf, roll } from '../../../engine/battle';
import type { Evaluation, Field, Id, Piece, Question, Rule, Seat, View } from '../../../engine/battle';
import { distance, facingOf, pathOf, poseAt, straight } from '../../../engine/geometry';
import type { RuleSystem } from '../../../engine/rules/system';
import type { Army } from '../../../engine/scenario';
import { PLAIN_ROSTER_UNIT } from '../plain';

export const ORDERS = ['stand', 'advance', 'sneak', 'spring'] as const;
export const MARKERS = ['mill', 'wood'] as const;
const WAY = 10;
const CLOSE = 25;
const HELD_WITHIN = 12;
const PLACES: Readonly<Record<Id, number>> = { mill: 20, wood: 70 };

const lineOf = (seat: Seat): Id => `${seat} line`;
const scoutOf = (seat: Seat): Id => `${seat} scout`;

// The rules ---------------------------------------------------------------------------------------------------------

function* orders(field: Field): Rule<void> {
  const seats = field.roster.sides.map(({ seat }) => seat);
  const asked = seats.map((seat) => decision(field, orderQuestion, seat, { unit: lineOf(seat) }));
  const answers = yield* askAll(field, asked);
  for (const [i, seat] of seats.entries()) {
    const answer = answers[i];
    if (answer && 'pick' in answer)
      yield* field.within(`${seat} acts`, seat, 'TOY-1', () => carryOut(field, seat, answer.pick));
  }
}

function* carryOut(field: Field, seat: Seat, order: Id): Rule<void> {
  const line = lineOf(seat);
  const from = placeOf(findPiece(field.state, line));
  const scout = findPiece(field.state, scoutOf(seat));
  const reasons = [{ clause: 'TOY-1', label: order }];
  if (order === 'advance' && from) {
    field.emit(
      { do: 'moved', movers: [{ id: line, path: pathOf(from, [straight(from, WAY)]) }], manner: 'march' },
      { text: `${line} advances.`, reasons },
    );
    field.emit({ do: 'mark', id: line, mark: 'marched', value: 1 }, { reasons });
  }
  if (!scout || !('marked' in scout.where)) return;
  const { marked } = scout.where;
  if (order === 'sneak')
    field.emit({ do: 'went', id: scout.id, to: { marked: other(marked) } }, { seen: [seat], text: marked, reasons });
  if (order === 'spring') {
    const on = poseAt({ x: 60, y: PLACES[marked] ?? 0 }, facingOf(0));
    field.emit({ do: 'went', id: scout.id, to: { on } }, { bars: true, text: `${scout.id} springs up.`, reasons });
  }
}

function* fire(field: Field): Rule<void> {
  const hits: { target: Id; by: number }[] = [];
  for (const { seat } of field.roster.sides) {
    const count = shooters(field, seat);
    if (count === 0) continue;
    const dice = yield* roll(field, { why: 'Fire', who: lineOf(seat), clause: 'TOY-2', seat, count });
    hits.push({ target: lineOf(enemyOf(field, seat)), by: dice.filter((die) => die >= 5).length });
  }
  for (const { target, by } of hits.filter((hit) => hit.by > 0)) hurt(field, target, by);
}

/** The same for all three acts of taking pips off, removing and ending. */
function hurt(field: Field, target: Id, by: number): void {
  const piece = findPiece(field.state, target);
  if (!piece) throw new Error(`no ${target}`);
  const had = piece.gauges['pips'] ?? 0;
  const now = Math.max(0, had - by);
  const reasons = [{ clause: 'TOY-3', label: 'Dice of 5 or more', value: by }];
  field.emit(
    { do: 'gauge', id: target, gauge: 'pips', by: now - had, now },
    { text: `${target} keeps ${now}.`, reasons },
  );
  if (now > 0) return;
  field.emit({ do: 'went', id: target, to: { gone: 'removed' } }, { text: `${target} is removed.`, reasons });
  const winner = field.state.over ? null : enemyOf(field, piece.seat);
  field.emit({ do: 'over', winner, why: `${target} is gone` }, { reasons });
}

/** Two dice for a line, one when it has marched, and one for a scout that has sprung up. */
function shooters(field: Field, seat: Seat): number {
  const [line, scout] = [findPiece(field.state, lineOf(seat)), findPiece(field.state, scoutOf(seat))];
  return (line?.marks['marched'] === undefined ? 2 : 1) + (placeOf(scout) ? 1 : 0);
}

// Its question ------------------------------------------------------------------------------------------------------

export const orderQuestion: Question<{ readonly unit: Id }, { readonly pick: Id }> = {
  kind: 'order',
  form: () => ({ form: 'pick' }),
  choices: (view, about) => ({
    list: ORDERS.map((pick) => ({ pick })).filter((choice) => !orderQuestion.check(view, about, choice)),
  }),
  check: (view, _about, { pick }) => {
    const refusal = (sentence: string) => ({ clause: 'TOY-1', sentence, reasons: [] });
    if (!ORDERS.some((order) => order === pick)) return refusal(`There is no order “${pick}”.`);
    if (pick === 'advance') return gapOf(view) < CLOSE ? refusal('They are close enough.') : null;
    const scout = findPiece(view.state, scoutOf(view.seat));
    const hidden = scout && 'marked' in scout.where;
    return pick === 'stand' || hidden ? null : refusal('The scout hides no more.');
  },
  evaluate: (view, _about, { pick }) => evaluateOrder(view, pick),
  words: () => ({ title: 'Give an order', clause: 'TOY-1' }),
  label: (_view, _about, { pick }) => pick,
  idle: () => ({ pick: 'stand' }),
};

/** Springing up adds a die; an advance goes where it goes. */
function evaluateOrder(view: View, order: Id): Evaluation {
  if (order === 'spring') return { ...NEUTRAL, harm: 1 / 3 };
  const line = lineOf(view.seat);
  const from = placeOf(findPiece(view.state, line));
  if (order !== 'advance' || !from) return NEUTRAL;
  return { ...NEUTRAL, harm: -1 / 3, ends: [{ id: line, pose: straight(from, WAY).to }] };
}

const other = (marker: Id): Id => MARKERS.find((one) => one !== marker) ?? marker;
const placeOf = (piece: Piece | null) => (piece ? poseOf(piece.where) : null);
const enemyOf = (field: Pick<Field, 'roster'>, seat: Seat): Seat =>
  field.roster.sides.find((side) => side.seat !== seat)?.seat ?? '';

function gapOf(view: View): number {
  const [blue, red] = view.roster.sides.map(({ seat }) => placeOf(findPiece(view.state, lineOf(seat))));
  return blue && red ? distance(blue, red) : 0;
}

// The system --------------------------------------------------------------------------------------------------------

export const toySystem: RuleSystem = {
  id: 'toy',
  title: 'Toy',
  version: '1',
  clauses: [
    { id: 'TOY-1', title: 'Both order at once' },
    { id: 'TOY-2', title: 'All fire' },
    { id: 'TOY-3', title: 'Fives hit' },
  ],
  optionalRules: [],
  measures: [
    { id: '28mm', ground: 0.8, clause: 'TOY-1', lengths: INCHES },
    { id: '15mm', ground: 0.4, clause: 'TOY-1', lengths: CENTIMETRES },
  ],
  gauges: { pips: { title: 'Pips', words: { one: 'pip', many: 'pips' }, counts: 'strength', most: null, lostAt: 0 } },
  manners: { march: { gait: 'march', verb: 'marches' } },
  scores: { one: 'pip', many: 'pips' },
  marks: { marched: { until: 'turn', title: 'Has marched' } },
  questions: { order: orderQuestion },
  setUp: () => [],
  turn: () => [
    { name: 'Orders', clause: 'TOY-1', rule: orders },
    { name: 'Fire', clause: 'TOY-2', rule: fire },
  ],
  review: () => [],
  prepare: (scenario) => ({
    roster: {
      measure: '28mm',
      options: {},
      sides: scenario.armies.map(({ id, name, attacker, nation }) => {
        const { colours, id: nationId, name: nationName } = nation;
        return { id, name, seat: id, attacker, nation: nationId, nationName, colours, national: null, general: null };
      }),
      units: Object.fromEntries(
        scenario.armies.flatMap((army) =>
          army.independents.map(({ id, name, type, class: quality, size }) => {
            const entry = {
              ...PLAIN_ROSTER_UNIT,
              id,
              name,
              side: army.id,
              command: id,
              type,
              class: quality,
              size,
            } as const;
            return [id, { ...entry, arm: 'foot' as const, layouts: {} }];
          }),
        ),
      ),
      commands: {},
      objectives: [],
    },
    state: {
      at: { turn: 0, step: 0 },
      drawn: 0,
      acts: 0,
      pieces: scenario.armies.flatMap(piecesOf),
      commands: {},
      ground: {},
      marks: {},
      over: null,
    },
  }),
  layout: () => [],
  readout: (_view, piece) => ({ title: piece, lines: [] }),
  zones: () => [],
  worth: (view, piece) => findPiece(view.state, piece)?.gauges['pips'] ?? 0,
  fullWorth: () => 3,
  clash: () => ({ won: 0.5, lost: 0.5 }),
  reach: () => ({ move: 15, fire: 30, charge: 15, rally: 60, link: 5 }),
  standing: (view, seat) => ({ lost: 3 - (findPiece(view.state, lineOf(seat))?.gauges['pips'] ?? 0), breaksAt: 3 }),
  objectives: ({ roster, state }) =>
    roster.objectives.map(({ id, at, points, holder }) => {
      const heldBy = state.pieces.filter(({ seat, where }) => {
        const place = poseOf(where);
        return seat === holder && ('inside' in where || (place !== null && distance(place, at) <= HELD_WITHIN));
      });
      return { id, at, owner: holder, points, holder, heldBy: heldBy.map((one) => one.id) };
    }),
};

function piecesOf(army: Army): readonly Piece[] {
  return army.independents.map(({ id, place }): Piece => {
    const at = 'at' in place ? poseAt(place.at, facingOf(place.heading)) : null;
    const where = at && id === lineOf(army.id) ? { on: at } : { marked: MARKERS[0] };
    const gauges = { pips: 3 };
    return { id, seat: army.id, command: id, where, formation: 'line', bases: null, gauges, marks: {} };
  });
}
