/** Units lost before the scenario lets them move. */
import { describe, expect, it } from 'vitest';
import { heldWords } from '../../../../engine/analysis/report';
import { heldLosses } from '../../../../engine/analysis/report/losses';
import { noteLosses } from '../../../../engine/analysis/games/losses';
import { fightOut, settingOf, summaryOf } from '../../../../engine/analysis';
import { copyState } from '../../../../engine/battle';
import { honoursOfWar } from '../../../../engine/rules/honours-of-war';
import { gameOf } from '../../../electron/fake-engine';
import { scenarioAt, ST_ULRICH } from '../../../bench/inputs';

const setting = settingOf(scenarioAt(ST_ULRICH), honoursOfWar);
const [one, other] = setting.units.map(({ id }) => id);
const game = (seed: number, units: ReturnType<typeof gameOf>['units']) => ({ ...gameOf(seed), units });

describe('units lost before they may move', () => {
  it('are counted by battle, in the order of the armies, and no others', () => {
    const games = [
      game(1, [{ id: other ?? '', turn: 2, held: true }]),
      game(2, [
        { id: other ?? '', turn: 3, held: true },
        { id: one ?? '', turn: 3 },
      ]),
      game(3, [{ id: one ?? '', turn: 1, held: true }]),
    ];
    const held = heldLosses(setting, games);
    expect(held).toEqual([
      { unit: one, lost: 1 },
      { unit: other, lost: 2 },
    ]);
    expect(heldLosses(setting, [game(1, [{ id: one ?? '', turn: 1 }])])).toEqual([]);
    const words = held.map((each) => heldWords(each, setting, 3));
    expect(words[0]).toMatch(/^Leib-Regiment is lost before the scenario lets it move: 1 of 3\.$/);
  });

  it('are noted by what the rule system tells of the unit as it is lost', () => {
    const fought = fightOut({ scenario: scenarioAt(ST_ULRICH), system: honoursOfWar, seed: 3, turns: 1 });
    const state = copyState(fought.battle.state);
    const [piece] = state.pieces;
    const id = piece?.id ?? '';
    const lostWith = (marks: Record<string, number>) => {
      const losses = noteLosses(honoursOfWar, fought.roster);
      if (piece) Object.assign(piece, { where: { gone: 'lost' }, marks });
      losses.after?.({ do: 'went', id, to: { gone: 'lost' }, act: 0, seen: 'all', text: '', reasons: [] }, state);
      return losses.found;
    };
    expect(lostWith({ held: 0 })).toEqual([{ id, turn: 1, held: true }]);
    expect(lostWith({})).toEqual([{ id, turn: 1 }]);
    expect(summaryOf(fought, setting, 3).units.every(({ held }) => held === undefined)).toBe(true);
  });
});
