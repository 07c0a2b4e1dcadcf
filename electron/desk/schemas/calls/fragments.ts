/** Fields that several calls take. */
import * as v from 'valibot';
import { boolean, integer, list, number, object, text, texts, token } from '../fields';

/** A handle the library gave out, not a path. */
export const file = text(400);
export const battle = text(40);
export const run = text(40);
/** Chosen by the window, to follow what is being saved and to stop it. */
export const saving = text(40);
/** As large as a file that is read, in letters. */
export const scenarioText = text(5_000_000);
export const title = text(400);
export const folder = text(300);
export const stamp = v.nullable(text(60));
/** The window's own name for what it edits. */
export const document = token(60);
export const removed = text(60);
export const seed = integer(0, 0xffffffff);

/** Which scenario: what a file holds, or a text as it is being edited. */
export const source = {
  /** Null for a text that was never saved. */
  file: v.nullable(file),
  /** In place of what the file holds. */
  text: v.exactOptional(scenarioText),
};

/** On the table or near it, cm. */
const length = number(-10_000, 10_000);
export const point = object({ x: length, y: length });
/** A text that is edited, with what is held where while it is dragged. */
export const planned = {
  text: scenarioText,
  file: v.nullable(file),
  held: list(object({ id: text(200), at: point, heading: v.nullable(number(-360, 720)) }), 1000),
};

/** All of a battle but its seed. */
export const battleKind = v.strictObject({
  ...source,
  turns: integer(1, 200),
  /** These otherwise than the scenario has them. */
  rules: v.optional(text(60)),
  scale: v.optional(text(20)),
  options: v.optional(texts(60)),
  /** The file of an own table of values. */
  table: v.optional(text(200)),
  /** Units left out, by id or name. */
  without: v.optional(list(text(200), 60)),
  /** Who commands each side, by the side's id. */
  generals: v.optional(texts(60)),
  /**
   * Goes on from the beginning of a turn of an open battle with other dice: the same orders as far as they can be repeated,
   * or freely, as computer generals think best.
   */
  again: v.optional(object({ battle, turn: integer(1, 1000), freely: v.exactOptional(boolean) })),
});
