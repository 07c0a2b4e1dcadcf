import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { BattleState } from '../../../engine/battle';
import { PlayedBattle } from '../../../renderer/battle';
import { Log } from '../../../renderer/replay';
import { positionOf, shownOf } from './sample-fight';

const EVENTS = positionOf(33).events;

function opened(length: number) {
  const battle = new PlayedBattle(shownOf(positionOf(length)).first, EVENTS.slice(0, length));
  const stood: BattleState[] = [];
  let end: () => void = () => undefined;
  const stage = {
    stand: (state: BattleState) => void stood.push(state),
    // As the plan does: what was acted stands where it ended, once the acting is over.
    play: async (_event: unknown, _before: unknown, after: BattleState) => {
      await new Promise<void>((resolve) => (end = resolve));
      stood.push(after);
    },
    finish: () => end(),
  };
  battle.showOn(stage);
  return { battle, stood };
}

describe('a battle that is still being fought', () => {
  it('has as many turns as its scenario, where the fight would last longer', () => {
    const { first } = shownOf(positionOf(10));
    const until = (turns: number | null) =>
      new PlayedBattle(
        { ...first, turns: 30, scenario: { ...first.scenario, victory: { ...first.scenario.victory, turns } } },
        [],
      ).lastTurn;
    expect([until(null), until(8), until(40)]).toEqual([30, 8, 30]);
  });

  it('takes what is new, once', () => {
    const { battle } = opened(10);
    battle.hurry();
    battle.extend(8, EVENTS.slice(8, 13));
    battle.extend(10, EVENTS.slice(10, 13));
    expect([battle.length, battle.moment, battle.log.at(-1)?.moment]).toEqual([13, 13, 12]);
  });

  it('tells in the log no more than has been shown', () => {
    const { battle } = opened(5);
    battle.extend(5, EVENTS.slice(5, 20));
    expect(battle.moment).toBe(6);
    expect(battle.log.every(({ moment }) => moment <= 6)).toBe(true);
    render(Log, { player: battle });
    const told = screen.getByRole('region', { name: 'Log' }).textContent;
    expect(told).toContain('Bernau wins the initiative, 6 to 4');
    expect(told).not.toContain('Leib-Regiment advances 20.0 cm');
  });

  it('stands at the present once it is hurried, whatever was being acted', async () => {
    const { battle, stood } = opened(5);
    battle.extend(5, EVENTS.slice(5, 30));
    battle.hurry();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(battle.moment).toBe(30);
    expect(stood.at(-1)).toEqual(battle.stateAt(30));
  });

  it('goes back to where an undo leaves it, and looks at the past without leaving it', () => {
    const { battle, stood } = opened(20);
    battle.seek(7);
    expect([battle.moment, battle.length, battle.horizon]).toEqual([7, 20, 20]);
    battle.replace(EVENTS.slice(0, 12));
    expect([battle.moment, battle.length]).toEqual([12, 12]);
    expect(stood.at(-1)).toEqual(battle.stateAt(12));
  });
});
