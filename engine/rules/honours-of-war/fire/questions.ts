/** What is asked in the firing phase: with which brigade, through which faces, at whom (HOW-FIRE-01, HOW-TGT, HOW-BUA-13). */
import { factOf } from '../../../facts';
import { does, midway, NEUTRAL, preferredBy, pronoun, verbFor } from '../../../battle';
import type { Id, Odds, Question, Refusal, View } from '../../../battle';
import { enemiesOf, findTroop, hitsOf, isMarked, troopOf, troopsOn } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { hitWorth } from '../evaluation/hit-worth';
import { assessShot } from './assessment';
import { entitledTo, massedAims, massedWith } from './batteries';
import type { MassedFire } from './batteries';
import { isArmed, loadsOf, mayFire, mayShoot } from './entitlement';
import type { Ammunition } from './cover';
import { hitOdds } from './hit-table';
import { chancesOf } from './promise';
import { reachOf } from './firing-zone';
import { rowsOf, targetsOf } from './targets';
import type { Aim } from './targets';
import type { ShotOrder } from './volley';
import { bitsOfFaces, distanceBetween, faceName, facesAmong } from '../../../tabletop';
import { nameOf, refuse } from '../../common';
import { measuredWords } from '../lengths';

// With which brigade ------------------------------------------------------------------------------------------------

export interface FireWithAbout {
  readonly side: Id;
  /** Brigades and independents that can still fire, with their units. */
  readonly commands: readonly { readonly command: Id; readonly units: readonly Id[] }[];
  readonly mayPass: boolean;
}

type FireWith = { readonly pick: 'fire'; readonly of: Id } | { readonly pick: 'pass' };

/** The next brigade to fire, or no more fire from this side (HOW-FIRE-01, HOW-INIT-06). */
export const fireWithQuestion: Question<FireWithAbout, FireWith> = {
  kind: 'fire with',
  form: () => ({ form: 'pick' }),
  choices: (view, { commands, mayPass }) => ({
    list: [
      ...mostPromising(view, commands).map((of): FireWith => ({ pick: 'fire', of })),
      ...(mayPass ? [{ pick: 'pass' } as const] : []),
    ],
  }),
  check: (view, { commands, mayPass }, choice) => {
    if (choice.pick === 'pass')
      return mayPass ? null : refuse('HOW-INIT-06', 'The side with the firing initiative fires first.');
    if (commands.some(({ command }) => command === choice.of)) return null;
    const unit = findTroop(view, choice.of);
    return (unit && whyIdle(view, unit)) ?? refuse('HOW-FIRE-01', 'No unit of this brigade can fire now.');
  },
  sought: soughtFirers,
  evaluate: (_view, _about, { pick }) => preferredBy(pick === 'pass' ? 0 : 0.1),
  words: (view, { side }) => ({
    title: `${view.roster.sides.find(({ id }) => id === side)?.name ?? side} decides: which brigade fires next?`,
    clause: 'HOW-FIRE-01',
  }),
  label: (view, _about, choice) =>
    choice.pick === 'pass' ? 'Fire no more this turn' : `${nameOf(view, choice.of)} fires`,
  idle: (_view, { commands: [first], mayPass }) =>
    mayPass || !first ? { pick: 'pass' } : { pick: 'fire', of: first.command },
};

/** Units that bear arms and have nobody to fire at. */
function soughtFirers(view: View, { side, commands }: FireWithAbout): readonly FireWith[] {
  const ready = new Set(commands.flatMap(({ units }) => units));
  return troopsOn(view)
    .filter((troop) => troop.side === side && isArmed(troop) && !isMarked(troop, 'fired') && !ready.has(troop.id))
    .map(({ id }) => ({ pick: 'fire', of: id }));
}

/** Why a unit has nobody to fire at: that it may not at all, or what keeps it from the nearest enemy. */
function whyIdle(view: View, firer: Troop): Refusal | null {
  const barred = mayFire(view, firer);
  if (barred) return barred;
  const [nearest] = soughtShots(view, { unit: firer.id });
  return nearest
    ? whyNot(view, { unit: firer.id }, nearest)
    : refuse('HOW-FIRE-06', `No enemy is in range of ${midway(firer.traits.unit.name)}.`);
}

