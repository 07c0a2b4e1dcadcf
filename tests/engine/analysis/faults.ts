/** What no battle of Honours of War may show, told in sentences: for tests over many battles. */
import type { View } from '../../../engine/battle';
import { distance, penetration } from '../../../engine/geometry';
import type { Path } from '../../../engine/geometry';
import { isDoneFor, troopsOn } from '../../../engine/rules/honours-of-war/troops/troop';
import { walk } from './battles';
import type { Fought } from './battles';

/** Moves that begin elsewhere than their unit stands, or whose legs are not as long as they say. */
export function faultsOfMoves(fought: Fought): readonly string[] {
  const wrong: string[] = [];
  walk(fought, (event, before) => {
    if (event.do !== 'moved') return;
    const { pieces, commands } = before().state;
    for (const { id, path } of event.movers) {
      const piece = pieces.find((other) => other.id === id) ?? commands[id];
      const stood = piece && 'on' in piece.where ? piece.where.on : null;
      if (stood && distance(stood, path.from) > 0.01) wrong.push(`${id} ${event.manner}: begins elsewhere`);
      wrong.push(...crooked(path).map((fault) => `${id} ${event.manner}: ${fault}`));
    }
  });
  return wrong;
}

/** Units on others, in water, or off the table at the end of a step. */
export function faultsOfPlaces(fought: Fought): readonly string[] {
  const wrong = new Set<string>();
  walk(fought, null, (end) => misplaced(end).forEach((fault) => wrong.add(fault)));
  return [...wrong];
}

/** Hits that are not between 0 and 10, or do not change by what is said. */
export function faultsOfGauges(fought: Fought): readonly string[] {
  const wrong: string[] = [];
  walk(fought, (event, before) => {
    if (event.do !== 'gauge') return;
    const was = before().state.pieces.find(({ id }) => id === event.id)?.gauges[event.gauge];
    if (event.now < 0 || event.now > 10 || !Number.isInteger(event.now)) wrong.push(`${event.id} at ${event.now}`);
    if (was === undefined || was + event.by !== event.now)
      wrong.push(`${event.id}: ${was} and ${event.by} make ${event.now}`);
  });
  return wrong;
}

function crooked(path: Path): readonly string[] {
  const faults: string[] = [];
  let from = path.from;
  for (const leg of path.legs) {
    const apart = distance(from, leg.to);
    if (leg.kind === 'straight' && Math.abs(apart - leg.length) > 0.005)
      faults.push(`goes ${apart}, says ${leg.length}`);
    if ('about' in leg && Math.abs(distance(from, leg.about) - distance(leg.to, leg.about)) > 0.005)
      faults.push(`${leg.kind} leaves its circle`);
    const size = leg.to.hx * leg.to.hx + leg.to.hy * leg.to.hy;
    if (Math.abs(size - 1) > 1e-6) faults.push(`heading of length ${size}`);
    from = leg.to;
  }
  const whole = path.legs.reduce((sum, leg) => sum + leg.length, 0);
  if (Math.abs(whole - path.length) > 0.005) faults.push(`legs of ${whole}, says ${path.length}`);
  return faults;
}

function misplaced(view: View): readonly string[] {
  const faults: string[] = [];
  const when = `turn ${view.state.at.turn} step ${view.state.at.step}`;
  const standing = troopsOn(view).filter((troop) => !isDoneFor(troop));
  standing.forEach((troop, i) => {
    if (!troop.inside)
      for (const box of troop.boxes) {
        if (!view.ground.holds(box)) faults.push(`${when}: ${troop.id} hangs over the edge`);
        if (view.ground.inWater(box, 'impassable')) faults.push(`${when}: ${troop.id} stands in the river`);
      }
    for (const other of standing.slice(i + 1)) {
      if (troop.inside && other.inside) continue;
      const deepest = Math.max(...troop.boxes.flatMap((own) => other.boxes.map((box) => penetration(own, box))));
      if (deepest > 0.1) faults.push(`${when}: ${troop.id} lies ${deepest.toFixed(2)} cm in ${other.id}`);
    }
  });
  return faults;
}

/** Paths to numbers and values that have no place in a log. */
export function strange(value: unknown, path = ''): readonly string[] {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? [] : [`${path}: ${value}`];
  if (value === undefined) return [`${path}: undefined`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => strange(inner, `${path}.${key}`));
}
