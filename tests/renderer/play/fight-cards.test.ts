import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { Viewing } from '../../../renderer/battle';
import { cardNow } from '../../../renderer/play/card-now';
import FightCards from '../../../renderer/play/FightCards.svelte';
import { OpenFight } from '../../../renderer/play/open-fight.svelte';
import { FakeDesk } from '../fake-desk';
import { positionOf, shownOf } from './sample-fight';

const ignored = (): void => undefined;

it('what the enemy can do to a unit stands where it was asked, above what the answers lead to', async () => {
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
  const open = new OpenFight(desk, shownOf(positionOf(10)));
  await open.telling.askChances();
  await open.moving.askThreats();
  render(FightCards, {
    open,
    viewing: new Viewing(),
    now: cardNow(open.fight, { acts: false, isPast: false, isLost: false }),
    acts: false,
    isPast: false,
    standings: [],
    correcting: null,
    oncorrecting: ignored,
    onconfirm: ignored,
    onreplay: ignored,
    onkeep: ignored,
    onleave: ignored,
    onbranch: ignored,
  });
  flushSync();
  const threats = screen.getByLabelText('What the enemy can do to it there');
  const leads = screen.getByLabelText('What each choice leads to');
  expect(threats.compareDocumentPosition(leads)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
