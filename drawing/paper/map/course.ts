/** What a scenario says about the battle itself, in sentences: weather, objectives, victory, special rules, events. */
import { lengthInWords, midway, type LengthUnit } from '../../../engine/battle';
import {
  type Hold,
  type Keep,
  levelInWords,
  listed,
  type Lots,
  type Mist,
  type Objective,
  type Scenario,
  type ScenarioEvent,
  timeInWords,
  triggerInWords,
  unitsOfArmy,
  type VictoryCondition,
  type VictoryLevel,
} from '../../../engine/scenario';
import { inFace, readMarkdown, type TextBlock } from '../text';
import { happening, leadersOf, turnsWords, unbroken, untilWords } from '../words';

const heading = (text: string): TextBlock => ({ kind: 'heading', level: 2, runs: inFace(text) });
const paragraph = (text: string): TextBlock => ({ kind: 'paragraph', runs: inFace(text) });
const item = (text: string): TextBlock => ({ kind: 'item', mark: '•', runs: inFace(text) });

/** Everything both sides may know, and of holds and events what the scenario as given still has. */
export function courseBlocks(scenario: Scenario, lengths: LengthUnit): TextBlock[] {
  return [
    heading('Weather'),
    paragraph(weatherWords(scenario, lengths)),
    ...(scenario.objectives.length > 0
      ? [heading('Objectives'), ...scenario.objectives.map((one) => item(objectiveWords(one, scenario)))]
      : []),
    heading('Victory'),
    paragraph(endWords(scenario)),
    ...scenario.victory.conditions.map((one) => item(conditionWords(one, scenario))),
    ...(scenario.victory.levels ?? []).map((one) => item(levelWords(one, scenario))),
    ...(scenario.special.length > 0 ? [heading('Special rules'), ...specialBlocks(scenario, lengths)] : []),
    ...(scenario.events.length > 0
      ? [heading('Events'), ...scenario.events.map((one) => item(eventWords(one, scenario, lengths)))]
      : []),
  ];
}

function weatherWords({ weather: { start, changing, sight } }: Scenario, lengths: LengthUnit): string {
  const first =
    start === 'diced' ? 'The weather is thrown for before the battle' : `The battle begins in ${start} weather`;
  const words = start === 'diced' || start === 'fair' ? first : `The battle begins with ${start}`;
  const limit = sight === undefined ? '' : ` Nobody sees farther than ${unbroken(lengthInWords(sight, lengths))}.`;
  return `${words}; ${changing ? 'it may change later' : 'it does not change by itself'}.${limit}`;
}

const sideName = ({ armies }: Scenario, id: string): string => armies.find((army) => army.id === id)?.name ?? id;

function objectiveWords(
  { name, points, holder, exit, costsWhoLacks, ...turns }: Objective,
  scenario: Scenario,
): string {
  const parts = [`${name}: ${points} ${points === 1 ? 'point' : 'points'}`];
  const by = scenario.entryPoints?.find(({ id }) => id === exit?.by);
  if (exit && by?.exit)
    parts.push(
      `once ${exit.units} ${exit.units === 1 ? 'unit' : 'units'} of ${sideName(scenario, by.exit.side)} ${exit.units === 1 ? 'has' : 'have'} left by ${midway(by.name)}`,
    );
  if (costsWhoLacks) parts.push('counted against whoever does not hold it');
  if (holder !== null) parts.push(`held by ${sideName(scenario, holder)}`);
  return `${[...parts, turnsWords(turns)].filter((part) => part !== '').join(', ')}.`;
}

function endWords(scenario: Scenario): string {
  const { turns, then } = scenario.victory;
  if (turns === null) return 'There is no last turn: the battle goes on until an army is beaten.';
  const after =
    then === 'points'
      ? 'points lost decide'
      : then === 'objectives'
        ? 'whoever holds objectives worth more has won'
        : then === 'draw'
          ? 'the battle is drawn'
          : `${sideName(scenario, then)} has won by lasting so long`;
  return `Turn ${turns} is the last; after it ${after}.`;
}

function conditionWords({ side, holds, by, orLoses, whateverIsLost }: VictoryCondition, scenario: Scenario): string {
  const names = holds.map((id) => scenario.objectives.find((one) => one.id === id)?.name ?? id);
  const when = by === null ? 'at the end of a turn' : `at the end of a turn up to turn ${by}`;
  const lost = `${whateverIsLost ? ', whatever is lost' : ''}${orLoses ? '; it loses if it never did' : ''}`;
  return `${sideName(scenario, side)} wins when it holds ${listed(names)} ${when}${lost}.`;
}

