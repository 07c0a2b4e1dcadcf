import { describe, expect, it } from 'vitest';
import { readout, zones } from '../../../../engine/rules/honours-of-war/cards';
import { at, battlefield, village } from './field';

const field = battlefield({
  terrain: [village('mill', at(200, 150), 0, 20)],
  blue: {
    foot: { at: [50, 50], hits: 2, class: 'superior', type: 'grenadiers', marks: { moved: 1, 'struck by': 'x' } },
    march: { at: [100, 50], formation: 'march column' },
    guns: { at: [150, 50], type: 'heavy gun' },
    horse: { at: [200, 50], type: 'hussars', hits: 7, marks: { 'broken off': 1 } },
    house: { inside: 'mill/1' },
  },
  leaders: {
    'blue brigade': { at: [50, 40], rating: 'dashing' },
    general: { at: [50, 30], kind: 'general', rating: null },
    keith: { at: [60, 30], kind: 'lieutenant', rating: 'dithering', commands: ['blue brigade'] },
    zieten: { at: [70, 30], kind: 'lieutenant', rating: 'dashing' },
  },
});
const view = field.view('blue');
const lines = (id: string) => readout(view, id).lines.map(({ label, value }) => `${label}: ${value}`);

describe('the card of a unit', () => {
  it('type, formation, move, range and states worth knowing', () => {
    expect(lines('foot')).toEqual([
      'Type: grenadiers, superior',
      'Formation: line',
      'Move: 20 cm',
      'Range: 10 / 30 cm',
      'State: Has moved',
    ]);
    expect(lines('guns').at(-1)).toBe('Range: 50 / 100 / 150 cm');
    expect(lines('horse')).toEqual(['Type: hussars, standard', 'Formation: line', 'Move: 30 cm', 'State: Broken off']);
    expect(lines('house')[1]).toBe('Formation: in houses');
  });
  it('HOW-WX-04: its move as the weather leaves it, to a tenth of a centimetre', () => {
    const wet = battlefield({ scale: '20mm', blue: { foot: { at: [50, 50] } } });
    wet.state.marks['weather'] = 'heavy rain';
    expect(readout(wet.view('blue'), 'foot').lines.find(({ label }) => label === 'Move')?.value).toBe('11.3 cm');
  });
  it('commanders by their ratings', () => {
    expect(lines('blue brigade')).toEqual(['Leads: Blue brigade', 'Rating: dashing']);
    expect(lines('general')[1]).toBe('Rating: unrated');
    expect(lines('keith')).toEqual(['Leads: Blue brigade', 'Rating: dithering']);
  });
  it('HOW-OPT-08: what a lieutenant is raised to this turn', () => {
    const on = battlefield({ leaders: { keith: { at: [60, 30], kind: 'lieutenant' } } });
    on.emit({ do: 'mark', id: 'keith', mark: 'raised', value: 'dashing' });
    expect(readout(on.view('blue'), 'keith').lines.at(-1)).toMatchObject({ label: 'This turn', value: 'dashing' });
  });
});

describe('what a piece commands', () => {
  const titles = (id: string) => zones(view, id).map(({ title }) => title);
  it('fire by bands', () => {
    expect(titles('foot')).toEqual(['short range, 10 cm', 'long range, 30 cm']);
    expect(titles('guns')).toEqual(['canister, 50 cm', 'effective range, 100 cm', 'long range, 150 cm']);
  });
  it('none for columns, horse and troops in houses', () => {
    expect(['march', 'horse', 'house'].map((id) => titles(id).length)).toEqual([0, 0, 0]);
  });
  it('HOW-CMD-01: 15 cm about a commander', () => {
    const [zone] = zones(view, 'blue brigade');
    expect(zone?.title).toBe('command distance, 15 cm');
    const far = (zone?.outline ?? []).map(({ x, y }) => Math.sqrt((x - 50) ** 2 + (y - 40) ** 2));
    expect(Math.max(...far)).toBeCloseTo(15, 1);
  });
  it('HOW-CMD-13, HOW-CMD-15, HOW-CMD-19: influence about generals, 20 cm of a dashing one, none of a dithering one', () => {
    expect(['general', 'zieten', 'keith'].map(titles)).toEqual([['influence, 15 cm'], ['influence, 20 cm'], []]);
  });
  it('HOW-ORG-09: command distance too about a general who leads a brigade himself', () => {
    const own = battlefield({
      blue: { a: { at: [50, 50] } },
      leaders: { king: { at: [50, 40], kind: 'general', rating: null } },
      ledByGeneral: ['blue brigade'],
    });
    expect(zones(own.view('blue'), 'king').map(({ id }) => id)).toEqual(['influence', 'command distance']);
  });
});
