/** What can be chosen for rosters. */
import type { Id } from '../../../engine/scenario';
import type { Style } from '../../map/inks';
import type { PaperChoice } from '../sheet';

export interface RosterOptions extends PaperChoice {
  readonly style: Style;
  /** Rosters of `both` sides, or of the side of this id. */
  readonly side: Id;
  /** What will happen stands below the turns: weather, messages, leaders who go. Players may rather be surprised. */
  readonly events: boolean;
}

export const ROSTER_OPTIONS: RosterOptions = {
  paper: 'a4',
  upright: true,
  margin: 1.2,
  style: 'colour',
  side: 'both',
  events: true,
};
