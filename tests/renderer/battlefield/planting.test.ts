import { describe, expect, it } from 'vitest';
import { housesOf } from '../../../drawing/map';
import { groundOf, layGround } from '../../../engine/terrain';
import { reliefOf, surveyOf } from '../../../renderer/battlefield/land';
import { plantingOf } from '../../../renderer/battlefield/planting';
import { sampleScenario } from '../sample-battle';
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

describe('houses on the table', () => {
  it('are as many, as large and where the plan draws them, loose villages and closed towns', () => {
    const urban = sampleScenario();
    const towns = urban.terrain.map((one) => (one.kind === 'bua' ? { ...one, build: 'urban' as const } : one));
    for (const scenario of [sampleScenario(), { ...urban, terrain: towns }, smallTable]) {
      const ground = groundOf(scenario);
      const drawn = ground.blocks.flatMap((block) => {
        const town = scenario.terrain.find(({ id }) => id === block.bua);
        const isFirst = ground.blocks.find(({ bua }) => bua === block.bua) === block;
        return housesOf(block, town?.kind === 'bua' ? town.build : 'rustic', isFirst);
      });
      const { houses } = plantingOf(surveyOf(ground), reliefOf(ground));
      expect(houses).toHaveLength(drawn.length);
      houses.forEach(({ x, y, width, depth, turn, kind }, i) => {
        const plot = drawn[i];
        expect(plot).toBeDefined();
        if (!plot) return;
        expect([x, y]).toEqual([plot.box.pose.x, plot.box.pose.y]);
        expect(width).toBeGreaterThanOrEqual(depth);
        expect([width, depth].sort()).toEqual([plot.box.width, plot.box.depth].sort());
        expect(kind === 'church').toBe(plot.church);
        const { hx, hy } = plot.box.pose;
        const ridge = plot.box.width >= plot.box.depth ? { x: hy, y: -hx } : { x: hx, y: hy };
        const way = (turn * Math.PI) / 180;
        expect(ridge.x * Math.sin(way) + ridge.y * Math.cos(way)).toBeCloseTo(0, 6);
      });
    }
  });
});
