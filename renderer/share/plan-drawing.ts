import { groundLayer, namesLayer, planViewBox, troopsLayer } from '../../drawing/map';
import type { Scenario } from '../../engine/scenario';
import { scenarioNow, type BattleRecord, type BattleState } from '../../engine/battle';

/** Type that can be read where the whole sheet is shown, cm. */
const READABLE = 2.7;

/** The staff map of a moment as an SVG text; so many px wide, or as wide as the page. */
export function planOf(
  { scenario, roster, vocabulary }: Pick<BattleRecord, 'scenario' | 'roster' | 'vocabulary'>,
  state: BattleState,
  width?: number,
): string {
  const now = scenarioNow(scenario, state);
  const box = planViewBox(now);
  const size = width === undefined ? '' : ` width="${width}" height="${Math.round(width * ratioOf(box))}"`;
  const troops = troopsLayer({ roster, state, vocabulary }, now, { least: READABLE, fired: new Set() });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"${size}>${groundLayer(now)}${namesLayer(now, READABLE)}${troops}</svg>`;
}

/** The same in two drawings of one size, the ground and who stands on it: the ground is the same for many moments. */
export function planInLayers(
  { scenario, roster, vocabulary }: Pick<BattleRecord, 'scenario' | 'roster' | 'vocabulary'>,
  state: BattleState,
  width: number,
): { readonly now: Scenario; readonly ground: () => string; readonly troops: string } {
  const now = scenarioNow(scenario, state);
  const box = planViewBox(now);
  const drawing = (inside: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${Math.round(width * ratioOf(box))}">${inside}</svg>`;
  return {
    now,
    ground: () => drawing(`${groundLayer(now)}${namesLayer(now, READABLE)}`),
    troops: drawing(troopsLayer({ roster, state, vocabulary }, now, { least: READABLE, fired: new Set() })),
  };
}

/** Height to width. */
export function ratioOf(viewBox: string): number {
  const [, , width = 1, height = 1] = viewBox.split(' ').map(Number);
  return height / width;
}
