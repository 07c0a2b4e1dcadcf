import { describe, expect, it, vi } from 'vitest';
import {
  between,
  CameraRig,
  groundAlong,
  eyeOf,
  framed,
  kept,
  nearer,
  pointUnder,
  projected,
} from '../../../renderer/battlefield/camera';
import type { CameraView } from '../../../renderer/battlefield/camera';

const table = { width: 183, depth: 122, heightAt: () => 0 };
const view: CameraView = { x: 90, y: 60, height: 0, distance: 100, azimuth: 0, elevation: Math.PI / 4 };
const rig = (places: { x: number; y: number }[] = [], reducedMotion = true): CameraRig => {
  const made = new CameraRig(reducedMotion, () => places, vi.fn());
  made.resize(1600, 900);
  made.stand(table);
  return made;
};

describe('views', () => {
  it('puts the eye south of the point when looking north, and west when looking east', () => {
    expect(eyeOf(view).y).toBeCloseTo(60 - 70.71, 2);
    expect(eyeOf(view).height).toBeCloseTo(70.71, 2);
    expect(eyeOf({ ...view, azimuth: Math.PI / 2 }).x).toBeCloseTo(90 - 70.71, 2);
  });
  it.each([
    ['wide', 183, 122, 16 / 9],
    ['tall window', 183, 122, 0.8],
    ['long table', 360, 120, 16 / 9],
    ['deep table', 120, 360, 1.5],
  ])('frames the whole table: %s', (_, width, depth, aspect) => {
    const whole = framed({ width, depth }, aspect);
    const seen = [-5, width + 5].flatMap((x) =>
      [-5, depth + 5].map((y) => projected(whole, aspect, { x, y, height: 0 })),
    );
    const reach = Math.max(...seen.map((at) => Math.max(Math.abs(at?.x ?? 9), Math.abs(at?.y ?? 9))));
    expect(reach).toBeLessThanOrEqual(1.001);
    expect(reach).toBeGreaterThan(0.98);
  });
  it('looks from flatter the wider the window is, and fills it both ways where it can', () => {
    const steepness = [1.4, 1.9, 2.4].map((aspect) => framed(table, aspect).elevation);
    expect(steepness).toEqual(steepness.toSorted((a, b) => b - a));
    const whole = framed(table, 2.1);
    const across = projected(whole, 2.1, { x: -5, y: -5, height: 0 });
    expect(across?.x).toBeCloseTo(-1, 1);
    expect(across?.y).toBeCloseTo(-1, 1);
  });
  it('sinks towards the players as the wheel comes nearer, and rises again on the way back', () => {
    const far: CameraView = { ...view, distance: 300, elevation: 1 };
    const near = nearer(far, 30, table);
    expect(near.distance).toBe(30);
    expect(near.elevation).toBeCloseTo(1 - (34 * Math.PI) / 180, 6);
    expect(nearer(near, 300, table).elevation).toBeCloseTo(1, 6);
    expect(nearer(far, 5, table).distance).toBe(30);
  });
  it('finds the point of the table under the pointer', () => {
    const under = pointUnder(view, 1.5, 0.4, -0.3);
    const back = projected(view, 1.5, { x: under?.x ?? 0, y: under?.y ?? 0, height: 0 });
    expect(back?.x).toBeCloseTo(0.4, 6);
    expect(back?.y).toBeCloseTo(-0.3, 6);
    expect(pointUnder({ ...view, elevation: 0.1 }, 1.5, 0, 0.9)).toBeNull();
  });
  it('flies the short way round', () => {
    const half = between({ ...view, azimuth: 3 }, { ...view, azimuth: -3 }, 0.5);
    expect(half.azimuth).toBeCloseTo(Math.PI, 6);
  });
  it('never sinks below eight centimetres over the ground', () => {
    const low = kept({ ...view, elevation: 0, distance: 40 }, table);
    expect(eyeOf(low).height).toBeCloseTo(8, 3);
    const overHill = kept({ ...view, elevation: 0.2, distance: 40 }, { ...table, heightAt: () => 6 });
    expect(eyeOf(overHill).height).toBeCloseTo(14, 3);
  });
  it('keeps to the table', () => {
    expect(kept({ ...view, x: 500, distance: 9000 }, table)).toMatchObject({ x: 183, distance: 183 * 2.6 });
  });
});

