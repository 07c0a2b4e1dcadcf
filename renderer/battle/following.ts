/** What the camera of a replay follows: the action, or one unit, until a person takes it. */
import type { BattleEvent } from '../../engine/battle';
import { goals, isStop, nameOf, peopleOf, stopBefore, type ReplayPlayer } from '../replay';
import type { TablePicture } from './table-picture';
import type { Viewing } from './viewing.svelte';

type Camera = Pick<TablePicture, 'isHeld' | 'follow' | 'lookAt' | 'goTo'>;
type Looking = Pick<Viewing, 'following' | 'followed' | 'held' | 'selected'> & { readonly stage: Camera | null };

export class CameraFollowing {
  constructor(
    private readonly viewing: Looking,
    private readonly player: Pick<ReplayPlayer, 'record' | 'moment'>,
  ) {}

  /** Gives a camera that was taken back to what it follows; else begins to follow, or ends it. */
  toggle(): void {
    const { viewing } = this;
    if (viewing.following && !viewing.stage?.isHeld) viewing.following = false;
    else this.#follow(null);
  }
  /** The chosen unit in place of the action, and back to it. */
  toggleChosen(): void {
    const { selected, followed } = this.viewing;
    if (selected === null || selected === followed) this.toggle();
    else this.#follow(selected);
  }
  #follow(unit: string | null): void {
    const { viewing } = this;
    viewing.followed = unit;
    viewing.following = true;
    viewing.stage?.follow();
    viewing.held = false;
    this.lookOn();
  }

  /** Turns the camera to where the last thing happened, if it follows. */
  lookOn(): void {
    const event = this.#acting();
    const { stage, followed } = this.viewing;
    if (followed !== null) stage?.lookAt([followed], event ? goals(event, followed) : []);
    else if (event) stage?.lookAt(peopleOf(event), goals(event));
  }
  /** Goes to who acts, whoever has the camera. */
  lookAtActing(): void {
    const event = this.#acting();
    if (event) this.viewing.stage?.goTo(peopleOf(event));
  }
  #acting(): BattleEvent | undefined {
    const { events } = this.player.record;
    return events[stopBefore(events, this.player.moment) - 1];
  }

  get words(): string {
    const { following, held, followed } = this.viewing;
    if (following && held) return 'You have the camera';
    return followed === null ? 'Follow the action' : `Follow ${nameOf(this.player.record.roster, followed)}`;
  }
  /** Looks on when something worth a look has happened. */
  note(event: BattleEvent | null | undefined): void {
    if (this.viewing.following && event && isStop(event)) this.lookOn();
  }
}
