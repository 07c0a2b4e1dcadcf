import { systems, type RuleSystem } from '../../engine/rules';
import type { Answer, CallName, DeskCalls, RuleSystemEntry } from './api';
import type { Desk } from './desk';
import { faultOf, refuse } from './faults';
import { integer, left, list, nothing, nullable, object, oneOf, partial, text, words } from './parsers';
import type { Parser } from './parsers';
import { printJob } from './printing/job-parsers';
import { fitScenario, wishedFor } from './reading';
import { settingParsers } from './settings';

interface Call<N extends CallName> {
  readonly parse: Parser<DeskCalls[N]['args']>;
  readonly handle: (desk: Desk, args: DeskCalls[N]['args']) => Promise<DeskCalls[N]['result']>;
}

const handle = text(400);
const battle = text(40);

/** Every call a window may make: how its arguments are checked and who answers. Both hosts are generated from it. */
const CALLS: { readonly [N in CallName]: Call<N> } = {
  'library.list': {
    parse: nothing,
    handle: async (desk) => ({ entries: await desk.library.list(), records: await desk.records.list() }),
  },
  'rules.list': {
    parse: nothing,
    handle: () => Promise.resolve({ systems: systems.map(systemEntry) }),
  },
  'scenario.open': {
    parse: object({ file: handle }),
    handle: (desk, { file }) => desk.library.open(file),
  },
  'battle.fight': {
    parse: object({
      file: handle,
      seed: integer(0, 0xffffffff),
      turns: integer(1, 200),
      rules: left(text(60)),
      scale: left(text(20)),
      options: left(words(60)),
    }),
    handle: async (desk, { file, seed, turns, ...wishes }) => {
      const scenario = wishedFor(fitScenario(await desk.library.open(file), file, 'fought'), wishes);
      return desk.engine.fight({ scenario, system: scenario.rules.system, seed, turns });
    },
  },
  'battle.stop': {
    parse: object({ battle }),
    handle: (desk, args) => {
      desk.engine.stop(args.battle);
      return Promise.resolve({});
    },
  },
  'battle.keep': {
    parse: object({ battle, name: text(200) }),
    handle: async (desk, args) => {
      const file = await desk.records.keep(desk.engine.record(args.battle), args.name);
      desk.news.tell('library.changed', {});
      return { file };
    },
  },
  'record.open': {
    parse: object({ file: handle }),
    handle: async (desk, { file }) => {
      const record = await desk.records.open(file);
      return { battle: desk.engine.open(record), record };
    },
  },
  'battle.inspect': {
    parse: object({ battle, event: integer(0, 10_000_000), piece: text(200) }),
    handle: (desk, args) => desk.engine.inspect(args.battle, { event: args.event, piece: args.piece }),
  },
  'export.sheets': {
    parse: object({ file: handle, job: printJob }),
    handle: (desk, { file, job }) => desk.prints.sheets(file, job),
  },
  'export.preview': {
    parse: object({ file: handle, job: printJob, sheet: nullable(text(200)) }),
    handle: (desk, { file, job, sheet }) => desk.prints.preview(file, job, sheet),
  },
  'export.changed': {
    parse: object({ file: handle, job: printJob }),
    handle: (desk, { file, job }) => desk.prints.changed(file, job),
  },
  'export.save': {
    parse: object({
      saving: text(40),
      file: handle,
      jobs: list(printJob, 12),
      format: oneOf('pdf', 'svg', 'png'),
      dpi: integer(20, 2400),
      to: oneOf('keep', 'print'),
    }),
    handle: (desk, order) => desk.prints.save(order),
  },
  'export.stop': {
    parse: object({ saving: text(40) }),
    handle: (desk, { saving }) => {
      desk.prints.stop(saving);
      return Promise.resolve({});
    },
  },
  'settings.read': {
    parse: nothing,
    handle: async (desk) => ({ settings: await desk.settings.read() }),
  },
  'settings.write': {
    parse: object({ settings: partial(settingParsers) }),
    handle: async (desk, { settings }) => ({ settings: await desk.settings.change(settings) }),
  },
};

const systemEntry = (system: RuleSystem): RuleSystemEntry => ({
  id: system.id,
  title: system.title,
  scales: system.measures.map(({ id }) => id),
  grounds: Object.fromEntries(system.measures.map(({ id, ground }) => [id, ground])),
  optionalRules: system.optionalRules.map(({ id, title, values, preset }) => ({ id, title, values, preset })),
  hasPlaySheet: 'reference' in system,
});

const isCall = (name: unknown): name is CallName => typeof name === 'string' && Object.hasOwn(CALLS, name);

/** Answers a call from outside: the name and the arguments are anything until they have been checked. Never throws. */
export async function answer(desk: Desk, name: unknown, args: unknown): Promise<Answer<CallName>> {
  try {
    if (!isCall(name)) throw refuse('unknown-call', 'The window asked for something this desk does not know.');
    return { ok: await carryOut(desk, name, args) };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}
async function carryOut<N extends CallName>(desk: Desk, name: N, args: unknown): Promise<DeskCalls[N]['result']> {
  const call: Call<N> = CALLS[name];
  return call.handle(desk, call.parse(args, ''));
}
