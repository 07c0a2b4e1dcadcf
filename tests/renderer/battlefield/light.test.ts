import { DirectionalLight } from 'three';
import { expect, it } from 'vitest';
import { airAt } from '../../../renderer/battlefield/air';
import { Belongings } from '../../../renderer/battlefield/belongings';
import { lightTable } from '../../../renderer/battlefield/light';
import { MEANS } from '../../../renderer/battlefield/quality';

const day = { rises: 360, sets: 1080 };

/** Where shadows fall at an hour, as shares of east, up and north. */
function shadowsAt(minute: number): { readonly east: number; readonly up: number; readonly north: number } {
  const belongings = new Belongings();
  const lights = lightTable(240, 180, MEANS.high, belongings);
  lights.show(airAt(minute, day, 'fair'));
  const lamp = lights.group.children.find((child) => child instanceof DirectionalLight && child.castShadow);
  if (!(lamp instanceof DirectionalLight)) throw new Error('no lamp casts shadows');
  const { x, y, z } = lamp.target.position.clone().sub(lamp.position).normalize();
  belongings.dispose();
  return { east: x, up: y, north: -z };
}

it('shadows fall west in the morning, north at noon and east in the evening', () => {
  const [morning, noon, evening] = [shadowsAt(480), shadowsAt(720), shadowsAt(960)];
  expect(morning.east).toBeLessThan(-0.5);
  expect(noon.east).toBeCloseTo(0, 9);
  expect(evening.east).toBeCloseTo(-morning.east, 9);
  for (const { north, up } of [morning, noon, evening]) {
    expect(north).toBeGreaterThan(0);
    expect(up).toBeLessThan(0);
  }
});

it('shadows are longest when the sun is low', () => {
  const [early, later, noon] = [390, 540, 720].map((minute) => -shadowsAt(minute).up);
  expect(early).toBeLessThan(later ?? 0);
  expect(later).toBeLessThan(noon ?? 0);
});
