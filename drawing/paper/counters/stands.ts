/** The stands of units and leaders as cut-outs: painted fronts, and backs that tell who they are. */
import type { BaseShape, Cm } from '../../../engine/battle';
import type { Army, Brigade, Nation, Rating, Scenario, Unit } from '../../../engine/scenario';
import { seedOf } from '../../map/jitter';
import type { Shape } from '../../map/scene';
import { shortOfficer, shortUnit } from '../../map/short-names';
import { drawing, rectangle } from '../../map/strokes';
import { uniformOf } from '../../map/uniforms';
import type { Style } from '../../map/inks';
import { drawBase, drawStaff, type BaseLook, type BaseRole } from './bases';
import { BLACK, brushOf } from './brush';
import { packed, type PackingArea } from '../packing';
import { cutLine, moved, within, type Cutout, type CutoutGroup } from './cutouts';
import { strip, stripInks } from './ground';
import { headed } from './headings';
import type { CounterData } from './counter-options';
import { stacked } from './fitted-words';

const PAPER = '#f7f0dc';
/** How much of a foot base's width four men take, and a fifth for the clear ground between them. */
const SHOULDERS = 4.65;

/** Bases of a unit may lie in shorter rows where that saves paper: shares of the width. */
const ROWS = [1, 0.7, 0.5, 0.3] as const;

/** Groups of one army: its high command, its brigades, its independent units, in the rows that need the fewest sheets. */
export function standsOf(
  scenario: Scenario,
  army: Army,
  data: CounterData,
  style: Style,
  area: PackingArea,
): CutoutGroup[] {
  const side = scenario.armies.indexOf(army);
  const drawings = new Map<string, readonly Shape[]>();
  const ways = ROWS.map((share) =>
    grouped(army, new StandMaker(army, side, data, style, area, area.width * share, drawings)),
  );
  // Headings first: they cost no sheet where as few are needed with them.
  const all = [...ways, ...ways.map(loose)].map((groups) => ({ groups, sheets: packed(groups, area).length }));
  const fewest = Math.min(...all.map(({ sheets }) => sheets));
  return all.find(({ sheets }) => sheets === fewest)?.groups ?? [];
}

/** Without headings, each cut-out goes where there is room; who belongs to which brigade is told on the backs. */
const loose = (groups: readonly CutoutGroup[]): CutoutGroup[] => [
  { heading: null, cutouts: groups.flatMap(({ cutouts }) => cutouts) },
];

function grouped(army: Army, maker: StandMaker): CutoutGroup[] {
  const staff = [
    ...(army.general ? [maker.leader(army.general, army.nation, 'general', army.name)] : []),
    ...army.lieutenants.map((one) => maker.leader(one, army.nation, 'lieutenant', 'Lieutenant general')),
  ];
  return [
    maker.group('High command', '', staff),
    ...army.brigades.map((brigade) => maker.group(brigade.name, brigade.commander.name, maker.brigade(brigade))),
    maker.group(
      'Independent units',
      '',
      army.independents.flatMap((unit) => maker.unit(unit, army.nation, '')),
    ),
  ];
}

interface Person {
  readonly id: string;
  readonly name: string;
  readonly rating: Rating | 'diced' | null;
}
const FOLLOWING = { general: 3, lieutenant: 2, brigade: 1 } as const;

class StandMaker {
  private readonly shoulders: Cm;
  private ordinal = 0;

  constructor(
    private readonly army: Army,
    private readonly side: number,
    private readonly data: CounterData,
    private readonly style: Style,
    private readonly area: PackingArea,
    /** The widest row of bases, cm. */
    private readonly widest: Cm,
    /** By what makes them alike, so that a base that looks like another is drawn once. */
    private readonly drawings: Map<string, readonly Shape[]>,
  ) {
    this.shoulders = data.footBase / SHOULDERS;
  }

  group(title: string, leader: string, cutouts: readonly Cutout[]): CutoutGroup {
    const { edge } = stripInks(this.side, brushOf(this.style, 0));
    const words = leader === '' || leader === title ? title : `${title}, ${leader}`;
    return headed(words, this.area.width, cutouts, edge);
  }

  brigade({ commander, name, nation, units }: Brigade): Cutout[] {
    const own = nation ?? this.army.nation;
    return [this.leader(commander, own, 'brigade', name), ...units.flatMap((unit) => this.unit(unit, own, name))];
  }

