import { describe, expect, test } from 'vitest';
import {
  drawPlan,
  groundLayer,
  namesClearOf,
  namesLayer,
  planScene,
  planViewBox,
  startLayer,
  troopsLayer,
} from '../../../drawing/map';
import { columnLetter } from '../../../drawing/map/border';
import { facingOf, poseAt } from '../../../engine/geometry';
import { plainTroops } from './plain-troops';
import { randomScenario, stUlrich } from './scenarios';

const scenario = stUlrich();
const words = (svg: string): string[] => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text ?? '');
const ids = (svg: string, kind: string): string[] =>
  [...svg.matchAll(/data-id="([^"]*)" data-kind="([^"]*)"/g)].flatMap(([, id, of]) => (of === kind && id ? [id] : []));
const groupOf = (svg: string, id: string): string => {
  const start = svg.indexOf(`<g data-id="${id}"`);
  return start < 0 ? '' : svg.slice(start, svg.indexOf('</g>', start));
};

test('a name that somebody comes to stand on makes room, and all others stay where they are', () => {
  const troops = plainTroops(scenario);
  const before = namesClearOf(troops, scenario);
  const placesOf = (names: typeof before): Readonly<Record<string, unknown>> =>
    Object.fromEntries(names.map(({ wish, place }) => [wish.lettering.text, place.at]));
  const hill = before.find(({ wish }) => wish.lettering.text === 'Zeitberg');
  const [first] = troops.state.pieces;
  if (!hill || !first) throw new Error('there is no Zeitberg, or nobody to stand on it');
  const { x, y } = hill.box.pose;
  const pieces = troops.state.pieces.map((one) =>
    one === first ? { ...one, where: { on: { x, y, hx: 0, hy: 1 } } } : one,
  );
  const after = namesClearOf({ ...troops, state: { ...troops.state, pieces } }, scenario);
  const { Zeitberg: moved, ...others } = placesOf(after);
  const { Zeitberg: stood, ...same } = placesOf(before);
  expect(moved).not.toEqual(stood);
  expect(others).toEqual(same);
  expect(namesLayer(scenario, 0, after)).not.toBe(namesLayer(scenario));
});

test('a name under the pips of a counter makes room as one under a block does', () => {
  const troops = plainTroops(scenario);
  const hill = namesClearOf(troops, scenario).find(({ wish }) => wish.lettering.text === 'Zeitberg');
  const [first, ...others] = troops.state.pieces;
  if (!hill || !first) throw new Error('there is no Zeitberg, or nobody to stand by it');
  const { pose, depth } = hill.box;
  // A column of 20 cm that stands just ahead of the name: only what is behind it covers that.
  const on = { x: pose.x, y: pose.y + depth / 2 + 10.3, hx: 0, hy: 1 };
  const makesRoom = (hits: number): boolean => {
    const pieces = [{ ...first, gauges: { hits }, where: { on } }, ...others];
    const after = namesClearOf({ ...troops, state: { ...troops.state, pieces } }, scenario);
    return after.find(({ wish }) => wish.lettering.text === 'Zeitberg')?.place !== hill.place;
  };
  expect([makesRoom(0), makesRoom(3)]).toEqual([false, true]);
});

