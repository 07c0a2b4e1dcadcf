import { describe, expect, it } from 'vitest';
import type { Choice, DiceSource, Odds, Reason } from '../../../engine/battle';
import { distance, endOf, headingOf, turned } from '../../../engine/geometry';
import type { Path } from '../../../engine/geometry';
import { openPlay } from '../../../engine/play';
import type { AskedAt, AskedQuestion, ChanceOf, Play } from '../../../engine/play';
import { honoursOfWar } from '../../../engine/rules/honours-of-war';
import { mcnally } from '../../../engine/rules/mcnally';
import { systemById } from '../../../engine/rules';
import { face } from './face';

interface Asking {
  readonly asked: AskedAt;
  readonly question: AskedQuestion;
}
function asking(play: Play): Asking | null {
  const position = play.position(play.eyesOf(null), 0);
  const [question] = position.asked;
  return question ? { question, asked: { seat: position.seat, at: position.entries, asked: 0 } } : null;
}
function answer(
  play: Play,
  { asked, question }: Asking,
  choice = question.idle?.choice ?? question.choices[0]?.choice ?? thrown(question),
): void {
  if (!choice) throw new Error(`nothing to answer to ${question.title}`);
  expect(play.move({ do: 'answer', at: asked.at, asked: 0, choice }, asked.seat)).toBeNull();
}
/** Dice that let a brigade move as it likes. */
const thrown = ({ form }: AskedQuestion): Choice | undefined =>
  form.form === 'dice' ? { dice: Array.from({ length: form.count }, () => 4) } : undefined;
/** Answers with what lets the fight go on until a question is asked that `wanted` likes. */
function until(play: Play, wanted: (question: AskedQuestion) => boolean): Asking {
  for (let i = 0; i < 400; i++) {
    const now = asking(play);
    if (!now) break;
    if (wanted(now.question)) return now;
    const [first] = now.question.choices;
    // Whoever is offered a thing to do does it; who is to move a unit stops.
    answer(play, now, now.question.isFree ? undefined : first?.choice);
  }
  throw new Error('it was never asked');
}
const opened = (system: string, dice: DiceSource = { from: 'seed', seed: 5 }, red?: number): Play => {
  const rules = systemById(system);
  if (!rules) throw new Error(system);
  return openPlay({ scenario: face(system, red), system, dice, turns: 4, players: {}, practice: true }, rules);
};

/** What odds say of one figure: its chances by value. */
function byFigure(odds: Odds | null, figure: string): Map<number, number> {
  const found = new Map<number, number>();
  const walk = (one: Odds, p: number): void => {
    if ('leaf' in one) {
      const value = one.leaf[figure] ?? 0;
      found.set(value, (found.get(value) ?? 0) + p);
    } else if ('chance' in one) for (const { p: q, then } of one.chance) walk(then, p * q);
  };
  if (odds) walk(odds, 1);
  return found;
}
const sum = (values: Iterable<number>): number => [...values].reduce((all, one) => all + one, 0);

