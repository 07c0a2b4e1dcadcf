/**
 * Numbers the book has lost, and what stands in for them. None of these is a number of the source: wherever one is shown it
 * is called a house value. Lengths are inches at 25mm, as all numbers of this book. A battle may have others
 * (`house-rows.ts`): rules ask `houseOf` for those they are played with.
 */
export const HOUSE = {
  /** MCN-SCALE-03, MCN-UNIT-03. */
  menToFigure: 50,
  figuresPerBase: { CO: 6, OO: 3, HC: 2, LC: 2 },
  /** MCN-SCALE-06: an empty table for this book, long edges by depth. */
  table: { width: 72, depth: 48 },
  /** MCN-SEQ-10: how far from the own long edge, and how far from the side edges. */
  deployment: { depth: 12, fromEnds: 6 },
  /** MCN-SEQ-06. */
  enemyGap: 1,
  /** MCN-SEQ-08. Of two moves of ten minutes each (MCN-SCALE-02), twelve turns are four hours. */
  victory: { brokenAt: 0.5, turns: 12, clearBy: 1.5 },
  /** MCN-MORALE-02: those of the table that the source has lost. */
  morale: { guards: 2, irregularHorse: -1 },
  /** MCN-SHAKEN-03, MCN-ROUT-02: the least score of the line at the top. */
  recovers: 4,
  rallies: 5,
  /** MCN-MOVE-01. */
  rates: {
    CO: { line: 6, mass: 6, column: 9, rout: 12 },
    OO: { line: 9, mass: 9, column: 12, rout: 15 },
    HC: { line: 12, mass: 12, column: 15, rout: 18 },
    LC: { line: 15, mass: 15, column: 18, rout: 21 },
  },
  gunRates: {
    light: { limbered: 9, deployed: 3 },
    medium: { limbered: 6, deployed: 2 },
    heavy: { limbered: 3, deployed: 1 },
  },
  crewRout: 12,
  wagons: 6,
  general: 21,
  /** MCN-MOVE-06: what keeping its face costs a gun. */
  gunsFacing: 1,
  /** MCN-MOVE-03: so many inches of a move carry an inch over it: null is closed. */
  terrain: {
    rough: { CO: 2 / 3, OO: 1, mounted: 2 / 3, wheeled: 1 / 3 },
    gentle: { CO: 2 / 3, OO: 1, mounted: 2 / 3, wheeled: 1 / 3 },
    steep: { CO: 1 / 3, OO: 2 / 3, mounted: 1 / 3, wheeled: null },
    'open wood': { CO: 2 / 3, OO: 1, mounted: 2 / 3, wheeled: 2 / 3 },
    'dense wood': { CO: 1 / 3, OO: 2 / 3, mounted: null, wheeled: null },
    swamp: { CO: 2 / 3, OO: 1, mounted: null, wheeled: null },
  },
  /** Shares of a move: crossing, entering, leaving. */
  obstacle: { CO: 0.5, OO: 0.5, mounted: 1, wheeled: 1 },
  stream: { CO: 0.5, OO: 0.5, mounted: 1, wheeled: 2 },
  enterBuilding: { CO: 0.5, OO: 0.5, mounted: null, wheeled: null },
  leaveBuilding: { CO: 1, OO: 0.5, mounted: null, wheeled: null },
  /** MCN-FORMCHG-01, MCN-FORMCHG-02. */
  formationChange: { CO: 3, OO: 2, HC: 2, LC: 2, freeBeyond: 12, share: 0.5 },
  /** MCN-FIRE-05: the farthest of each band. */
  ranges: {
    muskets: [6],
    rifles: [6, 12],
    light: [12, 24, 36],
    medium: [15, 30, 45],
    heavy: [18, 36, 54],
    howitzers: [9, 24, 36],
  },
  /** MCN-FIRE-04: friends are so far from gun and target when fire goes over them. */
  overheadGap: 12,
  /** MCN-FIRE-07: all but the first and those of the worked example. */
  fire: {
    regimentalGuns: 1,
    lesserTroops: -1,
    strongest: 2,
    middling: 0,
    weakest: -1,
    mass: -1,
    column: -2,
    shaken: -1,
    rifles: [-1, -2],
    guns: [1, -1, -2],
    cover: { none: 0, soft: -1, hard: -2, fortified: -3 },
  },
  /** MCN-MELEE-04: all of it. */
  melee: {
    cavalry: 2,
    heavyCavalry: 1,
    charging: { mounted: 2, foot: 1 },
    regular: 1,
    elite: 1,
    flank: -1,
    rear: -2,
    obstacle: { mounted: -4, foot: -2 },
    uphill: -1,
    building: { mounted: -4, foot: -2 },
    fortification: { mounted: -6, foot: -3 },
    openOrder: -2,
    overlap: 1,
    deep: 1,
  },
  /** MCN-TERR-10, MCN-TERR-11. */
  obstacleCover: { fence: 'soft', hedge: 'soft', wall: 'hard' },
  slope: 3,
  /** MCN-VIS-01: troops in a wood are seen within so much. */
  detection: {
    still: { dense: 1, open: 3 },
    stirring: { dense: 2, open: 6 },
  },
  /** MCN-DEF-05: strength points of what stands at the beginning; the wooden bridge alone is the source's. */
  works: {
    'wooden bridge': 4,
    'stone bridge': 8,
    'wooden building': 4,
    'stone building': 8,
    'fortified building': 12,
    abatis: 3,
    fieldwork: 6,
    stockade: 8,
    redoubt: 10,
  },
  /** MCN-ENG-14: dismantled material within so many inches, or so much on each wagon. */
  materials: { within: 12, perWagon: 12 },
} as const;

/** What is written beside a house value wherever one is shown. */
export const HOUSE_VALUE = 'house value';
