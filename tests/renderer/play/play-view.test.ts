import { render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import { Viewing } from '../../../renderer/battle';
import { KeyRing, Workspace } from '../../../renderer/frame';
import { OpenFight } from '../../../renderer/play/open-fight.svelte';
import PlayView from '../../../renderer/play/PlayView.svelte';
import { FakeDesk } from '../fake-desk';
import { positionOf, shownOf } from './sample-fight';

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
