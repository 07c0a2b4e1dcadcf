import { DoubleSide, MeshBasicMaterial, MeshLambertMaterial } from 'three';
import type { Texture } from 'three';
import type { Channels } from './crowd';

/** The five colours an instance of a figure brings, in the order of a dress. */
export const DRESS: Channels = [
  ['coatColour', 3],
  ['facingColour', 3],
  ['smallColour', 3],
  ['laceColour', 3],
  ['hideColour', 3],
];

/** Baked shade times the instance's colour for the vertex's slot. */
export function dyedMaterial(map: Texture | null = null): MeshLambertMaterial {
  const material = new MeshLambertMaterial({ vertexColors: true, side: DoubleSide, map });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        `#include <common>
        attribute float slot;
        attribute vec3 coatColour; attribute vec3 facingColour; attribute vec3 smallColour;
        attribute vec3 laceColour; attribute vec3 hideColour;`,
      )
      .replace(
        '#include <color_vertex>',
        `#include <color_vertex>
        vColor.rgb *= slot < 0.5 ? vec3(1.0) : slot < 1.5 ? coatColour : slot < 2.5 ? facingColour
          : slot < 3.5 ? smallColour : slot < 4.5 ? laceColour : hideColour;`,
      );
  };
  return material;
}

/** The one colour of an outline about a base. */
export const OUTLINE: Channels = [['outlineColour', 3]];

/** Flat colour as authored, whatever the light and the tone mapping. */
export function outlineMaterial(): MeshBasicMaterial {
  const material = new MeshBasicMaterial({ toneMapped: false });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nattribute vec3 outlineColour; varying vec3 vOutline;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvOutline = outlineColour;');
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vOutline;')
      .replace('#include <color_fragment>', 'diffuseColor.rgb = vOutline;');
  };
  return material;
}
