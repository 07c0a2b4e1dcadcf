/** What the editor remembers on the disk from one day to the next: choices of tools, stamps, rulers, pictures to trace from. */
import { clipOf, clipText } from '../../editing/copying/clip';
import type { Settings } from '../../electron/desk/api';
import type { RulerUnit } from './plan/ruler-marks';
import { choicesMade, choose, stamps } from './tools';
import type { TracingMemory } from './tracing';

/** The part of the window's settings that the editor needs. */
export interface RememberedSettings {
  readonly settings: Settings;
  remember(change: Partial<Settings>): void;
}
type EditorSettings = Settings['editor'];

/** More letters than a stamp may have on the disk: such a one lasts as long as the window. */
const LARGEST_STAMP = 40_000;
const MOST_TRACINGS = 50;

export class EditorMemory implements TracingMemory {
  constructor(readonly workspace: RememberedSettings) {}

  /** Choices and stamps as they were left. */
  goOn(): void {
    const { choices, stamps: kept } = this.#editor;
    choose(choices);
    stamps.refill(
      kept.map((stamp) => {
        const clip = stamp && clipOf(stamp.clip);
        return stamp && clip && 'copy' in clip ? { name: stamp.name, at: stamp.at, copy: clip.copy } : null;
      }),
    );
  }

  /** Writes down choices and stamps as they are now, unless they are as they were. */
  keepTools(): void {
    const choices = choicesMade();
    const kept = stamps.all.map((stamp) => {
      const clip = stamp ? clipText(stamp.copy) : '';
      return stamp && clip.length <= LARGEST_STAMP ? { name: stamp.name.slice(0, 200), at: stamp.at, clip } : null;
    });
    const all = kept.some((stamp) => stamp !== null) ? kept : [];
    const before = this.#editor;
    const isSame = JSON.stringify([choices, all]) === JSON.stringify([before.choices, before.stamps]);
    if (!isSame) this.#keep({ choices, stamps: all });
  }

  get ruler(): RulerUnit {
    return this.#editor.ruler;
  }
  set ruler(unit: RulerUnit) {
    this.#keep({ ruler: unit });
  }

  /** Undefined until the person has shown or hidden it. */
  get preview(): boolean | undefined {
    return this.#editor.preview;
  }
  set preview(isShown: boolean) {
    this.#keep({ preview: isShown });
  }

  read(file: string | null): { readonly shown: boolean; readonly locked: boolean } | null {
    return this.#editor.tracings.find((one) => one.file === file) ?? null;
  }
  keep(file: string | null, { shown, locked }: { readonly shown: boolean; readonly locked: boolean }): void {
    if (file === null) return;
    const others = this.#editor.tracings.filter((one) => one.file !== file);
    this.#keep({ tracings: [{ file, shown, locked }, ...others].slice(0, MOST_TRACINGS) });
  }

  get #editor(): EditorSettings {
    return this.workspace.settings.editor;
  }
  #keep(change: Partial<EditorSettings>): void {
    this.workspace.remember({ editor: { ...this.#editor, ...change } });
  }
}
