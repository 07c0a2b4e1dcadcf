/** Ice on ponds, streams and rivers: whoever comes to it may cross as if it were open ground, until it breaks. */
import type { Feature } from '../scenario';

/** The gauge of water that is frozen over. */
export const FROZEN = 'frozen';

const OPEN = { foot: 'free', 'light foot': 'free', horse: 'free', guns: 'free', train: 'free' } as const;
const BARE = { movement: OPEN, cover: null, sight: null } as const;

/** A water as it is when it is frozen over: a pond is plain ground, and what flows is stepped over. Null for anything else. */
export function iceOf(water: Feature): Feature | null {
  const { id, name, label, overrides } = water;
  if (water.kind === 'pond')
    return {
      ...{ id, name, label, overrides },
      kind: 'custom area',
      what: 'ice',
      outline: water.outline,
      effects: BARE,
    };
  if (water.kind !== 'river' && water.kind !== 'stream') return null;
  const { width, course } = water;
  return { ...{ id, name, label, overrides, width, course }, kind: 'stream', effects: BARE };
}
