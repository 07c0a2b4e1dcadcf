import { Group, Mesh, MeshLambertMaterial } from 'three';
import type { Scene } from 'three';
import type { Point } from '../../engine/geometry';
import type { Ground } from '../../engine/terrain';
import type { Air } from './air';
import { Belongings } from './belongings';
import { frameTable, hangBackdrop } from './frame';
import { edgeGeometry, groundGeometry, GroundMaterial, paintGround } from './ground';
import type { GroundPainting } from './ground';
import { reliefOf, surveyOf } from './land';
import type { TableRelief } from './land';
import { lightTable } from './light';
import { MistAndRain } from './mist';
import { plantingOf } from './planting';
import type { Means } from './quality';
import { leafColoursOf, painted, paintStaticGrass, Plants, pourWater, raiseBuildings } from './scenery';
import type { LaidTracing } from './tracing';
import { Drape } from './zones';
import type { DrapedTrail, DrapedZone } from './zones';

/** A circle on the table where something stands, cm. */
export interface TroopSpot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Round troops in a wood trees are low for so many cm: this share of their size. */
const GLADE = 4.5;
const LOW_TREE = 0.55;

/** Beyond its own radius no footing touches the glade and the crown of a tree farther off than so many cm. */
const REACH = GLADE + 12;

/** The footings that may touch a tree at a place, from a grid: there are hundreds of them and thousands of trees. */
function nearTo(footings: readonly TroopSpot[]): (place: Point) => readonly TroopSpot[] {
  const cell = REACH + Math.max(0, ...footings.map(({ radius }) => radius));
  const cells = new Map<number, TroopSpot[]>();
  const keyOf = (x: number, y: number): number => Math.floor(x / cell) * 4096 + Math.floor(y / cell);
  for (const spot of footings)
    for (const [dx, dy] of AROUND) {
      const key = keyOf(spot.x + dx * cell, spot.y + dy * cell);
      const there = cells.get(key);
      if (there) there.push(spot);
      else cells.set(key, [spot]);
    }
  return ({ x, y }) => cells.get(keyOf(x, y)) ?? [];
}
const AROUND = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const));

/** Everything of the table but the troops: built once from the ground, with coarse paint at first. */
export class TableModel {
  readonly relief: TableRelief;
  private readonly group = new Group();
  private readonly belongings = new Belongings();
  private readonly ground: GroundMaterial;
  private readonly plants: Plants;
  private readonly drape: Drape;
  /** What looks otherwise by hour and weather. */
  private readonly inAir: readonly { show(air: Air): void }[];
  private finelyPainted = false;

  constructor(
    ground: Ground,
    private readonly scene: Scene,
    means: Means,
  ) {
    const { belongings, group } = this;
    const survey = surveyOf(ground);
    const relief = reliefOf(ground);
    const planting = plantingOf(survey, relief);
    this.relief = relief;
    const tile = means.fineShading ? 512 : 256;
    const grass = painted(belongings, tile, tile, means.anisotropy, (brush) => paintStaticGrass(brush, tile), {
      repeat: true,
      plainNumbers: true,
    });
    const { ground: cover } = ground.scenario.table;
    const coarse = paintGround(survey, relief, planting.feet, cover, means.coarsePaint);
    this.ground = belongings.keep(new GroundMaterial(coarse, means, ground, grass));
    const surface = new Mesh(belongings.keep(groundGeometry(relief, means.groundGrid)), this.ground.material);
    surface.castShadow = surface.receiveShadow = means.shadows;
    const cut = belongings.keep(new MeshLambertMaterial({ color: '#5d4426' }));
    group.add(surface, new Mesh(belongings.keep(edgeGeometry(relief)), cut));
    const frame = frameTable(ground.width, ground.depth, means, belongings);
    const backdrop = hangBackdrop(means, belongings);
    for (const round of [frame, backdrop.mesh]) round.position.set(ground.width / 2, 0, -ground.depth / 2);
    group.add(frame, backdrop.mesh);
    const water = pourWater(survey, relief, means, belongings);
    if (water) group.add(water);
    this.plants = new Plants(group, planting, leafColoursOf(cover), relief, means, belongings);
    raiseBuildings(group, survey, planting, relief, means, belongings);
    const lights = lightTable(ground.width, ground.depth, means, belongings);
    const mist = new MistAndRain(ground.width, ground.depth, means, belongings);
    group.add(lights.group, mist.group);
    this.inAir = [lights, backdrop, mist];
    this.drape = belongings.keep(new Drape(ground.width, ground.depth));
    scene.add(group);
  }

  /** Whether it is in the picture; a table that is not is kept for later. */
  set shown(shown: boolean) {
    this.group.visible = shown;
  }

  /** Shows hour, weather and mist. */
  showAir(air: Air): void {
    for (const thing of this.inAir) thing.show(air);
  }

  /** Has the fine paint come? */
  get isPainted(): boolean {
    return this.finelyPainted;
  }

  /** Takes the fine paint of the worker. */
  receivePaint(painting: GroundPainting): void {
    this.finelyPainted = true;
    this.ground.receive(painting);
  }

  /** Shows the fine paint by a share of 0 to 1. */
  fadePaint(share: number): void {
    this.ground.fade(share);
  }

  showTracing(laid: LaidTracing | null): void {
    this.ground.trace(laid);
  }

  showZones(zones: readonly DrapedZone[]): void {
    this.ground.drape(this.drape.layZones(zones));
  }

  showTrails(trails: readonly DrapedTrail[]): void {
    this.ground.drape(this.drape.layTrails(trails));
  }

  /** Lifts out trees where troops stand, and cuts those round them low so that they are seen. True when the shadows have changed. */
  clear(footings: readonly TroopSpot[]): boolean {
    const near = nearTo(footings);
    return this.plants.part((tree) => {
      let share = 1;
      for (const { x, y, radius } of near(tree)) {
        const away = Math.hypot(tree.x - x, tree.y - y) - radius - 1.4 * tree.size;
        if (away < 0) return 0;
        if (away < GLADE) share = LOW_TREE;
      }
      return share;
    });
  }

  get keeps(): number {
    return this.belongings.count;
  }

  dispose(): void {
    this.scene.remove(this.group);
    this.group.clear();
    this.belongings.dispose();
  }
}
