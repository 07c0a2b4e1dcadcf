import * as v from 'valibot';
import { boolean, integer, object, text } from '../fields';
import { battle, battleKind, run, seed } from './fragments';

export const BATTLE_ARGUMENTS = {
  'battle.fight': object({
    /** Chosen by the window, to follow the battle and to stop it; the desk chooses one without. */
    battle: v.optional(battle),
    seed,
    ...battleKind.entries,
  }),
  'battle.lay': battleKind,
  'battle.stop': object({ battle }),
  'battle.keep': object({ battle, name: text(200) }),
  'battle.inspect': object({ battle, event: integer(0, 10_000_000), piece: text(200) }),
  'battle.explain': object({ battle, event: integer(0, 10_000_000) }),
  'battle.plans': object({ battle }),
  'balance.run': object({
    /** Chosen by the window, to follow the battles and to stop them. */
    run,
    /** The first seed; the others follow on. */
    seed,
    games: integer(1, 5000),
    /** Tells of battles fought before, and fights none. */
    keptOnly: v.optional(boolean),
    /** In one thread beside all else; of a text that is still being edited none is kept. */
    inBackground: v.optional(boolean),
    ...battleKind.entries,
  }),
  'balance.stop': object({ run }),
};
