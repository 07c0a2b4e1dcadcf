import { describe, expect, it } from 'vitest';
import { lightness } from '../../../../drawing/paper/counters/brush';
import { markersOf } from '../../../../drawing/paper/counters/markers';
import { areaOf } from '../../../../drawing/paper/counters/pages';
import { packed } from '../../../../drawing/paper/packing';
import { STYLES, type Style } from '../../../../drawing/paper';
import type { Shape } from '../../../../drawing/map';
import { counterData } from '../../../../drawing/paper/counters';
import { honoursOfWar } from '../../../../engine/rules/honours-of-war';
import type { Scenario } from '../../../../engine/scenario';
import { lobositz, shipped } from './samples';

const area = areaOf({ paper: 'a4', upright: true, margin: 1 }, 0);
const ulrich = shipped('fictional/st-ulrich.yaml');
const markers = (scenario: Scenario, scale: string, style: Style = 'colour') =>
  markersOf(scenario, counterData(honoursOfWar, scenario, scale), style, area);
/** The shapes of every marker of a group, by its id. */
const piecesOf = (groups: ReturnType<typeof markers>, title: string): Map<string, readonly Shape[]> =>
  new Map(
    (groups.find(({ heading }) => heading?.id === `heading ${title}`)?.cutouts ?? []).flatMap(({ front }) =>
      front.flatMap((shape): [string, readonly Shape[]][] =>
        shape.kind === 'group' ? [[shape.tags['piece'] ?? '', shape.shapes]] : [],
      ),
    ),
  );
const wordsOf = (shapes: readonly Shape[]) =>
  shapes.flatMap((shape) => (shape.kind === 'words' ? [shape.lettering] : []));

describe('markers of hits', () => {
  it.each(STYLES)('are a numeral from 1 to 5 that stands out from its ground (%s)', (style) => {
    const pieces = piecesOf(markers(ulrich, '28mm', style), 'Hits');
    for (const hits of [1, 2, 3, 4, 5]) {
      const shapes = pieces.get(`hits ${hits} 1`) ?? [];
      const [numeral] = wordsOf(shapes);
      expect(numeral?.text).toBe(String(hits));
      // What was filled last before the numeral lies under it.
      const fills = shapes
        .slice(
          0,
          shapes.findIndex(({ kind }) => kind === 'words'),
        )
        .flatMap((shape) => (shape.kind === 'drawing' && shape.paint.fill ? [shape.paint.fill] : []));
      const [ground, ink] = [fills.at(-1) ?? '#ffffff', numeral?.colour ?? '#ffffff'].map(lightness);
      expect(Math.abs((ground ?? 0) - (ink ?? 0)), `${hits}`).toBeGreaterThan(0.4);
    }
  });
  it('grow darker with the hits where there is grey to tell it', () => {
    const pieces = piecesOf(markers(ulrich, '28mm', 'grey'), 'Hits');
    const grounds = [1, 2, 3, 4, 5].map((hits) => {
      const [ground] = pieces.get(`hits ${hits} 1`) ?? [];
      return ground?.kind === 'drawing' ? lightness(ground.paint.fill ?? '') : NaN;
    });
    expect(grounds).toEqual(grounds.toSorted((a, b) => b - a));
    expect((grounds[0] ?? 0) - (grounds[4] ?? 0)).toBeGreaterThan(0.5);
  });
});

describe('other markers', () => {
  it('have a disc for every objective with its name and points', () => {
    const scenario = lobositz();
    const pieces = piecesOf(markers(scenario, '15mm'), 'Objectives');
    expect(pieces.size).toBe(scenario.objectives.length);
    for (const { id, name, points } of scenario.objectives)
      expect(wordsOf(pieces.get(`objective ${id}`) ?? []).map(({ text }) => text)).toEqual([
        name,
        String(points),
        points === 1 ? 'point' : 'points',
      ]);
  });
  it('have smoke where it takes no sheet of its own', () => {
    const groups = markers(ulrich, '15mm');
    expect(piecesOf(groups, 'Smoke').size).toBe(24);
    expect(packed(groups, area)).toHaveLength(1);
  });
  it('have a sheet full of smoke where there is no room for any', () => {
    const groups = markers(lobositz(), '28mm');
    const without = packed(groups.slice(0, -1), area).length;
    expect(piecesOf(groups, 'Smoke').size).toBe(24);
    expect(packed(groups, area)).toHaveLength(without + 1);
  });
});
