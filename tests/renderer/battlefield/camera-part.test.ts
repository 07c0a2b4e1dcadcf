import { expect, it, vi } from 'vitest';
import { CameraRig, projected } from '../../../renderer/battlefield/camera';

const rig = (): CameraRig => {
  const made = new CameraRig(true, () => [], vi.fn());
  made.resize(1600, 900);
  made.stand({ width: 183, depth: 122, heightAt: () => 0 });
  return made;
};

it.each([
  ['a hill', { minX: 60, maxX: 100, minY: 40, maxY: 60 }],
  ['a bridge', { minX: 30, maxX: 30, minY: 90, maxY: 90 }],
])('shows a part of the table closely, all of it in the picture: %s', (_, bounds) => {
  const camera = rig();
  const whole = camera.looking.distance;
  camera.zoom(0.9);
  camera.show(bounds);
  expect(camera.looking).toMatchObject({ x: (bounds.minX + bounds.maxX) / 2, y: (bounds.minY + bounds.maxY) / 2 });
  expect(camera.looking.distance).toBeLessThan(whole);
  expect(camera.looking.distance).toBeGreaterThanOrEqual(80);
  for (const x of [bounds.minX, bounds.maxX])
    for (const y of [bounds.minY, bounds.maxY]) {
      const at = projected(camera.looking, 16 / 9, { x, y, height: 0 });
      expect(Math.max(Math.abs(at?.x ?? 9), Math.abs(at?.y ?? 9))).toBeLessThan(0.9);
    }
});

it('stays where it was put while the table is laid again', () => {
  const camera = rig();
  const seen = { ...camera.looking, x: 20, y: 30, distance: 90 };
  camera.look(seen);
  camera.stand({ width: 183, depth: 122, heightAt: () => 2 });
  expect(camera.looking).toMatchObject({ x: 20, y: 30, distance: 90 });
});
