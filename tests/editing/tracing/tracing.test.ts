/** A picture to trace from: laid over the table, calibrated by two places, moved and turned, and one line of the file. */
import { describe, expect, it } from 'vitest';
import type { Change } from '../../../editing/change';
import type { Refused } from '../../../editing/draft';
import { calibrated, layPicture, pictureBy, placePicture, removePicture } from '../../../editing/tracing';
import { onTable } from '../../../editing/tracing/distances';
import { changeTable } from '../../../editing/whole-table';
import { drawPlan } from '../../../drawing/map';
import type { Point } from '../../../engine/geometry';
import type { Picture } from '../../../engine/scenario';
import { after as textAfter, linesGained, linesLost, ODD, open } from '../drafts';

const after = (from: ReturnType<typeof open>, made: Change | Refused) => open(textAfter(from.text, made));
const draft = open(ODD);
const laid = after(draft, layPicture(draft, 'old map.png', { width: 1000, height: 1000 }));
const picture = laid.scenario.table.picture ?? expect.fail('no picture');

/** Where a share of a picture, as its file has it, lies on the table. */
function spotOf({ corner, width, turn, mirrored }: Picture, right: number, up: number): Point {
  const [s, c] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const [u, v] = [(mirrored ? 1 - right : right) * width, up * width];
  return { x: corner.x + u * c + v * s, y: corner.y - u * s + v * c };
}

describe('a picture to trace from', () => {
  it('is laid so that all of it is seen, in the line of the table', () => {
    // The table is 6 by 4 ft: a square picture is as wide as the table is deep.
    expect(picture).toEqual({
      file: 'old map.png',
      corner: { x: 0, y: 0 },
      width: 121.9,
      turn: 0,
      mirrored: false,
      opacity: 0.5,
    });
    const wide = after(draft, layPicture(draft, 'a.jpg', { width: 3000, height: 1000 })).scenario.table.picture;
    expect(wide?.width).toBeCloseTo(182.88, 2);
    expect(linesLost(ODD, laid.text)).toEqual(['table: { size: [6ft, 4ft] }   # a small one']);
    expect(linesGained(ODD, laid.text)[0]).toMatch(/# a small one$/);
  });

  it('is taken away again without a trace', () => expect(after(laid, removePicture(laid)).text).toBe(ODD));

  it('is refused where there is none', () => {
    expect(removePicture(draft)).toHaveProperty('refused');
    expect(placePicture(draft, picture, 'Move')).toHaveProperty('refused');
  });

  it('is calibrated about the first place, which stays', () => {
    const now = calibrated(
      { ...picture, corner: { x: 10, y: 20 }, width: 100 },
      { x: 30, y: 40 },
      { x: 50, y: 40 },
      60,
    );
    expect(now).toEqual({ ...picture, corner: { x: -30, y: -20 }, width: 300 });
    expect(calibrated(picture, { x: 1, y: 1 }, { x: 1.4, y: 1 }, 60)).toHaveProperty('refused');
    expect(calibrated(picture, { x: 1, y: 1 }, { x: 1.6, y: 1 }, 60)).toHaveProperty('refused'); // wider than 50 m
    expect(calibrated(picture, { x: 1, y: 1 }, { x: 9, y: 1 }, 0)).toHaveProperty('refused');
  });

  it('turns about any place, and every part of it with it', () => {
    const turned = pictureBy(
      { ...picture, corner: { x: 10, y: 0 } },
      { do: 'rotate', about: { x: 0, y: 0 }, degrees: 90 },
    );
    expect(turned.corner.x).toBeCloseTo(0, 6);
    expect(turned.corner.y).toBeCloseTo(-10, 6);
    expect(turned.turn).toBe(90);
  });

  it('goes with a table that is turned, widened or mirrored', () => {
    const round = after(laid, changeTable(laid, { do: 'turn', quarters: 1 })).scenario.table.picture;
    expect(round).toMatchObject({ turn: 90, width: 121.9 });
    expect(round?.corner.x).toBeCloseTo(0, 1);
    expect(round?.corner.y).toBeCloseTo(182.88, 1);
    const wider = after(laid, changeTable(laid, { do: 'resize', edge: 'west', by: 10 })).scenario.table.picture;
    expect(wider?.corner).toEqual({ x: 10, y: 0 });
    const mirrored = after(laid, changeTable(laid, { do: 'mirror', exchanging: 'west and east' }));
    // From the west edge to the east one, 182.88 cm away.
    expect(mirrored.scenario.table.picture).toMatchObject({ mirrored: true, turn: 0, width: 121.9 });
    expect(mirrored.scenario.table.picture?.corner.x).toBeCloseTo(60.98, 2);
    const back = after(mirrored, changeTable(mirrored, { do: 'mirror', exchanging: 'west and east' }));
    expect(back.scenario.table.picture).toEqual({ ...picture, corner: { x: expect.closeTo(0, 2) as number, y: 0 } });
    expect(back.text).not.toContain('mirrored');
  });

  it.each([
    ['south and north', 0, { x: 5, y: 30 }],
    ['west and east', 0, { x: 5, y: 30 }],
    ['south and north', 30, { x: 7, y: -3 }],
    ['west and east', -75, { x: 50, y: 40 }],
  ] as const)('mirrored, %s, at %d degrees, every place of it goes with the table', (exchanging, turn, corner) => {
    const before = { ...picture, corner, turn };
    const heading = exchanging === 'west and east' ? 0 : 90;
    const now = pictureBy(before, { do: 'mirror', about: { x: 60, y: 45 }, heading });
    for (const [right, up] of [
      [0, 0],
      [0.3, 0],
      [0.2, 0.9],
    ] as const) {
      const was = spotOf(before, right, up);
      const mirrored = heading === 0 ? { x: 120 - was.x, y: was.y } : { x: was.x, y: 90 - was.y };
      const is = spotOf(now, right, up);
      expect(is.x).toBeCloseTo(mirrored.x, 6);
      expect(is.y).toBeCloseTo(mirrored.y, 6);
    }
  });

  it('as wide as the table without saying so, keeps its width when that grows in the east', () => {
    const text = ODD.replace('size: [6ft, 4ft]', 'size: [6ft, 4ft], picture: { file: a.png }');
    const wider = after(open(text), changeTable(open(text), { do: 'resize', edge: 'east', by: 30.48 }));
    expect(wider.scenario.table.width).toBeCloseTo(213.36, 2);
    expect(wider.scenario.table.picture?.width).toBeCloseTo(182.88, 2);
  });

  it('is never printed', () => expect(drawPlan(laid.scenario, null)).toBe(drawPlan(draft.scenario, null)));
});

describe('distances of a real map', () => {
  it.each([
    [2, 'km', 25, 131.234],
    [100, 'm', 25, 6.562],
    [500, 'paces', 25, 20],
    [1, 'miles', 25, 105.6],
    [30, 'cm of the table', null, 30],
    [2, 'ft of the table', null, 60.96],
  ] as const)('%d %s at %s paces to a cm is %d cm', (distance, unit, paces, cm) =>
    expect(onTable(distance, unit, paces)).toBeCloseTo(cm, 3),
  );

  it('on the ground need the scale of the ground', () => expect(onTable(2, 'km', null)).toBeNull());
});
