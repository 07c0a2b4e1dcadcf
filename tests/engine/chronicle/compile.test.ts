import { describe, expect, it } from 'vitest';
import { forkedAt, positionAt } from '../../../engine/chronicle';
import type { Chronicled } from '../../../engine/chronicle';
import { ON_FIRE, figures, fold, pieceOf, playback, poseOf } from '../../../engine/battle';
import { endOf, facing, headingOf, overlaps, poseAlong } from '../../../engine/geometry';
import { readChronicle, unitsOfArmy } from '../../../engine/scenario';
import { hullOf } from '../../../engine/tabletop';
import { codes, millWith, scenario, stateAt, system, told } from './mill';

const placeAt = (day: Chronicled, at: number, id: string) => {
  const pose = poseOf(pieceOf(stateAt(day, at), id).where);
  return pose && { x: Math.round(pose.x), y: Math.round(pose.y), heading: Math.round(headingOf(facing(pose))) };
};
const HOURS = 60;
const END = 12 * HOURS;

describe('a unit on its way', () => {
  const day = told('  - { at: "07:00", who: [Dragoons], does: march, along: [[100, 130], [130, 100]] }\n');
  it('goes by the points at the pace of its arm, and looks as the last stretch goes', () => {
    expect(codes(day)).toEqual([]);
    expect(placeAt(day, END, 'blue/dragoons')).toEqual({ x: 130, y: 100, heading: 135 });
    // 102 cm are 3 km, half an hour at a walk.
    const [, ...rest] = day.spans.map(({ from }) => from);
    expect(rest[0]).toBe(420);
    expect(rest[1]).toBeGreaterThan(440);
    expect(rest[1]).toBeLessThan(455);
  });
  it('is moved by one event, which leads where the states say', () => {
    const span = day.spans.find(({ moved }) => moved !== null);
    const event = day.events[span?.moved ?? -1];
    if (!span || event?.do !== 'moved') throw new Error('nobody moves');
    expect(event.movers).toMatchObject([{ id: 'blue/dragoons', manner: 'march' }]);
    const before = pieceOf(playback(day).stateAt(span.settled), 'blue/dragoons');
    expect(poseOf(before.where)).toEqual(event.movers[0]?.path.from);
    const [mover] = event.movers;
    if (!mover) throw new Error('nobody moves');
    expect(poseOf(pieceOf(stateAt(day, END), 'blue/dragoons').where)).toEqual(endOf(mover.path));
  });
});

it('a brigade keeps its places about its middle, turns with its front, and its commander with it', () => {
  const day = told('  - { at: "07:00", who: [Foot], does: advance, along: [[80, 58]], facing: 90 }\n');
  const [first, second, colonel] = ['blue/first', 'blue/second', 'blue/foot'].map((id) => placeAt(day, END, id));
  expect(first).toEqual({ x: 80, y: 38, heading: 90 });
  expect(second).toEqual({ x: 80, y: 60, heading: 90 });
  expect(colonel).toMatchObject({ x: 60, y: 60 });
  const turned = told('  - { at: "07:00", who: [Foot], does: march, along: [[80, 100]], facing: 0 }\n');
  const [left, right] = ['blue/first', 'blue/second'].map((id) => placeAt(turned, END, id));
  // What was on its right when it looked east is in the east when it looks north.
  expect(left?.heading).toBe(0);
  expect((left?.x ?? 0) - (right?.x ?? 0)).toBe(22);
});

it('a commander beside troops at the edge stays on the table', () => {
  const day = told(
    '  - { at: "07:00", who: [Foot], does: march, along: [[60, 150], [40, 160]], facing: 180, formation: line }\n' +
      '  - { at: "09:30", who: [Colonel Foot], does: march, along: [[40, 190]] }\n',
    'begins:\n  - { who: [Foot], at: [12, 60], facing: 90, arranged: as deployed }\n',
  );
  const places = [day.start, stateAt(day, END)].map((state) =>
    figures(state).flatMap((one) => (one.id === 'blue/foot' ? [poseOf(one.where)] : [])),
  );
  expect(places).toMatchObject([[{ x: 3, y: 62 }], [{ x: 40, y: 177 }]]);
});

