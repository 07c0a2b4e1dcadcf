import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { reviewed } from '../../../electron/desk/reading';
import { compileChronicle, forkedAt, positionAt } from '../../../engine/chronicle';
import type { Chronicled } from '../../../engine/chronicle';
import { figures, pieceOf, playback, poseOf } from '../../../engine/battle';
import type { Piece, Roster } from '../../../engine/battle';
import { systems } from '../../../engine/rules';
import { overlaps, poseAlong } from '../../../engine/geometry';
import { chronicleHead, readChronicle, readScenario, timeInWords } from '../../../engine/scenario';
import { hullOf } from '../../../engine/tabletop';
import { groundOf } from '../../../engine/terrain';
import { writeScenario } from '../../../generators';
import { nations, textOf } from '../scenario/files';
import { DOSSIER_PLACES } from './dossier-places';

const SHELF = 'scenarios/chronicles';
/** Who marches past another may brush him: fronts on the table are wider than they were, cm. */
const BRUSHING = 5;
const known = systems.map(({ id }) => id);

/** So deep in one another two do more than brush, cm. */
const LYING = 3;

/** Where everybody on the table is at each minute of a span, and who is on his way. */
function* footprints(day: Chronicled) {
  const played = playback(day);
  for (const { from, until, settled, moved } of day.spans) {
    const event = moved === null ? undefined : day.events[moved];
    if (event?.do !== 'moved') continue;
    const state = played.stateAt(settled);
    const moving = new Map(event.movers.map(({ id, path }) => [id, path]));
    for (let now = from; now <= until; now += 1) {
      const boxes = state.pieces.flatMap(({ id, where, formation }) => {
        const path = moving.get(id);
        const pose = path ? poseAlong(path, (path.length * (now - from)) / (until - from)) : poseOf(where);
        const size = hullOf(day.roster.units[id]?.layouts[formation] ?? []);
        return pose && 'on' in where ? [{ id, box: { pose, ...size } }] : [];
      });
      yield { now, until, boxes, moving };
    }
  }
}

/** Units are not weighed by the man. */
const NEARLY = 0.3;
const MEN_OF_A_SIZE = { tiny: 0.25, small: 0.5, standard: 1, large: 1.5 } as const;

/** The share of its men that a side has lost; who is taken is lost whole. */
function shareLost({ units }: Roster, pieces: readonly Piece[]): number {
  const men = pieces.map(({ id }) => MEN_OF_A_SIZE[units[id]?.size ?? 'standard']);
  const lost = pieces.map(({ where, gauges }, i) => {
    const isTaken = 'gone' in where && where.gone === 'captured';
    return (men[i] ?? 0) * (isTaken ? 1 : (gauges['losses'] ?? 0) / 100);
  });
  return sum(lost) / sum(men);
}
const sum = (all: readonly number[]): number => all.reduce((so, one) => so + one, 0);

interface Fact {
  readonly number: number;
  readonly stands: readonly string[];
  readonly isOfTheDay: boolean;
}
/** The numbered facts of the notes, and the hours after the last colon of each, at which it stands in the story. */
function factsIn(notes: string): readonly Fact[] {
  const list = notes.split(/\n\n/).find((paragraph) => /^ *1\. /.test(paragraph)) ?? '';
  return list.split(/\n(?= *\d+\. )/).map((fact) => ({
    number: Number.parseInt(fact, 10),
    stands: fact.slice(fact.search(/:\s(?![^]*:\s)/)).match(/\d\d:\d\d/g) ?? [],
    isOfTheDay: /:\s+the\s+day(?:\s+and\s+its\s+weather)?\.$/.test(fact.trimEnd()),
  }));
}

const minutesOf = (hour: string): number => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3));