function mostPromising(view: View, commands: FireWithAbout['commands']): readonly Id[] {
  const hope = (units: readonly Id[]): number =>
    units.reduce((sum, unit) => sum + (optionsOf(view, { unit })[0]?.aim.expected ?? 0), 0);
  return commands
    .map(({ command, units }) => ({ command, expected: hope(units) }))
    .toSorted((a, b) => b.expected - a.expected)
    .map(({ command }) => command);
}

// At whom -----------------------------------------------------------------------------------------------------------

export interface FireAtAbout {
  readonly unit: Id;
  readonly face?: number | undefined;
  /** Of a gun in a massed battery (HOW-ARTY-07); left out, it may fire at whatever one of them is entitled to now. */
  readonly massed?: MassedFire;
  /** Who has the initiative of fire may not decline it: nobody else of his first brigade has fired, and none is left that can (HOW-INIT-06). */
  readonly mustFire?: boolean;
}

/** At a target with a load, alone or with the massed battery; or not at all. */
type FireAt = FireOrder | { readonly pick: 'hold' };
interface FireOrder {
  readonly pick: 'fire';
  readonly of: Id;
  readonly with: Ammunition;
  readonly as?: 'battery';
}

export interface FireOption {
  readonly aim: Aim;
  readonly massed: boolean;
}

/** Every shot a unit may choose, worked out once until something that matters to it changes. */
export function optionsOf(view: View, about: FireAtAbout): readonly FireOption[] {
  const known = optionsKnown(view, about.unit);
  const moment = momentOf(view, about.unit);
  const same = known.find(
    (one) => one.face === about.face && one.massed === about.massed && isSameMoment(one.moment, moment),
  );
  if (same) return same.options;
  const options = findOptions(view, about);
  known.push({ face: about.face, massed: about.massed, moment, options });
  return options;
}

interface OptionsKnown {
  readonly face: number | undefined;
  readonly massed: MassedFire | undefined;
  readonly moment: Moment;
  readonly options: readonly FireOption[];
}
const optionsKnown = factOf(
  ['places', 'formations', 'ground', 'step', 'mark done for'],
  (_view: View, _unit: Id): OptionsKnown[] => [],
);

/** In this phase nobody moves: a unit's shots change by what it and the guns massed with it have done and suffered. */
type Moment = readonly unknown[];
const momentOf = (view: View, unit: Id): Moment =>
  massedWith(view, troopOf(view, unit)).flatMap((troop) => {
    const { fired, moved, 'faces fired': through, faces } = troop.piece.marks;
    return [troop.id, hitsOf(troop) >= 3, fired, moved, through, faces];
  });
const isSameMoment = (one: Moment, other: Moment): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index]);

function findOptions(view: View, { unit, face, massed: battery }: FireAtAbout): readonly FireOption[] {
  const firer = troopOf(view, unit);
  const own = targetsOf(view, firer, { face }).map((aim) => ({ aim, massed: false }));
  const alone = own.filter(({ aim }) => aim.shares === null);
  const massed = massedAims(view, firer, battery ?? { common: null, entitled: entitledTo(view, firer) })
    .filter((aim) => !alone.some((one) => isSameAim(one.aim, aim)))
    .map((aim) => ({ aim, massed: true }));
  return [...own, ...massed].toSorted((a, b) => b.aim.expected - a.aim.expected);
}

const isSameAim = (one: Aim, other: Aim): boolean =>
  one.target.id === other.target.id && one.ammunition === other.ammunition;

const orderFor = ({ aim, massed }: FireOption): FireOrder => ({
  pick: 'fire',
  of: aim.target.id,
  with: aim.ammunition,
  ...(massed ? { as: 'battery' } : {}),
});

const optionFor = (view: View, about: FireAtAbout, choice: FireAt): FireOption | undefined =>
  choice.pick === 'hold'
    ? undefined
    : optionsOf(view, about).find(
        ({ aim, massed }) =>
          aim.target.id === choice.of && aim.ammunition === choice.with && massed === (choice.as === 'battery'),
      );

