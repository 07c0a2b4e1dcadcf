import type { Settings } from '../../electron/desk/api';
import type { FightWishes } from './fight-choices';

/** How a person wished a scenario fought, by its handle, from one day to the next. */
export interface WishMemory {
  of(file: string): FightWishes;
  keep(file: string, wishes: FightWishes): void;
}
/** Scenarios of which that is remembered. */
const MOST = 50;

interface Remembering {
  readonly settings: Pick<Settings, 'wishes'>;
  remember(changed: Pick<Settings, 'wishes'>): void;
}

export const wishesRemembered = (workspace: Remembering): WishMemory => ({
  of(file) {
    const { file: _file, ...wishes } = workspace.settings.wishes.find((one) => one.file === file) ?? { file };
    return wishes;
  },
  keep(file, wishes) {
    const others = workspace.settings.wishes.filter((one) => one.file !== file);
    workspace.remember({ wishes: [{ file, ...wishes }, ...others].slice(0, MOST) });
  },
});
