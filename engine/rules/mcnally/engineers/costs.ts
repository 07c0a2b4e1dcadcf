/**
 * What engineers' works take, as the optional chapter has it (MCN-ENG), for the battle and for the play sheet.
 */

/** Explosives on one wagon (MCN-ENG-05). */
export const CHARGES = 6;

/** Moves to lay so many charges, the dice they throw, and how far their blast reaches, inches (MCN-ENG-06, 08, 09). */
export const explosion = (
  charges: number,
): { readonly moves: number; readonly dice: number; readonly blast: number } => ({
  moves: charges,
  dice: charges + 1,
  blast: charges + 2,
});

/** A work is destroyed by a score above its strength (MCN-ENG-07). */
export const isBlownUp = (score: number, strength: number): boolean => score > strength;

/** Moves to cross a river with pontoons: one for every 2 inches, one more in fast water (MCN-ENG-10, MCN-ENG-13). */
export const pontoonMoves = (inches: number, isFast: boolean): number => Math.ceil(inches / 2) * (isFast ? 2 : 1);

/** Points of material and moves for a bridge: three moves for every 2 inches, one more in fast water (MCN-ENG-11, MCN-ENG-13). */
export const bridging = (inches: number, isFast: boolean): { readonly material: number; readonly moves: number } => ({
  material: Math.ceil(inches),
  moves: Math.ceil(inches / 2) * (isFast ? 4 : 3),
});

/** Turns to take points off a work or to build them: one move takes one, two build one (MCN-ENG-04, MCN-ENG-15). */
export const turnsOfWork = (points: number, does: 'dismantles' | 'builds'): number =>
  points * (does === 'builds' ? 2 : 1);

/** Under full strength a die above what is left stops the work of a move (MCN-ENG-12). */
export const worksOn = (die: number, strength: number, full: number): boolean => strength >= full || die <= strength;
