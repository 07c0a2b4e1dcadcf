/** Height from a grey picture: its lines of equal height become hills with contours, in one step. */
import type { Feature, Hill, Id, Scenario } from '../../engine/scenario';
import { PLAIN_FEATURE } from '../../engine/scenario';
import type { Change } from '../change';
import type { Draft, Refused } from '../draft';
import { insertFeature } from '../entries';
import { featureNames, freeName } from '../free-names';
import { plainOutline, TextEdits, tidy } from '../rewriting';
import type { FoundHill } from './hills';

export { hillsIn, type FoundHill, type HeightChoices } from './hills';
export { rasterOf, type Raster } from './raster';
export { hillsWithin, laidRegion, outlinedFeatures, type HeightRegion } from './region';

/** Adds the hills to the file, in the place of the hills `gone`. */
export function addHills(
  draft: Draft,
  hills: readonly FoundHill[],
  slope: Hill['slope'],
  gone: readonly Id[],
): Change | Refused {
  if (hills.length === 0) return { refused: 'The picture has no height that makes a hill. Choose other levels.' };
  const text = new TextEdits(draft.values);
  const named = new Set(draft.scenario.objectives.flatMap(({ feature }) => (feature === null ? [] : [feature])));
  if (gone.length > 0) {
    const old = draft.scenario.terrain.flatMap((feature, index) =>
      gone.includes(feature.id) ? [{ feature, index }] : [],
    );
    if (old.some(({ feature }) => named.has(feature.id)))
      return { refused: 'An objective lies on one of the hills that would go. Move it first.' };
    const fields = [...new Set(old.map(({ feature }) => draft.fields[feature.id] ?? ''))];
    const indexes = fields.flatMap((field) => Number(/^terrain\[(\d+)\]/.exec(field)?.[1] ?? NaN));
    for (const index of indexes.toSorted((a, b) => b - a)) if (index >= 0) text.remove(['terrain', index]);
  }
  const names = featureNames(draft.scenario);
  for (const hill of hills) {
    const name = freeName('Hill 1', names);
    names.add(name);
    insertFeature(text, 'hill', {
      name,
      slope,
      ...(hill.contours.length === 0 && { height: tidy(hill.height) }),
      outline: plainOutline({ shape: 'smooth', points: hill.foot }),
      ...(hill.contours.length > 0 && {
        contours: hill.contours.map(({ height, ring }) => ({
          height: tidy(height),
          outline: plainOutline({ shape: 'smooth', points: ring }),
        })),
      }),
    });
  }
  return {
    does: hills.length === 1 ? 'Raise a hill from a picture' : `Raise ${hills.length} hills from a picture`,
    edits: text.edits,
  };
}

/** The scenario with the hills, to look at before. */
export function withHills(
  scenario: Scenario,
  hills: readonly FoundHill[],
  slope: Hill['slope'],
  gone: readonly Id[],
): Scenario {
  const raised = hills.map(({ foot, contours, height }, index): Feature => ({
    ...PLAIN_FEATURE,
    id: `raised-${index + 1}`,
    name: null,
    kind: 'hill',
    slope,
    height,
    outline: { shape: 'smooth', points: foot },
    contours: contours.map(({ height: at, ring }) => ({ height: at, outline: { shape: 'smooth', points: ring } })),
  }));
  const kept = scenario.terrain.filter(({ id }) => !gone.includes(id));
  return { ...scenario, terrain: [...raised, ...kept] };
}
