/** Small battlefields for tests of Honours of War: units put where a clause needs them, dice from a list, answers from a table. */
import type { BattleState, Choice, Id, Piece, Roster } from '../../../../engine/battle';
import { facingOf, poseAt } from '../../../../engine/geometry';
import type { Point } from '../../../../engine/geometry';
import { MARKS } from '../../../../engine/rules/honours-of-war/troops/vocabulary';
import { NEUTRAL } from '../../../../engine/rules/honours-of-war/troops/nations';
import type { NationalValues } from '../../../../engine/rules/honours-of-war/troops/nations';
import { layout, shapesOf } from '../../../../engine/rules/honours-of-war/troops/layouts';
import { scale as scaleById } from '../../../../engine/rules/honours-of-war/troops/scales';
import type { ScaleId } from '../../../../engine/rules/honours-of-war/troops/scales';
import { troopOf } from '../../../../engine/rules/honours-of-war/troops/troop';
import type { Troop } from '../../../../engine/rules/honours-of-war/troops/troop';
import type {
  Arm,
  Feature,
  Rating,
  Scenario,
  Season,
  TroopClass,
  UnitSize,
  UnitType,
} from '../../../../engine/scenario';
import { UNIT_TYPES } from '../../../../engine/scenario';
import { layGround } from '../../../../engine/terrain';
import { ListedField } from '../../../kit/field';
import { PLAIN_ROSTER_UNIT } from '../../plain';
import { scenarioOf } from '../../terrain/tables';

export type { Answers } from '../../../kit/field';
export {
  at,
  bridge,
  course,
  entrenchment,
  hill,
  polygon,
  redoubt,
  river,
  road,
  stream,
  village,
  wall,
  wood,
} from '../../terrain/tables';

/** A unit of a test: `at` is its centre, `heading` degrees clockwise from north. Blue and red are the sides. */
export interface UnitPlace {
  readonly at?: readonly [number, number];
  readonly heading?: number;
  /** In a block instead. */
  readonly inside?: Id;
  readonly face?: number;
  readonly type?: UnitType;
  readonly arm?: Arm;
  /** Weapon, drill and the like, where they are not the usual ones. */
  readonly is?: Partial<Pick<Roster['units'][Id], keyof typeof PLAIN_ROSTER_UNIT>>;
  readonly class?: TroopClass;
  readonly size?: UnitSize;
  readonly formation?: string;
  readonly command?: Id;
  /** Not on the table yet, and due in this turn. */
  readonly due?: number;
  readonly hits?: number;
  readonly marks?: Readonly<Record<string, number | Id>>;
}
export interface Leader {
  readonly at: readonly [number, number];
  readonly rating?: Rating | 'diced' | null;
  readonly kind?: 'brigade' | 'general' | 'lieutenant';
  /** Of a lieutenant general: those he leads; all when left out. */
  readonly commands?: readonly Id[];
  readonly side?: Side;
  /** Not on the table yet, and due in this turn. */
  readonly due?: number;
}
export const SIDES = ['blue', 'red'] as const;
export type Side = (typeof SIDES)[number];

export interface Layout {
  readonly scale?: ScaleId;
  readonly terrain?: readonly Feature[];
  readonly table?: readonly [number, number];
  /** What the scenario orders: weather, holds, events, victory, places of those who come later; the season of its table. */
  readonly scenario?: Partial<Omit<Scenario, 'table' | 'terrain'>> & { readonly season?: Season };
  readonly blue?: Readonly<Record<Id, UnitPlace>>;
  readonly red?: Readonly<Record<Id, UnitPlace>>;
  /** Brigades that have a commander on the table, and generals, by command id. */
  readonly leaders?: Readonly<Record<Id, Leader>>;
  /** Brigades without a commander, led by the general. */
  readonly ledByGeneral?: readonly Id[];
  readonly dice?: readonly number[];
  readonly options?: Readonly<Record<string, string>>;
  readonly objectives?: Roster['objectives'];
  /** National values that differ from the neutral ones. */
  readonly nations?: Readonly<Partial<Record<Side, Partial<NationalValues>>>>;
  /** The designated attacker; blue unless told. */
  readonly attacker?: Side | null;
}

/** The centre of a footprint of `depth` whose front edge lies `ahead` north of y = 0 when it faces north. */
export const northFront = (x: number, front: number, depth: number): readonly [number, number] => [
  x,
  front - depth / 2,
];

export function battlefield(layoutOf: Layout): TestField {
  return new TestField(layoutOf);
}

/** Activates these commands in turn; ends the movement of whoever is asked at a null, and of all after the last. */
export function activating(...commands: readonly (string | null)[]): () => Choice {
  let next = 0;
  return () => {
    const of = commands[next++] ?? null;
    return of === null ? { pick: 'end' } : { pick: 'activate', of };
  };
}

/** The guns that a crew has left, facing north. */
export const leaveGunsAt = (field: TestField, crew: Id, at: Point): void =>
  field.emit(
    { do: 'laid', id: `${crew} guns`, thing: { kind: 'guns', at: poseAt(at, { x: 0, y: 1 }), owner: 'blue' } },
    { reasons: [] },
  );

