/** How generals conduct themselves, counted from whole battles: what makes a wargamer wince, and how often. */

/** Counts of one side, summed over its battles. */
export interface Conduct {
  battles: number;
  /** Still open after the last turn. */
  stalls: number;
  turns: number;
  charges: number;
  /** Unit-turns in which an enemy could charge the unit where it stood after moving, and those in which he faced its flank or rear. */
  threatened: number;
  exposed: number;
  /** Unit-turns begun with an enemy in reach of fire or charge, and those in which the unit did nothing. */
  inReach: number;
  idle: number;
  /** Unit-turns begun out of reach of the enemy, and those in which the unit stood still behind a friend. */
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
  /** Units of horse and of foot that could charge at some time, and those that never did. */
  horse: number;
  idleHorse: number;
  foot: number;
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
  inReach: 0,
  idle: 0,
  marching: 0,
  blocked: 0,
  furtherOffered: 0,
  furtherTaken: 0,
  moved: 0,
  undone: 0,
  guns: 0,
  silentGuns: 0,
  horse: 0,
  idleHorse: 0,
  foot: 0,
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
  { title: 'idle with an enemy in reach', of: (c) => share(c.idle, c.inReach) },
  { title: 'blocked by friends', of: (c) => share(c.blocked, c.marching) },
  { title: 'second moves used by who has farther to go', of: (c) => share(c.furtherTaken, c.furtherOffered) },
  { title: 'moves undone in the next turn', of: (c) => share(c.undone, c.moved) },
  { title: 'guns that never fire', of: (c) => share(c.silentGuns, c.guns) },
  { title: 'horse that could charge and never does', of: (c) => share(c.idleHorse, c.horse) },
  { title: 'foot that could charge and never does', of: (c) => share(c.idleFoot, c.foot) },
  { title: 'charges a battle', of: (c) => (c.charges / Math.max(1, c.battles)).toFixed(1) },
  { title: 'leaders making way, a battle', of: (c) => (c.madeWay / Math.max(1, c.battles)).toFixed(1) },
  { title: 'out of command', of: (c) => share(c.outOfCommand, c.unitTurns) },
  { title: 'open after the last turn', of: (c) => share(c.stalls, c.battles) },
];
