import type { BattleState, Id } from '../../engine/battle';
import type { Parting } from '../../engine/chronicle';
import type { Minutes } from '../../engine/scenario';
import type { HistoryBeside } from '../beside';
import type { ReplayPlayer } from '../replay';
import type { Openings } from './openings.svelte';
import type { Viewing } from './viewing.svelte';

/** The moment of a battle that is on show, and the history that lies beside it. */
export interface MomentBeside {
  /** Null for a battle that left none. */
  readonly history: HistoryBeside | null;
  readonly state: BattleState;
  hourIn(history: HistoryBeside): Minutes;
  /** What parts from history then. */
  partingIn(history: HistoryBeside, hour: Minutes): readonly Parting[];
}

export const momentOfReplay = (player: ReplayPlayer, openings: Openings): MomentBeside => ({
  get history() {
    return openings.history?.record === player.record ? openings.history : null;
  },
  get state() {
    return player.state;
  },
  hourIn: ({ clock }) => clock.hourOf(player.moment),
  partingIn: (history, hour) => history.partingsNow(hour),
});

/** The history beside a battle at the hour of the moment on show; all empty of a battle that left none. */
export class HistoryShown {
  constructor(
    private readonly moment: MomentBeside,
    private readonly viewing: Viewing,
    private readonly wanted: () => { readonly ghosts: boolean; readonly plan: boolean },
  ) {}

  readonly history = $derived.by(() => this.moment.history);
  readonly hour = $derived.by(() => (this.history ? this.moment.hourIn(this.history) : 0));
  readonly showsGhosts = $derived.by(() => this.history !== null && this.wanted().ghosts);
  readonly showsPlan = $derived.by(() => this.wanted().plan);
  readonly ghosts = $derived.by(() =>
    this.showsGhosts && this.history ? this.history.ghostsAt(this.hour, this.moment.state) : [],
  );
  readonly parting = $derived.by(() => (this.history ? this.moment.partingIn(this.history, this.hour) : []));
  readonly notes = $derived.by(() => this.history?.notesOf(this.parting) ?? []);
  /** Units whose ways to their ghosts are drawn. */
  readonly led: readonly Id[] = $derived.by(() => [
    ...(this.viewing.selected === null ? [] : [this.viewing.selected]),
    ...this.parting.flatMap(({ units }) => units),
  ]);
}
