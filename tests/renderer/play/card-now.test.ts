import { describe, expect, it } from 'vitest';
import { cardNow } from '../../../renderer/play/card-now';
import { Fight } from '../../../renderer/play/fight.svelte';
import { FakeDesk } from '../fake-desk';
import { sampleBattle } from '../sample-battle';
import { askedOf, positionOf, shownOf } from './sample-fight';

const present = { acts: false, isPast: false, isLost: false };
const fight = (change = {}): Fight => new Fight(new FakeDesk([], {}), shownOf(positionOf(10, 0, change)));

describe('what the card says now, also beside the closed drawer of a narrow window', () => {
  it('is what a person is asked, and that he types dice', () => {
    expect(cardNow(fight(), present)).toEqual({
      kind: 'decision',
      side: 'blue',
      who: 'Bernau decides',
      title: 'Regiment Prinz Casimir is charged',
    });
    const asked = [askedOf({ form: { form: 'dice', count: 2, faces: 6, why: '', who: '' } })];
    expect(cardNow(fight({ asked }), present)).toMatchObject({
      kind: 'dice',
      who: 'Bernau rolls',
    });
  });

  it('is the last line of the log while somebody acts, or an earlier moment is looked at', () => {
    const { battle } = fight();
    const last = battle.log.findLast((row) => row.kind === 'line' && row.moment <= 10);
    const title = last?.kind === 'line' ? last.text : '';
    expect(title).not.toBe('');
    expect(cardNow(fight(), { ...present, acts: true })).toMatchObject({ kind: 'acting', title });
    expect(cardNow(fight(), { ...present, acts: true, isPast: true })).toMatchObject({ kind: 'past', title });
  });

  it('names the side that the line tells of, whoever has begun something since', () => {
    const { events } = sampleBattle();
    const fired = events.findIndex((event) => event.do === 'fired' && event.by.startsWith('red/'));
    const since = { ...events[fired], do: 'rolled', who: 'blue/leib-regiment', dice: [3], text: '' } as never;
    const told = [...events.slice(0, fired + 1), since];
    const now = cardNow(fight({ events: told, length: told.length }), { ...present, acts: true });
    expect(now).toMatchObject({ side: 'red', who: 'Lindenau acts' });
    expect(now.title).toContain('Regiment Prinz Casimir fires');
  });

  it('is that nobody answers while the desk cannot be reached, whatever was asked', () => {
    const lost = { kind: 'lost', side: null, title: 'The connection to Cockade is lost' };
    expect(cardNow(fight(), { acts: true, isPast: true, isLost: true })).toMatchObject(lost);
  });

  it('is who wins when the battle is over', () => {
    const over = { ...positionOf(10).outcome, ended: true };
    const ended = (winner: string | null) => fight({ ended: true, asked: [], outcome: { ...over, winner } });
    expect(cardNow(ended('red'), present)).toMatchObject({ kind: 'end', side: 'red', title: 'Lindenau wins' });
    expect(cardNow(ended(null), present)).toMatchObject({ side: null, title: 'Nobody wins' });
  });
});
