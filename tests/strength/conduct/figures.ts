/** How generals conduct themselves, counted from whole battles: what makes a wargamer wince, and how often. */

/** Counts of one side, summed over its battles. */
export interface Conduct {
  battles: number;
  /** Still open after the last turn. */
  stalls: number;
  turns: number;
  charges: number;
  /**
   * Unit-turns in which an enemy might charge the unit where it stood after the moves; those in which the nearest of them
   * faced its flank or rear and stood there when it was asked: it might have shown him its front or gone out of his reach, or
   * no answer would have helped; and those in which he came there later, or it had no say in that turn.
   */
  threatened: number;
  exposed: number;
  helpless: number;
  turned: number;
  /**
   * Unit-turns begun with an enemy in reach of fire or charge, and those in which the unit could have moved and did nothing,
   * while its brigade was to go for somebody, and while it was to hold its ground.
   */
  inReach: number;
  idle: number;
  steadfast: number;
  /** Unit-turns begun out of reach by units that could have moved and were not to hold, and those in which one stood still behind a friend. */
  marching: number;
  blocked: number;
  /** Further moves offered to units that had farther to go, and those taken. */
  furtherOffered: number;
  furtherTaken: number;
  /** Marches, and those that the next turn took back. */
  moved: number;
  undone: number;
  /** Batteries that came to battle, and those that never fired. */
  guns: number;
  silentGuns: number;
  /** Units of horse; those that at some time could make a charge that promised more than it put at stake; and of those, who never charged. */
  horse: number;
  horseWithChance: number;
  idleHorse: number;
  /** The same of foot. */
  foot: number;
  footWithChance: number;
  idleFoot: number;
  /** Leaders who made way for a unit. */
  madeWay: number;
  /** Unit-turns on the table, and those in which a unit was told to be out of command. */
  unitTurns: number;
  outOfCommand: number;
}

export const noConduct = (): Conduct => ({
  battles: 0,
  stalls: 0,
  turns: 0,
  charges: 0,
  threatened: 0,
  exposed: 0,
  helpless: 0,
  turned: 0,
  inReach: 0,
  idle: 0,
  steadfast: 0,
  marching: 0,
  blocked: 0,
  furtherOffered: 0,
  furtherTaken: 0,
  moved: 0,
  undone: 0,
  guns: 0,
  silentGuns: 0,
  horse: 0,
  horseWithChance: 0,
  idleHorse: 0,
  foot: 0,
  footWithChance: 0,
  idleFoot: 0,
  madeWay: 0,
  unitTurns: 0,
  outOfCommand: 0,
});

const share = (part: number, whole: number): string =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(0)} % of ${whole}`;

/** A line for each figure: what it is and its value for a side. */
export const FIGURES: readonly { readonly title: string; readonly of: (conduct: Conduct) => string }[] = [
  { title: 'flank or rear shown when threatened', of: (c) => share(c.exposed, c.threatened) },
  { title: 'flank shown that no answer would cover', of: (c) => share(c.helpless, c.threatened) },
  { title: 'flank turned without a say in it', of: (c) => share(c.turned, c.threatened) },
  { title: 'idle with an enemy in reach', of: (c) => share(c.idle, c.inReach) },
  { title: 'stands fast with an enemy in reach', of: (c) => share(c.steadfast, c.inReach) },
  { title: 'blocked by friends', of: (c) => share(c.blocked, c.marching) },
  { title: 'second moves used by who has farther to go', of: (c) => share(c.furtherTaken, c.furtherOffered) },
  { title: 'moves undone in the next turn', of: (c) => share(c.undone, c.moved) },
  { title: 'guns that never fire', of: (c) => share(c.silentGuns, c.guns) },
  { title: 'horse that comes to a good charge', of: (c) => share(c.horseWithChance, c.horse) },
  { title: 'of it, horse that never charges', of: (c) => share(c.idleHorse, c.horseWithChance) },
  { title: 'foot that comes to a good charge', of: (c) => share(c.footWithChance, c.foot) },
  { title: 'of it, foot that never charges', of: (c) => share(c.idleFoot, c.footWithChance) },
  { title: 'charges a battle', of: (c) => (c.charges / Math.max(1, c.battles)).toFixed(1) },
  { title: 'leaders making way, a battle', of: (c) => (c.madeWay / Math.max(1, c.battles)).toFixed(1) },
  { title: 'out of command', of: (c) => share(c.outOfCommand, c.unitTurns) },
  { title: 'open after the last turn', of: (c) => share(c.stalls, c.battles) },
];
