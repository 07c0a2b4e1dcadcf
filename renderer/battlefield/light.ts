import { Color, DirectionalLight, Group, HemisphereLight, ShaderChunk, Vector3 } from 'three';
import type { Air } from './air';
import type { Belongings } from './belongings';
import type { Means } from './quality';

/** One warm lamp from the west-north-west, 32 degrees up. */
const LAMP = new Vector3(-0.8, 0.54, -0.34).normalize();
export const EXPOSURE = 1.5;
/** How dark shadows are under a clear sky. */
const SHADE = 0.93;

/** What fills the shade, and what lifts coats seen from the players' side; more where no shadow tells near from far. */
const FILL = { shadowed: 1.45, bare: 1.95 } as const;
const RIM = { shadowed: 0.95, bare: 1.1 } as const;
const of = (means: Means): keyof typeof FILL => (means.shadows ? 'shadowed' : 'bare');

/** The lamp by day, at sunrise and sunset, under clouds, and at night. */
const LAMPS = {
  day: new Color('#ffdfae'),
  glow: new Color('#ff9a4e'),
  grey: new Color('#dfe3e6'),
  night: new Color('#7f97d0'),
};

/** How high the sun stands at noon, and how low the lamp may hang, degrees. */
const NOON = 42;
const LOWEST = 10;

/** From the east by the south to the west; `share` is 0 at sunrise and 1 at sunset. */
function sunAt(share: number): Vector3 {
  const angle = Math.PI * share;
  const high = (Math.max(LOWEST, NOON * Math.sin(angle)) * Math.PI) / 180;
  return new Vector3(Math.cos(angle) * Math.cos(high), Math.sin(high), Math.sin(angle) * Math.cos(high));
}

export interface TableLights {
  readonly group: Group;
  /** Lights the table as hour and weather have it. */
  show(air: Air): void;
}

/** The key with its shadow over the whole table, the sky's fill, and a cool rim from behind the players. */
export function lightTable(width: number, depth: number, means: Means, belongings: Belongings): TableLights {
  const lights = new Group();
  const key = belongings.keep(new DirectionalLight(LAMPS.day, means.shadows ? 4.2 : 3.5));
  const reach = Math.hypot(width, depth) / 2 + 12;
  const middle = new Vector3(width / 2, 0, -depth / 2);
  key.target.position.copy(middle);
  key.position
    .copy(LAMP)
    .multiplyScalar(reach * 2.2)
    .add(middle);
  lights.add(key, key.target);
  const fill = belongings.keep(new HemisphereLight('#a9c2e6', means.shadows ? '#7a6848' : '#9a8866', FILL[of(means)]));
  lights.add(fill);
  const rim = belongings.keep(new DirectionalLight('#c6d3ee', RIM[of(means)]));
  rim.position.set(120, 90, 160).add(middle);
  rim.target.position.copy(middle);
  lights.add(rim, rim.target);
  const full = { key: key.intensity, fill: fill.intensity, rim: rim.intensity };
  const show = ({ daylight, glow, grey, sun }: Air): void => {
    key.position
      .copy(sun === undefined ? LAMP : sunAt(sun))
      .multiplyScalar(reach * 2.2)
      .add(middle);
    key.color
      .copy(LAMPS.day)
      .lerp(LAMPS.glow, 0.75 * glow)
      .lerp(LAMPS.grey, grey)
      .lerp(LAMPS.night, 1 - daylight);
    key.intensity = full.key * (0.16 + 0.84 * daylight) * (1 - 0.62 * grey);
    fill.intensity = full.fill * (0.3 + 0.7 * daylight) * (1 + 0.15 * grey);
    rim.intensity = full.rim * (0.5 + 0.5 * daylight);
    key.shadow.intensity = SHADE * (1 - 0.55 * grey);
  };
  const made = { group: lights, show };
  if (!means.shadows) return made;
  key.castShadow = true;
  const { shadow } = key;
  shadow.camera.left = -reach;
  shadow.camera.right = reach;
  shadow.camera.top = reach * 0.82;
  shadow.camera.bottom = -reach * 0.82;
  shadow.camera.near = reach * 0.6;
  shadow.camera.far = reach * 3.8;
  shadow.mapSize.set(4096, 4096);
  shadow.radius = 2.2;
  shadow.bias = -0.0004;
  shadow.normalBias = 0.05;
  shadow.intensity = SHADE;
  return made;
}

const GRADED = `vec3 CustomToneMapping( vec3 color ) {
  vec3 film = clamp( AgXToneMapping( color ), 0.0, 1.0 );
  film = mix( vec3( dot( film, vec3( 0.2126, 0.7152, 0.0722 ) ) ), film, 1.2 );
  film = mix( film, film * film * ( 3.0 - 2.0 * film ), 0.3 );
  return film * vec3( 1.02, 1.0, 0.965 );
}`;

/** Film-like tones with the table's own grade, worked out where each thing is shaded: no further pass is drawn. */
export function gradeTones(): void {
  const plain = 'vec3 CustomToneMapping( vec3 color ) { return color; }';
  ShaderChunk.tonemapping_pars_fragment = ShaderChunk.tonemapping_pars_fragment.replace(plain, GRADED);
}
