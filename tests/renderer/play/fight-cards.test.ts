import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import { Viewing } from '../../../renderer/battle';
import { cardNow } from '../../../renderer/play/card-now';
import FightCards from '../../../renderer/play/FightCards.svelte';
import { OpenFight } from '../../../renderer/play/open-fight.svelte';
import { FakeDesk } from '../fake-desk';
import { askedOf, positionOf, shownOf } from './sample-fight';

const ignored = (): void => undefined;

type Shown = Parameters<typeof shownOf>[0];

function cards(position: Shown, desk = new FakeDesk([], {})) {
  const open = new OpenFight(desk, shownOf(position));
  const viewing = new Viewing();
  const show = (): void => {
    const now = cardNow(open.fight, { acts: false, isPast: false, isLost: false });
    const shown = { open, viewing, now, acts: false, isPast: false, standings: [], correcting: null };
    const does = { oncorrecting: ignored, onconfirm: ignored, onreplay: ignored, onkeep: ignored };
    render(FightCards, { ...shown, ...does, onleave: ignored, onbranch: ignored });
    flushSync();
  };
  return { open, viewing, show };
}
const isBefore = (one: HTMLElement, other: HTMLElement): boolean =>
  one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING;

it('the unit stands below what is asked, then what the enemy can do to it there, then what the answers lead to', async () => {
  const odds = { leaf: { hits: 1 } };
  const each = [
    { choice: { pick: 'stand' }, label: 'Stand', odds, modifiers: [], outcomes: null },
    { choice: { pick: 'evade' }, label: 'Evade', odds, modifiers: [], outcomes: null },
  ];
  const threat = { by: 'red/chevreul-dragoons', does: 'charge', distance: 12, clause: 'HOW-CHG-02', odds } as const;
  const desk = new FakeDesk([], {
    'play.odds': () => ({ ok: { each } }),
    'play.threats': () => ({ ok: { threats: [threat] } }),
  });
  const { open, viewing, show } = cards(positionOf(10), desk);
  viewing.selected = 'blue/leib-regiment';
  await open.telling.askChances();
  await open.moving.askThreats();
  show();
  const order = ['What is asked', 'Unit Leib-Regiment', 'What the enemy can do to it there'];
  const parts = [...order, 'What each choice leads to'].map((label) => screen.getByLabelText(label));
  const pairs = parts.slice(1).map((part, i) => [parts[i], part] as const);
  expect(pairs.map(([one, other]) => one !== undefined && isBefore(one, other))).toEqual([true, true, true]);
});

it('whom Enter would pass over is listed by name, and a click on one shows it', async () => {
  const still = [
    { pick: 'fire', of: ['blue/leib-regiment'] },
    { pick: 'move', of: ['blue/leib-regiment', 'blue/brackwitz-dragoons'] },
  ];
  const { viewing, show } = cards(positionOf(10, 0, { asked: [askedOf({ still })] }));
  show();
  const rows = within(screen.getByLabelText('Who can still act')).getAllByRole('button');
  expect(rows.map((row) => row.textContent)).toEqual(['Leib-Regiment', 'Brackwitz Dragoons']);
  await fireEvent.click(screen.getByRole('button', { name: 'Brackwitz Dragoons' }));
  expect(viewing.selected).toBe('blue/brackwitz-dragoons');
});

it('an earlier moment that is looked at is gone back to by one button, or fought on from by another', async () => {
  const undone = { refusal: null, position: positionOf(6, 6) };
  const desk = new FakeDesk([], { 'play.undo': () => ({ ok: undone }) });
  const open = new OpenFight(desk, shownOf(positionOf(10)));
  open.fight.battle.seek(6);
  const onbranch = vi.fn();
  const now = cardNow(open.fight, { acts: false, isPast: true, isLost: false });
  const shown = { open, viewing: new Viewing(), now, acts: false, isPast: true, standings: [], correcting: null };
  const does = { oncorrecting: ignored, onconfirm: ignored, onreplay: ignored, onkeep: ignored };
  render(FightCards, { ...shown, ...does, onleave: ignored, onbranch });
  await fireEvent.click(screen.getByRole('button', { name: 'Branch here' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Undo to here' }));
  expect(onbranch.mock.calls).toEqual([[6]]);
  expect(desk.askedFor('play.undo').map(({ to }) => to)).toEqual([{ event: 6 }]);
});
