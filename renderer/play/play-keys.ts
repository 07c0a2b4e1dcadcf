import type { KeyBinding } from '../frame';
import type { Viewing } from '../battle';
import type { Fight } from './fight.svelte';
import type { Moving } from './moving.svelte';
import type { Together } from './together.svelte';

/** A step and a turn by key: cm, degrees. */
const STEP = 2;
const FINE = 0.5;
const TURN = 5;

/** What of it is not the fight's own. */
interface Controls {
  confirm(): void;
  undo(): void;
  back(): void;
  nextDecision(): void;
  look(by: 1 | -1): void;
  advise(): void;
  log(): void;
  brigade(): void;
  threats(): void;
  note(): void;
  lookAtAsked(): void;
  ghosts(): void;
  historyPlan(): void;
}

interface Keyed {
  readonly fight: Fight;
  readonly moving: Moving;
  readonly together: Together;
  readonly viewing: Viewing;
}

export function playKeys({ fight, moving, together, viewing }: Keyed, controls: Controls): readonly KeyBinding[] {
  const step = (kind: 'ahead' | 'sideways' | 'turn', by: number): void =>
    together.on ? together.step(kind, by) : moving.step(kind, by);
  const keys: readonly (readonly [readonly string[], string, () => void])[] = [
    [['Enter'], 'Do what the card says', () => controls.confirm()],
    [['Backspace', 'Ctrl+z'], 'Take back the last order', () => controls.undo()],
    [['Ctrl+y', 'Ctrl+Shift+z'], 'Do it again', () => void fight.redo()],
    [['Escape'], 'Step back one level', () => controls.back()],
    [['g'], 'To my next decision', () => controls.nextDecision()],
    [['Space'], 'Hurry what is being shown', () => fight.battle.hurry()],
    [[']', 'PageDown'], 'Next choice', () => controls.look(1)],
    [['[', 'PageUp'], 'Choice before', () => controls.look(-1)],
    [['Alt+ArrowUp'], 'Move ahead', () => step('ahead', STEP)],
    [['Alt+ArrowDown'], 'Move back', () => step('ahead', -STEP)],
    [['Alt+ArrowLeft'], 'Wheel to the left', () => step('turn', -TURN)],
    [['Alt+ArrowRight'], 'Wheel to the right', () => step('turn', TURN)],
    [['Shift+ArrowLeft'], 'Sidestep to the left', () => step('sideways', -STEP)],
    [['Shift+ArrowRight'], 'Sidestep to the right', () => step('sideways', STEP)],
    [['Shift+ArrowUp'], 'A little ahead', () => step('ahead', FINE)],
    [['Shift+ArrowDown'], 'A little shorter', () => moving.shorten(FINE)],
    [['r'], 'How far it comes', () => (moving.showsReach = !moving.showsReach)],
    [['b'], 'Move the whole brigade together', () => controls.brigade()],
    [['h'], 'What the computer would do; once more to do it', () => controls.advise()],
    [['n'], 'The next note of a first battle; else names on the table', () => controls.note()],
    [['x'], 'Look at who is asked, or acts', () => controls.lookAtAsked()],
    [['t'], 'What the enemy can do to it there', () => controls.threats()],
    [['l'], 'The log', () => controls.log()],
    [['Shift+h'], 'Ghosts of the history it left', () => controls.ghosts()],
    [['i'], 'The small plan of its history', () => controls.historyPlan()],
    [['k'], "The chosen unit's zones", () => (viewing.showsZones = !viewing.showsZones)],
  ];
  const numbers = Array.from({ length: 9 }, (_, i): KeyBinding => ({
    where: 'Battle',
    chords: [String(i + 1)],
    does: `Choice ${i + 1}`,
    run: () => fight.choose(i),
  }));
  const all = keys.map(([chords, does, run]): KeyBinding => ({ where: 'Battle', chords, does, run }));
  // Behind the curtain nothing is done or taken back: whoever comes to the screen raises it.
  return fight.curtain ? all.slice(0, 1) : [...all, ...numbers];
}
