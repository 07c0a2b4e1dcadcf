import { describe, expect, it, vi } from 'vitest';
import { Viewing } from '../../../renderer/battle';
import { replayKeys, tableKeys } from '../../../renderer/battle/stage-keys';

/** What is done by a key, as far as anybody was told. */
function doneBy(chord: string): readonly unknown[] {
  const done: unknown[] = [];
  const told = (who: string): unknown =>
    new Proxy(
      {},
      {
        get:
          (_, what) =>
          (...how: unknown[]) =>
            void done.push(`${who} ${[String(what), ...how].join(' ')}`),
      },
    );
  const own = { player: told('player'), following: told('camera') };
  const controls = new Proxy(own, {
    get: (_, what) =>
      what === 'player' || what === 'following'
        ? own[what]
        : (...how: unknown[]) => void done.push(`controls ${[String(what), ...how].join(' ')}`),
  });
  replayKeys(controls as never)
    .find(({ chords }) => chords.includes(chord))
    ?.run();
  return done;
}

it.each([
  ['x', 'camera lookAtActing'],
  ['v', 'camera toggle'],
  ['Shift+v', 'camera toggleChosen'],
  ['b', 'controls mark'],
  ['g', 'controls playOn'],
  ['m', 'controls toggleSound'],
  ['c', 'player stepChapter 1'],
  ['Shift+ArrowLeft', 'player stepTurn -1'],
  ['Alt+ArrowRight', 'player stepPhase 1'],
  ['Space', 'player toggle'],
])('in a replay %s does “%s”', (chord, does) => {
  expect(doneBy(chord)).toEqual([does]);
});

describe('on the table', () => {
  const press = (viewing: Viewing, chord: string): void =>
    tableKeys(viewing, vi.fn())
      .find(({ chords }) => chords.includes(chord))
      ?.run();
  it('N shows names of objectives, units and places and hides them again, P swaps plan and table', () => {
    const viewing = new Viewing();
    press(viewing, 'n');
    press(viewing, 'p');
    expect([viewing.showsNames, viewing.picture]).toEqual([true, 'plan']);
    press(viewing, 'n');
    press(viewing, 'p');
    expect([viewing.showsNames, viewing.picture]).toEqual([false, 'table']);
  });
  it.each([
    ['f', 'frame', []],
    ['w', 'pan', [0, Viewing.STEP]],
    ['d', 'pan', [-Viewing.STEP, 0]],
    ['q', 'orbit', [-45, 0]],
    ['+', 'zoom', [1.25]],
    ['z', 'low', []],
  ])('%s moves the view: %s', (chord, does, how) => {
    const viewing = new Viewing();
    const moved = vi.fn();
    viewing.stage = { [does]: moved } as never;
    press(viewing, chord);
    expect(moved.mock.calls).toEqual([how]);
  });
});
