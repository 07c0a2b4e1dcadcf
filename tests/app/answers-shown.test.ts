import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBuiltHost, ST_ULRICH_ALONE } from './built-host';
import { AppWindow } from './window';

/** Horse that rides at horse, and at light foot in the open; both may be played by one hand. */
const OUTPOSTS = `
cockade: 1
title: The Outposts
kind: fictional
rules: { system: honours-of-war, scale: 28mm }
table: { size: [6ft, 4ft], ground: summer grass }
armies:
  blue:
    name: The Horse of Bernau
    nation: bernau
    year: 1757
    attacker: true
    general: { name: General Marwede, at: [60, 60] }
    independents:
      - { name: Sternfels Cuirassiers, type: cuirassiers, at: [76, 60], heading: 90, formation: line }
      - { name: Brackwitz Dragoons, type: dragoons, at: [76, 30], heading: 90, formation: line }
      - { name: Green Hussars, type: hussars, at: [30, 100], heading: 90, formation: line }
  red:
    name: The Outposts of Lindenau
    nation: lindenau
    year: 1757
    general: { name: General Rehlingen, at: [150, 60] }
    independents:
      - { name: Red Croats, type: light infantry, at: [108, 60], heading: 270, formation: line }
      - { name: Chevreul Dragoons, type: dragoons, at: [104, 30], heading: 270, formation: line }
      - { name: Yellow Hussars, type: hussars, at: [150, 100], heading: 270, formation: line }
objectives:
  - { name: The lime tree, at: [90, 94], points: 1 }
`;

interface Place {
  readonly x: number;
  readonly y: number;
}

