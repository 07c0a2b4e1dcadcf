import { describe, expect, test } from 'vitest';
import { readScenario, unitsOfArmy } from '../../../engine/scenario';
import type { Point } from '../../../engine/geometry';
import { nations, textOf } from './files';

/** What a dossier says of a battle, in km east and north of the south-west corner, and how near the table has to come to it. */
interface Dossier {
  readonly file: string;
  readonly places: readonly (readonly [name: string, east: number, north: number, within: number])[];
}

const DOSSIERS: readonly Dossier[] = [
  {
    file: 'lobositz-1756',
    places: [
      ['Lobositz/1', 5.0, 3.0, 0.3],
      ['Lobositz/2', 5.0, 3.3, 0.3],
      ['Sullowitz', 4.1, 1.3, 0.36],
      ['Wchinitz', 2.8, 2.6, 0.36],
      ['Welhotta', 4.7, 4.3, 0.36],
      ['Bilinka', 1.6, 3.8, 0.36],
      ['Radositz fields', 2.3, 2.3, 0.1],
      ['First Town Battery', 4.6, 3.3, 0.25],
      ['Second Heavy Battery', 3.0, 2.5, 0.45],
      ['First Heavy Battery', 2.8, 1.3, 0.25],
      ['Karlstadt Battalion', 3.2, 3.6, 0.25],
      ['Banal Battalion', 3.4, 4.0, 0.25],
    ],
  },
  {
    file: 'rossbach-1757',
    places: [
      ['Janus hill', 6.8, 5.2, 0.1],
      ['Pölzen hill', 8.7, 4.7, 0.1],
      ['Schortau height', 0.9, 5.6, 0.2],
      ['Galgenberg', 1.9, 5.0, 0.1],
      ['Rossbach', 3.8, 4.5, 0.1],
      ['Reichardtswerben', 7.9, 3.2, 0.1],
      ['Tagewerben', 7.8, 2.0, 0.1],
      ['Pettstädt', 3.1, 2.2, 0.25],
      ['Lunstädt', 4.8, 5.6, 0.1],
      ['Nahlendorf', 3.5, 3.8, 0.15],
      ['Gröst', 0.6, 4.4, 0.1],
      ['Storkau', 5.9, 0.9, 0.1],
      ['First Heavy Battery', 6.5, 5.2, 0.25],
      ['Rochow Cuirassiers', 8.3, 5.6, 0.15],
      ["Mayr's Hussars", 3.7, 4.4, 0.55],
      ["Saint-Germain's First Foot", 1.5, 5.8, 0.25],
    ],
  },
  {
    file: 'kolin-1757',
    places: [
      ['Krzeczhorz', 6.6, 2.8, 0.1],
      ['Chotzemitz', 4.5, 3.3, 0.1],
      ['Brzistwi', 5.6, 3.1, 0.1],
      ['Kutlirz', 7.7, 3.3, 0.1],
      ['Brzezan', 3.2, 3.9, 0.1],
      ['Libodritz', 3.8, 0.5, 0.1],
      ['Kamhajek', 1.9, 2.0, 0.1],
      ['Krzeczhorz hill', 5.9, 2.1, 0.1],
      ['Regiment Schultze', 6.6, 4.4, 0.4],
      ['Regiment Bornstedt', 3.8, 4.9, 1],
      ["Andlau's Heavy Battery", 4.2, 2.7, 0.2],
      ["Starhemberg's Heavy Battery", 6.2, 2.4, 0.3],
      ['Regiment Puebla', 3.4, 2.5, 0.7],
    ],
  },
  {
    file: 'leuthen-1757',
    places: [
      ['Leuthen churchyard', 4.5, 4.0, 0.1],
      ['Leuthen/1', 3.9, 4.0, 0.2],
      ['Leuthen/2', 5.2, 4.0, 0.1],
      ['Sagschütz', 4.1, 1.8, 0.1],
      ['Frobelwitz', 4.5, 5.8, 0.1],
      ['Borne', 1.1, 5.3, 0.1],
      ['Radaxdorf', 1.6, 3.5, 0.1],
      ['Schriegwitz', 3.2, 0.5, 0.3],
      ['Lobetinz', 2.0, 1.9, 1.0], // "could be 1 km further west"
      ['Gohlau', 6.3, 1.6, 0.1],
      ['Gross Heidau', 2.1, 7.1, 0.1],
      ['Rathen', 8.2, 4.0, 0.1],
      ['Kirchberg', 4.5, 2.3, 0.1],
      ['Judenberg', 3.9, 2.5, 0.1],
      ['Glanzberg', 4.8, 1.9, 0.1],
      ['Butterberg', 3.3, 3.5, 0.1],
      ['Windmill height', 4.5, 4.6, 0.1],
      ['Regiment Meyerinck', 3.2, 0.9, 0.25],
      ['Third Heavy Battery', 2.6, 1.9, 0.65],
      ['The Garde', 2.1, 1.9, 0.1],
      ['Bayreuth Dragoons', 1.4, 3.7, 0.55],
      ['First Württemberg Foot', 3.9, 1.3, 0.1],
      ['Kirchberg Battery', 4.5, 2.3, 0.4],
      ["Arenberg's First Foot", 5.5, 6.8, 0.15],
    ],
  },
  {
    file: 'zorndorf-1758',
    places: [
      ['Zorndorf/1', 4.45, 1.5, 0.1],
      ['Zorndorf/2', 4.9, 1.5, 0.25],
      ['Quartschen', 2.0, 4.7, 0.1],
      ['Zicher', 6.7, 5.2, 0.1],
      ['Wilkersdorf', 7.7, 1.1, 0.1],
      ['Kutzdorf', 0.8, 3.9, 0.1],
      ['Battery left of Zorndorf', 3.9, 1.9, 0.3],
      ["Dohna's Battery", 6.2, 1.8, 0.3],
      ['First Grenadiers', 2.9, 3.0, 0.4],
      ['Regiment Moscow', 4.6, 3.3, 0.2],
      ["Shuvalov's Howitzers", 6.0, 3.7, 0.45],
      ['Kazan Cuirassiers', 6.7, 4.6, 0.15],
    ],
  },
  {
    file: 'minden-1759',
    places: [
      ['Minden/1', 7.6, 1.3, 0.1],
      ['Minden/4', 8.3, 1.9, 0.1],
      ['Hahlen', 4.6, 3.1, 0.1],
      ['Hartum', 2.1, 3.7, 0.1],
      ['Stemmern', 5.3, 5.5, 0.1],
      ['Kutenhausen', 7.3, 5.3, 0.1],
      ['Todtenhausen', 8.8, 6.5, 0.1],
      ['Malbergen', 6.9, 4.2, 0.1],
      ['Holthausen', 2.6, 5.8, 0.1],
      ['Südhemmern', 0.5, 4.6, 0.1],
      ['Todtenhausen rise', 8.6, 6.5, 0.1],
      ['Horse Guards Blue', 2.6, 3.5, 0.15],
      ["Waldegrave's Brigade", 4.0, 4.4, 0.15],
      ["Kingsley's Brigade", 4.2, 4.9, 0.4],
      ['British Artillery', 4.0, 3.95, 0.35],
      ["Wangenheim's Foot", 8.9, 6.1, 0.1],
      ["Count Lippe's Battery", 8.4, 6.1, 0.1],
      ['Colonel-Général Horse', 5.4, 3.6, 0.2],
      ['The Carabiniers', 5.7, 2.8, 0.2],
      ['Régiment de Belsunce', 6.6, 4.3, 0.55],
      ["Broglie's Battery", 8.5, 4.95, 0.2],
      ["Régiment d'Auvergne", 7.2, 3.55, 0.2],
      ['Condé and Aquitaine', 5.0, 3.0, 0.2],
      ['Regiment Kurprinzessin', 5.3, 2.35, 0.3],
    ],
  },
  {
    file: 'liegnitz-1760',
    places: [
      ['Panten', 4.3, 4.1, 0.1],
      ['Bienowitz', 7.1, 5.8, 0.1],
      ['Pfaffendorf', 2.1, 1.9, 0.1],
      ['Hummeln', 3.6, 5.8, 0.25],
      ['Rüstern', 0.5, 4.7, 0.1],
      ['Liegnitz/2', 0.6, 0.3, 0.15],
      ['Kunitz', 6.8, 1.8, 0.1],
      ['Kunitz lake', 6.2, 2.4, 0.1],
      ['Rehberg', 5.4, 5.1, 0.1],
      ['Wolfsberg', 4.7, 5.2, 0.1],
      ['Pfaffendorf heights', 2.2, 2.6, 0.1],
      ['Glasberg', 2.7, 3.3, 0.1],
      ['Battery on the Height', 4.75, 5.15, 0.15],
      ['Anhalt-Bernburg', 4.45, 4.65, 0.15],
      ["Wied's Howitzers", 3.8, 4.2, 0.45],
      ['The Garde', 4.0, 4.55, 0.7],
      ['Krockow Dragoons', 4.2, 5.55, 0.2],
      ["Zieten's Battery", 1.45, 3.05, 0.2],
      ['Foot of the Reserve', 6.6, 5.3, 0.25],
      ["Müffling's First Foot", 6.8, 5.35, 0.35],
      ["Wolfersdorff's First Foot", 5.75, 4.2, 0.4],
      ["Loudon's Cuirassiers", 6.6, 5.95, 0.15],
      ['Croats of the Centre', 5.6, 4.6, 0.3],
    ],
  },
  {
    file: 'kunersdorf-1759',
    places: [
      ['Kunersdorf', 4.8, 2.0, 0.1],
      ['Trettin', 4.5, 6.1, 0.1],
      ['Bischofsee', 8.2, 4.0, 0.1],
      ['Dammvorstadt/1', 0.4, 2.8, 0.25],
      ['Red Farm', 2.0, 2.3, 0.1],
      ['Mühlberge', 5.9, 3.0, 0.1],
      ['Kuhberg', 4.85, 2.6, 0.1],
      ['Spitzberg', 3.9, 2.1, 0.1],
      ['Falkensteinberg', 3.1, 1.75, 0.1],
      ['Judenberge', 1.9, 1.2, 0.1],
      ['Trettin heights', 5.4, 5.2, 0.1],
      ['Walkberge', 7.4, 4.0, 0.1],
      ['Dorfsee', 4.95, 1.6, 0.1],
      ['Blanker See', 4.75, 1.15, 0.1],
      ['Fauler See', 4.55, 0.7, 0.1],
      ['Battery of the Walkberge', 7.2, 3.9, 0.2],
      ['Battery of the Forest', 7.0, 2.3, 0.3],
      ['Battery of Trettin', 5.6, 4.8, 0.1],
      ['First Grenadiers', 7.0, 2.9, 0.1],
      ['Regiment Hülsen', 7.3, 2.0, 0.45],
      ['Regiment Itzenplitz', 6.25, 1.75, 0.1],
      ['First Cuirassiers', 5.4, 0.7, 0.15],
      ['Battery of the Mühlberge', 6.1, 2.9, 0.25],
      ['Battery of the Spitzberg', 3.9, 2.1, 0.3],
    ],
  },
];

describe.each(DOSSIERS)('$file', ({ file, places }) => {
  const { scenario } = readScenario(file, textOf(`scenarios/historical/${file}.yaml`), nations);
  if (!scenario) throw new Error(`${file} cannot be read`);
  const { table, terrain, armies } = scenario;
  const found = new Map<string, Point>();
  for (const feature of terrain) {
    if (feature.kind === 'bua')
      for (const [index, { at }] of feature.blocks.entries())
        found.set(feature.blocks.length === 1 ? (feature.name ?? '') : `${feature.name ?? ''}/${index + 1}`, at);
    if ('outline' in feature && 'at' in feature.outline) found.set(feature.name ?? '', feature.outline.at);
  }
  for (const { name, place } of armies.flatMap(unitsOfArmy)) if ('at' in place) found.set(name, place.at);

  test.each(places)('%s lies where the dossier has it', (name, east, north, within) => {
    const at = found.get(name) ?? expect.fail(`no ${name}`);
    const km = (cm: number) => (cm * (table.metresToCm ?? 0)) / 1000;
    expect(Math.hypot(km(at.x) - east, km(at.y) - north)).toBeLessThan(within);
  });
});
