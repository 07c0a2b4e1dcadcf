import {
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  Matrix3,
  MeshLambertMaterial,
  RGBAFormat,
  SRGBColorSpace,
  UnsignedByteType,
  Vector2,
} from 'three';
import type { Texture } from 'three';
import type { Means } from '../quality';
import type { LaidTracing } from '../tracing';
import type { GroundPainting } from './painter';

/** A painting as a texture; its rows already run from the south. */
function paintingTexture(painting: GroundPainting, anisotropy: number): DataTexture {
  const { pixels, width, height } = painting;
  const texture = new DataTexture(pixels, width, height, RGBAFormat, UnsignedByteType);
  texture.colorSpace = SRGBColorSpace;
  texture.generateMipmaps = true;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.magFilter = LinearFilter;
  texture.anisotropy = anisotropy;
  texture.needsUpdate = true;
  return texture;
}

const PARTS = `
uniform sampler2D grassTile; uniform sampler2D finePaint; uniform sampler2D drape; uniform sampler2D tracing;
uniform float fineShare; uniform float drapeShare; uniform vec2 tableSize; uniform float tracingShare; uniform mat3 tracingPlace;`;

const FADE = `
diffuseColor.rgb = mix( diffuseColor.rgb, texture2D( finePaint, vMapUv ).rgb, fineShare );`;
const GRASS = `
vec2 spot = vMapUv * tableSize;
float blades = texture2D( grassTile, spot / 7.3 ).g * 0.62 + texture2D( grassTile, spot.yx / 23.0 + 0.37 ).g * 0.38;
diffuseColor.rgb *= mix( 0.30, 1.85, blades );
diffuseColor.rgb = mix( diffuseColor.rgb, diffuseColor.rgb * vec3( 1.10, 1.04, 0.86 ), smoothstep( 0.55, 0.85, blades ) );`;
/** One look at the tile, for slow machines: enough that the ground holds up from near. */
const SPARSE_GRASS = `
diffuseColor.rgb *= mix( 0.62, 1.5, texture2D( grassTile, vMapUv * tableSize / 7.3 ).g );`;
/** The picture to trace from; its colours are looked up for every dot, for a branch would blur its edges. */
const TRACING = `
vec2 traced = ( tracingPlace * vec3( vMapUv, 1.0 ) ).xy;
vec4 oldMap = texture2D( tracing, traced );
bool onOldMap = all( greaterThanEqual( traced, vec2( 0.0 ) ) ) && all( lessThanEqual( traced, vec2( 1.0 ) ) );
diffuseColor.rgb = mix( diffuseColor.rgb, oldMap.rgb, onOldMap ? oldMap.a * tracingShare : 0.0 );`;
const DRAPE = `
if ( drapeShare > 0.0 ) {
  vec4 cloth = texture2D( drape, vMapUv );
  diffuseColor.rgb = mix( diffuseColor.rgb, cloth.rgb / max( cloth.a, 0.001 ), cloth.a * drapeShare );
}`;

/** The painted ground: coarse paint that turns into the fine one, static grass over it, a picture to trace from, and zones draped on top. */
export class GroundMaterial {
  readonly material: MeshLambertMaterial;
  private readonly uniforms: {
    readonly grassTile: { value: Texture };
    readonly finePaint: { value: Texture };
    readonly fineShare: { value: number };
    readonly drape: { value: Texture | null };
    readonly drapeShare: { value: number };
    readonly tableSize: { value: Vector2 };
    readonly tracing: { value: Texture | null };
    readonly tracingShare: { value: number };
    readonly tracingPlace: { value: Matrix3 };
  };
  private coarse: DataTexture;
  private fine: DataTexture | null = null;

  constructor(
    coarse: GroundPainting,
    private readonly means: Means,
    size: { readonly width: number; readonly depth: number },
    grassTile: Texture,
  ) {
    this.coarse = paintingTexture(coarse, means.anisotropy);
    this.material = new MeshLambertMaterial({ map: this.coarse });
    this.uniforms = {
      grassTile: { value: grassTile },
      finePaint: { value: this.coarse },
      fineShare: { value: 0 },
      drape: { value: null },
      drapeShare: { value: 0 },
      tableSize: { value: new Vector2(size.width, size.depth) },
      tracing: { value: null },
      tracingShare: { value: 0 },
      tracingPlace: { value: new Matrix3() },
    };
    const steps = (means.fineShading ? FADE + GRASS : SPARSE_GRASS) + TRACING + DRAPE;
    this.material.onBeforeCompile = (shader) => {
      Object.assign(shader.uniforms, this.uniforms);
      shader.fragmentShader = shader.fragmentShader
        .replace('#include <map_pars_fragment>', `#include <map_pars_fragment>${PARTS}`)
        .replace('#include <map_fragment>', `#include <map_fragment>${steps}`);
    };
  }

  /** Takes the fine paint; it shows fully at `fade(1)`, or at once where fading costs too much. */
  receive(painting: GroundPainting): void {
    this.fine?.dispose();
    this.fine = paintingTexture(painting, this.means.anisotropy);
    this.uniforms.finePaint.value = this.fine;
    if (!this.means.fineShading) this.fade(1);
  }

  /** Shows the fine paint by a share of 0 to 1; at 1 the coarse one is given back. */
  fade(share: number): void {
    if (!this.fine) return;
    this.uniforms.fineShare.value = share;
    if (share < 1) return;
    this.material.map = this.fine;
    this.coarse.dispose();
    this.coarse = this.fine;
    this.fine = null;
  }

  drape(cloth: Texture | null): void {
    this.uniforms.drape.value = cloth;
    this.uniforms.drapeShare.value = cloth ? 1 : 0;
  }

  trace(laid: LaidTracing | null): void {
    this.uniforms.tracing.value = laid?.texture ?? null;
    this.uniforms.tracingShare.value = laid?.opacity ?? 0;
    if (laid) this.uniforms.tracingPlace.value.set(...laid.place);
  }

  dispose(): void {
    this.material.dispose();
    this.coarse.dispose();
    this.fine?.dispose();
  }
}
