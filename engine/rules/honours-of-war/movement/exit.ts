/** Off the table by a normal move, where the scenario allows it or the brigade is broken (HOW-MOVE-14, HOW-OPT-02, HOW-OPT-03). */
import { does, MARCHED_OFF } from '../../../battle';
import type { Field, Refusal, View } from '../../../battle';
import { facing, leftOf as leftOfHeading, pathOf, rightOf, straight, times } from '../../../geometry';
import type { Path } from '../../../geometry';
import { isOfBrokenBrigade } from '../command/commands';
import { playsWith } from '../options';
import { isRefusal, lawful, refuse } from '../../common';
import { CONTACT } from '../troops/scales';
import { troopAt, viewOf } from '../troops/troop';
import { DISENGAGED } from '../victory/breaking';
import { leftOf, moveOf, unitOf } from './allowance';
import type { Allowance } from './allowance';
import { banOf } from './bans';
import { runAlong } from './run';
import { measureRun } from './straight-run';

/** Why a unit may not leave the table now; null when it may. */
export function exitRefused(view: View, allowance: Allowance): Refusal | null {
  const path = exitPath(view, allowance);
  return isRefusal(path) ? path : null;
}

/** Straight to a table edge that it reaches with what is left of its move: ahead, else back or to a side. */
function exitPath(view: View, allowance: Allowance): Path | Refusal {
  const troop = unitOf(view, allowance);
  if (!playsWith(view.roster, 'leaving the table') && !isOfBrokenBrigade(view, troop))
    return refuse('HOW-MOVE-14', 'A unit leaves the table only where the scenario allows it.');
  if (troop.inside) return refuse('HOW-BUA-07', 'Leave the houses first.');
  const { pose } = troop.box;
  const ahead = facing(pose);
  for (const direction of [ahead, times(ahead, -1), rightOf(ahead), leftOfHeading(ahead)]) {
    const options = { normal: moveOf(troop, allowance), wading: allowance.wading };
    const run = runAlong(view, troop, direction, leftOf(troop, allowance) + CONTACT, options);
    if (run.stop?.kind !== 'table edge') continue;
    const path = pathOf(pose, run.most > 0 ? [straight(pose, run.most, direction)] : []);
    const measured = measureRun(view, allowance, troop, direction, run, run.most);
    if (isRefusal(measured) || banOf(view, allowance, path, troopAt(troop, path.legs.at(-1)?.to ?? pose))) continue;
    return path;
  }
  return refuse('HOW-MOVE-14', 'The table edge is out of reach.');
}
/** Off it goes: of a broken brigade it is lost, else it is not (HOW-BREAK-09, HOW-OPT-03). */
export function leaveTable(field: Field, allowance: Allowance): void {
  const view = viewOf(field, allowance.unit);
  const troop = unitOf(view, allowance);
  const path = lawful(exitPath(view, allowance));
  const isBroken = isOfBrokenBrigade(view, troop);
  if (path.legs.length > 0) field.emit({ do: 'moved', movers: [{ id: troop.id, path }], manner: 'march' });
  field.emit(
    { do: 'went', id: troop.id, to: { gone: isBroken ? DISENGAGED : MARCHED_OFF } },
    {
      text: `${does(troop.traits.unit.name, 'leaves')} the table.`,
      reasons: [
        isBroken
          ? { clause: 'HOW-OPT-03', label: 'Of a broken brigade: lost to its army' }
          : { clause: 'HOW-MOVE-14', label: 'By leave of the scenario: no loss' },
      ],
    },
  );
}
