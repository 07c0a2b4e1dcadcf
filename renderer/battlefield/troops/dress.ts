import type { RosterSide, RosterUnit } from '../../../engine/battle';
import { chance } from './chance';
import { rgb } from './figures';
import type { Rgb } from './figures';

/** Linear colours of one figure: coat, facing, small clothes, lace, horse; fifteen numbers. */
export type Dress = Float32Array;

interface Cloth {
  readonly coat: string;
  readonly facing: string;
  readonly smallClothes: string;
  readonly lace: string;
}
const HORSES: readonly Rgb[] = ['#5b3520', '#2c1b12', '#6b3f22', '#4a2d1a', '#5b3520', '#3a2718', '#c9c3b6'].map(rgb);
const BUFF = '#e6ddbf';
const BRASS_LACE = '#d9b24a';
const HUNTER_GREEN = '#2f4a2c';
const FRONTIER_BROWN = '#6a4a31';
const SKY_BLUE = '#6f93b5';
const SCARLET = '#9d2226';
const HOMESPUN = '#7d7058';
const SAPPER_BLUE = '#33415c';
const BOSNIAK_RED = '#7c2024';
const COSSACK_BLUE = '#27375f';

/** Corps that never wore the coat of the line, by nation. */
const CREW_COATS: Readonly<Record<string, string>> = { austria: '#b08d66' };
const DRAGOON_COATS: Readonly<Record<string, string>> = { prussia: '#7398ba' };

/** A fresh coat of paint. */
export function dressed(cloth: Cloth, hide: Rgb = [0.1, 0.05, 0.03]): Dress {
  const parts = [cloth.coat, cloth.facing, cloth.smallClothes, cloth.lace].flatMap((hex) => [...rgb(hex)]);
  return new Float32Array([...parts, ...hide]);
}

/** The same clothes on another horse; every animal is a little lighter or darker than its breed. */
export function horsed(dress: Dress, rider: string, n: number): Dress {
  const breed = HORSES[Math.floor(chance(rider, n * 2) * HORSES.length)] ?? [0.1, 0.05, 0.03];
  const shade = 0.8 + 0.5 * chance(rider, n * 2 + 1);
  const copy = new Float32Array(dress);
  breed.forEach((part, i) => (copy[12 + i] = part * shade));
  return copy;
}

/** What a unit's men, its gunners and its carriages wear. */
export interface Wardrobe {
  readonly ranks: Dress;
  readonly crew: Dress;
  readonly carriage: Dress;
}

/** Clothes of a unit from its side's colours; `ordinal` is its place among its side's units and chooses the facing. */
export function wardrobeOf(side: RosterSide, unit: RosterUnit | null, ordinal: number): Wardrobe {
  const { colours, nation } = side;
  const facing = colours.facings[ordinal % Math.max(1, colours.facings.length)] ?? colours.lace;
  const line: Cloth = { coat: colours.coat, facing, smallClothes: colours.smallClothes, lace: colours.lace };
  const crewCoat = CREW_COATS[nation] ?? colours.coat;
  const crew: Cloth = { ...line, coat: crewCoat, smallClothes: CREW_COATS[nation] ?? colours.smallClothes };
  const carriage: Cloth = { ...line, coat: colours.gunCarriage };
  return {
    ranks: dressed(clothOf(line, unit, nation, colours.facings[0] ?? facing)),
    crew: dressed(crew),
    carriage: dressed(carriage),
  };
}

function clothOf(line: Cloth, unit: RosterUnit | null, nation: string, bold: string): Cloth {
  switch (unit?.type) {
    case undefined:
      return { ...line, lace: BRASS_LACE };
    case 'grenadiers':
    case 'guards':
      return { ...line, lace: BRASS_LACE };
    case 'cuirassiers':
      return { ...line, coat: BUFF, smallClothes: BUFF };
    case 'dragoons':
      return { ...line, coat: DRAGOON_COATS[nation] ?? line.coat };
    case 'hussars':
      return { ...line, coat: bold, facing: line.coat };
    case 'jaeger':
      return { ...line, coat: HUNTER_GREEN };
    case 'grenzer':
      return { ...line, coat: FRONTIER_BROWN, smallClothes: SKY_BLUE };
    case 'highlanders':
      return { ...line, coat: SCARLET, facing: HUNTER_GREEN };
    case 'militia':
      return { ...line, coat: HOMESPUN, smallClothes: HOMESPUN };
    case 'engineers':
      return { ...line, coat: SAPPER_BLUE, lace: BRASS_LACE };
    case 'uhlans':
      return { ...line, coat: bold, facing: bold };
    case 'bosniaks':
      return { ...line, coat: BOSNIAK_RED, facing: BOSNIAK_RED, smallClothes: SAPPER_BLUE };
    case 'cossacks':
      return { ...line, coat: COSSACK_BLUE, facing: SCARLET, smallClothes: COSSACK_BLUE };
    default:
      return line;
  }
}
