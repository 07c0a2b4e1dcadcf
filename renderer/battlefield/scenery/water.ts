import { Mesh, MeshLambertMaterial, MeshPhongMaterial } from 'three';
import type { Material } from 'three';
import type { Belongings } from '../belongings';
import type { TableRelief, Survey } from '../land';
import type { Means } from '../quality';
import { floodCells, waterGeometry } from './water-mesh';

const WAVES = `
varying float vDeep;
varying vec2 vFlow;
float lump( vec2 q ) { return fract( sin( dot( q, vec2( 12.9, 78.2 ) ) ) * 43758.5 ); }
float lumps( vec2 q ) {
  vec2 i = floor( q ), f = fract( q );
  f = f * f * ( 3.0 - 2.0 * f );
  return mix( mix( lump( i ), lump( i + vec2( 1, 0 ) ), f.x ), mix( lump( i + vec2( 0, 1 ) ), lump( i + vec2( 1, 1 ) ), f.x ), f.y );
}
float waves( vec2 q ) { return lumps( q * 1.1 ) + 0.5 * lumps( q * 2.3 + 4.0 ) + 0.25 * lumps( q * 4.9 ); }`;

const RIPPLED = `
vec2 step2 = vec2( 0.12, 0.0 ), ripple = vec2( vFlow.x, vFlow.y * 2.4 );
vec2 tilt = vec2( waves( ripple + step2.xy ) - waves( ripple - step2.xy ), waves( ripple + step2.yx ) - waves( ripple - step2.yx ) );
normal = normalize( ( viewMatrix * vec4( normalize( vec3( -tilt.x * 0.4, 1.0, -tilt.y * 0.4 ) ), 0.0 ) ).xyz );`;

const SHADED = `
float glance = pow( 1.0 - max( 0.0, dot( normalize( vViewPosition ), normal ) ), 5.0 );
float streak = waves( vec2( vFlow.x * 0.14, vFlow.y * 0.95 ) );
vec3 bottom = mix( vec3( 0.016, 0.034, 0.034 ), vec3( 0.056, 0.096, 0.092 ), smoothstep( 0.42, 1.15, streak ) ) + outgoingLight * 0.06;
vec3 shallow = vec3( 0.125, 0.15, 0.115 ) * ( 0.5 + outgoingLight );
outgoingLight = mix( mix( shallow, bottom, smoothstep( 0.05, 0.75, vDeep ) ), vec3( 0.26, 0.33, 0.40 ), clamp( 0.04 + 1.6 * glance, 0.0, 0.8 ) )
  + min( reflectedLight.directSpecular, vec3( 0.4 ) ) * 0.12;
diffuseColor.a = mix( 0.54, 0.95, smoothstep( 0.0, 0.8, vDeep ) );
#include <opaque_fragment>`;

/** All water of the table, or null on a dry one. Ripples run with the flow; they stand still, as resin does. */
export function pourWater(survey: Survey, relief: TableRelief, means: Means, belongings: Belongings): Mesh | null {
  const cells = floodCells(survey, relief, means.waterGrid);
  if (cells.corners.length === 0) return null;
  const material = belongings.keep(means.fineShading ? rippled() : plain());
  const water = new Mesh(belongings.keep(waterGeometry(cells)), material);
  water.receiveShadow = means.shadows;
  water.renderOrder = 1;
  return water;
}

const plain = (): Material => new MeshLambertMaterial({ vertexColors: true, transparent: true, opacity: 0.88 });

function rippled(): Material {
  const material = new MeshPhongMaterial({ color: '#4a6258', transparent: true, shininess: 160, specular: '#998c70' });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        '#include <common>\nattribute float deep; attribute vec2 flow; varying float vDeep; varying vec2 vFlow;',
      )
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvDeep = deep; vFlow = flow;');
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>${WAVES}`)
      .replace('#include <normal_fragment_maps>', RIPPLED)
      .replace('#include <opaque_fragment>', SHADED);
  };
  return material;
}
