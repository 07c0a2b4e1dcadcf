/** What is to happen in turns that the battle has not. */
import { turnOfHour } from '../model/clock';
import type { Minutes } from '../model/clock';
import type { PlacedValue } from '../readers/reader';
import type { WrittenArrival } from '../reading/armies/arrival-format';
import type { WrittenPlace } from '../reading/armies/unit-format';
import type { UnplacedFault, Page } from '../text/page';
import type { WrittenScenario } from '../reading/scenario-format';

/** Works on what is written, in the order of the file, so that every finding is at its own line. */
export function checkTurns(written: WrittenScenario, page: Page): void {
  const last = written.victory?.turns ?? null;
  if (last === null) return;
  const check = (field: string, turn: number | null | undefined, says: (turn: number) => string): void => {
    if (turn == null || turn <= last) return;
    const fault = tooLate(says(turn), last, `${last} or an earlier turn`);
    const quickFix = field.endsWith(']') ? {} : { quickFix: { write: last } };
    page.fault({ field, place: page.placeOf(field) }, { ...fault, ...quickFix }, 'warning');
  };
  const { clock } = written;
  const checkHour = (field: string, hour: PlacedValue<Minutes> | null, says: (turn: number) => string): void => {
    const turn = clock && hour && turnOfHour(clock, hour.value);
    if (turn === null || turn <= last) return;
    page.fault({ field, place: page.placeOf(field) }, tooLate(says(turn), last, 'an earlier hour'), 'warning');
  };
  written.victory?.conditions.forEach((one, i) =>
    check(`victory.conditions[${i}].by turn`, one['by turn'], (turn) => `The condition counts until turn ${turn}`),
  );
  written.events.forEach(({ turn, hour }, i) => {
    check(`events[${i}].turn`, turn, (late) => `The event is to happen in turn ${late}`);
    checkHour(`events[${i}].hour`, hour, (late) => `The event is to happen in turn ${late}`);
  });
  written.objectives.forEach(({ name, 'from turn': from, 'until turn': until }, i) => {
    check(`objectives[${i}].from turn`, from, (turn) => `${name.value} counts from turn ${turn} on`);
    check(`objectives[${i}].until turn`, until?.value, (turn) => `${name.value} counts until turn ${turn}`);
  });
  written.special.forEach((rule, i) => {
    if (rule.rule === 'mist')
      check(`special[${i}].mist.turns[0]`, rule.turns.from, (turn) => `The mist rises in turn ${turn}`);
    if (rule.rule === 'keep')
      check(`special[${i}].keep.until turn`, rule['until turn'], (turn) => `They are kept until turn ${turn}`);
    if (rule.rule !== 'hold') return;
    const until = `special[${i}].hold.until`;
    check(`${until}.turn`, rule.until.turn, (turn) => `The hold ends with turn ${turn}`);
    checkHour(`${until}.hour`, rule.until.hour, (turn) => `The hold ends with turn ${turn}`);
    check(
      `${until}.from turn`,
      rule.until['from turn']?.value,
      (turn) => `Their release is thrown for from turn ${turn}`,
    );
  });
  for (const [side, { value: army }] of written.armies.value) {
    const comesOn = (turn: number): string => `They are to come on in turn ${turn}`;
    const checkArrival = (field: string, arrival: WrittenArrival | null): void => {
      check(`${field}.arrives.turn`, arrival?.turn, comesOn);
      checkHour(`${field}.arrives.hour`, arrival?.hour ?? null, comesOn);
    };
    army.brigades.forEach(({ value: brigade }, i) => {
      const field = `armies.${side}.brigades[${i}]`;
      checkArrival(field, brigade.arrives?.value ?? null);
      brigade.units.forEach((unit, n) => checkArrival(`${field}.units[${n}]`, arrivalOf(unit.where)));
    });
    army.independents.forEach((unit, n) => checkArrival(`armies.${side}.independents[${n}]`, arrivalOf(unit.where)));
  }
}

const arrivalOf = (where: WrittenPlace): WrittenArrival | null =>
  where !== null && 'arrives' in where ? where.arrives : null;

const tooLate = (what: string, last: number, fix: string): UnplacedFault => ({
  code: 'after-the-last-turn',
  message: `${what}, but the battle ends with turn ${last}.`,
  fix: `Write ${fix}, or let the battle last longer with turns: ... under victory.`,
});
