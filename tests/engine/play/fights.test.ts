import { describe, expect, it } from 'vitest';
import { isSame } from '../../../engine/analysis/same';
import { verifyRecord } from '../../../engine/analysis';
import { copyState, fold, knownTo } from '../../../engine/battle';
import type { BattleState, Choice, Seat } from '../../../engine/battle';
import { openPlay } from '../../../engine/play';
import type { AskedQuestion, Play, PlayOrder, PlayPosition } from '../../../engine/play';
import { honoursOfWar } from '../../../engine/rules/honours-of-war';
import { mcnally } from '../../../engine/rules/mcnally';
import type { RuleSystem } from '../../../engine/rules/system';
import type { Scenario } from '../../../engine/scenario';
import { scenarioAt, ST_ULRICH } from '../../bench/inputs';
import { chances } from '../../kit';
import { toyScenario, toySystem } from '../toy';
import { drill } from '../toy/drill';

const orderOf = (system: RuleSystem, scenario: Scenario, more: Partial<PlayOrder> = {}): PlayOrder => ({
  scenario,
  system: system.id,
  dice: { from: 'seed', seed: 3 },
  turns: 2,
  players: {},
  practice: false,
  ...more,
});

/** What a person might answer: anything that is listed, or any throw of the dice that are asked for. */
function answersIn({ asked: [question] }: PlayPosition): readonly Choice[] {
  if (!question) throw new Error('nothing is asked');
  const { form, choices, idle } = question;
  if (form.form === 'dice')
    return [1, form.faces].map((face) => ({ dice: Array.from({ length: form.count }, () => face) }));
  return choices.length > 0 ? choices.map(({ choice }) => choice) : idle ? [idle.choice] : [];
}

function answer(play: Play, position: PlayPosition, choice: Choice): void {
  const refusal = play.move({ do: 'answer', at: position.entries, asked: 0, choice }, position.seat);
  if (refusal) throw new Error(`${position.asked[0]?.kind}: a listed answer is refused: ${refusal.sentence}`);
  play.goOn();
}

const look = (play: Play): PlayPosition => play.position(play.eyesOf(null), 0);

/** What a seat is shown must be what it knows: all of it, and nothing else. */
function expectShownTrue(play: Play, seat: Seat, truth: BattleState, system: RuleSystem): void {
  const shown = fold(play.first(seat).start, play.position(seat, 0).events, system.marks);
  const known = new Set(knownTo(truth, seat).pieces.map(({ id }) => id));
  for (const [i, piece] of shown.pieces.entries()) {
    const real = truth.pieces[i];
    if (known.has(piece.id))
      expect({ where: piece.where, gauges: piece.gauges }).toEqual({ where: real?.where, gauges: real?.gauges });
    else expect(piece.where).toEqual({ off: 'out of sight' });
  }
}

describe('the last turn', () => {
  const lasts = (system: RuleSystem, turns: number) => {
    const play = openPlay(orderOf(system, scenarioAt(ST_ULRICH), { turns }), system);
    return play.first(play.eyesOf(null)).turns;
  };
  it.each([
    ['of a book that knows one', mcnally, 30, 12],
    ['of the fight, where that comes first', mcnally, 11, 11],
    ['of the fight, where the book knows none', honoursOfWar, 30, 30],
  ] as const)('is that %s', (_title, system, turns, last) => {
    expect(lasts(system, turns)).toBe(last);
  });
});

