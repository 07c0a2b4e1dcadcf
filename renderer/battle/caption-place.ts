import { basesOf, poseOfBase } from '../../engine/battle/bases';
import type { BattleState, Roster } from '../../engine/battle';
import { corners } from '../../engine/geometry';
import type { ScreenPoint } from './places';
import { common } from './screen-boxes';
import type { ScreenBox, Size } from './screen-boxes';
import type { TablePicture } from './table-picture';

/** Where a caption stands over the table. */
export type CaptionPlace = 'foot' | 'head';

/** From the foot of the table to the caption, and from its head, where buttons stand above it, px. */
export const CAPTION_OFF = { foot: 12, head: 56 } as const;

/** About a unit, px: its flag and the result beside it stand higher than the unit. */
const AROUND = { up: 56, across: 16, down: 12 } as const;

/** The room that units take on the picture, with what is written over them; those out of sight take none. */
export function roomsOf(
  ids: readonly string[],
  roster: Roster,
  state: BattleState,
  picture: Pick<TablePicture, 'onScreen' | 'placeOnScreen'>,
): ScreenBox[] {
  return ids.flatMap((id): ScreenBox[] => {
    const drawn = picture.onScreen(id);
    const piece = state.pieces.find((one) => one.id === id);
    const unit = roster.units[id];
    const at = piece && 'on' in piece.where ? piece.where.on : null;
    const outline =
      unit && piece && at
        ? basesOf(unit, piece).flatMap((base) => corners({ ...base, pose: poseOfBase(at, base) }))
        : [];
    const points = [...outline.map((corner) => picture.placeOnScreen(corner)), drawn].filter((point) => point !== null);
    return points.length > 0 ? [boxAbout(points)] : [];
  });
}

function boxAbout(points: readonly ScreenPoint[]): ScreenBox {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    left: Math.min(...xs) - AROUND.across,
    top: Math.min(...ys) - AROUND.up,
    right: Math.max(...xs) + AROUND.across,
    bottom: Math.max(...ys) + AROUND.down,
  };
}

/** Where a caption covers none of what acts, at the foot if it is the same to it; it stays at the `preferred` place if it can. */
export function captionPlace(
  table: Size,
  caption: Size,
  acting: readonly ScreenBox[],
  preferred: CaptionPlace = 'foot',
): CaptionPlace {
  const left = (table.width - caption.width) / 2;
  const covered = (place: CaptionPlace): number => {
    const top = place === 'head' ? CAPTION_OFF.head : table.height - CAPTION_OFF.foot - caption.height;
    const box = { left, top, right: left + caption.width, bottom: top + caption.height };
    return acting.reduce((sum, one) => sum + common(box, one), 0);
  };
  const other = preferred === 'foot' ? 'head' : 'foot';
  return covered(other) < covered(preferred) ? other : preferred;
}
