import type { DeskBridge, Fault, Saved, SaveOrder } from '../../electron/desk/api';

/** What is made, and how far that is. */
export interface Progress {
  readonly format: SaveOrder['format'];
  readonly to: SaveOrder['to'];
  readonly done: number;
  /** 0 until the desk has told. */
  readonly of: number;
}
export type SaveEnd = { readonly saved: Saved } | { readonly fault: Fault } | 'stopped';

/** Files being made of sheets, one order at a time. */
export class SheetSaving {
  progress = $state.raw<Progress | null>(null);
  readonly #desk: DeskBridge;
  #name: string | null = null;

  constructor(desk: DeskBridge) {
    this.#desk = desk;
    desk.on('export.progress', ({ saving, done, of }) => {
      if (saving === this.#name && this.progress) this.progress = { ...this.progress, done, of };
    });
  }

  /** Null when something is being made already. */
  async save(order: Omit<SaveOrder, 'saving'>): Promise<SaveEnd | null> {
    if (this.progress) return null;
    const saving = crypto.randomUUID();
    this.#name = saving;
    this.progress = { format: order.format, to: order.to, done: 0, of: 0 };
    const answer = await this.#desk.call('export.save', { ...order, saving });
    this.#name = null;
    this.progress = null;
    if ('fault' in answer) return answer.fault.code === 'export-stopped' ? 'stopped' : { fault: answer.fault };
    return answer.ok ? { saved: answer.ok } : 'stopped';
  }

  stop(): void {
    if (this.#name !== null) void this.#desk.call('export.stop', { saving: this.#name });
  }
}