it('a column is formed before the way and goes one behind the other; guns are limbered and set down', () => {
  const day = told(
    '  - { at: "07:00", who: [Foot], does: march, along: [[90, 100]], facing: 45, formation: march column }\n' +
      '  - { at: "09:30", who: [Foot], does: march, along: [[110, 120]], formation: line, arranged: one line }\n',
  );
  expect(codes(day)).toEqual([]);
  const formations = (at: number) => ['blue/first', 'blue/guns'].map((id) => pieceOf(stateAt(day, at), id).formation);
  expect(formations(421)).toEqual(['march column', 'limbered']);
  expect(formations(END)).toEqual(['line', 'deployed']);
  const [first, second] = ['blue/first', 'blue/second'].map((id) => placeAt(day, 9 * HOURS, id));
  expect((first?.x ?? 0) - (second?.x ?? 0)).toBeGreaterThan(5);
});

it('guns are set down where they arrive, unless they are to stay limbered', () => {
  const ends = (formation: string) => {
    const day = told(`  - { at: "07:00", who: [Guns], does: march, along: [[70, 60]]${formation} }\n`);
    return [421, END].map((at) => pieceOf(stateAt(day, at), 'blue/guns').formation);
  };
  expect(ends('')).toEqual(['limbered', 'deployed']);
  expect(ends(', formation: limbered')).toEqual(['limbered', 'limbered']);
});

it('columns that are to be somewhere by an hour keep one pace, and who has less far to go is there before', () => {
  const day = told(
    '  - { at: "07:00", until: "08:30", who: [First, Second], does: march, along: [[100, 110]], facing: 0, formation: march column, arranged: one line }\n',
  );
  expect(codes(day)).toEqual([]);
  const pieces = day.spans.flatMap(({ from, until, moved }) => {
    const event = day.events[moved ?? -1];
    return event?.do === 'moved' ? [{ minutes: until - from, movers: event.movers }] : [];
  });
  const pace = pieces.flatMap(({ minutes, movers }) => movers.map(({ path }) => path.length / minutes));
  expect(Math.max(...pace) / Math.min(...pace)).toBeLessThan(1.1);
  expect(pieces.map(({ movers }) => movers.length)).toContain(2);
  expect(pieces.at(-1)?.movers).toHaveLength(1);
  expect(day.hours[0]?.until).toBe(8.5 * HOURS);
});

it('a column keeps to its way, and leaves it for its place in the line only at the end', () => {
  const day = told(
    '  - { at: "07:00", who: [First, Second], does: march, along: [[30, 100], [90, 100]], facing: 90, formation: march column }\n' +
      '  - { at: "09:00", who: [First, Second], does: march, along: [[120, 100], [120, 145]], facing: 90, formation: line, arranged: as deployed }\n',
  );
  expect(codes(day)).toEqual([]);
  const paths = day.spans
    .filter(({ from }) => from >= 9 * HOURS)
    .flatMap(({ moved }) => {
      const event = day.events[moved ?? -1];
      return event?.do === 'moved' ? event.movers.map(({ path }) => path) : [];
    });
  const beforeTheBend = paths
    .flatMap((path) => Array.from({ length: Math.floor(path.length) }, (_, far) => poseAlong(path, far)))
    .filter(({ x, y }) => x < 115 && y < 115);
  expect(beforeTheBend.length).toBeGreaterThan(20);
  for (const { y } of beforeTheBend) expect(Math.abs(y - 100)).toBeLessThan(4);
});

describe('who may go through others', () => {
  const CROSSING = '  - { at: "07:00", who: [Dragoons], does: march, along: [[75, 20]] }\n';
  const through = (until = '') =>
    told(
      `${CROSSING}  - { at: "07:16", ${until}who: [First], does: march, along: [[110, 24]], formation: march column, through: [Dragoons] }\n`,
    );
  const minutesTogether = (day: Chronicled): number => {
    const boxOf = (at: number, id: string) => {
      const { where, formation } = pieceOf(positionAt(day, at), id);
      const pose = poseOf(where);
      return pose && { pose, ...hullOf(day.roster.units[id]?.layouts[formation] ?? []) };
    };
    return Array.from({ length: 120 }, (_, i) => 7 * HOURS + i).filter((at) => {
      const [dragoons, foot] = [boxOf(at, 'blue/dragoons'), boxOf(at, 'blue/first')];
      return dragoons && foot && overlaps(dragoons, foot, 2.5);
    }).length;
  };
  it('does not where he need only wait a little', () => {
    expect(minutesTogether(through())).toBe(0);
  });
  it('does where he has no time to wait', () => {
    const day = through('until: "07:44", ');
    expect(codes(day)).toEqual([]);
    expect(minutesTogether(day)).toBeGreaterThan(0);
  });
});

