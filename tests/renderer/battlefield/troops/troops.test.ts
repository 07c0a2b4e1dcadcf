import { BufferGeometry, InstancedMesh, Material, Matrix4, Raycaster, Vector3 } from 'three';
import type { Texture } from 'three';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BattleState } from '../../../../engine/battle';
import { TroopModels } from '../../../../renderer/battlefield/troops';
import { BLOCKS, EAST, LEVEL, ROSTER, WORDS, after, of, standing } from './small-battle';
import { crowd, crowdsOf, look, matrices, places } from './crowds';

let troops: TroopModels;
let state: BattleState;
beforeEach(() => {
  ({ troops, state } = standing());
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
  it('outlines as finely from near as from afar, and close by with no slab', () => {
    const sizeOf = (name: string, i: number): Vector3 =>
      new Vector3().setFromMatrixScale(matrices(crowd(troops, name))[i] ?? new Matrix4());
    const ring = (away: number): { readonly beyond: number; readonly high: number } => {
      const centre = troops.anchor('bevern') ?? new Vector3();
      look(troops, centre.clone().add(new Vector3(0, away, 0)));
      troops.setHovered('bevern');
      const [size, base] = [sizeOf('rings of selection', 0), sizeOf('bases', 0)];
      return { beyond: (size.x - base.x) / 2 / away, high: size.y / base.y };
    };
    // From so near it was four times as broad and twice as high.
    const [near, far] = [ring(20), ring(200)];
    expect(near.beyond / far.beyond).toBeLessThan(1.5);
    expect(near.high).toBeLessThan(0.5);
    expect(far.high).toBeCloseTo(0.6, 6);
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
