/** The parts of a roster beside its units: the head, breaking point, objectives, turns, room to write. */
import type { LengthUnit, RosterPapers, SidePapers } from '../../../engine/battle';
import type { Army, Scenario } from '../../../engine/scenario';
import { unitsOfArmy } from '../../../engine/scenario';
import type { Shape } from '../../map/scene';
import {
  box,
  clauseFamily,
  gapOf,
  lineBetween,
  moved,
  setTable,
  shortClause,
  stacked,
  titled,
  typeset,
  underlined,
} from '../tables';
import type { TableLook } from '../tables';
import { inFace, setRow } from '../text';
import type { ColumnPiece } from '../text';
import { centred, track } from './rows';
import { ratingWords, turnsWords } from '../words';
import { comings, weatherWords } from './unit-words';

export function headOf(scenario: Scenario, army: Army, measure: number, look: TableLook): ColumnPiece {
  const about = [
    army.nation.name,
    ...(army.year === null ? [] : [`${army.year}`]),
    ...(army.attacker ? ['attacker'] : []),
    scenario.title,
    ...(scenario.date === null ? [] : [scenario.date]),
  ].join(' · ');
  return stacked([
    setRow([{ runs: inFace(army.name, 'capitals'), left: 0, width: measure }], look.chapter),
    setRow([{ runs: inFace(about, 'italic'), left: 0, width: measure }], { ...look.text, size: look.text.size * 1.1 }),
  ]);
}

/** The general and his lieutenants, with room for what becomes of their ratings. */
export function generalsOf({ general, lieutenants, brigades, independents }: Army, measure: number, look: TableLook) {
  const led = [...brigades, ...independents];
  const rows = [
    ...(general ? [{ cells: [general.name, 'the army', ratingWords(general.rating)], remark: '' }] : []),
    ...lieutenants.map(({ name, rating, commands }) => {
      const names = led.filter(({ id }) => commands.includes(id)).map((command) => command.name);
      return { cells: [name, names.join(', ') || 'the army', ratingWords(rating)], remark: '' };
    }),
  ];
  return rows.length === 0
    ? []
    : [setTable({ title: 'Generals', remark: '', heads: ['', 'Leads', 'Rating'], rows }, measure, look)];
}

/** What is particular to the army beside what beats it. */
export function armyPart(
  scenario: Scenario,
  army: Army,
  papers: RosterPapers,
  side: SidePapers,
  measure: number,
  look: TableLook,
): ColumnPiece {
  const gap = look.text.size * 2;
  const half = (measure - gap) / 2;
  const family = clauseFamily(side.aids.map(({ clause }) => clause));
  const aids = setTable(
    {
      title: 'The army',
      remark: '',
      heads: ['', ''],
      rows: side.aids.map(({ label, value, clause }) => ({
        cells: [label, value],
        remark: shortClause(clause, family),
      })),
    },
    half,
    look,
  );
  const halves = unitsOfArmy(army).some(({ id }) => (papers.units[id]?.points ?? 1) % 1 !== 0);
  const right = stacked([
    titled(
      side.counted ?? 'Points lost',
      `breaks at ${side.breaksAt}`,
      [track(Math.ceil(side.breaksAt), halves, half, look)],
      half,
      look,
    ),
    ...objectivesOf(scenario, half, look),
  ]);
  return {
    height: Math.max(aids.height, right.height),
    above: look.text.size * 0.7,
    leads: false,
    shapes: [moved(aids.shapes, 0, 0), moved(right.shapes, half + gap, 0)],
  };
}

