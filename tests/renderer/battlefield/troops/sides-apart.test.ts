import { DataTexture } from 'three';
import type { WebGLProgramParametersWithUniforms } from 'three';
import { expect, it } from 'vitest';
import { readNation } from '../../../../engine/scenario';
import { uniformOf } from '../../../../drawing/map';
import { basedMaterial } from '../../../../renderer/battlefield/troops/bases';
import { dressed } from '../../../../renderer/battlefield/troops/dress';
import { kitsOf } from '../../../../renderer/battlefield/troops/kit';
import austria from '../../../../scenarios/nations/austria.yaml?raw';
import prussia from '../../../../scenarios/nations/prussia.yaml?raw';
import { ROSTER } from './small-battle';

/** Red, green and blue of a coat as light, 0 to 1. */
function coatOf(id: string, text: string): readonly number[] {
  const { nation } = readNation(id, text);
  if (!nation) throw new Error(`${id} cannot be read`);
  const ranks = dressed(uniformOf(id, nation.colours, 'line infantry', 0).ranks);
  return [...ranks.slice(0, 3)];
}

it('Austrian foot wears white, hardly yellower than white is, and Prussian foot does not', () => {
  const [red = 0, green = 0, blue = 0] = coatOf('austria', austria);
  expect(Math.min(red, green, blue)).toBeGreaterThan(0.78);
  expect(red - blue).toBeLessThan(0.1);
  expect(Math.max(...coatOf('prussia', prussia))).toBeLessThan(0.4);
});

it('rims of the two sides are as unlike as blue and red', () => {
  const rims = new Map([...kitsOf(ROSTER).values()].map(({ rim }) => [rim.join(), rim]));
  expect(rims.size).toBe(2);
  const [first, second] = [...rims.values()];
  expect((first?.[2] ?? 0) - (first?.[0] ?? 0)).toBeGreaterThan(0.2);
  expect((second?.[0] ?? 0) - (second?.[2] ?? 0)).toBeGreaterThan(0.2);
});

it('rims grow inwards with the distance from the eye, so that sides are told apart from the air', () => {
  const shader = { vertexShader: '#include <begin_vertex>' } as WebGLProgramParametersWithUniforms;
  basedMaterial(new DataTexture()).onBeforeCompile(shader, null as never);
  const grown = /transformed\.xz \*= 1\.0 - ([\d.]+) \* smoothstep\( ([\d.]+), ([\d.]+), away \)/.exec(
    shader.vertexShader,
  );
  const [share = 0, near = 0, far = 0] = grown?.slice(1).map(Number) ?? [];
  expect([share > 0.1, near > 60, far > near, far < 300]).toEqual([true, true, true, true]);
});
