/** Keys that every view has, and those each view names in the bar below it. */
import { VIEWS, type KeyBinding, type ViewName } from '../frame';
import type { Session } from './session.svelte';

const GO_TO: Record<ViewName, string> = {
  library: 'Go to the library',
  editor: 'Go to the editor',
  battle: 'Go to the battle',
  replay: 'Go to the replay',
  print: 'Go to printing',
  balance: 'Go to many battles',
};

/** What of them opens and closes over the window. */
interface Sheets {
  readonly settings: () => void;
  readonly recent: () => void;
  readonly keys: () => void;
}

export function keysEverywhere(session: Session, sheets: Sheets): readonly KeyBinding[] {
  const { workspace } = session;
  const where = 'Everywhere' as const;
  return [
    ...VIEWS.map((view, i) => ({
      where,
      chords: [`Ctrl+${i + 1}`],
      does: GO_TO[view],
      run: () => session.show(view),
    })),
    { where, chords: ['Ctrl+,'], does: 'Settings', run: sheets.settings },
    { where, chords: ['Ctrl+n'], does: 'New battle', run: () => void session.chooseNew() },
    { where, chords: ['Ctrl+o'], does: 'Open recent', run: sheets.recent },
    { where, chords: ['?', 'F1'], does: 'List of keys', run: sheets.keys },
    { where, chords: ['F6'], does: 'Fold the left panel', run: () => workspace.fold('left') },
    { where, chords: ['F7'], does: 'Fold the right panel', run: () => workspace.fold('right') },
  ];
}

interface Hint {
  readonly chords: readonly string[];
  readonly does: string;
}
const HINTS: Record<ViewName, readonly Hint[]> = {
  library: [
    { chords: ['ArrowLeft', 'ArrowRight'], does: 'choose' },
    { chords: ['Enter'], does: 'open' },
    { chords: ['e'], does: 'edit' },
    { chords: ['F9'], does: 'fight' },
    { chords: ['Ctrl+p'], does: 'print' },
  ],
  editor: [{ chords: ['?'], does: 'keys' }],
  battle: [{ chords: ['F9'], does: 'fight' }],
  replay: [
    { chords: ['Space'], does: 'play' },
    { chords: ['ArrowLeft', 'ArrowRight'], does: 'event' },
    { chords: ['Shift+ArrowLeft'], does: 'turn' },
    { chords: ['c'], does: 'turning point' },
    { chords: ['?'], does: 'keys' },
  ],
  print: [
    { chords: ['+', '-'], does: 'zoom' },
    { chords: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'], does: 'sheet' },
    { chords: ['Space'], does: 'leave sheet out' },
  ],
  balance: [
    { chords: ['ArrowUp', 'ArrowDown'], does: 'choose' },
    { chords: ['Enter'], does: 'watch this battle' },
    { chords: ['Ctrl+e'], does: 'table as CSV' },
  ],
};

/** In place of those of the Replay view while a chronicle is watched there. */
const CHRONICLE_HINTS: readonly Hint[] = [
  { chords: ['Space'], does: 'play' },
  { chords: ['ArrowLeft', 'ArrowRight'], does: 'caption' },
  { chords: ['Shift+ArrowLeft'], does: 'five minutes' },
  { chords: ['c'], does: 'chapter' },
  { chords: ['v'], does: 'follow' },
  { chords: ['b'], does: 'fight on' },
  { chords: ['?'], does: 'keys' },
];

/** And while it is written. */
const TELLING_HINTS: readonly Hint[] = [
  { chords: ['.'], does: 'add' },
  { chords: ['b'], does: 'brigade' },
  { chords: ['[', ']'], does: 'entry' },
  { chords: ['Delete'], does: 'remove' },
  { chords: ['Ctrl+z'], does: 'undo' },
  { chords: ['Ctrl+s'], does: 'save' },
  { chords: ['?'], does: 'keys' },
];

/** In place of those of the Battle view while a fight is open there. */
const FIGHT_HINTS: readonly Hint[] = [
  { chords: ['Tab'], does: 'next' },
  { chords: ['Enter'], does: 'do it' },
  { chords: ['Backspace'], does: 'undo' },
  { chords: ['h'], does: 'advice' },
  { chords: ['?'], does: 'keys' },
];

/** What the bar below names now; `isFromEditor`: what is on show was begun in the editor, and leads back there. */
export function hintsOf({ workspace, playing, watching }: Session, isFromEditor: boolean): readonly Hint[] {
  const { view } = workspace;
  const hints =
    view === 'battle' && playing.open
      ? FIGHT_HINTS
      : view === 'replay' && watching.player
        ? watching.isEdited
          ? TELLING_HINTS
          : CHRONICLE_HINTS
        : HINTS[view];
  return isFromEditor ? [{ chords: ['F9'], does: 'editor' }, ...hints] : hints;
}
