import { DEFAULT_SETTINGS, type DeskBridge, type Settings } from '../../electron/desk/api';

export const VIEWS = ['library', 'editor', 'battle', 'replay', 'print', 'balance'] as const;
export type ViewName = (typeof VIEWS)[number];

type Side = 'left' | 'right';

/** From this width charts and lists take more room; below the other one both side panels become drawers. */
const LARGE = 1600;
const DRAWERS = 1100;
const PANEL_MIN = 200;
const PANEL_MAX = 480;
const SAVE_AFTER_MS = 400;
/** The panels that each view has: what it has not cannot be folded from it. */
const PANELS: Readonly<Record<ViewName, readonly Side[]>> = {
  library: ['left'],
  editor: ['left', 'right'],
  battle: ['right'],
  replay: ['right'],
  print: ['left', 'right'],
  balance: [],
};

/** What the window remembers: the view shown, its size class, the panels and the person's settings. */
export class Workspace {
  #view = $state<ViewName>('library');
  width = $state(1280);
  /** Panels over the table of a narrow window; these are not remembered. */
  #drawn = $state.raw<readonly string[]>([]);
  settings = $state.raw<Settings>(DEFAULT_SETTINGS);
  /** What is under the pointer, for the status bar. */
  pointed = $state('');
  /** How large the table is shown and how large it is, for the same; empty where none is. */
  shown = $state('');
  readonly large = $derived(this.width >= LARGE);
  readonly drawers = $derived(this.width < DRAWERS);
  /** Width of the right panel in px; it never takes more than a third of the window. */
  readonly rightWidth = $derived(Math.min(this.settings.panelRight, PANEL_MAX, Math.round(this.width / 3)));
  readonly leftWidth = $derived(Math.min(this.settings.panelLeft, PANEL_MAX, Math.round(this.width / 3)));
  /** Widths of the panels of the Print view, by the size class of the window. */
  readonly printPanels = $derived.by(() => this.#within(this.settings.print.panels));
  /** Those of the Editor. */
  readonly editorPanels = $derived.by(() => this.#within(this.settings.editorPanels));
  readonly leftOpen = $derived(this.#isOpen('left'));
  readonly rightOpen = $derived(this.#isOpen('right'));
  readonly #desk: DeskBridge;
  #unsaved: Partial<Settings> = {};
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(desk: DeskBridge, width: number) {
    this.#desk = desk;
    this.width = width;
  }

  get view(): ViewName {
    return this.#view;
  }
  /** What was pointed at in the view before is not spoken of in the next. */
  set view(view: ViewName) {
    if (view !== this.#view) this.pointed = '';
    this.#view = view;
  }

  /** Gives what is to be told of the person's settings; null when they are as they were left. */
  async readSettings(): Promise<string | null> {
    const answer = await this.#desk.call('settings.read', {});
    if ('fault' in answer) return answer.fault.message;
    this.settings = answer.ok.settings;
    return answer.ok.remark;
  }

  /** Takes effect at once and is written a moment later. */
  remember(change: Partial<Settings>): void {
    this.settings = { ...this.settings, ...change };
    this.#unsaved = { ...this.#unsaved, ...change };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      void this.#desk.call('settings.write', { settings: this.#unsaved });
      this.#unsaved = {};
    }, SAVE_AFTER_MS);
  }

  resizeLeft(width: number): void {
    this.remember({ panelLeft: held(width) });
  }

  resizeRight(width: number): void {
    this.remember({ panelRight: held(width) });
  }

  resizePrint(side: Side, width: number): void {
    const size = this.large ? 'large' : 'small';
    const { print } = this.settings;
    const panels = { ...print.panels, [size]: { ...print.panels[size], [side]: held(width) } };
    this.remember({ print: { ...print, panels } });
  }

  resizeEditor(side: Side, width: number): void {
    const size = this.large ? 'large' : 'small';
    const { editorPanels } = this.settings;
    this.remember({ editorPanels: { ...editorPanels, [size]: { ...editorPanels[size], [side]: held(width) } } });
  }

  /** The widths of this size of window; none takes more than a third of it. */
  #within(panels: Settings['editorPanels']): Readonly<Record<Side, number>> {
    const { left, right } = panels[this.large ? 'large' : 'small'];
    const most = Math.min(PANEL_MAX, Math.round(this.width / 3));
    return { left: Math.min(left, most), right: Math.min(right, most) };
  }

  /** Opens or folds a panel of the view; in a narrow window both begin folded, for there they cover the table. */
  fold(side: Side): void {
    if (!PANELS[this.view].includes(side)) return;
    const panel = `${this.view} ${side}`;
    if (this.drawers) this.#drawn = toggled(this.#drawn, panel);
    else this.remember({ folded: toggled(this.settings.folded, panel) });
  }

  #isOpen(side: Side): boolean {
    const panel = `${this.view} ${side}`;
    return this.drawers ? this.#drawn.includes(panel) : !this.settings.folded.includes(panel);
  }
}

const held = (width: number): number => Math.round(Math.max(PANEL_MIN, Math.min(PANEL_MAX, width)));
const toggled = (panels: readonly string[], panel: string): readonly string[] =>
  panels.includes(panel) ? panels.filter((one) => one !== panel) : [...panels, panel];
