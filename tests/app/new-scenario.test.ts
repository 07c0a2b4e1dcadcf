/**
 * A scenario like Kutzdorf made from nothing, fought and printed, with mouse and keyboard alone. Somebody who does it for
 * the first time has ten minutes: gestures are counted, and each is given the seconds it takes a person. It takes 125
 * gestures (81 clicks, 10 drags, 34 keys) and 73 letters, about 400 s.
 */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readScenario, unitsOfArmy, type Scenario } from '../../engine/scenario';
import { openPdf } from '../electron/desk/exports/reading';
import { nations } from '../engine/scenario/files';
import { Person } from './person';
import { AppWindow } from './window';

const FOOT = 30.48;
const TITLE = 'The Battle of Kaltenau';
/** At most, of the editor alone. */
const MOST_GESTURES = 135;
const MOST_SECONDS = 600;

describe('a new scenario, from nothing to the printed map', () => {
  let app: AppWindow;
  let person: Person;
  beforeAll(async () => {
    app = await AppWindow.open(1280, 720);
    person = new Person(app.page, { width: 8 * FOOT, depth: 5 * FOOT });
  });
  afterAll(() => app.close());

  const button = (name: string | RegExp) => app.page.getByRole('button', { name });

  it('begins with a bare table and the two sides', async () => {
    await person.press('Control+n');
    await person.click(button('A bare table'));
    await person.choose(app.page.getByLabel('Table', { exact: true }), '8 × 5 ft');
    await person.choose(app.page.getByLabel('First nation'), 'Principality of Lindenau');
    await person.choose(app.page.getByLabel('Second nation'), 'Electorate of Bernau');
    await app.page.getByText('It is being made').waitFor({ state: 'detached' });
    await person.click(button('Open in the editor'));
    await app.page.locator('.editor .board').waitFor();
  });

  it('is given its ground: hills, a river, roads, a bridge, woods, villages', async () => {
    await person.press('h');
    await person.option('Shape', 'Ellipse');
    await person.drag([110, 82], [192, 108]);
    await person.name('Mühlberg');
    await person.drag([22, 80], [58, 104]);
    await person.name('Galgenberg');
    await person.drag([81, 4], [127, 14]);
    await person.name('Schafberg');
    await person.press('r');
    await person.points([66, 155], [84, 140], [110, 132], [132, 142], [176, 144], [212, 147], [248, 138]);
    await person.press('Enter');
    await person.name('Krebsbach');
    await person.press('o');
    await person.points([-4, 66], [36, 66], [78, 60], [122, 54], [158, 50], [200, 54], [248, 58]);
    await person.press('Enter');
    await person.points([122, 54], [108, 76], [103, 108], [104, 136], [98, 155]);
    await person.press('Enter');
    await person.option('Kind', 'Bridge');
    await person.points([106, 132]);
    await person.press('t');
    await person.points([-4, 110], [14, 108], [22, 116], [18, 130], [-4, 134], [-4, 110]);
    await person.points([226, 80], [240, 76], [246, 88], [238, 98], [226, 80]);
    await person.press('b');
    await person.points([115, 48], [130, 50]);
    await person.name('Kaltenau');
    await person.points([200, 66]);
    await person.name('Neudorf');
    await app.picture('new-scenario-ground');
  });

  it('is given ten units a side by gestures of whole brigades', async () => {
    await person.press('u');
    await person.option('Add', 'Brigade');
    await person.drag([80, 22], [80, 60]);
    await person.option('Brigade', 'Brigade of horse, 3');
    await person.drag([195, 22], [195, 60]);
    await person.option('Brigade', 'Light troops, 2');
    await person.drag([24, 32], [24, 60]);
    await person.option('Add', 'Unit');
    await person.option('Troops', '6-pounders');
    await person.points([130, 22]);
    await person.option('Add', 'General');
    await person.points([100, 10]);
    await person.option('Side', 'Electorate of Bernau');
    await person.points([140, 134]);
    await person.option('Add', 'Brigade');
    await person.drag([150, 120], [150, 90]);
    await person.option('Brigade', 'Brigade of horse, 3');
    await person.drag([60, 120], [60, 90]);
    await person.option('Brigade', 'Light troops, 2');
    await person.drag([222, 120], [222, 90]);
    await person.option('Add', 'Unit');
    await person.option('Troops', '6-pounders');
    await person.points([101, 120]);
    await app.picture('new-scenario-armies');
  });

  it('is given objectives, a zone more and its title', async () => {
    await person.press('z');
    await person.option('Side', 'Principality of Lindenau');
    await person.drag([2, 40], [50, 60]);
    await person.option('Kind', 'Objective');
    await person.points([115, 48], [200, 66]);
    await person.press('Escape');
    await person.click(app.page.getByRole('tab', { name: 'Scenario' }));
    await person.click(app.page.getByRole('textbox', { name: 'Title' }));
    await person.press('Control+a');
    await person.type(TITLE);
    await person.press('Tab');
    await app.picture('new-scenario-made');
  });

  it('is saved, and reads as it was meant', async () => {
    await person.press('Control+s');
    await app.page.getByText(/· Saved/).waitFor();
    const text = await readFile(`${app.userFolder}/scenarios/${TITLE}.yaml`, 'utf8');
    const { scenario } = readScenario('new.yaml', text, nations);
    if (!scenario) throw new Error(text);
    expect(counted(scenario)).toEqual({ hill: 3, river: 1, road: 2, bridge: 1, wood: 2, bua: 2 });
    expect(scenario.armies.map((army) => unitsOfArmy(army).length)).toEqual([10, 10]);
    expect(scenario.armies.map(({ deployment }) => deployment.length)).toEqual([2, 1]);
    expect(scenario.objectives.map(({ name }) => name)).toEqual(['Kaltenau', 'Neudorf']);
    expect(scenario.title).toBe(TITLE);
  });

  it('took somebody less than ten minutes', () => {
    expect(person.count).toBeLessThanOrEqual(MOST_GESTURES);
    expect(person.seconds).toBeLessThanOrEqual(MOST_SECONDS);
  });

  it('is fought by one key, watched for some turns, and gone back to', async () => {
    await person.press('F9');
    await app.page.getByRole('slider', { name: 'Timeline' }).waitFor({ timeout: 100_000 });
    await person.press('Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight');
    await expect.poll(() => app.turn()).toBeGreaterThanOrEqual(3);
    await app.picture('new-scenario-fought');
    await person.press('Escape');
    await app.page.locator('.editor .board').waitFor();
    // As it was left: the words of the scenario stand beside the table.
    await app.page.getByRole('textbox', { name: 'Title' }).waitFor();
  });

  it('is printed as a map', async () => {
    await person.press('Control+p');
    await app.page.locator('.bar strong', { hasText: '1 sheet, A4' }).waitFor();
    const [download] = await Promise.all([app.page.waitForEvent('download'), person.press('Control+e')]);
    const pdf = await openPdf(await readFile(await download.path()));
    expect(pdf.numPages).toBe(1);
    expect(app.complaints).toEqual([]);
  });
});

const counted = ({ terrain }: Scenario): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const { kind } of terrain) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
};