describe.each(readdirSync(SHELF))('%s', (name) => {
  const text = textOf(`${SHELF}/${name}`);
  const { scenario: wanted } = chronicleHead(text);
  const file = `scenarios/historical/${wanted}.yaml`;
  const { scenario } = readScenario(file, textOf(file), nations, known);
  if (!scenario || wanted === null) throw new Error(`${file} cannot be read`);
  const reading = readChronicle(name, text, new Map([[wanted, scenario]]));
  const system = systems.find(({ id }) => id === scenario.rules.system);
  if (!reading.chronicle || !system) throw new Error(reading.findings.map(({ message }) => message).join(' '));
  const day = compileChronicle(reading.chronicle, scenario, system);

  it('finds nothing to complain of: no closed ground, no accident, nobody faster than he could go', () => {
    expect(reading.with(day.remarks)).toEqual([]);
  });

  it('plays from start to end without a unit crossing impassable ground or another unit by accident', () => {
    const ground = groundOf(scenario);
    const waters = ground.areas.filter(({ feature }) => feature.kind === 'river' && feature.class === 'impassable');
    const story = reading.chronicle?.story ?? [];
    /** Whether an entry that has begun names both: who acts together, passes on purpose, or fights. */
    const isMeant = (one: string, other: string, now: number): boolean =>
      story.some(({ at, who, through, against }) => {
        const all = [...who, ...through, ...against];
        return at <= now && all.includes(one) && all.includes(other) && (who.includes(one) || who.includes(other));
      });
    const faults = [...footprints(day)].flatMap(({ now, boxes, moving }) => {
      const found: string[] = [];
      for (const { id, box } of boxes) {
        const middle = { pose: box.pose, width: 1, depth: 1 };
        if (!ground.holds(middle)) found.push(`${id} leaves the table at ${timeInWords(now)}`);
        if (waters.some((area) => ground.liesIn(middle, area, ground.crossings)))
          found.push(`${id} stands in the water at ${timeInWords(now)}`);
        for (const other of boxes)
          if (id < other.id && (moving.has(id) || moving.has(other.id)))
            if (overlaps(box, other.box, BRUSHING) && !isMeant(id, other.id, now))
              found.push(`${id} goes through ${other.id} at ${timeInWords(now)}`);
      }
      return found;
    });
    expect(faults).toEqual([]);
  });

  it('lets nobody on his way lie on another for half an hour of its day', () => {
    const minutes = new Map<string, number>();
    for (const { now, until, boxes, moving } of footprints(day))
      for (const { id, box } of boxes)
        for (const other of boxes)
          if (now < until && id < other.id && (moving.has(id) || moving.has(other.id)))
            if (overlaps(box, other.box, LYING)) {
              const both = `${id} + ${other.id}`;
              minutes.set(both, (minutes.get(both) ?? 0) + 1);
            }
    const lying = [...minutes].flatMap(([both, count]) => (count >= 30 ? [both] : []));
    expect(lying).toEqual([]);
  });

  it('can be left at any time of its day for a battle without an error', () => {
    const errorsAt = (share: number): readonly string[] => {
      const at = day.day.begins + share * (day.day.ends - day.day.begins);
      const fork = forkedAt(day, { chronicle: name, at }, system);
      const { reading: read } = reviewed('fork.yaml', writeScenario(fork), nations);
      return read.findings.flatMap(({ severity, message }) => (severity === 'error' ? [message] : []));
    };
    // By evening a side may have left the field.
    const shares = [0.1, 0.3, 0.5, 0.7];
    expect(shares.map((share) => [share, errorsAt(share)])).toEqual(shares.map((share) => [share, []]));
  });

  it('goes by the clock, without gaps', () => {
    const gaps = day.spans.filter((span, i) => span.from !== (day.spans[i - 1]?.until ?? day.day.begins));
    expect(gaps).toEqual([]);
    expect(day.spans.at(-1)?.until).toBe(day.day.ends);
  });

  it('moves everybody from where he stands', () => {
    const at = playback(day);
    const jumps = day.events.flatMap((event, i) => {
      if (event.do !== 'moved') return [];
      const state = at.stateAt(i);
      return event.movers.filter(({ id, path }) => {
        const pose = poseOf(pieceOf(state, id).where);
        return pose !== null && Math.abs(pose.x - path.from.x) + Math.abs(pose.y - path.from.y) > 0.05;
      });
    });
    expect(jumps.map(({ id }) => id)).toEqual([]);
  });

  const facts = factsIn(reading.chronicle?.notes ?? '');
  it('lists twenty facts in its notes', () => {
    expect(facts.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  });

  it('has an entry at every hour at which its notes say that a fact stands', () => {
    const hours = new Set(reading.chronicle?.story.map(({ at }) => at));
    const missing = facts.flatMap(({ number, stands }) =>
      stands.filter((hour) => !hours.has(minutesOf(hour))).map((hour) => `${number}: ${hour}`),
    );
    expect(missing).toEqual([]);
    // What holds for the whole day stands in its hours, its sun and its weather.
    expect(
      facts.flatMap(({ number, stands, isOfTheDay }) => (stands.length > 0 || isOfTheDay ? [] : [number])),
    ).toEqual([]);
  });

  it('has everybody where its dossier has him at that hour', () => {
    const kmOfCm = (scenario.table.metresToCm ?? Number.NaN) / 1000;
    const places = DOSSIER_PLACES[name.replace('.yaml', '')] ?? expect.fail('nothing is asked of it');
    const elsewhere = places.flatMap(({ hour, who, at, within }) => {
      const state = positionAt(day, minutesOf(hour));
      const where = [...state.pieces, ...figures(state)].find(({ id }) => id === who)?.where;
      const pose = where ? poseOf(where) : null;
      const away = pose ? Math.hypot(pose.x * kmOfCm - at[0], pose.y * kmOfCm - at[1]) : Infinity;
      return away <= within ? [] : [`${who} is ${away.toFixed(2)} km away at ${hour}`];
    });
    expect(elsewhere).toEqual([]);
  });

  it('says how the day ended, and costs each side about what it cost it', () => {
    const losses = reading.chronicle?.outcome?.losses ?? [];
    expect(losses.map(({ side }) => side).toSorted()).toEqual(scenario.armies.map(({ id }) => id).toSorted());
    const last = playback(day).stateAt(day.events.length);
    for (const { side, men, of } of losses) {
      const pieces = last.pieces.filter(({ seat }) => seat === side);
      const share = shareLost(day.roster, pieces);
      expect(share, side).toBeGreaterThan((men / of) * (1 - NEARLY));
      expect(share, side).toBeLessThan((men / of) * (1 + NEARLY));
    }
  });
});
