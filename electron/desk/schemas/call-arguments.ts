/** The arguments of every call a window may make. */
import * as v from 'valibot';
import { integer, list, nothing, object, oneOf, partial, text, texts } from './fields';
import { printJob } from './print-jobs';
import { settingFields } from './settings';

/** A handle the library gave out, not a path. */
const file = text(400);
const battle = text(40);
/** Chosen by the window, to follow what is being saved and to stop it. */
const saving = text(40);
const printFormat = oneOf('pdf', 'svg', 'png');

const saveOrder = object({
  saving,
  file,
  jobs: list(printJob, 12),
  format: printFormat,
  /** Dots to an inch of pictures. */
  dpi: integer(20, 2400),
  /** To a place the person chooses, or into the program that prints. */
  to: oneOf('keep', 'print'),
});

export const CALL_ARGUMENTS = {
  'library.list': nothing,
  'rules.list': nothing,
  'scenario.open': object({ file }),
  'battle.fight': object({
    /** Chosen by the window, to follow the battle and to stop it; the desk chooses one without. */
    battle: v.optional(battle),
    file,
    seed: integer(0, 0xffffffff),
    turns: integer(1, 200),
    /** These three otherwise than the file has them. */
    rules: v.optional(text(60)),
    scale: v.optional(text(20)),
    options: v.optional(texts(60)),
  }),
  'battle.stop': object({ battle }),
  'battle.keep': object({ battle, name: text(200) }),
  'record.open': object({ file }),
  'battle.inspect': object({ battle, event: integer(0, 10_000_000), piece: text(200) }),
  'export.sheets': object({ file, job: printJob }),
  'export.preview': object({ file, job: printJob, sheet: v.nullable(text(200)) }),
  'export.changed': object({ file, job: printJob }),
  'export.save': saveOrder,
  'export.look-away': nothing,
  'export.stop': object({ saving }),
  'settings.read': nothing,
  'settings.write': object({ settings: partial(settingFields) }),
};

export type CallName = keyof typeof CALL_ARGUMENTS;
export type CallArguments = { readonly [Name in CallName]: v.InferOutput<(typeof CALL_ARGUMENTS)[Name]> };
export type SaveOrder = v.InferOutput<typeof saveOrder>;
export type PrintFormat = v.InferOutput<typeof printFormat>;
