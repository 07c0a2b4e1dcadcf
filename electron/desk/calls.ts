import { randomUUID } from 'node:crypto';
import type * as v from 'valibot';
import { GENERALS } from '../../engine/generals';
import type { RuleSystem } from '../../engine/rules';
import type { CallResponse, CallName, DeskCalls, RuleSystemEntry } from './api';
import { battlesMeant } from './battle-orders';
import { checked } from './checked';
import type { Desk } from './desk';
import { faultOf, refuse } from './faults';
import { whileItLasts } from './handlers';
import type { Begun, Handler } from './handlers';
import { PLANNING_HANDLERS } from './planning-calls';
import { SCENARIO_HANDLERS } from './scenario-calls';
import { CALL_ARGUMENTS, type BattleKind, type CallArguments } from './schemas';

const SCHEMAS: { readonly [N in CallName]: v.GenericSchema<unknown, CallArguments[N]> } = CALL_ARGUMENTS;

/** Who answers each call a window may make; its arguments have been checked. */
const HANDLERS: { readonly [N in CallName]: Handler<N> } = {
  ...SCENARIO_HANDLERS,
  ...PLANNING_HANDLERS,
  'library.list': async ({ library, records }) => ({
    entries: await library.list(),
    records: await records.list(),
    folders: await library.folders(),
  }),
  'library.place': ({ own, reveal }, { show }) => {
    if (show) reveal?.(own.folder);
    return Promise.resolve({ path: own.folder, canShow: reveal !== null });
  },
  'rules.list': ({ systems }) => Promise.resolve({ systems: systems.map(systemEntry) }),
  'generals.list': () => Promise.resolve({ generals: GENERALS.map(({ id, title }) => ({ id, title })) }),
  'editor.read': (desk, { text, file }) => desk.library.readText(text, file),
  'editor.nations': async (desk) => ({ nations: await desk.library.nations() }),
  'battle.fight': (desk, { battle = randomUUID(), seed, file, text, ...kind }, begun) =>
    whileItLasts(
      begun,
      () => desk.engine.stop(battle),
      async () => {
        const fighting = desk.engine.begin(battle);
        return fighting.fight(
          meant(desk, { ...kind, file: file ?? 'The battle' }, { text, file }).then((job) => ({ ...job, seed })),
        );
      },
    ),
  'battle.stop': (desk, { battle }) => {
    desk.engine.stop(battle);
    return Promise.resolve({});
  },
  'battle.keep': async (desk, { battle, name }) => {
    const file = await desk.records.keep(desk.engine.record(battle), name);
    desk.notifications.send('library.changed', {});
    return { file };
  },
  'record.open': async (desk, { file }) => {
    const { record, remark } = await desk.records.open(file);
    return { battle: desk.engine.open(record), record, remark };
  },
  'battle.inspect': (desk, { battle, event, piece }) => desk.engine.inspect(battle, { event, piece }),
  'balance.run': (desk, { run, seed, games, keptOnly = false, ...kind }, begun) =>
    whileItLasts(
      begun,
      () => desk.balance.stop(run),
      () => desk.balance.run({ run, job: meant(desk, kind), seed, games, keptOnly }),
    ),
  'balance.stop': (desk, { run }) => {
    desk.balance.stop(run);
    return Promise.resolve({});
  },
  'export.sheets': (desk, { file, job }) => desk.prints.sheets(file, job),
  'export.preview': (desk, { file, job, sheet }) => desk.prints.preview(file, job, sheet),
  'export.changed': (desk, { file, job }) => desk.prints.changed(file, job),
  'export.save': (desk, order, begun) =>
    whileItLasts(
      begun,
      () => desk.prints.stop(order.saving),
      () => desk.prints.save(order),
    ),
  'export.look-away': (desk) => {
    desk.prints.lookAway();
    return Promise.resolve({});
  },
  'export.stop': (desk, { saving }) => {
    desk.prints.stop(saving);
    return Promise.resolve({});
  },
  'settings.read': (desk) => desk.settings.read(),
  'settings.write': async (desk, { settings }) => ({ settings: await desk.settings.change(settings) }),
};

/** With a text, of that in place of what the file holds. */
const meant = (
  desk: Desk,
  kind: BattleKind,
  { text, file }: { readonly text?: string | undefined; readonly file: string | null } = { file: kind.file },
): ReturnType<typeof battlesMeant> =>
  battlesMeant(kind, {
    systems: desk.systems,
    open: () =>
      text === undefined ? desk.library.open(file ?? '') : desk.library.orderFor(text, file).then(desk.reader.written),
    recordOf: (battle) => desk.engine.record(battle),
  });

const systemEntry = (system: RuleSystem): RuleSystemEntry => ({
  id: system.id,
  title: system.title,
  scales: system.measures.map(({ id }) => id),
  grounds: Object.fromEntries(system.measures.map(({ id, ground }) => [id, ground])),
  optionalRules: system.optionalRules.map(({ id, title, values, preset }) => ({ id, title, values, preset })),
  hasPlaySheet: 'reference' in system,
});

const isCall = (name: unknown): name is CallName => typeof name === 'string' && Object.hasOwn(HANDLERS, name);

/** A window at the desk. */
export interface DeskClient {
  /** Answers a call from outside: the name and the arguments are anything until they have been checked. Never throws. */
  call(name: unknown, args: unknown): Promise<CallResponse<CallName>>;
  /** The window is gone: what it waited for is given up. */
  leave(): void;
}

export function openClient(desk: Desk): DeskClient {
  const begun: Begun = new Set();
  return {
    async call(name, args) {
      try {
        if (!isCall(name)) throw refuse('unknown-call', 'The window asked for something this desk does not know.');
        return { ok: await carryOut(desk, name, args, begun) };
      } catch (error) {
        return { fault: faultOf(error) };
      }
    },
    leave() {
      for (const end of [...begun]) end();
    },
  };
}

async function carryOut<N extends CallName>(
  desk: Desk,
  name: N,
  args: unknown,
  begun: Begun,
): Promise<DeskCalls[N]['result']> {
  const handle: Handler<N> = HANDLERS[name];
  return handle(desk, checked(SCHEMAS[name], args), begun);
}