describe.each([
  ['honours-of-war', 'hits', 1],
  ['mcnally', 'lost', -1],
] as const)('odds under %s', (id, figure, sign) => {
  it('of fire are those of the dice themselves, and come to 1', () => {
    const play = opened(id);
    const { asked, question } = until(play, ({ choices }) =>
      choices.some(({ choice }) => 'pick' in choice && choice.pick === 'fire' && choice.with !== undefined),
    );
    const shot = question.choices.find(({ choice }) => 'pick' in choice && choice.pick === 'fire');
    if (!shot || !('pick' in shot.choice)) throw new Error('nobody fires');
    const target = shot.choice.of;
    const [told] = play.odds(asked, shot.choice) as [ChanceOf];
    const reckoned = byFigure(told.odds, figure);
    const gauge = id === 'mcnally' ? 'strength points' : 'hits';
    const thrown = new Map<number, number>();
    for (const { p, figures } of told.outcomes ?? []) {
      const change = sign * (figures[`${String(target)} ${gauge}`] ?? 0);
      thrown.set(change, (thrown.get(change) ?? 0) + p);
    }
    expect(sum(reckoned.values())).toBeCloseTo(1, 9);
    expect(sum(thrown.values())).toBeCloseTo(1, 9);
    for (const [value, p] of reckoned) expect(thrown.get(value) ?? 0, `${value} ${figure}`).toBeCloseTo(p, 9);
  });

  it('of fire are told beside the first shot, which nobody gives away unasked', () => {
    const isShot = ({ choices }: AskedQuestion): boolean =>
      choices.some(({ choice }) => 'pick' in choice && choice.pick === 'fire' && choice.with !== undefined);
    const { question } = until(opened(id), isShot);
    const first = question.choices[question.shot ?? -1]?.choice;
    expect(first).toMatchObject({ pick: 'fire' });
    expect(first).not.toEqual(question.idle?.choice);
  });

  it('of fire come with the rows that are added to its dice, the very ones of the log', () => {
    const play = opened(id, { from: 'seed', seed: 5 }, id === 'mcnally' ? undefined : 52);
    const { asked, question } = until(play, ({ choices }) =>
      choices.some(({ choice }) => 'pick' in choice && choice.pick === 'fire' && choice.with !== undefined),
    );
    const choice = question.choices.find((one) => 'pick' in one.choice && one.choice.pick === 'fire')?.choice;
    if (!choice) throw new Error('nobody fires');
    const [{ modifiers }] = play.odds(asked, choice) as [ChanceOf];
    const before = play.position(asked.seat, 0).events.length;
    answer(play, { asked, question }, choice);
    const fired = play
      .position(asked.seat, 0)
      .events.slice(before)
      .find((event) => event.do === 'fired');
    const [, ...rows] = fired?.reasons.filter(({ value }) => value !== undefined) ?? [];
    expect(rows.length).toBeGreaterThan(0);
    expect(modifiers).toEqual(rows);
  });

  it('of a charge come to 1 and say who gives way', () => {
    const play = opened(id);
    const isCharge = ({ choices }: AskedQuestion): boolean =>
      choices.some(({ choice }) => 'pick' in choice && choice.pick === 'charge');
    const { asked, question } = until(play, isCharge);
    const charge = question.choices.find(({ choice }) => 'pick' in choice && choice.pick === 'charge')?.choice;
    if (!charge) throw new Error('nobody charges');
    const [told] = play.odds(asked, charge) as [ChanceOf];
    expect(told.odds && 'chance' in told.odds ? sum(told.odds.chance.map(({ p }) => p)) : 0).toBeCloseTo(1, 9);
    const won = ['enemy gives way', 'both give way'].map((figure) => byFigure(told.odds, figure).get(1) ?? 0);
    expect(sum(won)).toBeGreaterThan(0);
  });

  it('of a charge come with the rows of both, and of its answer with the very ones of the log', () => {
    const play = opened(id, { from: 'people' });
    const picks = ({ choices }: AskedQuestion, pick: string): Choice | undefined =>
      choices.find(({ choice }) => 'pick' in choice && choice.pick === pick)?.choice;
    const rowsOf = ({ asked }: Asking, choice: Choice | undefined): readonly Reason[] =>
      (choice && play.odds(asked, choice)[0]?.modifiers) ?? [];
    const charging = until(play, (question) => picks(question, 'charge') !== undefined);
    const charge = picks(charging.question, 'charge');
    const { at } = charging.asked;
    const before = play.position(charging.asked.seat, 0).events.length;
    const inSums = (rows: readonly Reason[]): readonly string[] => [...new Set(rows.map(({ sum: name = '' }) => name))];
    expect(inSums(rowsOf(charging, charge)).map((name) => name.replace(/,.*/, ''))).toEqual(
      expect.arrayContaining(['Blue Horse', 'Red Horse']),
    );
    answer(play, charging, charge);
    let met: readonly Reason[] = [];
    let throws = 0;
    for (let now = asking(play); now && now.asked.at < at + 60; now = asking(play)) {
      const { form } = now.question;
      const counter = picks(now.question, 'counter-charge');
      if (counter) met = rowsOf(now, counter);
      // Two throws beside one another differ: ties are thrown again.
      const dice = form.form === 'dice' ? { dice: Array.from({ length: form.count }, () => 4 + (throws++ % 2)) } : null;
      answer(play, now, dice ?? counter);
    }
    const thrown = play
      .position(charging.asked.seat, 0)
      .events.slice(before)
      .map(({ reasons }) => JSON.stringify(reasons.filter(({ value }) => value !== undefined).slice(1)));
    const told = inSums(met).map((name) =>
      JSON.stringify(met.filter((row) => row.sum === name).map(({ sum: _, ...row }) => row)),
    );
    expect(told).toHaveLength(2);
    expect(told.filter((rows) => !thrown.includes(rows))).toEqual([]);
  });

  it('of a whole list are told without trying any of it out', () => {
    const play = opened(id);
    const { asked, question } = until(play, ({ choices }) => choices.length > 1);
    const each = play.odds(asked, null);
    expect(each.map(({ label }) => label)).toEqual(question.choices.map(({ label }) => label));
    expect(each.every(({ outcomes }) => outcomes === null)).toBe(true);
  });

  it('the enemy that can fire at a unit or charge it is told by name, the nearest first', () => {
    const play = opened(id);
    const { asked } = until(play, () => true);
    const threats = play.threats({ seat: 'blue', unit: 'blue/blue-second', pose: null });
    expect(threats.map(({ distance }) => distance)).toEqual(
      threats.map(({ distance }) => distance).toSorted((a, b) => a - b),
    );
    expect(new Set(threats.map(({ does }) => does))).toEqual(new Set(['fire', 'charge']));
    for (const { by, odds } of threats) {
      expect(by).toMatch(/^red\//);
      expect('chance' in odds ? sum(odds.chance.map(({ p }) => p)) : 0).toBeCloseTo(1, 9);
    }
    const far = play.threats({ seat: 'blue', unit: 'blue/blue-second', pose: { x: 12, y: 3, hx: 0, hy: 1 } });
    expect(far.length).toBeLessThan(threats.length);
    expect(play.threats({ seat: 'blue', unit: 'red/red-first', pose: null })).toEqual([]);
    expect(asked.at).toBe(0);
  });
});

describe.each([['honours-of-war'], ['mcnally']])('a move tried out under %s', (id) => {
  const isMove = ({ isFree, unit, choices }: AskedQuestion): boolean =>
    isFree && unit !== null && choices.some(({ choice }) => 'pick' in choice && choice.pick === 'form');
  it('says where it leads, what it leaves, and is allowed when it is given', () => {
    const play = opened(id);
    const { asked, question } = until(play, isMove);
    const unit = question.unit ?? '';
    const piece = play.first('blue').start.pieces.find((one) => one.id === unit);
    const from = piece && 'on' in piece.where ? piece.where.on : null;
    if (!from) throw new Error(`${unit} stands nowhere`);
    const back = play.try(asked, { legs: [{ ahead: -2 }] });
    expect(back).toMatchObject({ refusal: null, ends: [{ id: unit, formation: null }] });
    expect(back.ends[0]?.pose.y).toBeCloseTo(from.y - 2 * from.hy, 6);
    expect(back.left).toMatchObject({ move: 1 });
    expect(back.left?.spent).toBeGreaterThan(0);
    expect((back.left?.spent ?? 0) + (back.left?.left ?? 0)).toBeCloseTo(back.left?.of ?? 0, 6);
    const formed = question.choices.find(({ choice }) => 'pick' in choice && choice.pick === 'form');
    if (!formed || !('as' in formed.choice)) throw new Error('it has no other formation');
    const changed = play.try(asked, { choice: formed.choice });
    expect(changed.refusal).toBeNull();
    expect(changed.ends[0]?.id).toBe(unit);
    const far = play.try(asked, { to: { x: from.x, y: from.y + 300 * from.hy } });
    expect(far.refusal?.sentence).toMatch(/\w/);
    expect(far.refusal?.clause).toMatch(/^(HOW|MCN)-/);
    if (far.choice) answer(play, { asked, question }, far.choice);
    expect(() => play.try({ ...asked, at: asked.at + 99 }, { legs: [] })).toThrow('This is no longer asked');
  });

  it('has an outline of where it may go', () => {
    const play = opened(id, { from: 'people' });
    const { asked } = until(play, isMove);
    const [first] = play.reach(asked);
    expect(first).toMatchObject({ move: 1 });
    expect(new Set(first?.outline.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBeGreaterThan(2);
  });

  it('has an outline without dents, where a figure may ride wherever nothing bars its way', () => {
    const play = opened(id, { from: 'people' });
    const { asked } = until(play, ({ kind }) => kind === 'ride');
    const [first] = play.reach(asked);
    const outline = first?.outline ?? [];
    const middle = { x: 60, y: 15 };
    const far = outline.map((place) => distance(place, middle));
    expect(Math.max(...far)).toBeGreaterThan(40);
    // No direction reaches less than half as far as both beside it.
    const dents = far.filter((cm, i) => {
      const beside = [far.at(i - 1) ?? 0, far[(i + 1) % far.length] ?? 0];
      return cm * 2 < Math.min(...beside);
    });
    expect(dents).toEqual([]);
  });

  it('is advised on with reasons', () => {
    const play = opened(id);
    const { asked, question } = until(play, isMove);
    const { general, advice } = play.advise(asked);
    expect(general).toBe('capable general');
    expect(advice[0]?.reasons.length).toBeGreaterThan(0);
    answer(play, { asked, question }, advice[0]?.choice);
  });
});

describe('a sidestep by hand', () => {
  const isMove = ({ isFree, unit }: AskedQuestion): boolean => isFree && unit !== null && unit !== 'blue/blue-general';
  it('leads to the right with the front as it was, where no enemy is near', () => {
    const play = opened('honours-of-war', { from: 'people' }, 80);
    const asking = until(play, isMove);
    const unit = asking.question.unit ?? '';
    const piece = play.first('blue').start.pieces.find((one) => one.id === unit);
    const from = piece && 'on' in piece.where ? piece.where.on : null;
    const { refusal, ends, choice } = play.try(asking.asked, { legs: [{ sideways: 1 }] });
    expect(refusal).toBeNull();
    expect(from && ends[0]?.pose).toMatchObject({ x: (from?.x ?? 0) + 1, y: from?.y, hx: from?.hx, hy: from?.hy });
    if (!choice) throw new Error('it cannot be given');
    answer(play, asking, choice);
  });
  it.each([
    ['honours-of-war', 'HOW-MOVE-06'],
    ['mcnally', 'MCN-MOVE-02'],
  ])('is refused under %s where the book forbids it, with the clause', (id, clause) => {
    const play = opened(id);
    const { refusal } = play.try(until(play, isMove).asked, { legs: [{ sideways: 1 }] });
    expect(refusal).toMatchObject({ clause, sentence: expect.stringMatching(/\.$/) as string });
  });
});

it('the ground that a unit fires into is told of what stands on the table', () => {
  const play = opened('honours-of-war');
  const zones = play.zones({ seat: 'blue', unit: 'blue/blue-second' });
  expect(zones.map(({ clause }) => clause)).toContain('HOW-SECT-03');
  expect(zones.every(({ outline }) => outline.length > 2)).toBe(true);
  expect(play.zones({ seat: 'blue', unit: 'blue/nobody' })).toEqual([]);
});

describe('a brigade moved by one gesture', () => {
  const isFirst = ({ choices }: AskedQuestion): boolean =>
    choices.some(({ choice }) => 'pick' in choice && choice.of === 'blue/blue-first');
  const moves = (ahead: number, second = ahead) => [
    { unit: 'blue/blue-first', attempts: [{ legs: [{ ahead }] }] },
    { unit: 'blue/blue-second', attempts: [{ legs: [{ ahead: second }] }] },
  ];
  const places = (play: Play): readonly number[] => {
    const { vocabulary, start } = play.first('blue');
    const { events } = play.position('blue', 0);
    const moved = new Map(start.pieces.map(({ id, where }) => [id, 'on' in where ? where.on.y : -1]));
    for (const event of events)
      if (event.do === 'moved') for (const { id, path } of event.movers) moved.set(id, path.legs.at(-1)?.to.y ?? -1);
    expect(vocabulary.manners).toBeDefined();
    return ['blue/blue-first', 'blue/blue-second'].map((id) => moved.get(id) ?? -1);
  };
  it.each([['honours-of-war'], ['mcnally']])(
    'under %s all go as they are shown, and are taken back by one step',
    (id) => {
      const play = opened(id);
      const { asked } = until(play, isFirst);
      const before = places(play);
      expect(play.move({ do: 'together', at: asked.at, moves: moves(-2) }, asked.seat)).toBeNull();
      expect(places(play)).toEqual(before.map((y) => y - 2));
      expect(play.move({ do: 'undo', to: 'last' }, asked.seat)).toBeNull();
      expect(places(play)).toEqual(before);
      expect(play.position(asked.seat, 0).entries).toBe(asked.at);
    },
  );
  it.each([['honours-of-war'], ['mcnally']])('under %s it wheels in formation, each to its place in the line', (id) => {
    const play = opened(id, { from: 'people' }, 85);
    const { asked } = until(play, isFirst);
    // About the right front corner of the line, by 15 degrees to the right.
    const pivot = { x: 83, y: 32 };
    const to = (x: number) => {
      const off = turned({ x: x - pivot.x, y: 30 - pivot.y }, 15);
      return { x: pivot.x + off.x, y: pivot.y + off.y };
    };
    const wheel = [48, 72].map((x, i) => ({
      unit: i === 0 ? 'blue/blue-first' : 'blue/blue-second',
      attempts: [{ to: to(x), heading: 15 }],
    }));
    expect(play.move({ do: 'together', at: asked.at, moves: wheel }, asked.seat)?.sentence).toBeUndefined();
    const moved = play.position('blue', 0).events.flatMap((event) => (event.do === 'moved' ? event.movers : []));
    for (const [i, x] of [48, 72].entries()) {
      const end = endOf(moved.findLast(({ id: unit }) => unit === wheel[i]?.unit)?.path as Path);
      expect(distance(end, to(x))).toBeLessThan(1);
      expect(headingOf({ x: end.hx, y: end.hy })).toBeCloseTo(15, 0);
    }
  });
  it.each([['honours-of-war'], ['mcnally']])('under %s none goes when one cannot, and it is said which', (id) => {
    const play = opened(id);
    const { asked } = until(play, isFirst);
    const refusal = play.move({ do: 'together', at: asked.at, moves: moves(-2, -500) }, asked.seat);
    expect(refusal?.sentence).toMatch(/^Blue Second: /);
    expect(play.position(asked.seat, 0).entries).toBe(asked.at);
    expect(play.position(asked.seat, 0).undo.redo).toBe(0);
  });
});

it('odds of a die that changes nothing by itself name none of its faces', () => {
  const play = opened('honours-of-war');
  const { asked, question } = until(play, ({ choices }) =>
    choices.some(({ choice }) => 'pick' in choice && choice.of === 'blue/blue-brigade'),
  );
  const brigade = question.choices.find(({ choice }) => 'pick' in choice && choice.of === 'blue/blue-brigade');
  if (!brigade) throw new Error('no brigade is chosen');
  for (const { outcomes } of play.odds(asked, brigade.choice))
    for (const { p, figures, tells } of outcomes ?? [])
      if (p === 1 && Object.keys(figures).length === 0) expect(tells.join(' ')).not.toMatch(/ on \d/);
});

it('a die says where more must follow: both of an initiative are thrown, and a tie again', () => {
  const play = opened('honours-of-war', { from: 'people' });
  const isInitiative = ({ title }: AskedQuestion): boolean => title.startsWith('Firing initiative');
  const open = (): readonly boolean[] => {
    const { asked, question } = until(play, isInitiative);
    const faces = question.form.form === 'dice' ? question.form.faces : 0;
    return Array.from({ length: faces }, (_, i) =>
      play.odds(asked, { dice: [i + 1] }).some(({ outcomes }) => outcomes?.some(({ isOpen }) => isOpen)),
    );
  };
  expect(open()).toEqual([true, true, true, true, true, true]);
  answer(play, until(play, isInitiative), { dice: [4] });
  expect(open()).toEqual([false, false, false, true, false, false]);
});

it('systems are those that are registered', () => {
  expect([systemById('honours-of-war'), systemById('mcnally')]).toEqual([honoursOfWar, mcnally]);
});
