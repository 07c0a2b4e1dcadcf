import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addEntry, movePoint, recordPosition } from '../../../../editing/chronicle';
import { compileChronicle, type Chronicled } from '../../../../engine/chronicle';
import { honoursOfWar } from '../../../../engine/rules/honours-of-war';
import { readChronicle, type Finding } from '../../../../engine/scenario';
import { barsOf } from '../../../../renderer/chronicle/edit/bars';
import { entryOf, isAbout, worstOf } from '../../../../renderer/chronicle/edit/findings';
import { Telling } from '../../../../renderer/chronicle/edit/telling.svelte';
import { courseOf, facingHandle, middlesOf, wayOf } from '../../../../renderer/chronicle/edit/ways';
import { ChroniclePlayer } from '../../../../renderer/chronicle/player.svelte';
import { FakeDesk } from '../../fake-desk';
import { stUlrich } from '../../editor/st-ulrich';

const TEXT = `chronicle: 1
title: The day at the bridge
scenario: st-ulrich
day: { begins: '06:00', ends: '08:00' }
begins:
  - { who: [Brackwitz Dragoons], at: [60, 30], facing: 90 }
story:
  - { at: '06:30', until: '07:00', who: [Leib-Regiment], does: march, along: [[70, 80]] }   # by the hill
  - { at: '07:30', who: [Leib-Regiment], does: hold }
`;
const { scenario } = stUlrich();
if (!scenario) throw new Error('St. Ulrich cannot be read');
const unit = scenario.armies
  .flatMap((army) => army.brigades.flatMap(({ units }) => units))
  .find(({ name }) => name === 'Leib-Regiment');
const horse = [
  ...scenario.armies.flatMap((army) => [...army.independents, ...army.brigades.flatMap(({ units }) => units)]),
].find(({ name }) => name.startsWith('Brackwitz'));
if (!unit || !horse) throw new Error('St. Ulrich has other troops');
const text = TEXT.replace('Brackwitz Dragoons', horse.name);
const read = (source: string): { readonly chronicled: Chronicled; readonly findings: readonly Finding[] } => {
  const reading = readChronicle('day.yaml', source, new Map([['st-ulrich', scenario]]));
  if (!reading.drawable) throw new Error('cannot be read');
  return { chronicled: compileChronicle(reading.drawable, scenario, honoursOfWar), findings: reading.findings };
};

describe('a chronicle that is written', () => {
  const asked: string[] = [];
  let telling: Telling;
  const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(400);
  beforeEach(async () => {
    vi.useFakeTimers();
    asked.length = 0;
    const desk = new FakeDesk([], {
      'chronicle.read': ({ text: source }) => {
        asked.push(source);
        return { ok: source.includes('story: [') ? { chronicled: null, findings: [] } : read(source) };
      },
    });
    telling = new Telling(desk, new ChroniclePlayer(read(text).chronicled));
    telling.show('own/chronicles/day.yaml', text);
    await settle();
  });
  afterEach(() => vi.useRealTimers());

  it('takes what is typed in the text, and reads it before anything else is done to it', async () => {
    const typed = text.replace('story:\n', "story:\n  - { at: '06:10', does: note, caption: Dawn. }\n");
    telling.type(typed.replace('Dawn', 'Daw'));
    telling.type(typed);
    expect(telling.isSettled).toBe(false);
    expect(telling.attempt((draft) => movePoint(draft, { part: 'story', index: 1 }, 0, { x: 72, y: 82 }))).toBe(true);
    expect(telling.text).toBe(typed.replace('[70, 80]', '[72, 82]'));
    await settle();
    expect(asked.at(-1)).toBe(telling.text);
    telling.undo();
    telling.undo();
    expect(telling.text).toBe(text);
  });

  it('keeps the day on show while what is typed cannot be read', async () => {
    const { story } = telling.draft?.chronicle ?? {};
    telling.type(text.replace('story:', 'story: ['));
    await settle();
    expect(telling.draft).toBeNull();
    telling.type(text);
    await settle();
    expect(telling.draft?.chronicle.story).toEqual(story);
  });

  it('changes one line, lays the day out anew, and takes it back to the letter', async () => {
    telling.choose({ part: 'story', index: 0 });
    expect(telling.player.now).toBe(390);
    expect(telling.who).toEqual([unit.id]);
    expect(telling.attempt((draft) => movePoint(draft, { part: 'story', index: 0 }, 0, { x: 75, y: 82 }))).toBe(true);
    expect(telling.text).toBe(text.replace('[70, 80]', '[75, 82]'));
    expect(telling.isSettled).toBe(false);
    await settle();
    expect(telling.isSettled).toBe(true);
    expect(asked.at(-1)).toBe(telling.text);
    telling.player.seek(430);
    expect(telling.player.state.pieces.find(({ id }) => id === unit.id)?.where).toMatchObject({ on: { x: 75, y: 82 } });
    telling.undo();
    expect(telling.text).toBe(text);
    telling.redo();
    expect(telling.text).toContain('[75, 82]');
  });

  it('opens what those who are chosen do at the hour of the clock', () => {
    telling.player.seek(440);
    telling.select([unit.id]);
    expect(telling.chosen).toEqual({ part: 'story', index: 0 });
    telling.player.seek(455);
    telling.select([unit.id]);
    expect(telling.chosen).toEqual({ part: 'story', index: 1 });
    telling.player.seek(360);
    telling.select([horse.id]);
    expect(telling.chosen).toEqual({ part: 'begins', index: 0 });
    telling.select([]);
    expect(telling.chosen).toBeNull();
  });

  it('waits until the day is laid out before it records where somebody stood', async () => {
    telling.attempt((draft) => addEntry(draft, { at: 460, who: [horse.id], does: 'march', along: [{ x: 90, y: 30 }] }));
    telling.player.seek(480);
    const made = telling.attemptLaid((draft, told) => {
      expect(told.hours).toHaveLength(3);
      return recordPosition(draft, told, { who: [horse.id], at: 480, by: { x: 5, y: 0 }, keepsFront: false });
    });
    await settle();
    expect(await made).toBe(true);
    expect(telling.chosen).toMatchObject({ part: 'story' });
  });

  it('says why something cannot be done, and changes nothing', () => {
    telling.player.seek(405);
    expect(telling.attempt((draft) => addEntry(draft, { at: 100, who: [unit.id], does: 'hold' }))).toBe(false);
    expect(telling.refusal?.sentence).toContain('not of the day');
    expect(telling.text).toBe(text);
  });

  it('goes on with the step before while an arrow key repeats it', () => {
    const to = (x: number) =>
      telling.attempt((draft) => movePoint(draft, { part: 'story', index: 0 }, 0, { x, y: 80 }), true);
    to(71);
    to(72);
    to(73);
    expect(telling.document.steps).toHaveLength(1);
    telling.undo();
    expect(telling.text).toBe(text);
  });

  it('keeps the form open only while its entry is there', async () => {
    telling.attempt((draft) => addEntry(draft, { at: 475, who: [horse.id], does: 'hold' }));
    expect(telling.chosen).toEqual({ part: 'story', index: 2 });
    await settle();
    telling.undo();
    expect(telling.chosen).toBeNull();
  });
});

