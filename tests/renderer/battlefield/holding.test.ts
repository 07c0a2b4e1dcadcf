import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Group, Scene } from 'three';
import { CENTIMETRES } from '../../../engine/battle';
import type { BattleState, Vocabulary } from '../../../engine/battle';
import { Battlefield } from '../../../renderer/battlefield';
import type { Forming } from '../../../renderer/battlefield/troops';
import { crowd, places } from './troops/crowds';
import { after, battle, EAST, of, ROSTER, told, WORDS } from './troops/small-battle';
import { idleBrush, smallTable } from './tables';

const drawn = vi.hoisted((): { scene: Scene | null } => ({ scene: null }));
vi.mock('../../../renderer/battlefield/stage', async () => {
  const three = await import('three');
  return {
    SceneStage: class {
      readonly scene = (drawn.scene = new three.Scene());
      move = (): void => undefined;
      ask = (): void => undefined;
      draw = (): void => undefined;
      recastShadows = (): void => undefined;
      dispose = (): void => undefined;
    },
  };
});

const VOCABULARY: Vocabulary = {
  ...{ ...WORDS, scores: { one: '', many: '' }, clauses: {}, breaksAt: {} },
  lengths: CENTIMETRES,
};
const IN_COLUMN = (copy: BattleState): void => {
  of(copy, 'bevern').formation = 'march column';
};

describe('a moment held on the table', () => {
  let field: Battlefield;
  const state = battle();
  const formed = after(state, IN_COLUMN);
  beforeEach(async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(idleBrush as never);
    field = new Battlefield(document.createElement('canvas'), { quality: 'low', reducedMotion: false });
    await field.lay(smallTable);
    field.showArmies({ roster: ROSTER, vocabulary: VOCABULARY });
  });
  afterEach(() => {
    field.dispose();
    vi.restoreAllMocks();
  });

  const stands = () => {
    const group = drawn.scene?.getObjectByName('troops') as Group | undefined;
    if (!group) throw new Error('no troops stand on the table');
    return places(crowd({ group }, 'bases'));
  };
  const hold = (share: number | null, event: Parameters<Battlefield['hold']>[0] = null, next = formed) => {
    const forming: Forming[] = share === null ? [] : [{ id: 'bevern', before: state, share }];
    field.hold(event, formed, next, 0.5, { fired: [], forming });
    return stands();
  };
  const standing = (now: BattleState) => {
    field.stand(now);
    return stands();
  };

  it('shows who forms as far as he is, at each share of it otherwise, and done when he is', () => {
    const [line, column] = [standing(state), standing(formed)];
    const [early, late] = [hold(0.2), hold(0.7)];
    for (const part of [early, late]) expect([line, column]).not.toContainEqual(part);
    expect(early).not.toEqual(late);
    expect(hold(null)).toEqual(column);
    // Back and forth over the same minute.
    expect(hold(0.2)).toEqual(early);
    expect(hold(null)).toEqual(column);
  });

  it('shows who forms while another marches', () => {
    const to = { x: 40, y: 60, ...EAST };
    const path = { from: { x: 20, y: 60, ...EAST }, legs: [{ kind: 'straight' as const, to, length: 20 }], length: 20 };
    const next = after(formed, (copy) => (of(copy, 'kreytzen').where = { on: to }));
    const march = told({ do: 'moved', manner: 'march', movers: [{ id: 'kreytzen', path }] });
    const [alone, both] = [hold(null, march, next), hold(0.4, march, next)];
    const moved = (from: ReturnType<typeof stands>, now: ReturnType<typeof stands>) =>
      now.filter((place, i) => JSON.stringify(place) !== JSON.stringify(from[i])).length;
    const column = standing(formed);
    expect(moved(column, alone)).toBe(5);
    // Five bases of each, but for the one in the middle of who forms.
    expect(moved(alone, both)).toBe(4);
    expect(hold(null, march, next)).toEqual(alone);
  });
});
