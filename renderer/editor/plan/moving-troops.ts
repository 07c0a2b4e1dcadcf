/** Troops that are dragged, drawn by themselves. Free of the page. */
import { troopsLayer } from '../../../drawing/map';
import type { Id, Scenario } from '../../../engine/scenario';
import type { PlayedScenario } from '../../../electron/desk/api';
import { movedTroops, standingNow } from './standing';

export interface MovingTroops {
  /** Who stands elsewhere than before. */
  readonly moved: ReadonlySet<Id>;
  /** Their signs, at least so large, cm; null where the rule system has not told how they are based. */
  readonly signs: string | null;
}

export function movingTroops(
  before: Scenario,
  now: Scenario,
  play: PlayedScenario | null,
  least: number,
): MovingTroops {
  const moved = movedTroops(before, now);
  const state = play && standingNow(now, play);
  if (!play || !state) return { moved, signs: null };
  const some = {
    ...state,
    pieces: state.pieces.filter(({ id }) => moved.has(id)),
    commands: Object.fromEntries(Object.entries(state.commands).filter(([id]) => moved.has(id))),
  };
  const troops = { roster: play.roster, state: some, vocabulary: play.vocabulary };
  return { moved, signs: troopsLayer(troops, now, { least, nameless: true }) };
}
