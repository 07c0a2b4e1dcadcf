import { corners } from '../../../engine/geometry';
import type { PictureBox } from '../clear-places';
import type { OnTable } from '../on-table.svelte';
import { nameArea } from '../table/names-apart';
import type { Project } from '../table-path';
import { areaRound } from './arrival-words';

/** Where units, leaders and names are drawn, px: other words lie on none of them. */
export function signsSeen(table: OnTable, project: Project): readonly PictureBox[] {
  // Names are set in letters of the screen, or of the map.
  const isOnScreen = table.names?.over !== null;
  const shapes = [
    ...[...table.boxes.values()].map((box) => corners(box)),
    ...table.shapes.flatMap(({ layer, line }) => (layer === 'leaders' ? [line] : [])),
    ...(isOnScreen ? [] : table.standingNames.map(({ box }) => corners(box))),
    ...table.leaderNames.map((box) => corners(box)),
  ];
  const onScreen = isOnScreen ? table.standingNames : [];
  return [
    ...shapes.flatMap((shape) => areaRound(shape.map((place) => project(place))) ?? []),
    ...onScreen.flatMap(({ text, box }) => {
      const at = project(box.pose);
      return at ? [nameArea({ text, at })] : [];
    }),
  ];
}
