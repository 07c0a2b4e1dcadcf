import { expect, it, vi } from 'vitest';
import { Viewing } from '../../../renderer/battle';
import { OpenFight } from '../../../renderer/play/open-fight.svelte';
import { playKeys } from '../../../renderer/play/play-keys';
import { FakeDesk } from '../fake-desk';
import { positionOf, shownOf } from './sample-fight';

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
