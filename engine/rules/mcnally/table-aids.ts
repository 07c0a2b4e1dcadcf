/** What players of the book measure with at a figure scale, for print. */
import { capital } from '../../battle';
import type { Ruler, RulerLimit, RulerZone, TableAids } from '../../battle';
import type { Cm, ValueTable } from '../../scenario';
import { houseValues } from './house-rows';
import { inchAt, isScale } from './lengths';
import { BASE } from './troops/layouts';
import { CLASS_WORDS } from './troops/unit-classes';
import type { Weapon } from './troops/traits';

const BANDS = ['short', 'medium', 'long'] as const;

export function tableAids(measure: string, values?: ValueTable): TableAids {
  const house = houseValues(values);
  const inch = inchAt(isScale(measure) ? measure : '25mm');
  const ruler = (measures: Ruler['measures'], title: string, clause: string, limits: readonly RulerLimit[]): Ruler => ({
    id: `${measures} ${title}`.toLowerCase().replaceAll(' ', '-'),
    title,
    clause,
    measures,
    limits,
  });
  const bands = (weapon: Weapon): readonly RulerLimit[] =>
    house.ranges[weapon].map((limit, band) => ({ title: BANDS[band] ?? 'long', to: limit * inch }));
  const ranges = WEAPONS.map((weapon) => ruler('range', rulerName(weapon), 'MCN-FIRE-05', bands(weapon)));
  const moves = (['CO', 'OO', 'HC', 'LC'] as const).map((one) => {
    const { line, column, rout } = house.rates[one];
    return ruler('move', rulerName(CLASS_WORDS[one]), 'MCN-MOVE-01', [
      { title: 'line or mass', to: line * inch },
      { title: 'column', to: column * inch },
      { title: 'rout', to: rout * inch },
    ]);
  });
  const distances = [
    ruler('distance', 'Charges', 'MCN-CHG-02', [
      { title: 'on foot', to: 3 * inch },
      { title: 'mounted', to: 6 * inch },
    ]),
    ruler('distance', 'Generals', 'MCN-GENRISK-06', [
      { title: 'his loss is felt', to: 18 * inch },
      { title: 'moves', to: house.general * inch },
    ]),
  ];
  return {
    rulers: [...ranges, ...moves, ...distances],
    angles: [{ title: 'Arc of fire, free turn', clause: 'MCN-FIRE-02', degrees: ARC }],
    zones: [
      zone('Foot in line', 'muskets', 4 * BASE * inch, BASE * inch, bands('muskets')),
      zone('Guns', 'medium', 2 * BASE * inch, 2 * BASE * inch, bands('medium')),
    ],
    orders: [],
  };
}
const ARC = 45;
const WEAPONS: readonly Weapon[] = ['muskets', 'rifles', 'light', 'medium', 'heavy', 'howitzers'];

const zone = (title: string, id: string, width: Cm, depth: Cm, limits: readonly RulerLimit[]): RulerZone => ({
  id: `arc-${id}`,
  title,
  clause: 'MCN-FIRE-11',
  width,
  depth,
  opening: ARC,
  limits,
});
const rulerName = (word: string): string =>
  `${capital(word)}${['light', 'medium', 'heavy'].includes(word) ? ' guns' : ''}`;
