import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compileChronicle } from '../../../engine/chronicle';
import { honoursOfWar } from '../../../engine/rules/honours-of-war';
import { readChronicle } from '../../../engine/scenario';
import type { TablePicture } from '../../../renderer/battle';
import type { HeldAbout } from '../../../renderer/battlefield';
import { ChroniclePlayer } from '../../../renderer/chronicle/player.svelte';
import { stUlrich } from '../editor/st-ulrich';

const STORY = `
chronicle: 1
title: The day at the bridge
scenario: st-ulrich
day: { begins: '06:00', ends: '08:00' }
story:
  - { at: '06:30', until: '07:00', who: [Leib-Regiment], does: march, along: [[70, 30]], chapter: The march, caption: It goes forward. }
  - { at: '07:20', who: [Leib-Regiment], does: form, formation: line }
  - { at: '07:30', who: [Leib-Regiment], does: hold, chapter: The halt, caption: It stands. }
`;
const { scenario } = stUlrich();
if (!scenario) throw new Error('St. Ulrich cannot be read');
const { chronicle, findings } = readChronicle('day.yaml', STORY, new Map([['st-ulrich', scenario]]));
if (!chronicle) throw new Error(JSON.stringify(findings));
const told = compileChronicle(chronicle, scenario, honoursOfWar);

describe('watching a chronicle', () => {
  let frame: FrameRequestCallback = () => undefined;
  const shares: number[] = [];
  const moving: boolean[] = [];
  let forming: HeldAbout['forming'] = [];
  let player: ChroniclePlayer;
  beforeEach(() => {
    vi.stubGlobal('requestAnimationFrame', (next: FrameRequestCallback) => {
      frame = next;
      return 1;
    });
    vi.stubGlobal('cancelAnimationFrame', () => undefined);
    shares.length = moving.length = 0;
    player = new ChroniclePlayer(told);
    player.showOn({
      stand: () => undefined,
      hold: (event: unknown, _before: unknown, _after: unknown, share: number, about: HeldAbout) => {
        forming = about.forming;
        moving.push(event !== null);
        shares.push(share);
      },
    } as unknown as TablePicture);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('begins with its day, and shows a march as far as the hour has it, both ways', () => {
    expect(player.now).toBe(360);
    player.seek(405);
    expect([moving.at(-1), shares.at(-1)]).toEqual([true, 0.5]);
    player.seek(397.5);
    expect([moving.at(-1), shares.at(-1)]).toEqual([true, 0.25]);
    player.seek(430);
    expect(moving.at(-1)).toBe(false);
  });

  it('shows a change of formation as far as the hour has it, from what the unit stood in before', () => {
    const shown = () =>
      forming.map(({ id, before, share }) => [id, share, before.pieces.find((one) => one.id === id)?.formation]);
    player.seek(439);
    expect(shown()).toEqual([]);
    player.seek(440.5);
    expect(shown()).toEqual([['blue/leib-regiment', 0.25, 'march column']]);
    player.seek(442.5);
    expect(shown()).toEqual([]);
  });

  it('stays within its day, and goes from caption to caption', () => {
    player.seek(0);
    expect(player.now).toBe(360);
    expect(player.caption).toBeNull();
    player.step(1);
    expect([player.now, player.caption?.text, player.chapter?.title]).toEqual([390, 'It goes forward.', 'The march']);
    player.stepChapter(1);
    expect([player.now, player.chapter?.title]).toEqual([450, 'The halt']);
    player.step(1);
    expect(player.now).toBe(480);
    player.step(-1);
    expect(player.now).toBe(450);
  });

  it('tells what happens while it plays, and nothing while it is moved by hand', () => {
    const heard: string[] = [];
    const stop = player.listen((events) => heard.push(...events.map((event) => event.do)));
    player.seek(389.9);
    player.speed = 10;
    player.play();
    frame(1000);
    expect(heard).toEqual([]);
    frame(1100);
    expect(heard).toContain('moved');
    stop();
    const before = heard.length;
    player.seek(449.9);
    frame(1200);
    expect(heard).toHaveLength(before);
  });

  it('plays so many minutes a second, halts at the end of the day, and begins anew from there', () => {
    player.speed = 10;
    player.play();
    frame(1000);
    frame(1100);
    expect(player.now).toBeCloseTo(361, 9);
    player.seek(479.5);
    frame(1200);
    expect([player.now, player.playing]).toEqual([480, false]);
    player.play();
    expect([player.now, player.playing]).toEqual([360, true]);
  });
});
