/** Armies made for tests, under Honours of War, in a zone large enough. */
import { makeArmy } from '../../../generators/army';
import type { ArmyOrder, MadeArmy, SetUpZone } from '../../../generators/army';
import { honoursOfWar } from '../../../engine/rules/honours-of-war';
import type { Nation } from '../../../engine/scenario';
import { nations } from '../../engine/scenario/files';

export function nation(id: string): Nation {
  const found = nations.get(id);
  if (!found) throw new Error(`no nation ${id}`);
  return found;
}

/** 8 ft wide, 3 ft deep, at the south edge of a table of 8 by 6 ft. */
export const ZONE: SetUpZone = { at: { x: 122, y: 46 }, width: 240, depth: 90, heading: 0 };

export const order = (id: string, changes: Partial<ArmyOrder> = {}): ArmyOrder => ({
  side: 'blue',
  nation: nation(id),
  year: 1757,
  points: 1000,
  seed: 1,
  scale: '28mm',
  zone: ZONE,
  ...changes,
});

export const make = (of: ArmyOrder): MadeArmy => makeArmy(of, honoursOfWar);

export function made(of: ArmyOrder): Exclude<MadeArmy, { readonly why: string }> {
  const result = make(of);
  if ('why' in result) throw new Error(result.why);
  return result;
}
