import { CENTIMETRES, lengthInWords, measuredInWords, type LengthUnit } from '../../engine/battle/lengths';
import type { Point } from '../../engine/geometry';
import { called, type Feature, type Id, type Scenario } from '../../engine/scenario';
import { groundOf } from '../../engine/terrain';
import { nameOf } from '../../editing/things';

/** What is under the pointer, for the status bar: the place, who stands there and on what ground. */
export function placeInWords(
  scenario: Scenario,
  at: Point,
  things: readonly Id[],
  lengths: LengthUnit = CENTIMETRES,
): string {
  const place = `x ${measuredInWords(at.x, lengths)}, y ${measuredInWords(at.y, lengths)}`;
  const { width, depth } = scenario.table;
  if (at.x < 0 || at.y < 0 || at.x > width || at.y > depth) return `${place} · off the table`;
  const terrain = new Set(scenario.terrain.map(({ id }) => id));
  const standing = things.filter((id) => !terrain.has(id)).slice(0, 1);
  const who = standing.map((id) => nameOf(scenario, id) ?? '').filter((name) => name !== '');
  return [place, ...who, groundInWords(scenario, at, lengths)].join(' · ');
}

/** The ground at a place: "wood, +4 cm". */
export function groundInWords(scenario: Scenario, at: Point, lengths: LengthUnit = CENTIMETRES): string {
  const ground = groundOf(scenario);
  const height = ground.heightAt(at);
  const block = ground.blockAt(at);
  const village = block && scenario.terrain.find(({ id }) => id === block.bua);
  const areas = ground.areasAt(at).map(({ feature }) => featureInWords(feature));
  const covered = [...(village ? [featureInWords(village)] : []), ...areas];
  const rise = height > 0.05 ? [`+${lengthInWords(height, lengths)}`] : [];
  return [...(covered.length > 0 ? covered : ['open']), ...rise].join(', ');
}

function featureInWords(feature: Feature): string {
  const name = called(feature).replace(/^This /, '');
  return feature.kind === 'hill' ? `${name}, ${feature.slope}` : name;
}
