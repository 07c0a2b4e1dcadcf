/** What the switches in a script ask, and what is noted of those that were asked. */
export class Switchboard {
  /** The place that is broken now; -1 while all is whole. */
  broken = -1;
  /** How often switches may be asked before a loop is taken for endless. */
  patience = Infinity;
  asked = 0;
  /** Called with each place where being broken could make a difference. */
  note = nothing;
  /** Called with each statement that runs as a script loads, and with each whose constants are read. */
  begins = nothing;
  read = nothing;
  /** What stood left of the && or || that was decided last. */
  stopped = undefined;

  /** At a number. */
  at(place) {
    this.#count();
    this.note(place);
    return place === this.broken;
  }

  /** Left of && and ||: whether to go on to the right. */
  goesOn(place, left, operator) {
    this.#count();
    this.note(place);
    this.stopped = left;
    return (operator === '&&') !== (place === this.broken) ? Boolean(left) : !left;
  }

  /** At a comparison: one that would come out the same is not noted. */
  compared(place, left, operator, right) {
    this.#count();
    const was = COMPARED[operator](left, right);
    const becomes = COMPARED[BROKEN[operator]](left, right);
    if (was !== becomes) this.note(place);
    return place === this.broken ? becomes : was;
  }

  #count() {
    this.asked += 1;
    if (this.asked > this.patience) throw new Error(ENDLESS);
  }
}

export const ENDLESS = 'never ends';

const nothing = () => undefined;
const BROKEN = { '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===' };
const COMPARED = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '===': (a, b) => a === b,
  '!==': (a, b) => a !== b,
};
