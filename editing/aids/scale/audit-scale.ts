import { lengthInWords } from '../../../engine/battle';
import type { LengthUnit, View } from '../../../engine/battle';
import { lengthsOf } from '../../../engine/rules/system';
import type { RuleSystem } from '../../../engine/rules/system';
import { pacesToCm } from '../../../engine/scenario';
import type { Cm, Scenario } from '../../../engine/scenario';
import { frontOf, MAN, METRES_TO_PACE, USUAL_BATTALION } from './history';
import { roomLines } from './room-lines';
import { about } from './scale-line';
import type { ScaleLine } from './scale-line';
import { terrainLines } from './terrain-lines';
import { battalionFront, troopLines } from './troop-lines';

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
  const battalion = battalionFront(view);
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
      ...troopLines(system, view, { paces, book }),
      ...roomLines(system, view, paces),
      ...terrainLines(view.ground, paces, unit),
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
    remedies: [],
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
      remedies: [],
    },
  ];
}
