import {
  BufferGeometry,
  InstancedMesh,
  LOD,
  Material,
  Matrix4,
  Object3D,
  PerspectiveCamera,
  Raycaster,
  Vector3,
} from 'three';
import type { Texture } from 'three';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BattleEvent, BattleState } from '../../../../engine/battle';
import { TroopModels } from '../../../../renderer/battlefield/troops';
import { BLOCKS, EAST, LEVEL, NORTH, ROSTER, WORDS, after, battle, of, told } from './small-battle';

const crowdsOf = (troops: TroopModels): InstancedMesh[] => {
  const found: InstancedMesh[] = [];
  troops.group.traverse((thing: Object3D) => {
    if (thing instanceof InstancedMesh) found.push(thing as InstancedMesh);
  });
  return found;
};
const crowd = (troops: TroopModels, name: string): InstancedMesh => {
  const found = crowdsOf(troops).find((mesh) => mesh.name === name);
  if (!found) throw new Error(`no crowd of ${name}`);
  return found;
};
const matrices = (mesh: InstancedMesh): Matrix4[] =>
  Array.from({ length: mesh.count }, (_, i) => {
    const matrix = new Matrix4();
    mesh.getMatrixAt(i, matrix);
    return matrix;
  });
const places = (mesh: InstancedMesh): number[][] =>
  matrices(mesh).map((matrix) =>
    new Vector3()
      .setFromMatrixPosition(matrix)
      .toArray()
      .map((n) => Math.round(n * 1000) / 1000),
  );
/** Where everything stands, rounded, without regard to pose or kind of figure. */
const picture = (troops: TroopModels): number[][] =>
  crowdsOf(troops)
    .filter((mesh) => mesh.visible && mesh.name !== 'smoke')
    .flatMap(places)
    .sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0) || (a[2] ?? 0) - (b[2] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0));

/** As the renderer does before every frame. */
function look(troops: TroopModels, from: Vector3): void {
  const camera = new PerspectiveCamera(33, 16 / 9, 1, 2000);
  camera.position.copy(from);
  camera.updateMatrixWorld();
  troops.group.updateMatrixWorld();
  troops.group.traverse((thing) => {
    if (thing instanceof LOD) thing.update(camera);
  });
}

let troops: TroopModels;
let state: BattleState;
beforeEach(() => {
  troops = new TroopModels(LEVEL, ROSTER, 'high', BLOCKS, WORDS);
  state = battle();
  troops.stand(state);
});

describe('one draw call for each kind of model', () => {
  it('has no two crowds of one name, however many units stand', () => {
    const names = crowdsOf(troops).map((mesh) => mesh.name);
    expect(new Set(names).size).toBe(names.length);
  });
  it('shows 53 foot, 8 troopers, a gun with its crew and three riders in command', () => {
    look(troops, new Vector3(50, 60, 0));
    const count = (name: string): number => crowd(troops, name).count;
    expect(count('musketeer')).toBe(32);
    expect(count('grenadier in mitre')).toBe(16);
    expect(count('officer')).toBe(3);
    expect(count('ensign')).toBe(6);
    expect(count('drummer')).toBe(3);
    expect(count('cuirassier')).toBe(8);
    expect(count('gun')).toBe(1);
    expect(count('gunner with rammer') + count('gunner with linstock')).toBe(3);
    expect(count('general')).toBe(3);
    expect(count('bases')).toBe(20);
    expect(count('round bases')).toBe(2);
    expect(count('flags')).toBe(9);
  });
  it('lays the shadows of bases before the bases, which they would darken from afar', () => {
    const soft = crowd(troops, 'shadows of bases');
    const isSolid = soft.material instanceof Material && !soft.material.transparent;
    expect(isSolid).toBe(true);
    for (const name of ['bases', 'round bases', 'flag poles'])
      expect(crowd(troops, name).renderOrder, name).toBeGreaterThan(soft.renderOrder);
  });
  it('draws far figures from afar and near ones close by', () => {
    look(troops, new Vector3(50, 900, 0));
    expect(crowd(troops, 'far soldier').count).toBe(32);
    expect(crowdsOf(troops).find((mesh) => mesh.name === 'musketeer')?.visible ?? false).toBe(false);
    look(troops, new Vector3(50, 60, 0));
    expect(crowd(troops, 'far soldier').visible).toBe(false);
    expect(crowd(troops, 'musketeer').count).toBe(32);
  });
  it('keeps to far figures in low quality unless the eye is close', () => {
    const plain = new TroopModels(LEVEL, ROSTER, 'low', BLOCKS, WORDS);
    plain.stand(state);
    look(plain, new Vector3(50, 160, -30));
    expect(crowd(plain, 'far soldier').count).toBe(32);
    look(plain, new Vector3(50, 90, -30));
    expect(crowd(plain, 'musketeer').count).toBe(16);
    plain.dispose();
  });
});

