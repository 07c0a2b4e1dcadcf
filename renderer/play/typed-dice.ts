/** Dice of a real table, as they are typed: digits in a row, whatever stands between them. */
export interface TypedDice {
  readonly dice: readonly number[];
  /** So many are still to come. */
  readonly missing: number;
  /** What is wrong with what was typed; null when it may go on. */
  readonly fault: string | null;
}

export function readDice(typed: string, count: number, faces: number): TypedDice {
  const words = faces > 9 ? typed.split(/[\s,;]+/).filter(Boolean) : [...typed.replace(/[\s,;]+/g, '')];
  const dice = words.map((word) => (/^\d+$/.test(word) ? Number(word) : Number.NaN));
  const wrong = words[dice.findIndex((die) => !(die >= 1 && die <= faces))];
  const missing = Math.max(0, count - dice.length);
  if (wrong !== undefined) return { dice, missing, fault: `“${wrong}” is no face: a die shows 1 to ${faces}.` };
  if (dice.length > count)
    return {
      dice,
      missing,
      fault: `${count === 1 ? 'One die is' : `${count} dice are`} rolled, ${dice.length} are typed.`,
    };
  return { dice, missing, fault: null };
}

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** "two dice", "one average die": numbers up to twelve in letters. */
export const diceInWords = (count: number, faces: number): string =>
  `${NUMBERS[count] ?? String(count)} ${faces === 6 ? '' : `${faces}-sided `}${count === 1 ? 'die' : 'dice'}`;
