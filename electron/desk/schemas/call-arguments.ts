/** The arguments of every call a window may make. */
import * as v from 'valibot';
import { YEARS } from '../../../engine/scenario';
import { boolean, integer, list, nothing, number, object, oneOf, partial, text, texts, token } from './fields';
import { printJob } from './print-jobs';
import { settingFields } from './settings';

/** A handle the library gave out, not a path. */
const file = text(400);
const battle = text(40);
const run = text(40);
/** Chosen by the window, to follow what is being saved and to stop it. */
const saving = text(40);
/** As large as a file that is read, in letters. */
const scenarioText = text(5_000_000);
const title = text(400);
const folder = text(300);
const stamp = v.nullable(text(60));
/** The window's own name for what it edits. */
const document = token(60);
const removed = text(60);

/** On the table or near it, cm. */
const length = number(-10_000, 10_000);
const point = object({ x: length, y: length });
/** A text that is edited, with what is held where while it is dragged. */
const planned = {
  text: scenarioText,
  file: v.nullable(file),
  held: list(object({ id: text(200), at: point, heading: v.nullable(number(-360, 720)) }), 1000),
};

const printFormat = oneOf('pdf', 'svg', 'png');

/** Of a table, cm. */
const side = number(30, 2000);
const battleOrder = object({
  /** Of `scenario.choices`. */
  kind: text(40),
  seed: integer(0, 0xffffffff),
  /** West to east, south to north. */
  size: v.strictTuple([side, side], 'a width and a depth in cm'),
  rules: text(60),
  scale: text(20),
  /** Ids; the first attacks where one of them does. */
  nations: v.strictTuple([text(100), text(100)], 'two nations'),
  year: v.nullable(integer(YEARS.first, YEARS.last)),
  /** Of the larger army. */
  points: number(1, 100_000),
});

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

const seed = integer(0, 0xffffffff);

/** All of a battle but its seed. */
const battleKind = v.strictObject({
  file,
  turns: integer(1, 200),
  /** These otherwise than the file has them. */
  rules: v.optional(text(60)),
  scale: v.optional(text(20)),
  options: v.optional(texts(60)),
  /** Units left out, by id or name. */
  without: v.optional(list(text(200), 60)),
  /** Who commands each side, by the side's id. */
  generals: v.optional(texts(60)),
  /** Goes on from the beginning of a turn of an open battle: the same orders as far as they can be repeated, other dice. */
  again: v.optional(object({ battle, turn: integer(1, 1000) })),
});

export const CALL_ARGUMENTS = {
  'library.list': nothing,
  /** `show` opens it in the system's own window. */
  'library.place': object({ show: boolean }),
  'rules.list': nothing,
  'generals.list': nothing,
  'scenario.open': object({ file }),
  'scenario.text': object({ file }),
  'scenario.save': object({
    /** Null for one that was never saved. */
    file: v.nullable(file),
    /** What a file of its own is called, and the folder it lies in. */
    name: title,
    folder,
    text: scenarioText,
    /** The stamp of what was read or written last; with null the file may hold anything. */
    expects: stamp,
  }),
  'scenario.choices': nothing,
  'scenario.make': battleOrder,
  'scenario.duplicate': object({ file }),
  'scenario.rename': object({ file, title }),
  'scenario.move': object({ file, folder }),
  'scenario.remove': object({ file }),
  'scenario.restore': object({ removed }),
  'scenario.bin': nothing,
  'scenario.reveal': object({ file }),
  'scenario.versions': object({ file }),
  'scenario.version': object({ file, version: text(20) }),
  'editing.begin': object({ document, file: v.nullable(file) }),
  'editing.end': object({ document }),
  'journal.write': object({
    document,
    file: v.nullable(file),
    title,
    stamp,
    steps: integer(0, 10_000_000),
    text: scenarioText,
  }),
  'journal.forget': object({ document }),
  'recovery.list': nothing,
  'recovery.open': object({ document }),
  'recovery.discard': object({ document }),
  'recovery.restore': object({ document }),
  /** `file` is what it was opened as; null of one that was never saved. */
  'editor.read': object({ text: scenarioText, file: v.nullable(file) }),
  'editor.nations': nothing,
  'estimate.run': object({
    /** Chosen by the window, to follow the battles and to stop them. */
    estimate: text(40),
    text: scenarioText,
    file: v.nullable(file),
    seed: integer(0, 0xffffffff),
    games: integer(1, 200),
    turns: integer(1, 200),
  }),
  'estimate.stop': object({ estimate: text(40) }),
  'aids.zones': object(planned),
  /** Squares of `cell` cm that are seen from any of these places. */
  'aids.sight': object({ ...planned, from: list(point, 200), cell: number(0.5, 20) }),
  'aids.marches': object({ ...planned, units: list(text(200), 400) }),
  'aids.chokes': object(planned),
  /** Paces to a cm as the person says, or with null as the book has them. */
  'aids.scale': object({ ...planned, paces: v.nullable(number(0.01, 10_000)) }),
  'battle.fight': object({
    /** Chosen by the window, to follow the battle and to stop it; the desk chooses one without. */
    battle: v.optional(battle),
    seed,
    ...battleKind.entries,
    /** Null for a text that was never saved. */
    file: v.nullable(file),
    /** As it is being edited, in place of what the file holds. */
    text: v.optional(scenarioText),
  }),
  'battle.stop': object({ battle }),
  'battle.keep': object({ battle, name: text(200) }),
  'record.open': object({ file }),
  'battle.inspect': object({ battle, event: integer(0, 10_000_000), piece: text(200) }),
  'balance.run': object({
    /** Chosen by the window, to follow the battles and to stop them. */
    run,
    /** The first seed; the others follow on. */
    seed,
    games: integer(1, 5000),
    /** Tells of battles fought before, and fights none. */
    keptOnly: v.optional(boolean),
    ...battleKind.entries,
  }),
  'balance.stop': object({ run }),
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
export type BattleKind = v.InferOutput<typeof battleKind>;
export type SaveOrder = v.InferOutput<typeof saveOrder>;
export type BattleOrder = v.InferOutput<typeof battleOrder>;
export type PrintFormat = v.InferOutput<typeof printFormat>;
