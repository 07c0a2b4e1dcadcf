import type { BattleNote } from '../../electron/desk/api';
import type { Workspace } from '../frame';
import { familyOf, Tour, type KnownBattle, type PanelTab, type ReplayPlayer } from '../replay';
import { CameraFollowing } from './following';
import type { Openings } from './openings.svelte';
import type { Viewing } from './viewing.svelte';

/** What a person does with the battle that is watched, by key, chip, menu and panel alike. */
export class ReplayControls {
  /** The sheet that is open over the battle. */
  sheet = $state<'play on' | 'branches' | 'share' | null>(null);
  /** Battles that share a past with the one on show. */
  readonly family: readonly KnownBattle[] = $derived.by(() => familyOf(this.openings.known, this.player.record));
  readonly following: CameraFollowing;
  readonly tour: Tour;
  readonly goTo = (note: BattleNote): void => {
    this.player.seek(note.moment);
    if (note.camera) this.viewing.stage?.lookFrom?.(note.camera);
  };

  constructor(
    readonly player: ReplayPlayer,
    readonly openings: Openings,
    private readonly workspace: Workspace,
    private readonly viewing: Viewing,
    /** A hundred battles from the turn on show. */
    readonly otherDice: () => void,
  ) {
    this.following = new CameraFollowing(viewing, player);
    this.tour = new Tour(this.goTo);
  }

  changeSpeed(speed: number): void {
    this.player.speed = speed;
    this.workspace.remember({ speed });
  }
  openTab(tab: PanelTab): void {
    this.viewing.tab = tab;
    this.workspace.remember({ tab });
  }
  togglePlans(): void {
    this.viewing.showsPlans = !this.viewing.showsPlans;
    this.workspace.remember({ plans: this.viewing.showsPlans });
  }
  toggleSound(): void {
    this.workspace.remember({ sound: !this.workspace.settings.sound });
  }
  toggleCaptions(): void {
    this.workspace.remember({ captions: !this.workspace.settings.captions });
  }
  toggleGhosts(): void {
    this.workspace.remember({ ghosts: !this.workspace.settings.ghosts });
  }
  toggleHistoryPlan(): void {
    this.workspace.remember({ historyPlan: !this.workspace.settings.historyPlan });
  }
  toggleTour(): void {
    if (this.tour.isOn) this.tour.stop();
    else this.tour.begin(this.openings.notes?.all ?? []);
  }

  /** Leaves the past at this moment. */
  playOn(): void {
    this.player.pause();
    this.sheet = 'play on';
  }
  share(): void {
    this.player.pause();
    this.sheet = 'share';
  }
  compare(): void {
    this.sheet = 'branches';
  }
  showBranch({ battle, record }: KnownBattle, moment: number): void {
    this.openings.show(battle, record);
    this.openings.player?.seek(moment);
  }
  /** Marks the moment on show with the view there is of it. */
  mark(): void {
    this.openings.notes?.toggle(this.player.moment, this.viewing.stage?.eye ?? null);
    this.openTab('marks');
  }
}