export class TestField extends ListedField {
  constructor(from: Layout) {
    const [width, depth] = from.table ?? [240, 180];
    const plain = scenarioOf(from.terrain ?? [], width, depth);
    const { season = plain.table.season, ...told } = from.scenario ?? {};
    const ground = layGround({ ...plain, ...told, table: { ...plain.table, season } });
    super(stateOf(from), ground, rosterOf(from), MARKS, from.dice);
  }

  troop(id: Id): Troop {
    return troopOf(this.view('blue'), id);
  }

  hits(id: Id): number {
    return this.piece(id).gauges['hits'] ?? 0;
  }

  /** Where a unit stands, rounded to 0.1 cm and degrees. */
  place(id: Id): Point {
    const { where } = this.piece(id);
    if (!('on' in where)) throw new Error(`${id} is not on the table`);
    return { x: Math.round(where.on.x * 10) / 10 + 0, y: Math.round(where.on.y * 10) / 10 + 0 };
  }
}

function rosterOf(from: Layout): Roster {
  const scale = scaleById(from.scale ?? '28mm');
  const units: Record<Id, Roster['units'][Id]> = {};
  const commands: Record<Id, Roster['commands'][Id]> = {};
  for (const side of SIDES)
    for (const [id, place] of Object.entries(from[side] ?? {})) {
      const { type = 'line infantry', size = 'standard', command = `${side} brigade` } = place;
      const arm = place.arm ?? UNIT_TYPES[type];
      units[id] = {
        id,
        name: nameOf(id),
        side,
        command,
        type,
        arm,
        class: place.class ?? 'standard',
        ...PLAIN_ROSTER_UNIT,
        ...place.is,
        size,
        layouts: Object.fromEntries(
          shapesOf({ type, arm, size }).map((shape) => [shape, layout({ type, arm, size }, shape, scale)]),
        ),
      };
      const own = commands[command]?.units ?? [];
      const rating = from.leaders?.[command]?.rating ?? 'dependable';
      const kind = command === id ? 'independent' : 'brigade';
      commands[command] = {
        id: command,
        name: nameOf(command),
        leader: from.ledByGeneral?.includes(command) ? null : nameOf(command),
        kind,
        side,
        rating,
        units: [...own, id],
        commands: [],
      };
    }
  for (const [id, leader] of Object.entries(from.leaders ?? {})) {
    const rating = leader.rating === undefined ? 'dependable' : leader.rating;
    commands[id] ??= {
      id,
      name: nameOf(id),
      leader: nameOf(id),
      kind: leader.kind ?? 'brigade',
      side: leader.side ?? 'blue',
      rating,
      units: [],
      commands: leader.commands ?? [],
    };
  }
  return {
    measure: scale.id,
    options: from.options ?? {},
    sides: SIDES.map((id) => ({
      id,
      name: nameOf(id),
      seat: id,
      attacker: id === (from.attacker === undefined ? 'blue' : from.attacker),
      nation: 'austria',
      nationName: 'Austria',
      colours: {
        coat: '#ffffff',
        facings: [],
        smallClothes: '#ffffff',
        lace: '#ffffff',
        flag: [],
        gunCarriage: '#000000',
      },
      national: { ...NEUTRAL, ...from.nations?.[id] },
      general:
        Object.entries(from.leaders ?? {}).find(
          ([, one]) => one.kind === 'general' && (one.side ?? 'blue') === id,
        )?.[0] ?? null,
    })),
    units,
    commands,
    objectives: from.objectives ?? [],
  };
}

function stateOf(from: Layout): BattleState {
  const pieces: Piece[] = [];
  for (const seat of SIDES)
    for (const [id, place] of Object.entries(from[seat] ?? {})) {
      const { at = [0, 0], heading = seat === 'blue' ? 0 : 180, inside, face } = place;
      const where =
        place.due !== undefined
          ? { off: seat, due: place.due }
          : inside
            ? { inside, ...(face === undefined ? {} : { face }) }
            : { on: poseAt({ x: at[0], y: at[1] }, facingOf(heading)) };
      pieces.push({
        id,
        seat,
        command: place.command ?? `${seat} brigade`,
        where,
        formation: place.formation ?? usualFormation(place.type ?? 'line infantry'),
        bases: null,
        gauges: { hits: place.hits ?? 0 },
        marks: { ...place.marks },
      });
    }
  const commands: Record<Id, Piece> = {};
  const figure = (id: Id, seat: Id, where: Piece['where']): Piece => ({
    id,
    seat,
    command: id,
    where,
    formation: 'figure',
    bases: null,
    gauges: {},
    marks: {},
  });
  for (const id of from.ledByGeneral ?? []) commands[id] = figure(id, 'blue', { gone: 'led by the general' });
  for (const [id, { at, side, due }] of Object.entries(from.leaders ?? {})) {
    const seat =
      side ??
      (Object.values(from.red ?? {}).some((place) => place.command === id) || id === 'red brigade' ? 'red' : 'blue');
    const where = due === undefined ? { on: poseAt({ x: at[0], y: at[1] }, { x: 0, y: 1 }) } : { off: seat, due };
    commands[id] = figure(id, seat, where);
  }
  return { at: { turn: 1, step: 3 }, drawn: 0, acts: 0, pieces, commands, ground: {}, marks: {}, over: null };
}

const usualFormation = (type: UnitType): string =>
  UNIT_TYPES[type] === 'guns' ? 'deployed' : UNIT_TYPES[type] === 'train' ? 'march column' : 'line';

const nameOf = (id: Id): string => `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
