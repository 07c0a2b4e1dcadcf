import { describe, expect, it } from 'vitest';
import { Camera } from '../../../renderer/ui/camera.svelte';

/** A window of 800 by 400 px before a whole of 100 by 60 cm. */
function camera(): Camera {
  const one = new Camera();
  one.resize({ width: 800, height: 400 });
  one.lay({ x: 0, y: 0, width: 100, height: 60 });
  return one;
}

describe('the camera of the pasteboard', () => {
  it('shows the whole in the middle first', () => {
    const { view, scale, isNear } = camera();
    expect(view).toEqual({ x: -10, y: 0, width: 120, height: 60 });
    expect(scale).toBeCloseTo(400 / 60, 9);
    expect(isNear).toBe(false);
  });

  it('comes nearer to the pointer, and goes back to the whole at most', () => {
    const one = camera();
    const before = one.spotAt(200, 100);
    one.zoom(2, 200, 100);
    expect(one.spotAt(200, 100).x).toBeCloseTo(before.x, 9);
    expect(one.spotAt(200, 100).y).toBeCloseTo(before.y, 9);
    expect(one.view.width).toBe(60);
    one.zoom(0.1);
    expect(one.isNear).toBe(false);
    one.zoom(1000);
    expect(one.view.width).toBeCloseTo(8, 9);
  });

  it('shows one sheet closely, and all again', () => {
    const one = camera();
    one.show({ x: 33, y: 30, width: 34, height: 30 });
    const { x, y, width, height } = one.view;
    expect(x < 33 && x + width > 67).toBe(true);
    expect(y < 30 && y + height >= 60).toBe(true);
    expect(width).toBeLessThan(80);
    one.frame();
    expect(one.view.width).toBe(120);
  });

  it('brings a sheet that is out of sight into the middle, and leaves one that is seen', () => {
    const one = camera();
    one.zoom(4, 0, 0);
    const before = one.view;
    one.reveal({ x: before.x, y: before.y, width: 4, height: 4 });
    expect(one.view).toEqual(before);
    one.reveal({ x: 66, y: 30, width: 20, height: 10 });
    expect(one.view.x + one.view.width / 2).toBeCloseTo(76, 9);
  });

  it('stays where it is for sheets that lie as before, and shows all of others', () => {
    const one = camera();
    one.zoom(2);
    one.lay({ x: 0, y: 0, width: 100, height: 60 });
    expect(one.isNear).toBe(true);
    one.lay({ x: 0, y: 0, width: 90, height: 60 });
    expect(one.isNear).toBe(false);
  });

  it('takes the first view of sheets that are many', () => {
    const one = camera();
    one.lay({ x: 0, y: 0, width: 100, height: 1000 }, { x: 0, y: 0, width: 100, height: 50 });
    expect(one.view).toEqual({ x: 0, y: 0, width: 100, height: 50 });
    one.frame();
    expect(one.view.height).toBe(1000);
  });

  it('keeps its width of paper when the window grows', () => {
    const one = camera();
    one.zoom(2);
    one.resize({ width: 1600, height: 400 });
    expect(one.view).toMatchObject({ width: 60, height: 15 });
  });
});
