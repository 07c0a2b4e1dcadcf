import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BattleState } from '../../../engine/battle';
import { Film, type Stage } from '../../../renderer/replay/film.svelte';
import { sampleBattle } from '../sample-battle';

class PaperStage implements Stage {
  readonly stood: number[] = [];
  readonly played: string[] = [];
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
}

describe('the film', () => {
  let film: Film;
  let stage: PaperStage;
  beforeEach(() => {
    vi.useFakeTimers();
    film = new Film(sampleBattle());
    stage = new PaperStage();
    film.showOn(stage);
  });
  afterEach(() => vi.useRealTimers());

  it('steps from stop to stop in both directions', () => {
    film.step(1);
    expect(film.moment).toBe(4);
    film.step(1);
    expect(film.moment).toBe(7);
    film.step(-1);
    expect(film.moment).toBe(4);
    film.step(-1);
    expect(film.moment).toBe(0);
    film.step(-1);
    expect(film.moment).toBe(0);
  });

  it('steps back to the stop just passed when it stands between stops', () => {
    film.seek(10);
    film.step(-1);
    expect(film.moment).toBe(8);
  });

  it('goes by turns, phases and turning points, and stays within the battle', () => {
    film.stepTurn(1);
    expect(film.moment).toBe(13);
    film.stepTurn(1);
    expect(film.moment).toBe(32);
    film.stepTurn(-1);
    expect(film.moment).toBe(13);
    film.stepPhase(-1);
    expect(film.moment).toBe(9);
    film.stepChapter(1);
    expect(film.moment).toBe(29);
    film.seek(32);
    film.stepChapter(1);
    expect(film.moment).toBe(29);
    film.seek(99);
    expect(film.moment).toBe(32);
  });

  it('stands the table where the cursor is', () => {
    film.seek(14);
    film.seek(2);
    expect(stage.stood).toEqual([0, 2, 1]);
    expect(film.state.at.turn).toBe(1);
    film.seek(13);
    expect(film.state.pieces.find((piece) => piece.id === 'blue/regiment-hohenwalde')?.gauges['hits']).toBe(2);
  });

  it('plays every event once and stops at the end', async () => {
    film.seek(26);
    film.play();
    await vi.runAllTimersAsync();
    expect(stage.played).toEqual(['gauge', 'mark', 'moved', 'step', 'went', 'over']);
    expect([film.moment, film.playing]).toEqual([32, false]);
  });

  it('halts where it is, and another run does not play twice', async () => {
    film.play();
    await vi.advanceTimersByTimeAsync(50);
    const halted = film.moment;
    film.pause();
    await vi.runAllTimersAsync();
    expect(film.moment).toBe(halted);
    expect(stage.finished).toBe(1);
    film.play();
    await vi.runAllTimersAsync();
    expect(stage.played.length).toBe(32);
  });

  it('begins again from the start when it is played at the end', async () => {
    film.seek(32);
    film.play();
    await vi.runAllTimersAsync();
    expect(stage.played.length).toBe(32);
  });
});
