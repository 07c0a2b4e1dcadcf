/** What troops wear: cloth and caps by nation and type of unit, for figures of every kind. */
import type { NationColours, UnitType } from '../../engine/scenario';

/** Colours as `#rrggbb`. */
export interface Cloth {
  readonly coat: string;
  readonly facing: string;
  readonly smallClothes: string;
  readonly lace: string;
}
/** What a unit's men, its gunners and its carriages show. */
export interface Uniform {
  readonly ranks: Cloth;
  readonly crew: Cloth;
  readonly carriage: Cloth;
}

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
/** Grenadiers of these nations wear fur, the others a mitre. */
export const FUR_CAPPED: ReadonlySet<string> = new Set(['austria', 'france', 'reichsarmee', 'bavaria', 'saxony']);

/**
 * The uniform of a type of unit, or of officers of the staff when `type` is null. `ordinal` is the unit's place among
 * its side's units and chooses the facing.
 */
export function uniformOf(nation: string, colours: NationColours, type: UnitType | null, ordinal: number): Uniform {
  const facing = colours.facings[ordinal % Math.max(1, colours.facings.length)] ?? colours.lace;
  const line: Cloth = { coat: colours.coat, facing, smallClothes: colours.smallClothes, lace: colours.lace };
  return {
    ranks: clothOf(line, type, nation, colours.facings[0] ?? facing),
    crew: {
      ...line,
      coat: CREW_COATS[nation] ?? colours.coat,
      smallClothes: CREW_COATS[nation] ?? colours.smallClothes,
    },
    carriage: { ...line, coat: colours.gunCarriage },
  };
}

function clothOf(line: Cloth, type: UnitType | null, nation: string, bold: string): Cloth {
  switch (type) {
    case null:
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
