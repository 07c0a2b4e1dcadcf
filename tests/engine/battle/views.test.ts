import { describe, expect, it } from 'vitest';
import { stepStartOf, viewOfPosition } from '../../../engine/battle';
import type { Gesture, View } from '../../../engine/battle';
import { apply } from '../../../engine/battle/reducer';
import { Views } from '../../../engine/battle/views';
import { fact } from '../../../engine/facts';
import type { Dependency } from '../../../engine/facts';
import { pathOf, straight } from '../../../engine/geometry';
import { openToy } from '../toy';
import { piece, pose, stateOf } from './states';

const MARKS = { brief: { until: 'part' }, tired: { until: 'turn' }, lost: { until: 'cleared' } } as const;
const at = pose(10, 10);
const walk = (id: string): Gesture => ({
  do: 'moved',
  movers: [{ id, path: pathOf(at, [straight(at, 5)]) }],
  manner: '',
});

/** Blue and red have a unit each, blue a general, and red a scout that blue does not see when `hidden`. */
function battlefield(hidden = false) {
  const { ground, roster } = openToy().view('blue');
  const scout = piece('scout', { seat: 'red', where: hidden ? { marked: 'mill' } : { on: at } });
  const state = stateOf({
    pieces: [piece('line', { where: { on: at } }), piece('enemy', { seat: 'red', where: { on: at } }), scout],
    commands: { general: piece('general', { where: { on: at } }) },
  });
  const views = new Views(state, ground, roster, MARKS);
  const emit = (gesture: Gesture) => {
    views.before(gesture);
    apply(state, gesture, MARKS);
  };
  return { state, views, emit };
}

const DEPENDENCIES = [
  'places',
  'figures',
  'formations',
  'gauge pips',
  'commands',
  'mark brief',
  'mark tired',
  'mark lost',
  'ground',
  'loose',
  'step',
] as const satisfies readonly Dependency[];
const facts = DEPENDENCIES.map((of) => ({ of, is: fact([of], (_view: View) => ({})) }));

const GESTURES: readonly (readonly [string, Gesture, readonly Dependency[]])[] = [
  ['a march of a unit', walk('line'), ['places']],
  ['a ride of a general', walk('general'), ['figures']],
  ['a formation', { do: 'formed', id: 'line', formation: 'column', to: at, bases: null }, ['places', 'formations']],
  ['a loss', { do: 'went', id: 'line', to: { gone: 'shot' } }, ['places']],
  ['a gauge', { do: 'gauge', id: 'line', gauge: 'pips', by: 1, now: 1 }, ['gauge pips']],
  ['another gauge', { do: 'gauge', id: 'line', gauge: 'stands', by: 1, now: 1 }, []],
  ['a mark', { do: 'mark', id: 'line', mark: 'tired', value: 1 }, ['mark tired']],
  ['a change of the ground', { do: 'ground', feature: 'mill', gauge: 'alight', now: 1 }, ['ground']],
  [
    'a step, which clears marks of the turn',
    { do: 'step', turn: 1, step: 0, title: '' },
    ['mark brief', 'mark tired', 'step'],
  ],
  ['a change of command', { do: 'joined', id: 'line', command: 'other' }, ['commands']],
  ['a thing laid down', { do: 'laid', id: 'x', thing: { kind: 'guns', at, owner: null } }, ['loose']],
  ['a bridge broken', { do: 'razed', feature: 'bridge', gone: true }, ['ground']],
  ['a part, which clears its marks', { do: 'part', part: 2, title: '' }, ['mark brief', 'step']],
  ['dice', { do: 'rolled', dice: [1], faces: 6, why: '', who: 'line' }, []],
];

