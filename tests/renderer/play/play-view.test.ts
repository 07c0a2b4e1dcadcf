import { fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import { Viewing } from '../../../renderer/battle';
import { KeyRing, Workspace } from '../../../renderer/frame';
import { OpenFight } from '../../../renderer/play/open-fight.svelte';
import PlayView from '../../../renderer/play/PlayView.svelte';
import { FakeDesk } from '../fake-desk';
import { askedOf, positionOf, shownOf } from './sample-fight';

vi.mock('../../../renderer/battle/model-picture', () => ({
  ModelPicture: class {
    constructor() {
      throw new Error('no WebGL here');
    }
  },
}));

/** What keys and readers of the screen can reach in the view. */
const reached = (): readonly Element[] =>
  [...document.querySelectorAll('.play :is(button, input, select, summary, [tabindex], [aria-label])')].filter(
    (element) => !element.closest('[inert]'),
  );

it('nothing but the curtain itself can be reached while it is down: no strip, table, card, log or brigade', () => {
  const desk = new FakeDesk();
  const open = new OpenFight(desk, shownOf(positionOf(10)));
  const ignored = (): void => undefined;
  render(PlayView, {
    ...{ open, isLost: false, viewing: new Viewing(), workspace: new Workspace(desk, 1280), keys: new KeyRing() },
    ...{ onreplay: ignored, onkeep: ignored, says: () => ({}), onleave: ignored, onbranch: ignored },
  });
  flushSync();
  const inView = reached();
  for (const part of ['.strip', '.decision', '.brigades', '[aria-label="The table"]'])
    expect(inView.some((element) => element.closest(part) !== null)).toBe(true);
  open.fight.curtain = { seat: 'red' } as never;
  flushSync();
  expect(reached().filter((element) => element.closest('.curtain') === null)).toEqual([]);
  expect(reached().length).toBeGreaterThan(0);
});

/** A fight in which the Leib-Regiment is asked, with the notes of a first battle or without. */
function fought(taught: boolean) {
  const desk = new FakeDesk();
  const asked = [askedOf({ unit: 'blue/leib-regiment' })];
  const open = new OpenFight(desk, shownOf(positionOf(10, 0, { asked })));
  open.fight.battle.seek(open.fight.battle.length);
  const workspace = new Workspace(desk, 1280);
  workspace.remember({ play: { ...workspace.settings.play, taught } });
  const [viewing, keys] = [new Viewing(), new KeyRing()];
  viewing.picture = 'plan';
  const ignored = (): void => undefined;
  const does = { onreplay: ignored, onkeep: ignored, says: () => ({}), onleave: ignored, onbranch: ignored };
  render(PlayView, { open, isLost: false, viewing, workspace, keys, ...does });
  flushSync();
  /** The latest offer of a key wins. */
  const press = (chord: string): void => {
    keys.bindings.findLast(({ chords }) => chords.includes(chord))?.run();
    flushSync();
  };
  const note = (): string => screen.queryByRole('complementary', { name: 'A first battle' })?.textContent ?? '';
  return { viewing, workspace, press, note };
}

it('N leads from note to note in a first battle, and shows names on the table in any other', () => {
  const first = fought(false);
  expect(first.note()).toContain('This card asks, you answer');
  first.press('n');
  expect(first.note()).toContain('How it is won');
  expect(first.viewing.showsNames).toBe(false);
  const later = fought(true);
  later.press('n');
  expect(later.viewing.showsNames).toBe(true);
  later.press('n');
  expect(later.viewing.showsNames).toBe(false);
});

it('the notes of a first battle are skipped by one button, for good', async () => {
  const { workspace, note } = fought(false);
  await fireEvent.click(screen.getByRole('button', { name: 'No more notes' }));
  flushSync();
  expect([note(), workspace.settings.play.taught]).toEqual(['', true]);
});

it('X looks at who is asked', () => {
  const { viewing, press } = fought(true);
  const looked = vi.fn();
  if (!viewing.stage) throw new Error('there is no plan');
  viewing.stage.goTo = looked;
  press('x');
  expect(looked.mock.calls[0]?.[0]).toContain('blue/leib-regiment');
});
