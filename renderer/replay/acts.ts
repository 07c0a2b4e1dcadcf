import type { IconName } from '../ui/icons';

/** Something to be done with the battle on show, as a chip beside the transport or a line of its menu. */
export interface ReplayAct {
  readonly label: string;
  readonly icon: IconName;
  readonly title: string;
  /** Absent of what is done once. */
  readonly on?: boolean;
  /** A chip where there is room for it. */
  readonly isInline?: boolean;
  readonly run: () => void;
}
