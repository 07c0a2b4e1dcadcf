/** The front of a unit of foot, and how far muskets and guns carry, at the scale of the ground. */
import { findPiece, poseOf } from '../../../engine/battle';
import type { RosterUnit, View } from '../../../engine/battle';
import type { RuleSystem } from '../../../engine/rules/system';
import { unitsOfArmy } from '../../../engine/scenario';
import type { Arm, Cm, Id } from '../../../engine/scenario';
import { hullOf } from '../../../engine/tabletop';
import { reachFromFront } from '../zones';
import {
  BATTALION,
  CANNON,
  FOOT,
  frontOf,
  MEN_OF_FRONT,
  menInLine,
  METRES_TO_PACE,
  MUSKET,
  USUAL_BATTALION,
} from './history';
import type { Remedy } from '../../remedies';
import { about, spaced, toTwoFigures, verdictOn } from './scale-line';
import type { Fitting, ScaleLine } from './scale-line';

/** The scale that lines are told at. */
interface Scale {
  /** Paces to a cm. */
  readonly paces: number;
  /** The same by the book; null where it tells none. */
  readonly book: number | null;
}

/** Something of the troops, how many paces, or men, a cm of the ground may be for it to be right, and how it is told. */
interface Measured {
  readonly of: 'troops' | 'range';
  /** The unit that was measured. */
  readonly about: Id;
  readonly fits: Fitting;
  readonly sentence: (verdict: 'right' | 'small' | 'large') => string;
  readonly change: Readonly<Record<'small' | 'large', string | null>>;
}

export function troopLines(system: RuleSystem, view: View, scale: Scale): readonly ScaleLine[] {
  const battalion = battalionOf(view);
  const front = battalion?.front ?? null;
  const unit = unitOf(view);
  const all = [
    ...(battalion ? [frontMeasured(battalion, unit, scale.paces)] : []),
    ...reachMeasured(system, view, scale.paces, 'foot', 'Muskets carry', MUSKET, unit),
    ...reachMeasured(system, view, scale.paces, 'guns', 'The farthest guns carry', CANNON, unit),
  ];
  // A real battle has the ground that it had.
  const isReal = view.ground.scenario.kind === 'historical';
  const better = isReal ? [] : anotherGround(all, scale, front && frontOf(unit.men) / front);
  const verdicts = all.map(({ fits }) => verdictOn(scale.paces, fits));
  const first = verdicts.findIndex((verdict) => verdict !== 'right');
  return all.map(({ of, about: measured, sentence, change }, i): ScaleLine => {
    const verdict = verdicts[i] ?? 'right';
    return {
      of,
      about: measured,
      verdict,
      sentence: sentence(verdict),
      change: verdict === 'right' || (of === 'range' && better.length > 0) ? null : change[verdict],
      remedies: i === first ? better : [],
    };
  });
}

/** Another scale of the ground at which all of them are right, or the first at least. */
function anotherGround(all: readonly Measured[], { paces, book }: Scale, usual: number | null): readonly Remedy[] {
  if (all.every(({ fits }) => verdictOn(paces, fits) === 'right')) return [];
  const right = (one: number): number => all.filter(({ fits }) => verdictOn(one, fits) === 'right').length;
  const [best] = [book, usual].flatMap((one) => one ?? []).toSorted((a, b) => right(b) - right(a));
  if (best === undefined || right(best) <= right(paces)) return [];
  const metres = toTwoFigures(best * METRES_TO_PACE * FOOT);
  return [{ do: 'ground', metres, says: `Take one foot for ${spaced(metres)} m` }];
}

/** The men of a unit of foot: of a usual battalion, or of all that it stands for. */
interface UnitBodies {
  readonly men: number;
  /** It stands for so many battalions. */
  readonly battalions: number;
}

