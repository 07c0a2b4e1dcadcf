import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../engine/scenario';
import { subjectsOf } from '../../../editing/subjects';
import { flagPlaces } from '../../../renderer/editor/findings/flag-places';
import { ruledBy, toldOf } from '../../../renderer/editor/findings/shown-findings';
import { course, road, scenarioOf } from '../../engine/terrain/tables';

const FIELDS = {
  blue: 'armies.blue',
  'blue/first': 'armies.blue.brigades[0].units[0]',
  'blue/second': 'armies.blue.brigades[0].units[0]',
  'blue/kahlen': 'armies.blue.brigades[0]',
};
const found = (severity: Finding['severity'], field: string | undefined, message: string, line = 1): Finding => ({
  file: 'f',
  line,
  column: 1,
  severity,
  code: 'c',
  message,
  ...(field !== undefined && { field }),
});
const told = (...findings: readonly Finding[]) => toldOf(findings, FIELDS);

describe('findings as they are told', () => {
  it('come worst first, and in the order of the file', () => {
    const all = told(
      found('ruling', 'a', 'R.'),
      found('warning', 'b', 'W.'),
      found('error', 'c', 'E1.'),
      found('error', 'd', 'E2.'),
    );
    expect(all.map(({ title }) => title)).toEqual(['E1', 'E2', 'W', 'R']);
  });

  it('are about the innermost thing, and all copies of a repeated one', () => {
    expect(told(found('error', 'armies.blue.brigades[0].units[0].at', 'A.'))[0]?.about).toEqual([
      'blue/first',
      'blue/second',
    ]);
    expect(told(found('error', 'armies.blue.brigades[0].commander', 'A.'))[0]?.about).toEqual(['blue/kahlen']);
    expect(told(found('error', 'armies.blues', 'A.'))[0]?.about).toEqual([]);
    expect(told(found('error', undefined, 'A.'))[0]?.about).toEqual([]);
  });

  it('in a special rule lead to whom it is about', () => {
    const rule = { rule: 'note', text: 'Kept by the players.' } as const;
    const lots = { rule: 'lots', units: ['blue/first'], places: [], reason: '' } as const;
    const lead = (field: string) => ruledBy([rule, lots], found('error', field, 'L.'));
    expect(lead('special[1].lots.places[0].at')).toEqual(['blue/first']);
    expect([lead('special[0].note'), lead('special[2].lots'), lead('armies.blue')]).toEqual([[], [], []]);
  });

  it('have numbers where they lie somewhere', () => {
    const all = told(
      found('warning', 'title', 'T.'),
      found('warning', 'armies.blue.year', 'Y.'),
      found('error', 'armies.blue.brigades[0]', 'B.'),
    );
    expect(all.map(({ title, number }) => `${title} ${number}`)).toEqual(['B 1', 'T null', 'Y 2']);
  });

  it('leave out what most likely follows from an error at the same words, and say so', () => {
    const at = 'armies.blue.brigades[0].units[0].at';
    const all = told(
      found('error', at, 'Off the table.'),
      found('warning', at, 'Too near.'),
      found('warning', `${at}[0]`, 'Odd.'),
    );
    expect(all.map(({ title, follow }) => `${title} ${follow}`)).toEqual(['Off the table 1', 'Odd 0']);
  });

  it('part the fault from what comes of it', () => {
    const [one] = told(
      found('error', undefined, 'The redoubt faces friendly troops. Its garrison would be shot at from behind.'),
    );
    expect([one?.title, one?.rest]).toEqual([
      'The redoubt faces friendly troops',
      'Its garrison would be shot at from behind.',
    ]);
    const [two] = told(found('error', undefined, '"St. Ulrich" is called so twice.'));
    expect([two?.title, two?.rest]).toEqual(['"St. Ulrich" is called so twice', '']);
  });

  it('keep their keys when others go', () => {
    const before = told(found('warning', 'a', 'A.'), found('warning', 'b', 'B.', 4));
    const after = told(found('warning', 'b', 'B.', 3));
    expect(after[0]?.key).toBe(before[1]?.key);
  });
});

it('a line is flagged halfway along it, however few its nodes', () => {
  const scenario = scenarioOf([
    road('straight', course([0, 60], [100, 60])),
    road('bent', course([0, 20], [10, 20], [10, 110])),
  ]);
  const all = toldOf([found('warning', 'terrain[0].road.course', 'A.'), found('warning', 'terrain[1].road', 'B.', 2)], {
    straight: 'terrain[0].road',
    bent: 'terrain[1].road',
  });
  const places = flagPlaces(scenario, subjectsOf(scenario), all);
  expect(places.map(({ at }) => at)).toEqual([
    { x: 50, y: 60 },
    { x: 10, y: 60 },
  ]);
});
