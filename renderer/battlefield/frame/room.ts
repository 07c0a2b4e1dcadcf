import { BackSide, Color, Mesh, ShaderMaterial, SphereGeometry } from 'three';
import type { Air } from '../air';
import type { Belongings } from '../belongings';
import type { Means } from '../quality';

const PLACE =
  'varying vec3 way; void main() { way = position; gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 ); }';
const FINISH = '#include <tonemapping_fragment>\n#include <colorspace_fragment>';

const PLAIN = `varying vec3 way; uniform vec3 sky;
void main() {
  float up = normalize( way ).y;
  gl_FragColor = vec4( mix( vec3( 0.066, 0.053, 0.043 ), sky * mix( vec3( 0.54, 0.48, 0.38 ), vec3( 0.20, 0.28, 0.38 ), smoothstep( -0.05, 0.35, up ) ), smoothstep( -0.44, -0.04, up ) ), 1.0 );
  ${FINISH}
}`;

const CLOUDED = `varying vec3 way; uniform vec3 sky;
float lump( vec2 q ) { return fract( sin( dot( q, vec2( 12.9, 78.2 ) ) ) * 43758.5 ); }
float lumps( vec2 q ) {
  vec2 i = floor( q ), f = fract( q );
  f = f * f * ( 3.0 - 2.0 * f );
  return mix( mix( lump( i ), lump( i + vec2( 1, 0 ) ), f.x ), mix( lump( i + vec2( 0, 1 ) ), lump( i + vec2( 1, 1 ) ), f.x ), f.y );
}
float drifts( vec2 q ) {
  float sum = 0.0, share = 0.5;
  for ( int i = 0; i < 5; i++ ) { sum += share * lumps( q ); q = q * 2.03 + 7.0; share *= 0.5; }
  return sum;
}
void main() {
  vec3 to = normalize( way );
  vec3 colour = mix( vec3( 0.62, 0.54, 0.42 ), vec3( 0.105, 0.205, 0.36 ), smoothstep( -0.10, 0.22, to.y ) );
  float cloud = drifts( normalize( to.xz ) * ( 6.0 + 13.0 * to.y ) + 20.0 );
  colour = mix( colour, vec3( 0.78, 0.70, 0.58 ), smoothstep( 0.44, 0.74, cloud ) * 0.85 * smoothstep( -0.16, -0.02, to.y ) );
  colour = sky * mix( colour, colour * 0.8, smoothstep( 0.5, 0.25, cloud ) * 0.5 );
  vec3 boards = vec3( 0.058, 0.047, 0.038 ) * ( drifts( way.xz * 0.012 ) * 0.5 + 0.75 ) * mix( 1.35, 1.0, smoothstep( -0.9, -0.4, to.y ) );
  colour = mix( colour, boards, smoothstep( -0.03, -0.46, to.y ) );
  gl_FragColor = vec4( colour * 0.9, 1.0 );
  ${FINISH}
}`;

export interface Backdrop {
  readonly mesh: Mesh;
  /** Paints the sky as hour and weather have it. */
  show(air: Air): void;
}

/** A painted backdrop round the table: a cloudy sky that fades into the dark boards of a room's floor. */
export function hangBackdrop(means: Means, belongings: Belongings): Backdrop {
  const sky = new Color(1, 1, 1);
  const material = belongings.keep(
    new ShaderMaterial({
      side: BackSide,
      depthWrite: false,
      uniforms: { sky: { value: sky } },
      vertexShader: PLACE,
      fragmentShader: means.fineShading ? CLOUDED : PLAIN,
    }),
  );
  const dome = new Mesh(belongings.keep(new SphereGeometry(1200, 32, 20)), material);
  dome.renderOrder = -1;
  return {
    mesh: dome,
    show({ daylight, glow, grey }) {
      const bright = (0.12 + 0.88 * daylight) * (1 - 0.35 * grey);
      sky.setRGB(
        bright * (1 + 0.35 * glow),
        bright * (1 - 0.05 * glow),
        bright * (1 - 0.3 * glow + 0.25 * (1 - daylight)),
      );
    },
  };
}
