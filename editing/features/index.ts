/** New things on the table: features of every kind, crossings, villages, objectives, zones. */
import { distance, headingOf, leftOf, minus, plus, times } from '../../engine/geometry';
import type { Point } from '../../engine/geometry';
import { scaled, WIDTHS } from '../../engine/scenario';
import type { BuiltUpArea, Course, Id, Outline, Scenario } from '../../engine/scenario';
import type { Plain } from '../../engine/scenario/edits';
import type { Change } from '../change';
import { crossingPlace } from '../crossings';
import { pathOf } from '../draft';
import type { Draft, Refused } from '../draft';
import { append, insertFeature } from '../entries';
import { featureNames, freeName } from '../free-names';
import { referencesIn, suffixOf } from '../references';
import { plainOutline, plainPoint, TextEdits } from '../rewriting';
import { scaleOf } from '../scale';
import { plainArea, plainBlock, plainLine, plainWork } from './defaults';
import type { OutlinedKind, FeatureChoices, CourseKind } from './defaults';
import { snappedBlock } from './towns';

export type { OutlinedKind, FeatureChoices, CourseKind } from './defaults';

/** A kind as a person says it: "built-up area", "field of crops". */
export const kindInWords = (kind: string): string => WORDS[kind] ?? kind;
const WORDS: Readonly<Record<string, string>> = {
  bua: 'built-up area',
  crops: 'field of crops',
  rough: 'rough ground',
  'custom area': 'ground of its own kind',
  'custom line': 'obstacle of its own kind',
};

function added(draft: Draft, kind: string, value: Plain): Change {
  const text = new TextEdits(draft.values);
  insertFeature(text, kind, value);
  return { does: `Add a ${kindInWords(kind)}`.replace(/ a (?=[aeio])/, ' an '), edits: text.edits };
}

const freelyNamed = ({ scenario }: Draft, choices: FeatureChoices): FeatureChoices =>
  choices.name === undefined || choices.name === ''
    ? choices
    : { ...choices, name: freeName(choices.name, featureNames(scenario)) };

export function addArea(
  draft: Draft,
  kind: OutlinedKind,
  outline: Outline,
  choices: FeatureChoices = {},
): Change | Refused {
  if ('points' in outline && outline.points.length < 3) return { refused: 'An area needs three corners at least.' };
  return added(draft, kind, plainArea(kind, outline, freelyNamed(draft, choices), scaleOf(draft.scenario)));
}

export function addCourse(
  draft: Draft,
  kind: CourseKind,
  course: Course,
  choices: FeatureChoices = {},
): Change | Refused {
  const [from, to] = course.points;
  if (!from || !to) return { refused: 'A line needs two points at least.' };
  const words = freelyNamed(draft, choices);
  if (kind === 'entrenchment' && course.points.length === 2) {
    const long = distance(from, to);
    if (long < 2) return { refused: 'So short a work shelters nobody: draw it longer.' };
    const middle = times(plus(from, to), 0.5);
    return added(draft, kind, plainWork(middle, headingOf(leftOf(minus(to, from))), long, words));
  }
  return added(draft, kind, plainLine(kind, course, words, scaleOf(draft.scenario)));
}

/** So near to water a bridge or ford is taken to be meant for it, cm. */
const NEAR_WATER = 12;

/** A bridge or ford where a road meets water nearest to a point, or on the water itself. Water without a name is given one. */
export function addCrossing(
  draft: Draft,
  kind: 'bridge' | 'ford',
  near: Point,
  choices: FeatureChoices = {},
): Change | Refused {
  const place = crossingPlace(draft.scenario, near, NEAR_WATER);
  if (!place) return { refused: `A ${kind} lies on a river or stream: click near one.` };
  const water = draft.scenario.terrain.find(({ id }) => id === place.over);
  const path = pathOf(draft, place.over);
  if (!water || !path) return { refused: `A ${kind} lies on a river or stream: click near one.` };
  const text = new TextEdits(draft.values);
  const over =
    water.name ?? freeName(water.kind === 'river' ? 'The river' : 'The stream', featureNames(draft.scenario));
  if (water.name === null) text.set([...path, 'name'], over);
  const { name, width } = freelyNamed(draft, choices);
  insertFeature(text, kind, {
    ...(name !== undefined && { name }),
    over,
    at: plainPoint(place.at),
    ...(width !== undefined && { width }),
  });
  return { does: `Add a ${kind} over ${over}`, edits: text.edits };
}

