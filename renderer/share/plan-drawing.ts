import { groundLayer, namesLayer, planViewBox, READABLE, troopsLayer } from '../../drawing/map';
import type { Scenario } from '../../engine/scenario';
import { scenarioNow, type BattleRecord, type BattleState } from '../../engine/battle';
import { MAP_FACES } from './map-faces';

type Drawn = Pick<BattleRecord, 'scenario' | 'roster' | 'vocabulary'>;

/** The staff map of a moment as an SVG text, as wide as the page. */
export function planOf(record: Drawn, state: BattleState): string {
  const now = scenarioNow(record.scenario, state);
  return drawing(now, groundOf(now) + troopsOn(now, record, state));
}

/** The map of a moment, as two drawings of one size: the ground is the same for many moments. */
interface PlanInLayers {
  readonly now: Scenario;
  readonly ground: () => string;
  readonly troops: string;
}

/** The maps of those moments that look otherwise than the one before, so many px wide. */
export function* unlikePlans(
  { record, stateAt }: { readonly record: Drawn; readonly stateAt: (moment: number) => BattleState },
  moments: readonly number[],
  width: number,
): Generator<PlanInLayers & { readonly moment: number }> {
  let before: PlanInLayers | null = null;
  for (const moment of moments) {
    const plan = planInLayers(record, stateAt(moment), width);
    if (plan.now === before?.now && plan.troops === before.troops) continue;
    before = plan;
    yield { ...plan, moment };
  }
}

function planInLayers(record: Drawn, state: BattleState, width: number): PlanInLayers {
  const now = scenarioNow(record.scenario, state);
  return {
    now,
    ground: () => drawing(now, groundOf(now), width),
    troops: drawing(now, troopsOn(now, record, state), width),
  };
}

const groundOf = (now: Scenario): string => groundLayer(now) + namesLayer(now, READABLE);
const troopsOn = (now: Scenario, { roster, vocabulary }: Drawn, state: BattleState): string =>
  troopsLayer({ roster, state, vocabulary }, now, { least: READABLE, fired: new Set() });

function drawing(now: Scenario, inside: string, width?: number): string {
  const box = planViewBox(now);
  const size = width === undefined ? '' : ` width="${width}" height="${Math.round(width * ratioOf(box))}"`;
  const faces = width === undefined ? '' : `<style>${MAP_FACES}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"${size}>${faces}${inside}</svg>`;
}

/** Height to width. */
export function ratioOf(viewBox: string): number {
  const [, , width = 1, height = 1] = viewBox.split(' ').map(Number);
  return height / width;
}
