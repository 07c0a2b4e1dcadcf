/** Strokes as SVG path data: short, and the same bytes every time. */
import { memoOfFew } from '../../engine/facts';
import type { Point } from '../../engine/geometry';
import type { Stroke } from './scene';

/** A number with at most the digits of `grain` steps to one, without a leading zero. */
export const rounded = (number: number, grain: number): string => written(Math.round(number * grain), grain);

const written = (steps: number, grain: number): string =>
  Math.abs(steps) <= SHORT ? shortSteps(grain)(steps) : writtenAnew(steps, grain);

/** Nearly all steps of a path are short, and so the same few: they are written once for each grain. */
const SHORT = 2000;
const shortSteps = memoOfFew((grain: number) => memoOfFew((steps: number) => writtenAnew(steps, grain)));

function writtenAnew(steps: number, grain: number): string {
  if (steps === 0) return '0';
  // A grain that is no power of ten would leave long tails.
  const number = String(Math.round((steps / grain) * 1e6) / 1e6);
  if (number.startsWith('0.')) return number.slice(1);
  return number.startsWith('-0.') ? `-${number.slice(2)}` : number;
}

/** Path data: the first move from the origin, all else from where the pen is; rounding never adds up. */
export function path(strokes: readonly Stroke[], grain: number): string {
  const pen = new Pen(grain);
  for (const { from, steps, closed } of strokes) {
    pen.write('m', [from]);
    if (steps.length === 0) pen.data += 'h0';
    for (const step of steps) {
      if ('to' in step) pen.write('c', [step.leaving, step.arriving, step.to]);
      else pen.write('l', [step]);
    }
    if (closed) pen.close();
    else pen.command = '';
  }
  return pen.data;
}

class Pen {
  data = '';
  command = '';
  private x = 0;
  private y = 0;
  private start: readonly [number, number] = [0, 0];
  /** True when the last number has a point, so that a number beginning with one needs no space before it. */
  private pointed = false;

  constructor(private readonly grain: number) {}

  write(command: 'm' | 'l' | 'c', points: readonly Point[]): void {
    let first = command !== this.command;
    if (first) this.data += command;
    this.command = command;
    let [x, y] = [this.x, this.y];
    for (const point of points) {
      x = Math.round(point.x * this.grain);
      y = Math.round(-point.y * this.grain);
      this.number(x - this.x, first);
      this.number(y - this.y, false);
      first = false;
    }
    [this.x, this.y] = [x, y];
    if (command === 'm') this.start = [x, y];
  }

  private number(steps: number, first: boolean): void {
    const number = written(steps, this.grain);
    const sign = number.charCodeAt(0);
    const joined = first || sign === 45 || (sign === 46 && this.pointed);
    this.data += joined ? number : ` ${number}`;
    this.pointed = number.includes('.');
  }

  /** Back to where the stroke began. */
  close(): void {
    this.data += 'z';
    this.command = '';
    [this.x, this.y] = this.start;
  }
}
