/** The weather at the beginning of each turn, before anybody moves (HOW-SEQ-02, HOW-WX-01, HOW-WX-07). */
import { roll } from '../../../battle';
import type { Dice, Field, Reason, Rule } from '../../../battle';
import type { Season, Weather } from '../../../scenario';
import { weatherOf } from './effects';
import { seasonOf, weatherRuleOf } from './planned';
import { changedScore, scoreOf, stepOf, weatherOn, weatherWord } from './seasons';

/** Throws for the weather on turn 1 where that is wanted; changes it on later turns where it may change. */
export function* turnWeather(field: Field): Rule<void> {
  const { start, changing } = weatherRuleOf(field);
  if (field.state.at.turn === 1) yield* begin(field, start, seasonOf(field));
  else if (changing) yield* change(field, seasonOf(field));
}

function* begin(field: Field, start: Weather | 'diced', season: Season): Rule<void> {
  if (start !== 'diced') {
    if (start !== 'fair') setWeather(field, season, start, [{ clause: 'HOW-WX-01', label: 'As the scenario has it' }]);
    return;
  }
  const dice = yield* throwFor(field, 'The weather', 'HOW-WX-01', 2);
  const score = dice.reduce((sum, die) => sum + die, 0);
  const reasons = [{ clause: 'HOW-WX-01', label: 'Two dice', value: score }];
  setScore(field, score, reasons);
  setWeather(field, season, weatherOn(season, score), reasons);
}

/** A D6 moves the score, on the table of the season (HOW-WX-07, HOW-WX-11). */
function* change(field: Field, season: Season): Rule<void> {
  const score = scoreNow(field, season);
  const [die] = yield* throwFor(field, 'A change of weather: 1 or 2 lower, 5 or 6 higher', 'HOW-WX-07', 1);
  const next = changedScore(score, die);
  const turnsBack = (next - score) * stepOf(die) < 0;
  const reasons = [
    { clause: 'HOW-WX-07', label: 'Weather score', value: score },
    { clause: turnsBack ? 'HOW-WX-08' : 'HOW-WX-07', label: `D6 of ${die}`, value: next - score },
  ];
  const turned = weatherOn(season, next);
  setScore(field, next, reasons);
  if (turned !== weatherNow(field)) setWeather(field, season, turned, reasons);
}

/** The score last kept; where the scenario set the weather itself, the score that goes with it. */
function scoreNow(field: Field, season: Season): number {
  const kept = field.state.marks['weather score'];
  const weather = weatherNow(field);
  return typeof kept === 'number' && weatherOn(season, kept) === weather ? kept : scoreOf(season, weather);
}

const weatherNow = (field: Field): Weather => weatherOf(field.whole);

function* throwFor(field: Field, why: string, clause: string, count: number): Rule<Dice> {
  const seat = firstSeat(field);
  return yield* roll(field, { why, who: seat, clause, seat, count });
}
/** The first side throws for both. */
const firstSeat = (field: Field): string => field.roster.sides[0]?.seat ?? '';

const setScore = (field: Field, score: number, reasons: readonly Reason[]): void =>
  field.emit({ do: 'mark', id: null, mark: 'weather score', value: score }, { reasons });

const setWeather = (field: Field, season: Season, weather: Weather, reasons: readonly Reason[]): void =>
  field.emit(
    { do: 'mark', id: null, mark: 'weather', value: weather },
    { text: `The weather: ${weatherWord(season, weather)}.`, reasons },
  );
