/** The generals there are, by the names under which a battle is ordered: a level, and after a colon a temper. */
import type { Id } from '../battle';
import type { RuleSystem } from '../rules/system';
import { brilliantGeneral } from './brilliant';
import { generalByRating } from './by-rating';
import { capableGeneral } from './capable';
import type { ExplainingGeneral } from './capable';
import { AS_PLANNED, BY_THE_BOOK } from './plan';
import { BOLD, CAUTIOUS, EVEN, tempered } from './temper';
import type { Temper } from './temper';

export interface KnownGeneral {
  readonly id: Id;
  readonly title: string;
  readonly make: (system: RuleSystem) => ExplainingGeneral;
}

interface Level {
  readonly id: Id;
  readonly title: string;
  readonly make: (system: RuleSystem, temper: Temper) => ExplainingGeneral;
}

const titled = (general: ExplainingGeneral, title: string): ExplainingGeneral => ({ ...general, title });

const LEVELS: readonly Level[] = [
  {
    id: 'capable',
    title: 'Capable',
    make: (system, temper) => capableGeneral(system, tempered(AS_PLANNED, temper)),
  },
  {
    id: 'drill-book',
    title: 'Drill-book',
    make: (system, temper) => titled(capableGeneral(system, tempered(BY_THE_BOOK, temper)), 'drill-book general'),
  },
  {
    id: 'brilliant',
    title: 'Brilliant',
    make: (system, temper) => brilliantGeneral(system, temper),
  },
];

/** The levels; the first one fights where none is named. */
export const GENERALS: readonly KnownGeneral[] = LEVELS.map(({ make, ...level }) => {
  return { ...level, make: (system) => make(system, EVEN) };
});

/** What may follow the level of a general: `capable:bold`. */
export const TEMPERS: readonly { readonly id: Id; readonly title: string }[] = [
  { id: CAUTIOUS.id, title: 'Cautious' },
  { id: BOLD.id, title: 'Bold' },
  { id: 'by-rating', title: 'Each commander by his rating' },
];

/** The general of that id, the first one without. Throws a sentence when there is no such general. */
export function generalNamed(id: Id | undefined): KnownGeneral {
  const [name, temper, ...rest] = (id ?? GENERALS[0]?.id ?? '').split(':');
  const level = LEVELS.find((one) => one.id === name);
  if (!level)
    throw new RangeError(`There is no general “${id ?? ''}”. Those there are: ${namesOf(LEVELS)}. ${WITH_A_TEMPER}`);
  if (temper === undefined) return { ...level, make: (system) => level.make(system, EVEN) };
  if (rest.length > 0 || !TEMPERS.some((one) => one.id === temper))
    throw new RangeError(`There is no temper “${[temper, ...rest].join(':')}”. Those there are: ${namesOf(TEMPERS)}.`);
  return {
    id: `${level.id}:${temper}`,
    title: `${level.title}, ${temper === 'by-rating' ? 'tempers by rating' : temper}`,
    make(system) {
      if (temper === 'by-rating') return generalByRating((one) => level.make(system, one));
      const general = level.make(system, temper === BOLD.id ? BOLD : CAUTIOUS);
      return titled(general, `${temper} ${general.title}`);
    },
  };
}

const namesOf = (among: readonly { readonly id: Id }[]): string => among.map((one) => one.id).join(', ');
const WITH_A_TEMPER = `Each may have a temper, as capable:${BOLD.id}.`;
