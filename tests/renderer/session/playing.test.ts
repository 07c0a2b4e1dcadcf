import { describe, expect, it, vi } from 'vitest';
import { Session } from '../../../renderer/session';
import { FakeDesk } from '../fake-desk';
import { sampleBattle } from '../sample-battle';
import { positionOf, shownOf } from '../play/sample-fight';

const FAULT = { fault: { code: 'gone', message: 'The file is gone.' } };

function opened() {
  const desk = new FakeDesk([], {
    'play.resume': () => ({ ok: shownOf(positionOf(10)) }),
    'play.branch': () => ({ ok: { ...shownOf(positionOf(4)), play: 'p2' } }),
    'play.leave': () => ({ ok: {} }),
    'play.list': () => ({ ok: { plays: [] } }),
    'play.discard': () => ({ ok: {} }),
    'play.restore': () => FAULT,
  });
  return { desk, session: new Session(desk, 1280) };
}

describe('a fight of people', () => {
  it('is taken up once, however often it is clicked, and is not left by that', async () => {
    const { desk, session } = opened();
    await Promise.all([session.playing.resume('p1'), session.playing.resume('p1')]);
    expect([desk.askedFor('play.resume').length, desk.askedFor('play.leave').length]).toEqual([1, 0]);
    expect([session.playing.open?.fight.play, session.workspace.view]).toEqual(['p1', 'battle']);
    session.playing.leave();
    await session.playing.resume('p1');
    expect([desk.askedFor('play.resume').length, desk.askedFor('play.leave').length]).toEqual([2, 1]);
  });

  it('is told of while it cannot be written down, once for many moves', () => {
    const { desk, session } = opened();
    const message = 'The battle is not being kept: The disk is full.';
    desk.tell('play.unsaved', { message });
    desk.tell('play.unsaved', { message });
    expect(session.notices.shown).toMatchObject([{ sentence: message, severity: 'error' }]);
    session.notices.dismiss(session.notices.shown[0]?.id ?? 0);
    desk.tell('play.unsaved', { message });
    expect(session.notices.shown).toHaveLength(1);
  });

  it('is told of while the desk cannot be reached, and taken up again where it was recorded', async () => {
    const { desk, session } = opened();
    await session.playing.resume('p1');
    desk.reached(false);
    expect([session.playing.isLost, session.notices.shown.length]).toEqual([true, 1]);
    const { open } = session.playing;
    desk.reached(true);
    await vi.waitFor(() => expect(session.playing.open).not.toBe(open));
    expect(desk.askedFor('play.resume').at(-1)).toEqual({ play: 'p1', seat: 'blue' });
    expect([session.playing.isLost, session.notices.shown]).toEqual([false, []]);
  });

  it('goes on from an earlier moment as a branch, and is left as it stands', async () => {
    const { desk, session } = opened();
    await session.playing.resume('p1');
    await session.playing.branchHere(4);
    expect(desk.askedFor('play.branch')).toEqual([
      { of: { kind: 'play', play: 'p1', seat: 'blue' }, event: 4, turns: 10 },
    ]);
    expect([desk.askedFor('play.leave'), session.playing.open?.fight.play]).toEqual([[{ play: 'p1' }], 'p2']);
    expect(session.notices.shown.at(-1)?.sentence).toContain('as a branch');
  });

  it('that leaves a battle lasts at least as long as that did, whatever turn fights end at by choice', async () => {
    const { desk, session } = opened();
    const long = sampleBattle();
    session.openings.show('b1', { ...long, outcome: { ...long.outcome, turns: 15 } });
    session.workspace.remember({ play: { ...session.workspace.settings.play, turns: 8 } });
    await session.playing.branch(['person', 'general'], 5);
    session.workspace.remember({ play: { ...session.workspace.settings.play, turns: 20 } });
    await session.playing.branch(['person', 'general'], 5);
    expect(desk.askedFor('play.branch').map(({ turns }) => turns)).toEqual([15, 20]);
  });

  it('is put away with a way back, and says so when there is none', async () => {
    const { session } = opened();
    await session.playing.discard('p1');
    const [told] = session.notices.shown;
    expect(told?.sentence).toBe('The fight is put away.');
    told?.act?.run();
    await vi.waitFor(() => expect(session.notices.shown.at(-1)?.sentence).toBe('The file is gone.'));
  });
});
