import type { DeskBridge, Fault, RecordEntry } from '../../electron/desk/api';
import type { Notices } from '../ui';
import { saveText } from '../ui/save-file';

/** What a person does to kept battles, each with a way back. */
export class RecordFiling {
  readonly #desk: DeskBridge;
  readonly #notices: Notices;

  constructor(desk: DeskBridge, notices: Notices) {
    this.#desk = desk;
    this.#notices = notices;
  }

  async rename({ file }: RecordEntry, name: string): Promise<void> {
    this.#done(await this.#desk.call('record.rename', { file, name }));
  }

  async remove({ file, title }: RecordEntry): Promise<void> {
    const done = this.#done(await this.#desk.call('record.remove', { file }));
    if (!done) return;
    this.#notices.tell(`${title} is put away.`, 'told', {
      label: 'Undo',
      run: () => void this.#desk.call('record.restore', done).then((answer) => this.#done(answer)),
    });
  }

  /** Hands a copy of the whole record to the person. */
  async save({ file }: RecordEntry): Promise<void> {
    const done = this.#done(await this.#desk.call('record.text', { file }));
    if (done) saveText(file, 'application/json', done.text);
  }

  #done<Result>(answer: { readonly ok: Result } | { readonly fault: Fault }): Result | null {
    if ('ok' in answer) return answer.ok;
    this.#notices.tell(answer.fault.message, 'error');
    return null;
  }
}
