import { Group, Mesh, Scene } from 'three';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scenarioNow } from '../../../engine/battle';
import type { BattleState } from '../../../engine/battle';
import { MEANS } from '../../../renderer/battlefield/quality';
import { TableVersions } from '../../../renderer/battlefield/table-versions';
import { idleBrush, smallTable } from './tables';

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(idleBrush as never);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const without = (...ids: readonly string[]) => {
  const ground: BattleState['ground'] = {};
  for (const id of ids) ground[id] = { gauges: {}, gone: true };
  return scenarioNow(smallTable, { ground });
};
const shownIn = (scene: Scene): Group[] =>
  scene.children.filter((one): one is Group => one instanceof Group && one.visible);
const cornersOf = (scene: Scene): number => {
  let corners = 0;
  for (const group of shownIn(scene))
    group.traverse((one) => {
      if (one instanceof Mesh) corners += (one as Mesh).geometry.getAttribute('position').count;
    });
  return corners;
};

it('shows one table at a time, and takes one that was shown before from what is kept', () => {
  const scene = new Scene();
  const versions = new TableVersions(scene, MEANS.low);
  const whole = versions.show(smallTable);
  const standing = cornersOf(scene);
  const broken = versions.show(without('bridge'));
  expect(broken).not.toBe(whole);
  expect(shownIn(scene)).toHaveLength(1);
  expect(cornersOf(scene)).toBeLessThan(standing);
  expect(versions.show(smallTable)).toBe(whole);
  expect(cornersOf(scene)).toBe(standing);
  expect(versions.show(without('bridge'))).toBe(broken);
  versions.dispose();
  expect(scene.children).toHaveLength(0);
});

it('keeps three, and lays the one again that was shown longest ago', () => {
  const scene = new Scene();
  const versions = new TableVersions(scene, MEANS.low);
  const whole = versions.show(smallTable);
  versions.show(without('bridge'));
  versions.show(without('ford'));
  expect(versions.show(smallTable)).toBe(whole);
  const ford = versions.show(without('ford'));
  versions.show(without('hedge'));
  expect(scene.children).toHaveLength(3);
  expect(versions.show(without('ford'))).toBe(ford);
  versions.show(without('bridge'));
  expect(versions.show(smallTable)).not.toBe(whole);
  expect(shownIn(scene)).toHaveLength(1);
  versions.dispose();
});
