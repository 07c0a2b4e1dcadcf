import { randomUUID } from 'node:crypto';
import type { BattleResults } from '../api/results';
import { battlesMeant } from '../battle-orders';
import type { Desk } from '../desk';
import type { BattleKind } from '../schemas';
import { whileItLasts } from './handler';
import type { Handlers } from './handler';
import { keep } from './records';

/** Who answers the calls that fight battles, one or many, and look into them. */
export const BATTLE_HANDLERS: Handlers<keyof BattleResults> = {
  'battle.fight': (desk, { battle = randomUUID(), seed, ...kind }, begun) =>
    whileItLasts(
      begun,
      () => desk.engine.stop(battle),
      async () => {
        const fought = await desk.engine.begin(battle).fight(meant(desk, kind).then((job) => ({ ...job, seed })));
        void desk.recent.note(fought.record);
        return fought;
      },
    ),
  'battle.lay': async (desk, kind) => desk.engine.lay(await meant(desk, kind)),
  'battle.stop': (desk, { battle }) => {
    desk.engine.stop(battle);
    return Promise.resolve({});
  },
  'battle.keep': async (desk, { battle, name }) => keep(desk, desk.engine.record(battle), name),
  'battle.inspect': (desk, { battle, event, piece }) => desk.engine.inspect(battle, { event, piece }),
  'battle.explain': (desk, { battle, event }) => desk.engine.explain(battle, event),
  'battle.plans': (desk, { battle }) => desk.engine.plans(battle),
  'balance.run': (desk, { run, seed, games, keptOnly = false, inBackground = false, ...kind }, begun) =>
    whileItLasts(
      begun,
      () => desk.balance.stop(run),
      () => desk.balance.run({ run, job: meant(desk, kind), seed, games, keptOnly, inBackground }),
    ),
  'balance.stop': (desk, { run }) => {
    desk.balance.stop(run);
    return Promise.resolve({});
  },
};

const meant = (desk: Desk, kind: BattleKind): ReturnType<typeof battlesMeant> =>
  battlesMeant(kind, {
    systems: desk.systems,
    valueTables: desk.valueTables,
    open: () => desk.library.read(kind),
    recordOf: (battle) => desk.engine.record(battle),
  });
