import { DoubleSide, Group, LineBasicMaterial, LineSegments, BufferGeometry, Float32BufferAttribute } from 'three';
import { Mesh, PlaneGeometry, ShaderMaterial } from 'three';
import type { Air } from './air';
import type { Belongings } from './belongings';
import { lots } from './land';
import type { Means } from './quality';

/** Sheets of mist, cm above the table: hills and roofs stand out of them. */
const SHEETS = { fine: [0.7, 1.5, 2.3, 3.1, 3.9, 4.8], plain: [1, 2.4, 4] } as const;
/** What the sheets hide together where they are thickest. */
const THICKEST = 0.8;
/** Streaks of rain to a square metre of table, how long they are and how far the wind slants them, cm. */
const RAIN = { streaks: 420, length: 3.2, slant: 0.7, ceiling: 30 } as const;

const PLACE =
  'varying vec2 spot; void main() { spot = position.xy; gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 ); }';
const DRIFTS = `varying vec2 spot;
uniform vec2 size; uniform float share; uniform float light; uniform float seed;
float lump( vec2 q ) { return fract( sin( dot( q, vec2( 12.9, 78.2 ) ) ) * 43758.5 ); }
float lumps( vec2 q ) {
  vec2 i = floor( q ), f = fract( q );
  f = f * f * ( 3.0 - 2.0 * f );
  return mix( mix( lump( i ), lump( i + vec2( 1, 0 ) ), f.x ), mix( lump( i + vec2( 0, 1 ) ), lump( i + vec2( 1, 1 ) ), f.x ), f.y );
}
void main() {
  vec2 q = spot / 21.0 + seed;
  float drift = 0.6 * lumps( q ) + 0.4 * lumps( q * 2.3 + 5.0 );
  vec2 inside = 0.5 * size - abs( spot );
  float edge = smoothstep( 0.0, 14.0, min( inside.x, inside.y ) );
  float alpha = share * edge * mix( 0.35, 1.0, smoothstep( 0.28, 0.62, drift ) );
  gl_FragColor = vec4( vec3( 0.72, 0.71, 0.68 ) * light, alpha );
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

/** Mist on the ground and rain over it, of a table so wide and deep; both are there only while the air holds them. */
export class MistAndRain {
  readonly group = new Group();
  private readonly sheets: ShaderMaterial[] = [];
  private readonly veil = new Group();
  private readonly rain: LineSegments;
  private readonly streaks: LineBasicMaterial;
  private readonly most: number;

  constructor(width: number, depth: number, means: Means, belongings: Belongings) {
    const heights = means.fineShading ? SHEETS.fine : SHEETS.plain;
    const plane = belongings.keep(new PlaneGeometry(width, depth));
    heights.forEach((height, i) => {
      const material = belongings.keep(
        new ShaderMaterial({
          vertexShader: PLACE,
          fragmentShader: DRIFTS,
          uniforms: {
            size: { value: { x: width, y: depth } },
            share: { value: 0 },
            light: { value: 1 },
            seed: { value: 3 + i * 0.17 },
          },
          transparent: true,
          depthWrite: false,
          side: DoubleSide,
        }),
      );
      const sheet = new Mesh(plane, material);
      sheet.rotation.x = -Math.PI / 2;
      sheet.position.set(width / 2, height, -depth / 2);
      sheet.renderOrder = 4 + i * 0.01;
      this.sheets.push(material);
      this.veil.add(sheet);
    });
    this.streaks = belongings.keep(new LineBasicMaterial({ color: '#c9d3dd', transparent: true, depthWrite: false }));
    this.rain = new LineSegments(belongings.keep(new BufferGeometry()), this.streaks);
    this.most = Math.round((RAIN.streaks * width * depth) / 10_000);
    this.rain.geometry.setAttribute('position', new Float32BufferAttribute(streaksOver(width, depth, this.most), 3));
    this.rain.renderOrder = 6;
    this.group.add(this.veil, this.rain);
    this.show({ mist: 0, rain: 0, daylight: 1 });
  }

  show({ mist, rain, daylight }: Pick<Air, 'mist' | 'rain' | 'daylight'>): void {
    this.veil.visible = mist > 0;
    // So much of each sheet that together they hide what they should.
    const share = 1 - (1 - THICKEST * mist) ** (1 / this.sheets.length);
    for (const { uniforms } of this.sheets) {
      if (uniforms.share) uniforms.share.value = share;
      if (uniforms.light) uniforms.light.value = 0.25 + 0.75 * daylight;
    }
    this.rain.visible = rain > 0;
    this.rain.geometry.setDrawRange(0, 2 * Math.round(this.most * rain));
    this.streaks.opacity = 0.18 + 0.22 * rain;
  }
}

/** Ends of slanting streaks above a table; x east, y up, z south. */
function streaksOver(width: number, depth: number, many: number): number[] {
  const lot = lots(1756);
  return Array.from({ length: many }, () => {
    const [x, y, z] = [lot() * width, 1 + lot() * RAIN.ceiling, -lot() * depth];
    return [x, y, z, x + RAIN.slant, y + RAIN.length, z];
  }).flat();
}