/** A block beside the others of a village, edge to edge where it is dropped near one; far from all it begins a village. */
export function addBlock(draft: Draft, near: Point, turn = 0, choices: FeatureChoices = {}): Change {
  const { scenario } = draft;
  const side = scaled(WIDTHS.block, scaleOf(scenario));
  const beside = snappedBlock(scenario, near, side);
  const path = beside && pathOf(draft, beside.village);
  if (beside && path) {
    const text = new TextEdits(draft.values);
    const village = scenario.terrain.find(({ id }): boolean => id === beside.village);
    writeSecondBlock(text, village?.kind === 'bua' ? village : null);
    append(text, [...path, 'blocks'], plainBlock(beside.at, beside.turn));
    return { does: `Add a block to ${village?.name ?? 'the village'}`, edits: text.edits };
  }
  const { name, build, fortified } = freelyNamed(draft, choices);
  return added(draft, 'bua', {
    ...(name !== undefined && { name }),
    ...(build !== undefined && build !== 'rustic' && { build }),
    ...(fortified === true && { fortified }),
    blocks: [plainBlock(near, turn)],
  });
}

/** A village of one block is meant by its name alone; with a second one its first needs a number. */
function writeSecondBlock(text: TextEdits, village: BuiltUpArea | null): void {
  if (village?.blocks.length !== 1) return;
  const [block] = village.blocks;
  for (const reference of referencesIn(text.values)) {
    const suffix = suffixOf(reference, { id: village.id, name: village.name, meaning: 'feature' });
    const isBlock = reference.path.includes('inside') || reference.path[0] === 'objectives';
    if (block && suffix === '' && isBlock) text.set(reference.path, `${reference.name}/1`);
  }
}

export function addObjective(
  draft: Draft,
  place: { readonly at: Point } | { readonly feature: Id },
  { name, points, holder }: { readonly name?: string; readonly points?: number; readonly holder?: Id } = {},
): Change | Refused {
  const { scenario } = draft;
  const taken = new Set(scenario.objectives.map((one) => one.name));
  const target = 'feature' in place ? nameOfPlace(scenario, place.feature) : null;
  if ('feature' in place && target === null)
    return { refused: 'An objective is a point, a hill, a bridge, a ford or a block of houses.' };
  const text = new TextEdits(draft.values);
  const title = freeName(name ?? titleOf(scenario, place) ?? target ?? 'Objective', taken);
  append(text, ['objectives'], {
    name: title,
    ...('at' in place ? { at: plainPoint(place.at) } : { feature: target ?? place.feature }),
    ...(points !== undefined && points !== 1 && { points }),
    ...(holder !== undefined && { holder }),
  });
  return { does: `Add the objective ${title}`, edits: text.edits };
}

/** What an objective on a village is called, or on a feature without a name; null for what it is called as it is. */
function titleOf({ terrain }: Scenario, place: { readonly at: Point } | { readonly feature: Id }): string | null {
  if ('at' in place) return null;
  const isMeant = (id: Id): boolean => id === place.feature || place.feature.startsWith(`${id}/`);
  const feature = terrain.find(({ id }) => isMeant(id));
  if (feature?.kind === 'bua' && feature.name !== null) return feature.name;
  return feature?.name === null ? `The ${feature.kind === 'bua' ? 'houses' : feature.kind}` : null;
}

/** What an objective writes for a feature or block; null for what none can be. */
function nameOfPlace({ terrain }: Scenario, id: Id): string | null {
  for (const feature of terrain) {
    const isPlace = feature.kind === 'hill' || feature.kind === 'bridge' || feature.kind === 'ford';
    if (feature.id === id && isPlace) return feature.name ?? id;
    if (feature.kind !== 'bua') continue;
    const index = feature.id === id ? 0 : feature.blocks.findIndex((block) => block.id === id);
    if (index < 0) continue;
    const title = feature.name ?? feature.id;
    return feature.blocks.length === 1 ? title : `${title}/${index + 1}`;
  }
  return null;
}

/** Where a side may set up. */
export function addZone(draft: Draft, side: Id, outline: Outline, name = 'Deployment'): Change | Refused {
  const army = draft.scenario.armies.find(({ id }) => id === side);
  if (!army) return { refused: 'A deployment zone belongs to a side.' };
  const text = new TextEdits(draft.values);
  const title = freeName(name, new Set(army.deployment.map((zone) => zone.name)));
  append(text, ['armies', side, 'deployment'], { name: title, outline: plainOutline(outline) });
  return { does: `Add a deployment zone of ${army.name}`, edits: text.edits };
}

/** Words on the map that name no feature. */
export function addLabel(draft: Draft, at: Point, words: string): Change | Refused {
  const text = new TextEdits(draft.values);
  append(text, ['labels'], { text: words, at: plainPoint(at) });
  return { does: `Write “${words}” on the map`, edits: text.edits };
}