it('goes round what is closed to it, and over the bridge', () => {
  const day = told('  - { at: "06:30", who: [Dragoons], does: march, along: [[190, 140]], formation: march column }\n');
  expect(codes(day)).toEqual([]);
  const legs = day.events
    .flatMap((event) => (event.do === 'moved' ? event.movers : []))
    .flatMap(({ path }) => path.legs);
  const crossing = legs.find(({ to }) => to.x > 150);
  expect(crossing && Math.abs(crossing.to.y - 90)).toBeLessThan(12);
});

describe('a column between two points', () => {
  const WOOD = '  - wood: { outline: { rectangle: { at: [90, 130], size: [60, 90] } } }\n';
  const ROAD =
    '  - road: { name: Post road, course: [[40, 130], [60, 130], [75, 145], [105, 145], [120, 130], [140, 130]] }\n';
  /** Where it passes half-way from west to east. */
  const halfWay = (ground: string): number | undefined => {
    const story = '  - { at: "06:30", who: [Dragoons], does: march, along: [[140, 130]], formation: march column }\n';
    const day = told(story, '', millWith(ground));
    expect(codes(day)).toEqual([]);
    const moved = day.events.flatMap((event) => (event.do === 'moved' ? event.movers : []));
    const [mover] = moved.filter(({ id }) => id === 'blue/dragoons');
    const pose = mover && poseAlong(mover.path, mover.path.length / 2);
    return pose && Math.round(pose.y);
  };
  it('goes by the road where that is quicker', () => {
    expect(halfWay(WOOD + ROAD)).toBe(145);
    expect(halfWay(WOOD)).not.toBe(145);
  });
  it('goes straight on where no road leads there, or only a longer one', () => {
    // It turns into its way, so it may be a little beside the line between the points.
    for (const ground of ['', ROAD]) expect(Math.abs((halfWay(ground) ?? 0) - 130)).toBeLessThan(3);
  });
});

it('breaks into column where its front finds no way, and forms again where it arrives', () => {
  const day = told('  - { at: "06:30", who: [First], does: march, along: [[190, 20]] }\n');
  expect(codes(day)).toEqual([]);
  const formed = day.events.flatMap((event) => (event.do === 'formed' ? [event.formation] : []));
  expect(formed).toEqual(['march column', 'line']);
});

it('runs, is rid of its losses bit by bit, is taken, and sets houses alight', () => {
  const day = told(
    '  - { at: "07:00", until: "07:20", who: [Guns], does: fire, against: [Watch], results: { inflicts: 0.2 } }\n' +
      '  - { at: "07:30", who: [Watch], does: rout, along: [[140, 60]], results: { losses: 0.1 } }\n' +
      '  - { at: "09:00", who: [Watch], does: hold, results: { captured: true } }\n' +
      '  - { at: "10:00", who: [Foot], does: hold, results: { burns: [Mill], takes: [The mill], struck: [{ who: Colonel Foot, how: wounded }] } }\n',
  );
  const fired = day.events.filter((event) => event.do === 'fired');
  expect(fired).toMatchObject([{ by: 'blue/guns', at: ['red/watch'] }, {}, {}, {}]);
  const watch = (at: number) => pieceOf(stateAt(day, at), 'red/watch');
  expect([420, 431, 440, 530].map((at) => watch(at).gauges['losses'])).toEqual([0, 10, 20, 30]);
  expect(Object.keys(watch(530).marks)).toHaveLength(1);
  expect(watch(541).where).toEqual({ gone: 'captured' });
  const last = stateAt(day, END);
  expect(Object.values(last.ground)).toEqual([{ gauges: { [ON_FIRE]: 1 } }]);
  expect(pieceOf(last, 'blue/foot').where).toEqual({ gone: 'wounded' });
});

it('takes post in houses, and comes out of them on the side it goes to', () => {
  const day = told(
    '  - { at: "06:30", who: [First], does: march, along: [[80, 40]], into: [Mill] }\n' +
      '  - { at: "09:00", who: [First], does: march, along: [[100, 90]] }\n',
  );
  expect(pieceOf(stateAt(day, 8 * HOURS + 50), 'blue/first').where).toHaveProperty('inside');
  expect(placeAt(day, END, 'blue/first')).toMatchObject({ x: 100, y: 90 });
});

it('begins elsewhere and otherwise than the scenario has it', () => {
  const begins = 'begins:\n  - { who: [Foot], at: [60, 100], facing: 0, formation: march column }\n';
  const day = told('  - { at: "07:00", does: note, caption: Nothing. }\n', begins);
  const { start } = day;
  expect(pieceOf(start, 'blue/first').formation).toBe('march column');
  const [first, second] = ['blue/first', 'blue/second'].map((id) => poseOf(pieceOf(start, id).where));
  expect(first?.x).toBe(60);
  expect((first?.y ?? 0) - (second?.y ?? 0)).toBeGreaterThan(5);
  expect(day.captions).toMatchObject([{ at: 420, text: 'Nothing.', entry: 0 }]);
});

