/** Things lined up, spread out and ordered. */
import { describe, expect, it } from 'vitest';
import { align, distribute, reorder } from '../../../editing/arrange';
import { corners, facingOf, overlaps, poseAt, type Box, type Point } from '../../../engine/geometry';
import { unitsOfArmy, type Scenario } from '../../../engine/scenario';
import { after, linesGained, ODD, open } from '../drafts';

const draft = open(ODD);
const NONE = new Map<string, Box>();
const THREE = ['blue/lancers', 'blue/battery', 'blue/second-battery'];

describe('what is selected', () => {
  it('is lined up', () => {
    expect(linesGained(ODD, after(ODD, align(draft, ['blue/lancers', 'blue/second-battery'], 'west', NONE)))).toEqual([
      '      - { <<: *gun, name: Second Battery, at: [40, 50] }',
    ]);
    expect(linesGained(ODD, after(ODD, align(draft, ['zeitberg', 'knoll'], 'middle', NONE)))[0]).toContain(
      '[60, 68.9]',
    );
    expect(align(draft, ['knoll'], 'west', NONE)).toHaveProperty('refused');
  });
  it('is spread out between the outermost', () => {
    const text = after(ODD, distribute(draft, THREE, 'south to north', NONE));
    expect(linesGained(ODD, text)).toContain(
      '      - &gun { name: Battery, type: medium gun, at: [100, 32], heading: 90 }   # the first',
    );
    expect(distribute(draft, THREE.slice(1), 'west to east', NONE)).toEqual({
      refused: 'Select three things at least to spread them out.',
    });
  });
  it('is put above and below others, with the comment above it', () => {
    const text = after(ODD, reorder(draft, 'abatis', 'bottom'));
    expect(open(text).scenario.terrain[0]?.id).toBe('abatis');
    expect(
      open(after(ODD, reorder(draft, 'knoll', 'down')))
        .scenario.terrain.slice(0, 2)
        .map(({ id }) => id),
    ).toEqual(['knoll', 'zeitberg']);
    expect(reorder(draft, 'abatis', 'top')).toEqual({ refused: 'It is on top already.' });
  });
});

describe('troops that are lined up or spread out', () => {
  const LINE = { width: 16, depth: 6 };
  /** Everybody on the table in line. */
  const footprintsOf = ({ armies }: Scenario): ReadonlyMap<string, Box> =>
    new Map(
      armies.flatMap(unitsOfArmy).flatMap(({ id, place }): [string, Box][] => {
        if ('inside' in place) return [[id, { ...LINE, pose: poseAt({ x: 36, y: 78 }, facingOf(0)) }]];
        return 'at' in place ? [[id, { ...LINE, pose: poseAt(place.at, facingOf(place.heading)) }]] : [];
      }),
    );
  const placed = (text: string, places: Readonly<Record<string, Point>>): string =>
    Object.entries(places).reduce(
      (now, [name, { x, y }]) =>
        now.replace(new RegExp(`(name: ${name}, .*?)at: \\[\\d+, \\d+\\]`), `$1at: [${x}, ${y}]`),
      text,
    );
  const IDS = ['blue/lancers', 'blue/battery', 'blue/second-battery'];
  /** Their places after a change, and that none of them lies in another. */
  function placesAfter(text: string, act: (draft: ReturnType<typeof open>) => ReturnType<typeof align>) {
    const now = footprintsOf(open(after(text, act(open(text)))).scenario);
    const boxes = IDS.flatMap((id) => now.get(id) ?? []);
    const clash = boxes.some((box, i) => boxes.slice(i + 1).some((other) => overlaps(box, other, 0.2)));
    const isOff = boxes.some((box) =>
      corners(box).some(({ x, y }) => x < -0.2 || y < -0.2 || x > 183.08 || y > 122.12),
    );
    return { at: boxes.map(({ pose: { x, y } }) => [x, y]), clash, isOff };
  }
  const OF = (text: string) => footprintsOf(open(text).scenario);

  it('stay in line where there is room', () => {
    const text = placed(ODD, {
      Lancers: { x: 40, y: 10 },
      Battery: { x: 44, y: 40 },
      'Second Battery': { x: 48, y: 80 },
    });
    expect(placesAfter(text, (one) => align(one, IDS, 'centre', OF(text)))).toEqual({
      at: [
        [44, 10],
        [44, 40],
        [44, 80],
      ],
      clash: false,
      isOff: false,
    });
  });

  it.each([
    ['on one place', '100 14, 100 14, 100 14', '100 8, 100 24, 100 40'],
    ['one beside another', '90 40, 110 42, 100 100', '100 33, 100 49, 100 100'],
    ['in a corner', '40 112, 46 114, 44 119', '43 81.9, 43 97.9, 43 113.9'],
  ])('stand side by side when they were %s', (_, before, now) => {
    const spots = (words: string) => words.split(', ').map((spot) => spot.split(' ').map(Number));
    const [one, two, three] = spots(before).map(([x = 0, y = 0]): Point => ({ x, y }));
    if (!one || !two || !three) throw new Error('three places');
    const text = placed(ODD, { Lancers: one, Battery: two, 'Second Battery': three });
    const found = placesAfter(text, (draft) => align(draft, IDS, 'centre', OF(text)));
    expect(found).toEqual({ at: spots(now), clash: false, isOff: false });
  });

  it('are spread out with the outermost where they were, if there is room between them', () => {
    const textOf = (middle: number, last: number): string =>
      placed(ODD, {
        Lancers: { x: 100, y: 40 },
        Battery: { x: 100, y: middle },
        'Second Battery': { x: 100, y: last },
      });
    const spread = (text: string) => distribute(open(text), IDS, 'south to north', OF(text));
    const close = textOf(48, 72);
    expect(placesAfter(close, () => spread(close))).toMatchObject({
      at: [
        [100, 40],
        [100, 56],
        [100, 72],
      ],
      clash: false,
    });
    expect(spread(textOf(44, 50))).toEqual({
      refused: 'There is no room for them between the outermost: move one of those farther out.',
    });
  });

  it('are told when they would stand on somebody who stays, or take more than the table', () => {
    const text = placed(ODD, { Lancers: { x: 150, y: 6 }, Battery: { x: 100, y: 34 } });
    expect(align(open(text), ['blue/lancers', 'blue/battery'], 'east', OF(text))).toEqual({
      refused: 'Battery would stand on Fusiliers 1, which is not selected.',
    });
    const onHim = placed(ODD, { Lancers: { x: 153, y: 110 }, Battery: { x: 149, y: 34 } });
    expect(align(open(onHim), ['blue/lancers', 'blue/battery'], 'east', OF(onHim))).toHaveProperty('edits');
    const wide = new Map([...OF(ODD)].map(([id, box]) => [id, { ...box, width: 41 }]));
    expect(align(draft, IDS, 'west', wide)).toEqual({
      refused: 'Side by side they need more room than the table has.',
    });
  });

  it('stay in the houses they hold', () => {
    const holder = 'red/garrison';
    expect(align(draft, [holder, 'blue/battery'], 'west', OF(ODD))).toHaveProperty('refused');
  });
});
