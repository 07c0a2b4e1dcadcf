/**
 * What can honestly be said of a scenario that could not be read whole: nothing that the part which is missing could put
 * right, as a unit in a river whose bridge has a fault in its line.
 */
import { fieldOfFinding } from '../scenario';
import type { Reading, UnplacedFinding } from '../scenario';

/** Findings that a bridge, a road or houses more could put right. */
const NEEDS_ALL_GROUND: ReadonlySet<string> = new Set([
  'held-under-canister',
  'in-water',
  'objective-unreachable',
  'river-divides',
  'road-ends-nowhere',
  'road-through-water',
]);
/** Findings that the edges of the table could put right. */
const NEEDS_EDGES: ReadonlySet<string> = new Set([
  'objective-unreachable',
  'off-table',
  'river-divides',
  'road-ends-nowhere',
  'road-stays-on-table',
]);
/** Fields of features that no unit, road or objective stands on, comes to or crosses by. */
const MENDS_NOTHING = /^terrain\[\d+\]\.(?!bridge|ford|road|sunken road|bua|river|stream)/;
/** Findings that units more could put right. */
const NEEDS_ALL_TROOPS: ReadonlySet<string> = new Set(['objective-unreachable', 'held-under-canister']);

/** All findings of a scenario that was read whole; else those that hold whatever stands in the lines that were not read. */
export function surelyFound(
  found: readonly UnplacedFinding[],
  { scenario, lostFields, fieldOf }: Pick<Reading, 'scenario' | 'lostFields' | 'fieldOf'>,
): readonly UnplacedFinding[] {
  if (scenario) return found;
  return found.filter((one) => one.severity !== 'ruling' && holds(one, fieldOfFinding(one, fieldOf), lostFields));
}

function holds({ code }: UnplacedFinding, field: string, lost: readonly string[]): boolean {
  const isLost = (whole: string): boolean => lost.some((one) => isWithin(one, whole));
  if (isLost(field)) return false;
  if (NEEDS_EDGES.has(code) && lost.some((one) => one === 'table' || one === 'table.size')) return false;
  if (NEEDS_ALL_GROUND.has(code) && lost.some((one) => isWithin(one, 'terrain') && !MENDS_NOTHING.test(one)))
    return false;
  if (NEEDS_ALL_TROOPS.has(code) && isLost('armies')) return false;
  const army = /^armies\.[^.[]+/.exec(field)?.[0];
  if (army === undefined) return true;
  if (code === 'outside-zone' && isLost(`${army}.deployment`)) return false;
  // Nation and year say what its troops are.
  if (lost.some((one) => /\.(?:nation|year)$/.test(one) && isWithin(field, one.slice(0, one.lastIndexOf('.')))))
    return false;
  // What is said of commanders, brigades and armies depends on their units, and of armies on those of the other one.
  if (UNIT.test(field)) return true;
  return !isLost(field.startsWith(`${army}.`) ? army : 'armies');
}

const UNIT = /\.(?:units|independents)\[\d+\]/;

/** Whether a field is another or a part of it; every field is a part of the whole file. */
export const isWithin = (inner: string, outer: string): boolean =>
  outer === '' || inner === outer || inner.startsWith(`${outer}.`) || inner.startsWith(`${outer}[`);
