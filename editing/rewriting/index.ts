/**
 * From a scenario whose things stand elsewhere or have another shape to the edits that make its text say so. What did not
 * change keeps every character; rows and deployments stay as long as they are true and are written out when they no longer are.
 */
import type { Army, Scenario } from '../../engine/scenario';
import type { Edit, KeyPath } from '../../engine/scenario/edits';
import { pathOf } from '../draft';
import type { Draft } from '../draft';
import { samePoint, writeOutline } from './shapes';
import { writeTerrain } from './terrain';
import { TextEdits } from './text-edits';
import { writeUnits } from './units';

export { cmOf, groundScaleOf, headingText, rounded, tidy } from './numbers';
export type { GroundScale } from './numbers';
export { plainContours, plainCourse, plainOutline, plainPoint } from './shapes';
export { TextEdits } from './text-edits';

/** The edits after which the text of the draft reads as `after`; both hold the same things by the same ids. */
export function editsTo(draft: Draft, after: Scenario): readonly Edit[] {
  const text = new TextEdits(draft.values);
  writePlaces(text, draft, after);
  return text.edits;
}

/** Writes where everything of the draft stands in `after`. */
export function writePlaces(text: TextEdits, draft: Draft, after: Scenario): void {
  for (const army of draft.scenario.armies) {
    const now = after.armies.find(({ id }) => id === army.id);
    if (now && now !== army) writeArmy(text, draft, army, now);
  }
  for (const objective of draft.scenario.objectives) {
    const now = after.objectives.find(({ id }) => id === objective.id);
    const path = pathOf(draft, objective.id);
    if (path && objective.at && now?.at && !samePoint(objective.at, now.at)) text.point([...path, 'at'], now.at);
  }
  for (const entryPoint of draft.scenario.entryPoints ?? []) {
    const now = after.entryPoints?.find(({ id }) => id === entryPoint.id);
    const path = pathOf(draft, entryPoint.id);
    if (!path || !now || now === entryPoint) continue;
    if (now.crossing === undefined && !samePoint(entryPoint.at, now.at)) text.point([...path, 'at'], now.at);
    if (entryPoint.heading !== now.heading) text.heading([...path, 'heading'], now.heading);
  }
  for (const label of draft.scenario.labels ?? []) {
    const now = after.labels?.find(({ id }) => id === label.id);
    const path = pathOf(draft, label.id);
    if (!path || !now || now === label) continue;
    if (!samePoint(label.at, now.at)) text.point([...path, 'at'], now.at);
    if (label.turn !== now.turn) text.turn([...path, 'turn'], now.turn);
    if (now.size !== null && label.size !== now.size) text.length([...path, 'size'], now.size);
  }
  if (draft.scenario.terrain !== after.terrain) writeTerrain(text, draft, after.terrain);
}

function writeArmy(text: TextEdits, draft: Draft, before: Army, after: Army): void {
  for (const brigade of before.brigades) {
    const now = after.brigades.find(({ id }) => id === brigade.id);
    const path = pathOf(draft, brigade.id);
    if (!now || !path || now === brigade) continue;
    writeUnits(text, draft, { before: brigade.units, after: now.units, brigade: path });
    writeLeader(text, draft, brigade.commander, now.commander, path);
  }
  writeUnits(text, draft, { before: before.independents, after: after.independents, brigade: null });
  before.lieutenants.forEach((leader, index) => {
    writeLeader(text, draft, leader, after.lieutenants[index] ?? leader);
  });
  if (before.general) writeLeader(text, draft, before.general, after.general ?? before.general);
  before.deployment.forEach((zone, index) => {
    const path = pathOf(draft, zone.id);
    const now = after.deployment[index];
    if (path && now) writeOutline(text, [...path, 'outline'], zone.outline, now.outline);
  });
}

type Leader = Army['lieutenants'][number] | Army['brigades'][number]['commander'] | NonNullable<Army['general']>;

/** A commander who comes on with his brigade needs no place of his own. */
function writeLeader(
  text: TextEdits,
  draft: Draft,
  before: Leader,
  after: Leader,
  brigade: KeyPath | null = null,
): void {
  const path = pathOf(draft, before.id);
  if (!path || samePoint(before.at, after.at)) return;
  const at = [...path, 'at'];
  if (brigade && !text.has(at)) {
    if (text.has([...brigade, 'arrives', 'entry'])) return;
    const comesOn = [...brigade, 'arrives', 'at'];
    const [x, y] = [text.cm([...comesOn, 0]), text.cm([...comesOn, 1])];
    if (x !== null && y !== null && Math.abs(x - after.at.x) + Math.abs(y - after.at.y) < 0.2) return;
  }
  text.point(at, after.at);
}