describe('the plan', () => {
  const svg = drawPlan(scenario, plainTroops(scenario));

  test('shows the whole table in centimetres with the paper round it', () => {
    expect(planViewBox(scenario)).toBe('-8.5 -130.42 199.88 138.92');
    expect(svg.startsWith(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${planViewBox(scenario)}">`)).toBe(true);
  });
  test('has its layers from the paper up', () => {
    const layers = [...svg.matchAll(/data-layer="([^"]*)"/g)].map(([, name]) => name);
    expect(layers).toEqual([
      'paper',
      'fields',
      'hills',
      'grid',
      'water',
      'roads',
      'woods',
      'obstacles',
      'villages',
      'objectives',
      'names',
      'troops',
      'border',
    ]);
  });
  test('names the ground', () => {
    expect(words(svg)).toEqual(
      expect.arrayContaining(['Zeitberg', 'Schwartz', 'Mulheim', 'St. Ulrich', "Abbot's Wood", 'Otter Wood']),
    );
  });
  test('letters the grid from west to east and numbers it from the south, on both sides', () => {
    for (const mark of ['A', 'B', 'C', 'D', 'E', 'F', '2', '3', '4']) {
      expect(
        words(svg).filter((word) => word === mark),
        mark,
      ).toHaveLength(2);
    }
    expect(words(svg)).not.toContain('G');
    expect(words(svg)).not.toContain('5');
  });
  test('has every unit and leader of both sides', () => {
    const units = scenario.armies.flatMap((army) => [
      ...army.brigades.flatMap((brigade) => brigade.units),
      ...army.independents,
    ]);
    expect(ids(svg, 'unit').toSorted()).toEqual(units.map(({ id }) => id).toSorted());
    expect(ids(svg, 'leader')).toHaveLength(4);
    expect(svg.match(/data-side="1"/g)).toHaveLength(7);
    expect(svg.match(/data-side="2"/g)).toHaveLength(6);
  });
  test('shows the objective with its points', () => {
    expect(ids(svg, 'objective')).toHaveLength(1);
    expect(groupOf(svg, ids(svg, 'objective')[0] ?? '')).toContain('>1</text>');
  });
  test('keeps to what a strict content policy allows, and holds no broken number', () => {
    expect(/ style=|<style| id="|url\(|NaN|Infinity|undefined|null/.exec(svg)?.[0]).toBeUndefined();
  });
  test('is the same twice, and of a bearable size', () => {
    expect(drawPlan(stUlrich(), plainTroops(stUlrich()))).toBe(svg);
    expect(svg.length).toBeGreaterThan(60_000);
    expect(svg.length).toBeLessThan(250_000);
  });
  test('without troops it shows ground only', () => {
    const bare = drawPlan(scenario, null);
    expect(ids(bare, 'unit')).toEqual([]);
    expect(words(bare)).toContain('Zeitberg');
  });
});

describe('layers of their own', () => {
  test('the ground holds no troops and the troops no ground', () => {
    const ground = groundLayer(scenario);
    const troops = troopsLayer(plainTroops(scenario), scenario);
    expect(ids(ground, 'unit')).toEqual([]);
    expect(ground.startsWith('<g data-layer="ground">')).toBe(true);
    expect(words(ground)).not.toContain('Mulheim');
    expect(words(namesLayer(scenario))).toContain('Mulheim');
    expect(troops.startsWith('<g data-layer="troops">')).toBe(true);
    expect(ids(troops, 'unit')).toHaveLength(9);
    expect(words(troops)).not.toContain('Mulheim');
  });
  test('type grows to what can be read, and never shrinks', () => {
    const sizes = (svg: string): number[] => [...svg.matchAll(/font-size="([^"]*)"/g)].map(([, size]) => Number(size));
    const troops = plainTroops(scenario);
    expect(Math.min(...sizes(namesLayer(scenario)))).toBeLessThan(2);
    expect(Math.min(...sizes(namesLayer(scenario, 3)))).toBe(3);
    expect(Math.max(...sizes(namesLayer(scenario, 3)))).toBeLessThan(4);
    const names = sizes(troopsLayer(troops, scenario, { least: 3 }));
    expect(Math.max(...sizes(troopsLayer(troops, scenario)))).toBe(1.75);
    expect(names.filter((size) => size >= 2.9).length).toBeGreaterThan(names.length / 2);
  });
  test('the start shows every unit and leader with its name', () => {
    const start = startLayer(scenario);
    expect(ids(start, 'unit')).toHaveLength(9);
    expect(ids(start, 'leader')).toHaveLength(4);
    expect(words(start)).toEqual(expect.arrayContaining(['Rautenkranz', 'Alt-Lindenau', 'v. Steinach']));
  });
  test('smoke hangs before those who fired', () => {
    const troops = plainTroops(scenario);
    const { state } = troops;
    const [first, second] = state.pieces;
    if (!first || !second) throw new Error('too few units');
    const svg = troopsLayer(troops, scenario, { fired: new Set([first.id]) });
    expect(groupOf(svg, first.id)).toContain('#fbf7ec');
    expect(groupOf(svg, second.id)).not.toContain('#fbf7ec');
  });
  test('a unit that is gone, off the table or under a marker is not drawn; one in a block is', () => {
    const troops = plainTroops(scenario);
    const { state } = troops;
    const [gone, off, marked, inside] = state.pieces;
    if (!gone || !off || !marked || !inside) throw new Error('too few units');
    gone.where = { gone: 'destroyed' };
    off.where = { off: 'blue' };
    marked.where = { marked: 'marker-1' };
    inside.where = { inside: 'mulheim/1' };
    const drawn = ids(troopsLayer(troops, scenario), 'unit');
    expect(drawn).toHaveLength(6);
    expect(drawn).toContain(inside.id);
    expect(groupOf(troopsLayer(troops, scenario), inside.id)).toContain('translate(16 -76)');
  });
});

describe('on random tables', () => {
  test.each([1, 2, 3, 4, 5])('table %i draws without a broken number', (seed) => {
    const random = randomScenario(seed, { width: 240, depth: 180, features: 16, units: 12 });
    const svg = drawPlan(random, plainTroops(random));
    expect(/NaN|Infinity|undefined/.exec(svg)?.[0]).toBeUndefined();
    expect(ids(svg, 'unit')).toHaveLength(24);
  });
  test('an empty table has paper, grid and border', () => {
    const empty = { ...scenario, terrain: [], objectives: [], armies: [] };
    expect(planScene(empty, null).layers.map(({ name }) => name)).toEqual(['paper', 'fields', 'grid', 'border']);
  });
});

test('columns after Z are lettered in pairs', () => {
  expect([0, 25, 26, 27, 51, 52].map(columnLetter)).toEqual(['A', 'Z', 'AA', 'AB', 'AZ', 'BA']);
});

test('a heading is drawn as the way the front looks', () => {
  const troops = plainTroops(scenario);
  const { state } = troops;
  const [first] = state.pieces;
  if (!first) throw new Error('no unit');
  first.where = { on: poseAt({ x: 50, y: 60 }, facingOf(90)) };
  expect(groupOf(troopsLayer(troops, scenario), first.id)).toContain('transform="matrix(0 1 -1 0 50 -60)"');
});
