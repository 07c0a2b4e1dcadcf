/** Where things are drawn that no words and notes may cover, px of the picture. */
import { corners, type Point } from '../../engine/geometry';
import { areaRound, type PictureBox } from './clear-places';
import type { OnTable } from './on-table.svelte';
import { nameArea } from './table/names-apart';
import type { Project } from './table-path';

const areasOf = (shapes: readonly (readonly Point[])[], project: Project): readonly PictureBox[] =>
  shapes.flatMap((shape) => areaRound(shape.map((place) => project(place))) ?? []);

/** Units and leaders. */
export const troopsSeen = (table: OnTable, project: Project): readonly PictureBox[] => [
  ...areasOf(
    [...table.boxes.values()].map((box) => corners(box)),
    project,
  ),
  ...areasOf(
    table.shapes.flatMap(({ layer, line }) => (layer === 'leaders' ? [line] : [])),
    project,
  ),
];

/** Those and the names: other words lie on none of them. */
export function signsSeen(table: OnTable, project: Project): readonly PictureBox[] {
  // Names are set in letters of the screen, or of the map.
  const isOnScreen = table.names?.over !== null;
  const names = [...(isOnScreen ? [] : table.standingNames.map(({ box }) => box)), ...table.leaderNames];
  const onScreen = isOnScreen ? table.standingNames : [];
  return [
    ...troopsSeen(table, project),
    ...areasOf(
      names.map((box) => corners(box)),
      project,
    ),
    ...onScreen.flatMap(({ text, box }) => {
      const at = project(box.pose);
      return at ? [nameArea({ text, at })] : [];
    }),
  ];
}
