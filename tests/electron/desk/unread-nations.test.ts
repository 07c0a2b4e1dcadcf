import { expect, it } from 'vitest';
import { openLibrary } from '../../../electron/desk/library';
import { HAMLET, NATION } from '../fake-engine';
import { folderWith } from '../folder';

const FILE = 'fictional/hamlet.yaml';
const BROKEN = NATION.replace('"#1b2848"', 'blue');
const WHY = 'prussia.yaml, line 4, column 11: "blue" is not a colour';

it('a nation whose file cannot be read is told with the reason where a scenario names it', async () => {
  const library = openLibrary(folderWith({ [FILE]: HAMLET, 'nations/prussia.yaml': BROKEN }));
  const [card] = await library.list();
  expect(card?.description).toContain(`The nation "prussia" has a file that cannot be read: ${WHY}`);
  const { findings } = await library.open(FILE);
  expect(
    findings.filter(({ code }) => code === 'nation-unread').map(({ severity, field }) => [severity, field]),
  ).toEqual([
    ['error', 'armies.blue.nation'],
    ['error', 'armies.red.nation'],
  ]);
});

it('one of the person’s own that cannot be read leaves ours in its place, with a warning, until it is mended', async () => {
  const folder = folderWith({ [FILE]: HAMLET, 'nations/prussia.yaml': NATION });
  const told = async (own: string) =>
    (await openLibrary(folder, { own: folderWith({ 'nations/prussia.yaml': own }) }).open(FILE)).findings
      .filter(({ code }) => code === 'nation-unread')
      .map(({ severity, message }) => `${severity}: ${message}`);
  const [first, second, ...more] = await told(BROKEN);
  expect(first).toContain(
    `warning: The nation "prussia" has a file that cannot be read, so the one that came along counts: ${WHY}`,
  );
  expect([second, ...more]).toEqual([first]);
  expect(await told(NATION)).toEqual([]);
});
