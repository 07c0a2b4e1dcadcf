import type * as v from 'valibot';
import type { RuleSystem } from '../../engine/rules';
import type { CallResponse, CallName, DeskCalls, RuleSystemEntry } from './api';
import { checked } from './checked';
import type { Desk } from './desk';
import { faultOf, refuse } from './faults';
import { fitScenario, withRuleChoices } from './reading';
import { CALL_ARGUMENTS, type CallArguments } from './schemas';

type Handler<N extends CallName> = (desk: Desk, args: CallArguments[N]) => Promise<DeskCalls[N]['result']>;

const SCHEMAS: { readonly [N in CallName]: v.GenericSchema<unknown, CallArguments[N]> } = CALL_ARGUMENTS;

/** Who answers each call a window may make; its arguments have been checked. */
const HANDLERS: { readonly [N in CallName]: Handler<N> } = {
  'library.list': async (desk) => ({ entries: await desk.library.list(), records: await desk.records.list() }),
  'rules.list': ({ systems }) => Promise.resolve({ systems: systems.map(systemEntry) }),
  'scenario.open': (desk, { file }) => desk.library.open(file),
  'battle.fight': async (desk, { file, seed, turns, ...choices }) => {
    const scenario = withRuleChoices(fitScenario(await desk.library.open(file), file, 'fought'), choices, desk.systems);
    return desk.engine.fight({ scenario, system: scenario.rules.system, seed, turns });
  },
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
  'export.sheets': (desk, { file, job }) => desk.prints.sheets(file, job),
  'export.preview': (desk, { file, job, sheet }) => desk.prints.preview(file, job, sheet),
  'export.changed': (desk, { file, job }) => desk.prints.changed(file, job),
  'export.save': (desk, order) => desk.prints.save(order),
  'export.stop': (desk, { saving }) => {
    desk.prints.stop(saving);
    return Promise.resolve({});
  },
  'settings.read': (desk) => desk.settings.read(),
  'settings.write': async (desk, { settings }) => ({ settings: await desk.settings.change(settings) }),
};

const systemEntry = (system: RuleSystem): RuleSystemEntry => ({
  id: system.id,
  title: system.title,
  scales: system.measures.map(({ id }) => id),
  grounds: Object.fromEntries(system.measures.map(({ id, ground }) => [id, ground])),
  optionalRules: system.optionalRules.map(({ id, title, values, preset }) => ({ id, title, values, preset })),
  hasPlaySheet: 'reference' in system,
});

const isCall = (name: unknown): name is CallName => typeof name === 'string' && Object.hasOwn(HANDLERS, name);

/** Answers a call from outside: the name and the arguments are anything until they have been checked. Never throws. */
export async function handleCall(desk: Desk, name: unknown, args: unknown): Promise<CallResponse<CallName>> {
  try {
    if (!isCall(name)) throw refuse('unknown-call', 'The window asked for something this desk does not know.');
    return { ok: await carryOut(desk, name, args) };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}
async function carryOut<N extends CallName>(desk: Desk, name: N, args: unknown): Promise<DeskCalls[N]['result']> {
  const handle: Handler<N> = HANDLERS[name];
  return handle(desk, checked(SCHEMAS[name], args));
}
