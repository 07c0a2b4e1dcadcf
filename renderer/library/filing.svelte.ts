import type { DeskBridge, Fault, LibraryEntry, RecoveredWork } from '../../electron/desk/api';
import type { Notices } from '../ui';

type Answer<Result> = { readonly ok: Result } | { readonly fault: Fault };

/** What a person does to the files of the library, each with a way back, and the work that was left unsaved. */
export class Filing {
  /** Unsaved work that no window has open, the latest first. */
  works = $state.raw<readonly RecoveredWork[]>([]);
  readonly #desk: DeskBridge;
  readonly #notices: Notices;
  /** A file got another name. */
  readonly #onRenamed: (from: string, to: { readonly file: string }) => void;

  constructor(
    desk: DeskBridge,
    notices: Notices,
    onRenamed: (from: string, to: { readonly file: string }) => void = () => undefined,
  ) {
    this.#desk = desk;
    this.#notices = notices;
    this.#onRenamed = onRenamed;
  }

  /** Looks for unsaved work, now and whenever windows come and go; gives back how to stop. */
  follow(): () => void {
    void this.look();
    return this.#desk.on('recovery.changed', () => void this.look());
  }

  async look(): Promise<void> {
    const answer = await this.#desk.call('recovery.list', {});
    if ('ok' in answer) this.works = answer.ok.works;
  }

  async discard({ document, title }: RecoveredWork): Promise<void> {
    if (!this.#done(await this.#desk.call('recovery.discard', { document }))) return;
    this.#notices.tell(`What was not saved of ${title} is put away.`, 'told', {
      label: 'Bring it back',
      run: () => void this.#desk.call('recovery.restore', { document }).then((answer) => this.#done(answer)),
    });
  }

  /** What the file holds and what was left unsaved of it; null when that cannot be had any more. */
  async compared({ document, file }: RecoveredWork): Promise<{ readonly saved: string; readonly left: string } | null> {
    const [left, saved] = await Promise.all([
      this.#desk.call('recovery.open', { document }),
      file === null ? null : this.#desk.call('scenario.text', { file }),
    ]);
    const found = this.#done(left);
    return found && { saved: saved && 'ok' in saved ? saved.ok.text : '', left: found.text };
  }

  async duplicate({ file, title }: LibraryEntry): Promise<string | null> {
    const done = this.#done(await this.#desk.call('scenario.duplicate', { file }));
    if (done) this.#notices.tell(`“${title}, copy” lies in your own folder.`);
    return done?.file ?? null;
  }

  async rename({ file }: LibraryEntry, title: string): Promise<string | null> {
    const done = this.#done(await this.#desk.call('scenario.rename', { file, title }));
    if (done) this.#onRenamed(file, done);
    return done?.file ?? null;
  }

  /** Into another folder, '' for the person's own itself. */
  async move({ file }: LibraryEntry, folder: string): Promise<string | null> {
    const done = this.#done(await this.#desk.call('scenario.move', { file, folder }));
    if (done) this.#onRenamed(file, done);
    return done?.file ?? null;
  }

  async remove({ file, title }: LibraryEntry): Promise<void> {
    const done = this.#done(await this.#desk.call('scenario.remove', { file }));
    if (!done) return;
    this.#notices.tell(`${title} is in the bin.`, 'told', {
      label: 'Undo',
      run: () => void this.#desk.call('scenario.restore', done).then((answer) => this.#done(answer)),
    });
  }

  /** Shows the file in the system's window, or says where it lies. */
  async reveal({ file }: LibraryEntry): Promise<void> {
    const done = this.#done(await this.#desk.call('scenario.reveal', { file }));
    if (done && !done.isShown) this.#notices.tell(`The file is ${done.path}`);
  }

  /** The result; null when there is none, which is said. */
  #done<Result>(answer: Answer<Result>): Result | null {
    if ('ok' in answer) return answer.ok;
    this.#notices.tell(answer.fault.message, 'error');
    return null;
  }
}
