import type { DeskBridge, Settings } from '../../electron/desk/api';

export const VIEWS = ['library', 'battle', 'replay'] as const;
export type ViewName = (typeof VIEWS)[number];

/** From this width charts and lists take more room; below the other one both side panels become drawers. */
const LARGE = 1600;
const DRAWERS = 1100;
const PANEL_MIN = 200;
const PANEL_MAX = 480;
const SAVE_AFTER_MS = 400;

const FIRST_SETTINGS: Settings = { quality: 'auto', lastSeed: 1, speed: 1, panelRight: 340, recent: [] };

/** What the window remembers: the view shown, its size class, the panels and the person's settings. */
export class Workspace {
  view = $state<ViewName>('library');
  width = $state(1280);
  leftOpen = $state(true);
  rightOpen = $state(true);
  settings = $state.raw<Settings>(FIRST_SETTINGS);
  /** What is under the pointer, for the status bar. */
  pointed = $state('');
  readonly large = $derived(this.width >= LARGE);
  readonly drawers = $derived(this.width < DRAWERS);
  /** Width of the right panel in px; it never takes more than a third of the window. */
  readonly rightWidth = $derived(Math.min(this.settings.panelRight, PANEL_MAX, Math.round(this.width / 3)));
  readonly #desk: DeskBridge;
  #unsaved: Partial<Settings> = {};
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** In a narrow window both panels begin folded: there they cover the table. */
  constructor(desk: DeskBridge, width: number) {
    this.#desk = desk;
    this.width = width;
    this.leftOpen = this.rightOpen = width >= DRAWERS;
  }

  async readSettings(): Promise<void> {
    const answer = await this.#desk.call('settings.read', {});
    if ('ok' in answer) this.settings = answer.ok.settings;
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

  resizeRight(width: number): void {
    this.remember({ panelRight: Math.round(Math.max(PANEL_MIN, Math.min(PANEL_MAX, width))) });
  }
}
