import { describe, expect, it } from 'vitest';
import { pathOf, straight } from '../../../../../engine/geometry';
import { bonusBarredBy, makeContact } from '../../../../../engine/rules/honours-of-war/charge/contact';
import { breakContact } from '../../../../../engine/rules/honours-of-war/troops/contact';
import { battlefield, course, hill, polygon, river, stream, wall, wood } from '../field';
import type { Layout, UnitPlace } from '../field';

/** Dragoons that have come 20 cm straight north to a regiment whose front edge is on y = 100. */
const HORSE: UnitPlace = { type: 'dragoons', at: [100, 97.5] };
const barred = (
  terrain: Layout['terrain'] = [],
  horse: Partial<UnitPlace> = {},
  runIn = 20,
  foe: Partial<UnitPlace> = {},
) => {
  const field = battlefield({
    terrain,
    blue: { horse: { ...HORSE, ...horse } },
    red: { foe: { type: 'dragoons', at: [100, 102.5], ...foe } },
  });
  const { pose } = field.troop('horse').box;
  const from = { ...pose, y: pose.y - 20 };
  return bonusBarredBy(field.view('blue'), 'horse', 'foe', { path: pathOf(from, [straight(from, 20)]), runIn });
};

describe('the clause that takes the bonus of a charge', () => {
  it('none in the open', () => expect(barred()).toBeNull());
  it('HOW-MELEE-12: foot has none to lose', () => {
    expect(barred([], { type: 'line infantry' })).toBe('HOW-MELEE-12');
    expect(barred([], { type: 'jaeger' })).toBe('HOW-MELEE-12');
    expect(barred([], { type: 'hussars' })).toBeNull();
  });
  it('HOW-MELEE-16: inferior cavalry never has it, superior cavalry does', () => {
    expect(barred([], { class: 'inferior' })).toBe('HOW-MELEE-16');
    expect(barred([], { class: 'superior' })).toBeNull();
  });
  it.each([
    [7.5, 'HOW-MELEE-15'],
    [7.52, null],
  ])('HOW-MELEE-15: a run-in of %d cm of a move of 30: %s', (runIn, clause) => {
    expect(barred([], {}, runIn)).toBe(clause);
  });
  it('HOW-MELEE-15: a quarter of the move of its formation: 10 cm in march column', () => {
    const column = { formation: 'march column', at: [100, 90] } as const;
    expect(barred([], column, 10, { type: 'jaeger' })).toBe('HOW-MELEE-15');
    expect(barred([], column, 10.1, { type: 'jaeger' })).toBeNull();
  });
});

describe('HOW-MELEE-14: ground', () => {
  const trees = (from: number, to: number, kind: 'wood' | 'marsh' = 'wood') => {
    const made = wood('trees', polygon([60, from], [140, from], [140, to], [60, to]));
    return kind === 'wood' ? made : ({ ...made, kind: 'rough' } as typeof made);
  };
  const fence = (y: number) => wall('wall', course([80, y], [120, y]));
  it.each([
    ['uphill (HOW-TERR-14)', [hill('hill', 'gentle', 4, polygon([60, 100], [140, 100], [140, 160], [60, 160]))]],
    ['up a steep hill', [hill('hill', 'steep', 4, polygon([60, 100], [140, 100], [140, 160], [60, 160]))]],
    ['at a wall the target touches', [fence(100)]],
    ['into a wood, half of the target in it', [trees(102.5, 140)]],
    ['into rough ground, more than half of it', [trees(102.4, 140, 'marsh')]],
    ['through a wood in its way', [trees(85, 90)]],
    ['through rough ground in its way', [trees(85, 90, 'marsh')]],
  ] as const)('%s', (_, terrain) => expect(barred(terrain)).toBe('HOW-MELEE-14'));
  it.each([
    ['downhill', [hill('hill', 'gentle', 4, polygon([60, 60], [140, 60], [140, 100], [60, 100]))]],
    ['a wall 0.3 cm before the target', [fence(99.7)]],
    ['a wall behind it', [fence(105)]],
    ['less than half of the target in a wood', [trees(102.6, 140)]],
    ['half of it in rough ground', [trees(102.5, 140, 'marsh')]],
    ['a stream in its way', [stream('brook', 3, course([60, 90], [140, 90]))]],
    ['a river far away', [river('river', 9, course([0, 20], [200, 20]))]],
  ] as const)('not: %s', (_, terrain) => expect(barred(terrain)).toBeNull());
  it('a wood passed before the run-in began does not matter', () => {
    // The front edge leaves the wood 10 cm before contact.
    expect(barred([trees(85, 90)], {}, 10.1)).toBe('HOW-MELEE-14');
    expect(barred([trees(85, 90)], {}, 9.9)).toBeNull();
  });
});

describe('marks of a contact', () => {
  const field = battlefield({ blue: { horse: HORSE }, red: { foe: { type: 'dragoons', at: [100, 102.5] } } });
  const { pose } = field.troop('horse').box;
  it('stand on the unit that made it, and go with it', () => {
    makeContact(field, 'horse', 'foe', {
      sector: 'left',
      face: null,
      path: pathOf(pose, []),
      runIn: 5,
      outOfRiver: false,
    });
    expect(field.piece('horse').marks).toEqual({
      'in contact': 'foe',
      'contact sector': 'left',
      'contact order': 0,
      'no bonus': 'HOW-MELEE-15',
    });
    expect(field.piece('foe').marks).toEqual({});
    field.piece('horse').marks['rounds fought'] = 1;
    breakContact(field, field.view('red'), 'foe');
    expect(field.piece('horse').marks).toEqual({});
  });
  it('name the face of a block', () => {
    makeContact(field, 'horse', 'foe', {
      sector: 'front',
      face: 2,
      path: pathOf(pose, []),
      runIn: 20,
      outOfRiver: false,
    });
    expect(field.piece('horse').marks['contact sector']).toBe('face 2');
    expect(field.piece('horse').marks['no bonus']).toBeUndefined();
  });
  it('lapse with the turn, not with the step', () => {
    field.piece('horse').marks['rounds fought'] = 1;
    field.emit({ do: 'step', turn: 1, step: 5, title: 'Rally' });
    expect(Object.keys(field.piece('horse').marks)).toHaveLength(4);
    field.emit({ do: 'step', turn: 2, step: 0, title: 'Commanding generals' });
    expect(field.piece('horse').marks).toEqual({});
  });
});
