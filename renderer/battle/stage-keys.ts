import type { KeyBinding } from '../frame';
import { SPEEDS } from '../replay';
import type { ReplayControls } from './replay-controls.svelte';
import { Viewing } from './viewing.svelte';

/** What one press of Q or E goes round by, px of dragging, and how much nearer + comes. */
const TURN = 45;
const CLOSER = 1.25;

/** Keys of the table itself, the same wherever it is shown. */
export function tableKeys(viewing: Viewing, showPlans: () => void): readonly KeyBinding[] {
  const move = (dx: number, dy: number) => (): void => viewing.stage?.pan(dx * Viewing.STEP, dy * Viewing.STEP);
  return [
    { where: 'Everywhere', chords: ['f'], does: 'Show the whole table', run: () => viewing.stage?.frame() },
    { where: 'Everywhere', chords: ['p'], does: 'Plan or table', run: () => viewing.swap() },
    { where: 'Everywhere', chords: ['w', 'ArrowUp'], does: 'Move the view up', run: move(0, 1) },
    { where: 'Everywhere', chords: ['s', 'ArrowDown'], does: 'Move the view down', run: move(0, -1) },
    { where: 'Everywhere', chords: ['a'], does: 'Move the view left', run: move(1, 0) },
    { where: 'Everywhere', chords: ['d'], does: 'Move the view right', run: move(-1, 0) },
    {
      where: 'Everywhere',
      chords: ['q'],
      does: 'Go round the table to the left',
      run: () => viewing.stage?.orbit(-TURN, 0),
    },
    {
      where: 'Everywhere',
      chords: ['e'],
      does: 'Go round the table to the right',
      run: () => viewing.stage?.orbit(TURN, 0),
    },
    { where: 'Everywhere', chords: ['+', '='], does: 'Nearer', run: () => viewing.stage?.zoom(CLOSER) },
    { where: 'Everywhere', chords: ['-'], does: 'Farther', run: () => viewing.stage?.zoom(1 / CLOSER) },
    { where: 'Everywhere', chords: ['z'], does: "Down to the players' eyes", run: () => viewing.stage?.low() },
    { where: 'Everywhere', chords: ['Escape'], does: 'Step back one level', run: () => (viewing.selected = null) },
    {
      where: 'Everywhere',
      chords: ['o'],
      does: 'The plans of both sides',
      run: showPlans,
    },
    {
      where: 'Everywhere',
      chords: ['n'],
      does: 'Names on the table',
      run: () => (viewing.showsNames = !viewing.showsNames),
    },
    {
      where: 'Everywhere',
      chords: ['y'],
      does: 'Why: what the general thought',
      run: () => (viewing.tab = viewing.tab === 'why' ? 'log' : 'why'),
    },
    {
      where: 'Everywhere',
      chords: ['k'],
      does: "The chosen unit's zones",
      run: () => (viewing.showsZones = !viewing.showsZones),
    },
  ];
}

export function replayKeys(controls: ReplayControls): readonly KeyBinding[] {
  const { player, following } = controls;
  const keys: readonly (readonly [readonly string[], string, () => void])[] = [
    [['Space'], 'Play or pause', () => player.toggle()],
    [['ArrowRight'], 'Next event', () => player.step(1)],
    [['ArrowLeft'], 'Event before', () => player.step(-1)],
    [['Shift+ArrowRight'], 'Next turn', () => player.stepTurn(1)],
    [['Shift+ArrowLeft'], 'Turn before', () => player.stepTurn(-1)],
    [['Alt+ArrowRight', 'PageDown'], 'Next phase', () => player.stepPhase(1)],
    [['Alt+ArrowLeft', 'PageUp'], 'Phase before', () => player.stepPhase(-1)],
    [['Ctrl+Home', 'Home'], 'To the start', () => player.seek(0)],
    [['Ctrl+End', 'End'], 'To the end', () => player.seek(player.length)],
    [['c'], 'Next turning point', () => player.stepChapter(1)],
    [['Shift+c'], 'Turning point before', () => player.stepChapter(-1)],
    [['v'], 'Follow the action; give the camera back to it', () => following.toggle()],
    [['Shift+v'], 'Follow the chosen unit', () => following.toggleChosen()],
    [['b'], 'Mark this moment', () => controls.mark()],
    [['x'], 'Look at the active unit', () => following.lookAtActing()],
    [['m'], 'Sound', () => controls.toggleSound()],
    [['g', 'Enter'], 'Play on from here', () => controls.playOn()],
    [['h'], 'A hundred other dice from this turn', () => controls.otherDice()],
    [['Shift+h'], 'Ghosts of the history a battle left', () => controls.toggleGhosts()],
    [['i'], 'The small plan', () => controls.toggleHistoryPlan()],
  ];
  const speeds = SPEEDS.map((speed, i): KeyBinding => ({
    where: 'Replay',
    chords: [String(i + 1)],
    does: `Speed ${speed === 0.5 ? '½' : speed}`,
    run: () => controls.changeSpeed(speed),
  }));
  return [...keys.map(([chords, does, run]): KeyBinding => ({ where: 'Replay', chords, does, run })), ...speeds];
}