/** The order that an answer stands for; null for holding fire. */
export function shotFor(view: View, about: FireAtAbout, choice: FireAt): ShotOrder | null {
  const chosen = optionFor(view, about, choice);
  if (!chosen) return null;
  const { aim, massed } = chosen;
  return {
    firer: about.unit,
    target: aim.target.id,
    ammunition: aim.ammunition,
    moved: aim.moved,
    inMovement: false,
    face: about.face,
    ...(massed ? { massed } : {}),
  };
}

/** A target and what to load with, or hold (HOW-FIRE-02, HOW-TGT-01, 02, HOW-RANGE-02). */
export const fireAtQuestion: Question<FireAtAbout, FireAt> = {
  kind: 'fire at',
  isShot: ({ pick }) => pick === 'fire',
  form: () => ({ form: 'pick' }),
  choices: (view, about) => ({
    list: [...optionsOf(view, about).map(orderFor), ...(about.mustFire ? [] : [{ pick: 'hold' } as const])],
  }),
  check: (view, about, choice) => {
    if (choice.pick === 'hold') return about.mustFire ? MUST_FIRE : null;
    return optionFor(view, about, choice) ? null : whyNot(view, about, choice);
  },
  sought: soughtShots,
  odds: (view, about, choice) => oddsOf(view, optionFor(view, about, choice)),
  modifiers: (view, about, choice) => {
    const chosen = optionFor(view, about, choice);
    return chosen ? rowsOf(view, chosen.aim) : null;
  },
  evaluate: (view, about, choice) => {
    const shot = shotFor(view, about, choice);
    if (!shot) return NEUTRAL;
    // By itself and through any face of its houses.
    const aims = optionsOf(view, { unit: about.unit })
      .filter(({ aim, massed }) => aim.target.id === shot.target && !massed)
      .map(({ aim }) => aim);
    const aim = aims.find(({ ammunition }) => ammunition === shot.ammunition);
    return aim ? { ...NEUTRAL, harm: aim.expected * hitWorth(aim.target) + 0.01 } : preferredBy(0.01);
  },
  words: (view, { unit, face }) => ({
    title: `${does(nameOf(view, unit), 'fires')}${face === undefined ? '' : ' from the houses'}: at whom?`,
    clause: 'HOW-TGT-01',
  }),
  label: (view, about, choice) => {
    const chosen = optionFor(view, about, choice);
    if (chosen) return labelOf(view, chosen);
    return choice.pick === 'hold' ? 'Hold fire' : `${nameOf(view, choice.of)}${loadWords(choice.with)}`;
  },
  idle: (view, about) => {
    const [first] = about.mustFire ? optionsOf(view, about) : [];
    return first ? orderFor(first) : { pick: 'hold' };
  },
};

/** At the nearest of the enemies within its range with what reaches farthest, at its targets with all it may load. */
function soughtShots(view: View, about: FireAtAbout): readonly FireOrder[] {
  const firer = troopOf(view, about.unit);
  const loads = loadsOf(firer);
  const range = reachOf(firer);
  const targets = new Set(optionsOf(view, about).map(({ aim }) => aim.target.id));
  return enemiesOf(view, firer.side)
    .map((enemy) => ({ enemy, away: distanceBetween(firer, enemy) }))
    .filter(({ away }) => away <= range)
    .toSorted((a, b) => a.away - b.away)
    .slice(0, MOST_SOUGHT)
    .flatMap(({ enemy: { id } }) =>
      (targets.has(id) ? loads : loads.slice(-1)).map((load): FireOrder => ({ pick: 'fire', of: id, with: load })),
    );
}
const MOST_SOUGHT = 4;
const MUST_FIRE = refuse(
  'HOW-INIT-06',
  'The side with the firing initiative fires first: one unit of this brigade must.',
);

const loadWords = (load: Ammunition): string => (load === 'musketry' ? '' : `, ${load}`);

