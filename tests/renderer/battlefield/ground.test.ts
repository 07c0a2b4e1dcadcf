import { describe, expect, it } from 'vitest';
import { iceOf } from '../../../engine/battle/ice';
import { PLAIN_FEATURE } from '../../../engine/scenario';
import { layGround } from '../../../engine/terrain';
import { edgeGeometry, groundGeometry, paintGround } from '../../../renderer/battlefield/ground';
import { reliefOf, surveyOf, WATER_LEVEL } from '../../../renderer/battlefield/land';
import { smallTable } from './tables';

const ground = layGround(smallTable);
const survey = surveyOf(ground);
const relief = reliefOf(ground);

describe('painting', () => {
  const painting = paintGround(survey, relief, [{ x: 60, y: 60, radius: 4, dark: 0.5 }], 'summer grass', 4);
  const colour = (x: number, y: number, reach = 1): [number, number, number] => {
    const sum = [0, 0, 0];
    let many = 0;
    for (let row = Math.round((y - reach) * 4); row <= (y + reach) * 4; row++)
      for (let column = Math.round((x - reach) * 4); column <= (x + reach) * 4; column++, many++)
        for (let part = 0; part < 3; part++)
          sum[part] = (sum[part] ?? 0) + (painting.pixels[(row * painting.width + column) * 4 + part] ?? 0);
    return [(sum[0] ?? 0) / many, (sum[1] ?? 0) / many, (sum[2] ?? 0) / many];
  };
  it('has the size asked for, and no more than a graphics card takes', () => {
    expect([painting.width, painting.height]).toEqual([480, 360]);
    expect(paintGround(survey, relief, [], 'summer grass', 0.5).pixels).toHaveLength(60 * 45 * 4);
  });
  it('paints grass green, the road sandy, the field brown and the river bed mud', () => {
    const [grassRed, grassGreen, grassBlue] = colour(60, 50, 3);
    expect(grassGreen).toBeGreaterThan(grassRed - 8);
    expect(grassGreen).toBeGreaterThan(grassBlue + 20);
    const [roadRed, roadGreen] = colour(60, 30);
    expect(roadRed).toBeGreaterThan(roadGreen + 10);
    const [fieldRed, fieldGreen] = colour(105, 12, 2);
    expect(fieldRed).toBeGreaterThan(fieldGreen + 15);
    const [mudRed, , mudBlue] = colour(80, 50);
    expect(mudRed).toBeGreaterThan(mudBlue + 20);
    expect(mudRed).toBeLessThan(roadRed - 30);
  });
  it('lays rows from the south', () => {
    const [red, green] = colour(105, 12, 1);
    const [mirrorRed, mirrorGreen] = colour(105, 78, 1);
    expect(red - green).toBeGreaterThan(mirrorRed - mirrorGreen + 10);
  });
  it('darkens the feet of things', () => {
    const plain = paintGround(survey, relief, [], 'summer grass', 4);
    const pixel = (240 * painting.width + 240) * 4 + 1;
    expect(painting.pixels[pixel]).toBeLessThan((plain.pixels[pixel] ?? 0) * 0.65);
    const away = (240 * painting.width + 280) * 4 + 1;
    expect(painting.pixels[away]).toBe(plain.pixels[away]);
  });
  it('paints what is frozen over as ice, pale and blue and flat, where water would be carved', () => {
    const free = { foot: 'free', 'light foot': 'free', horse: 'free', guns: 'free', train: 'free' } as const;
    const outline = { shape: 'ellipse', at: { x: 105, y: 60 }, radii: [9, 9], turn: 0 } as const;
    const pond = { ...PLAIN_FEATURE, kind: 'pond', id: 'pond', name: null, outline } as const;
    const effects = { movement: free, cover: null, sight: null };
    const tables = [pond, iceOf(pond) ?? pond, { ...pond, effects }].map((feature) => {
      const laid = layGround({ ...smallTable, terrain: [...smallTable.terrain, feature] });
      const [sighted, lie] = [surveyOf(laid), reliefOf(laid)];
      const { pixels, width } = paintGround(sighted, lie, [], 'summer grass', 4);
      const [red = 0, , blue = 0] = pixels.slice((240 * width + 420) * 4);
      return { blue: blue > red + 15, wet: lie.heightAt(105, 60) < WATER_LEVEL };
    });
    expect(tables).toEqual([
      { blue: false, wet: true },
      { blue: true, wet: false },
      { blue: true, wet: false },
    ]);
  });
  it('paints winter paler than summer', () => {
    const snow = paintGround(survey, relief, [], 'winter', 1);
    const grass = paintGround(survey, relief, [], 'summer grass', 1);
    const blue = (pixels: Uint8Array): number => pixels.reduce((sum, byte, i) => (i % 4 === 2 ? sum + byte : sum), 0);
    expect(blue(snow.pixels)).toBeGreaterThan(blue(grass.pixels) * 1.4);
  });
});

describe('ground mesh', () => {
  it('lies on the relief with north to the back', () => {
    const geometry = groundGeometry(relief, 2);
    const places = geometry.getAttribute('position');
    expect(places.count).toBe(61 * 46);
    expect(geometry.getIndex()?.count).toBe(60 * 45 * 6);
    expect([places.getX(0), places.getZ(0)]).toEqual([0, -0]);
    const last = places.count - 1;
    expect([places.getX(last), places.getZ(last)]).toEqual([120, -90]);
    expect(places.getY(last)).toBeCloseTo(relief.heightAt(120, 90), 5);
  });
  it('faces upwards', () => {
    const geometry = groundGeometry(relief, 4);
    const normals = geometry.getAttribute('normal');
    for (let i = 0; i < normals.count; i++) expect(normals.getY(i)).toBeGreaterThan(0.3);
    geometry.computeVertexNormals();
    for (let i = 0; i < normals.count; i++) expect(geometry.getAttribute('normal').getY(i)).toBeGreaterThan(0);
  });
  it('closes the cut edge all round', () => {
    const edge = edgeGeometry(relief).getAttribute('position');
    expect(edge.count).toBe((120 + 90) * 2 * 2 + 2);
    expect([edge.getX(0), edge.getZ(0)]).toEqual([edge.getX(edge.count - 2), edge.getZ(edge.count - 2)]);
  });
});
