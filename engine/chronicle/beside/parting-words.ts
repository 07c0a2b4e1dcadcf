/** How a battle parts from history, in words. */
import { possessive, pronoun, verbFor, verbForMany } from '../../battle';
import { compassTo, distance, dot } from '../../geometry';
import type { Point } from '../../geometry';
import { timeInWords } from '../../scenario';
import type { Minutes, Scenario } from '../../scenario';
import { groundInWords, metresToCm } from '../course';
import type { Difference } from './differing';
import type { UnitNow } from './units';
import type { Called } from './wings';

interface ToTell {
  readonly difference: Difference;
  readonly at: Minutes;
  readonly scenario: Scenario;
  /** What those who part are called together. */
  readonly called: Called;
  /** Where their side looks. */
  readonly looks: Point;
  /** The way they have gone since the battle left history, and the way they went in it. */
  readonly went: Point | null;
  readonly wentInHistory: Point | null;
  /** From where they were in history to where they are. */
  readonly from: Point | null;
  readonly is: readonly UnitNow[];
  readonly was: readonly UnitNow[];
}

export function partingInWords(told: ToTell): string {
  const { difference, at } = told;
  const { name, many } = told.called;
  const hour = timeInWords(at);
  const verb = (one: string): string => (many ? verbForMany(one) : verbFor(name, one));
  const it = many ? 'they' : pronoun(name);
  const was = it === 'they' ? 'were' : 'was';
  const far = (offset: Point | null): string => groundInWords(lengthOf(offset) * metresToCm(told.scenario));
  const here = `Here ${name}`;
  switch (difference) {
    case 'stays': {
      const [how, gone] = bearingOf(told.wentInHistory, told.looks);
      return `${here} ${verb('does')} not ${how}. By ${hour} in history ${it} had ${gone} ${far(told.wentInHistory)}.`;
    }
    case 'sets out': {
      const [, gone] = bearingOf(told.went, told.looks);
      return `${here} ${verb('has')} ${gone} ${far(told.went)} by ${hour}. In history ${it} stayed.`;
    }
    case 'is behind':
      return `${here} ${verb('is')} ${far(told.from)} short of where ${it} ${was} in history at ${hour}.`;
    case 'is ahead':
      return `${here} ${verb('is')} ${far(told.from)} beyond where ${it} ${was} in history at ${hour}.`;
    case 'is elsewhere': {
      const own = many ? 'their' : possessive(name);
      return `${here} ${verb('goes')} ${own} own way. At ${hour} ${it} ${verb('is')} ${far(told.from)} ${told.from ? compassTo(told.from) : ''} of where ${it} ${was} in history.`;
    }
    case 'is beaten':
      return `${here} ${most(told.is, 'running') ? verb('runs') : `${verb('is')} beaten`} by ${hour}. In history ${it} still stood.`;
    case 'holds':
      return `${here} ${verb('stands')} at ${hour}. In history ${it} ${wasOf(told.was, was)}.`;
    case 'loses more':
      return `${here} ${verb('has')} lost far more by ${hour} than in history.`;
    case 'loses less':
      return `${here} ${verb('has')} lost far less by ${hour} than in history.`;
  }
}

const lengthOf = (offset: Point | null): number => (offset ? distance(offset, { x: 0, y: 0 }) : 0);

/** What they do to go such a way, and what they have then done. */
function bearingOf(offset: Point | null, looks: Point): readonly [string, string] {
  const ahead = offset ? dot(offset, looks) / Math.max(1e-9, lengthOf(offset)) : 0;
  if (ahead > 0.5) return ['advance', 'advanced'];
  return ahead < -0.5 ? ['fall back', 'fallen back'] : ['move off', 'moved off'];
}

const most = (units: readonly UnitNow[], is: UnitNow['is']): boolean =>
  units.filter((unit) => unit.is === is).length * 2 > units.length;

function wasOf(units: readonly UnitNow[], was: string): string {
  const gone = units.filter(({ is }) => is === 'gone');
  if (gone.length * 2 <= units.length) return `${was} running`;
  return gone.filter(({ went }) => went === 'captured').length * 2 > gone.length
    ? 'had been taken'
    : 'had left the field';
}
