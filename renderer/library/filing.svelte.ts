import type { BinEntry, DeskBridge, Fault, LibraryEntry, RecoveredWork } from '../../electron/desk/api';
import type { Notices } from '../ui';

type Answer<Result> = { readonly ok: Result } | { readonly fault: Fault };

/** What a person does to the files of the library, each with a way back, and the work that was left unsaved. */
export class Filing {
  /** Unsaved work that no window has open, the latest first. */
  works = $state.raw<readonly RecoveredWork[]>([]);
  /** What lies in the bin, the latest first; null until it was looked into. */
  bin = $state.raw<readonly BinEntry[] | null>(null);
  readonly #desk: DeskBridge;
  readonly #notices: Notices;
  /** Offers to bring back what was removed, withdrawn once that is brought back or erased otherwise. */
  #offers: readonly { readonly removed: string; readonly withdraw: () => void }[] = [];

  constructor(desk: DeskBridge, notices: Notices) {
    this.#desk = desk;
    this.#notices = notices;
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

  async discard(works: readonly RecoveredWork[]): Promise<void> {
    const gone: string[] = [];
    for (const { document } of works)
      if (this.#done(await this.#desk.call('recovery.discard', { document }))) gone.push(document);
    const [first] = works;
    if (!first || gone.length === 0) return;
    const what = works.length === 1 ? `What was not saved of ${first.title}` : 'What was left unsaved';
    this.#notices.tell(`${what} is put away.`, 'told', {
      label: 'Bring it back',
      run: () => void this.#bringBack(gone),
    });
  }

  async #bringBack(documents: readonly string[]): Promise<void> {
    for (const document of documents) this.#done(await this.#desk.call('recovery.restore', { document }));
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
    if (done) this.#notices.tell(`A copy of “${title}” lies in your own folder.`);
    return done?.file ?? null;
  }

  async rename({ file }: LibraryEntry, title: string): Promise<string | null> {
    const done = this.#done(await this.#desk.call('scenario.rename', { file, title }));
    return done?.file ?? null;
  }

  /** Into another folder, '' for the person's own itself. */
  async move({ file }: LibraryEntry, folder: string): Promise<string | null> {
    const done = this.#done(await this.#desk.call('scenario.move', { file, folder }));
    return done?.file ?? null;
  }

  async remove({ file, title }: LibraryEntry): Promise<void> {
    const done = this.#done(await this.#desk.call('scenario.remove', { file }));
    if (!done) return;
    const withdraw = this.#notices.offer(`${title} is in the bin.`, {
      label: 'Undo',
      run: () => void this.#desk.call('scenario.restore', done).then((answer) => this.#done(answer)),
    });
    this.#offers = [...this.#offers, { removed: done.removed, withdraw }];
  }

  async lookIntoBin(): Promise<void> {
    const done = this.#done(await this.#desk.call('scenario.bin', {}));
    if (done) this.bin = done.entries;
  }

  /** Brings one back from the bin; gives its file. */
  async restore({ removed, title }: BinEntry): Promise<string | null> {
    const done = this.#done(await this.#desk.call('scenario.restore', { removed }));
    if (done) this.#withdraw([removed]);
    if (done) this.#notices.tell(`${title} is back in your library.`);
    await this.lookIntoBin();
    return done?.file ?? null;
  }

  /** Deletes some of the bin for good. */
  async erase(entries: readonly BinEntry[]): Promise<void> {
    const removed = entries.map((entry) => entry.removed);
    if (this.#done(await this.#desk.call('scenario.erase', { removed }))) this.#withdraw(removed);
    await this.lookIntoBin();
  }

  #withdraw(removed: readonly string[]): void {
    for (const offer of this.#offers) if (removed.includes(offer.removed)) offer.withdraw();
    this.#offers = this.#offers.filter((offer) => !removed.includes(offer.removed));
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
