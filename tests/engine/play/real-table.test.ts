import { describe, expect, it } from 'vitest';
import { verifyRecord } from '../../../engine/analysis';
import type { Id, PlacedPiece } from '../../../engine/battle';
import { openPlay } from '../../../engine/play';
import type { Play, PlayPosition } from '../../../engine/play';
import { systemById } from '../../../engine/rules';
import type { RuleSystem } from '../../../engine/rules';
import { face } from './face';

const FIRST = 'blue/blue-first';
const SECOND = 'blue/blue-second';
const look = (play: Play): PlayPosition => play.position(play.eyesOf(null), 0);

/** Two real tables facing each other, at the moment when a unit of the first may be named to move. */
function atHisMove(id: string, red = 'real table') {
  const system = systemById(id);
  if (!system) throw new Error(id);
  const order = {
    scenario: face(id),
    system: id,
    dice: { from: 'people' },
    turns: 4,
    players: { blue: 'real table', red },
    practice: true,
  } as const;
  const play = openPlay(order, system);
  play.goOn();
  for (let i = 0; i < 200; i++) {
    const { asked, seat, entries } = look(play);
    const [question] = asked;
    if (!question) break;
    if (question.choices.some(({ choice }) => 'pick' in choice && choice.of === FIRST)) return { play, system, order };
    const { form, idle, choices } = question;
    const dice = form.form === 'dice' ? { dice: Array.from({ length: form.count }, () => 4) } : undefined;
    const choice = dice ?? (question.isFree ? idle?.choice : choices[0]?.choice) ?? idle?.choice;
    if (!choice) throw new Error(question.title);
    expect(play.move({ do: 'answer', at: entries, asked: 0, choice }, seat)).toBeNull();
    play.goOn();
  }
  throw new Error('nobody is to move');
}

const placeOf = (play: Play, id: Id) => {
  const { start } = play.first('blue');
  const moves = look(play).events.flatMap((event) => (event.do === 'moved' ? event.movers : []));
  const where = start.pieces.find((piece) => piece.id === id)?.where;
  const last = moves.findLast((mover) => mover.id === id)?.path.legs.at(-1)?.to;
  const pose = last ?? (where && 'on' in where ? where.on : null);
  if (!pose) throw new Error(`${id} is nowhere`);
  return pose;
};
const off = (play: Play, id: Id, dx: number, dy: number): PlacedPiece => {
  const { x, y, ...facing } = placeOf(play, id);
  return { id, to: { x: x + dx, y: y + dy, ...facing } };
};
const put = (play: Play, ...stand: readonly PlacedPiece[]) =>
  play.move({ do: 'put', at: look(play).entries, stand }, look(play).seat);
const taken = (play: Play, system: RuleSystem): boolean => verifyRecord(play.record(), system).difference === null;

describe.each([['honours-of-war'], ['mcnally']])('a real table under %s', (id) => {
  it('is written down by one gesture: who may be named has moved, as he stands, whatever the rules say of the way', () => {
    const { play, system, order } = atHisMove(id);
    const before = placeOf(play, FIRST);
    const { entries } = look(play);
    expect(put(play, off(play, FIRST, 3, -9))).toBeNull();
    expect(placeOf(play, FIRST)).toMatchObject({ x: before.x + 3, y: before.y - 9 });
    const told = look(play).events.find((event) => event.do === 'moved' && event.manner === 'set by hand');
    expect(told).toMatchObject({
      text: 'Blue First stands as on the real table.',
      reasons: [{ label: 'Set by hand' }],
    });
    const again = look(play).asked[0]?.choices.some(({ choice }) => 'pick' in choice && choice.of === FIRST);
    expect(again ?? false).toBe(false);
    // It replays, verifies, and is the same when it is taken up again.
    expect(taken(play, system)).toBe(true);
    const record = play.record();
    const resumed = openPlay(order, system, { entries: record.entries, acts: [] });
    expect(JSON.stringify(resumed.record())).toBe(JSON.stringify(record));
    expect(play.move({ do: 'undo', to: 'last' }, 'blue')).toBeNull();
    expect([placeOf(play, FIRST), look(play).entries]).toEqual([before, entries]);
  });

  it('takes a whole brigade, and the enemy where he stands, as one step', () => {
    const { play, system } = atHisMove(id);
    const { entries } = look(play);
    const stand = [off(play, FIRST, 0, -5), off(play, SECOND, 0, -5), off(play, 'red/red-horse', 0, 2)];
    expect(put(play, ...stand)).toBeNull();
    for (const { id: unit, to } of stand) expect(placeOf(play, unit)).toMatchObject({ x: to.x, y: to.y });
    expect(taken(play, system)).toBe(true);
    expect(play.move({ do: 'undo', to: 'last' }, 'blue')).toBeNull();
    expect(look(play).entries).toBe(entries);
  });

  it('puts nobody off the table, and nobody who moves by the rules', () => {
    const { play } = atHisMove(id, 'capable');
    const { entries, real } = look(play);
    expect(real).toEqual([FIRST, SECOND, 'blue/blue-horse']);
    expect(put(play, off(play, FIRST, 0, -1), off(play, SECOND, 0, -80))?.sentence).toBe('That is not on the table.');
    expect(put(play, off(play, 'red/red-first', 0, 1))?.sentence).toMatch(/^Only units of a side that plays on a real/);
    expect(look(play).entries).toBe(entries);
  });
});

it('a unit on a real table stays where it was put when dice typed before are put right', () => {
  const { play, system } = atHisMove('honours-of-war');
  expect(put(play, off(play, FIRST, 3, -9))).toBeNull();
  const there = placeOf(play, FIRST);
  const typed = look(play).typed.at(-1);
  const right = typed?.dice.map(() => 5) ?? [];
  expect(play.move({ do: 'correct', entry: typed?.entry ?? -1, dice: right }, look(play).seat)).toBeNull();
  expect(look(play).typed.find(({ entry }) => entry === typed?.entry)?.dice).toEqual(right);
  expect(placeOf(play, FIRST)).toEqual(there);
  expect(taken(play, system)).toBe(true);
});
