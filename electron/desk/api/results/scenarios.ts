import type { Finding, Scenario } from '../../../../engine/scenario';
import type { BattleKindEntry, BinEntry, MadeBattleText, SavedText, StampedText, VersionEntry } from '../documents';

export interface ScenarioResults {
  /** With the stamp of the text, which a save expects. */
  'scenario.open': { scenario: Scenario | null; findings: readonly Finding[]; text: string; stamp: string };
  /** The file as it is now, even where it is no scenario. */
  'scenario.text': StampedText;
  /**
   * Writes the person's own file, whatever is wrong with the text, and keeps what stood there as a version. One that came
   * along is copied into the own folder. The fault `changed-outside` when the file no longer holds what was expected.
   */
  'scenario.save': SavedText;
  /** What a new battle can be made of. */
  'scenario.choices': { kinds: readonly BattleKindEntry[] };
  /** A battle from nothing, to be opened and saved as any other; the same order makes the same. */
  'scenario.make': MadeBattleText;
  /** Under the title "X, copy", or "X, copy 2" of a copy, in the person's own folder. */
  'scenario.duplicate': { file: string };
  /** Gives title and file a name; the file has a new handle then. */
  'scenario.rename': SavedText;
  'scenario.move': { file: string };
  /** Into the bin, from where `scenario.restore` brings it back. */
  'scenario.remove': { removed: string };
  'scenario.restore': { file: string };
  'scenario.bin': { entries: readonly BinEntry[] };
  /** Takes some out of the bin for good, with their versions. */
  'scenario.erase': { erased: number };
  /** The person's own file that holds just this; null when none does. */
  'scenario.locate': { file: string | null };
  /** Where the file lies, shown in the system's own window where there is one. */
  'scenario.reveal': { path: string; isShown: boolean };
  /** What the file was before each save, the newest first. */
  'scenario.versions': { versions: readonly VersionEntry[] };
  'scenario.version': { text: string };
}
export interface ScenarioNotifications {
  /** A file of the person's own has got another name or folder, and perhaps another title in it. */
  'scenario.renamed': { from: string; to: string };
}
