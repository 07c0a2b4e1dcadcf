/**
 * How fast troops of the period went over the real ground, metres a minute. The ordinary step of the Prussian foot was 75
 * paces of 70 cm a minute, kept in line by halts to dress; columns of route made 4 km an hour with theirs. Horse walked at
 * 6 to 7 km an hour, trotted at 13 and charged the last hundreds of metres at 20 and more. Guns went at a walk behind
 * their teams and were drawn forward by hand in a fight.
 */
import type { RosterUnit } from '../battle';
import type { Marching } from '../scenario';

export type PaceClass = 'foot' | 'horse' | 'guns';

const USUAL: Readonly<Record<PaceClass, Readonly<Record<Marching, number>>>> = {
  foot: {
    arrive: 55,
    march: 55,
    advance: 45,
    charge: 70,
    'counter-charge': 70,
    assault: 60,
    withdraw: 45,
    retreat: 60,
    rout: 100,
  },
  horse: {
    arrive: 110,
    march: 110,
    advance: 120,
    charge: 230,
    'counter-charge': 230,
    assault: 200,
    withdraw: 100,
    retreat: 180,
    rout: 300,
  },
  guns: {
    arrive: 55,
    march: 55,
    advance: 40,
    charge: 40,
    'counter-charge': 40,
    assault: 40,
    withdraw: 40,
    retreat: 60,
    rout: 80,
  },
};
/** Nobody kept up more than this over a kilometre. */
const QUICKEST: Readonly<Record<PaceClass, number>> = { foot: 110, horse: 400, guns: 120 };

export const moverOf = (unit: RosterUnit | null): PaceClass =>
  unit === null || unit.arm === 'horse' ? 'horse' : unit.arm === 'guns' ? 'guns' : 'foot';

/** Minutes for so many metres, as they usually went and as fast as they could. */
export const usualTime = (metres: number, mover: PaceClass, deed: Marching): number => metres / USUAL[mover][deed];
export const leastTime = (metres: number, mover: PaceClass): number => metres / QUICKEST[mover];
