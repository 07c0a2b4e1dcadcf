/** Arrivals and entry points against the edge of the table. */
import type { Point } from '../../geometry';
import type { Arrival } from '../model/army';
import type { Cm } from '../model/measures';
import type { Scenario, Table } from '../model/scenario';
import { isTableLost } from '../reading/table-format';
import type { UnplacedFault } from '../text/page';
import type { FindingCollector } from './finding-collector';

/** How far from the edge of the table a place of arrival may lie. */
const NEAR_EDGE: Cm = 0.5;

export function checkArrivals(scenario: Scenario, marks: FindingCollector): void {
  const { armies, entryPoints = [], table } = scenario;
  checkCalls(scenario, marks);
  if (isTableLost(marks.page)) return;
  for (const { id, name, at, inside } of entryPoints) {
    if (inside && !isWithin(at, table)) marks.addTo(id, 'at', offTable(name, at));
    if (!inside && !isOnEdge(at, table)) marks.addTo(id, 'at', offEdge(`${name} is`, at, table));
  }
  for (const { brigades, independents } of armies)
    for (const command of [...brigades, ...independents.map((unit) => ({ ...unit, units: [unit] }))]) {
      // The units of a brigade share its arrival.
      const checked = new Set<Arrival>();
      for (const { id, name, place } of command.units) {
        if (!('arrives' in place) || checked.has(place.arrives)) continue;
        checked.add(place.arrives);
        const { at, entry } = place.arrives;
        if (entry !== undefined || isOnEdge(at, table)) continue;
        const own = marks.has(id, 'arrives.at');
        const who = own ? name : command.name;
        marks.addTo(own ? id : command.id, 'arrives.at', offEdge(`${who} is to come on`, at, table));
      }
    }
}

/** Who waits to be called must be called. */
function checkCalls({ armies, events }: Scenario, marks: FindingCollector): void {
  const called = new Set(events.flatMap((event) => (event.event === 'calls' ? event.units : [])));
  for (const { brigades, independents } of armies)
    for (const command of [...brigades, ...independents.map((unit) => ({ ...unit, units: [unit] }))]) {
      const forgotten = command.units.filter(
        ({ id, place }) => 'arrives' in place && place.arrives.onCall && !called.has(id),
      );
      const own = forgotten.find(({ id }) => marks.has(id, 'arrives.on call'));
      const [first] = forgotten;
      if (!first) continue;
      marks.addTo(
        own?.id ?? command.id,
        'arrives.on call',
        {
          code: 'nobody-calls',
          message: `No event calls ${own?.name ?? command.name}, so it never comes.`,
          fix: 'Add an event with calls: [...], or let it come in a turn.',
        },
        'warning',
      );
    }
}

const isOnEdge = ({ x, y }: Point, { width, depth }: Table): boolean =>
  Math.abs(Math.min(x, y, width - x, depth - y)) <= NEAR_EDGE;

const isWithin = ({ x, y }: Point, { width, depth }: Table): boolean =>
  Math.min(x, y, width - x, depth - y) > NEAR_EDGE;

const offTable = (name: string, { x, y }: Point): UnplacedFault => ({
  code: 'entry-outside',
  message: `${name} is at [${x}, ${y}], which does not lie within the table.`,
  fix: 'Write a point within it; one on its edge needs no "inside the table".',
});

const offEdge = (who: string, at: Point, table: Table): UnplacedFault => ({
  code: 'arrives-off-edge',
  message: `${who} at [${at.x}, ${at.y}], which does not lie on an edge of the table.`,
  fix: `Write a point with 0 or ${table.width} first, or 0 or ${table.depth} second.`,
  quickFix: { write: [...nearestOnEdge(at, table)] },
});

/** The nearest point of the edge of the table. */
function nearestOnEdge({ x, y }: Point, { width, depth }: Table): readonly [Cm, Cm] {
  const [east, north] = [Math.min(Math.max(x, 0), width), Math.min(Math.max(y, 0), depth)];
  const places: readonly (readonly [Cm, Cm])[] = [
    [0, north],
    [width, north],
    [east, 0],
    [east, depth],
  ];
  const far = ([a, b]: readonly [Cm, Cm]): number => Math.abs(a - x) + Math.abs(b - y);
  return places.reduce((best, place) => (far(place) < far(best) ? place : best));
}
