/** The real bodies behind a unit, in words. */
import type { Unit } from './army';

/** As "3 battalions of Bevern, 2100 men"; empty where nothing is said of them. */
export function realBodies({ standsFor, men, arm }: Unit): string {
  const count = men === undefined ? [] : [`${men} ${arm === 'guns' ? 'guns' : 'men'}`];
  return [...(standsFor === undefined ? [] : [standsFor]), ...count].join(', ');
}