const { system: drillSystem, scenario: drillScenario } = drill();
describe.each([
  ['the toy war', toySystem, toyScenario, 6],
  ['the drill', drillSystem, drillScenario, 4],
  ['Honours of War', honoursOfWar, scenarioAt(ST_ULRICH), 1],
  ['McNally', mcnally, scenarioAt(ST_ULRICH), 1],
] as const)('a battle fought by hand under %s', (_title, system, scenario, turns) => {
  it('takes whatever is listed, shows each seat what it knows, and is kept as a record that verifies', () => {
    const order = orderOf(system, scenario, { turns, practice: true });
    const play = openPlay(order, system);
    const chance = chances(7);
    play.goOn();
    let answers = 0;
    let undone = 0;
    for (let position = look(play); !position.ended; position = look(play), answers += 1) {
      const all = answersIn(position);
      const choice = all[Math.floor(chance() * all.length)];
      if (!choice) throw new Error(`${position.asked[0]?.kind} offers nothing`);
      answer(play, position, choice);
      if (answers % 12 !== 5) continue;
      const before = play.record();
      for (const { seat } of before.roster.sides)
        expectShownTrue(play, seat, fold(before.start, before.events, system.marks), system);
      // There and back again.
      expect(play.move({ do: 'undo', to: 'last' }, position.seat)).toBeNull();
      expect(play.position(position.seat, 0).entries).toBeLessThan(before.entries.length);
      expect(play.move({ do: 'redo' }, position.seat)).toBeNull();
      play.goOn();
      expect(isSame(play.record(), before)).toBe(true);
      undone += 1;
    }
    const record = play.record();
    expect(undone).toBeGreaterThan(0);
    expect(verifyRecord(record, system)).toMatchObject({ verified: true, difference: null });
    // Taken up again from its entries alone it is the same to the byte.
    const again = openPlay(order, system, { entries: record.entries, acts: [] });
    expect(JSON.stringify(again.record())).toBe(JSON.stringify(record));
  });
});

describe('undo', () => {
  const order = orderOf(honoursOfWar, scenarioAt(ST_ULRICH));
  it('goes back to a line of the log, and no farther than a die that has been seen, which it names', () => {
    const play = openPlay(order, honoursOfWar);
    play.goOn();
    // Until something has been thrown for, and two more answers.
    const isThrown = (): boolean => play.record().events.some(({ do: what }) => what === 'rolled');
    while (!isThrown()) answer(play, look(play), look(play).asked[0]?.choices[0]?.choice ?? { pick: 'none' });
    const position = look(play);
    expect(position.undo.isPossible).toBe(false);
    expect(position.undo.why).toMatch(
      /^The (die has|dice have) been seen\. Undo stops at “.+” \(\d.*\)\. You can fight on from before it as a branch\.$/,
    );
    expect(play.move({ do: 'undo', to: 'last' }, position.seat)?.sentence).toBe(position.undo.why);
    expect(play.move({ do: 'undo', to: { event: 0 } }, position.seat)?.sentence).toBe(position.undo.why);
    expect(look(play).entries).toBe(position.entries);
  });

  it('in practice goes back to any line, past answers that told nothing, and what is answered next takes the place of what was', () => {
    const play = openPlay({ ...order, practice: true }, honoursOfWar);
    play.goOn();
    /** What was answered first at each line that the log had last. */
    const firsts = new Map<number, number>();
    let quiet = 0;
    for (let i = 0; i < 12; i++) {
      const position = look(play);
      if (firsts.has(position.length)) quiet += 1;
      else firsts.set(position.length, position.entries);
      answer(play, position, position.asked[0]?.idle?.choice ?? answersIn(position)[0] ?? { pick: 'none' });
    }
    expect(quiet).toBeGreaterThan(0);
    const { seat } = look(play);
    const lines = [...firsts].toReversed().slice(0, 3);
    for (const [length, entries] of lines) {
      expect(play.move({ do: 'undo', to: { event: length } }, seat)).toBeNull();
      expect(play.position(play.eyesOf(null), 0)).toMatchObject({ length, entries });
    }
    expect(look(play).undo.redo).toBe(lines.length);
    answer(play, look(play), answersIn(look(play))[0] ?? { pick: 'none' });
    expect(look(play).undo.redo).toBe(0);
  });
});

it('a line of the log is kept when the battle goes back to it, though a phase has begun after it', () => {
  const play = openPlay(orderOf(honoursOfWar, scenarioAt(ST_ULRICH), { practice: true }), honoursOfWar);
  play.goOn();
  for (let i = 0; i < 12; i++) answer(play, look(play), look(play).asked[0]?.idle?.choice ?? { pick: 'none' });
  const { events, seat } = look(play);
  const line = events.findIndex(({ text }) => text.includes('initiative of movement'));
  expect(line).toBeGreaterThan(0);
  expect(play.move({ do: 'undo', to: { event: line + 1 } }, seat)).toBeNull();
  expect(look(play).events.at(-1)?.text ?? '').toBe('');
  expect(look(play).length).toBeGreaterThan(line);
});

