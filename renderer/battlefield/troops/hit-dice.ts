import { BufferGeometry, Float32BufferAttribute, MeshPhongMaterial } from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import type { Channels } from './crowd';
import { rgb } from './figures';
import { DIE_SIZE } from './parts';

/** Colour of the die and 0 for round pips, 1 for square ones. */
export const DIE_CHANNELS: Channels = [['die', 4]];
export const STEADY: readonly number[] = [...rgb('#1f5f4a'), 0];
export const SHAKEN: readonly number[] = [...rgb('#c0392b'), 1];

/** Numbers in the order of three's box: east, west, top, bottom, south, north. */
const NUMBERS = [1, 6, 2, 5, 3, 4] as const;

/** A rounded die; each corner knows its face's number. */
export function dieGeometry(): BufferGeometry {
  const geometry = new RoundedBoxGeometry(DIE_SIZE, DIE_SIZE, DIE_SIZE, 1, 0.2);
  const numbers = new Float32Array(geometry.getAttribute('position').count);
  for (const group of geometry.groups)
    numbers.fill(NUMBERS[group.materialIndex ?? 0] ?? 1, group.start, group.start + group.count);
  geometry.clearGroups();
  geometry.setAttribute('number', new Float32BufferAttribute(numbers, 1));
  return geometry;
}

/** Pips are drawn by the shader, sharp at any distance. */
export function dieMaterial(): MeshPhongMaterial {
  const material = new MeshPhongMaterial({ shininess: 45, specular: '#1c1c1c' });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        '#include <common>\nattribute float number; attribute vec4 die; varying float vNumber; varying vec4 vDie; varying vec2 vFace;',
      )
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvNumber = number; vDie = die; vFace = uv;');
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>
        varying float vNumber; varying vec4 vDie; varying vec2 vFace;
        float pip(vec2 at) {
          vec2 d = abs(vFace - at);
          float reach = mix(length(d) - 0.105, max(d.x, d.y) - 0.1, vDie.a);
          float soft = fwidth(reach) + 0.004;
          return 1.0 - smoothstep(-soft, soft, reach);
        }`,
      )
      .replace(
        '#include <color_fragment>',
        `float n = floor(vNumber + 0.5);
        float ink = mod(n, 2.0) > 0.5 ? pip(vec2(0.5)) : 0.0;
        if (n > 1.5) ink = max(ink, max(pip(vec2(0.25, 0.25)), pip(vec2(0.75, 0.75))));
        if (n > 3.5) ink = max(ink, max(pip(vec2(0.25, 0.75)), pip(vec2(0.75, 0.25))));
        if (n > 5.5) ink = max(ink, max(pip(vec2(0.25, 0.5)), pip(vec2(0.75, 0.5))));
        ink *= min(1.0, 0.06 / (fwidth(vFace.x) + fwidth(vFace.y)));
        diffuseColor.rgb = mix(vDie.rgb, vec3(0.9, 0.88, 0.82), ink);`,
      );
  };
  return material;
}
