/** Units at an hour in one measure, whether a chronicle or a battle has them. */
import { findPiece, looksOf, poseOf, shownGauge } from '../../battle';
import type { BattleState, Piece, Vocabulary } from '../../battle';
import { times } from '../../geometry';
import type { Point } from '../../geometry';
import { unitsOfArmy } from '../../scenario';
import type { Id, Scenario } from '../../scenario';
import { groundOf } from '../../terrain';
import { LOSSES } from '../chronicle-vocabulary';

export interface UnitNow {
  /** Its middle; null while it is not on the table. */
  readonly at: Point | null;
  readonly is: 'to come' | 'there' | 'running' | 'gone';
  /** How it went, of one that is gone. */
  readonly went: string | null;
  /** Of what it can bear, 0 to 1. */
  readonly spent: number;
}

/** Who has lost so much of his men fights no more. */
const BEARS = 0.5;

/** What a chronicle and a record of a battle have in common. */
export interface BattleCourse {
  readonly scenario: Scenario;
  readonly vocabulary: Pick<Vocabulary, 'gauges' | 'marks'>;
  readonly start: BattleState;
}

/** Places are measured in `scale` times the cm of the table. */
export function unitsNow(
  { pieces }: Pick<BattleState, 'pieces'>,
  told: BattleCourse,
  scale = 1,
): ReadonlyMap<Id, UnitNow> {
  const { scenario, vocabulary } = told;
  const lostBefore = new Map(scenario.armies.flatMap(unitsOfArmy).map(({ id, lost = 0 }) => [id, lost]));
  return new Map(
    pieces.map((piece) => {
      const looks = looksOf(piece, vocabulary);
      const { where } = piece;
      const isGone = 'gone' in where || looks.has('lost');
      const is = isGone ? 'gone' : 'off' in where ? 'to come' : looks.has('routing') ? 'running' : 'there';
      const spent = is === 'gone' || is === 'running' ? 1 : spentOf(piece, told, lostBefore.get(piece.id) ?? 0);
      const went = 'gone' in where ? where.gone : null;
      const at = isGone ? null : middleOf(piece, scenario);
      return [piece.id, { at: at && times(at, scale), is, went, spent }] as const;
    }),
  );
}

function middleOf({ where }: Piece, scenario: Scenario): Point | null {
  if ('inside' in where) return groundOf(scenario).block(where.inside)?.box.pose ?? null;
  return poseOf(where);
}

/** `lostBefore`: the share of its men that it had lost before the battle began. */
function spentOf(piece: Piece, { vocabulary, start }: BattleCourse, lostBefore: number): number {
  const told = piece.gauges[LOSSES];
  if (told !== undefined) return Math.min(1, told / 100 / BEARS);
  const gauge = shownGauge(piece, vocabulary);
  if (!gauge) return 0;
  const { id, kind, now } = gauge;
  if (kind.counts === 'losses') return kind.lostAt ? Math.min(1, now / kind.lostAt) : 0;
  const began = findPiece(start, piece.id)?.gauges[id] ?? now;
  const full = began / (1 - lostBefore);
  return full > 0 ? Math.max(0, Math.min(1, (1 - now / full) / BEARS)) : 0;
}
