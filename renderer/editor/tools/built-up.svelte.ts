import type { Change } from '../../../editing/change';
import type { Draft, Refused } from '../../../editing/draft';
import { addBlock } from '../../../editing/features';
import { withBlock } from '../../../editing/features/preview';
import { distance, headingOf, minus, type Point } from '../../../engine/geometry';
import type { Scenario } from '../../../engine/scenario';
import { RememberedChoice, wordsOf } from './drawing/choices.svelte';
import { DrawTool, type Manner } from './drawing/draw-tool.svelte';
import type { ToolHint, ToolOption } from './tool';

const build = new RememberedChoice('built-up build', 'Houses', wordsOf('rustic', 'urban'));
const fortified = new RememberedChoice<'no' | 'yes'>(
  'built-up fortified',
  'Fortified',
  [
    { value: 'no', label: 'No' },
    { value: 'yes', label: 'Yes' },
  ],
  false,
);
/** A drag that is longer than this turns the block, cm. */
const TURNS = 4;
const STEP = 5;

/** Blocks of houses: beside another they join its village, edge to edge; a drag turns them. */
export class BuiltUpTool extends DrawTool {
  readonly id = 'built-up';
  readonly title = 'Built-up area';
  readonly key = 'b';
  readonly icon = 'house';
  readonly manner: Manner = 'place';

  override get hints(): readonly ToolHint[] {
    return [
      { chords: ['click'], does: 'block' },
      { chords: ['drag'], does: 'turn it' },
    ];
  }
  get options(): readonly ToolOption[] {
    return [build.option, fortified.option];
  }
  protected preview(scenario: Scenario, points: readonly Point[]): Scenario | null {
    const [at] = points;
    return at ? withBlock(scenario, at, build.value, turnOf(points)) : null;
  }
  protected change(draft: Draft, points: readonly Point[]): Change | Refused {
    const [at] = points;
    if (!at) return { refused: 'Click where the houses stand.' };
    return addBlock(draft, at, turnOf(points), { build: build.value, fortified: fortified.value === 'yes' });
  }
}

/** A square is the same after every quarter turn. */
function turnOf([from, to]: readonly Point[]): number {
  if (!from || !to || distance(from, to) < TURNS) return 0;
  const quarter = Math.round(headingOf(minus(to, from)) / STEP) * STEP;
  const turn = quarter % 90;
  return turn > 45 ? turn - 90 : turn;
}
