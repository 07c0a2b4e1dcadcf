import { describe, expect, it, vi } from 'vitest';
import { CameraRig, projected } from '../../../renderer/battlefield/camera';

const table = { width: 183, depth: 122, heightAt: () => 0 };
const SIZE = { width: 1280, height: 420 };
const COVERED = { top: 56, right: 340, bottom: 68, left: 12 };

function rigOver(places: { x: number; y: number }[]): CameraRig {
  const rig = new CameraRig(true, () => places, vi.fn());
  rig.resize(SIZE.width, SIZE.height);
  rig.stand(table);
  rig.cover(COVERED);
  return rig;
}

/** Where a place appears, px from the upper left corner. */
function pixelOf(rig: CameraRig, { x, y }: { x: number; y: number }) {
  const seen = projected(rig.looking, SIZE.width / SIZE.height, { x, y, height: 0 });
  return { x: (((seen?.x ?? 9) + 1) / 2) * SIZE.width, y: ((1 - (seen?.y ?? 9)) / 2) * SIZE.height };
}

describe('a camera that follows the action', () => {
  it.each([
    ['one unit', [{ x: 20, y: 20 }]],
    [
      'a volley across the table',
      [
        { x: 30, y: 30 },
        { x: 150, y: 90 },
      ],
    ],
    [
      'units at opposite corners',
      [
        { x: 8, y: 8 },
        { x: 175, y: 114 },
      ],
    ],
  ])('shows %s in the part of the picture that nothing covers', (_, places) => {
    const rig = rigOver(places);
    rig.lookAt(['a']);
    for (const place of places) {
      const { x, y } = pixelOf(rig, place);
      expect(x).toBeGreaterThan(COVERED.left);
      expect(x).toBeLessThan(SIZE.width - COVERED.right);
      expect(y).toBeGreaterThan(COVERED.top);
      expect(y).toBeLessThan(SIZE.height - COVERED.bottom);
    }
  });

  it('shows where a march leads as well as where it begins', () => {
    const rig = rigOver([{ x: 30, y: 30 }]);
    rig.lookAt(['a'], [{ x: 160, y: 30 }]);
    expect(pixelOf(rig, { x: 160, y: 30 }).x).toBeLessThan(SIZE.width - COVERED.right);
  });

  it('stays where it is while the action is seen well', () => {
    const places = [{ x: 60, y: 60 }];
    const rig = rigOver(places);
    rig.lookAt(['a']);
    const { looking } = rig;
    places[0] = { x: 66, y: 58 };
    rig.lookAt(['a']);
    expect(rig.looking).toBe(looking);
  });

  it('leaves a person what he took, looks where he asks, and follows again when it is given back', () => {
    const places = [{ x: 30, y: 30 }];
    const rig = rigOver(places);
    rig.orbit(0.3, 0);
    expect(rig.keep).toBe(true);
    const taken = rig.looking;
    rig.lookAt(['a']);
    expect(rig.looking).toBe(taken);
    rig.goTo(['a']);
    expect(rig.looking).not.toBe(taken);
    expect(rig.keep).toBe(true);
    rig.follow();
    places[0] = { x: 170, y: 100 };
    const before = rig.looking;
    rig.lookAt(['a']);
    expect(rig.looking).not.toBe(before);
  });
});
