/** What a unit of a roster is when a test says nothing about it. */
export const PLAIN_ROSTER_UNIT = {
  weapon: null,
  battalionGuns: null,
  poorShots: false,
  drill: 'normal',
  morale: 'normal',
  foreign: false,
  national: null,
  overrides: null,
} as const;