/** Where units tell how many men they stand for, and those are more than a battalion had, that is what they are. */
function unitOf({ ground: { scenario } }: View): UnitBodies {
  const told = scenario.armies
    .flatMap(unitsOfArmy)
    .flatMap(({ arm, size, men }) => (arm === 'foot' && size === 'standard' && men !== undefined ? [men] : []));
  const men = told.reduce((sum, one) => sum + one, 0) / Math.max(1, told.length);
  return men > BATTALION.most
    ? { men, battalions: Math.round(men / USUAL_BATTALION) }
    : { men: USUAL_BATTALION, battalions: 1 };
}

/** The widest standard unit of foot, else of light foot, out of column, cm; null without one. */
export const battalionFront = (view: View): Cm | null => battalionOf(view)?.front ?? null;

interface Battalion {
  readonly id: Id;
  readonly front: Cm;
}
const battalionOf = (view: View): Battalion | null => widestOfArm(view, 'foot') ?? widestOfArm(view, 'light foot');

function widestOfArm({ roster }: View, arm: Arm): Battalion | null {
  const [first] = Object.values(roster.units)
    .filter((unit) => unit.arm === arm && unit.size === 'standard')
    .map((unit) => ({ id: unit.id, front: widest(unit) }))
    .toSorted((a, b) => b.front - a.front);
  return first ?? null;
}
export const widest = ({ layouts }: RosterUnit): Cm =>
  Math.max(0, ...Object.values(layouts).map((one) => hullOf(one).width));

function frontMeasured({ id, front }: Battalion, { men, battalions }: UnitBodies, paces: number): Measured {
  const long = about(front * paces);
  const found = about(menInLine(front * paces));
  const fitting = battalions > 1 ? { least: men * MEN_OF_FRONT.least, most: men * MEN_OF_FRONT.most } : BATTALION;
  const told = battalions > 1 ? `the ${about(men)} that a unit stands for` : 'a battalion had';
  const begins = battalions > 1 ? `The front of a unit is ${long} paces` : `Battalion front ${long} paces`;
  return {
    of: 'troops',
    about: id,
    fits: { least: frontOf(fitting.least) / front, most: frontOf(fitting.most) / front },
    sentence: (verdict) =>
      verdict === 'right'
        ? `${begins}: right for ${battalions > 1 ? told : `${found} men`}.`
        : `${begins}: that is ${found} men in three ranks, ${verdict === 'small' ? 'fewer' : 'more'} than ${told}.`,
    change:
      battalions > 1
        ? { small: 'Let a unit stand for fewer.', large: 'Let a unit stand for more.' }
        : { small: 'Or call a unit half a battalion.', large: 'Or call a unit a regiment.' },
  };
}

const RULES_SAY = 'It is so by the rules.';

/** A unit that stands for several battalions is so many times as wide as one: it reaches so many times as far. */
function reachMeasured(
  system: RuleSystem,
  view: View,
  paces: number,
  arm: Arm,
  who: string,
  fitting: Fitting,
  { battalions }: UnitBodies,
): readonly Measured[] {
  const reaches = Object.values(view.roster.units)
    .filter((unit) => unit.arm === arm)
    .flatMap(({ id, layouts }) => {
      const piece = findPiece(view.state, id);
      const pose = piece && poseOf(piece.where);
      if (!pose) return [];
      const { depth } = hullOf(layouts[piece.formation] ?? []);
      return system.zones(view, id).map(({ outline }) => ({ id, reach: reachFromFront(outline, pose, depth) }));
    });
  const [farthest] = reaches.toSorted((a, b) => b.reach - a.reach);
  if (!farthest) return [];
  const { id, reach } = farthest;
  const [least, most] = [fitting.least * battalions, fitting.most * battalions];
  const where = battalions > 1 ? `where a unit stands for ${battalions} battalions` : 'of the time';
  return [
    {
      of: 'range',
      about: id,
      fits: { least: least / reach, most: most / reach },
      sentence: (verdict) =>
        `${who} ${about(reach * paces)} paces: ${
          verdict === 'right'
            ? `right${battalions > 1 ? ` ${where}` : ''}`
            : `${verdict === 'small' ? 'less' : 'more'} than the ${spaced(least)} to ${spaced(most)} ${where}`
        }.`,
      change: { small: RULES_SAY, large: RULES_SAY },
    },
  ];
}
