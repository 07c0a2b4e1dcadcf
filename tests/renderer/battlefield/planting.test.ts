import { describe, expect, it } from 'vitest';
import { layGround } from '../../../engine/terrain';
import { reliefOf, surveyOf } from '../../../renderer/battlefield/land';
import { plantingOf } from '../../../renderer/battlefield/planting';
import { smallTable } from './tables';

const ground = layGround(smallTable);
const survey = surveyOf(ground);
const relief = reliefOf(ground);
const planting = plantingOf(survey, relief);
const woodTrees = planting.trees.filter(({ x }) => x < 60);

describe('planting', () => {
  it('is the same every time', () => {
    expect(plantingOf(surveyOf(layGround(smallTable)), relief)).toEqual(planting);
  });
  it('fills the wood, inside its edge and apart from each other', () => {
    expect(woodTrees.length).toBeGreaterThan(20);
    for (const { x, y } of woodTrees) {
      expect(x).toBeGreaterThan(11);
      expect(x).toBeLessThan(49);
      expect(y).toBeGreaterThan(6);
    }
    const gaps = woodTrees.flatMap((a, i) => woodTrees.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(4.3);
  });
  it('keeps the road through the wood clear', () => {
    expect(woodTrees.some(({ y }) => y > 25.8 && y < 34.2)).toBe(false);
  });
  it('sets a bush about every centimetre of a hedge', () => {
    const hedge = planting.bushes.filter(({ kind }) => kind === 'hedge');
    expect(hedge).toHaveLength(11);
    for (const { y } of hedge) expect(Math.abs(y - 80)).toBeLessThan(0.2);
  });
  it('gives the first block a church, turned with the block, inside it', () => {
    const church = planting.houses.find(({ kind }) => kind === 'church');
    expect(church?.turn).toBe(90);
    for (const { x, y } of planting.houses) {
      expect(Math.abs(x - 104)).toBeLessThan(10);
      expect(Math.abs(y - 60)).toBeLessThan(10);
    }
  });
  it('walls a fortified block with a gate on each side', () => {
    expect(planting.rails.filter(({ kind }) => kind === 'wall')).toHaveLength(8);
  });
  it('keeps grass off roads, fields and water', () => {
    expect(planting.tufts.length).toBeGreaterThan(50);
    for (const { x, y } of planting.tufts) {
      expect(Math.abs(y - 30)).toBeGreaterThan(3);
      expect(Math.abs(x - 80)).toBeGreaterThan(4);
      expect(x > 95 && x < 115 && y > 6 && y < 18).toBe(false);
    }
  });
});