function levelWords({ name, lead, holds, broken }: VictoryLevel, { objectives }: Scenario): string {
  const held = holds.map((id) => objectives.find((one) => one.id === id)?.name ?? id);
  const needs = [
    ...(lead === null ? [] : [`holds objectives worth ${lead} more`]),
    ...(held.length === 0 ? [] : [`holds ${listed(held)}`]),
    ...(broken ? ['has broken the enemy'] : []),
  ];
  return `It is ${levelInWords(name)}${needs.length === 0 ? '' : ` when the winner ${listed(needs)}`}.`;
}

function specialBlocks(scenario: Scenario, lengths: LengthUnit): TextBlock[] {
  return scenario.special.flatMap((rule): TextBlock[] => {
    if (rule.rule === 'hold') return [item(holdWords(rule, scenario, lengths))];
    if (rule.rule === 'keep') return [item(keepWords(rule, scenario))];
    if (rule.rule === 'lots') return [item(lotsWords(rule, scenario, lengths))];
    return rule.rule === 'mist' ? [item(mistWords(rule, scenario, lengths))] : readMarkdown(rule.text);
  });
}

function holdWords({ units, until, reason }: Hold, scenario: Scenario, lengths: LengthUnit): string {
  const all = scenario.armies.flatMap((army) => [...army.brigades, ...unitsOfArmy(army)]);
  const names = units.map((id) => all.find((one) => one.id === id)?.name ?? id);
  const move = units.length === 1 ? 'does not move' : 'do not move';
  return sentence(`${listed(names)} ${move} until ${untilWords(until, scenario, lengths)}`, reason);
}

function keepWords({ units, within, until, reason }: Keep, { armies }: Scenario): string {
  const all = armies.flatMap((army) => [...army.brigades, ...unitsOfArmy(army)]);
  const zone = armies.flatMap(({ deployment }) => deployment).find(({ id }) => id === within)?.name ?? within;
  const names = units.map((id) => all.find((one) => one.id === id)?.name ?? id);
  const leave = units.length === 1 ? 'does not leave' : 'do not leave';
  const last = until === null ? '' : ` up to turn ${until}`;
  return sentence(`${listed(names)} ${leave} ${midway(zone)}${last} of their own will`, reason);
}

function lotsWords({ units, places, reason }: Lots, scenario: Scenario, lengths: LengthUnit): string {
  const all = scenario.armies.flatMap((army) => [...army.brigades, ...unitsOfArmy(army)]);
  const names = listed(units.map((id) => all.find((one) => one.id === id)?.name ?? id));
  const inWords = (length: number): string => unbroken(lengthInWords(length, lengths));
  const others = places.map(({ at }, i) => `place ${i + 2}, ${inWords(at.x)} east and ${inWords(at.y)} north`);
  return sentence(
    `A die decides before the first turn where ${names} ${units.length === 1 ? 'begins' : 'begin'}: place 1 as on the map, ${others.join('; ')}`,
    reason,
  );
}

function mistWords(
  { from, until, beyond, failsOn, sparing, reason }: Mist,
  scenario: Scenario,
  lengths: LengthUnit,
): string {
  const spared = sparing.map((id) => scenario.terrain.find((feature) => feature.id === id)?.name ?? id);
  const except = spared.length > 0 ? `; ${listed(spared)} may always be fired at` : '';
  const turns = from === until ? `turn ${from}` : `turns ${from} to ${until}`;
  const rule = `Mist in ${turns}: fire and charges begun from beyond ${unbroken(lengthInWords(beyond, lengths))} fail on a D6 of ${failsOn} or less${except}`;
  return sentence(rule, reason);
}

const sentence = (words: string, reason: string): string => (reason === '' ? `${words}.` : `${words}. ${reason}`);

function eventWords(event: ScenarioEvent, scenario: Scenario, lengths: LengthUnit): string {
  const moment = event.at === 'start' ? 'at its start' : 'at its end';
  const when = event.when
    ? `At the ${event.at} of a turn${event.turn > 1 ? ` from turn ${event.turn} on` : ''}, ${triggerInWords(event.when, scenario)}: `
    : `Turn ${event.turn}${event.hour === undefined ? '' : `, ${timeInWords(event.hour)}`}, ${moment}: `;
  const does = happening(event, scenario.armies.flatMap(leadersOf), scenario, lengths);
  const told = event.toldTo === undefined ? event.text : `To ${sideName(scenario, event.toldTo)} alone: ${event.text}`;
  return when + [does === '' ? '' : `${does}.`, told ?? ''].filter((part) => part !== '').join(' ');
}
