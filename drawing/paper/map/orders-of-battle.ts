/** The order of battle of one side as rows of a table: troops by commands, with what is known of them. */
import type { Army, LieutenantGeneral, Scenario, Unit } from '../../../engine/scenario';
import { inksOf, type Inks } from '../../map/inks';
import type { Shape } from '../../map/scene';
import { blockShape } from '../../map/signs';
import type { Style } from '../../map/inks';
import { columnsOf, commandRow, tableLook, underlined, type Column, type TableLook } from '../tables';
import { inFace, setBlocks, setRow, type RowCell, type ColumnPiece, type TextLook } from '../text';
import { arrivalWords, classWords, ratingWords } from '../words';
import { SAMPLE, sampleBlock, sampleWindow } from './samples';

/** Rows for a column `measure` cm wide. `breakPoint` null: not known. */
export function orderOfBattle(
  scenario: Scenario,
  army: Army,
  breakPoint: number | null,
  measure: number,
  { text, style }: { readonly text: TextLook; readonly style: Style },
): ColumnPiece[] {
  const about = [
    army.nation.name,
    ...(army.year === null ? [] : [String(army.year)]),
    ...(army.attacker ? ['attacker'] : []),
    ...(breakPoint === null ? [] : [`break point ${breakPoint}`]),
  ].join(', ');
  const held = heldUnits(scenario);
  const side = scenario.armies[0]?.id === army.id ? 0 : 1;
  const table = tableFor(army, held, measure, tableLook(style, text.text.size * 0.92));
  const signed = (unit: Unit): ColumnPiece => {
    const one = row(cellsOf(unit, held), table);
    return { ...one, shapes: [signOf(unit, side, table.look, inksOf(style)), ...one.shapes] };
  };
  const { look, columns } = table;
  const ratingAt = columns[QUALITY]?.left ?? 0;
  const command = (name: string, leader: string, rating: string, units: readonly Unit[]): ColumnPiece[] => [
    commandRow({ name, leader, rating }, ratingAt, measure, look),
    ...units.map((unit, index) => ({
      ...signed(unit),
      leads: units.length > KEPT_WHOLE ? index === 0 : index < units.length - 1,
    })),
  ];
  return [
    ...setBlocks(
      [
        { kind: 'heading', level: 1, runs: inFace(army.name) },
        { kind: 'paragraph', runs: inFace(about, 'italic') },
      ],
      measure,
      text,
    ),
    ...leaders(army, table),
    ...army.brigades.flatMap(({ name, nation, commander, units }) =>
      command(nation ? `${name}, ${nation.name}` : name, commander.name, ratingWords(commander.rating), units),
    ),
    ...(army.independents.length > 0 ? command('Under nobody', '', '', army.independents) : []),
  ];
}

/** A command of more units may be divided between two columns. */
const KEPT_WHOLE = 12;
/** Unit, troops, class, remarks. */
const QUALITY = 2;

interface OrderTable {
  readonly columns: readonly Column[];
  readonly measure: number;
  readonly look: TableLook;
}

/** The same columns for all commands. */
function tableFor(army: Army, held: ReadonlySet<string>, measure: number, look: TableLook): OrderTable {
  const units = [...army.brigades.flatMap((brigade) => brigade.units), ...army.independents];
  const rows = units.map((unit) => ({ cells: cellsOf(unit, held) }));
  const indent = SIGN.room * look.text.size;
  const columns = columnsOf({ heads: ['', '', '', ''], rows }, measure - indent, look);
  return { columns: columns.map((column) => ({ ...column, left: column.left + indent })), measure, look };
}

/** The room of a unit's sign before its name, and its width, in sizes of type. */
const SIGN = { room: 2.4, width: 2 } as const;

/** A unit as the map draws it, level with the first line of its row. */
function signOf(unit: Unit, side: 0 | 1, { text: { size, leading } }: TableLook, inks: Inks): Shape {
  const wide = SIGN.width * size;
  const high = (wide * SAMPLE.depth) / SAMPLE.width;
  return sampleWindow([blockShape(sampleBlock(side, unit), inks)], wide, (size * leading - high) / 2);
}

function row(texts: readonly string[], { columns, measure, look }: OrderTable): ColumnPiece {
  const cells = columns.map(({ left, width }, index): RowCell => ({
    runs: inFace(texts[index] ?? '', 'sans'),
    left,
    width,
  }));
  return underlined(setRow(cells, look.text), measure, look.hair);
}

const heldUnits = ({ special }: Scenario): ReadonlySet<string> =>
  new Set(special.flatMap((rule) => (rule.rule === 'hold' ? rule.units : [])));

function leaders(army: Army, table: OrderTable): ColumnPiece[] {
  const { look, measure, columns } = table;
  const ratingAt = columns[QUALITY]?.left ?? 0;
  const leader = (name: string, office: string, rating: string): ColumnPiece =>
    setRow(
      [
        {
          runs: [...inFace(name, 'sans strong'), ...inFace(`, ${office}`, 'sans')],
          left: 0,
          width: ratingAt - look.text.size,
        },
        { runs: inFace(rating, 'sans'), left: ratingAt, width: measure - ratingAt },
      ],
      look.text,
      { above: look.text.size * 0.2 },
    );
  return [
    ...(army.general ? [leader(army.general.name, 'commands', ratingWords(army.general.rating))] : []),
    ...army.lieutenants.map((one) =>
      leader(one.name, `lieutenant general${leads(one, army)}`, ratingWords(one.rating)),
    ),
  ];
}

function leads({ commands }: LieutenantGeneral, army: Army): string {
  const named = [...army.brigades, ...army.independents].filter(({ id }) => commands.includes(id));
  return named.length === 0 ? '' : `: ${named.map(({ name }) => name).join(', ')}`;
}

const cellsOf = (unit: Unit, held: ReadonlySet<string>): readonly string[] => [
  unit.name,
  [unit.type, ...(unit.weapon === null ? [] : [unit.weapon])].join(', '),
  classWords(unit),
  remarks(unit, held),
];

function remarks(unit: Unit, held: ReadonlySet<string>): string {
  const words: string[] = [];
  if ('arrives' in unit.place) words.push(`comes ${arrivalWords(unit.place.arrives)}`);
  if ('inside' in unit.place) words.push('in houses');
  if (held.has(unit.id)) words.push('held');
  if (unit.battalionGuns === true) words.push('battalion guns');
  if (unit.battalionGuns === false) words.push('no battalion guns');
  if (unit.poorShots) words.push('poor shots');
  if (unit.drill !== 'normal') words.push(`${unit.drill} drilled`);
  if (unit.morale !== 'normal') words.push(`${unit.morale} morale`);
  if (unit.foreign) words.push('foreign');
  if (!('arrives' in unit.place) && unit.formation !== 'line' && unit.formation !== 'deployed')
    words.push(unit.formation);
  return words.join(', ');
}
