/** Exits of a scenario: stretches of the table edge by which the troops of a side withdraw, which is no loss. */
import { does, marchedOffBy } from '../../battle';
import type { BattleState, Field, Id, RosterObjective } from '../../battle';
import { facingOf, overlaps, plus, poseAt, times } from '../../geometry';
import type { Box } from '../../geometry';
import { memo } from '../../facts';
import type { Cm, EntryPoint, Scenario } from '../../scenario';
import type { Holder } from './objectives';
import { leaderName, nameOf } from './piece-names';

/** A unit that may leave, as it stands. */
interface Leaver {
  readonly id: Id;
  readonly side: Id;
  readonly boxes: readonly Box[];
}

/** So near to the edge is at it, cm. */
const AT_EDGE: Cm = 4;

/** The stretch of the edge, as deep as is near. */
const gatesOf = memo(({ entryPoints = [] }: Scenario) =>
  entryPoints.flatMap((entry): { readonly entry: EntryPoint; readonly side: Id; readonly gate: Box }[] => {
    if (!entry.exit) return [];
    const direction = facingOf(entry.heading);
    const gate = {
      pose: poseAt(plus(entry.at, times(direction, AT_EDGE / 2)), direction),
      width: entry.exit.width,
      depth: AT_EDGE,
    };
    return [{ entry, side: entry.exit.side, gate }];
  }),
);

/** At the end of a turn whoever has come to an exit of his side leaves by it; the commander with the last of his brigade. */
export function leaveByExits(field: Field, leavers: () => readonly Leaver[], clause: Id): void {
  for (const { entry, side, gate } of gatesOf(field.ground.scenario)) {
    const reasons = [{ clause, label: 'At an exit of the scenario: no loss' }];
    const to = { gone: marchedOffBy(entry.name) };
    for (const { id, boxes } of leavers().filter((one) => one.side === side)) {
      if (!boxes.some((box) => overlaps(box, gate))) continue;
      const text = `${does(nameOf(field, id), 'leaves')} by ${entry.name}.`;
      const command = field.state.pieces.find((piece) => piece.id === id)?.command ?? id;
      field.emit({ do: 'went', id, to }, { text, reasons });
      if (isLast(field.state, command))
        field.emit(
          { do: 'went', id: command, to },
          { text: `${leaderName(field, command)} leaves with them.`, reasons },
        );
    }
  }
}

/** Is nobody of a command left on the table or still to come, and its commander on it? */
function isLast({ pieces, commands }: BattleState, command: Id): boolean {
  const figure = commands[command];
  const isGone = ({ where }: (typeof pieces)[number]): boolean => 'gone' in where;
  return figure !== undefined && !isGone(figure) && pieces.every((piece) => piece.command !== command || isGone(piece));
}

/** Who has taken an objective by leaving, as if they stood there; nobody before so many have left. */
export function exitHolders(
  state: Pick<BattleState, 'pieces'>,
  { exit }: Required<Pick<RosterObjective, 'exit'>>,
): readonly Holder[] {
  const gone = marchedOffBy(exit.name);
  const left = state.pieces.filter(({ seat, where }) => seat === exit.side && 'gone' in where && where.gone === gone);
  return left.length >= exit.units ? left.map(({ id }) => ({ id, side: exit.side })) : [];
}
