/** Is there room for the armies side by side? */
import type { View } from '../../../engine/battle';
import type { RuleSystem } from '../../../engine/rules/system';
import { SCALES, unitsOfArmy } from '../../../engine/scenario';
import type { Cm } from '../../../engine/scenario';
import { scaleOf } from '../../scale';
import type { Remedy } from '../../remedies';
import { about } from './scale-line';
import type { ScaleLine } from './scale-line';
import { widest } from './troop-lines';

/** Lines that an army may stand in before it is crowded. */
const MOST_LINES = 3;
const FOOT = 30.48;
/** A table is made longer by so much at most, cm: more would be another table. */
const MOST_LONGER = 8 * FOOT;

export function roomLines(system: RuleSystem, { roster, ground }: View, paces: number): readonly ScaleLine[] {
  const { scenario } = ground;
  const room = Math.max(ground.width, ground.depth);
  return scenario.armies.flatMap((army): readonly ScaleLine[] => {
    const fronts = unitsOfArmy(army).flatMap(({ id, arm }) => {
      const unit = roster.units[id];
      return unit && arm !== 'train' ? [widest(unit)] : [];
    });
    if (fronts.length === 0) return [];
    const long = fronts.reduce((sum, front) => sum + front, 0);
    const lines = Math.max(1, Math.ceil(long / room));
    const isCrowded = lines > MOST_LINES;
    return [
      {
        of: 'room',
        about: army.id,
        verdict: isCrowded ? 'large' : 'right',
        sentence: `${army.name}, unit beside unit, is ${about(long * paces)} paces long: along the longer edge it takes ${lines === 1 ? 'one line' : `${lines} lines`}.`,
        change: isCrowded ? 'Or give it fewer units.' : null,
        remedies: isCrowded
          ? [...longerTable(long, ground), ...smallerFigures(system, long, room, scaleOf(scenario))]
          : [],
      },
    ];
  });
}

function longerTable(long: Cm, { width, depth }: View['ground']): readonly Remedy[] {
  const feet = Math.ceil((long / MOST_LINES - Math.max(width, depth)) / FOOT - 0.01);
  return feet * FOOT > MOST_LONGER
    ? []
    : [
        {
          do: 'table',
          edge: width >= depth ? 'east' : 'north',
          by: feet * FOOT,
          says: `Make the table ${feet} ft ${width >= depth ? 'wider' : 'deeper'}`,
        },
      ];
}

/** The largest figures of the book that have room; bases go with them. */
function smallerFigures({ measures }: RuleSystem, long: Cm, room: Cm, now: keyof typeof SCALES): readonly Remedy[] {
  const isKnown = (id: string): id is keyof typeof SCALES => Object.hasOwn(SCALES, id);
  const [largest] = measures
    .flatMap(({ id }) => (isKnown(id) && SCALES[id] < SCALES[now] ? [id] : []))
    .filter((id) => (long * SCALES[id]) / SCALES[now] <= MOST_LINES * room)
    .toSorted((a, b) => SCALES[b] - SCALES[a]);
  return largest === undefined ? [] : [{ do: 'figures', scale: largest, says: `Take ${largest} figures` }];
}
