/** Strokes as SVG path data: short, and the same bytes every time. */
import type { Point } from '../geometry';
import type { Stroke } from './scene';

/** A number with at most the digits of `grain` steps to one, without a leading zero. */
export function rounded(number: number, grain: number): string {
  return written(Math.round(number * grain), grain);
}
function written(steps: number, grain: number): string {
  if (steps === 0) return '0';
  return String(steps / grain).replace(/^(-?)0\./, '$1.');
}

/** Path data: the first move from the origin, all else from where the pen is; rounding never adds up. */
export function path(strokes: readonly Stroke[], grain: number): string {
  const parts: string[] = [];
  let [penX, penY] = [0, 0];
  let command = '';

  const write = (next: string, points: readonly Point[]): void => {
    const ends = points.map(({ x, y }) => [Math.round(x * grain), Math.round(-y * grain)] as const);
    if (next !== command || next === 'm') parts.push(next);
    command = next;
    for (const [index, [x, y]] of ends.entries()) {
      for (const steps of [x - penX, y - penY]) {
        const number = written(steps, grain);
        const last = parts[parts.length - 1] ?? '';
        const joined = number.startsWith('-') || /[a-z]$/.test(last) || (number.startsWith('.') && last.includes('.'));
        parts.push(joined ? number : ` ${number}`);
      }
      if (index === ends.length - 1) [penX, penY] = [x, y];
    }
  };

  for (const { from, steps, closed } of strokes) {
    write('m', [from]);
    const [startX, startY] = [penX, penY];
    if (steps.length === 0) parts.push('h0');
    for (const step of steps) {
      if ('to' in step) write('c', [step.leaving, step.arriving, step.to]);
      else write('l', [step]);
    }
    command = closed ? 'z' : 'm';
    if (closed) {
      parts.push('z');
      [penX, penY] = [startX, startY];
    }
  }
  return parts.join('');
}
