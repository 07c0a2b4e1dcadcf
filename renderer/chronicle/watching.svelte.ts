import type { ChronicleEntry, DeskBridge, RecoveredWork } from '../../electron/desk/api';
import { tryAgain, type Notices } from '../ui';
import type { Saving, Telling } from './edit';
import { ChroniclePlayer } from './player.svelte';

/** What a chronicle is written with, loaded when it is first wanted. */
type EditRoom = Omit<typeof import('./edit'), 'Telling' | 'Saving'>;
interface Writing {
  readonly room: EditRoom;
  readonly telling: Telling;
  readonly saving: Saving;
  /** Stops following the document. */
  readonly stop: () => void;
}

/** The chronicles there are, the one that is watched, and what it is written with. */
export class Watching {
  entries = $state.raw<readonly ChronicleEntry[]>([]);
  player = $state.raw<ChroniclePlayer | null>(null);
  /** Null until it was edited. */
  writing = $state.raw<Writing | null>(null);
  /** It is being edited, and not only watched. */
  isEdited = $state(false);
  /** The file that is being opened. */
  opening = $state<string | null>(null);
  /** A scenario is being made of the hour that is watched. */
  forking = $state(false);
  #file: string | null = null;
  readonly #desk: DeskBridge;
  readonly #notices: Notices;

  constructor(desk: DeskBridge, notices: Notices) {
    this.#desk = desk;
    this.#notices = notices;
  }

  async read(): Promise<void> {
    const answer = await this.#desk.call('chronicle.list', {});
    if ('ok' in answer) this.entries = answer.ok.chronicles;
  }

  /** True when it can be watched now; `again` is what is tried once more where it was given up. */
  async open(entry: ChronicleEntry, again: () => void): Promise<boolean> {
    this.opening = entry.file;
    const answer = await this.#desk.call('chronicle.open', { file: entry.file });
    this.opening = null;
    if ('fault' in answer) {
      this.#notices.tell(answer.fault.message, 'error', tryAgain(answer.fault, again));
      return false;
    }
    this.close();
    this.#file = entry.file;
    this.player = new ChroniclePlayer(answer.ok.chronicled);
    return true;
  }

  /** Edits a chronicle, even one with errors; true when it can be shown. */
  async tell(file: string): Promise<boolean> {
    if (this.writing && this.writing.telling.file === file) {
      this.isEdited = true;
      return true;
    }
    const there = await this.#desk.call('scenario.text', { file });
    if ('fault' in there) return this.#refused(there.fault.message);
    const writing = await this.#write(file, there.ok.text);
    await writing?.saving.open(file);
    return writing !== null;
  }

  /** Takes up a chronicle that was left unsaved. */
  async recover(work: RecoveredWork): Promise<boolean> {
    const left = await this.#desk.call('recovery.open', { document: work.document });
    if ('fault' in left) return this.#refused(left.fault.message);
    const writing = await this.#write(left.ok.file ?? '', left.ok.text);
    await writing?.saving.recover(work);
    return writing !== null;
  }

  /** Edits what is watched, or only watches it again. */
  async toggle(): Promise<void> {
    if (this.isEdited || this.writing) this.isEdited = !this.isEdited;
    else if (this.#file !== null) await this.tell(this.#file);
  }

  /** Gets ready to write a chronicle of that text. */
  async #write(file: string, text: string): Promise<Writing | null> {
    this.opening = file;
    const [room, read] = await Promise.all([import('./edit'), this.#desk.call('chronicle.read', { file, text })]);
    this.opening = null;
    const chronicled = 'ok' in read ? read.ok.chronicled : null;
    if (!chronicled) {
      const why = 'fault' in read ? read.fault.message : read.ok.findings[0]?.message;
      this.#refused(why ?? 'This chronicle cannot be laid on a table.');
      return null;
    }
    const isWatched = this.player !== null && this.#file === file;
    if (!isWatched) this.close();
    const player = (isWatched && this.player) || new ChroniclePlayer(chronicled);
    const telling = new room.Telling(this.#desk, player);
    const saving = new room.Saving(this.#desk, telling, this.#notices);
    this.#file = file;
    this.player = player;
    this.writing = { room, telling, saving, stop: saving.follow() };
    this.isEdited = true;
    return this.writing;
  }

  #refused(message: string): false {
    this.#notices.tell(message, 'error');
    return false;
  }

  /** The text of a scenario that begins where the day has come to; null where there can be none, which is told. */
  async fork(again: () => void): Promise<string | null> {
    const { player } = this;
    const file = this.writing?.telling.file ?? this.#file;
    if (!player || file === null || this.forking) return null;
    player.pause();
    this.forking = true;
    const answer = await this.#desk.call('chronicle.fork', { file, at: Math.floor(player.now) });
    this.forking = false;
    if ('ok' in answer) return answer.ok.text;
    this.#notices.tell(answer.fault.message, 'error', tryAgain(answer.fault, again));
    return null;
  }

  /** What is not saved of it is kept to be recovered. */
  close(): void {
    this.player?.pause();
    this.player = null;
    const { writing } = this;
    this.writing = null;
    this.isEdited = false;
    if (!writing) return;
    writing.stop();
    void writing.saving.leave();
  }
}

/** By the handle of its file. */
export const isChronicle = (file: string | null): file is string => file !== null && /^(own\/)?chronicles\//.test(file);
