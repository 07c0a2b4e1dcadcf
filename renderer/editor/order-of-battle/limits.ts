/** How an army measures against the limits of the book, in sentences. */
import type { Organisation } from '../../../electron/desk/api';
import { isGeneralsOwn } from '../../../engine/scenario';
import type { Army, Brigade, Id } from '../../../engine/scenario';

export interface Limit {
  readonly says: string;
  readonly isKept: boolean;
  /** The rule that sets it. */
  readonly clause: Id;
}

/** As `Organisation` counts units to a commander. */
const WEIGHT = { small: 0.5, standard: 1, large: 1.5 } as const;

export function limitsOf(army: Army, organisation: Organisation): readonly Limit[] {
  const { unitsInBrigade, independents, batteriesToFootBrigade, unitsToCommander, clauses } = organisation;
  const { least, most } = unitsInBrigade;
  const odd = army.brigades.filter(({ units }) => units.length < least || units.length > most);
  const batteries = unitsWith(army, 'guns');
  const ofFoot = army.brigades.filter(isOfFoot).length;
  const room = ofFoot * batteriesToFootBrigade;
  const led = army.brigades
    .flatMap(({ units }) => units.map(({ size }) => WEIGHT[size]))
    .reduce((sum, one) => sum + one, 0);
  const commanders = Math.floor(led / unitsToCommander);
  const own = army.brigades.filter((brigade) => !isGeneralsOwn(army, brigade)).length;
  return [
    {
      says: `${least} to ${most} units in a brigade${odd.length > 0 ? `: not ${odd.map(({ name, units }) => `${name} (${units.length})`).join(', ')}` : ''}`,
      isKept: odd.length === 0,
      clause: clauses.unitsInBrigade,
    },
    {
      says: `At most ${independents} independent units; here ${army.independents.length}`,
      isKept: army.independents.length <= independents,
      clause: clauses.independents,
    },
    {
      says: `At most ${batteriesToFootBrigade === 1 ? 'one battery' : `${batteriesToFootBrigade} batteries`} to a brigade of foot; here ${batteries} to ${ofFoot}`,
      isKept: batteries <= room,
      clause: clauses.batteriesToFootBrigade,
    },
    {
      says: `A commander to ${unitsToCommander} units: at most ${commanders}; here ${own}`,
      isKept: own <= commanders,
      clause: clauses.unitsToCommander,
    },
  ];
}

const unitsWith = ({ brigades, independents }: Army, arm: string): number =>
  [...brigades.flatMap(({ units }) => units), ...independents].filter((unit) => unit.arm === arm).length;

const isOfFoot = ({ units }: Brigade): boolean =>
  units.filter(({ arm }) => arm === 'foot').length * 2 > units.filter(({ arm }) => arm !== 'guns').length;
