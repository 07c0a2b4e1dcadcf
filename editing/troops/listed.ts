/** Troops of a list set out as entries of a file: each brigade in a line, with its commander behind it. */
import { facingOf, plus, times } from '../../engine/geometry';
import type { Point } from '../../engine/geometry';
import type { Cm } from '../../engine/scenario';
import { plainPoint } from '../rewriting';
import { headingText } from '../rewriting/numbers';
import type { ListedLeader, ListedTroops } from './csv';
import { plainUnit } from './raise';
import type { RaisedTroops } from './raised';
import { plainDeploy } from './set-out';

/** Where a row of units stands: its middle, which way it looks, and cm from centre to centre. */
export interface RowOfUnits {
  readonly at: Point;
  readonly heading: number;
  readonly spacing: Cm;
}

/** `groundFor` finds room for a row of so many, and is asked for one after the other. */
export function setOutList(
  { general, brigades, independents }: ListedTroops,
  groundFor: (count: number) => RowOfUnits,
): RaisedTroops {
  return {
    brigades: brigades.map(({ name, commander, units }) => {
      const row = groundFor(units.length);
      return {
        name,
        commander: { ...plainLeader(commander), at: plainPoint(behindRow(row)) },
        deploy: plainDeploy({ in: 'line', ...row, depth: 0 }),
        units: units.map((unit) => plainUnit(unit.name, unit)),
      };
    }),
    independents: independents.map((unit) => {
      const { at, heading } = groundFor(1);
      return { ...plainUnit(unit.name, unit), at: plainPoint(at), heading: headingText(heading) };
    }),
    general: general && { ...plainLeader(general), at: plainPoint(behindRow(groundFor(1))) },
  };
}

const plainLeader = ({ name, rating }: ListedLeader) => ({
  ...(name !== null && { name }),
  ...(rating !== null && { rating }),
});

/** Where the leader of a row stands. */
export const behindRow = ({ at, heading, spacing }: RowOfUnits): Point =>
  plus(at, times(facingOf(heading), 0 - spacing * BEHIND));
/** So far behind his row a leader stands, as a share of its spacing. */
const BEHIND = 0.4;
