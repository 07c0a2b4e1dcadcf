/** What a battle showed on the table and in its counters. */
import type { View } from '../../../engine/battle';
import { distance, penetration } from '../../../engine/geometry';
import type { Box, Path } from '../../../engine/geometry';
import type { Cm } from '../../../engine/scenario';
import { walk } from '../fight';
import type { Fought } from '../fight';
import type { Subject } from '../subject';
import { strange } from './strange';

/** Deeper than this one unit lies in another, cm: touching and the rounding of poses leave less. */
const DEEPEST = 0.1;
/** Stored lengths are rounded to 0.001 cm, leg by leg. */
const ROUNDING = 0.005;

/** Moves that begin elsewhere than their piece stands, or whose legs are not as long as they say. */
export function faultsOfMoves(fought: Fought): readonly string[] {
  const faults: string[] = [];
  walk(fought, (event, before) => {
    if (event.do !== 'moved') return;
    const { pieces, commands } = before().state;
    for (const { id, path } of event.movers) {
      const piece = pieces.find((other) => other.id === id) ?? commands[id];
      const stood = piece && 'on' in piece.where ? piece.where.on : null;
      if (stood && distance(stood, path.from) > 2 * ROUNDING) faults.push(`${id} ${event.manner}: begins elsewhere`);
      faults.push(...faultsOfPath(path).map((fault) => `${id} ${event.manner}: ${fault}`));
    }
  });
  return faults;
}

function faultsOfPath(path: Path): readonly string[] {
  const faults: string[] = [];
  let from = path.from;
  for (const leg of path.legs) {
    const apart = distance(from, leg.to);
    if (leg.kind === 'straight' && Math.abs(apart - leg.length) > ROUNDING)
      faults.push(`goes ${apart}, says ${leg.length}`);
    if ('about' in leg && Math.abs(distance(from, leg.about) - distance(leg.to, leg.about)) > ROUNDING)
      faults.push(`${leg.kind} leaves its circle`);
    const size = leg.to.hx * leg.to.hx + leg.to.hy * leg.to.hy;
    if (Math.abs(size - 1) > 1e-6) faults.push(`heading of length ${size}`);
    from = leg.to;
  }
  const whole = path.legs.reduce((sum, leg) => sum + leg.length, 0);
  if (Math.abs(whole - path.length) > ROUNDING) faults.push(`legs of ${whole}, says ${path.length}`);
  return faults;
}

/** Counters that are not whole, fall below nothing, or do not change by what is said. */
export function faultsOfGauges(fought: Fought): readonly string[] {
  const faults: string[] = [];
  walk(fought, (event, before) => {
    if (event.do !== 'gauge') return;
    const { id, gauge, by, now } = event;
    const { pieces, commands } = before().state;
    const was = (pieces.find((piece) => piece.id === id) ?? commands[id])?.gauges[gauge];
    if (!Number.isInteger(now) || now < 0) faults.push(`${id} has ${gauge} ${now}`);
    if (was === undefined || was + by !== now) faults.push(`${id}: ${gauge} ${was} and ${by} make ${now}`);
  });
  return faults;
}

/** Units on others, in water that nobody can enter, or over the edge at the end of a step. */
export function faultsOfPlaces(fought: Fought): readonly string[] {
  const { bodies } = fought.subject;
  const faults = new Set<string>();
  if (bodies) walk(fought, null, (end) => faultsOfPosition(end, bodies).forEach((fault) => faults.add(fault)));
  return [...faults];
}

function faultsOfPosition(view: View, bodies: NonNullable<Subject['bodies']>): readonly string[] {
  const faults: string[] = [];
  const when = `turn ${view.state.at.turn} step ${view.state.at.step}`;
  const standing = bodies(view);
  standing.forEach((body, i) => {
    if (!body.inside)
      for (const box of body.boxes) {
        if (!view.ground.holds(aHairSmaller(box))) faults.push(`${when}: ${body.id} hangs over the edge`);
        if (view.ground.inWater(aHairSmaller(box), 'impassable'))
          faults.push(`${when}: ${body.id} stands in the river`);
      }
    for (const other of standing.slice(i + 1)) {
      // Friends may pass, and stop, by the road through a block that is held.
      if ((body.inside || other.inside) && body.side === other.side) continue;
      if (body.inside && other.inside) continue;
      const deepest = Math.max(...body.boxes.flatMap((own) => other.boxes.map((box) => penetration(own, box))));
      if (deepest > DEEPEST) faults.push(`${when}: ${body.id} lies ${deepest.toFixed(2)} cm in ${other.id}`);
    }
  });
  return faults;
}

/** Places are told to a thousandth of a cm: what ends on the very limit of the table or of water may be told a hair beyond it. */
const aHairSmaller = (box: Box): Box => ({ ...box, width: box.width - HAIR, depth: box.depth - HAIR });
const HAIR: Cm = 0.002;

/** Cards, zones, worth and standings can be made of the last position. */
export function faultsOfCards({ subject, battle, setUp }: Fought): readonly string[] {
  const { system } = subject;
  const faults: string[] = [];
  for (const { seat } of setUp.roster.sides) {
    const view = battle.view(seat);
    for (const { id } of [...view.state.pieces, ...Object.values(view.state.commands)]) {
      faults.push(...strange(system.readout(view, id), `card of ${id}`));
      faults.push(...strange(system.zones(view, id), `zones of ${id}`));
    }
    for (const { id } of view.state.pieces) faults.push(...strange(system.worth(view, id), `worth of ${id}`));
    faults.push(...strange(system.standing(view, seat), `standing of ${seat}`));
  }
  return faults;
}
