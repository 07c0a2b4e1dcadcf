import { describe, expect, it } from 'vitest';
import type { CameraHint } from '../../../engine/scenario';
import { CameraRig, eyeOf } from '../../../renderer/battlefield/camera';
import type { HintBlend } from '../../../renderer/battlefield/camera';

const table = { width: 183, depth: 122, heightAt: (x: number) => (x > 100 ? 8 : 0) };
const rig = (reducedMotion = false): CameraRig => {
  const made = new CameraRig(
    reducedMotion,
    () => [],
    () => undefined,
  );
  made.resize(1600, 900);
  made.stand(table);
  return made;
};
const at = (x: number, from: number, distance = 90): CameraHint => ({ at: { x, y: 60 }, from, distance });
const rest = (camera: CameraHint): HintBlend => ({ from: camera, to: camera, share: 0 });
const degrees = (radians: number): number => (radians * 180) / Math.PI;

describe('a story leads the eye', () => {
  it('which stands on the side the hint names, as far off as it says, and looks at its place on the ground', () => {
    const camera = rig(true);
    camera.lead(rest(at(120, 270)));
    expect(camera.looking).toMatchObject({ x: 120, y: 60, height: 8, distance: 90 });
    const eye = eyeOf(camera.looking);
    expect(eye.x).toBeLessThan(60);
    expect(eye.y).toBeCloseTo(60, 6);
  });

  it.each([
    [40, 20],
    [60, 20],
    [150, 30],
    [240, 40],
    [300, 40],
  ])('which from %d cm looks down by %d degrees', (distance, elevation) => {
    const camera = rig(true);
    camera.lead(rest(at(60, 180, distance)));
    expect(degrees(camera.looking.elevation)).toBeCloseTo(elevation, 6);
  });

  it('flies to what is far off, and to where that has moved meanwhile', () => {
    const camera = rig();
    camera.lead(rest(at(40, 90)));
    expect(camera.flying).toBe(true);
    camera.advance(0.3);
    camera.lead(rest(at(50, 90)));
    camera.advance(0.31);
    expect(camera.flying).toBe(false);
    expect(camera.looking.x).toBeCloseTo(50, 6);
  });

  it('follows a glide at once, the short way round', () => {
    const camera = rig();
    const [one, other] = [at(40, 350), at(60, 30)];
    camera.lead(rest(one));
    camera.land();
    for (const share of [0.25, 0.5]) {
      camera.lead({ from: one, to: other, share });
      expect(camera.flying).toBe(false);
    }
    expect(camera.looking.x).toBeCloseTo(50, 6);
    expect(degrees(camera.looking.azimuth) % 360).toBeCloseTo(190, 6);
  });

  it('does not glide with reduced motion: it stands at one hint or at the other', () => {
    const camera = rig(true);
    const [one, other] = [at(40, 90), at(60, 90)];
    const xs = [0, 0.4, 0.6, 1].map((share) => {
      camera.lead({ from: one, to: other, share });
      return camera.looking.x;
    });
    expect(xs).toEqual([40, 40, 60, 60]);
  });

  it('waits while a person has the camera, until it is given back', () => {
    const camera = rig(true);
    camera.hold();
    camera.release();
    const own = camera.looking;
    camera.lead(rest(at(40, 90)));
    expect(camera.looking).toBe(own);
    camera.follow();
    camera.lead(rest(at(40, 90)));
    expect(camera.looking.x).toBe(40);
  });
});