describe('bodies that only the chronicle moves', () => {
  const bodies = 'bodies:\n  - { name: Baggage, side: Blue, type: supply wagons, at: [20, 150], facing: 90 }\n';
  const day = told('  - { at: "07:00", who: [Baggage], does: march, along: [[80, 150]] }\n', bodies);
  it('stand where they are said to begin, and act like everybody else', () => {
    expect(codes(day)).toEqual([]);
    expect(poseOf(pieceOf(day.start, 'blue/baggage').where)).toMatchObject({ x: 20, y: 150, hx: 1 });
    expect(placeAt(day, END, 'blue/baggage')).toMatchObject({ x: 80, y: 150 });
  });
  it('are in no battle that leaves it', () => {
    const fork = forkedAt(day, { chronicle: 'day', at: 8 * HOURS }, system);
    expect(fork.armies.flatMap(unitsOfArmy).map(({ id }) => id)).not.toContain('blue/baggage');
    expect(fork.armies.flatMap(unitsOfArmy)).toHaveLength(6);
  });
  it.each([
    ['name: Guard', 'duplicate-name'],
    ['side: Green', 'unknown-side'],
  ])('with %s are told: %s', (key, code) => {
    const [word = ''] = key.split(':');
    const text = `chronicle: 1\ntitle: T\nscenario: mill\nday: { begins: "06:00", ends: "12:00" }\n${bodies
      .replace('side: Blue', 'side: Red')
      .replace(new RegExp(`${word}: \\w+`), key)}story:\n  - { at: "07:00", does: note, caption: A. }\n`;
    const { findings } = readChronicle('day.yaml', text, new Map([['mill', scenario]]));
    expect(findings.map((one) => one.code)).toEqual([code]);
  });
});

describe('troops that arrive', () => {
  const day = told(
    '  - { at: "07:00", who: [Foot], does: arrive, along: [[0, 90], [90, 90]], formation: march column }\n' +
      '  - { at: "10:00", who: [Foot], does: form, formation: line }\n',
  );
  const units = ['blue/first', 'blue/second', 'blue/guns'];
  const whereAt = (minutes: number, id: string) => pieceOf(positionAt(day, minutes), id).where;

  it('are nowhere before their hour, whatever the scenario says', () => {
    expect(codes(day)).toEqual([]);
    for (const id of [...units, 'blue/foot']) {
      expect(pieceOf(day.start, id).where).toEqual({ off: 'blue' });
      expect(whereAt(419, id)).toEqual({ off: 'blue' });
    }
  });
  it('come on at the edge of the table in their order, each when there is room for it', () => {
    const came = day.events.flatMap((event) => (event.do === 'went' && 'on' in event.to ? [event] : []));
    expect(came.map(({ id }) => id).filter((id) => units.includes(id))).toEqual(units);
    for (const event of came) {
      if (!('on' in event.to)) throw new Error('it is elsewhere');
      // The whole of a column is on it, which is more than 6 cm deep; a leader is a point.
      expect(event.to.on.x).toBeGreaterThanOrEqual(units.includes(event.id) ? 3 : 0);
      expect(event.to.on.x).toBeLessThan(12);
      expect(event.to.on).toMatchObject({ y: 90, hx: 1, hy: 0 });
    }
    const hours = units.map((id) => day.comings.find((coming) => coming.id === id)?.at ?? 0);
    expect(hours[0]).toBe(420);
    expect(hours[1]).toBeGreaterThan(hours[0] ?? 0);
    expect(hours[2]).toBeGreaterThan(hours[1] ?? 0);
  });
  it('march on from there in their order, and stand where the way ends', () => {
    const ends = units.map((id) => placeAt(day, 599, id)?.x ?? 0);
    expect(ends[0]).toBeGreaterThan((ends[1] ?? 0) + 5);
    expect(ends[1]).toBeGreaterThan((ends[2] ?? 0) + 5);
    expect(pieceOf(stateAt(day, END), 'blue/first').formation).toBe('line');
  });
  it('stand in nobody’s way until they come on', () => {
    const late = told(
      '  - { at: "06:00", until: "07:00", who: [Watch], does: march, along: [[60, 90], [32, 90]] }\n' +
        '  - { at: "06:00", until: "06:50", who: [Dragoons], does: march, along: [[14, 112]] }\n' +
        '  - { at: "07:30", until: "08:10", who: [Watch], does: march, along: [[60, 90]] }\n' +
        '  - { at: "07:31", who: [First], does: arrive, along: [[0, 90], [42, 90]] }\n' +
        '  - { at: "07:32", who: [Dragoons], does: march, along: [[14, 62]] }\n',
    );
    expect(codes(late)).toEqual([]);
    // First waits until Watch has gone on; the dragoons ride over the place where it will come on meanwhile.
    const at = 7 * HOURS + 45;
    expect(pieceOf(positionAt(late, at), 'blue/first').where).toEqual({ off: 'blue' });
    expect(poseOf(pieceOf(positionAt(late, at), 'blue/dragoons').where)?.y).toBeLessThan(75);
    expect(placeAt(late, END, 'blue/first')).toMatchObject({ x: 42, y: 90 });
  });
  it('may fall into line where they arrive', () => {
    const line = told(
      '  - { at: "07:00", who: [First, Second], does: arrive, along: [[0, 90], [60, 90]], formation: line }\n',
    );
    expect(codes(line)).toEqual([]);
    const [first, second] = ['blue/first', 'blue/second'].map((id) => placeAt(line, END, id));
    expect(first).toMatchObject({ x: 60, heading: 90 });
    expect((first?.y ?? 0) - (second?.y ?? 0)).toBeGreaterThan(8);
  });
  it.each([
    ['act before they are there', '"06:30", who: [First], does: hold', ['0 not-there']],
    ['arrive twice', '"08:30", who: [First], does: arrive, along: [[0, 90], [60, 90]]', ['1 there-already']],
  ])('may not %s', (_, entry, expected) => {
    const coming = '  - { at: "07:00", until: "08:00", who: [First], does: arrive, along: [[0, 90], [60, 90]] }\n';
    const other = `  - { at: ${entry} }\n`;
    expect(codes(told(expected[0]?.startsWith('0') ? other + coming : coming + other))).toEqual(expected);
  });
  it('need the place where they come on and one to go to', () => {
    const arrives = '  - { at: "07:00", who: [First], does: arrive, along: [[0, 90]] }\n';
    expect(() => told(arrives)).toThrow('Who is to arrive needs the place where he comes on');
  });
});

