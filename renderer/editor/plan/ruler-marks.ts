/** The marks of a ruler along an edge of the table, in the unit the person measures with. */
export const RULER_UNITS = { ft: 30.48, in: 2.54, cm: 1 } as const;
export type RulerUnit = keyof typeof RULER_UNITS;

const UNITS: readonly RulerUnit[] = ['ft', 'in', 'cm'];
/** The unit a press changes to. */
export const nextUnit = (unit: RulerUnit): RulerUnit => UNITS[(UNITS.indexOf(unit) + 1) % UNITS.length] ?? 'ft';

export interface RulerMark {
  /** Cm from the table's south-west corner. */
  readonly at: number;
  /** 0 for the shortest; those of 2 bear their number. */
  readonly rank: 0 | 1 | 2;
  readonly label: string;
}

/** So many px lie between marks at least, and between numbers. */
const LEAST_MARK = 5;
const LEAST_LABEL = 60;
const STEPS: Readonly<Record<RulerUnit, readonly number[]>> = {
  ft: [1 / 12, 0.25, 0.5, 1, 2, 4],
  in: [0.25, 0.5, 1, 3, 6, 12, 24],
  cm: [0.1, 0.5, 1, 5, 10, 50, 100],
};

/** `from` and `to` in cm; `scale` is px to a cm. */
export function rulerMarks(unit: RulerUnit, from: number, to: number, scale: number): readonly RulerMark[] {
  const size = RULER_UNITS[unit];
  const steps = STEPS[unit];
  const stepFor = (pixels: number): number => steps.find((step) => step * size * scale >= pixels) ?? steps.at(-1) ?? 1;
  const fine = stepFor(LEAST_MARK);
  const labelled = stepFor(LEAST_LABEL);
  const middle = steps.find((step) => step > fine && step < labelled) ?? labelled;
  const first = Math.ceil(from / (fine * size) - 1e-6);
  const last = Math.floor(to / (fine * size) + 1e-6);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => {
    const units = (first + i) * fine;
    const rank = isMultiple(units, labelled) ? 2 : isMultiple(units, middle) ? 1 : 0;
    return { at: units * size, rank, label: rank === 2 ? numberOf(units, unit) : '' };
  });
}

/** Part of a foot is told in inches. */
function numberOf(units: number, unit: RulerUnit): string {
  if (unit !== 'ft') return String(Math.round(units * 100) / 100);
  const all = Math.round(units * 12);
  const [feet, inches] = [Math.floor(all / 12), all % 12];
  if (inches === 0) return String(feet);
  return feet === 0 ? `${inches}″` : `${feet}′${inches}″`;
}

const isMultiple = (value: number, step: number): boolean => Math.abs(value / step - Math.round(value / step)) < 1e-6;