function labelOf(view: View, { aim, massed }: FireOption): string {
  const { target, ammunition, range, shares } = aim;
  const names = [target.id, ...(shares === null || massed ? [] : [shares])].map((id) => nameOf(view, id)).join(' and ');
  return `${names}${loadWords(ammunition)}, ${measuredWords(range)}${massed ? ', with the battery' : ''}`;
}

function oddsOf(view: View, chosen: FireOption | undefined): Odds {
  if (!chosen) return { leaf: { hits: 0 } };
  const { aim } = chosen;
  const { modifier, line } = assessShot(view, aim, null);
  return hitOdds(chancesOf(view, aim, { line, modifier: aim.shares === null ? modifier : aim.modifier }));
}

/** Why a shot that is not among the choices is refused. */
function whyNot(view: View, { unit, face }: FireAtAbout, order: FireOrder): Refusal {
  const target = findTroop(view, order.of);
  const firer = troopOf(view, unit);
  const load = loadsOf(firer).find((one) => one === order.with);
  if (!target || !load) return refuse('HOW-FIRE-04', 'There is nothing to fire at there.');
  const shot = {
    firer,
    target,
    ammunition: load,
    moved: false,
    inMovement: false,
    face,
  };
  const barred = mayShoot(view, shot);
  if (barred) return barred;
  const [nearest] = targetsOf(view, firer, { face }).toSorted((a, b) => a.range - b.range);
  return refuse(
    'HOW-TGT-01',
    `A nearer enemy comes first: ${nearest ? `${nearest.target.traits.unit.name}, ${measuredWords(nearest.range)} away` : 'another unit'}.`,
  );
}

// Through which faces -----------------------------------------------------------------------------------------------

export interface FireFacesAbout {
  readonly unit: Id;
  /** Faces with a target, as bits. */
  readonly faces: number;
  /** As when it is asked at whom to fire. */
  readonly mustFire?: boolean;
}

/** Faces as bits, as in what is asked. */
type FireFaces = { readonly pick: 'fire'; readonly of: number } | { readonly pick: 'hold' };

/** All faces it fires through are declared at once; each takes 1 off every die (HOW-BUA-13). */
export const fireFacesQuestion: Question<FireFacesAbout, FireFaces> = {
  kind: 'fire faces',
  isShot: ({ pick }) => pick === 'fire',
  form: () => ({ form: 'pick' }),
  choices: (_view, { faces, mustFire }) => ({
    list: [
      ...subsets(faces).map((of): FireFaces => ({ pick: 'fire', of })),
      ...(mustFire ? [] : [{ pick: 'hold' } as const]),
    ],
  }),
  check: (_view, { faces, mustFire }, choice) => {
    if (choice.pick === 'hold') return mustFire ? MUST_FIRE : null;
    return subsets(faces).includes(choice.of)
      ? null
      : refuse('HOW-BUA-13', 'There is no target at one of these faces.');
  },
  words: (view, { unit }) => {
    const name = nameOf(view, unit);
    return {
      title: `${does(name, 'holds')} the houses: through which faces ${verbFor(name, 'does')} ${pronoun(name)} fire?`,
      clause: 'HOW-BUA-13',
    };
  },
  label: (view, { unit }, choice) => {
    if (choice.pick === 'hold') return 'Hold fire';
    const { inside } = troopOf(view, unit);
    const faces = facesAmong(choice.of);
    const names = inside ? faces.map((face) => faceName(inside.box, face)).join(', ') : '';
    return faces.length === 1 ? `One face (${names}), −1` : `${faces.length} faces (${names}), −${faces.length} each`;
  },
  idle: (_view, { faces, mustFire }) => {
    const [first] = mustFire ? subsets(faces) : [];
    return first === undefined ? { pick: 'hold' } : { pick: 'fire', of: first };
  },
};

/** Every choice among the faces, few directions first: each one more costs all dice. */
const subsets = (faces: number): readonly number[] =>
  facesAmong(faces)
    .reduce<readonly (readonly number[])[]>((sets, face) => [...sets, ...sets.map((set) => [...set, face])], [[]])
    .toSorted((a, b) => a.length - b.length)
    .slice(1)
    .map(bitsOfFaces);
