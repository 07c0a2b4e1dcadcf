import { describe, expect, it } from 'vitest';
import type { BattleEvent, LooseThing } from '../../../engine/battle';
import { logOf } from '../../../renderer/replay/log';
import { turnsOf } from '../../../renderer/replay/turns';
import { sampleBattle } from '../sample-battle';

const battle = sampleBattle();
const { events } = battle;
const rows = logOf(battle, turnsOf(events));
const written = rows.map((row) => {
  if (row.kind === 'turn') return `= ${row.turn}`;
  if (row.kind === 'line') return `${'  '.repeat(row.depth)}${row.number} ${row.text}`;
  if (row.kind === 'plan') return `* ${row.text}`;
  return row.kind === 'act' ? `${'  '.repeat(row.depth)}> ${row.title}` : `- ${row.title}`;
});

describe('the log', () => {
  it('groups lines by turn and phase and nests acts in acts', () => {
    expect(written).toEqual([
      '= 1',
      '- Initiative',
      '1.1 Bernau wins the initiative, 6 to 4',
      '- Movement',
      "> Steinach's Brigade moves",
      '  1.2 Leib-Regiment advances 20.0 cm',
      '  1.3 Regiment Hohenwalde advances 18.0 cm',
      '- Firing',
      '1.4 Regiment Prinz Casimir fires at Regiment Hohenwalde: 2 hits',
      '= 2',
      '- Initiative',
      '2.1 Lindenau wins the initiative, 5 to 2',
      '- Movement',
      '> Chevreul Dragoons charge',
      '  2.2 Chevreul Dragoons charge Brackwitz Dragoons',
      '  > Brackwitz Dragoons answer',
      '    2.3 Brackwitz Dragoons stand and take the charge',
      '    2.4 They are too late to counter-charge',
      '- Melee',
      '2.5 Chevreul Dragoons beat Brackwitz Dragoons: 4 hits',
      '2.6 Brackwitz Dragoons give way and retreat 20.0 cm',
      '- Rally',
      '2.7 Brackwitz Dragoons are Done For',
      '2.8 Lindenau wins: Bernau breaks at 2 points',
    ]);
  });

  it('leaves out phases and acts in which nothing is said, and the heading of an act of one line', () => {
    const quiet = events.map((event, i) => (i === 21 || i === 3 ? { ...event, text: '' } : event));
    const titles = logOf({ ...battle, events: quiet }, turnsOf(quiet)).flatMap((row) =>
      row.kind === 'act' ? [row.title] : [],
    );
    expect(titles).toEqual(["Steinach's Brigade moves", 'Chevreul Dragoons charge']);
    const phases = logOf({ ...battle, events: quiet }, turnsOf(quiet)).flatMap((row) =>
      row.kind === 'phase' ? [row.title] : [],
    );
    expect(phases).toEqual(['Movement', 'Firing', 'Initiative', 'Movement', 'Melee', 'Rally']);
  });

  it('tells the halves of a turn apart', () => {
    const halves = events.map((event) =>
      event.do === 'step' && event.turn === 1 ? { ...event, halfOf: event.step === 0 ? 'blue' : 'red' } : event,
    );
    const heads = logOf({ ...battle, events: halves }, turnsOf(halves)).flatMap((row) =>
      row.kind === 'phase' ? [row.halfOf] : [],
    );
    expect(heads).toEqual(['blue', 'red', 'red', null, null, null, null]);
  });

  it('knows whose thing was laid, and whose was taken up again', () => {
    const laid = (id: string, thing: LooseThing | null): BattleEvent => ({
      ...{ do: 'laid', id, thing, act: 0, seen: 'all', text: `${id}.`, reasons: [] },
    });
    const at = { x: 0, y: 0, hx: 0, hy: 1 };
    const [step] = events;
    if (!step) throw new Error('the sample is empty');
    const told = [
      step,
      laid('guns', { kind: 'guns', at, owner: 'red' }),
      laid('boat', { kind: 'boat', at, owner: null }),
      laid('guns', null),
    ];
    const lines = logOf({ ...battle, events: told }, turnsOf(told)).flatMap((row) =>
      row.kind === 'line' ? [row.owner] : [],
    );
    expect(lines).toEqual(['red', null, 'red']);
  });

  it('knows the moment of every line, and no key twice', () => {
    const volley = rows.find((row) => row.kind === 'line' && row.number === '1.4');
    expect(volley?.moment).toBe(12);
    expect(new Set(rows.map((row) => row.key)).size).toBe(rows.length);
  });
});