describe('the facts of a running battle', () => {
  it.each(
    GESTURES.flatMap(([title, gesture, drops]) => [false, true].map((hidden) => ({ title, gesture, drops, hidden }))),
  )('are dropped by $title as far as they depend on it (a piece hidden: $hidden)', ({ gesture, drops, hidden }) => {
    const { views, emit } = battlefield(hidden);
    const before = facts.map(({ is }) => is(views.of('blue')));
    emit(gesture);
    const dropped = facts.filter(({ is }, i) => is(views.of('blue')) !== before[i]).map(({ of }) => of);
    expect(dropped).toEqual(drops);
  });

  it('are shared by seats that know all, and by no seat that does not', () => {
    const { views } = battlefield();
    expect(views.of('blue').facts).toBe(views.of('red').facts);
    const partly = battlefield(true).views;
    expect(partly.of('blue').facts).not.toBe(partly.of('red').facts);
  });

  it('are those of the whole position for who carries out: nothing is hidden there, and all changes reach it', () => {
    const { state, views, emit } = battlefield(true);
    expect(views.of('blue').state.pieces).toHaveLength(2);
    expect(views.whole.state).toBe(state);
    expect(views.whole.facts).not.toBe(views.of('blue').facts);
    const before = facts.map(({ is }) => is(views.whole));
    emit(walk('line'));
    expect(facts.filter(({ is }, i) => is(views.whole) !== before[i]).map(({ of }) => of)).toEqual(['places']);
    views.beginStep();
    expect(stepStartOf(views.whole).state.pieces).toHaveLength(3);
  });

  it('are all dropped for a seat when it sees more or less than before', () => {
    const { views, emit } = battlefield(true);
    const known = () => views.of('blue').state.pieces.map(({ id }) => id);
    const before = views.of('blue').facts;
    expect(known()).toEqual(['line', 'enemy']);
    emit(walk('scout'));
    expect(known()).toEqual(['line', 'enemy', 'scout']);
    expect(views.of('blue').facts).not.toBe(before);
    emit({ do: 'went', id: 'enemy', to: { marked: 'wood' } });
    expect(known()).toEqual(['line', 'scout']);
    emit({ do: 'known', id: 'enemy', to: ['blue'] });
    emit({ do: 'known', id: 'scout', to: [] });
    expect(known()).toEqual(['line', 'enemy']);
    expect(views.of('red').state.pieces).toHaveLength(3);
    emit({ do: 'known', id: 'enemy', to: null });
    emit({ do: 'known', id: 'scout', to: null });
    expect(known()).toEqual(['line', 'scout']);
  });

  it('leave a view that leaves something out with the counts of the battle', () => {
    const { state, views, emit } = battlefield(true);
    views.of('blue');
    emit({ do: 'rolled', dice: [1, 2], faces: 6, why: '', who: 'line' });
    emit({ do: 'begin', act: 4, in: null, title: '', who: 'line' });
    emit({ do: 'step', turn: 3, step: 1, title: '' });
    expect(views.of('blue').state).toMatchObject({ drawn: 2, acts: 4, at: { turn: 3, step: 1 }, over: null });
    emit({ do: 'over', winner: 'red', why: '' });
    expect(views.of('blue').state.over).toEqual(state.over);
  });
});

describe('the position at the beginning of the step', () => {
  const placesIn = (view: View) =>
    view.state.pieces.map(({ id, where }) => ('on' in where ? `${id} ${where.on.y}` : id));
  it('stays as it was while the step goes on, and is that of the next once it begins', () => {
    const { views, emit } = battlefield();
    emit({ do: 'step', turn: 1, step: 1, title: '' });
    views.beginStep();
    emit(walk('line'));
    expect(placesIn(stepStartOf(views.of('blue')))).toEqual(['line 10', 'enemy 10', 'scout 10']);
    expect(stepStartOf(views.of('blue'))).toBe(stepStartOf(views.of('blue')));
    emit({ do: 'step', turn: 1, step: 2, title: '' });
    views.beginStep();
    expect(placesIn(stepStartOf(views.of('blue')))).toEqual(['line 15', 'enemy 10', 'scout 10']);
  });
  it('shows a seat only what it knew', () => {
    const { views, emit } = battlefield(true);
    views.beginStep();
    emit({ do: 'known', id: 'scout', to: ['blue'] });
    expect(placesIn(views.of('blue'))).toContain('scout');
    expect(placesIn(stepStartOf(views.of('blue')))).not.toContain('scout');
    expect(placesIn(stepStartOf(views.of('red')))).toContain('scout');
  });
  it('is the position itself outside a running battle', () => {
    const view = viewOfPosition(battlefield().views.of('blue'));
    expect(stepStartOf(view)).toBe(view);
  });
});
