import { describe, expect, it } from 'vitest';
import { arrivalArrows } from '../../../renderer/editor/aids/arrivals';
import { leadersChosen, lookersOf, unitsChosen, watchersOf } from '../../../renderer/editor/aids/chosen';
import { carried, heldIn, placesIn } from '../../../renderer/editor/aids/held';
import { Latest } from '../../../renderer/editor/aids/latest';
import { hiddenRings } from '../../../renderer/editor/aids/mask-path';
import { chokeLine, marchLine, seenLine } from '../../../renderer/editor/aids/told';
import { facingOf, poseAt } from '../../../engine/geometry';
import { withHeld } from '../../../editing/aids';
import { sampleScenario } from '../sample-battle';

const scenario = sampleScenario();
const LEIB = 'blue/leib-regiment';
const HORSE = 'blue/brackwitz-dragoons';

describe('what is held', () => {
  it('are units and leaders that stand elsewhere than before', () => {
    const held = [{ id: LEIB, at: { x: 50, y: 50 }, heading: 45 }];
    expect(heldIn(scenario, withHeld(scenario, held))).toEqual(held);
    expect(heldIn(scenario, scenario)).toEqual([]);
    expect(heldIn(scenario, null)).toEqual([]);
    expect(placesIn(scenario)).toHaveLength(13);
  });

  it('takes its zones along and turns them with it', () => {
    const [north, east] = [facingOf(0), facingOf(90)];
    const zone = [{ x: 12, y: 20 }];
    const [moved] = carried(zone, poseAt({ x: 10, y: 10 }, north), poseAt({ x: 100, y: 50 }, east));
    // Ten ahead and two to the right.
    expect(moved?.x).toBeCloseTo(110, 9);
    expect(moved?.y).toBeCloseTo(48, 9);
  });
});

describe('whom an aid is about', () => {
  it('are units by themselves, by their brigade or by its commander', () => {
    expect(unitsChosen(scenario, [LEIB, HORSE])).toEqual([LEIB, HORSE]);
    expect(unitsChosen(scenario, ['blue/steinachs-brigade'])).toHaveLength(4);
    expect(unitsChosen(scenario, ['blue'])).toHaveLength(5);
    const [brigade] = scenario.armies[0]?.brigades ?? [];
    expect(leadersChosen(scenario, [LEIB])).toEqual([brigade?.commander.id]);
    expect(leadersChosen(scenario, [HORSE])).toEqual([]);
  });

  it('look from where they stand, and from the first side when nobody is chosen', () => {
    expect(lookersOf(scenario, [LEIB])).toEqual([{ x: 42, y: 76 }]);
    expect(lookersOf(scenario, [])).toEqual([]);
    expect(watchersOf(scenario, [])).toHaveLength(5);
    expect(watchersOf(scenario, [HORSE])).toEqual([{ x: 40, y: 22 }]);
  });
});

describe('hidden squares', () => {
  const grid = (...rows: string[]) => ({
    cell: 2,
    columns: rows[0]?.length ?? 0,
    rows: rows.length,
    hidden: rows.toReversed().join(''),
    seen: 0,
    by: [],
  });
  it('are drawn as rings round them', () => {
    const rings = hiddenRings(grid('000', '010', '000'));
    expect(rings).toEqual([
      [
        { x: 2, y: 2 },
        { x: 4, y: 2 },
        { x: 4, y: 4 },
        { x: 2, y: 4 },
      ],
    ]);
  });
  it('that lie apart, or enclose what is seen, have a ring each', () => {
    expect(hiddenRings(grid('101', '000', '100'))).toHaveLength(3);
    expect(hiddenRings(grid('111', '101', '111'))).toHaveLength(2);
    expect(hiddenRings(grid('10', '01')).flat()).toHaveLength(8);
    expect(hiddenRings(grid('00', '00'))).toEqual([]);
  });
});

describe('what aids say', () => {
  it('names what hides, marches and narrow places', () => {
    const by = [
      { id: 'zeitberg', share: 0.07 },
      { id: 'st-ulrich/1', share: 0.034 },
      { id: 'otter-wood', share: 0.004 },
    ];
    expect(seenLine(scenario, { cell: 2, columns: 1, rows: 1, hidden: '0', seen: 0.784, by }, 'From here').text).toBe(
      'From here: 78\u00a0% of the table is seen. Zeitberg hides 7\u00a0%, St. Ulrich/1 3\u00a0%.',
    );
    const march = { unit: LEIB, goal: 'objective/the-bridge' };
    expect(
      marchLine(scenario, { ...march, turns: 3.81, formations: ['march column'], course: [], byRoad: true }).text,
    ).toBe('Leib-Regiment to The bridge: 3.8 turns, in march column, by road.');
    expect(marchLine(scenario, { ...march, turns: null, closedBy: 'schwartz' }).text).toBe(
      'Leib-Regiment to The bridge: no way: Schwartz closes it.',
    );
    const choke = { kind: 'bridge', from: { x: 0, y: 0 }, to: { x: 1, y: 0 }, length: 7, arms: [] } as const;
    expect(chokeLine({ ...choke, of: ['a'], sentence: 'A bridge.' }, 2)).toEqual({
      text: 'A bridge.',
      about: ['a'],
      number: 3,
    });
  });
});

describe('arrivals', () => {
  it('are arrows, one for those who come together', () => {
    const arrives = (turn: number, needs: number | null) => ({
      arrives: { turn, needs, at: { x: 0, y: 60 }, heading: 90 },
    });
    const [blue, ...others] = scenario.armies;
    if (!blue) throw new Error('no army');
    const [brigade] = blue.brigades;
    const units = brigade?.units.map((unit, i) => ({ ...unit, place: arrives(i < 2 ? 3 : 4, i < 2 ? null : 5) })) ?? [];
    const brigades = brigade ? [{ ...brigade, units: units.slice(0, 3) }] : [];
    expect(arrivalArrows({ ...scenario, armies: [{ ...blue, brigades }, ...others] })).toMatchObject([
      { side: 'blue', text: 'Turn 3: 2 units', from: { x: -3, y: 60 }, to: { x: 12, y: 60 } },
      { side: 'blue', text: 'From turn 4 on 5+: Regiment Rautenkranz' },
    ]);
    expect(arrivalArrows(scenario)).toEqual([]);
  });
});

describe('questions that come faster than answers', () => {
  it('are asked one at a time, the newest next', async () => {
    const asked: number[] = [];
    const told: number[] = [];
    const answers: (() => void)[] = [];
    const latest = new Latest<number, number>(
      (question) => {
        asked.push(question);
        return new Promise((resolve) => answers.push(() => resolve(question * 10)));
      },
      (answer) => told.push(answer),
    );
    const settle = async (): Promise<void> => {
      answers.shift()?.();
      await new Promise((resolve) => setTimeout(resolve));
    };
    latest.ask(1);
    latest.ask(2);
    latest.ask(3);
    expect(asked).toEqual([1]);
    await settle();
    expect([asked, told]).toEqual([[1, 3], [10]]);
    latest.drop();
    await settle();
    expect(told).toEqual([10]);
  });
});
