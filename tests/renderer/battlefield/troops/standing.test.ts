import { Matrix4, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { fightBattle } from '../../../../engine/analysis';
import { playback } from '../../../../engine/battle';
import { systemById } from '../../../../engine/rules';
import { groundOf } from '../../../../engine/terrain';
import { reliefOf } from '../../../../renderer/battlefield/land';
import { SKIRT } from '../../../../renderer/battlefield/troops/bases';
import { lieOf } from '../../../../renderer/battlefield/troops/footing';
import { kitsOf } from '../../../../renderer/battlefield/troops/kit';
import { partWay } from '../../../../renderer/battlefield/troops/motion';
import { BASE_HEIGHT, partsOf } from '../../../../renderer/battlefield/troops/parts';
import { Postures } from '../../../../renderer/battlefield/troops/posture';
import spittelwitz from '../../../../scenarios/fictional/spittelwitz.yaml?raw';
import { scenarioOf } from '../../sample-battle';

/** Over a footprint, in shares of its width and depth. */
const SPOTS = [-0.5, -0.25, 0, 0.25, 0.5].flatMap((u) => [-0.5, -0.25, 0, 0.25, 0.5].map((v) => [u, v] as const));
/** A man on the march bobs so far, cm. */
const BOB = 0.11;

describe('on the hills of Spittelwitz, every base and figure at rest and on its way', () => {
  const scenario = scenarioOf(spittelwitz);
  const system = systemById('honours-of-war');
  if (!system) throw new Error('the book is not there');
  const record = fightBattle({ scenario, system, seed: 1, turns: 3 });
  const relief = reliefOf(groundOf(scenario));
  const { roster, vocabulary } = record;
  const kits = kitsOf(roster);
  const postures = new Postures(roster, new Map(), 1, vocabulary);
  const replayed = playback(record);
  const all = record.events.flatMap((event, moment) => {
    if (event.do !== 'moved' && event.do !== 'formed') return [];
    const [before, after] = [postures.of(replayed.stateAt(moment)), postures.of(replayed.stateAt(moment + 1))];
    const changed = [...partWay(event, before, after, vocabulary, 0.4).values()];
    return changed.map((posture) => ({ posture, moment }));
  });
  const standing = [
    ...all,
    ...[...postures.of(replayed.stateAt(0)).values()].map((posture) => ({ posture, moment: 0 })),
  ];

  it('lies on the land: nothing of it comes through, and the skirt reaches it where it falls away', () => {
    expect(standing.length).toBeGreaterThan(80);
    const wrong = standing.flatMap(({ posture, moment }) =>
      posture.bases.flatMap(({ pose, width, depth }) => {
        const { matrix } = lieOf(relief, pose, width, depth);
        const over = SPOTS.flatMap(([u, v]) => {
          const at = new Vector3(u * width, 0, v * depth).applyMatrix4(matrix);
          const [x, y] = [at.x, -at.z];
          const isDry = relief.shore.at(x, y) > 2 && Math.abs(relief.dugAt(x, y)) < 0.01;
          return isDry ? [at.y - relief.heightAt(x, y)] : [];
        });
        return Math.min(0, ...over) < -0.25 || Math.max(0, ...over) > SKIRT ? [{ id: posture.id, moment, over }] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('stands with its feet on its base, or on a bank that its base lies across: it neither hangs nor sinks', () => {
    let figures = 0;
    for (const { posture } of standing) {
      const kit = kits.get(posture.id);
      if (!kit) continue;
      const parts = partsOf(posture, kit, relief, 1, false);
      const onBase = parts.bases.map(({ matrix, width, depth }) => ({ back: matrix.clone().invert(), width, depth }));
      for (const { matrix } of parts.figures) {
        figures += 1;
        const foot = new Vector3().setFromMatrixPosition(matrix);
        const ground = relief.heightAt(foot.x, -foot.z);
        expect(foot.y).toBeGreaterThan(ground - 0.02);
        const heights = onBase.flatMap(({ back, width, depth }) => {
          const on = foot.clone().applyMatrix4(new Matrix4().copy(back));
          return Math.abs(on.x) < width / 2 + 0.5 && Math.abs(on.z) < depth / 2 + 0.5 ? [on.y - BASE_HEIGHT] : [];
        });
        const off = Math.min(foot.y - ground, ...heights.map(Math.abs));
        expect(off).toBeLessThan(BOB + 0.02);
      }
    }
    expect(figures).toBeGreaterThan(500);
  });
});
