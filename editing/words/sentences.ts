/** Special rules and events in words, made from their data. */
import { capital, does, lengthInWords, listed, midway } from '../../engine/battle';
import { arrivalScore, triggerPhrase } from '../../engine/scenario';
import type { LengthUnit } from '../../engine/battle';
import type { ConditionForm, EventForm, LevelForm, RuleForm } from './entries';

export function ruleSentence(rule: RuleForm, lengths: LengthUnit): string {
  switch (rule.rule) {
    case 'hold': {
      const ends = [
        ...(rule.turn === null ? [] : [`turn ${rule.turn}`]),
        ...(rule.hour === null ? [] : [rule.hour]),
        ...(rule.needs === null
          ? []
          : [
              `${arrivalScore(rule.needs)} is thrown, each turn${(rule.from ?? 1) > 1 ? ` from turn ${rule.from}` : ''}`,
            ]),
        ...(rule.attacked ? ['they are fired at or charged'] : []),
        ...(rule.enemyWithin === null ? [] : [`an enemy comes within ${lengthInWords(rule.enemyWithin, lengths)}`]),
        ...(rule.lost === null ? [] : [`${rule.lost} is lost`]),
      ];
      const who = rule.units.length > 0 ? listed(rule.units) : 'Nobody';
      return `${who}: held until ${ends.length > 0 ? ends.join(', or ') : 'nothing sets them free'}.${told(rule.reason)}`;
    }
    case 'keep': {
      const who = rule.units.length > 0 ? listed(rule.units) : 'Nobody';
      const last = rule.until === null ? '' : ` up to turn ${rule.until}`;
      return `${who}: kept within ${rule.within === '' ? 'no zone yet' : midway(rule.within)}${last}.${told(rule.reason)}`;
    }
    case 'mist': {
      const turns = rule.from === rule.until ? `in turn ${rule.from}` : `in turns ${rule.from} to ${rule.until}`;
      return `Low ground mist ${turns}: fire and charges from beyond ${lengthInWords(rule.beyond, lengths)} fail on ${rule.failsOn === 1 ? '1' : `1 to ${rule.failsOn}`}${rule.sparing.length > 0 ? `, but not at ${listed(rule.sparing)}` : ''}.${told(rule.reason)}`;
    }
    case 'lots': {
      const who = rule.units.length > 0 ? listed(rule.units) : 'Nobody';
      return `${who}: a die decides between ${rule.places.length + 1} places.${told(rule.reason)}`;
    }
    case 'note':
      return rule.text.trim();
    case 'unknown':
      return 'No rule that is known: mend it in the text.';
  }
}

/** `side` is what the side is called. */
export const conditionSentence = ({ holds, by, orLoses, whateverIsLost }: ConditionForm, side: string): string =>
  `${side} wins when it holds ${holds.length > 0 ? listed(holds) : 'nothing yet'} at the end of ${by === null ? 'a turn' : `a turn up to turn ${by}`}${whateverIsLost ? ', whatever is lost' : ''}${orLoses ? ', and loses when it never did' : ''}.`;

export function levelSentence({ name, lead, holds, broken }: LevelForm): string {
  const needs = [
    ...(lead === null ? [] : [`holds objectives worth ${lead} more`]),
    ...(holds.length === 0 ? [] : [`holds ${listed(holds)}`]),
    ...(broken ? ['has broken the enemy'] : []),
  ];
  return `${capital(name)}: whenever the winner ${needs.length === 0 ? 'wins' : listed(needs)}.`;
}

/** `sideCalled` tells what the side of a key is called. */
export function eventSentence(event: EventForm, sideCalled: (side: string) => string, lengths: LengthUnit): string {
  const { turn, hour, at, text, toldTo, when } = event;
  const moment = at === 'end' ? 'End' : 'Start';
  const first = when
    ? `${moment} of a turn${fromTurn(event)}, ${triggerPhrase({ ...when, taken: when.taken && { ...when.taken, by: sideCalled(when.taken.by) } })}:`
    : `${moment} of ${hour === null ? `turn ${turn}` : `the turn of ${hour}`}:`;
  const words = toldTo === null || text.trim() === '' ? text.trim() : `To ${sideCalled(toldTo)} alone: ${text.trim()}`;
  return [first, happens(event, lengths), words].filter(Boolean).join(' ');
}

function fromTurn({ turn, hour }: EventForm): string {
  if (hour !== null) return ` from ${hour} on`;
  return turn > 1 ? ` from turn ${turn} on` : '';
}

function happens(event: EventForm, lengths: LengthUnit): string {
  const {
    weather,
    leaves,
    successor,
    burns,
    sight,
    breaks,
    throws,
    frees,
    freezes,
    thaws,
    holds,
    calls,
    counts,
    voids,
  } = event;
  if (weather !== null) return `the weather turns to ${weather}.`;
  if (leaves !== null)
    return `${leaves} leaves the field${successor === null ? '' : `; ${successor} takes the army over`}.`;
  if (burns !== null) return `${burns} burns.`;
  if (sight === 'unlimited') return 'sight is no longer limited.';
  if (sight !== null) return `nobody sees farther than ${lengthInWords(sight, lengths)}.`;
  if (breaks !== null) return `${does(breaks, 'is')} broken.`;
  if (throws !== null) return `${does(throws, 'is')} thrown.`;
  if (freezes !== null) return `${does(freezes, 'freezes')} over.`;
  if (thaws !== null) return `the ice on ${midway(thaws)} breaks.`;
  if (holds.length > 0) return `${listed(holds)} may not move until set free.`;
  if (calls.length > 0) return `${listed(calls)} may come.`;
  if (counts !== null) return `${does(counts, 'counts')} from now on.`;
  if (voids !== null) return `${does(voids, 'counts')} no more.`;
  return frees.length > 0 ? `${listed(frees)} may move.` : '';
}

const told = (reason: string): string => (reason.trim() === '' ? '' : ` ${reason.trim()}`);