describe('where bases stand', () => {
  it('lays a line facing east from north to south', () => {
    const line = places(crowd(troops, 'bases')).slice(0, 5);
    expect(line).toEqual([38, 34, 30, 26, 22].map((y) => [50, 2.1, -y]));
  });
  it('lays a march column facing east from front to rear, heads turned east', () => {
    of(state, 'bevern').formation = 'march column';
    troops.stand(state);
    const mesh = crowd(troops, 'bases');
    expect(places(mesh).slice(0, 5)).toEqual([58, 54, 50, 46, 42].map((x) => [x, 2.1, -30]));
    const [first] = matrices(mesh);
    const ahead = new Vector3(0, 0, -1).transformDirection(first ?? new Matrix4());
    expect(ahead.x).toBeCloseTo(1, 5);
    expect(ahead.z).toBeCloseTo(0, 5);
  });
  it('takes bases that do not stand as laid out from the state', () => {
    const battery = of(state, 'battery');
    battery.where = { on: { x: 70, y: 10, ...EAST } };
    battery.bases = [{ x: 3, y: 2, turn: 0 }];
    troops.stand(state);
    expect(places(crowd(troops, 'bases'))).toContainEqual([72, 2.1, -7]);
  });
  it('shows nothing of units that are gone, not yet there or hidden', () => {
    of(state, 'bevern').where = { gone: 'dispersed' };
    of(state, 'kreytzen').where = { off: 'west', due: 3 };
    of(state, 'salm').where = { marked: 'a' };
    troops.stand(state);
    expect(crowd(troops, 'bases').count).toBe(5);
    expect(troops.anchor('bevern')).toBeNull();
  });
  it('spreads a garrison along the edges of its block without bases', () => {
    of(state, 'salm').where = { inside: 'village/1' };
    troops.stand(state);
    expect(crowd(troops, 'bases').count).toBe(15);
    look(troops, new Vector3(100, 60, -80));
    const inBlock = (name: string): number[][] =>
      places(crowd(troops, name)).filter(([x = 0, , z = 0]) => Math.hypot(x - 100, z + 80) < 15);
    expect(inBlock('musketeer')).toHaveLength(16);
    const edge = ([x = 0, , z = 0]: number[]): string =>
      Math.abs(x - 100) > Math.abs(z + 80) ? (x > 100 ? 'east' : 'west') : z > -80 ? 'south' : 'north';
    expect(new Set(inBlock('musketeer').map(edge))).toEqual(new Set(['north', 'east', 'west']));
    expect(inBlock('officer').map(edge)).toEqual(['south']);
  });
  it('follows a slope with the base and takes 30 % of it with the figures', () => {
    const slope = 0.5;
    const ground = { heightAt: (x: number) => x * slope, landAt: (x: number) => x * slope };
    const uphill = new TroopModels(ground, ROSTER, 'high', BLOCKS, WORDS);
    uphill.stand(state);
    look(uphill, new Vector3(50, 60, -30));
    const tilt = (mesh: InstancedMesh): number => {
      const [first] = matrices(mesh);
      const up = new Vector3(0, 1, 0).transformDirection(first ?? new Matrix4());
      return Math.acos(Math.min(1, up.y));
    };
    const full = Math.atan(slope);
    expect(tilt(crowd(uphill, 'bases'))).toBeCloseTo(full, 3);
    expect(tilt(crowd(uphill, 'musketeer'))).toBeCloseTo(full * 0.3, 2);
    uphill.dispose();
  });
});

describe('hits', () => {
  const dice = (hits: number): InstancedMesh => {
    of(state, 'bevern').gauges = { hits };
    troops.stand(state);
    return crowd(troops, 'dice');
  };
  it.each([
    [1, 1],
    [6, 1],
    [7, 2],
  ])('shows %i hits with %i dice', (hits, count) => {
    expect(dice(hits).count).toBe(count);
  });
  it('lays the die 1.6 cm off the right-hand end', () => {
    expect(places(dice(3))[0]).toEqual([50, 2.625, -18.4]);
  });
  it('turns green round pips into red square ones when morale is lost', () => {
    const pips = (): number => crowd(troops, 'dice').geometry.getAttribute('die').getW(0);
    dice(2);
    expect(pips()).toBe(0);
    of(state, 'bevern').marks = { 'broken off': 1 };
    troops.stand(state);
    expect(pips()).toBe(1);
    of(state, 'bevern').marks = { reforming: 1 };
    troops.stand(state);
    expect(pips()).toBe(1);
  });
});