describe('the day', () => {
  const STORY =
    '  - { at: "06:30", who: [Foot], does: march, along: [[90, 90]], formation: line }\n' +
    '  - { at: "06:40", until: "07:40", who: [Watch], does: skirmish, against: [Foot], results: { inflicts: 0.1 } }\n' +
    '  - { at: "07:10", who: [Dragoons], does: charge, along: [[115, 110]], against: [Watch], caption: They ride., chapter: The charge }\n';
  const day = told(STORY);

  it('is cut without gaps, in order, and every event happens once', () => {
    const { spans, events } = day;
    expect(spans[0]?.from).toBe(360);
    expect(spans.at(-1)?.until).toBe(END);
    spans.slice(1).forEach((span, i) => {
      const before = spans[i];
      expect(span.from).toBe(before?.until);
      expect(span.settled).toBeGreaterThanOrEqual((before?.settled ?? 0) + (before?.moved == null ? 0 : 1));
    });
    expect(spans.filter(({ moved, settled }) => moved !== null && moved !== settled)).toEqual([]);
    const moves = events.flatMap((event, i) => (event.do === 'moved' ? [i] : []));
    expect(spans.flatMap(({ moved }) => (moved === null ? [] : [moved]))).toEqual(moves);
  });

  it('goes on where it left off: every mover sets out from where the state has it', () => {
    const at = playback(day);
    const jumps = day.spans.flatMap(({ moved }) => {
      const event = moved === null ? undefined : day.events[moved];
      if (event?.do !== 'moved' || moved === null) return [];
      const state = at.stateAt(moved);
      return event.movers.filter(({ id, path }) => {
        const pose = poseOf(pieceOf(state, id).where);
        return !pose || Math.abs(pose.x - path.from.x) > 0.01 || Math.abs(pose.y - path.from.y) > 0.01;
      });
    });
    expect(jumps).toEqual([]);
    expect(fold(day.start, day.events, day.vocabulary.marks)).toEqual(at.stateAt(day.events.length));
  });

  it('is the same whenever it is compiled', () => expect(told(STORY)).toEqual(day));

  it('has its chapters', () => expect(day.chapters).toEqual([{ at: 430, title: 'The charge' }]));
});
