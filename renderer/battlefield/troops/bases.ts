import { BufferGeometry, CustomBlending, Float32BufferAttribute, MeshBasicMaterial, PlaneGeometry } from 'three';
import type { DataTexture, MeshLambertMaterial } from 'three';
import { dyedMaterial } from './dyed-material';
import { COAT, LACE, WHITE, moulded } from './figures';
import type { Mould, FigurePoint } from './figures';
import { shadowCard } from './textures';

/** Width of the rim as a share of the base: on the overview it is all that tells the sides apart. */
const BEVEL = 0.06;
const LOW = 0.24;
/** Height of a base, cm at 28 mm. */
export const TOP = 0.34;
/** Below its rim a base goes on as earth, so that nothing shows through under it where the ground falls away, cm at 28 mm. */
export const SKIRT = 1.8;
/** The white corner of the turf texture, where rims take their colour unpainted. */
const UNPAINTED = 0.5 / 256;

/** Texture places: turf where the base is flat and light, the unpainted corner on the rim. */
function withTurf(geometry: BufferGeometry): BufferGeometry {
  const [place, slot] = [geometry.getAttribute('position'), geometry.getAttribute('slot')];
  const uv: number[] = [];
  for (let i = 0; i < place.count; i++) {
    if (slot.getX(i) > 0.5) uv.push(UNPAINTED, UNPAINTED);
    else uv.push(0.5 + place.getX(i) * 0.9, 0.5 + place.getZ(i) * 0.9);
  }
  geometry.setAttribute('uv', new Float32BufferAttribute(uv, 2));
  return geometry;
}

/** A base of 1 by 1 cm about the origin, 0.34 cm high, its rim in the coat's slot and the rear tick in the lace's. */
export const squareBase = (): BufferGeometry =>
  withTurf(
    moulded((mould) => {
      const edge = 0.5 - BEVEL;
      const corners: readonly (readonly [number, number])[] = [
        [-1, 1],
        [1, 1],
        [1, -1],
        [-1, -1],
      ];
      corners.forEach(([x, z], i) => {
        const [nx, nz] = corners[(i + 1) % 4] ?? [x, z];
        const at = (cx: number, cz: number, half: number, y: number): FigurePoint => [cx * half, y, cz * half];
        mould.quad(
          [at(x, z, 0.5, -SKIRT), at(nx, nz, 0.5, -SKIRT), at(nx, nz, 0.5, 0), at(x, z, 0.5, 0)],
          WHITE,
          [0.45, 0.45, 0.7, 0.7],
        );
        mould.quad([at(x, z, 0.5, 0), at(nx, nz, 0.5, 0), at(nx, nz, 0.5, LOW), at(x, z, 0.5, LOW)], COAT, [0.85]);
        mould.quad([at(x, z, 0.5, LOW), at(nx, nz, 0.5, LOW), at(nx, nz, edge, TOP), at(x, z, edge, TOP)], COAT, [1.3]);
      });
      mould.quad(
        [
          [-edge, TOP, edge],
          [edge, TOP, edge],
          [edge, TOP, -edge],
          [-edge, TOP, -edge],
        ],
        WHITE,
      );
      tick(mould);
    }),
  );

/** A short mark across the middle of the rear rim. */
function tick(mould: Mould): void {
  const [half, out] = [0.07, 0.003];
  mould.quad(
    [
      [-half, 0.03, 0.5 + out],
      [half, 0.03, 0.5 + out],
      [half, LOW, 0.5 + out],
      [-half, LOW, 0.5 + out],
    ],
    LACE,
    [1.1],
  );
  mould.quad(
    [
      [-half, LOW, 0.5 + out],
      [half, LOW, 0.5 + out],
      [half, TOP + out, 0.465],
      [-half, TOP + out, 0.465],
    ],
    LACE,
    [1.2],
  );
}

/** The round base of those who command, 1 cm across. */
export const roundBase = (): BufferGeometry =>
  withTurf(
    moulded((mould) => {
      const ring = (r: number, y: number, shade: number) => ({ at: [0, y, 0] as const, r, shade });
      mould.tube([ring(0.5, -SKIRT, 0.45), ring(0.5, 0, 0.7)], 28, WHITE);
      mould.tube([ring(0.5, 0, 0.85), ring(0.5, LOW, 0.85)], 28, COAT);
      mould.tube([ring(0.5, LOW, 1.2), ring(0.46, TOP, 1.2)], 28, COAT);
      mould.tube([ring(0.46, TOP - 0.01, 1), ring(0.46, TOP, 1)], 28, COAT, { endCap: WHITE });
      tick(mould);
    }),
  );

/** A flat card, 1 by 1 cm, for the soft shadow of a base. */
export const shadowQuad = (): BufferGeometry => new PlaneGeometry(1, 1).rotateX(-Math.PI / 2);
export interface ContactShadow {
  readonly card: DataTexture;
  readonly material: MeshBasicMaterial;
}
/** Laid before the bases, with what is solid: drawn over them afterwards it would darken those far off, rims and all. */
export function contactShadow(opacity: number): ContactShadow {
  const card = shadowCard();
  const material = new MeshBasicMaterial({
    map: card,
    color: '#120d05',
    blending: CustomBlending,
    opacity,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -4,
  });
  return { card, material };
}

/** Rims begin to grow at the first distance from the eye and are broadest from the second on, cm: from the air they tell the sides apart. */
const GROWS = [90, 240] as const;
/** How far inwards the inner edge of a rim then goes, as a share of its way from the middle. */
const GROWTH = 0.13;

/** The material of bases, whose rims grow with the distance. */
export function basedMaterial(turf: DataTexture): MeshLambertMaterial {
  const material = dyedMaterial(turf);
  const dye = material.onBeforeCompile.bind(material);
  material.onBeforeCompile = (shader, renderer) => {
    dye(shader, renderer);
    shader.vertexShader = shader.vertexShader.replace(
      '#include <begin_vertex>',
      `#include <begin_vertex>
      #ifdef USE_INSTANCING
      float away = -( modelViewMatrix * vec4( instanceMatrix[3].xyz, 1.0 ) ).z;
      if ( position.y > ${(TOP - 0.05).toFixed(2)} ) transformed.xz *= 1.0 - ${GROWTH} * smoothstep( ${GROWS[0].toFixed(1)}, ${GROWS[1].toFixed(1)}, away );
      #endif`,
    );
  };
  return material;
}
