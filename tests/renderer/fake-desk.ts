/** A desk of paper: it answers from a table and writes down what it was asked. */
import { DEFAULT_SETTINGS } from '../../electron/desk/api';
import type {
  CallResponse,
  CallName,
  DeskBridge,
  DeskCalls,
  DeskNotifications,
  LibraryEntry,
  NotificationName,
  RecordEntry,
  RuleSystemEntry,
  Settings,
} from '../../electron/desk/api';
import { sampleBattle, sampleScenario } from './sample-battle';

type Answers = {
  readonly [N in CallName]?: (args: DeskCalls[N]['args']) => CallResponse<N> | Promise<CallResponse<N>>;
};

export function entryOf(change: Partial<LibraryEntry> = {}): LibraryEntry {
  return {
    file: 'st-ulrich',
    folder: null,
    title: 'The Combat of St. Ulrich',
    kind: 'fictional',
    date: null,
    description:
      'A bridge, a village and **half an hour** of daylight too many.\n\nBlue must throw Red off the crossing.',
    table: { width: 182.88, depth: 121.92 },
    sides: [
      { id: 'blue', name: 'The Advance Guard of Bernau', nation: 'Bernau', units: 5 },
      { id: 'red', name: 'The Rearguard of Lindenau', nation: 'Lindenau', units: 4 },
    ],
    system: 'honours-of-war',
    systemTitle: 'Honours of War',
    scale: '28mm',
    findings: { errors: 0, warnings: 0, rulings: 0 },
    worst: [],
    thumbnail: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 6 4"><rect width="6" height="4"/></svg>',
    isReading: false,
    isGivenUp: false,
    ...change,
  };
}

export const systemOf = (id: string, title: string): RuleSystemEntry => ({
  id,
  title,
  scales: ['28mm', '20mm', '15mm'],
  grounds: { '28mm': 1, '20mm': 0.7, '15mm': 0.5 },
  optionalRules: [],
  hasPlaySheet: true,
});

const kept: RecordEntry = {
  file: 'kept-1',
  title: 'The Combat of St. Ulrich',
  scenario: 'The Combat of St. Ulrich',
  seed: 7,
  at: 0,
  turns: 2,
  outcome: 'Lindenau won',
  leftIn: null,
  fault: null,
  isGivenUp: false,
};

const GENERALS = {
  generals: [
    { id: 'capable', title: 'Capable' },
    { id: 'brilliant', title: 'Brilliant' },
  ],
  tempers: [
    { id: 'bold', title: 'Bold' },
    { id: 'by-rating', title: 'Each commander by his rating' },
  ],
};

export class FakeDesk implements DeskBridge {
  readonly asked: { readonly name: CallName; readonly args: unknown }[] = [];
  readonly #answers: Answers;
  /** Tells whether the desk can be reached. */
  reached(isReached: boolean): void {
    for (const listener of this.#reachListeners) listener(isReached);
  }
  readonly #reachListeners = new Set<(isReached: boolean) => void>();
  readonly #listeners = new Set<{
    readonly name: NotificationName;
    readonly notify: (notification: unknown) => void;
  }>();

  constructor(entries: readonly LibraryEntry[] = [entryOf()], answers: Answers = {}) {
    const play: Settings['play'] = { ...DEFAULT_SETTINGS.play, players: ['general', 'general'] };
    const settings: Settings = { ...DEFAULT_SETTINGS, quality: 'low', lastSeed: 7, panelRight: 340, play };
    this.#answers = {
      'chronicle.list': () => ({ ok: { chronicles: [] } }),
      'library.list': () => ({ ok: { entries, records: [kept], folders: [''] } }),
      'library.place': () => ({ ok: { path: '/home/anna/cockade/scenarios', canShow: true } }),
      'rules.list': () => ({ ok: { systems: [systemOf('honours-of-war', 'Honours of War')], tables: [] } }),
      'rules.clauses': () => ({ ok: { titles: {}, says: {} } }),
      'generals.list': () => ({ ok: GENERALS }),
      'battle.plans': () => ({ ok: { plans: [], unknown: [] } }),
      'battle.explain': () => ({ ok: { brigade: null, answer: null, activation: [], plans: [], unknown: [] } }),
      'scenario.open': () => ({ ok: { scenario: sampleScenario(), findings: [], text: '', stamp: 'first' } }),
      'battle.fight': () => ({ ok: { battle: 'b1', record: sampleBattle() } }),
      'battle.keep': () => ({ ok: { file: 'kept-2' } }),
      'record.open': () => ({ ok: { battle: 'b2', record: sampleBattle(), remark: null } }),
      'record.notes': () => ({ ok: { notes: [] } }),
      'record.annotate': () => ({ ok: {} }),
      'battle.inspect': ({ piece }) => ({
        ok: {
          readout: {
            title: `${piece}, standard`,
            lines: [{ label: 'Move', value: '20.0 cm', clause: 'HOW-MOVE-01' }],
          },
          zones: [],
        },
      }),
      'settings.read': () => ({ ok: { settings, remark: null } }),
      'settings.write': () => ({ ok: { settings } }),
      ...answers,
    };
  }

  async call<N extends CallName>(name: N, args: DeskCalls[N]['args']): Promise<CallResponse<N>> {
    this.asked.push({ name, args });
    const answer = this.#answers[name];
    if (!answer) return { fault: { code: 'not-here', message: `Nobody answers ${name}.` } };
    return answer(args);
  }

  on<N extends NotificationName>(name: N, listener: (notification: DeskNotifications[N]) => void): () => void {
    const entry = { name, notify: (notification: unknown) => listener(notification as DeskNotifications[N]) }; // notified below only under its own name
    this.#listeners.add(entry);
    return () => this.#listeners.delete(entry);
  }

  onReached(listener: (isReached: boolean) => void): () => void {
    this.#reachListeners.add(listener);
    return () => this.#reachListeners.delete(listener);
  }

  /** Notifies everybody who listens for it. */
  tell<N extends NotificationName>(name: N, notification: DeskNotifications[N]): void {
    for (const entry of this.#listeners) if (entry.name === name) entry.notify(notification);
  }

  /** What was asked under a name, in order. */
  askedFor<N extends CallName>(name: N): readonly DeskCalls[N]['args'][] {
    return this.asked.filter((one) => one.name === name).map(({ args }) => args as DeskCalls[N]['args']); // kept under it
  }
}
