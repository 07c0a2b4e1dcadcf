import { expect, it } from 'vitest';
import { Fight } from '../../../renderer/play/fight.svelte';
import { PositionHints } from '../../../renderer/play/telling.svelte';
import { FakeDesk } from '../fake-desk';
import { askedOf, positionOf, shownOf, type Asked } from './sample-fight';

const FIRE: Asked['choices'][number] = { choice: { pick: 'fire' }, label: 'Regiment Rautenkranz, roundshot, 57.5 cm' };
const HIT = { leaf: { hits: 1 } };

async function asked(change: Partial<Asked>) {
  const desk = new FakeDesk([], {
    'play.odds': () => ({ ok: { each: [{ ...FIRE, odds: HIT, modifiers: [], outcomes: null }] } }),
  });
  const telling = new PositionHints(new Fight(desk, shownOf(positionOf(10, 0, { asked: [askedOf(change)] }))), desk);
  await telling.askChances();
  return { calls: desk.askedFor('play.odds').length, leads: telling.rows.map(({ leads }) => leads) };
}

it('tells what the only answer leads to, as a shot that must be fired', async () => {
  expect(await asked({ choices: [FIRE] })).toEqual({ calls: 1, leads: ['1 hit'] });
});
it('tries out the answer that is chosen, once', async () => {
  const hold: Asked['choices'][number] = { choice: { pick: 'hold' }, label: 'Hold fire' };
  const outcomes = ['Nobody is hit.', 'One man falls.'].map((tells, hits) => ({
    p: 0.5,
    tells: [tells],
    figures: { hits },
    dice: [],
    goes: [],
    isOpen: false,
  }));
  const desk = new FakeDesk([], {
    'play.odds': ({ choice }) => ({
      ok: {
        each: choice
          ? [{ ...FIRE, odds: HIT, modifiers: [], outcomes }]
          : [FIRE, hold].map((one) => ({ ...one, odds: HIT, modifiers: [], outcomes: null })),
      },
    }),
  });
  const fight = new Fight(desk, shownOf(positionOf(10, 0, { asked: [askedOf({ choices: [FIRE, hold] })] })));
  const telling = new PositionHints(fight, desk);
  await telling.askChances();
  await telling.askMeant();
  expect(desk.askedFor('play.odds')).toHaveLength(1);
  fight.choose(0);
  await telling.askMeant();
  await telling.askMeant();
  expect(desk.askedFor('play.odds').map(({ choice }) => choice)).toEqual([null, { pick: 'fire' }]);
  expect(telling.rows.map((row) => row.outcomes.map(({ tells }) => tells))).toEqual([
    ['Nobody is hit.', 'One man falls.'],
    ['1 hit'],
  ]);
});
it('tries out at once those of a few answers that are not reckoned otherwise', async () => {
  const choices = ['stand', 'evade'].map((pick) => ({ choice: { pick }, label: pick }));
  const outcomes = [{ p: 1, tells: ['It evades 15.0 cm.'], figures: {}, dice: [], goes: [], isOpen: false }];
  const desk = new FakeDesk([], {
    'play.odds': ({ choice }) => ({
      ok: {
        each: choice
          ? [{ choice, label: 'evade', odds: null, modifiers: null, outcomes }]
          : choices.map((one, i) => ({
              ...one,
              odds: i === 0 ? { leaf: { 'gives way': 1 } } : null,
              modifiers: null,
              outcomes: null,
            })),
      },
    }),
  });
  const telling = new PositionHints(
    new Fight(desk, shownOf(positionOf(10, 0, { asked: [askedOf({ choices })] }))),
    desk,
  );
  await telling.askChances();
  expect(desk.askedFor('play.odds').map(({ choice }) => choice)).toEqual([null, { pick: 'evade' }]);
  expect(telling.rows.map((row) => row.outcomes.map(({ tells }) => tells))).toEqual([
    ['It gives way'],
    ['It evades 15.0 cm.'],
  ]);
});
it('asks nothing where nothing is listed, unless dice are to be typed', async () => {
  expect((await asked({ choices: [] })).calls).toBe(0);
  expect(
    (await asked({ choices: [], form: { form: 'dice', faces: 6, count: 1, why: 'A die', who: 'blue' } })).calls,
  ).toBe(1);
});
