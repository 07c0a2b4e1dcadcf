import type { Settings } from '../../electron/desk/api';
import type { ReplayPlayer } from '../replay';
import type { Openings } from './openings.svelte';
import type { Viewing } from './viewing.svelte';

/** The history beside a battle that left it, at the hour of the moment on show; all empty of a battle that left none. */
export class HistoryShown {
  constructor(
    private readonly player: ReplayPlayer,
    private readonly openings: Openings,
    private readonly viewing: Viewing,
    private readonly settings: () => Pick<Settings, 'ghosts' | 'historyPlan'>,
  ) {}

  readonly history = $derived.by(() =>
    this.openings.history?.record === this.player.record ? this.openings.history : null,
  );
  readonly hour = $derived.by(() => this.history?.clock.hourOf(this.player.moment) ?? 0);
  readonly showsGhosts = $derived.by(() => this.history !== null && this.settings().ghosts);
  readonly showsPlan = $derived.by(() => this.settings().historyPlan);
  readonly ghosts = $derived.by(() =>
    this.showsGhosts && this.history ? this.history.ghostsAt(this.hour, this.player.state) : [],
  );
  /** What parts from history in the turn on show. */
  readonly parting = $derived.by(() => this.history?.partingsNow(this.hour) ?? []);
  readonly notes = $derived.by(() => this.history?.notesOf(this.parting) ?? []);
  /** Units whose ways to their ghosts are drawn. */
  readonly led = $derived.by(() => [
    ...(this.viewing.selected === null ? [] : [this.viewing.selected]),
    ...this.parting.flatMap(({ units }) => units),
  ]);
}
