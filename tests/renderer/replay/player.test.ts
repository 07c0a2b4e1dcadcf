import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BattleState } from '../../../engine/battle';
import { ReplayPlayer, type ReplayStage } from '../../../renderer/replay/player.svelte';
import { sampleBattle } from '../sample-battle';

class PaperStage implements ReplayStage {
  readonly stood: number[] = [];
  readonly played: string[] = [];
  readonly hurried: boolean[] = [];
  finished = 0;
  stand(state: BattleState): void {
    this.stood.push(state.at.turn);
  }
  async play(event: { readonly do: string }): Promise<void> {
    this.played.push(event.do);
    await Promise.resolve();
  }
  finish(): void {
    this.finished += 1;
  }
  hurry(on: boolean): void {
    this.hurried.push(on);
  }
}

describe('the player', () => {
  let player: ReplayPlayer;
  let stage: PaperStage;
  beforeEach(() => {
    vi.useFakeTimers();
    player = new ReplayPlayer(sampleBattle());
    stage = new PaperStage();
    player.showOn(stage);
  });
  afterEach(() => vi.useRealTimers());

  it('does not tell by its axis how long a battle lasts of which the end is hidden', () => {
    const whole = player.axis.turnWidth;
    player.hideFuture(true);
    expect(player.axis.turnWidth).toBe(1 / 8);
    player.seek(player.length);
    expect(player.axis.turnWidth).toBe(1 / 8);
    player.hideFuture(false);
    expect(player.axis.turnWidth).toBe(whole);
  });

  it('steps from stop to stop in both directions', () => {
    player.step(1);
    expect(player.moment).toBe(4);
    player.step(1);
    expect(player.moment).toBe(7);
    player.step(-1);
    expect(player.moment).toBe(4);
    player.step(-1);
    expect(player.moment).toBe(0);
    player.step(-1);
    expect(player.moment).toBe(0);
  });

  it('steps back to the stop just passed when it stands between stops', () => {
    player.seek(10);
    player.step(-1);
    expect(player.moment).toBe(8);
  });

  it('goes by turns, phases and turning points, and stays within the battle', () => {
    player.stepTurn(1);
    expect(player.moment).toBe(13);
    player.stepTurn(1);
    expect(player.moment).toBe(32);
    player.stepTurn(-1);
    expect(player.moment).toBe(13);
    player.stepPhase(-1);
    expect(player.moment).toBe(9);
    player.stepChapter(1);
    expect(player.moment).toBe(29);
    player.seek(32);
    player.stepChapter(1);
    expect(player.moment).toBe(29);
    player.seek(99);
    expect(player.moment).toBe(32);
  });

  it('halts while its cursor is dragged, and has the table hurry until it is let go', () => {
    player.play();
    player.scrub(true);
    expect([player.playing, stage.hurried]).toEqual([false, [true]]);
    player.scrub(false);
    expect([player.playing, stage.hurried]).toEqual([false, [true, false]]);
  });

  it('stands the table where the cursor is', () => {
    player.seek(14);
    player.seek(2);
    expect(stage.stood).toEqual([0, 2, 1]);
    expect(player.state.at.turn).toBe(1);
    player.seek(13);
    expect(player.state.pieces.find((piece) => piece.id === 'blue/regiment-hohenwalde')?.gauges['hits']).toBe(2);
  });

  it('plays every event once and stops at the end', async () => {
    player.seek(26);
    player.play();
    await vi.runAllTimersAsync();
    expect(stage.played).toEqual(['gauge', 'mark', 'moved', 'step', 'went', 'over']);
    expect([player.moment, player.playing]).toEqual([32, false]);
  });

  it('halts where it is, and another run does not play twice', async () => {
    player.play();
    await vi.advanceTimersByTimeAsync(50);
    const halted = player.moment;
    player.pause();
    await vi.runAllTimersAsync();
    expect(player.moment).toBe(halted);
    expect(stage.finished).toBe(1);
    player.play();
    await vi.runAllTimersAsync();
    expect(stage.played.length).toBe(32);
  });

  it('begins again from the start when it is played at the end', async () => {
    player.seek(32);
    player.play();
    await vi.runAllTimersAsync();
    expect(stage.played.length).toBe(32);
  });
});
