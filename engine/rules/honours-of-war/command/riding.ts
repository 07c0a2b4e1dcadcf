/** Moves of generals and commanders: straight, unhindered, clear of the enemy (HOW-CMD-05, 06, 12, HOW-CMD-19). */
import { ask, does } from '../../../battle';
import type { Field, Id, MarchChoice, Question, Refusal, RosterCommand, Rule, View } from '../../../battle';
import { minus, plus, pointGap, times, unit } from '../../../geometry';
import type { Point, Pose } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { placesBehind, placesBetween, rideFault, ridesToward, rideToward } from '../../../tabletop';
import type { RideFault, RideRules } from '../../../tabletop';
import { commandOf, generalOf, isSenior, leaderName, lieutenantsOf, placeOf, refuse } from '../../common';
import { areaRow, isClosedToAll } from '../ground/areas';
import { lineRow } from '../ground/lines';
import { enemiesOf, registerIn, troopsLeft } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { unitsUnder } from './commands';
import { placeWithRoom } from './elbow-room';
import { raiseLieutenant } from './raising';
import { ratingOf } from './ratings';
import { evaluateRide } from './ride-evaluation';
import { lengthWords, measuredWords } from '../lengths';

export interface FigureMove {
  readonly command: Id;
  readonly side: Id;
}

export const figureQuestion: Question<FigureMove, { readonly pick: 'stay' } | MarchChoice> = {
  kind: 'ride',
  form: (_view, { command }) => ({ form: 'march', movers: [command] }),
  choices: (view, about) => ({
    list: [{ pick: 'stay' }, ...ridesOf(view, about)],
    reach: {
      sample: (n) => ridesOf(view, about).slice(0, n),
      snap: (to) => rideTo(view, about, to),
    },
  }),
  check: (view, about, choice) => {
    if ('march' in choice) return checkRide(view, about, choice);
    return choice.pick === 'stay' ? null : refuse('HOW-CMD-06', 'He rides or stays.');
  },
  evaluate: evaluateRide,
  words: (view, { command }) => ({
    title: `${leaderName(view, command)} rides`,
    clause: CLAUSE_OF[commandOf(view, command).kind],
  }),
  label: (_view, _about, choice) => ('pick' in choice ? 'Stay' : `Ride ${lengthWords(choice.march.length, 0)}`),
  idle: () => ({ pick: 'stay' }),
};

const CLAUSE_OF: Readonly<Record<RosterCommand['kind'], Id>> = {
  general: 'HOW-CMD-12',
  lieutenant: 'HOW-OPT-07',
  brigade: 'HOW-CMD-05',
  independent: 'HOW-CMD-05',
};

/** How far behind a unit a commander who rides to it stands. */
export const BEHIND: Cm = 3;

/**
 * Toward places worth riding to, where nobody stands: behind each unit of his brigade, of a lieutenant's commands, or of the
 * army for a general; for a brigade's commander also between two of its units that do not hear each other.
 */
function ridesOf(view: View, about: FigureMove): readonly MarchChoice[] {
  const from = placeOf(view, about.command);
  if (!from) return [];
  const units = unitsUnder(view, about.command);
  const { command: radius, cm5: link } = registerIn(view).scale.distances;
  const between = isSenior(commandOf(view, about.command)) ? [] : placesBetween(units, BEHIND, { radius, link });
  const places = [...placesBehind(units, BEHIND), ...between].map((place) => placeWithRoom(view, place));
  return ridesToward(from, places, rulesOf(view, about)).map((march) => ({ march, movers: [about.command] }));
}

/** The ride to a place, or as far toward it as is allowed; over the bridge when the river is between. */
function rideTo(view: View, about: FigureMove, to: Pose): MarchChoice | Refusal {
  const from = placeOf(view, about.command);
  if (!from) return refuse('HOW-CMD-06', 'He is not on the table.');
  const march = rideToward(from, placeWithRoom(view, to), rulesOf(view, about));
  return march
    ? { march, movers: [about.command] }
    : refuse('HOW-CMD-06', 'He cannot ride there: the enemy or the river is in the way.');
}

/** 60 cm, 80 for a dashing general or lieutenant general; being raised does not help (HOW-CMD-06, HOW-CMD-19, HOW-OPT-08). */
export function reachOf(view: View, { command }: FigureMove): Cm {
  const { moves } = registerIn(view).scale;
  const isDashing = isSenior(commandOf(view, command)) && ratingOf(view, command) === 'dashing';
  return isDashing ? moves.dashingGeneral : moves.commandFigure;
}

