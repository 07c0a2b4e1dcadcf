import { describe, expect, it } from 'vitest';
import { besideHistory, forkedAt } from '../../../engine/chronicle';
import type { Parting } from '../../../engine/chronicle';
import { copyState, pieceOf } from '../../../engine/battle';
import type { BattleState, Piece } from '../../../engine/battle';
import { poseAt } from '../../../engine/geometry';
import { systems } from '../../../engine/rules';
import { system, told } from './mill';

const HOUR = 60;
const STORY = `
  - { at: "07:00", who: [Foot], does: advance, along: [[100, 90]], facing: 90, until: "08:30" }
  - { at: "07:00", who: [Dragoons], does: hold }
  - { at: "08:00", until: "08:30", who: [Second], does: fire, against: [Guard], results: { inflicts: 0.4 } }
  - { at: "08:30", who: [Watch], does: rout, along: [[140, 100]], until: "09:00" }
  - { at: "10:00", who: [Watch], does: leave }
`;
const day = told(STORY);
const scenario = forkedAt(day, { chronicle: 'mill-day', at: 7 * HOUR }, system);

const east = { x: 1, y: 0 };
type Doing = (piece: (id: string) => Piece) => void;
const goTo = (x: number, y: number): Piece['where'] => ({ on: poseAt({ x, y }, east) });
/** Everybody as history has him at eight, from eight on. */
const asInHistory: Doing = (piece) => {
  piece('blue/first').where = goTo(100, 66);
  piece('blue/second').where = goTo(100, 88);
  piece('blue/guns').where = goTo(100, 104);
};
/** The partings of a battle of that scenario in which this has been done by nine, ten and eleven. */
function partings(...hours: readonly Doing[]): readonly Parting[] {
  return beside(...hours).partings;
}
function beside(...hours: readonly Doing[]) {
  const { state, roster } = system.prepare(scenario);
  const record = { scenario, roster, start: state, vocabulary: { ...day.vocabulary, gauges: system.gauges } };
  const states = [state];
  for (const doing of hours) {
    const next: BattleState = copyState(states.at(-1) ?? state);
    doing((id) => pieceOf(next, id));
    states.push(next);
  }
  return besideHistory(
    day,
    record,
    states.map((one, i) => ({ at: (i === 0 ? 7 : 8 + i) * HOUR, state: one })),
  );
}
/** Watch and Guard as history has them. */
const routs: Doing = (piece) => {
  piece('red/watch').marks['routing'] = 1;
  piece('red/guard').gauges['hits'] = 3;
};
const all =
  (...doings: readonly Doing[]): Doing =>
  (piece) =>
    doings.forEach((one) => one(piece));
const same: Doing = () => undefined;
const WHOLE = { blue: { units: 4, share: 1 }, red: { units: 2, share: 1 } };
const texts = (all: readonly Parting[]): readonly string[] => all.map(({ text }) => text);

describe('a battle beside the history it left', () => {
  it('does not part from it while everybody is where he was, as he was', () => {
    expect(texts(partings(all(asInHistory, routs), same, same))).toEqual([]);
  });

  it('parts where those do not advance who did', () => {
    const [first, ...others] = partings(routs, same);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ at: 9 * HOUR, side: 'blue', difference: 'stays' });
    expect(first?.units).toEqual(['blue/first', 'blue/second', 'blue/guns']);
    expect(first?.text).toMatch(/^Here Foot does not advance\. By 09:00 in history it had advanced 1\.\d km\.$/);
  });

  it('parts where those set out who stayed, and where they go another way', () => {
    const away: Doing = (piece) => (piece('blue/dragoons').where = goTo(10, 130));
    const north: Doing = (piece) => {
      piece('blue/first').where = goTo(40, 100);
      piece('blue/second').where = goTo(40, 122);
      piece('blue/guns').where = goTo(40, 138);
    };
    const found = partings(all(routs, away, north), same);
    expect(found.map(({ difference }) => difference)).toEqual(['sets out', 'is elsewhere']);
    expect(found[0]?.text).toBe('Here Dragoons have fallen back 890 m by 09:00. In history they stayed.');
    expect(found[1]?.text).toMatch(/^Here Foot goes its own way\. At 09:00 it is 1\.9 km north-west of where it was/);
  });

  it('parts where those stand who ran, and those are beaten who stood', () => {
    const breaks: Doing = (piece) => (piece('red/guard').where = { gone: 'broken' });
    const found = partings(all(asInHistory, breaks), same);
    expect(texts(found)).toEqual([
      'Here Guard is beaten by 09:00. In history it still stood.',
      'Here Watch stands at 09:00. In history it was running.',
    ]);
  });

  it('parts by losses where they differ by about half of what a unit can bear', () => {
    const shot = (hits: number) =>
      partings(all(asInHistory, routs, (piece) => (piece('blue/dragoons').gauges['hits'] = hits)));
    expect(texts(shot(1))).toEqual([]);
    expect(texts(shot(2))).toEqual(['Here Dragoons have lost far more by 09:00 than in history.']);
  });

  it('does not take a delay of one hour for a parting', () => {
    expect(texts(partings(routs, asInHistory, same))).toEqual([]);
  });

  it('tells of what lasts once, and again when it comes again', () => {
    const back: Doing = (piece) => {
      piece('blue/first').where = goTo(40, 38);
      piece('blue/second').where = goTo(40, 60);
      piece('blue/guns').where = goTo(40, 76);
    };
    expect(partings(routs, same, same).map(({ at }) => at / HOUR)).toEqual([9]);
    expect(partings(routs, same, asInHistory, back, same).map(({ at }) => at / HOUR)).toEqual([9, 12]);
  });

  it('knows what each side has left in both, of those who fight', () => {
    const { strength } = beside((piece) => {
      asInHistory(piece);
      piece('blue/first').where = { gone: 'broken' };
    });
    expect(strength[0]).toEqual({ at: 7 * HOUR, battle: WHOLE, history: WHOLE });
    expect(strength[1]?.battle['blue']?.share).toBeCloseTo(0.75, 2);
    expect(strength[1]?.history['blue']).toEqual(WHOLE.blue);
    expect([strength[1]?.battle['blue']?.units, strength[1]?.history['red']?.units]).toEqual([3, 1]);
    // Watch runs, and Guard has lost 40 of the 50 men of a hundred that it can lose.
    expect(strength[1]?.history['red']?.share).toBeCloseTo(0.1, 2);
  });
});

it('tells no parting when a fork goes on as history did, under any book', () => {
  for (const book of systems) {
    const { state, roster } = book.prepare(scenario);
    const vocabulary = { ...day.vocabulary, gauges: book.gauges };
    const record = { scenario, roster, start: state, vocabulary };
    expect(besideHistory(day, record, [{ at: 7 * HOUR, state }]).strength).toEqual([
      { at: 7 * HOUR, battle: WHOLE, history: WHOLE },
    ]);
  }
});
