import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PlanPicture } from '../../../renderer/battle/plan-picture';
import { sampleBattle } from '../sample-battle';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('while somebody drags through the battle leaders bear no names, and have them again when it is let go', async () => {
  const record = sampleBattle();
  const host = document.createElement('div');
  for (const [side, px] of Object.entries({ clientWidth: 1000, clientHeight: 700 }))
    Object.defineProperty(host, side, { value: px });
  const plan = new PlanPicture(host, { reducedMotion: true, onFrame: () => undefined });
  /** Of those who command, by what the plan says beside them. */
  const words = async (): Promise<readonly string[]> => {
    await vi.advanceTimersByTimeAsync(1000);
    const said = [...host.querySelectorAll('svg:last-child text')].map((text) => text.textContent);
    return said.filter((one) => /Marwede|Rehlingen|Steinach/.test(one));
  };
  plan.lay(record);
  plan.stand(record.start);
  const named = await words();
  expect(named.length).toBeGreaterThan(0);
  plan.hurry(true);
  plan.stand(record.start);
  expect(await words()).toEqual([]);
  plan.hurry(false);
  expect(await words()).toEqual(named);
  plan.dispose();
});
