/** Houses and bridges that burn, for as long as a gauge of theirs says so. */
import type { Box } from '../geometry';
import type { Id, Scenario } from '../scenario';
import { groundOf } from '../terrain';
import type { BattleState } from './state';
import type { Vocabulary } from './vocabulary';

/** The gauge of what a scenario sets alight. */
export const ON_FIRE = 'on fire';
/** What becomes of the ground by a scenario alone, whatever the book. */
export const SCENARIO_GROUND: NonNullable<Vocabulary['ground']> = {
  [ON_FIRE]: { title: 'On fire', looks: 'burning' },
};

export interface Fire {
  /** The feature or block that burns, and which of its boxes, from 1: "Kutzdorf 2". */
  readonly id: string;
  readonly of: 'houses' | 'crossing';
  readonly box: Box;
}

/** One fire for a bridge, one for each block of a village, in the order of the features' ids. */
export function firesOn(
  { ground }: Pick<BattleState, 'ground'>,
  vocabulary: Pick<Vocabulary, 'ground'>,
  scenario: Scenario,
): readonly Fire[] {
  return Object.keys(ground)
    .sort()
    .flatMap((id) => {
      const feature = ground[id];
      const burns = Object.entries(feature?.gauges ?? {}).some(
        ([gauge, now]) => now > 0 && vocabulary.ground?.[gauge]?.looks === 'burning',
      );
      if (!burns || feature?.gone) return [];
      return burnable(scenario, id).map((fire, n) => ({ id: `${id} ${n + 1}`, ...fire }));
    });
}

/** The blocks of a built-up area or one of them, or a bridge. */
function burnable(scenario: Scenario, id: Id): readonly Omit<Fire, 'id'>[] {
  const { blocks, crossings } = groundOf(scenario);
  const houses = blocks.filter((block) => block.id === id || block.bua === id);
  return [
    ...houses.map(({ box }) => ({ of: 'houses' as const, box })),
    ...crossings.filter((one) => one.id === id).map(({ box }) => ({ of: 'crossing' as const, box })),
  ];
}
