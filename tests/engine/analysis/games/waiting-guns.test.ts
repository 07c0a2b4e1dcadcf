import { expect, it } from 'vitest';
import { waitingGuns } from '../../../../engine/analysis/games/waiting-guns';
import { copyState, poseOf } from '../../../../engine/battle';
import { facingOf, poseAt } from '../../../../engine/geometry';
import { honoursOfWar } from '../../../../engine/rules/honours-of-war';
import { scenarioAt, ST_ULRICH } from '../../../bench/inputs';

const scenario = scenarioAt(ST_ULRICH);
const { roster, state: start } = honoursOfWar.prepare(scenario);
const guns = Object.values(roster.units).find(({ arm, side }) => arm === 'guns' && side === 'blue')?.id ?? '';
const enemy = Object.values(roster.units).find(({ arm, side }) => arm === 'foot' && side === 'red')?.id ?? '';

/** Whether the battery waits that looks along a heading, with one enemy so far east of it, cm. */
function isWaiting(before: number, heading = 90, formation = 'deployed'): boolean {
  const state = copyState(start);
  const at = { x: 30, y: 12 };
  for (const piece of state.pieces) {
    if (piece.id === guns) Object.assign(piece, { where: { on: poseAt(at, facingOf(heading)) }, formation });
    else if (piece.id === enemy) piece.where = { on: poseAt({ x: at.x + before, y: at.y }, facingOf(270)) };
    else if (roster.units[piece.id]?.side === 'red') piece.where = { gone: 'routed' };
    else if (roster.units[piece.id]) piece.where = { on: poseAt({ x: 5, y: 100 }, facingOf(0)) };
  }
  const placeOf = (id: string) => {
    const where = state.pieces.find((piece) => piece.id === id)?.where;
    return where ? poseOf(where) : null;
  };
  return waitingGuns({ system: honoursOfWar, roster, scenario }, placeOf)(guns, state);
}

it('guns wait while nobody is in their range and arc, and not when they could not fire', () => {
  // 120 cm from edge to edge are 125.5 cm from middle to middle.
  expect([20, 125.5, 125.6, 160].map((far) => isWaiting(far))).toEqual([false, false, true, true]);
  expect(isWaiting(20, 270)).toBe(true);
  for (const formation of ['limbered', 'crew'])
    expect([130, 20].map((far) => isWaiting(far, 90, formation))).toEqual([false, false]);
});
