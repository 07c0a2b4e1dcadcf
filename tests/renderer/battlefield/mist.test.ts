import { BufferGeometry, LineSegments, Mesh, ShaderMaterial } from 'three';
import { expect, it } from 'vitest';
import { Belongings } from '../../../renderer/battlefield/belongings';
import { MistAndRain } from '../../../renderer/battlefield/mist';
import { MEANS } from '../../../renderer/battlefield/quality';

/** What of mist and rain is seen over a table of 120 by 90 cm, and how thick each sheet of mist is. */
function seen(quality: 'high' | 'low', air: { readonly mist: number; readonly rain: number }) {
  const over = new MistAndRain(120, 90, MEANS[quality], new Belongings());
  over.show({ ...air, daylight: 1 });
  const sheets: number[] = [];
  let streaks = 0;
  over.group.traverseVisible((thing) => {
    if (thing instanceof LineSegments && thing.geometry instanceof BufferGeometry)
      streaks = thing.geometry.drawRange.count / 2;
    else if (thing instanceof Mesh && thing.material instanceof ShaderMaterial)
      sheets.push(Number(thing.material.uniforms.share?.value));
  });
  return { sheets, streaks };
}
/** What sheets above one another hide together. */
const hidden = (sheets: readonly number[]): number => 1 - sheets.reduce((left, share) => left * (1 - share), 1);

it.each(['high', 'low'] as const)(
  'mist hides the more of the ground the thicker it is, and none in clear air (%s)',
  (quality) => {
    expect(seen(quality, { mist: 0, rain: 0 })).toEqual({ sheets: [], streaks: 0 });
    const [thin, thick] = [0.3, 1].map((mist) => seen(quality, { mist, rain: 0 }).sheets);
    expect(hidden(thin ?? [])).toBeCloseTo(0.24, 6);
    expect(hidden(thick ?? [])).toBeCloseTo(0.8, 6);
  },
);

it('rain falls in the more streaks the heavier it is', () => {
  const [light, heavy] = [0.35, 0.8].map((rain) => seen('low', { mist: 0.2, rain }).streaks);
  expect(light).toBeGreaterThan(50);
  expect(heavy).toBeGreaterThan(2 * (light ?? Infinity));
});
