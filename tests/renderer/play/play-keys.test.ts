import { describe, expect, it, vi } from 'vitest';
import { Viewing } from '../../../renderer/battle';
import { OpenFight } from '../../../renderer/play/open-fight.svelte';
import { playKeys } from '../../../renderer/play/play-keys';
import { FakeDesk } from '../fake-desk';
import { askedOf, positionOf, shownOf } from './sample-fight';

it('behind the curtain no key does or takes back anything but that which raises it', () => {
  const open = new OpenFight(new FakeDesk([], {}), shownOf(positionOf(10)));
  const [confirm, undo] = [vi.fn(), vi.fn()];
  const keys = (): ReturnType<typeof playKeys> =>
    playKeys({ ...open, viewing: new Viewing() }, { confirm, undo } as never);
  const press = (chord: string): void =>
    keys()
      .find(({ chords }) => chords.includes(chord))
      ?.run();
  press('Backspace');
  press('2');
  expect([undo.mock.calls.length, open.fight.chosen]).toEqual([1, 1]);
  open.fight.choose(null);
  open.fight.curtain = { seat: 'red' } as never;
  for (const chord of ['Backspace', '2', 'b', 'Enter']) press(chord);
  expect([undo.mock.calls.length, open.fight.chosen, confirm.mock.calls.length]).toEqual([1, null, 1]);
});

describe('a unit is moved by keys alone', () => {
  const UNIT = 'blue/leib-regiment';
  const asked = [askedOf({ form: { form: 'march', movers: [UNIT] }, unit: UNIT, isFree: true })];
  /** What the desk is asked to try after these keys. */
  async function triedAfter(...chords: readonly string[]): Promise<unknown> {
    const path = null;
    const tried = { ok: { path, ends: [], choice: { pick: 'move' }, label: '', left: null, refusal: null } };
    const desk = new FakeDesk([], { 'play.try': () => tried });
    const open = new OpenFight(desk, shownOf(positionOf(10, 0, { asked })));
    const keys = playKeys({ ...open, viewing: new Viewing() }, {} as never);
    for (const chord of chords) {
      keys.find((key) => key.chords.includes(chord))?.run();
      await vi.waitFor(() => expect(open.moving.tried).not.toBeNull());
    }
    await new Promise((resolve) => setTimeout(resolve, 0));
    return desk.askedFor('play.try').at(-1)?.attempt;
  }

  it.each([
    ['ahead', ['Alt+ArrowUp'], [{ ahead: 2 }]],
    ['back', ['Alt+ArrowDown'], [{ ahead: -2 }]],
    ['by a wheel to the left', ['Alt+ArrowLeft'], [{ turn: -5 }]],
    ['by a wheel to the right', ['Alt+ArrowRight'], [{ turn: 5 }]],
    ['aside to the left', ['Shift+ArrowLeft'], [{ sideways: -2 }]],
    ['aside to the right', ['Shift+ArrowRight'], [{ sideways: 2 }]],
    ['a little ahead', ['Shift+ArrowUp'], [{ ahead: 0.5 }]],
    ['a little shorter', ['Alt+ArrowUp', 'Shift+ArrowDown'], [{ ahead: 1.5 }]],
    ['on after a sidestep', ['Shift+ArrowRight', 'Alt+ArrowUp'], [{ sideways: 2 }, { ahead: 2 }]],
  ])('%s', async (_, chords, legs) => {
    expect(await triedAfter(...chords)).toEqual({ legs });
  });
});
