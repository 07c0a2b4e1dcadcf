import { describe, expect, it } from 'vitest';
import type { Chronicled } from '../../../engine/chronicle';
import { told } from './mill';

const SEVEN = 7 * 60;
/** When a unit sets out and when it arrives. */
function under(day: Chronicled, id: string): readonly [number | undefined, number | undefined] {
  const spans = day.spans.filter(({ moved }) => {
    const event = moved === null ? undefined : day.events[moved];
    return event?.do === 'moved' && event.movers.some((mover) => mover.id === id);
  });
  return [spans[0]?.from, spans.at(-1)?.until];
}

describe('how long a way takes', () => {
  // 60 cm of this table are 1772 m of ground.
  it.each([
    ['Second', 'march', 33],
    ['Second', 'advance', 40],
    ['Second', 'assault', 30],
    ['Second', 'rout', 18],
    ['Guns', 'march', 33],
    ['Dragoons', 'march', 17],
    ['Dragoons', 'advance', 15],
    ['Dragoons', 'charge', 8],
    ['Dragoons', 'retreat', 10],
  ])('%s: to %s takes %d minutes', (who, does, minutes) => {
    const places: Readonly<Record<string, string>> = { Second: '[100, 60]', Guns: '[100, 76]', Dragoons: '[100, 130]' };
    const day = told(`  - { at: "07:00", who: [${who}], does: ${does}, along: [${places[who]}] }\n`);
    const [from, until] = under(day, `blue/${who.toLowerCase()}`);
    expect([from, (until ?? 0) - SEVEN]).toEqual([SEVEN, minutes]);
  });
  it('is as long as the file says, where it does', () => {
    const day = told('  - { at: "07:00", until: "08:15", who: [Dragoons], does: march, along: [[100, 130]] }\n');
    expect(under(day, 'blue/dragoons')).toEqual([SEVEN, SEVEN + 75]);
  });
});

describe('who would meet another', () => {
  const rides = '  - { at: "07:00", who: [Dragoons], does: march, along: [[70, 20]] }\n';
  const marches = '  - { at: "07:08", who: [Second], does: march, along: [[100, 60]] }\n';

  it('sets out at his hour while nobody is in his way', () =>
    expect(under(told(marches), 'blue/second')[0]).toBe(SEVEN + 8));
  it('waits until the other has passed, and goes as fast as he would have gone', () => {
    const day = told(rides + marches);
    const [from = 0, until = 0] = under(day, 'blue/second');
    expect(day.remarks).toEqual([]);
    expect(from).toBeGreaterThan(SEVEN + 8);
    expect((from - SEVEN - 8) % 2).toBe(0);
    expect(until - from).toBe(33);
  });
});
