import { line } from '../context';
import type { CommandContext } from '../context';

/** Elsewhere than on a screen a line is written so often, ms. */
const EVERY = 5000;

/** Tells how many battles have been fought: over one line on a person's screen, now and then elsewhere. */
export function progressOn(context: CommandContext, of: number) {
  let fought = 0;
  let told = performance.now();
  let isOpen = false;
  const began = told;
  const sentence = (): string => {
    const seconds = (performance.now() - began) / 1000;
    const left = (seconds / fought) * (of - fought);
    const togo = fought < of && seconds > 2 ? `, about ${Math.ceil(left)} s to go` : '';
    return `${fought} of ${of} battles fought${togo}`;
  };
  const end = (): void => {
    if (isOpen) context.complain('\n');
    isOpen = false;
  };
  return {
    fought(count: number): void {
      fought += count;
      if (context.isTerminal) {
        context.complain(`\r${sentence().padEnd(60)}`);
        isOpen = true;
        if (fought >= of) end();
      } else if (fought >= of || performance.now() - told > EVERY) {
        context.complain(line(sentence()));
        told = performance.now();
      }
    },
    end,
  };
}
