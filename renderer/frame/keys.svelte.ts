import { withChanges, type ChangedKeys } from './changed-keys';
import { chordOf, isInDialog, isPressing, isTyping } from './chords';
import type { KeyBinding, KeyPlace } from './key-binding';

/** Keys the page keeps from the browser even when nothing answers them. */
const KEPT = new Set(['F5', 'F6', 'F7', 'Ctrl+s', 'Ctrl+o', 'Ctrl+p', 'Ctrl+d', 'Ctrl+r', 'Ctrl+a']);

/** What these do in a text is the text's own. */
const OF_TEXT = new Set(['Ctrl+a', 'Ctrl+c', 'Ctrl+d', 'Ctrl+v', 'Ctrl+x', 'Ctrl+y', 'Ctrl+z', 'Ctrl+Shift+z']);

/** The keys that work now: each view offers its own while it is shown, and the list under ? reads the same table. */
export class KeyRing {
  /** Not as state: the teardown of an effect would read what was offered before the effects of the next view. */
  #offers: readonly (readonly KeyBinding[])[] = [];
  /** Other keys that the person has chosen. */
  #changed: ChangedKeys = {};
  bindings = $state.raw<readonly KeyBinding[]>([]);
  /** Space is down and nothing was dragged with it yet. */
  #tap = false;
  /** What has the focus got it by a click: Space and Enter are the view's, not the button's that was clicked last. */
  #clicked = false;

  /** Adds keys; they leave with the function given back. */
  offer(bindings: readonly KeyBinding[]): () => void {
    this.#keep([...this.#offers, bindings]);
    return () => this.#keep(this.#offers.filter((offered) => offered !== bindings));
  }

  #keep(offers: readonly (readonly KeyBinding[])[]): void {
    this.#offers = offers;
    this.bindings = withChanges(offers.flat(), this.#changed);
  }

  /** Gives what is offered, now and later, the keys that the person has chosen. */
  change(changed: ChangedKeys): void {
    this.#changed = changed;
    this.#keep(this.#offers);
  }

  /** The chord shown for something of a place; `usual` when nothing of that name is offered just now, none is ''. */
  chordFor(where: KeyPlace, does: string, usual: string): string {
    const found = this.bindings.find((one) => one.where === where && one.does === does);
    return found ? (found.chords[0] ?? '') : usual;
  }

  /** The chord that does now what this one does at first: itself for what is no key of ours, '' when none does it. */
  chordNow(where: KeyPlace, chord: string): string {
    const binding = this.#offers.flat().findLast((one) => one.where === where && one.chords.includes(chord));
    const now = this.bindings.find((one) => one.where === where && one.does === binding?.does);
    return !now || now.chords.includes(chord) ? chord : (now.chords[0] ?? '');
  }

  /** Runs what the key does; the latest offer wins. */
  press(event: KeyboardEvent): void {
    const chord = chordOf(event);
    const plain = !event.ctrlKey && !event.metaKey && chord !== 'Escape' && !/^F\d/.test(chord);
    if (event.key === 'Tab') this.#clicked = false;
    if (plain && (isTyping(event.target) || isPressing(event.target, chord, this.#clicked))) return;
    if (OF_TEXT.has(chord) && isTyping(event.target)) return;
    // A list chosen from by keys gives them back, as every field does.
    if (chord === 'Escape' && event.target instanceof HTMLSelectElement) event.target.blur();
    const binding = isInDialog(event.target) ? undefined : this.bindings.findLast((one) => one.chords.includes(chord));
    if (binding?.isNative) return;
    if (binding || KEPT.has(chord)) event.preventDefault();
    if (chord !== 'Space') binding?.run();
    else if (!event.repeat) this.#tap = true;
  }

  /** Does what a chord does, as a button may ask. */
  run(chord: string): void {
    this.bindings.findLast((one) => one.chords.includes(chord))?.run();
  }

  /** Space acts when it is let go: held with a drag it moves the view instead. */
  release(event: KeyboardEvent): void {
    if (event.key !== ' ' || !this.#tap) return;
    this.#tap = false;
    this.run('Space');
  }

  /** A pointer went down: a Space held now belongs to the drag. */
  touch(): void {
    this.#tap = false;
    this.#clicked = true;
  }
}
