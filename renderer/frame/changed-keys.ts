/** Keys that a person has given something else than ours: by place and what they do, as they are remembered. */
import type { KeyBinding } from './key-binding';

export type ChangedKeys = Readonly<Record<string, readonly string[]>>;

/** What a binding is remembered by. */
export const keyName = ({ where, does }: Pick<KeyBinding, 'where' | 'does'>): string => `${where}: ${does}`;

/** The bindings with the chords that a person has given them. */
export const withChanges = (bindings: readonly KeyBinding[], changed: ChangedKeys): readonly KeyBinding[] =>
  Object.keys(changed).length === 0
    ? bindings
    : bindings.map((binding) => {
        const name = keyName(binding);
        const chords = Object.hasOwn(changed, name) ? changed[name] : undefined;
        return chords && canChange(binding) ? { ...binding, chords } : binding;
      });

/** Escape steps back everywhere, and what the browser makes of a key is the browser's. */
export const canChange = ({ chords, isNative }: KeyBinding): boolean => !isNative && !chords.includes('Escape');

/** Why a chord can be no key; null when it can. */
export function barredChord(chord: string): string | null {
  const key = chord.split('+').at(-1) ?? '';
  if (['Control', 'Alt', 'Shift', 'Meta', 'AltGraph', 'CapsLock', 'Dead', 'Process', ''].includes(key)) return '';
  if (chord === 'Tab' || chord === 'Shift+Tab') return 'Tab goes from field to field.';
  if (chord === 'F1') return 'F1 opens this list.';
  return null;
}

/** Others that answer the same chord where this one does. */
export const conflictsOf = (
  bindings: readonly KeyBinding[],
  binding: KeyBinding,
  chord: string,
): readonly KeyBinding[] =>
  bindings.filter(
    (other) =>
      keyName(other) !== keyName(binding) &&
      other.chords.includes(chord) &&
      (other.where === binding.where || other.where === 'Everywhere' || binding.where === 'Everywhere'),
  );

/** The chord does this from now on, and nothing of what it did there before. */
export function rebound(
  bindings: readonly KeyBinding[],
  changed: ChangedKeys,
  binding: KeyBinding,
  chord: string,
): ChangedKeys {
  const taken = conflictsOf(bindings, binding, chord).map((other): [string, readonly string[]] => [
    keyName(other),
    other.chords.filter((one) => one !== chord),
  ]);
  return { ...changed, ...Object.fromEntries(taken), [keyName(binding)]: [chord] };
}

/** As it was at first. */
export const reset = (changed: ChangedKeys, binding: KeyBinding): ChangedKeys =>
  Object.fromEntries(Object.entries(changed).filter(([name]) => name !== keyName(binding)));
