/** Small battlefields for tests of McNally, in inches at 25mm: units put where a clause needs them, dice from a list. */
import type { BattleState, Id } from '../../../../engine/battle';
import { facingOf, poseAt } from '../../../../engine/geometry';
import type { Allowance } from '../../../../engine/rules/mcnally/movement/allowance';
import { moveOf } from '../../../../engine/rules/mcnally/movement/rates';
import { prepare } from '../../../../engine/rules/mcnally/prepare';
import { troopOf } from '../../../../engine/rules/mcnally/troops/troop';
import type { Troop } from '../../../../engine/rules/mcnally/troops/troop';
import { MARKS, STRENGTH } from '../../../../engine/rules/mcnally/troops/vocabulary';
import { PLAIN_ARMY, PLAIN_UNIT, UNIT_TYPES } from '../../../../engine/scenario';
import type { Army, Feature, Nation, Scenario, Unit, UnitType } from '../../../../engine/scenario';
import { layGround } from '../../../../engine/terrain';
import { ListedField } from '../../../kit/field';
import { scenarioOf } from '../../terrain/tables';

export const INCH = 2.54;

/** A unit: `at` is its centre in inches, `heading` degrees clockwise from north. Blue faces north and red south. */
export interface UnitPlace {
  readonly at?: readonly [number, number];
  readonly heading?: number;
  readonly inside?: Id;
  readonly type?: UnitType;
  readonly is?: Partial<Unit>;
  /** As this book calls it. */
  readonly formation?: string;
  readonly strength?: number;
  readonly marks?: Readonly<Record<string, number | Id>>;
  readonly brigade?: Id;
}
export interface Layout {
  readonly terrain?: readonly Feature[];
  readonly blue?: Readonly<Record<Id, UnitPlace>>;
  readonly red?: Readonly<Record<Id, UnitPlace>>;
  /** Where generals stand, in inches: brigadiers by the id of their brigade, seniors as `general`. */
  readonly generals?: Readonly<Record<Id, readonly [number, number]>>;
  readonly dice?: readonly number[];
  readonly options?: Readonly<Record<string, string>>;
  readonly musketry?: number;
  readonly scenario?: Partial<Scenario>;
  /** Inches. */
  readonly table?: readonly [number, number];
  readonly scale?: '25mm' | '15mm';
}

const nation = (musketry: number): Nation => ({
  id: 'nowhere',
  name: 'Nowhere',
  colours: {
    coat: '#ffffff',
    facings: [],
    smallClothes: '#ffffff',
    lace: '#ffffff',
    flag: [],
    gunCarriage: '#000000',
  },
  troops: [],
  names: { infantry: [], cavalry: [], officers: [] },
  systems: { mcnally: { musketry } },
});

const SCENARIO_FORMATIONS: Readonly<Record<string, Unit['formation']>> = {
  mass: 'double line',
  column: 'march column',
  limbered: 'limbered',
  deployed: 'deployed',
};

function unitOf(id: Id, side: string, place: UnitPlace): Unit {
  const { type = 'line infantry', at = [10, 10], heading = side === 'blue' ? 0 : 180, inside, formation } = place;
  const arm = UNIT_TYPES[type];
  const usual = arm === 'guns' ? 'deployed' : arm === 'train' ? 'march column' : 'line';
  return {
    ...PLAIN_UNIT,
    id,
    name: id,
    type,
    arm,
    formation: formation === undefined ? usual : (SCENARIO_FORMATIONS[formation] ?? 'line'),
    place: inside === undefined ? { at: { x: at[0] * INCH, y: at[1] * INCH }, heading } : { inside },
    ...place.is,
  };
}

