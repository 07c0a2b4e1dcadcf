import { describe, expect, it } from 'vitest';
import { FAR_KINDS, FAR_OF, FIGURE_KINDS, model, trianglesOf } from '../../../../renderer/battlefield/troops/figures';
import type { FarKind, FigureKind } from '../../../../renderer/battlefield/troops/figures';

const NEAR_BUDGET: Record<FigureKind, number> = {
  musketeer: 151,
  'musketeer firing': 151,
  'grenadier in mitre': 163,
  'grenadier in mitre firing': 163,
  'grenadier in bearskin': 161,
  'grenadier in bearskin firing': 161,
  skirmisher: 151,
  grenzer: 150,
  highlander: 185,
  pioneer: 150,
  officer: 140,
  ensign: 140,
  drummer: 180,
  'gunner with rammer': 155,
  'gunner with linstock': 145,
  cuirassier: 340,
  dragoon: 345,
  hussar: 360,
  'grenadier on horse': 360,
  'bearskin on horse': 360,
  uhlan: 360,
  bosniak: 375,
  cossack: 360,
  general: 340,
  'draught horse': 250,
  gun: 490,
  howitzer: 490,
  unicorn: 490,
  'shuvalov howitzer': 470,
  limber: 290,
  waggon: 600,
  'boat waggon': 600,
  marker: 24,
};
const FAR_BUDGET: Record<FarKind, number> = {
  'far soldier': 20,
  'far unarmed': 20,
  'far mitre': 22,
  'far bearskin': 26,
  'far rider': 30,
  'far hussar': 32,
  'far lancer': 36,
  'far horse': 15,
  'far gun': 55,
  'far howitzer': 55,
  'far limber': 55,
  'far waggon': 25,
  'far boat': 20,
  'far marker': 9,
};

describe('triangle budgets', () => {
  it.each(FIGURE_KINDS)('keeps the near %s within its budget', (kind) => {
    const triangles = trianglesOf(model(kind));
    expect(triangles).toBeLessThanOrEqual(NEAR_BUDGET[kind]);
    expect(triangles).toBeGreaterThan(NEAR_BUDGET[kind] * 0.8);
  });
  it.each(FAR_KINDS)('keeps the %s within its budget', (kind) => {
    const triangles = trianglesOf(model(kind));
    expect(triangles).toBeLessThanOrEqual(FAR_BUDGET[kind]);
    expect(triangles).toBeGreaterThan(FAR_BUDGET[kind] * 0.6);
  });
});

describe('figures', () => {
  it.each([...FIGURE_KINDS, ...FAR_KINDS])(
    'gives every corner of the %s a place, a normal, a shade and a slot',
    (kind) => {
      const geometry = model(kind);
      for (const [name, size] of [
        ['position', 3],
        ['normal', 3],
        ['color', 3],
        ['slot', 1],
      ] as const) {
        const attribute = geometry.getAttribute(name);
        expect(attribute.itemSize).toBe(size);
        expect(Array.from(attribute.array).every(Number.isFinite)).toBe(true);
      }
      expect(Math.max(...Array.from(geometry.getAttribute('slot').array))).toBeLessThanOrEqual(5);
    },
  );
  it('stands a musketeer with his feet on the ground, 3.1 cm high with his hat and 4.3 with his bayonet', () => {
    const geometry = model('musketeer');
    geometry.computeBoundingBox();
    expect(geometry.boundingBox?.min.y).toBeCloseTo(0, 1);
    expect(geometry.boundingBox?.max.y).toBeGreaterThan(4);
    expect(geometry.boundingBox?.max.y).toBeLessThan(4.5);
  });
  it.each(['uhlan', 'bosniak', 'cossack'] as const)('gives the %s a lance that stands out over the sabres', (kind) => {
    const top = (of: FigureKind | FarKind): number => {
      const geometry = model(of);
      geometry.computeBoundingBox();
      return geometry.boundingBox?.max.y ?? 0;
    };
    expect(top(kind)).toBeGreaterThan(top('hussar') + 0.8);
    expect(top('far lancer')).toBeGreaterThan(top('far hussar') + 1);
  });
  it('gives howitzers a shorter barrel with a wider mouth than a gun, and the secret one a mouth wider than high', () => {
    const mouth = (kind: 'gun' | 'howitzer' | 'shuvalov howitzer'): { z: number; wide: number; high: number } => {
      const places = model(kind).getAttribute('position');
      const front = Array.from({ length: places.count }, (_, i) => i).filter(
        (i) => Math.abs(places.getX(i)) < 0.7 && places.getY(i) > 1.5,
      );
      const z = Math.min(...front.map((i) => places.getZ(i)));
      const ring = front.filter((i) => places.getZ(i) < z + 0.01);
      const span = (of: (i: number) => number): number => Math.max(...ring.map(of)) - Math.min(...ring.map(of));
      return { z, wide: span((i) => places.getX(i)), high: span((i) => places.getY(i)) };
    };
    expect(mouth('howitzer').z).toBeGreaterThan(mouth('gun').z + 0.7);
    expect(mouth('howitzer').wide).toBeGreaterThan(mouth('gun').wide * 2);
    expect(mouth('shuvalov howitzer').wide).toBeGreaterThan(mouth('shuvalov howitzer').high * 2);
  });
  it('has a far figure as high as the near one, give or take a hand', () => {
    const top = (kind: FigureKind | FarKind): number => {
      const geometry = model(kind);
      geometry.computeBoundingBox();
      return geometry.boundingBox?.max.y ?? 0;
    };
    for (const kind of [
      'musketeer',
      'grenadier in mitre',
      'grenzer',
      'highlander',
      'cuirassier',
      'bosniak',
      'gun',
      'howitzer',
      'limber',
      'waggon',
      'boat waggon',
    ] as const)
      expect(Math.abs(top(kind) - top(FAR_OF[kind])), kind).toBeLessThan(0.9);
  });
});
