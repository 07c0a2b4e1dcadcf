import { fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compileChronicle } from '../../../../engine/chronicle';
import { honoursOfWar } from '../../../../engine/rules/honours-of-war';
import { readChronicle, type Action } from '../../../../engine/scenario';
import { Viewing, type TablePicture } from '../../../../renderer/battle';
import EntryForm from '../../../../renderer/chronicle/edit/EntryForm.svelte';
import { RecordingHand } from '../../../../renderer/chronicle/edit/recording-hand.svelte';
import { Telling } from '../../../../renderer/chronicle/edit/telling.svelte';
import { ChroniclePlayer } from '../../../../renderer/chronicle/player.svelte';
import { FakeDesk } from '../../fake-desk';
import { stUlrich } from '../../editor/st-ulrich';

const HEAD = `chronicle: 1
title: The day at the bridge
scenario: st-ulrich
day: { begins: '06:00', ends: '08:00' }
story:
`;
const CHARGE =
  "  - { at: '06:30', who: [Chevreul Dragoons], does: charge, along: [[70, 30]], against: [Leib-Regiment] }\n";
const { scenario } = stUlrich();
if (!scenario) throw new Error('St. Ulrich cannot be read');
const read = (text: string) => {
  const { drawable, findings } = readChronicle('day.yaml', text, new Map([['st-ulrich', scenario]]));
  if (!drawable) throw new Error(JSON.stringify(findings));
  return { chronicled: compileChronicle(drawable, scenario, honoursOfWar), findings };
};

describe('the form of an entry', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** The form of the only entry, shown anew after each change; what it gives back is the line of the entry. */
  async function opened() {
    const desk = new FakeDesk([], { 'chronicle.read': ({ text }) => ({ ok: read(text) }) });
    const telling = new Telling(desk, new ChroniclePlayer(read(HEAD + CHARGE).chronicled));
    telling.show('own/chronicles/day.yaml', HEAD + CHARGE);
    await vi.advanceTimersByTimeAsync(400);
    const viewing = new Viewing();
    const chosen = { part: 'story', index: 0 } as const;
    telling.choose(chosen);
    const action = (): Action => telling.draft?.chronicle.story[0] ?? expect.fail('there is no entry');
    const hand = new RecordingHand(telling, viewing);
    // A table in three dimensions, seen from the south-west.
    viewing.stage = { eye: { x: 60, y: 40, distance: 80, azimuth: Math.PI / 4 } } as unknown as TablePicture;
    const { rerender } = render(EntryForm, { telling, hand, viewing, chosen, action: action() });
    return async (does: () => Promise<unknown>): Promise<string> => {
      await does();
      await rerender({ action: action() });
      flushSync();
      return telling.text.slice(HEAD.length);
    };
  }
  const choose = (label: string, option: string): Promise<unknown> => {
    const select = screen.getByLabelText<HTMLSelectElement>(label);
    const value = [...select.options].find(({ textContent }) => textContent.trim() === option)?.value;
    return fireEvent.change(select, { target: { value: value ?? expect.fail(`no ${option}`) } });
  };

  it('strikes a commander, says what became of him, and lets him be again', async () => {
    const after = await opened();
    const struck = await after(() => choose('A leader who is struck', 'Major General von Steinach'));
    expect(struck).toMatch(/results: \{ struck: \[\{ who: Major General von Steinach, how: wounded \}\] \} \}\n$/);
    const killed = await after(() => choose('What became of Major General von Steinach', 'killed'));
    expect(killed).toContain('{ who: Major General von Steinach, how: killed }');
    const cross = screen.getByRole('button', { name: 'Major General von Steinach is not struck' });
    expect(await after(() => fireEvent.click(cross))).toBe(CHARGE);
  });

  it('keeps the present view as the look of the entry, and lets it go', async () => {
    const after = await opened();
    const kept = await after(() => fireEvent.click(screen.getByRole('button', { name: 'Keep this look' })));
    expect(kept).toContain(', camera: { at: [60, 40], from: 225, distance: 80 } }');
    const without = screen.getByRole('button', { name: 'Without a look of its own' });
    expect(await after(() => fireEvent.click(without))).toBe(CHARGE);
  });

  it('says how sure it is and who runs, each on the line of the entry', async () => {
    const after = await opened();
    expect(await after(() => choose('How sure', 'low'))).toBe(CHARGE.replace(' }\n', ', confidence: low }\n'));
    const runs = await after(() => fireEvent.click(screen.getByLabelText('They run')));
    expect(runs).toContain('results: { routed: true }');
    expect(await after(() => choose('How sure', 'not said'))).not.toContain('confidence');
  });
});
