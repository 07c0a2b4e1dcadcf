/** The houses of built-up blocks: how many, where and how large, for the plan and the table alike. */
import { along, type Box, type Pose } from '../../engine/geometry';
import type { BuiltUpArea } from '../../engine/scenario';
import type { GroundBlock } from '../../engine/terrain';
import { jitter, seedOf } from './jitter';

/** Houses of a block of side 1: centre, width, depth. A rustic block is loose, an urban one closed round a court. */
const RUSTIC = [
  [-0.25, 0.3, 0.38, 0.22],
  [0.24, 0.33, 0.24, 0.17],
  [0.33, 0.03, 0.19, 0.3],
  [-0.34, -0.1, 0.18, 0.28],
  [-0.12, -0.34, 0.28, 0.17],
  [0.3, -0.33, 0.25, 0.18],
  [0.02, 0, 0.2, 0.15],
] as const;
const URBAN = [
  [-0.22, 0.35, 0.46, 0.22],
  [0.27, 0.35, 0.4, 0.22],
  [0.36, 0, 0.22, 0.4],
  [0.2, -0.35, 0.5, 0.22],
  [-0.3, -0.34, 0.32, 0.24],
  [-0.35, 0, 0.22, 0.38],
] as const;

export interface MapHouse {
  /** Its ridge lies along its longer side. */
  readonly box: Box;
  readonly church: boolean;
}

/** The houses of one block; the first block of a place has the church. */
export function housesOf(
  { id, box }: Pick<GroundBlock, 'id' | 'box'>,
  build: BuiltUpArea['build'],
  isFirst: boolean,
): MapHouse[] {
  const seed = seedOf(id);
  const mirrored = jitter(seed, 7) < 0.5 ? -1 : 1;
  return (build === 'urban' ? URBAN : RUSTIC).map(([x, y, width, depth], house): MapHouse => {
    const wobble = (salt: number): number => (jitter(seed, house, salt) - 0.5) * 0.05;
    const at = along(box.pose, (y + wobble(1)) * box.depth, (x * mirrored + wobble(2)) * box.width);
    const church = isFirst && house === 0;
    const size = church ? 1.1 : 0.94 + jitter(seed, house, 3) * 0.12;
    const pose: Pose = { ...box.pose, x: at.x, y: at.y };
    return { box: { pose, width: width * box.width * size, depth: depth * box.depth * size }, church };
  });
}
