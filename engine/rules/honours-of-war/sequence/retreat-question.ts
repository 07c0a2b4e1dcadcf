/** What a length of retreat promises: out of the enemy's reach, able to rally, in command, and no farther from the battle. */
import { NEUTRAL } from '../../../battle';
import type { Evaluation, Question, View } from '../../../battle';
import { endOf } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { chargesFeared } from '../melee/feared-charges';
import { inCommand } from '../command/commands';
import { worthOfBreaking, worthOfHits } from '../evaluation/hit-worth';
import { fireAgainst } from '../fire/estimate';
import { rallyByDistance } from '../rally/rally-phase';
import { troopAt } from '../troops/troop';
import { routesOf, retreatAlong } from '../morale/escaping';
import { retreatQuestion } from '../morale/retreat-length';
import type { RetreatAbout } from '../morale/retreat-length';

/** The question of a beaten unit, weighed: morale cannot look ahead to fire and melee, which come after it. */
export const weighedRetreatQuestion: Question<RetreatAbout, { readonly span: Cm }> = {
  ...retreatQuestion,
  evaluate: evaluateRetreat,
};

/** Of the first of two routes, where a die will tell which. */
function evaluateRetreat(
  view: View,
  { unit, least, swept }: RetreatAbout,
  { span }: { readonly span: Cm },
): Evaluation {
  const retreat = { manner: 'retreat', wanted: span, least, swept } as const;
  const { troop, routes } = routesOf(view, unit, retreat);
  const [route] = routes;
  if (!route) return NEUTRAL;
  const taken = retreatAlong(view, troop, route, retreat);
  if (!taken) return { ...NEUTRAL, risk: worthOfBreaking(troop) };
  const { path } = taken;
  const there = troopAt(troop, endOf(path));
  const charged = chargesFeared(view, there).reduce((most, { won }) => Math.max(most, won), 0);
  const isLed = inCommand(view, there.piece.command, there).has(unit);
  return {
    harm: 0,
    risk: worthOfHits(there, fireAgainst(view, there)) + charged * worthOfBreaking(there),
    ready: rallyByDistance(view, there).hits * RALLIED_HIT + (isLed ? IN_COMMAND : 0) - path.length * WAY_BACK,
  };
}

/** In army points: a hit rallied this turn. */
const RALLIED_HIT = 0.1;
/** Who hears his commander is not left behind. */
const IN_COMMAND = 0.3;
/** Of each cm, for the turns it takes to come back. */
const WAY_BACK = 0.005;
