/** What a unit does with its move (MCN-MOVE, MCN-FORMCHG). */
import type { Question } from '../../../battle';
import { isRefusal, leavingInWords, marchInWords, nameOf, refuse } from '../../common';
import { measuredWords } from '../lengths';
import { leftOf, measureMarch } from '../movement/allowance';
import type { Allowance } from '../movement/allowance';
import { marchChoice, marchesOf, marchToward, turnFrom } from '../movement/reach';
import { troopOf } from '../troops/troop';
import { workWords } from '../engineers/jobs';
import type { ManoeuvreChoice } from './manoeuvre-choice';
import { evaluateManoeuvre } from './manoeuvre-evaluation';
import { checkOrder, ordersOf } from './manoeuvre-orders';

export const manoeuvreQuestion: Question<Allowance, ManoeuvreChoice> = {
  kind: 'manoeuvre',
  form: (_view, { unit }) => ({ form: 'march', movers: [unit] }),
  choices: (view, about) => ({
    list: [...ordersOf(view, about), ...marchesOf(view, about).map((path) => marchChoice(about, path))],
    reach: {
      sample: (n) =>
        marchesOf(view, about)
          .slice(0, n)
          .map((path) => marchChoice(about, path)),
      snap: (to) => {
        const path = marchToward(view, about, to);
        return isRefusal(path) ? path : marchChoice(about, path);
      },
      turn: (side, degrees, from) => turnFrom(view, about, side, degrees, from),
    },
  }),
  check: (view, about, choice) => {
    if (!('march' in choice)) return checkOrder(view, about, choice);
    if (choice.movers.length !== 1 || choice.movers[0] !== about.unit)
      return refuse('MCN-MOVE-02', 'A unit moves by itself.');
    const measured = measureMarch(view, about, choice.march);
    return isRefusal(measured) ? measured : null;
  },
  evaluate: evaluateManoeuvre,
  allowance: (view, about, choice) => {
    const after = choice && 'march' in choice ? measureMarch(view, about, choice.march) : about;
    return isRefusal(after) ? null : { spent: after.spent, left: leftOf(after), of: after.move, move: 1, moves: 1 };
  },
  words: (view, { unit }) => ({ title: `Move ${nameOf(view, unit)}`, clause: 'MCN-MOVE-02' }),
  label: (view, about, choice) => {
    if ('march' in choice) return marchInWords(choice.march, measuredWords);
    switch (choice.pick) {
      case 'done':
        return 'Done';
      case 'form':
        return choice.as === 'deployed' ? 'Deploy' : choice.as === 'limbered' ? 'Limber up' : `Form ${choice.as}`;
      case 'face':
        return choice.of === 180 ? 'Face about' : `Face ${choice.of < 0 ? 'left' : 'right'}`;
      case 'enter':
        return `Occupy houses of ${view.ground.scenario.terrain.find(({ id }) => id === view.ground.block(choice.of)?.bua)?.name ?? choice.of}`;
      case 'leave':
        return leavingInWords(troopOf(view, about.unit).inside, choice.of);
      case 'ford':
        return 'Begin to cross the stream';
      case 'man guns':
        return 'Man the guns';
      case 'work':
        return workWords(view, choice);
    }
  },
  idle: () => ({ pick: 'done' }),
};