function armyOf(side: 'blue' | 'red', layout: Layout): Army {
  const units = Object.entries(layout[side] ?? {});
  const generals = layout.generals ?? {};
  const point = (id: Id) => ({ x: (generals[id]?.[0] ?? -50) * INCH, y: (generals[id]?.[1] ?? -50) * INCH });
  const brigades = [...new Set(units.map(([, { brigade }]) => brigade ?? `${side} brigade`))];
  return {
    ...PLAIN_ARMY,
    id: side,
    name: side,
    nation: nation(layout.musketry ?? 0),
    attacker: side === 'blue',
    general:
      side === 'blue' && generals['general']
        ? { id: 'general', name: 'general', rating: null, at: point('general') }
        : null,
    brigades: brigades.map((id) => ({
      id,
      name: id,
      nation: null,
      commander: { id: `${id} commander`, name: `Brigadier of ${id}`, rating: 'dependable', at: point(id) },
      units: units
        .filter(([, { brigade }]) => (brigade ?? `${side} brigade`) === id)
        .map(([unit, place]) => unitOf(unit, side, place)),
    })),
  };
}

export const scenarioFor = (layout: Layout): Scenario => {
  const [width, depth] = layout.table ?? [72, 48];
  return {
    ...scenarioOf(layout.terrain ?? [], width * INCH, depth * INCH),
    rules: { system: 'mcnally', scale: layout.scale ?? '25mm', options: layout.options ?? {} },
    armies: [armyOf('blue', layout), armyOf('red', layout)],
    ...layout.scenario,
  };
};

export const battlefield = (layout: Layout): TestField => new TestField(layout);

/** A unit of blue in the middle of the table, and an enemy far off. */
export const fieldOf = (unit: UnitPlace = {}, more: Partial<Layout> = {}) =>
  battlefield({ blue: { a: { at: [30, 20], ...unit } }, red: { far: { at: [30, 46] } }, ...more });
/** Of a unit that has done nothing yet. */
export const allowanceOf = (field: TestField): Allowance => ({
  unit: 'a',
  move: moveOf(field.troop('a')),
  spent: 0,
  turned: 0,
  hasBacked: false,
  hasChanged: false,
});

export class TestField extends ListedField {
  constructor(layout: Layout) {
    const scenario = scenarioFor(layout);
    const { roster, state } = prepare(scenario);
    setAsTold(state, layout);
    super({ ...state, at: { turn: 1, step: 0, halfOf: 'blue' } }, layGround(scenario), roster, MARKS, layout.dice);
  }

  troop(id: Id): Troop {
    return troopOf(this.whole, id);
  }
  points(id: Id): number {
    return this.piece(id).gauges[STRENGTH] ?? 0;
  }
  marks(id: Id): readonly string[] {
    return Object.keys(this.piece(id).marks);
  }
  /** Where it stands, in inches to a hundredth. */
  place(id: Id): readonly [number, number] {
    const { where } = this.piece(id);
    if (!('on' in where)) throw new Error(`${id} is not on the table`);
    return [Math.round((where.on.x / INCH) * 100) / 100, Math.round((where.on.y / INCH) * 100) / 100];
  }
  heading(id: Id): readonly [number, number] {
    const { where } = this.piece(id);
    if (!('on' in where)) throw new Error(`${id} is not on the table`);
    return [Math.round(where.on.hx * 1000) / 1000 + 0, Math.round(where.on.hy * 1000) / 1000 + 0];
  }
  isGone(id: Id): boolean {
    return 'gone' in this.piece(id).where;
  }
}

/** Units stand to the hundredth where the layout has them, in this book's own formations, with what they bear. */
function setAsTold({ pieces }: BattleState, layout: Layout): void {
  for (const side of ['blue', 'red'] as const)
    for (const [id, { at, heading = side === 'blue' ? 0 : 180, strength, marks, formation }] of Object.entries(
      layout[side] ?? {},
    )) {
      const piece = pieces.find((one) => one.id === id);
      if (!piece) throw new Error(`no piece ${id}`);
      if (at) piece.where = { on: poseAt({ x: at[0] * INCH, y: at[1] * INCH }, facingOf(heading)) };
      if (strength !== undefined) piece.gauges[STRENGTH] = strength;
      if (formation !== undefined) piece.formation = formation;
      Object.assign(piece.marks, marks);
    }
}
