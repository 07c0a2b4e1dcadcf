import { describe, expect, it } from 'vitest';
import { playback } from '../../../engine/battle';
import { pivot } from '../../../engine/geometry';
import { actingAt, badgesOf, floatsAt, shotAt } from '../../../renderer/battle/floats';
import { panned, wholeSheet, zoomed } from '../../../renderer/ui';
import { seedOf } from '../../../renderer/battle/fight-choices';
import { unitBeside, unitWords } from '../../../renderer/battle/unit-words';
import { sampleBattle } from '../sample-battle';

const record = sampleBattle();
const player = playback(record);
const at = (moment: number) => player.stateAt(moment);

describe('words of a unit', () => {
  it('come from the state, before and after', () => {
    expect(unitWords(record, at(11), 'blue/regiment-hohenwalde')).toMatchObject({
      kind: 'standard line infantry, march column',
      count: { now: 0, words: 'no hits', isDrawn: false },
    });
    expect(unitWords(record, at(28), 'blue/brackwitz-dragoons')).toMatchObject({
      count: { words: '4 hits', isDrawn: true },
      marks: ['broken off'],
    });
    expect(unitWords(record, at(31), 'blue/brackwitz-dragoons')?.kind).toBe('standard dragoons, done for');
  });

  it('know commanders and nobody else', () => {
    expect(unitWords(record, at(0), 'blue/steinachs-brigade')).toMatchObject({
      name: 'Major General von Steinach',
      kind: "dependable, leads Steinach's Brigade",
      count: null,
    });
    expect(unitWords(record, at(0), 'nobody')).toBeNull();
  });
});

describe('walking from unit to unit', () => {
  it('goes by side and command, skips who is gone, and ends', () => {
    const { roster } = record;
    expect(unitBeside(roster, at(0), null, 1)).toBe('blue/leib-regiment');
    expect(unitBeside(roster, at(0), 'blue/captain-holls-battery', 1)).toBe('blue/brackwitz-dragoons');
    expect(unitBeside(roster, at(31), 'blue/captain-holls-battery', 1)).toBe('red/regiment-prinz-casimir');
    expect(unitBeside(roster, at(0), 'red/chevreul-dragoons', 1)).toBeNull();
    expect(unitBeside(roster, at(0), null, -1)).toBe('red/chevreul-dragoons');
  });
});

describe('floats', () => {
  it('tell a volley beside its target, with the line of fire', () => {
    expect(floatsAt(record, at, 12)).toEqual([
      {
        at: 'blue/regiment-hohenwalde',
        place: null,
        strong: '+2 hits',
        text: 'fire of Regiment Prinz Casimir',
        tone: 'result',
      },
    ]);
    const shot = shotAt(record, at(12), 12);
    expect([shot?.from.id, shot?.to.id]).toEqual(['red/regiment-prinz-casimir', 'blue/regiment-hohenwalde']);
    expect(shot?.from.place).not.toEqual(shot?.to.place);
    expect(shotAt(record, at(26), 26)).toBeNull();
  });

  it('tell a retreat in the colour of morale, and nothing at the start', () => {
    expect(floatsAt(record, at, 29)).toEqual([
      { at: 'blue/brackwitz-dragoons', place: null, strong: '4 hits:', text: 'falls back 20.0 cm', tone: 'morale' },
    ]);
    const lost = floatsAt(record, at, 31)[0];
    expect([lost?.strong, lost?.at, lost?.tone]).toEqual(['Lost', 'blue/brackwitz-dragoons', 'morale']);
    expect(lost?.place).not.toBeNull();
    expect(floatsAt(record, at, 0)).toEqual([]);
  });

  it('tell of a way what the log tells of it: a turn about the middle is no part of it', () => {
    const [event] = record.events.slice(28, 29);
    const first = event?.do === 'moved' ? event.movers[0] : undefined;
    if (event?.do !== 'moved' || !first) throw new Error('nobody retreats');
    const { from, legs } = first.path;
    const turnRound = pivot(from, 12, 6, 180);
    const path = { ...first.path, legs: [turnRound, ...legs], length: first.path.length + turnRound.length };
    const events = record.events.map((one) => (one === event ? { ...event, movers: [{ ...first, path }] } : one));
    expect(path.length).toBeGreaterThan(35);
    expect(floatsAt({ ...record, events }, at, 29)[0]?.text).toBe('falls back 20.0 cm');
  });

  it('mark who acted last with his side, and nobody at the start', () => {
    expect(actingAt(record, 0)).toEqual([]);
    const fired = record.events.findIndex(({ do: what }) => what === 'fired');
    const event = record.events[fired];
    if (event?.do !== 'fired') throw new Error('nobody fires');
    expect(actingAt(record, fired + 1)).toEqual([{ id: event.by, side: record.roster.units[event.by]?.side }]);
  });
  it('put dice only beside units that have hits and are there', () => {
    expect(badgesOf(record, at(12))).toEqual([]);
    expect(badgesOf(record, at(28)).map(({ id, label, order }) => [id, label, order])).toEqual([
      ['blue/regiment-hohenwalde', '2 hits', 'kept'],
      ['blue/brackwitz-dragoons', '4 hits', 'lost'],
    ]);
    expect(badgesOf(record, at(31))).toHaveLength(1);
  });
});

describe('the view of the plan', () => {
  const whole = wholeSheet({ x: -10, y: -110, width: 200, height: 100 }, { width: 800, height: 800 });

  it('shows the whole sheet in the middle', () => {
    expect(whole).toEqual({ x: -10, y: -160, width: 200, height: 200 });
  });

  it('keeps the place under the pointer when it comes nearer, and never shows more than all', () => {
    const nearer = zoomed(whole, 2, { x: 0.25, y: 0.5 }, whole);
    expect(nearer).toEqual({ x: 15, y: -110, width: 100, height: 100 });
    expect(zoomed(whole, 0.5, { x: 0.5, y: 0.5 }, whole)).toEqual(whole);
  });

  it('pans with the hand and stops at the edge', () => {
    const nearer = zoomed(whole, 2, { x: 0.5, y: 0.5 }, whole);
    expect(panned(nearer, 80, 0, { width: 800, height: 800 }, whole).x).toBe(nearer.x - 10);
    expect(panned(nearer, 8000, 0, { width: 800, height: 800 }, whole).x).toBe(whole.x);
  });
});

describe('seeds', () => {
  it('are whole numbers the dice can take', () => {
    expect([seedOf('7'), seedOf(' 4294967295 '), seedOf('0')]).toEqual([7, 4_294_967_295, 0]);
    expect([seedOf(''), seedOf('-1'), seedOf('1.5'), seedOf('4294967296')]).toEqual([null, null, null, null]);
  });
});
