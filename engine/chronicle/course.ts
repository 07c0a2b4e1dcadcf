/** All that is at hand while a story is told. */
import { groundOf } from '../terrain';
import { called } from '../scenario';
import type { Action, Chronicle, ChronicleRemark, Id, Scenario } from '../scenario';
import type { Closed } from '../routes';
import type { Instants } from './instants';
import type { ChronicleTroops } from './troops';
import type { MarchRoutes } from './march-routes';

export interface DayCourse {
  readonly chronicle: Chronicle;
  readonly scenario: Scenario;
  readonly troops: ChronicleTroops;
  readonly routes: MarchRoutes;
  readonly instants: Instants;
  readonly remarks: ChronicleRemark[];
}
/** An entry of the story and its number, from 0. */
export interface NumberedAction {
  readonly action: Action;
  readonly entry: number;
}

type Remark = Omit<ChronicleRemark, 'part' | 'entry'>;

export const remarkOn = ({ remarks }: DayCourse, entry: number, remark: Remark): void =>
  void remarks.push({ part: 'story', entry, ...remark });

/** Metres of the real ground to a cm, where the scenario does not tell: a table of 2.4 m is then 2.4 km. */
const METRES_TO_CM = 10;
export const metresToCm = ({ table }: Scenario): number => table.metresToCm ?? METRES_TO_CM;

/** `2.4 km`, `350 m` */
export const groundInWords = (metres: number): string =>
  metres >= 1000 ? `${(Math.round(metres / 100) / 10).toFixed(1)} km` : `${Math.round(metres / 10) * 10} m`;

export const minutesInWords = (minutes: number): string =>
  minutes >= 90 ? `${(Math.round(minutes / 6) / 10).toFixed(1)} hours` : `${Math.ceil(minutes)} minutes`;

/** What closes a way, by its name. */
export function closedInWords(scenario: Scenario, closed: Closed): string {
  if (closed.kind === 'table edge') return 'the edge of the table';
  if (closed.kind === 'room') return 'want of room';
  return nameOfGround(scenario, closed.id);
}
function nameOfGround(scenario: Scenario, id: Id): string {
  const block = groundOf(scenario).block(id);
  const feature = scenario.terrain.find((one) => one.id === (block?.bua ?? id));
  return feature ? called(feature) : id;
}
