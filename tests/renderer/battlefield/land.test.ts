import { describe, expect, it } from 'vitest';
import { layGround } from '../../../engine/terrain';
import {
  beside,
  ease,
  grainOf,
  lots,
  noise,
  paced,
  TableLattice,
  reliefOf,
  surveyOf,
  WATER_LEVEL,
} from '../../../renderer/battlefield/land';
import { smallTable } from './tables';

describe('noise', () => {
  it('repeats itself and stays between 0 and 1', () => {
    for (let i = 0; i < 200; i++) {
      const value = noise(i * 0.37, i * 1.13 - 40);
      expect(value).toBe(noise(i * 0.37, i * 1.13 - 40));
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
  });
  it('draws the same lots from the same seed, and others from another', () => {
    const [first, again, other] = [lots(7), lots(7), lots(8)];
    const drawn = [first(), first(), first()];
    expect([again(), again(), again()]).toEqual(drawn);
    expect([other(), other(), other()]).not.toEqual(drawn);
  });
  it('eases in both directions with level ends', () => {
    expect([ease(0, 2, -1), ease(0, 2, 1), ease(0, 2, 3)]).toEqual([0, 0.5, 1]);
    expect([ease(2, 0, 3), ease(2, 0, 1), ease(2, 0, -1)]).toEqual([0, 0.5, 1]);
  });
});

describe('shapes', () => {
  const course = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
  ];
  it('tells where a point lies beside a course', () => {
    expect(beside(course, 4, 3)).toEqual({ distance: 3, along: 4, side: 1 });
    expect(beside(course, 12, 5)).toEqual({ distance: 2, along: 15, side: -1 });
  });
  it('paces a course round its corner', () => {
    expect(paced(course, 6).map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [6, 0],
      [10, 2],
      [10, 8],
    ]);
  });
  it('takes the grain of a field from its longest edge', () => {
    const field = [
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 4, y: 9 },
      { x: 0, y: 9 },
    ];
    expect(Math.abs(grainOf(field).y)).toBe(1);
  });
});

describe('planes', () => {
  it('reads between nodes', () => {
    const plane = new TableLattice(10, 10, 2).fill((x, y) => x + 10 * y);
    expect(plane.at(3, 5)).toBeCloseTo(53, 5);
    expect(plane.at(0, 0)).toBe(0);
  });
  it('keeps signed distances near an outline and nothing farther than its margin', () => {
    const square = [
      { x: 10, y: 10 },
      { x: 20, y: 10 },
      { x: 20, y: 20 },
      { x: 10, y: 20 },
    ];
    const plane = new TableLattice(40, 40, 1, 5).nearOutline(square, 5);
    expect(plane.at(15, 15)).toBe(-5);
    expect(plane.at(12, 15)).toBe(-2);
    expect(plane.at(23, 15)).toBe(3);
    expect(plane.at(35, 15)).toBe(5);
  });
});

describe('relief', () => {
  const ground = layGround(smallTable);
  const relief = reliefOf(ground);
  it('raises the hill to about its height and leaves the plain low', () => {
    expect(relief.heightAt(30, 65)).toBeGreaterThan(4.4);
    expect(relief.heightAt(30, 65)).toBeLessThan(6.2);
    expect(Math.abs(relief.heightAt(58, 8))).toBeLessThan(1);
  });
  it('carves the river under the water from bank to bank, the ford less deep', () => {
    expect(relief.heightAt(80, 50)).toBeLessThan(WATER_LEVEL - 0.5);
    expect(relief.heightAt(77, 50)).toBeLessThan(WATER_LEVEL);
    expect(relief.heightAt(74, 50)).toBeGreaterThan(WATER_LEVEL);
    expect(relief.heightAt(80, 70)).toBeGreaterThan(WATER_LEVEL - 0.4);
    expect(relief.heightAt(80, 70)).toBeLessThan(WATER_LEVEL);
  });
  it('tilts normals away from the slope: west of the hill they lean west', () => {
    const normal = relief.normalAt(14, 65);
    expect(normal.x).toBeLessThan(-0.05);
    expect(Math.hypot(normal.x, normal.y, normal.z)).toBeCloseTo(1, 6);
    expect(relief.normalAt(30, 77).z).toBeLessThan(-0.05);
  });
  it('rounds the crest and the foot of a hill, which the rules have sharp', () => {
    /** How sharply the ground bends at most along a line over the hill, from foot to foot. */
    const sharpest = (heightAt: (x: number) => number): number => {
      const [from, to] = [6, 54];
      const bends = Array.from({ length: to - from }, (_, i) => {
        const x = from + i;
        return Math.abs(heightAt(x - 1) - 2 * heightAt(x) + heightAt(x + 1));
      });
      return Math.max(...bends);
    };
    const ruled = sharpest((x) => ground.heightAt({ x, y: 65 }));
    const modelled = sharpest((x) => relief.heightAt(x, 65));
    expect(ruled).toBeGreaterThan(0.1);
    expect(modelled).toBeLessThan(0.75 * ruled);
  });
  it('knows how far the water is', () => {
    expect(relief.shore.at(80, 50)).toBeLessThan(-3.6);
    expect(relief.shore.at(90, 50)).toBeCloseTo(6, 1);
  });
});

describe('survey', () => {
  it('sorts the features', () => {
    const survey = surveyOf(layGround(smallTable));
    expect(survey.waters.map(({ id, halfWidth }) => [id, halfWidth])).toEqual([['river', 4]]);
    expect(survey.roads.map(({ id }) => id)).toEqual(['road']);
    expect(survey.rows.map(({ id }) => id)).toEqual(['hedge']);
    expect(survey.quarters.map(({ town, place }) => [town.id, place])).toEqual([['town', 0]]);
    expect(survey.areasOf('wood')).toHaveLength(1);
  });
});
