/** The commanding general and his lieutenant generals over the commands they lead: influence, and the results they turn (HOW-CMD-13 to 20, HOW-OPT-07, HOW-OPT-10). */
import { ask, preferredBy, roll } from '../../../battle';
import type { Field, Id, Question, Rule, View } from '../../../battle';
import { distance, exceeds } from '../../../geometry';
import type { Cm, Rating } from '../../../scenario';
import { distanceTo } from '../../../tabletop';
import {
  commandOf,
  figureOf,
  generalOf,
  isLedByGeneral,
  leaderName,
  lieutenantsOver,
  placeOf,
  refuse,
} from '../../common';
import { registerIn } from '../troops/troop';
import { unitsOf } from './commands';
import type { Performance } from './performance-table';
import { ratingOf } from './ratings';

/** What a general or lieutenant general counts as now: raised this turn, or by his rating; unrated as dependable (HOW-CMD-16, HOW-OPT-08). */
export function seniorRating(view: View, senior: Id): Rating {
  const raised = figureOf(view, senior)?.marks['raised'];
  if (raised === 'dependable' || raised === 'dashing') return raised;
  return ratingOf(view, senior) ?? 'dependable';
}

/** How far his influence reaches: 15 cm, 20 of a dashing one; null of a dithering one, who has none (HOW-CMD-13, 17, 19). */
export function influenceOf(view: View, senior: Id): Cm | null {
  const { cm15, cm20 } = registerIn(view).scale.distances;
  switch (seniorRating(view, senior)) {
    case 'dithering':
      return null;
    case 'dependable':
      return cm15;
    case 'dashing':
      return cm20;
  }
}

/** Those over a command, the lieutenant generals before the general. */
function seniorsOver(view: View, command: Id): readonly Id[] {
  const general = generalOf(view, commandOf(view, command).side);
  const lieutenants = lieutenantsOver(view, command);
  return general ? [...lieutenants, general.id] : lieutenants;
}

/** Within his reach of the commander or the unit, once a turn; not for a brigade the general leads himself (HOW-CMD-13, HOW-ORG-09). */
export function mayInfluence(view: View, senior: Id, command: Id): boolean {
  const figure = figureOf(view, senior);
  const at = placeOf(view, senior);
  const radius = influenceOf(view, senior);
  if (!figure || !at || radius === null || figure.marks['influence used'] !== undefined) return false;
  if (!seniorsOver(view, command).includes(senior) || isLedByGeneral(view, command)) return false;
  const place = placeOf(view, command);
  if (place) return !exceeds(distance(place, at), radius);
  return unitsOf(view, command).some((troop) => !exceeds(distanceTo(at, troop), radius));
}

export interface Influence {
  readonly command: Id;
  readonly side: Id;
  /** The general or lieutenant general who may lend his presence. */
  readonly by: Id;
}

/** He may lend his presence to one command a turn (HOW-CMD-13). */
export const influenceQuestion: Question<Influence, { readonly pick: 'lend' | 'keep' }> = {
  kind: 'influence',
  form: () => ({ form: 'pick' }),
  choices: () => ({ list: [{ pick: 'lend' }, { pick: 'keep' }] }),
  check: (view, { command, by }, { pick }) =>
    pick === 'keep' || mayInfluence(view, by, command)
      ? null
      : refuse('HOW-CMD-13', 'He is too far away, or has lent his presence this turn.'),
  evaluate: (_view, _about, { pick }) => preferredBy(pick === 'lend' ? 0.1 : 0),
  words: (view, { command, by }) => ({
    title: `${leaderName(view, by)} may direct ${commandOf(view, command).name}`,
    clause: 'HOW-CMD-13',
  }),
  label: (_view, _about, { pick }) => (pick === 'lend' ? 'Direct it' : 'Keep him free'),
  idle: () => ({ pick: 'keep' }),
};

/** Each of them in turn is asked until one lends his presence: one senior for a command roll (HOW-OPT-10). */
export function* influence(field: Field, command: Id, side: Id): Rule<boolean> {
  for (const by of seniorsOver(field.view(side), command)) {
    if (!mayInfluence(field.view(side), by, command)) continue;
    const { pick } = yield* ask(field, influenceQuestion, side, { command, side, by });
    if (pick === 'keep') continue;
    const view = field.view(side);
    field.emit(
      { do: 'mark', id: by, mark: 'influence used', value: command },
      {
        text: `${leaderName(view, by)} directs ${commandOf(view, command).name}.`,
        reasons: [
          {
            clause: commandOf(view, by).kind === 'lieutenant' ? 'HOW-OPT-07' : 'HOW-CMD-13',
            label: 'Within his reach, once a turn',
          },
        ],
      },
    );
    return true;
  }
  return false;
}

/** On a die of so much or less a dithering general dampens a good result (HOW-CMD-18). */
export const DAMPENS = 2;
/** On a die of so much or more a dashing general lifts a bad one (HOW-CMD-20). */
export const LIFTS = 5;

/**
 * A dithering general dampens good results, a dashing one lifts bad ones, wherever he is; so do lieutenant generals of
 * their own commands, but a result is turned by one roll at most (HOW-CMD-18, HOW-CMD-20, HOW-OPT-10).
 */
export function* converted(field: Field, command: Id, side: Id, result: Performance): Rule<Performance> {
  const view = field.view(side);
  const ratings = seniorsOver(view, command).map((senior) => seniorRating(view, senior));
  const good = result === 'Admirable' || result === 'Inspiring';
  const bad = result === 'Poor' || result === 'Feeble';
  if (good && ratings.includes('dithering')) {
    const [die] = yield* roll(field, { why: 'Dithering general', who: command, clause: 'HOW-CMD-18', seat: side });
    return die <= DAMPENS ? 'Steady' : result;
  }
  if (bad && ratings.includes('dashing')) {
    const [die] = yield* roll(field, { why: 'Dashing general', who: command, clause: 'HOW-CMD-20', seat: side });
    return die >= LIFTS ? 'Steady' : result;
  }
  return result;
}
