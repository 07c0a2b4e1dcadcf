/** The firing phase: brigades in turn, then commanders in danger, then reactions (HOW-SEQ-01, HOW-FIRE-01, HOW-REACT-04, 05). */
import { ask, does } from '../../../battle';
import type { Field, Id, Rule, View } from '../../../battle';
import { rollInitiative } from '../command/initiative';
import { reactInOrder } from '../morale/reaction';
import { troopOf, troopsOn, viewOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { entitledTo, massedWith } from './batteries';
import type { MassedFire } from './batteries';
import { commandTests } from '../command/casualties';
import { fireAtQuestion, fireFacesQuestion, fireWithQuestion, optionsOf, shotFor } from './questions';
import type { FireAtAbout } from './questions';
import { targetsOf } from './targets';
import { declareFaces, volley } from './volley';
import { bitsOfFaces, FACES, facesAmong } from '../../../tabletop';

export function* firingPhase(field: Field): Rule<void> {
  const first = yield* rollInitiative(field, 'fire');
  yield* exchangeFire(field, first);
  yield* commandTests(field);
  const hit = field.state.pieces.filter(({ marks }) => marks['hit now'] !== undefined).map(({ id }) => id);
  yield* reactInOrder(field, hit, first);
}

interface Ready {
  readonly command: Id;
  readonly units: readonly Id[];
}

/** The sides fire by turns, one brigade each; one that stops lets the other finish (HOW-FIRE-01). */
function* exchangeFire(field: Field, first: Id): Rule<void> {
  const waiting = new Map(field.roster.sides.map(({ id }) => [id, commandsReady(field, id)]));
  const order = field.roster.sides.map(({ id }) => id).toSorted((a, b) => Number(b === first) - Number(a === first));
  let mayPass = false;
  while ([...waiting.values()].some((left) => left.length > 0)) {
    for (const side of order) {
      const commands = waiting.get(side) ?? [];
      if (commands.length === 0) continue;
      const next = yield* pickCommand(field, side, commands, mayPass);
      if (next) yield* fireBrigade(field, next, !mayPass);
      waiting.set(side, next ? commands.filter((one) => one.command !== next.command) : []);
      mayPass = true;
    }
  }
}

/** Brigades and independents of a side with a unit that has a target. */
function commandsReady(field: Field, side: Id): readonly Ready[] {
  const view = field.view(side);
  const units = troopsOn(view).filter((troop) => troop.side === side && hasTarget(field, troop.id));
  return Object.values(field.roster.commands)
    .map(({ id }) => ({
      command: id,
      units: units.filter((troop) => troop.piece.command === id).map((troop) => troop.id),
    }))
    .filter((ready) => ready.units.length > 0);
}

const hasTarget = (field: Field, unit: Id): boolean => optionsOf(viewOf(field, unit), { unit }).length > 0;

/** A lone brigade needs no question: its units may hold their fire one by one. */
function* pickCommand(field: Field, side: Id, commands: readonly Ready[], mayPass: boolean): Rule<Ready | null> {
  const [only] = commands;
  if (commands.length === 1) return only ?? null;
  const choice = yield* ask(field, fireWithQuestion, side, { side, commands, mayPass });
  return choice.pick === 'pass' ? null : (commands.find(({ command }) => command === choice.of) ?? null);
}

/** All the fire of one brigade, unit by unit; `isBound` when it begins the firing, so that one of them must fire (HOW-INIT-06). */
function* fireBrigade(field: Field, { command, units }: Ready, isBound: boolean): Rule<void> {
  const name = field.roster.commands[command]?.name ?? command;
  yield* field.within(does(name, 'fires'), command, 'HOW-FIRE-01', function* () {
    const batteries = massedBatteries(field, units);
    let mustFire = isBound;
    for (const [index, id] of units.entries()) {
      const troop = troopOf(viewOf(field, id), id);
      const isLast = mustFire && !units.slice(index + 1).some((other) => hasTarget(field, other));
      const fired = troop.inside
        ? yield* fireFromHouses(field, troop, isLast)
        : yield* fireUnit(field, troop, batteries, isLast);
      if (fired) mustFire = false;
    }
  });
}

/** Has it fired? */
function* fireUnit(field: Field, troop: Troop, batteries: Map<string, MassedFire>, mustFire: boolean): Rule<boolean> {
  const battery = batteryOf(viewOf(field, troop.id), troop);
  const massed = batteries.get(battery);
  const order = yield* aim(field, troop, {
    unit: troop.id,
    ...(massed ? { massed } : {}),
    ...(mustFire ? { mustFire } : {}),
  });
  if (!order) return false;
  if (massed && order.massed) batteries.set(battery, { ...massed, common: order.target });
  yield* volley(field, order);
  return true;
}

/** What each massed battery of a brigade may fire at as one, told before the first of its guns fires (HOW-ARTY-07). */
function massedBatteries(field: Field, units: readonly Id[]): Map<string, MassedFire> {
  const batteries = new Map<string, MassedFire>();
  for (const id of units) {
    const view = viewOf(field, id);
    const troop = troopOf(view, id);
    const entitled = entitledTo(view, troop);
    const [any] = entitled;
    if (any !== undefined) batteries.set(batteryOf(view, troop), { common: null, entitled });
  }
  return batteries;
}

/** A massed battery is known by all its guns. */
const batteryOf = (view: View, troop: Troop): string =>
  massedWith(view, troop)
    .map(({ id }) => id)
    .toSorted()
    .join();

function* aim(field: Field, troop: Troop, about: FireAtAbout) {
  const answer = yield* ask(field, fireAtQuestion, troop.piece.seat, about);
  return shotFor(viewOf(field, troop.id), about, answer);
}

/** One shot through each face declared, all with the deduction for them together (HOW-BUA-13, HOW-BUA-14). Has it fired? */
function* fireFromHouses(field: Field, troop: Troop, mustFire: boolean): Rule<boolean> {
  const targets = targetsOf(viewOf(field, troop.id), troop);
  const open = FACES.filter((face) => targets.some((aim) => aim.face === face));
  const through = open.length > 1 ? yield* declare(field, troop, bitsOfFaces(open), mustFire) : open;
  let hasFired = false;
  for (const face of through) {
    const isLast = mustFire && !hasFired && face === through.at(-1);
    const order = yield* aim(field, troop, { unit: troop.id, face, ...(isLast ? { mustFire } : {}) });
    if (!order) continue;
    hasFired = true;
    yield* volley(field, order);
  }
  return hasFired;
}

function* declare(field: Field, troop: Troop, faces: number, mustFire: boolean): Rule<readonly number[]> {
  const about = { unit: troop.id, faces, ...(mustFire ? { mustFire } : {}) };
  const choice = yield* ask(field, fireFacesQuestion, troop.piece.seat, about);
  if (choice.pick === 'hold') return [];
  declareFaces(field, troop, choice.of);
  return facesAmong(choice.of);
}