describe('rig', () => {
  it('holds the place under the pointer still while it zooms', () => {
    const camera = rig();
    const before = pointUnder(camera.looking, 16 / 9, 0.5, -0.2);
    camera.zoom(0.7, 1200, 540);
    const after = pointUnder(camera.looking, 16 / 9, 0.5, -0.2);
    expect(after?.x).toBeCloseTo(before?.x ?? 0, 4);
    expect(after?.y).toBeCloseTo(before?.y ?? 0, 4);
  });
  it('drags the table with the pointer', () => {
    const camera = rig();
    const start = camera.looking;
    camera.pan(100, 0);
    expect(camera.looking.x).toBeLessThan(start.x);
    camera.pan(-100, 50);
    expect(camera.looking.x).toBeCloseTo(start.x, 6);
    expect(camera.looking.y).toBeGreaterThan(start.y);
  });
  it('flies for 0.6 seconds', () => {
    const camera = rig([{ x: 30, y: 30 }], false);
    camera.lookAt(['a']);
    expect(camera.advance(0.3)).toBe(true);
    expect(camera.looking.x).toBeGreaterThan(30);
    expect(camera.advance(0.31)).toBe(false);
    expect(camera.looking.x).toBeCloseTo(30, 3);
  });
  it('does not fly with reduced motion', () => {
    const camera = rig([{ x: 30, y: 30 }]);
    camera.lookAt(['a']);
    expect(camera.flying).toBe(false);
    expect(camera.looking.x).toBeCloseTo(30, 3);
  });
  it('leaves the camera to a person who took it, until it is framed', () => {
    const camera = rig([{ x: 30, y: 30 }]);
    camera.hold();
    camera.orbit(0.2, 0);
    camera.release();
    const own = camera.looking;
    camera.lookAt(['a']);
    expect(camera.looking).toBe(own);
    camera.frame();
    expect(camera.keep).toBe(false);
    camera.lookAt(['a']);
    expect(camera.looking.x).toBeCloseTo(30, 3);
  });
  it('keeps its view when the same table is rebuilt, and frames another', () => {
    const camera = rig();
    camera.zoom(0.5);
    const near = camera.looking.distance;
    camera.stand({ ...table });
    expect(camera.looking.distance).toBeCloseTo(near, 6);
    camera.stand({ ...table, width: 244 });
    expect(camera.looking.distance).toBeGreaterThan(near * 1.5);
    expect(camera.keep).toBe(false);
  });
  it('points the lens along the view: north is away', () => {
    const camera = rig();
    camera.look(view);
    const { position } = camera.camera;
    expect([position.x, position.z]).toEqual([90, expect.closeTo(-60 + 70.71, 2)]);
    expect(camera.camera.matrixWorld.elements[10]).toBeGreaterThan(0.5);
  });
});

describe('the ground under a pixel', () => {
  const eye = { x: 0, y: 0, height: 60 };
  const down = { east: 0, north: 1, rise: -0.5 };
  it.each([
    ['of a level table', down, () => 0, { x: 0, y: 120 }],
    [
      'on the near slope of a hill, not behind it',
      down,
      (_: number, y: number) => (y > 80 && y < 100 ? 20 : 0),
      { x: 0, y: 80 },
    ],
    ['below the table, in a river bed', down, () => -1.5, { x: 0, y: 123 }],
    ['aside', { east: 1, north: 2, rise: -1 }, () => 0, { x: 60, y: 120 }],
  ])('is found %s', (_, way, heightAt, at) => {
    const found = groundAlong(eye, way, heightAt);
    expect(found?.x).toBeCloseTo(at.x, 1);
    expect(found?.y).toBeCloseTo(at.y, 1);
  });
  it('is not there above the horizon', () => {
    expect(groundAlong(eye, { east: 0, north: 1, rise: 0 }, () => 0)).toBeNull();
    expect(groundAlong(eye, { east: 0, north: 1, rise: 0.2 }, () => 0)).toBeNull();
  });
});
