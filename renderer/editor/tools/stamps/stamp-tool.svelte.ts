import type { Change } from '../../../../editing/change';
import { pasted } from '../../../../editing/copying';
import type { Draft, Refused } from '../../../../editing/draft';
import { transformed } from '../../../../editing/transform';
import { minus, type Point } from '../../../../engine/geometry';
import type { Scenario } from '../../../../engine/scenario';
import type { Editing } from '../../editing.svelte';
import { DrawTool, type Manner } from '../drawing/draw-tool.svelte';
import type { ToolHint, ToolOption } from '../tool';
import { stamps, type Stamp } from './stamps.svelte';

/** Puts down what was kept as a stamp, as often as one clicks. */
export class StampTool extends DrawTool {
  readonly id = 'stamp';
  readonly title = 'Stamps 1 to 9';
  readonly key = '1';
  readonly icon = 'stamp';
  readonly manner: Manner = 'place';
  /** The table with the stamp where it was kept, as long as neither changes. */
  #laid: { readonly stamp: Stamp; readonly text: string; readonly with: ReturnType<Editing['foreseen']> } | null = null;

  constructor(readonly editing: Editing) {
    super();
  }

  override get hints(): readonly ToolHint[] {
    return [
      { chords: ['click'], does: 'put down' },
      { chords: ['1', '9'], does: 'another stamp' },
      { chords: ['Alt+1'], does: 'keep what is selected' },
    ];
  }
  get options(): readonly ToolOption[] {
    const of = stamps.all.map((stamp, index) => ({
      value: String(index + 1),
      label: stamp ? `${index + 1} ${stamp.name}` : `${index + 1} empty`,
    }));
    return [
      {
        kind: 'choice',
        label: 'Stamp',
        speaks: true,
        value: String(stamps.number),
        of,
        choose: (value) => stamps.choose(Number(value)),
      },
    ];
  }
  protected override says(): string | null {
    return stamps.now?.name ?? `Stamp ${stamps.number} is empty: select something and press Alt and the number`;
  }
  protected preview(_: Scenario, [at]: readonly Point[]): Scenario | null {
    const stamp = stamps.now;
    const laid = stamp && this.#with(stamp);
    return laid && at ? transformed(laid.scenario, laid.added, { do: 'move', by: minus(at, stamp.at) }) : null;
  }
  #with(stamp: Stamp): ReturnType<Editing['foreseen']> {
    const { text } = this.editing;
    if (this.#laid?.stamp !== stamp || this.#laid.text !== text) {
      const draft = this.editing.draft();
      const change = draft && pasted(draft, stamp.copy, { x: 0, y: 0 });
      this.#laid = { stamp, text, with: change && !('refused' in change) ? this.editing.foreseen(change) : null };
    }
    return this.#laid.with;
  }
  protected change(draft: Draft, points: readonly Point[]): Change | Refused {
    const [at] = points;
    const stamp = stamps.now;
    if (!stamp || !at) return { refused: `Stamp ${stamps.number} is empty.` };
    return pasted(draft, stamp.copy, minus(at, stamp.at), `Stamp ${stamp.name}`);
  }
}