describe('events', () => {
  const goal = { x: 50, y: 50, ...NORTH };
  const cases: [string, BattleEvent, (copy: BattleState) => void][] = [
    [
      'a march with a turn',
      told({
        do: 'moved',
        manner: 'march',
        movers: [
          {
            id: 'bevern',
            path: {
              from: { x: 50, y: 30, ...EAST },
              legs: [
                { kind: 'pivot', to: { x: 50, y: 30, ...NORTH }, length: 16, about: { x: 50, y: 30 } },
                { kind: 'straight', to: goal, length: 20 },
              ],
              length: 36,
            },
          },
        ],
      }),
      (copy) => (of(copy, 'bevern').where = { on: goal }),
    ],
    [
      'a change of formation',
      told({ do: 'formed', id: 'bevern', formation: 'march column', to: { x: 50, y: 30, ...EAST }, bases: null }),
      (copy) => (of(copy, 'bevern').formation = 'march column'),
    ],
    [
      'limbering',
      told({ do: 'formed', id: 'battery', formation: 'limbered', to: { x: 90, y: 40, ...NORTH }, bases: null }),
      (copy) => (of(copy, 'battery').formation = 'limbered'),
    ],
    [
      'a garrison',
      told({ do: 'went', id: 'salm', to: { inside: 'village/1' } }),
      (copy) => (of(copy, 'salm').where = { inside: 'village/1' }),
    ],
    [
      'an end',
      told({ do: 'went', id: 'salm', to: { gone: 'done for' } }),
      (copy) => (of(copy, 'salm').where = { gone: 'done for' }),
    ],
    ['a melee', told({ do: 'fought', by: 'seydlitz', at: ['salm'], manner: 'melee', total: 2 }), () => undefined],
    ['a volley', told({ do: 'fired', by: 'bevern', at: ['salm'], manner: 'musketry', total: 1 }), () => undefined],
    [
      'hits',
      told({ do: 'gauge', id: 'salm', gauge: 'hits', by: 2, now: 2 }),
      (copy) => (of(copy, 'salm').gauges = { hits: 2 }),
    ],
  ];
  it.each(cases)('%s begins where the state before stands and ends where the state after does', (_, event, change) => {
    const next = after(state, change);
    const start = picture(troops);
    troops.stand(next);
    const end = picture(troops);
    troops.stand(state);
    troops.animate(event, state, next, 0);
    expect(picture(troops)).toEqual(start);
    troops.animate(event, state, next, 0.4);
    expect(picture(troops)).not.toEqual(start);
    troops.animate(event, state, next, 1);
    expect(picture(troops)).toEqual(end);
    troops.settle(next);
    expect(picture(troops)).toEqual(end);
  });
  it('passes half-way through the middle of a straight march', () => {
    const to = { x: 70, y: 30, ...EAST };
    const path = { from: { x: 50, y: 30, ...EAST }, legs: [{ kind: 'straight' as const, to, length: 20 }], length: 20 };
    const next = after(state, (copy) => (of(copy, 'bevern').where = { on: to }));
    troops.animate(told({ do: 'moved', manner: 'march', movers: [{ id: 'bevern', path }] }), state, next, 0.5);
    expect(places(crowd(troops, 'bases'))[2]).toEqual([60, 2.1, -30]);
  });
});

describe('smoke', () => {
  const volley = told({ do: 'fired', by: 'bevern', at: ['salm'], manner: 'musketry', total: 1 });
  const shoot = (): void => {
    troops.animate(volley, state, state, 0);
    troops.animate(volley, state, state, 1);
    troops.settle(state);
  };
  it('drifts in front of the firers and levels their muskets', () => {
    shoot();
    look(troops, new Vector3(50, 60, 0));
    const smoke = places(crowd(troops, 'smoke'));
    expect(smoke).toHaveLength(90);
    for (const [x = 0, y = 0, z = 0] of smoke) {
      expect(x).toBeGreaterThan(52);
      expect(y).toBeGreaterThan(2);
      expect(Math.abs(z + 30)).toBeLessThan(10.1);
    }
    expect(crowd(troops, 'musketeer firing').count).toBe(8);
  });
  it('is still there thinner after one step, and the muskets are shouldered', () => {
    shoot();
    look(troops, new Vector3(50, 60, 0));
    const alpha = (): number => crowd(troops, 'smoke').geometry.getAttribute('puff').getZ(0);
    expect(alpha()).toBeCloseTo(0.8, 5);
    troops.thin(1);
    expect(alpha()).toBeCloseTo(0.32, 5);
    look(troops, new Vector3(50, 60, 0));
    expect(crowd(troops, 'musketeer firing').visible).toBe(false);
  });
  it('is gone after two steps, and at once when another state is shown', () => {
    shoot();
    troops.thin(2);
    expect(crowd(troops, 'smoke').visible).toBe(false);
    shoot();
    look(troops, new Vector3(50, 60, 0));
    expect(crowd(troops, 'musketeer firing').count).toBe(8);
    troops.stand(state);
    expect(crowd(troops, 'smoke').visible).toBe(false);
    expect(crowd(troops, 'musketeer firing').visible).toBe(false);
    expect(crowd(troops, 'musketeer').count).toBe(32);
  });
});

