import type { KeyBinding } from '../frame';
import type { Viewing } from '../battle';
import type { Fight } from './fight.svelte';

/** What of it is not the fight's own. */
interface Controls {
  confirm(): void;
  undo(): void;
  back(): void;
  nextDecision(): void;
  look(by: 1 | -1): void;
  log(): void;
}

export function playKeys(fight: Fight, viewing: Viewing, controls: Controls): readonly KeyBinding[] {
  const keys: readonly (readonly [readonly string[], string, () => void])[] = [
    [['Enter'], 'Do what the card says', () => controls.confirm()],
    [['Backspace', 'Ctrl+z'], 'Take back the last order', () => controls.undo()],
    [['Ctrl+y', 'Ctrl+Shift+z'], 'Do it again', () => void fight.redo()],
    [['Escape'], 'Step back one level', () => controls.back()],
    [['g'], 'To my next decision', () => controls.nextDecision()],
    [['Space'], 'Hurry what is being shown', () => fight.battle.hurry()],
    [[']', 'PageDown'], 'Next choice', () => controls.look(1)],
    [['[', 'PageUp'], 'Choice before', () => controls.look(-1)],
    [['l'], 'The log', () => controls.log()],
    [['k'], "The chosen unit's zones", () => (viewing.showsZones = !viewing.showsZones)],
  ];
  const numbers = Array.from({ length: 9 }, (_, i): KeyBinding => ({
    where: 'Battle',
    chords: [String(i + 1)],
    does: `Choice ${i + 1}`,
    run: () => fight.choose(i),
  }));
  return [...keys.map(([chords, does, run]): KeyBinding => ({ where: 'Battle', chords, does, run })), ...numbers];
}