/** HOW-CMD-06. */
const rulesOf = (view: View, about: FigureMove): RideRules<Troop> => ({
  ground: view.ground,
  most: reachOf(view, about),
  clear: registerIn(view).scale.distances.cm10,
  enemies: enemiesOf(view, about.side),
  friends: troopsLeft(view).ofSide(about.side),
  isClosed: (from, to) => isClosedToFigures(view, from, to),
});

/** Is there ground or a line closed to all between two places: an impassable river away from its crossings, or declared so? */
export function isClosedToFigures({ ground }: View, from: Point, to: Point): boolean {
  const carried = (s: number): boolean => {
    const at = plus(from, times(unit(minus(to, from)), s));
    return ground.crossings.some(({ box }) => pointGap(at, box) === 0);
  };
  return (
    ground
      .trace(from, to)
      .some(
        ({ area, from: enters, to: leaves }) =>
          isClosedToAll(areaRow(area).rates) && !(areaRow(area).water && carried((enters + leaves) / 2)),
      ) || ground.crossed(from, to).some(({ line }) => isClosedToAll(lineRow(line).shares))
  );
}

function checkRide(view: View, about: FigureMove, { march, movers }: MarchChoice): Refusal | null {
  const rules = rulesOf(view, about);
  const from = placeOf(view, about.command);
  if (!from) return refuse('HOW-CMD-06', 'He is not on the table.');
  if (movers.length !== 1 || movers[0] !== about.command) return refuse('HOW-CMD-06', 'He rides by himself.');
  const fault = rideFault(from, march, rules);
  return fault && refusalOf(fault, rules);
}

function refusalOf(fault: RideFault<Troop>, { most, clear }: RideRules<Troop>): Refusal {
  switch (fault.fault) {
    case 'too long':
      return refuse('HOW-CMD-06', `A commander rides ${lengthWords(most)}; this is ${measuredWords(fault.length)}.`);
    case 'begins elsewhere':
      return refuse('HOW-CMD-06', 'A ride begins where he stands.');
    case 'not straight':
      return refuse('HOW-CMD-06', 'He cannot ride as this is drawn.');
    case 'closed ground':
      return refuse('HOW-CMD-06', 'A river or closed ground stops him: ride round it, or by the bridge.');
    case 'enemy on the way': {
      const { name } = fault.enemy.traits.unit;
      return refuse('HOW-CMD-06', `His way stays ${lengthWords(clear)} from enemies; ${does(name, 'is')} nearer.`);
    }
    case 'off the table':
      return refuse('HOW-MOVE-14', 'The table ends there.');
    case 'ends near the enemy':
      return refuse('HOW-CMD-06', 'He would end nearer to the enemy than to his own troops.');
  }
}

/** Asks for one figure's ride and carries it out. */
export function* ride(field: Field, command: Id, side: Id): Rule<void> {
  const about: FigureMove = { command, side };
  const view = field.view(side);
  if (!placeOf(view, command)) return;
  const answer = yield* ask(field, figureQuestion, side, about);
  if ('pick' in answer) return;
  field.emit(
    { do: 'moved', movers: [{ id: command, path: answer.march }], manner: 'ride' },
    {
      text: `${leaderName(view, command)} rides ${lengthWords(answer.march.length, 0)}.`,
      reasons: [{ clause: 'HOW-CMD-06', label: `Of ${lengthWords(reachOf(view, about))}` }],
    },
  );
}

/**
 * Generals move first of all, each side's commanding general before its lieutenants; the side that lost last turn's
 * initiative begins. Then each general may raise a lieutenant (HOW-CMD-12, HOW-OPT-07, HOW-OPT-08).
 */
export function* generalsMove(field: Field, first: Id): Rule<void> {
  const sides = field.roster.sides.toSorted((a, b) => Number(b.id === first) - Number(a.id === first));
  for (const { id } of sides) {
    const view = field.view(id);
    const general = generalOf(view, id);
    if (general) yield* ride(field, general.id, id);
    for (const lieutenant of lieutenantsOf(view, id)) yield* ride(field, lieutenant.id, id);
  }
  for (const { id } of sides) yield* raiseLieutenant(field, id);
}
