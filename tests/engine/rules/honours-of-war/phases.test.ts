import { describe, expect, it } from 'vitest';
import { honoursOfWar } from '../../../../engine/rules/honours-of-war';
import { battlefield } from './field';
import type { Layout, TestField } from './field';

/** Runs one phase of a turn by its name. */
function phase(on: TestField, name: string): TestField {
  const step = honoursOfWar.turn(on.state).find((one) => one.name === name);
  if (!step) throw new Error(`no phase ${name}`);
  on.run(step.rule(on));
  return on;
}

describe('HOW-CMD-12: whose generals ride first', () => {
  const order = (more: Layout, initiative?: string) => {
    const on = battlefield({
      blue: { a: { at: [60, 50] } },
      red: { z: { at: [60, 150] } },
      leaders: {
        king: { at: [60, 40], kind: 'general' },
        keith: { at: [70, 40], kind: 'lieutenant', rating: 'dashing' },
        marshal: { at: [60, 160], kind: 'general', side: 'red' },
      },
      ...more,
    });
    if (initiative) on.state.marks['move initiative'] = initiative;
    phase(on, 'Commanding generals');
    const rides = on.asked.filter(({ kind }) => kind === 'ride');
    return rides.map(({ about }) => (about as { command: string }).command);
  };
  it('in the first turn the defender’s; each general before his lieutenants', () => {
    expect(order({ attacker: 'blue' })).toEqual(['marshal', 'king', 'keith']);
    expect(order({ attacker: 'red' })).toEqual(['king', 'keith', 'marshal']);
  });
  it('without an attacker a die: 1 to 3 the first side', () => {
    expect(order({ attacker: null, dice: [3] })[0]).toBe('king');
    expect(order({ attacker: null, dice: [4] })[0]).toBe('marshal');
    const thrown = battlefield({ blue: { a: { at: [60, 50] } }, attacker: null, dice: [4] });
    expect(phase(thrown, 'Commanding generals').events.find(({ do: what }) => what === 'rolled')).toMatchObject({
      why: 'Whose generals move first: Blue on 1 to 3, Red on 4 to 6',
    });
  });
  it('so too where both attack', () => {
    const on = battlefield({
      blue: { a: { at: [60, 50] } },
      red: { z: { at: [60, 150] } },
      leaders: { king: { at: [60, 40], kind: 'general' }, marshal: { at: [60, 160], kind: 'general', side: 'red' } },
      dice: [3],
    });
    Object.assign(on.roster, { sides: on.roster.sides.map((side) => ({ ...side, attacker: true })) });
    phase(on, 'Commanding generals');
    expect(on.asked[0]?.about).toMatchObject({ command: 'king' });
    expect(on.state.drawn).toBe(1);
  });
  it('later those of the side that lost the last movement initiative', () => {
    expect(order({ attacker: 'blue' }, 'red')[0]).toBe('king');
    expect(order({ attacker: 'blue' }, 'blue')[0]).toBe('marshal');
  });
});

describe('what the scenario lets happen', () => {
  const message = (at: 'start' | 'end') => ({ turn: 2, at, text: `The ${at}.`, event: 'message' }) as const;
  const on = (victory: number | null) => {
    const field = battlefield({
      blue: { a: { at: [60, 50] }, b: { at: [90, 50] } },
      red: { y: { at: [60, 150] }, z: { at: [90, 150] } },
      scenario: {
        events: [message('start'), message('end')],
        victory: { turns: victory, then: 'draw', conditions: [] },
      },
    });
    field.state.at = { turn: 2, step: 0 };
    return field;
  };
  it('at the start of a turn comes before the generals, at its end before the reckoning', () => {
    expect(phase(on(null), 'Commanding generals').texts()).toEqual(['The start.']);
    const end = phase(on(2), 'Breaking points');
    expect(end.texts()[0]).toBe('The end.');
    expect(end.state.over).toMatchObject({ winner: null });
  });
});
