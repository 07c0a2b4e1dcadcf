import type { Nation } from '../../../engine/scenario';

const nation = (id: string): Nation => ({
  id,
  name: id,
  colours: {
    coat: '#203050',
    facings: ['#a01020'],
    smallClothes: '#ffffff',
    lace: '#ffffff',
    flag: ['#ffffff'],
    gunCarriage: '#3b5a7a',
  },
  troops: [],
  names: { infantry: [], cavalry: [], officers: [] },
  systems: {},
});
export const NATIONS: readonly Nation[] = [nation('prussia'), nation('austria')];

/** A wood, a hill and three units; the wood has no name. */
export const TABLE = `# A table for tests.
cockade: 1
title: Small
kind: fictional
rules: { system: honours-of-war, scale: 28mm }
table: { size: [120, 90] }
terrain:
  - wood: { outline: { polygon: [[80, 60], [100, 60], [100, 80], [80, 80]] } }   # by the mill
  - hill: { name: Knoll, slope: gentle, height: 4cm, outline: { ellipse: { at: [60, 45], radii: [16, 10] } } }
armies:
  blue:
    name: Blue
    nation: prussia
    attacker: true
    independents:
      - { name: First, type: line infantry, at: [30, 20], heading: 0, formation: line }
      - { name: Guns, type: medium gun,   at: [60, 20], heading: 0, formation: deployed }
  red:
    name: Red
    nation: austria
    independents:
      - { name: Second, type: line infantry, at: [30, 70], heading: 180, formation: line }
`;
