/** What the aids say beside the table, a line each. */
import type { ChokePoint, MarchTime, SeenGround } from '../../../electron/desk/api';
import { called, calledBlock, unitsOfArmy, type Id, type Scenario } from '../../../engine/scenario';

export interface AidLine {
  readonly text: string;
  /** What a click selects. */
  readonly about: readonly Id[];
  /** As on the table; null without a mark there. */
  readonly number: number | null;
}

const percent = (share: number): string => `${Math.round(share * 100)}\u00a0%`;

/** "64 % of the table is seen. Zeitberg hides 7 %, St. Ulrich 6 %." */
export function seenLine(scenario: Scenario, { seen, by }: SeenGround, who: string): AidLine {
  const hiders = by.slice(0, 3).filter(({ share }) => share >= 0.01);
  const told = hiders.map(({ id, share }, i) => `${nameOf(scenario, id)} ${i === 0 ? 'hides ' : ''}${percent(share)}`);
  return {
    text: `${who}: ${percent(seen)} of the table is seen.${told.length > 0 ? ` ${told.join(', ')}.` : ''}`,
    about: [],
    number: null,
  };
}

/** "Leib-Regiment to the bridge: 3.8 turns, in march column, by road." */
export function marchLine(scenario: Scenario, march: MarchTime): AidLine {
  const unit = scenario.armies.flatMap(unitsOfArmy).find(({ id }) => id === march.unit)?.name ?? march.unit;
  const goal = scenario.objectives.find(({ id }) => id === march.goal)?.name ?? march.goal;
  const how =
    march.turns === null
      ? `no way${march.closedBy === null ? '' : `: ${nameOf(scenario, march.closedBy)} closes it`}`
      : `${march.turns.toFixed(1)} turns, ${march.formations.map(formationWords).join(', then ')}${march.byRoad ? ', by road' : ''}`;
  return { text: `${unit} to ${goal}: ${how}.`, about: [march.unit], number: null };
}

const formationWords = (formation: Id): string => (formation === 'limbered' ? formation : `in ${formation}`);

export const chokeLine = ({ sentence, of }: ChokePoint, i: number): AidLine => ({
  text: sentence,
  about: of,
  number: i + 1,
});

function nameOf({ terrain }: Scenario, id: Id): string {
  const feature = terrain.find((one) => one.id === id);
  return feature ? called(feature) : calledBlock(terrain, id);
}
