import { describe, expect, it } from 'vitest';
import { longestOf, tracksOf } from '../../../renderer/replay/branch-tracks';
import { rowsFor } from '../../../renderer/replay/drawing';
import { ReplayPlayer } from '../../../renderer/replay/player.svelte';
import { turnsOf } from '../../../renderer/replay/turns';
import { sampleBattle } from '../sample-battle';

const battle = { ...sampleBattle(), checksum: 'the-battle' };
const turns = turnsOf(battle.events);
const second = turns[1]?.from ?? 0;
/** Leaves it when its turn 2 begins, and ends there. */
const short = {
  ...battle,
  events: battle.events.slice(0, second),
  outcome: { ...battle.outcome, winner: 'red', turns: 1 },
  checksum: 'short',
  branched: { from: 'the-battle', event: second, turn: 2 },
};
const family = [battle, short].map((record, i) => ({ battle: `b${i}`, record }));

describe('battles that share a past, on the timeline of one of them', () => {
  it('are all but itself, each from where they part to its end, with how it ended', () => {
    const [track, ...others] = tracksOf(family, battle, turns.length);
    expect(others).toEqual([]);
    expect([track?.battle, track?.winner, track?.result]).toEqual([
      'b1',
      'red',
      expect.stringMatching(/after 1 turn$/),
    ]);
    expect(track?.parts).toMatchObject({ moment: second, share: 1 / turns.length });
    expect(track?.end).toBe(1 / turns.length);
    const [was] = tracksOf(family, short, turns.length);
    expect([was?.title, was?.parts.share, was?.end]).toEqual(['The battle as it was', 1 / turns.length, 1]);
  });

  it('have the turns and the losses that are their own, and none that are shared', () => {
    const [was] = tracksOf(family, short, turns.length);
    expect(was?.turns.length).toBe(turns.filter(({ from }) => from > second).length);
    const all = tracksOf(
      [{ battle: 'b2', record: { ...battle, events: battle.events.slice(1), checksum: 'other' } }],
      battle,
      2,
    );
    expect(all[0]?.parts.moment).toBe(0);
    expect(all[0]?.losses.map(({ side }) => side)).toEqual(['blue']);
    expect(was?.losses.every(({ share }) => share > 1 / turns.length)).toBe(true);
  });

  it('are no more than three, those known last', () => {
    const many = Array.from({ length: 5 }, (_, i) => ({ battle: `b${i}`, record: { ...short, checksum: `c${i}` } }));
    expect(tracksOf(many, battle, 2).map((one) => one.battle)).toEqual(['b2', 'b3', 'b4']);
  });

  it('leave room for the longest of them, unless what is to come is hidden', () => {
    expect(longestOf(family)).toBe(turns.length);
    const player = new ReplayPlayer(battle);
    const width = player.axis.turnWidth;
    player.turnsBeside = turns.length * 2;
    expect(player.axis.turnWidth).toBe(width / 2);
    player.hideFuture(true);
    const hidden = player.axis.turnWidth;
    player.turnsBeside = turns.length * 20;
    expect(player.axis.turnWidth).toBe(hidden);
  });

  it('push the curves down by a line each', () => {
    const [none, one, two] = [0, 1, 2].map((branches) => rowsFor(false, { branches }).curves);
    expect([(one ?? 0) > (none ?? 0), (two ?? 0) - (one ?? 0)]).toEqual([true, 18]);
  });
});
