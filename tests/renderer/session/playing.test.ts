import { describe, expect, it, vi } from 'vitest';
import { Session } from '../../../renderer/session';
import { FakeDesk } from '../fake-desk';
import { positionOf, shownOf } from '../play/sample-fight';

const FAULT = { fault: { code: 'gone', message: 'The file is gone.' } };

function opened() {
  const desk = new FakeDesk([], {
    'play.resume': () => ({ ok: shownOf(positionOf(10)) }),
    'play.leave': () => ({ ok: {} }),
    'play.list': () => ({ ok: { plays: [] } }),
    'play.discard': () => ({ ok: {} }),
    'play.restore': () => FAULT,
  });
  return { desk, session: new Session(desk, 1280) };
}

describe('a fight that was left', () => {
  it('is taken up once, however often it is clicked, and is not left by that', async () => {
    const { desk, session } = opened();
    await Promise.all([session.playing.resume('p1'), session.playing.resume('p1')]);
    expect([desk.askedFor('play.resume').length, desk.askedFor('play.leave').length]).toEqual([1, 0]);
    expect([session.playing.open?.fight.play, session.workspace.view]).toEqual(['p1', 'battle']);
    session.playing.leave();
    await session.playing.resume('p1');
    expect([desk.askedFor('play.resume').length, desk.askedFor('play.leave').length]).toEqual([2, 1]);
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
