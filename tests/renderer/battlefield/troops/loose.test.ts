import { Raycaster, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import type { LooseThing } from '../../../../engine/battle';
import { loosePartsOf } from '../../../../renderer/battlefield/troops/loose';
import { TroopModels } from '../../../../renderer/battlefield/troops';
import { battle, BLOCKS, EAST, LEVEL, NORTH, ROSTER, WORDS } from './small-battle';

const VOCABULARY = { ...WORDS, loose: { guns: { title: 'Abandoned guns', looks: 'gun' } } } as const;
const guns: LooseThing = { kind: 'guns', at: { x: 30, y: 40, ...EAST }, owner: 'blue' };
const flag: LooseThing = { kind: 'ambush', at: { x: 70, y: 20, ...NORTH }, owner: null };
const how = { roster: ROSTER, vocabulary: VOCABULARY, ground: LEVEL, scale: 1 };

describe('loose things', () => {
  it('are models as the book declares them; what it does not is a marker', () => {
    const parts = loosePartsOf({ loose: { 'lost guns': guns, ambush: flag } }, how);
    expect(parts.map(({ kit, figures }) => [kit.id, figures.map(({ kind }) => kind)])).toEqual([
      ['lost guns', ['gun']],
      ['ambush', ['marker']],
    ]);
  });
  it('lie where they were laid, turned as they were', () => {
    const [part] = loosePartsOf({ loose: { guns } }, how);
    const muzzle = new Vector3(0, 0, -1).transformDirection(part?.figures[0]?.matrix ?? fail());
    expect(part?.centre.toArray()).toEqual([30, 2, -40]);
    expect(muzzle.x).toBeCloseTo(1, 6);
  });
  it("show their owner's colours, cream or bare wood without one", () => {
    const dresses = ['blue', 'white', null].map((owner) => {
      const [part] = loosePartsOf({ loose: { flag: { ...flag, owner } } }, how);
      return [...(part?.figures[0]?.dress ?? [])].slice(0, 3);
    });
    expect(new Set(dresses.map((dress) => dress.join()))).toHaveProperty('size', 3);
  });
  it('come and go with the state, are picked and have a place for their name', () => {
    const troops = new TroopModels(LEVEL, ROSTER, 'low', BLOCKS, VOCABULARY);
    const above = new Raycaster(new Vector3(30, 50, -40), new Vector3(0, -1, 0));
    troops.stand(battle());
    expect(troops.pickAt(above)).toBeNull();
    expect(troops.anchor('lost guns')).toBeNull();
    troops.stand({ ...battle(), loose: { 'lost guns': guns } });
    expect(troops.pickAt(above)).toBe('lost guns');
    expect(troops.anchor('lost guns')?.toArray()).toEqual([30, 6.6, -40]);
    troops.stand(battle());
    expect(troops.pickAt(above)).toBeNull();
    troops.dispose();
  });
});

function fail(): never {
  throw new Error('no figure');
}