describe('what is shown of an entry', () => {
  const { chronicled } = read(text);
  const reading = readChronicle('', text, new Map([['st-ulrich', scenario]]));
  const chronicle = reading.drawable;
  if (!chronicle) throw new Error('cannot be read');
  const draft = { scenario, chronicle, values: null };

  it('is its way with handles while the clock stands in it', () => {
    const way = wayOf(draft, chronicled, { part: 'story', index: 0 }, 400);
    expect(way).toMatchObject({
      points: [{ x: 70, y: 80 }],
      about: { x: 70, y: 80 },
      isFacingWritten: false,
      isNow: true,
    });
    expect(way && courseOf(way)).toHaveLength(2);
    expect(way && middlesOf(courseOf(way))).toHaveLength(1);
    expect(wayOf(draft, chronicled, { part: 'story', index: 0 }, 425)?.isNow).toBe(false);
    expect(wayOf(draft, chronicled, { part: 'story', index: 1 }, 450)).toMatchObject({ points: [], isNow: true });
    expect(wayOf(draft, chronicled, { part: 'begins', index: 0 }, 360)).toMatchObject({ facing: 90, isNow: true });
    expect(wayOf(draft, chronicled, { part: 'story', index: 7 }, 360)).toBeNull();
    expect(facingHandle({ about: { x: 0, y: 0 }, facing: 90 }).x).toBeGreaterThan(10);
  });

  it('is a bar along the day, those of the chosen troops alone', () => {
    const bars = barsOf(chronicle.story, chronicled.hours, []);
    expect(bars.map(({ from, until, lane, isEndWritten }) => [from, until, lane, isEndWritten])).toEqual([
      [390, 420, 0, true],
      [450, 450, 0, false],
    ]);
    expect(barsOf(chronicle.story, chronicled.hours, [horse.id])).toEqual([]);
    const twice = [chronicle.story[0], chronicle.story[0]].flatMap((one) => one ?? []);
    expect(barsOf(twice, chronicled.hours, []).map(({ lane }) => lane)).toEqual([0, 1]);
  });

  it('has its findings with it, the worst of them as its mark', () => {
    const finding = (field: string, severity: Finding['severity']): Finding => ({
      ...{ file: '', line: 1, column: 1, code: 'x', message: 'x' },
      ...{ field, severity },
    });
    const all = [finding('story[1].along', 'warning'), finding('story[1]', 'error'), finding('day', 'error')];
    expect(all.map((one) => isAbout(one, { part: 'story', index: 1 }))).toEqual([true, true, false]);
    expect(entryOf(finding('begins[12].who[0]', 'error'))).toEqual({ part: 'begins', index: 12 });
    expect(worstOf(all)).toBe('error');
    expect(worstOf([])).toBeNull();
  });
});
