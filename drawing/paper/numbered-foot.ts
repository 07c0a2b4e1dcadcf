import type { Shape } from '../map/scene';
import { drawing, EAST, point, polyline } from '../map/strokes';
import { inFace, pour, runsWidth, setBlocks } from './text';

/** A rule across the sheet, below it the running title and the number of the sheet. */
export function numberedFoot(
  title: string,
  number: number,
  room: { readonly west: number; readonly south: number; readonly east: number },
  size: number,
  ink: string,
): Shape[] {
  const y = room.south + size * 0.6;
  const small = size * 0.85;
  const write = (text: string, x: number): Shape => ({
    kind: 'words',
    lettering: { text, role: 'italic', size: small, spacing: 0, colour: ink, halo: null },
    place: { at: point(x, y), toward: EAST },
  });
  const numeral = String(number);
  const [line] = pour(
    setBlocks([{ kind: 'paragraph', runs: inFace(title, 'italic') }], room.east - room.west - size * 4, {
      text: { size: small, leading: 1, colour: ink },
      headings: [
        { size: small, leading: 1, colour: ink },
        { size: small, leading: 1, colour: ink },
      ],
      align: 'left',
    }).slice(0, 1),
    [{ west: room.west, south: y - small, east: room.east, north: y + small / 2 }],
  );
  return [
    drawing([polyline([point(room.west, y + size * 0.8), point(room.east, y + size * 0.8)])], {
      stroke: ink,
      width: size * 0.04,
    }),
    ...(line ?? []),
    write(numeral, room.east - runsWidth([{ text: numeral, role: 'italic' }], small) / 2),
  ];
}
