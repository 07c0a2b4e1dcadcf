/** A list of troops chosen in the window: told where it is wrong, and added where it is right. */
import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import FromList from '../../../renderer/editor/order-of-battle/FromList.svelte';
import { Offers } from '../../../renderer/editor/order-of-battle/offers.svelte';
import { OrderOfBattle } from '../../../renderer/editor/order-of-battle/order.svelte';
import { stUlrich } from './st-ulrich';

const HEAD = 'brigade,commander,rating,unit,type,class,size\n';

function opened() {
  const editing = stUlrich();
  const army = editing.scenario?.armies[0];
  if (!army) throw new Error('there is no army');
  const order = new OrderOfBattle(editing);
  const offers = new Offers(editing, army.id);
  const take = (): void => {
    const { shown } = offers;
    offers.leave();
    if (shown) order.take(shown.make);
  };
  render(FromList, { offers, order, army, ontake: take });
  const choose = (text: string): Promise<unknown> =>
    fireEvent.change(screen.getByLabelText('List of troops'), {
      target: { files: [new File([text], 'bevern.csv')] },
    });
  const names = (): readonly string[] =>
    editing.scenario?.armies[0]?.brigades.flatMap(({ units }) => units.map(({ name }) => name)) ?? [];
  return { editing, offers, choose, names };
}

it('a list with a fault names its line and adds nothing; a good one adds its units in one step', async () => {
  const { editing, offers, choose, names } = opened();
  await choose(
    `${HEAD}Bevern,General Bevern,dashing,Itzenplitz,line infantry,,\n,,,Manteuffel,lancers of the moon,,\n`,
  );
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('bevern.csv is not read.');
  expect(alert.textContent).toMatch(/\bline 3\b/i);
  expect(screen.queryByRole('button', { name: 'Add those of bevern.csv' })).toBeNull();
  expect(editing.document.steps).toHaveLength(0);

  await choose(`${HEAD}Bevern,General Bevern,dashing,Itzenplitz,line infantry,,\n,,,Manteuffel,line infantry,,\n`);
  const add = await screen.findByRole('button', { name: 'Add those of bevern.csv' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(names()).not.toContain('Itzenplitz');
  await fireEvent.click(add);
  expect(names().slice(-2)).toEqual(['Itzenplitz', 'Manteuffel']);
  expect(editing.document.steps).toHaveLength(1);
  expect(offers.shown).toBeNull();
});
