import { describe, expect, it } from 'vitest';
import { basesOf, findPiece, openBattle } from '../../../engine/battle';
import type { Battle, BattleEvent, BattleState, Form, Odds } from '../../../engine/battle';
import { chances, faultsOf, oddsFault, playAtRandom } from '../../kit';
import { drillSetUp, drillSystem } from './drill';

const SEEDS = [1, 2, 3, 4, 5, 6];

/** Played at random; `look` sees the battle at each decision. */
function drilled(seed: number, look: (battle: Battle) => void = () => undefined): Battle {
  const battle = openBattle(drillSetUp(seed));
  playAtRandom(battle, chances(seed), {
    look: ({ decision, list }, now) => {
      for (const choice of list) expect(now.check(decision.seat, choice)).toBeNull();
      look(now);
    },
  });
  return battle;
}
const gesturesOf = (events: readonly BattleEvent[]) => new Set(events.map((event) => event.do));

describe('the drill at random', () => {
  it.each(SEEDS)('comes to an end and adds up (play %i)', (seed) => {
    const battle = drilled(seed);
    expect(battle.ended).toBe(true);
    expect(faultsOf(drillSetUp(seed), battle)).toEqual([]);
  });

  it('asks in every form and makes every gesture that the little war does not', () => {
    const forms = new Set<Form['form']>();
    const battle = drilled(1, ({ pending }) => pending.forEach(({ form }) => forms.add(form.form)));
    expect([...forms].sort()).toEqual(['allot', 'bearing', 'march', 'moment', 'pick', 'place', 'span']);
    const made = gesturesOf(battle.events);
    for (const gesture of ['part', 'joined', 'known', 'laid', 'built', 'razed', 'formed'] as const)
      expect(made).toContain(gesture);
  });

  it('has marks for a part and for a half, which end with them', () => {
    const seen = new Set<string>();
    drilled(2, ({ state, pending }) => {
      const marks = Object.keys(findPiece(state, `${state.at.halfOf ?? ''} line`)?.marks ?? {});
      seen.add(`${pending[0]?.kind ?? ''}: ${marks.join(', ')}`);
      for (const { id, marks: others } of state.pieces)
        if (!id.startsWith(state.at.halfOf ?? '')) expect(others).toEqual({});
    });
    expect([...seen].sort()).toEqual([
      'drill allot: this half',
      'drill bearing: this half, this part',
      'drill march: this half, this part',
      'drill moment: this half',
      'drill place: this half',
      'drill span: this half',
      'drill volley: this half',
    ]);
  });

  it('lets one side act in the half of the other', () => {
    const acting = new Set<string>();
    drilled(1, ({ state, pending }) => {
      expect(pending.map(({ seat }) => seat)).toEqual([state.at.acting]);
      acting.add(`${state.at.halfOf ?? ''} ${state.at.acting ?? ''}`);
    });
    expect([...acting].sort()).toEqual(['blue blue', 'blue red', 'red blue', 'red red']);
  });

  it('by its optional rule leaves the half of red out', () => {
    const battle = openBattle(drillSetUp(1, 'yes'));
    playAtRandom(battle, chances(1), { look: (_dealt, { state }) => expect(state.at.halfOf).toBe('blue') });
    expect(faultsOf(drillSetUp(1, 'yes'), battle)).toEqual([]);
    expect(drillSystem.optionalRules.map(({ id }) => id)).toEqual(['short drill']);
  });

  it('tells odds that add up', () => {
    const battle = openBattle(drillSetUp(1));
    const question = battle.question('drill volley');
    if (!question?.odds) throw new Error('a volley has no odds');
    for (const pick of ['volley', 'hold'])
      expect(
        oddsFault(question.odds(battle.view('blue'), { unit: 'blue line' } as never, { pick } as never)),
      ).toBeNull();
  });

  it('takes stands off one by one, and hides who is known to nobody', () => {
    let hidden = 0;
    const battle = drilled(3, (now) => {
      const { state } = now;
      for (const piece of state.pieces) {
        const unit = now.view(piece.seat).roster.units[piece.id];
        if (unit) expect(basesOf(unit, piece)).toHaveLength(piece.gauges['pips'] ?? 0);
      }
    });
    const states: BattleState[] = [...battle.stepStates];
    for (const { pieces } of states) hidden += pieces.filter(({ knownTo }) => knownTo?.length === 0).length;
    expect(hidden).toBeGreaterThan(0);
  });
});

describe('the kit finds a planted lie', () => {
  const sound = drilled(4);
  const faults = (lie: Partial<Pick<Battle, 'state' | 'events' | 'entries' | 'steps'>>) => {
    const { state, events, entries, steps } = sound;
    return faultsOf(drillSetUp(4), { state, events, entries, steps, ...lie });
  };
  const changed = (is: (event: BattleEvent) => boolean, change: Partial<BattleEvent>): readonly BattleEvent[] =>
    sound.events.map((event) => (is(event) ? ({ ...event, ...change } as BattleEvent) : event));

  it('in the state', () => {
    expect(faults({ state: { ...sound.state, drawn: 99 } })).toContain('its events do not make its state');
  });
  it('in what was known, in a half or in the ground', () => {
    const { at, pieces, ground } = sound.state;
    const [first, ...rest] = pieces;
    if (!first) throw new Error('nobody is left');
    const lies: readonly Partial<BattleState>[] = [
      { pieces: [{ ...first, knownTo: ['green'] }, ...rest] },
      { at: { ...at, halfOf: 'green' } },
      { ground: { ...ground, bridge: { gauges: {}, ...(ground['bridge']?.gone ? {} : { gone: true }) } } },
      { loose: { crate: { kind: 'crate', at: { x: 1, y: 1, hx: 0, hy: 1 }, owner: null } } },
    ];
    for (const lie of lies) expect(faults({ state: { ...sound.state, ...lie } })).not.toEqual([]);
  });
  it('in a mark that nobody declared', () => {
    expect(faults({ events: changed(({ do: act }) => act === 'mark', { mark: 'strange' }) })).toContain(
      'the mark “strange” is not declared',
    );
  });
  it('in a reason without a clause', () => {
    const events = changed(({ do: act }) => act === 'razed', { reasons: [{ clause: '', label: '' }] });
    expect(faults({ events })).toContain('a razed has a reason without a clause');
  });
  it('in an answer', () => {
    expect(() => faults({ entries: sound.entries.slice(1) })).toThrow('a kept answer is refused');
    expect(faults({ entries: sound.entries.slice(0, -1) })).toContain('its entries do not make it again');
  });
  const wrong: readonly (readonly [string, Odds, string | null])[] = [
    ['less than one', { chance: [{ p: 0.5, then: { leaf: {} } }] }, 'chances add up to 0.5'],
    [
      'within an answer',
      { answers: 'red', each: [{ choice: { pick: 'a' }, then: { chance: [] } }] },
      'chances add up to 0',
    ],
    ['none', { chance: [{ p: 1, then: { leaf: {} } }] }, null],
  ];
  it.each(wrong)('in odds: %s', (_title, odds, fault) => {
    expect(oddsFault(odds)).toBe(fault);
  });
});