  /** The bases of a unit in rows as wide as the paper allows; bases of other sizes are cut-outs of their own. */
  unit(unit: Unit, nation: Nation, brigade: string): Cutout[] {
    const bases = this.data.bases[unit.id] ?? [];
    const look = this.look(nation, unit.type);
    const colours = Math.floor((bases.length - 1) / 2);
    const cutouts: Cutout[] = [];
    let row: Stand[] = [];
    const end = (): void => {
      if (row.length > 0) cutouts.push(this.row(`${unit.id} ${cutouts.length + 1}`, row));
      row = [];
    };
    bases.forEach((base, index) => {
      const before = row[0]?.base;
      const wide = row.reduce((sum, stand) => sum + stand.base.width, base.width);
      if (before && (before.depth !== base.depth || before.carries !== base.carries || wide > this.widest)) end();
      const role: BaseRole = index === colours && isFormed(base) ? 'colours' : 'ranks';
      row.push({
        base,
        id: unit.id,
        number: index + 1,
        art: this.art(base, role, look, unit.type, index % 3),
        name: shortUnit(unit.name),
        lines: [unit.name, `${unit.class} ${unit.type}${unit.size === 'standard' ? '' : `, ${unit.size}`}`, brigade],
        count: `${index + 1} of ${bases.length}`,
      });
    });
    end();
    return cutouts;
  }

  leader({ id, name, rating }: Person, nation: Nation, rank: keyof typeof FOLLOWING, leads: string): Cutout {
    const width = this.data.leaderBase;
    const look: BaseLook = { ...this.look(nation, null), uniform: uniformOf(nation.id, nation.colours, null, 0) };
    const art = this.kept(`${rank} ${nation.id}`, () => drawStaff(width, FOLLOWING[rank], look, FOLLOWING[rank]));
    const base: BaseShape = { x: 0, y: 0, turn: 0, width, depth: width, carries: 'horse' };
    const lines = [name, leads, rating === null ? '' : rating === 'diced' ? 'rating by die' : rating];
    return this.row(`${id} stand`, [{ base, id, number: 1, art, name: shortOfficer(name), lines, count: '' }]);
  }

  private look(nation: Nation, type: Unit['type'] | null): BaseLook {
    const uniform = uniformOf(nation.id, nation.colours, type, type === null ? 0 : this.ordinal++);
    return { nation, uniform, type, shoulders: this.shoulders, style: this.style };
  }

  private art(base: BaseShape, role: BaseRole, look: BaseLook, type: string, variant: number): readonly Shape[] {
    const { coat, facing } = look.uniform.ranks;
    const key = [look.nation.id, type, coat, facing, base.carries, base.width, base.depth, role, variant].join(' ');
    return this.kept(key, () => drawBase(base, role, look, variant + (seedOf(type) % 5)));
  }

  private kept(key: string, draw: () => readonly Shape[]): readonly Shape[] {
    const known = this.drawings.get(key);
    if (known) return known;
    const drawn = draw();
    this.drawings.set(key, drawn);
    return drawn;
  }

  /** Bases side by side; on the back they lie the other way round, so that each has its own behind it. */
  private row(id: string, stands: readonly Stand[]): Cutout {
    const width = stands.reduce((sum, { base }) => sum + base.width, 0);
    const height = Math.max(...stands.map(({ base }) => base.depth));
    let left = 0;
    const places = stands.map((stand) => {
      const at = left;
      left += stand.base.width;
      return { stand, at };
    });
    return {
      id,
      width,
      height,
      marked: true,
      front: places.map(({ stand, at }) => moved(at, 0, this.front(stand), tagsOf(stand))),
      back: places.map(({ stand, at }) => moved(width - at - stand.base.width, 0, this.back(stand), tagsOf(stand))),
    };
  }

  private front({ base: { width, depth }, art, name }: Stand): Shape[] {
    const brush = brushOf(this.style, 0);
    return [within(width, depth, art), ...strip(name, width, depth, this.side, brush), cutLine(width, depth)];
  }

  private back({ base: { width, depth }, lines, count }: Stand): Shape[] {
    const { edge } = stripInks(this.side, brushOf(this.style, 0));
    const [name = '', kind = '', leads = ''] = lines;
    const high = Math.min(depth, width);
    const inset = high * 0.05;
    const fill = this.style === 'colour' ? { fill: PAPER } : {};
    const colour = BLACK;
    return [
      ...(this.style === 'colour' ? [drawing([rectangle(-0.1, -0.1, width + 0.1, depth + 0.1)], fill)] : []),
      drawing([rectangle(inset, inset, width - inset, depth - inset)], { stroke: edge, width: high * 0.018 }),
      ...stacked(
        [
          { text: name, size: Math.min(0.5, high * 0.15), colour },
          { text: kind, size: Math.min(0.32, high * 0.1), colour, role: 'italic' },
          { text: leads, size: Math.min(0.3, high * 0.095), colour },
          { text: count, size: Math.min(0.26, high * 0.085), colour: edge },
        ],
        { x: width / 2, y: depth / 2, width: width - inset * 4, height: depth - inset * 3 },
      ),
    ];
  }
}

/** A base with all that is written on it. */
interface Stand {
  readonly base: BaseShape;
  readonly id: string;
  readonly number: number;
  readonly art: readonly Shape[];
  readonly name: string;
  readonly lines: readonly string[];
  readonly count: string;
}
const tagsOf = ({ id, number }: Stand): Record<string, string> => ({ base: id, number: String(number) });
const isFormed = ({ carries }: BaseShape): boolean => carries !== 'gun' && carries !== 'limber' && carries !== 'wagon';