describe('where answers lead, shown on the plan before they are given', () => {
  let app: AppWindow;
  beforeAll(async () => {
    app = await AppWindow.before(1280, 720, ST_ULRICH_ALONE, (scenarios, user) => {
      mkdirSync(join(user, 'scenarios'), { recursive: true });
      writeFileSync(join(user, 'scenarios', 'outposts.yaml'), OUTPOSTS);
      return openBuiltHost(user, scenarios);
    });
    app.page.setDefaultTimeout(60_000);
    const { page } = app;
    await app.card('The Outposts').dblclick();
    for (const side of ['The Horse of Bernau', 'The Outposts of Lindenau'])
      await page.getByLabel(`Who plays ${side}`).first().selectOption('A person, at this screen');
    await page.getByLabel('Seed').fill('1');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Fight/ }).click();
  });
  afterAll(async () => {
    await app.close();
  });

  const card = (): ReturnType<AppWindow['page']['locator']> =>
    app.page.locator('section.decision, section.acting, section.end').first();
  const title = async (): Promise<string> => (await app.page.locator('.cards h2').first().textContent()) ?? '';
  /** Answers with Enter, or as is said, until the card asks what is looked for. */
  async function until(
    what: RegExp,
    answers: readonly (readonly [asked: RegExp, answer: RegExp])[] = [],
  ): Promise<void> {
    for (let i = 0; i < 80; i += 1) {
      const kind = (await card().getAttribute('class')) ?? '';
      const asked = await title();
      if (kind.includes('decision') && what.test(asked)) return;
      const [, answer] = answers.find(([words]) => words.test(asked)) ?? [];
      if (answer && kind.includes('decision')) await choose(answer);
      await app.page.keyboard.press(kind.includes('acting') ? 'Space' : 'Enter');
      await app.page.waitForTimeout(100);
    }
    throw new Error(`nobody was asked ${String(what)}; the card says “${await title()}”`);
  }
  /** Presses the number of an answer, and waits until the list has it. */
  async function choose(words: RegExp): Promise<void> {
    const rows = app.page.locator('.choices button');
    const at = (await rows.allTextContents()).findIndex((row) => words.test(row));
    if (at < 0) throw new Error(`no answer says ${String(words)}: ${(await rows.allTextContents()).join(' | ')}`);
    await app.page.keyboard.press(String(at + 1));
    await app.page.locator('.choices button[aria-pressed="true"]').waitFor();
  }
  /** The middles of what is drawn of a kind, px. */
  const shapes = async (kind: 'base' | 'chosen'): Promise<readonly Place[]> =>
    app.page.locator(`.marks polygon.${kind}`).evaluateAll((all) =>
      all.map((shape) => {
        const { left, right, top, bottom } = shape.getBoundingClientRect();
        return { x: (left + right) / 2, y: (top + bottom) / 2 };
      }),
    );
  /** Once it is known where the answer leads. */
  async function ghostShown(): Promise<readonly Place[]> {
    await expect.poll(async () => (await shapes('base')).length).toBeGreaterThan(0);
    return shapes('base');
  }
  const mean = (places: readonly Place[], of: 'x' | 'y'): number =>
    places.reduce((sum, place) => sum + place[of], 0) / places.length;
  async function block(unit: string): Promise<Place> {
    const box = await app.page.locator(`.plan [data-id="${unit}"]`).first().boundingBox();
    if (!box) throw new Error(`${unit} cannot be seen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  /** What the note beside the mark says; it has room in a large window and in a small one. */
  async function noteIsSeen(name: string): Promise<string> {
    const note = app.page.locator('.marks .note').first();
    await note.waitFor();
    for (const [width, height] of [
      [1920, 1080],
      [1280, 720],
    ] as const) {
      await app.page.setViewportSize({ width, height });
      await app.nextFrame();
      await app.picture(`answers-${name}-${width}`);
      expect(await app.isOverTable(note)).toBe(true);
      expect(await app.sticksOut()).toEqual([]);
    }
    return (await note.textContent()) ?? '';
  }

  it('a charge marks whom it strikes', async () => {
    await until(/^Move Sternfels Cuirassiers/, [
      [/chooses a brigade/, /Sternfels/],
      [/which unit/, /Sternfels/],
    ]);
    await choose(/Charge Red Croats/);
    expect(await noteIsSeen('charge')).toContain('Red Croats');
    const croats = await block('red/red-croats');
    const marked = await shapes('chosen');
    expect(Math.abs(mean(marked, 'x') - croats.x)).toBeLessThan(6);
    expect(Math.abs(mean(marked, 'y') - croats.y)).toBeLessThan(6);
    await app.page.keyboard.press('Enter');
  });

  it('fire at a charger shows him where he would be shot', async () => {
    await until(/may fire at/);
    const croats = await block('red/red-croats');
    const seen: number[] = [];
    for (const words of [/^1/, /^2/, /^3/]) {
      await choose(words);
      await noteIsSeen('fire');
      seen.push(croats.x - mean(await shapes('chosen'), 'x'));
    }
    // Ever farther off.
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    expect((seen[2] ?? 0) - (seen[0] ?? 0)).toBeGreaterThan(20);
    await choose(/Hold fire/);
    await app.page.keyboard.press('Enter');
  });

  it('an evasion shows its ghost behind the unit, and what it does in words; standing shows none', async () => {
    await until(/Red Croats may evade Sternfels Cuirassiers/);
    await app.page.keyboard.press('Space');
    await choose(/Stand and fight/);
    expect(await shapes('base')).toEqual([]);
    const croats = await block('red/red-croats');
    for (const words of [/Evade/, /Fire and evade/]) {
      await choose(words);
      await noteIsSeen('evade');
      const ghost = await ghostShown();
      expect(mean(ghost, 'x') - croats.x).toBeGreaterThan(40);
      expect(Math.abs(mean(ghost, 'y') - croats.y)).toBeLessThan(40);
    }
    expect(await app.page.locator('section.chances').textContent()).toContain('Red Croats evade');
    await choose(/^\d*\s*Evade/);
    await app.page.keyboard.press('Enter');
    await expect.poll(async () => (await block('red/red-croats')).x - croats.x).toBeGreaterThan(40);
  });

  it('a retreat shows where it ends, the farther the longer', async () => {
    await until(/how far do they retreat/, [
      [/chooses a brigade/, /Brackwitz|End movement/],
      [/^Move Brackwitz/, /Charge Chevreul|Done/],
    ]);
    const ends: number[] = [];
    for (const words of [/^1/, /^2/]) {
      await choose(words);
      await noteIsSeen('retreat');
      const ghost = await ghostShown();
      ends.push(mean(ghost, 'x'));
    }
    expect(Math.abs((ends[1] ?? 0) - (ends[0] ?? 0))).toBeGreaterThan(8);
  }, 120_000);

  it('never complained', () => {
    expect(app.complaints).toEqual([]);
  });
});