/** An objective a row, with a box for each side that may hold it. */
function objectivesOf({ objectives, armies }: Scenario, measure: number, look: TableLook): ColumnPiece[] {
  if (objectives.length === 0) return [];
  const { size } = look.text;
  const side = size * 1.1;
  const rows = objectives.map((objective, index) => {
    const { name, points, holder } = objective;
    const held = armies.find(({ id }) => id === holder)?.name;
    const more = [
      `${points} ${points === 1 ? 'point' : 'points'}`,
      ...(held === undefined ? [] : [`held by ${held}`]),
      turnsWords(objective),
    ];
    const runs = [
      ...inFace(name, 'sans strong'),
      ...inFace(`, ${more.filter((word) => word !== '').join(', ')}`, 'sans'),
    ];
    const row = setRow([{ runs, left: 0, width: measure - side - size * 0.5 }], look.text);
    const height = Math.max(row.height, side + size * 0.3);
    const shapes = [...row.shapes, box(measure - side, -size * 0.12, side, side, look.thin * 1.5, look.ink)];
    const whole: ColumnPiece = { ...row, height, shapes };
    return index < objectives.length - 1 ? underlined(whole, measure, look.hair) : whole;
  });
  return [
    { ...titled('Objectives', 'tick when lost', [gapOf(size * 0.2), ...rows], measure, look), above: size * 0.7 },
  ];
}

/** Width of the box of a turn, in sizes of type: the boxes of a row fill it. */
const TURN = { least: 3, most: 5 };
/** Turns on the track where the scenario has no last one. */
const USUAL_TURNS = 12;

export function turnsPart(
  scenario: Scenario,
  army: Army,
  events: boolean,
  lengths: LengthUnit,
  measure: number,
  look: TableLook,
): ColumnPiece {
  const { size } = look.text;
  const { turns } = scenario.victory;
  const coming = comings(scenario, army, events, lengths);
  const count = Math.max(turns ?? USUAL_TURNS, ...(turns === null ? coming.map(({ turn }) => turn) : []));
  const gap = size * 0.25;
  const abreast = Math.min(count, Math.max(1, Math.floor((measure + gap) / (TURN.least * size + gap))));
  const width = Math.min(TURN.most * size, (measure + gap) / abreast - gap);
  const [height, step] = [size * 2, width + gap];
  const marked = new Set(coming.map(({ turn }) => turn));
  const rows = Array.from({ length: Math.ceil(count / abreast) }, (_, row): ColumnPiece => {
    const shapes = Array.from({ length: Math.min(abreast, count - row * abreast) }, (__, index): Shape[] => {
      const turn = row * abreast + index + 1;
      const x = index * step;
      return [
        box(x, 0, width, height, look.thin * (marked.has(turn) ? 3 : 1.5), look.ink),
        ...centred(`${turn}`, x, 0, size * 1.2, size * 1.1, look),
      ];
    }).flat();
    return { height: height + gap, above: 0, leads: false, shapes };
  });
  const lines = coming.map(({ turn, text }) =>
    setRow(
      [
        { runs: inFace(`Turn ${turn}`, 'sans strong'), left: 0, width: size * 4 },
        { runs: inFace(typeset(text), 'sans'), left: size * 4, width: measure - size * 4 },
      ],
      look.text,
    ),
  );
  const parts = [gapOf(size * 0.3), ...rows, ...lines];
  const last = turns === null ? '' : `turn ${turns} is the last · `;
  return {
    ...titled('Turns', `${last}${weatherWords(scenario)}`, parts, measure, look),
    above: size * 0.9,
  };
}

/** What the marks in the boxes mean. */
export const keyOf = ({ key }: RosterPapers, measure: number, look: TableLook): ColumnPiece =>
  setRow([{ runs: inFace(typeset(key), 'sans'), left: 0, width: measure, align: 'right' }], look.head, {
    above: look.text.size * 0.5,
    leads: true,
  });

/** The title of the lines to write on, and each line. */
export function noteLines(count: number, measure: number, look: TableLook): ColumnPiece[] {
  const { size } = look.text;
  const height = size * 2;
  const line: ColumnPiece = {
    height,
    above: 0,
    leads: false,
    shapes: [lineBetween(0, measure, -height + look.thin, look.thin, look.faint)],
  };
  const head = setRow([{ runs: inFace('Notes', 'capitals'), left: 0, width: measure }], look.title);
  return [{ ...head, above: size * 0.9, leads: true }, ...Array.from({ length: count }, () => line)];
}