describe('units that stand as before', () => {
  /** How often the height of the ground was asked for while this was done. */
  function askedFor(doing: (troops: TroopModels) => void): number {
    let asked = 0;
    const ground = { heightAt: () => (asked++, 2), landAt: () => 2 };
    const watched = new TroopModels(ground, ROSTER, 'high', BLOCKS, WORDS);
    watched.stand(state);
    asked = 0;
    doing(watched);
    watched.dispose();
    return asked;
  }

  it('are not set down anew in another state, but those who moved are', () => {
    const copy = after(state, () => undefined);
    expect(askedFor((troops) => troops.stand(copy))).toBe(0);
    const one = after(state, (next) => (of(next, 'battery').where = { on: { x: 70, y: 10, ...EAST } }));
    const asked = askedFor((troops) => troops.stand(one));
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThan(60);
  });
  it('are set down anew on other ground', () => {
    let height = 2;
    const ground = { heightAt: () => height, landAt: () => height };
    const dug = new TroopModels(ground, ROSTER, 'high', BLOCKS, WORDS);
    dug.stand(state);
    height = 5;
    dug.loseFooting();
    dug.stand(state);
    expect(places(crowd(dug, 'bases'))[0]?.[1]).toBe(5.1);
    dug.dispose();
  });
});

describe('pointing', () => {
  const down = (x: number, y: number): Raycaster => new Raycaster(new Vector3(x, 100, -y), new Vector3(0, -1, 0));
  it('finds the unit under a ray, or at most 1.6 cm beside it', () => {
    expect(troops.pickAt(down(51.9, 30))).toBe('bevern');
    expect(troops.pickAt(down(53.5, 30))).toBe('bevern');
    expect(troops.pickAt(down(53.7, 30))).toBeNull();
    expect(troops.pickAt(down(50, 41.5))).toBe('bevern');
    expect(troops.pickAt(down(50, 41.7))).toBeNull();
    expect(troops.pickAt(down(20, 20))).toBe('staff');
  });
  it('finds the nearer of two along a level ray', () => {
    const ray = new Raycaster(new Vector3(50, 3, 0), new Vector3(0, 0, -1));
    expect(troops.pickAt(ray)).toBe('bevern');
  });
  it('sets the anchor above the flags', () => {
    expect(
      troops
        .anchor('bevern')
        ?.toArray()
        .map((n) => Math.round(n * 10) / 10),
    ).toEqual([50, 9.6, -30]);
  });
  it('outlines the selected and the hovered', () => {
    troops.setSelected(['bevern']);
    expect(crowd(troops, 'rings of selection').count).toBe(5);
    troops.setHovered('battery');
    expect(crowd(troops, 'rings of selection').count).toBe(6);
    troops.setSelected([]);
    troops.setHovered(null);
    expect(crowd(troops, 'rings of selection').visible).toBe(false);
  });
});

describe('frames', () => {
  it('needs one after a change and none after it was drawn', () => {
    expect(troops.needsFrame).toBe(true);
    look(troops, new Vector3(50, 60, 0));
    expect(troops.needsFrame).toBe(false);
    troops.setHovered('bevern');
    expect(troops.needsFrame).toBe(true);
  });
});

describe('disposal', () => {
  it('frees every geometry, material and texture and empties the group', () => {
    troops.setSelected(['staff']);
    look(troops, new Vector3(50, 60, 0));
    look(troops, new Vector3(50, 900, 0));
    const things = new Set<unknown>();
    const freed = new Set<unknown>();
    const watch = (thing: BufferGeometry | Material | Texture | InstancedMesh): void => {
      const note = (): void => void freed.add(thing);
      if (thing instanceof InstancedMesh) thing.addEventListener('dispose', note);
      else if (thing instanceof BufferGeometry) thing.addEventListener('dispose', note);
      else if (thing instanceof Material) thing.addEventListener('dispose', note);
      else thing.addEventListener('dispose', note);
      things.add(thing);
    };
    for (const mesh of crowdsOf(troops)) {
      const material = mesh.material as Material & { map?: Texture | null };
      for (const thing of [mesh, mesh.geometry, material, material.map]) if (thing) watch(thing);
    }
    expect(things.size).toBeGreaterThan(40);
    troops.dispose();
    expect(freed.size).toBe(things.size);
    expect(troops.group.children).toHaveLength(0);
  });
});
