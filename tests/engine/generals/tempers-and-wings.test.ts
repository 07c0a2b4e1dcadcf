/** Who commands: levels and tempers by name, a wing of its own, each commander by his rating. */
import { describe, expect, it } from 'vitest';
import type { Id, RosterCommand } from '../../../engine/battle';
import { commandsUnder, generalNamed, generalOfWings, GENERALS } from '../../../engine/generals';
import { toySystem } from '../toy';
import { decisionOf, questionWith, unitAt, viewOf } from './views';

const command = (id: Id, rating: RosterCommand['rating'], more: Partial<RosterCommand> = {}): RosterCommand => {
  return { id, name: id, leader: null, kind: 'brigade', side: 'blue', rating, units: [], commands: [], ...more };
};
/** Four brigades of one unit each before an enemy; the first two are the left wing. */
function viewWith(ratings: readonly RosterCommand['rating'][]) {
  const ids = ['blue a', 'blue b', 'blue c', 'blue d'];
  const view = viewOf('blue', ...ids.map((id, i) => unitAt(id, 20, 20 + 15 * i)), unitAt('red line', 100, 45));
  const brigades = ids.map((id, i) => command(id, ratings[i] ?? null));
  const left = command('left', null, { kind: 'lieutenant', name: 'Left Wing', commands: ['blue a', 'blue b'] });
  const commands = Object.fromEntries([...brigades, left].map((one) => [one.id, one]));
  return { ...view, roster: { ...view.roster, commands } };
}
const about = (unit: Id | null) => ({ ...decisionOf('blue'), about: unit === null ? { side: 'blue' } : { unit } });
/** Quiet, or a blow of this unit that costs more than it brings, unless what it brings weighs a fifth more. */
const blowOf = (unit: Id) => {
  const y = 20 + 15 * ['blue a', 'blue b', 'blue c', 'blue d'].indexOf(unit);
  const ends = [{ id: unit, pose: { x: 20, y, hx: 1, hy: 0 } }];
  return questionWith([{ pick: 'quiet' }, { pick: 'strike' }], { strike: { harm: 0.5, risk: 0.62, ends } });
};
const blow = blowOf('blue a');

describe('a general by his name', () => {
  it.each([
    ['capable', 'Capable', 'capable general'],
    ['drill-book', 'Drill-book', 'drill-book general'],
    ['brilliant', 'Brilliant', 'brilliant general'],
    ['capable:bold', 'Capable, bold', 'bold capable general'],
    ['brilliant:cautious', 'Brilliant, cautious', 'cautious brilliant general'],
    ['capable:by-rating', 'Capable, tempers by rating', 'capable general, tempers by rating'],
  ])('%s', (id, title, told) => {
    const general = generalNamed(id);
    expect([general.id, general.title, general.make(toySystem).title]).toEqual([id, title, told]);
  });

  it('is the capable one where none is named, and a sentence where there is no such', () => {
    expect(generalNamed(undefined).id).toBe('capable');
    expect(GENERALS.map(({ id }) => id)).toEqual(['capable', 'drill-book', 'brilliant']);
    expect(() => generalNamed('napoleon')).toThrow('capable, drill-book, brilliant. Each may have a temper');
    for (const id of ['capable:mad', 'capable:bold:bold'])
      expect(() => generalNamed(id)).toThrow('Those there are: cautious, bold, by-rating.');
  });

  it('has a temper that weighs the enemy’s losses', () => {
    const view = viewWith([]);
    const chosen = (id: string) => generalNamed(id).make(toySystem).choose(view, about('blue a'), blow);
    expect(chosen('capable')).toEqual({ pick: 'quiet' });
    expect(chosen('capable:bold')).toEqual({ pick: 'strike' });
    expect(chosen('capable:cautious')).toEqual({ pick: 'quiet' });
  });
});

describe('commanders by their rating', () => {
  const general = generalNamed('capable:by-rating').make(toySystem);
  it('strike where they are dashing, and not where they are dependable, dithering, diced or without a rating', () => {
    const view = viewWith(['dashing', 'dependable', 'dithering', 'diced']);
    const strikes = ['blue a', 'blue b', 'blue c', 'blue d', null].map((unit) => {
      const choice = general.choose(view, about(unit), blowOf(unit ?? 'blue d'));
      return 'pick' in choice && choice.pick === 'strike';
    });
    expect(strikes).toEqual([true, false, false, false, false]);
  });

  it('plan each by his own confidence', () => {
    const view = viewWith(['dashing', 'dithering', null, null]);
    expect(general.plan(view).map(({ command: id }) => id)).toHaveLength(4);
    expect(general.explain(view, about('blue a'), blow).choice).toEqual(general.choose(view, about('blue a'), blow));
  });
});

describe('a general of one wing', () => {
  const view = viewWith([]);
  const [main, other] = [generalNamed('capable').make(toySystem), generalNamed('capable:bold').make(toySystem)];
  const wing = { commands: commandsUnder(view.roster, 'left'), name: 'Left Wing', general: other };
  const general = generalOfWings(main, [wing]);

  it('answers for the commands of his wing, and the general of the side for the rest and the whole', () => {
    const titles = ['blue a', 'blue b', 'blue c', null].map((unit) => {
      const told = general.explain(view, about(unit), blow);
      const [his, mains] = [other, main].map((one) => one.explain(view, about(unit), blow));
      return JSON.stringify(told) === JSON.stringify(his) && JSON.stringify(his) !== JSON.stringify(mains)
        ? 'his'
        : 'the side’s';
    });
    expect(general.title).toBe('capable general, with a bold capable general over Left Wing');
    expect(titles.slice(2)).toEqual(['the side’s', 'the side’s']);
    expect(wing.commands).toEqual(new Set(['left', 'blue a', 'blue b']));
    const strike = (unit: Id) => general.choose(view, about(unit), blowOf(unit));
    expect(['blue a', 'blue b', 'blue c', 'blue d'].map(strike)).toEqual(
      ['strike', 'strike', 'quiet', 'quiet'].map((pick) => ({ pick })),
    );
  });

  it('leaves a side without wings to its general', () => {
    expect(generalOfWings(main, [])).toBe(main);
  });

  it('tells one plan for all brigades', () => {
    expect(
      general
        .plan(view)
        .map(({ command: id }) => id)
        .toSorted(),
    ).toEqual(['blue a', 'blue b', 'blue c', 'blue d']);
  });
});
