import { describe, expect, it } from 'vitest';
import { basesOf, findPiece, openBattle } from '../../../engine/battle';
import type { Battle, BattleEvent, BattleState, QuestionForm, Odds } from '../../../engine/battle';
import { fight, oddsFault, setUpOf, trial } from '../../kit';
import { testBattles, testLies } from '../../kit/suite';
import { drill, drillSystem } from './drill';

/** Played at random; `look` sees the battle at each decision. */
const drilled = (seed: number, look: (battle: Battle) => void = () => undefined) =>
  fight(drill(), 'chance', seed, (_dealt, battle) => look(battle)).battle;
const gesturesOf = (events: readonly BattleEvent[]) => new Set(events.map((event) => event.do));

describe('a battle of', () => {
  testBattles([
    ...[1, 2, 3, 4].map((seed) => ({ subject: drill(), player: 'chance' as const, seed })),
    { subject: drill(), player: 'generals', seed: 1 },
    { subject: drill('yes'), player: 'chance', seed: 1 },
  ]);
});
describe('the kit', () => {
  testLies(drill(), 'chance', 4);

  it('finds an answer taken that nobody may give', () => {
    const march = drillSystem.questions['drill march'];
    if (!march) throw new Error('the drill asks for no march');
    const questions = { ...drillSystem.questions, [march.kind]: { ...march, check: () => null } };
    const { faults } = trial({ ...drill(), system: { ...drillSystem, questions } }, 'chance', 1);
    expect(faults).toContain('drill march takes {"pick":"nonsense"}');
    expect(faults.filter((fault) => fault.includes('somebody else'))).not.toEqual([]);
  });
});

describe('the drill at random', () => {
  it('asks in every form and makes every gesture that the little war does not', () => {
    const forms = new Set<QuestionForm['form']>();
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
    fight(drill('yes'), 'chance', 1, (_dealt, { state }) => expect(state.at.halfOf).toBe('blue'));
    expect(drillSystem.optionalRules.map(({ id }) => id)).toEqual(['short drill']);
  });

  it('tells odds that add up', () => {
    const battle = openBattle(setUpOf(drill(), 1));
    const question = battle.question('drill volley');
    if (!question?.odds) throw new Error('a volley has no odds');
    for (const pick of ['volley', 'hold'])
      expect(oddsFault(question.odds(battle.view('blue'), { unit: 'blue line' }, { pick }))).toBeNull();
  });

  it('waits for the dice of people, and takes what they threw', () => {
    const battle = openBattle({ ...setUpOf(drill(), 1), dice: { from: 'people' } });
    const thrown: number[] = [];
    while (!battle.ended) {
      const [asked] = battle.pending;
      if (!asked) throw new Error('the drill neither asks nor ends');
      const { seat, form, kind } = asked;
      const dice = [(thrown.length % 6) + 1];
      if (form.form === 'dice') thrown.push(...dice);
      const [first] = battle.question(kind)?.choices(battle.view(seat), asked.about).list ?? [];
      const choice = form.form === 'dice' ? { dice } : first;
      if (!choice) throw new Error(`nothing to answer to ${kind}`);
      expect(battle.submit(seat, choice)).toBeNull();
    }
    const rolled = battle.events.flatMap((event) => (event.do === 'rolled' ? event.dice : []));
    expect(rolled).toEqual(thrown);
    // Every six takes a stand, and nothing else does.
    const lost = battle.events.filter((event) => event.do === 'gauge').length;
    expect(lost).toBe(thrown.filter((die) => die === 6).length);
    expect(lost).toBeGreaterThan(0);
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

describe('a fault in odds is found', () => {
  const wrong: readonly (readonly [string, Odds, string | null])[] = [
    ['less than one', { chance: [{ p: 0.5, then: { leaf: {} } }] }, 'chances add up to 0.5'],
    [
      'within an answer',
      { answers: 'red', each: [{ choice: { pick: 'a' }, then: { chance: [] } }] },
      'chances add up to 0',
    ],
    ['none', { chance: [{ p: 1, then: { leaf: {} } }] }, null],
  ];
  it.each(wrong)('%s', (_title, odds, fault) => {
    expect(oddsFault(odds)).toBe(fault);
  });
});