describe('typed dice', () => {
  const order = orderOf(honoursOfWar, scenarioAt(ST_ULRICH), { dice: { from: 'people' } });
  /** Answers until dice have been typed in, and gives the question they answered. */
  function untilTyped(play: Play): { readonly position: PlayPosition; readonly question: AskedQuestion | undefined } {
    for (let question: AskedQuestion | undefined; ;) {
      const position = look(play);
      if (position.typed.length > 0) return { position, question };
      [question] = position.asked;
      answer(play, position, answersIn(position)[0] ?? { pick: 'none' });
    }
  }
  it('are asked for by name, and a mistyped one is put right while nobody else has chosen', () => {
    const play = openPlay(order, honoursOfWar);
    play.goOn();
    const { position, question } = untilTyped(play);
    expect(question).toMatchObject({ form: { form: 'dice' }, choices: [], isFree: false });
    expect(question?.title).toMatch(/^[A-Z].+/);
    expect(question?.clause).toMatch(/^HOW-/);
    const [typed] = position.typed;
    if (!typed) throw new Error('no dice can be put right');
    const right = typed.dice.map((die) => (die % typed.faces) + 1);
    expect(play.move({ do: 'correct', entry: typed.entry, dice: [9] }, position.seat)?.sentence).toMatch(
      /^\d dice are wanted|A die shows 1 to 6; 9 was given\.$/,
    );
    expect(look(play).entries).toBe(position.entries);
    expect(play.move({ do: 'correct', entry: typed.entry, dice: right }, position.seat)).toBeNull();
    play.goOn();
    const record = play.record();
    expect(record.entries[typed.entry]).toMatchObject({ choice: { dice: right } });
    expect(verifyRecord(record, honoursOfWar).difference).toBeNull();
  });

  it('of the past of a branch stand, also in practice, and its own are put right', () => {
    const before = openPlay(order, honoursOfWar);
    before.goOn();
    const [thrown] = untilTyped(before).position.typed;
    const past = before.record().entries;
    const branch = openPlay({ ...order, past, practice: true }, honoursOfWar);
    branch.goOn();
    if (!thrown) throw new Error('no dice can be put right');
    expect(look(branch).typed).toEqual([]);
    expect(branch.move({ do: 'correct', ...thrown }, look(branch).seat)?.sentence).toMatch(/before the branch began/);
    expect(branch.changes()).toBeNull();
    const [own] = untilTyped(branch).position.typed;
    expect(own?.entry).toBeGreaterThanOrEqual(past.length);
    // Those that the branch itself begins with are its own.
    const earlier = openPlay({ ...order, past: past.slice(0, thrown.entry), practice: true }, honoursOfWar);
    earlier.goOn();
    expect(untilTyped(earlier).position.typed.map(({ entry }) => entry)).toEqual([thrown.entry]);
    expect(branch.move({ do: 'correct', entry: own?.entry ?? 0, dice: own?.dice ?? [] }, look(branch).seat)).toBeNull();
  });

  it('are not put right once another player has chosen', () => {
    const play = openPlay(order, honoursOfWar);
    play.goOn();
    const { position } = untilTyped(play);
    const [typed] = position.typed;
    if (!typed) throw new Error('no dice can be put right');
    const { seat } = play.record().entries[typed.entry] ?? { seat: '' };
    while (
      !play
        .record()
        .entries.slice(typed.entry)
        .some((entry) => entry.seat !== seat && !('choice' in entry && 'dice' in entry.choice))
    )
      answer(play, look(play), answersIn(look(play))[0] ?? { pick: 'none' });
    expect(look(play).typed.map(({ entry }) => entry)).not.toContain(typed.entry);
    expect(play.move({ do: 'correct', entry: typed.entry, dice: typed.dice }, position.seat)?.sentence).toMatch(
      /^Another player has chosen since/,
    );
  });
});

describe('what is given up', () => {
  it('an answer to a question that is no longer asked is refused, and changes nothing', () => {
    const play = openPlay(orderOf(toySystem, toyScenario), toySystem);
    const position = look(play);
    const state = copyState(play.record().start);
    expect(play.move({ do: 'answer', at: 9, asked: 0, choice: { pick: 'stand' } }, position.seat)?.sentence).toMatch(
      /no longer asked/,
    );
    expect(play.move({ do: 'redo' }, position.seat)?.sentence).toBe('There is nothing to do again.');
    expect(play.record().start).toEqual(state);
    expect(play.changes()).toBeNull();
  });
});
