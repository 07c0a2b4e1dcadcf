import type {
  BattleKindEntry,
  BattleOrder,
  DeskBridge,
  Fault,
  MadeBattleText,
  RuleSystemEntry,
} from '../../../electron/desk/api';

/** A person who is still choosing is not kept waiting for what was chosen before. */
const SETTLE_MS = 200;
const FOOT = 30.48;

/** Tables that people have, cm; sizes for smaller figures are typed. */
export const TABLES = [
  { label: '4 × 4 ft', size: [4 * FOOT, 4 * FOOT] },
  { label: '6 × 4 ft', size: [6 * FOOT, 4 * FOOT] },
  { label: '8 × 5 ft', size: [8 * FOOT, 5 * FOOT] },
  { label: '8 × 6 ft', size: [8 * FOOT, 6 * FOOT] },
  { label: '12 × 6 ft', size: [12 * FOOT, 6 * FOOT] },
  { label: '1.2 × 0.9 m', size: [120, 90] },
  { label: '1.8 × 1.2 m', size: [180, 120] },
] as const;

interface NationEntry {
  readonly id: string;
  readonly name: string;
}

/** Tables are told in feet where one in feet was chosen, cm to one. */
export const FEET = { sign: 'ft', cm: FOOT, least: 1, most: 65, step: 0.5 } as const;
export const CENTIMETRES = { sign: 'cm', cm: 1, least: 30, most: 2000, step: 5 } as const;
export type TableUnit = typeof FEET | typeof CENTIMETRES;
/** What a table of the list is told in. */
export const unitOf = (label: string): TableUnit => (label.endsWith('ft') ? FEET : CENTIMETRES);

/** What a new battle shall be, and what it is with the seed as it stands. */
export class NewBattle {
  kinds = $state.raw<readonly BattleKindEntry[]>([]);
  systems = $state.raw<readonly RuleSystemEntry[]>([]);
  nations = $state.raw<readonly NationEntry[]>([]);
  order = $state.raw<BattleOrder>({
    kind: 'attack-defence',
    seed: 1,
    size: [6 * FOOT, 4 * FOOT],
    rules: '',
    scale: '28mm',
    nations: ['prussia', 'austria'],
    year: 1757,
    points: 1000,
  });
  /** The newest; it stays while the next one is made. */
  made = $state.raw<MadeBattleText | null>(null);
  /** Why there is none as it is ordered. */
  fault = $state.raw<Fault | null>(null);
  busy = $state(false);
  readonly kind: BattleKindEntry | undefined = $derived(this.kinds.find(({ id }) => id === this.order.kind));
  readonly system: RuleSystemEntry | undefined = $derived(this.systems.find(({ id }) => id === this.order.rules));
  readonly #desk: DeskBridge;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(desk: DeskBridge, seed: number) {
    this.#desk = desk;
    this.order = { ...this.order, seed };
  }

  async begin(): Promise<void> {
    const [choices, systems, nations] = await Promise.all([
      this.#desk.call('scenario.choices', {}),
      this.#desk.call('rules.list', {}),
      this.#desk.call('editor.nations', {}),
    ]);
    if ('ok' in choices) this.kinds = choices.ok.kinds;
    if ('ok' in nations)
      this.nations = nations.ok.nations
        .map(({ id, name }) => ({ id, name }))
        .toSorted((a, b) => a.name.localeCompare(b.name));
    if ('ok' in systems) this.systems = systems.ok.systems;
    const [first] = this.systems;
    if (first) this.change({ rules: first.id }, 0);
  }

  /** Orders something else, and has it made a moment later. */
  change(change: Partial<BattleOrder>, after = SETTLE_MS): void {
    const order = { ...this.order, ...change };
    const scales = this.systems.find(({ id }) => id === order.rules)?.scales ?? [];
    this.order = { ...order, scale: scales.includes(order.scale) ? order.scale : (scales[0] ?? order.scale) };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#make(), after);
  }

  /** The same again with the next seed. */
  another(): void {
    this.change({ seed: (this.order.seed + 1) % 2 ** 32 }, 0);
  }

  /** The nations change sides. */
  swap(): void {
    const [first, second] = this.order.nations;
    this.change({ nations: [second, first] }, 0);
  }

  async #make(): Promise<void> {
    const { order } = this;
    this.busy = true;
    const answer = await this.#desk.call('scenario.make', order);
    if (order !== this.order) return; // the next one is on its way
    this.busy = false;
    this.fault = 'fault' in answer ? answer.fault : null;
    if ('ok' in answer) this.made = answer.ok;
  }
}
