import { expect, it } from 'vitest';
import { ReplayPlayer } from '../../../renderer/replay';
import { unlikePlans } from '../../../renderer/share/plan-drawing';
import { sampleBattle } from '../sample-battle';

const record = sampleBattle();
const player = new ReplayPlayer(record);
const moments = record.events.map((_, i) => i);
const plans = [...unlikePlans({ record, stateAt: (moment) => player.stateAt(moment) }, moments, 600)];

it('no two maps in a row of a plan in motion are alike', () => {
  expect(plans[0]?.moment).toBe(0);
  expect(plans.length).toBeGreaterThan(2);
  expect(plans.length).toBeLessThan(moments.length);
  const alike = plans.filter(({ troops, now }, i) => troops === plans[i - 1]?.troops && now === plans[i - 1]?.now);
  expect(alike).toEqual([]);
});

it('a map that is made a picture brings the faces of its names along', () => {
  const [plan] = plans;
  const svg = `${plan?.ground() ?? ''}${plan?.troops ?? ''}`;
  const named = new Set([...svg.matchAll(/font-family="'(IM Fell[^']*)'/g)].map(([, family]) => family));
  expect(named.size).toBe(2);
  for (const family of named)
    expect(svg).toMatch(new RegExp(`@font-face\\{font-family:'${String(family)}';[^}]*url\\(data:font/woff2;base64,`));
});
