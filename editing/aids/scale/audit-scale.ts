import { findPiece, lengthInWords, poseOf } from '../../../engine/battle';
import type { LengthUnit, RosterUnit, View } from '../../../engine/battle';
import { lengthsOf } from '../../../engine/rules/system';
import type { RuleSystem } from '../../../engine/rules/system';
import { pacesToCm, unitsOfArmy } from '../../../engine/scenario';
import type { Arm, Cm, Scenario } from '../../../engine/scenario';
import { hullOf } from '../../../engine/tabletop';
import { reachFromFront } from '../zones';
import { BATTALION, CANNON, frontOf, MAN, menInLine, METRES_TO_PACE, MUSKET, USUAL_BATTALION } from './history';
import { terrainLines } from './terrain-lines';
import { about, spaced, verdictOn } from './scale-line';
import type { Fitting, ScaleLine } from './scale-line';

export interface ScaleAudit {
  /** Paces of two feet to a cm of the table. */
  readonly paces: number;
  /** What the scale of the ground was taken from. */
  readonly from: 'declared' | 'book' | 'frontage';
  readonly lines: readonly ScaleLine[];
}

/** Null when nothing tells the scale: none asked about or in the file, none of the book, and no foot to reckon it from. */
export function auditScale(system: RuleSystem, view: View, asked: number | null = null): ScaleAudit | null {
  const { scenario } = view.ground;
  const declared = asked ?? pacesToCm(scenario.table);
  const battalion = frontage(view, 'foot') ?? frontage(view, 'light foot');
  const book = system.measures.find(({ id }) => id === view.roster.measure)?.paces ?? null;
  const paces = declared ?? book ?? (battalion ? frontOf(USUAL_BATTALION) / battalion : null);
  if (paces === null) return null;
  const unit = lengthsOf(system, view.roster.measure);
  const from = declared !== null ? 'declared' : book !== null ? 'book' : 'frontage';
  return {
    paces,
    from,
    lines: [
      groundLine(scenario, paces, from, unit),
      ...figuresLine(scenario, paces),
      ...(battalion ? [battalionLine(battalion, paces, unit)] : []),
      ...rangeLine(system, view, paces, 'foot', 'Muskets carry', MUSKET),
      ...rangeLine(system, view, paces, 'guns', 'The farthest guns carry', CANNON),
      ...roomLines(view, paces),
      ...terrainLines(view.ground, paces),
    ],
  };
}

const FROM = {
  declared: 'as you said',
  book: 'by the book',
  frontage: `reckoned from battalions of ${USUAL_BATTALION} men`,
} as const;

function groundLine({ table }: Scenario, paces: number, from: ScaleAudit['from'], unit: LengthUnit): ScaleLine {
  const km = (cm: Cm): string => ((cm * paces * METRES_TO_PACE) / 1000).toFixed(1);
  const size = `${about(table.width * paces)} × ${about(table.depth * paces)} paces`;
  return {
    of: 'ground',
    about: null,
    verdict: 'told',
    sentence: `${lengthInWords(1 / unit.times, unit)} is ${about(paces / unit.times)} paces, ${FROM[from]}: the table is ${size}, ${km(table.width)} by ${km(table.depth)} km.`,
    change: null,
  };
}

/** How much larger the figures are than the ground they stand on. */
function figuresLine({ rules }: Scenario, paces: number): readonly ScaleLine[] {
  const height = parseFloat(rules.scale);
  if (!(height > 0)) return [];
  const ground = paces * METRES_TO_PACE * 100;
  const figures = MAN / (height / 1000);
  return [
    {
      of: 'figures',
      about: null,
      verdict: 'told',
      sentence: `The ground is 1 : ${about(ground)} and ${rules.scale} figures are 1 : ${about(figures)}: heights and houses look ${about(ground / figures)} times as large as they are.`,
      change: null,
    },
  ];
}

/** The widest standard unit of an arm, out of column, cm; null without one. */
function frontage({ roster }: View, arm: Arm): Cm | null {
  const widths = Object.values(roster.units)
    .filter((unit) => unit.arm === arm && unit.size === 'standard')
    .map(widest);
  return widths.length > 0 ? Math.max(...widths) : null;
}
const widest = ({ layouts }: RosterUnit): Cm => Math.max(0, ...Object.values(layouts).map((one) => hullOf(one).width));

function battalionLine(front: Cm, paces: number, unit: LengthUnit): ScaleLine {
  const long = front * paces;
  const men = menInLine(long);
  const verdict = verdictOn(men, BATTALION);
  return {
    of: 'troops',
    about: null,
    verdict,
    sentence:
      verdict === 'right'
        ? `Battalion front ${about(long)} paces: right for ${about(men)} men.`
        : `Battalion front ${about(long)} paces: that is ${about(men)} men in three ranks, ${verdict === 'small' ? 'fewer' : 'more'} than a battalion had.`,
    change:
      verdict === 'right'
        ? null
        : `Call a unit ${verdict === 'small' ? 'half a battalion' : 'a regiment'}, or take ${lengthInWords(1 / unit.times, unit)} for ${about(frontOf(USUAL_BATTALION) / front / unit.times)} paces.`,
  };
}

function rangeLine(
  system: RuleSystem,
  view: View,
  paces: number,
  arm: Arm,
  who: string,
  fitting: Fitting,
): readonly ScaleLine[] {
  const reaches = Object.values(view.roster.units)
    .filter((unit) => unit.arm === arm)
    .flatMap(({ id, layouts }) => {
      const piece = findPiece(view.state, id);
      const pose = piece && poseOf(piece.where);
      if (!pose) return [];
      const { depth } = hullOf(layouts[piece.formation] ?? []);
      return system.zones(view, id).map(({ outline }) => reachFromFront(outline, pose, depth));
    });
  if (reaches.length === 0) return [];
  const far = Math.max(...reaches) * paces;
  const verdict = verdictOn(far, fitting);
  return [
    {
      of: 'range',
      about: null,
      verdict,
      sentence: `${who} ${about(far)} paces: ${verdict === 'right' ? 'right' : `${verdict === 'small' ? 'less' : 'more'} than the ${spaced(fitting.least)} to ${spaced(fitting.most)} of the time`}.`,
      change: verdict === 'right' ? null : 'Fight at another figure scale, or take the ground at another scale.',
    },
  ];
}

/** Lines that an army may stand in before it is crowded. */
const MOST_LINES = 3;

/** Is there room for the armies side by side? */
function roomLines({ roster, ground }: View, paces: number): readonly ScaleLine[] {
  const { scenario } = ground;
  const room = Math.max(ground.width, ground.depth);
  return scenario.armies.flatMap((army): readonly ScaleLine[] => {
    const fronts = unitsOfArmy(army).flatMap(({ id, arm }) => {
      const unit = roster.units[id];
      return unit && arm !== 'train' ? [widest(unit)] : [];
    });
    if (fronts.length === 0) return [];
    const long = fronts.reduce((sum, front) => sum + front, 0);
    const lines = Math.max(1, Math.ceil(long / room));
    const isCrowded = lines > MOST_LINES;
    return [
      {
        of: 'room',
        about: army.id,
        verdict: isCrowded ? 'large' : 'right',
        sentence: `${army.name}, unit beside unit, is ${about(long * paces)} paces long: along the longer edge it takes ${lines === 1 ? 'one line' : `${lines} lines`}.`,
        change: isCrowded ? 'Give it a larger table, smaller figures or fewer units.' : null,
      },
    ];
  });
}
