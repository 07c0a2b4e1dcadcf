import { describe, expect, it } from 'vitest';
import { readHere } from '../../../electron/desk/reader';
import type { PlanOrder } from '../../../electron/desk/reader/tasks';
import { stUlrichText } from '../../engine/scenario/files';

const reader = readHere();
const order = (changes: Partial<PlanOrder> = {}): PlanOrder => ({
  text: stUlrichText,
  file: 'fictional/st-ulrich.yaml',
  path: null,
  nations: ['scenarios/nations'],
  held: [],
  ...changes,
});

describe('what a planner asks of a text', () => {
  it('is answered by the rule system of the text', async () => {
    const zones = await reader.zones(order());
    expect(zones?.pieces).toHaveLength(7);
    expect(zones?.outOfCommand).toEqual({ units: [], clause: 'HOW-CMD-01' });
    expect((await reader.chokePoints(order()))?.map(({ kind }) => kind)).toContain('bridge');
    expect(await reader.scaleAudit({ ...order(), paces: null })).toMatchObject({ paces: 10, from: 'book' });
    const told = order({ text: stUlrichText.replace('size: [6ft, 4ft]', 'size: [6ft, 4ft], one foot: 600 paces') });
    const audit = await reader.scaleAudit({ ...told, paces: null });
    expect(audit).toMatchObject({ from: 'declared' });
    expect((audit?.paces ?? 0) * 30.48).toBeCloseTo(600, 6);
    const seen = await reader.seenGround({ ...order(), from: [{ x: 90, y: 60 }], cell: 6 });
    expect(seen).toMatchObject({ columns: 31, rows: 21 });
    const times = await reader.marchTimes({ ...order(), units: ['blue/leib-regiment', 'red/nobody'] });
    expect(times?.map(({ unit, goal }) => [unit, goal])).toEqual([['blue/leib-regiment', 'objective/the-bridge']]);
  });

  it('tells which enemies a unit sees from where it is held: ahead, and not through houses', async () => {
    const seenFrom = async (x: number, y: number, heading: number) =>
      reader.seenEnemies({
        ...order({ held: [{ id: 'blue/leib-regiment', at: { x, y }, heading }] }),
        unit: 'blue/leib-regiment',
      });
    expect(await seenFrom(100, 20, 90)).toMatchObject({ of: 4, clause: 'HOW-TERR-24' });
    expect((await seenFrom(100, 20, 90))?.seen.length).toBeGreaterThan(0);
    expect((await seenFrom(100, 20, 270))?.seen).toEqual([]);
    expect(await reader.seenEnemies({ ...order(), unit: 'blue/nobody' })).toBeNull();
  });

  it('takes units where they are held, and again where the text has them', async () => {
    const held = [{ id: 'blue/leib-regiment', at: { x: 150, y: 20 }, heading: 90 }];
    expect((await reader.zones(order({ held })))?.outOfCommand?.units).toEqual(['blue/leib-regiment']);
    expect((await reader.zones(order()))?.outOfCommand?.units).toEqual([]);
  });

  it('is nothing while the text cannot be read', async () => {
    const broken = order({ text: 'cockade: 1\ntitle: [' });
    expect(await reader.zones(broken)).toBeNull();
    expect(await reader.seenGround({ ...broken, from: [], cell: 2 })).toBeNull();
    expect(await reader.marchTimes({ ...broken, units: [] })).toBeNull();
  });
});
