/** `armies:` as it is written; `armies.ts` joins nations and blocks, makes copies and gives out ids. */
import { RATINGS, YEARS } from '../../model/army';
import { CONFIDENCES } from '../../model/confidence';
import { deployFormat } from './deploy';
import { flag, longText, number, oneOf, text, textCalled } from '../../readers/fields';
import { keys, listOf, mapOf, may, needs, orNone, otherwise, thingsOf } from '../../readers/groups';
import { overrides } from '../../readers/raw';
import { made, placed, reader } from '../../readers/reader';
import type { ReadBy } from '../../readers/reader';
import { outline, point } from '../../readers/shapes';
import { sure } from '../terrain/feature-keys';
import { arrivalFormat } from './arrival-format';
import { unitFormat } from './unit-format';

const rating = oneOf([...RATINGS, 'diced']);
const ratingKey = otherwise(rating, 'dependable', 'How well he commands; diced throws for it when the battle begins.');
const leaderName = may(text, 'His name.', 'after his post');
const nation = placed(textCalled('id of a nation'));

/** Of a leader. */
const sureOfHim = may(oneOf(CONFIDENCES), 'How sure it is that he commanded there, and so.', 'not said');

const commander = keys('a commander', {
  name: leaderName,
  rating: ratingKey,
  at: may(placed(point), 'Where he stands; needed unless his brigade arrives later.', 'where his brigade comes on'),
  confidence: sureOfHim,
});

const brigadeKeys = keys('a brigade', {
  name: needs(placed(text), 'Differs from the other names of its army.'),
  nation: may(nation, 'The nation of an allied contingent.', "the army's"),
  commander: needs(placed(commander), 'Who leads it.'),
  units: needs(
    thingsOf(unitFormat, 1, {
      code: 'empty-brigade',
      message: 'The brigade has no units.',
      fix: 'Add a unit or remove the brigade.',
    }),
    'Its units.',
  ),
  confidence: sure,
  deploy: may(placed(deployFormat), 'Places every unit of it that has no place of its own.', 'units have their places'),
  arrives: may(placed(arrivalFormat), 'When and where the whole brigade comes on.', 'it begins on the table'),
});
export const brigadeFormat = made(brigadeKeys, (written) => {
  const { deploy, arrives } = written;
  const { at } = written.commander.value;
  if (deploy !== null && arrives !== null)
    return deploy.entry.page.fault(deploy.entry, {
      code: 'place-unclear',
      message: 'A brigade either deploys on the table or arrives later.',
      fix: 'Remove one of the two.',
    });
  if (at !== null || arrives !== null) return written;
  const { entry } = written.commander;
  if (entry.page.isDead(`${entry.field}.at`)) return undefined;
  return entry.page.fault(entry, {
    code: 'missing-key',
    message: '"at" is missing: a commander needs it, unless his brigade arrives later.',
    fix: 'Add at: ...',
  });
});

const generalKeys = keys('a general', {
  name: leaderName,
  rating: may(rating, 'How well he commands; diced throws for it when the battle begins.', 'unrated'),
  at: needs(point, 'Where he stands.'),
  confidence: sureOfHim,
});
const general = reader(generalKeys.form, (entry) =>
  entry.content.is === 'list'
    ? entry.page.fault(entry, {
        code: 'two-generals',
        message: 'Here stands a list: an army has one commanding general.',
        fix: 'Keep one; lead the others as commanders of brigades or lieutenant generals.',
      })
    : generalKeys(entry),
);

const commandNames = (says: string) =>
  orNone(listOf(placed(textCalled('name of a brigade or an independent unit'))), [], says);

const lieutenantFormat = keys('a lieutenant general', {
  name: leaderName,
  rating: ratingKey,
  at: needs(point, 'Where he stands.'),
  leads: commandNames('Whom he leads; everybody when none is named.'),
  confidence: sureOfHim,
});

const zoneFormat = keys('a deployment zone', {
  name: needs(text, 'What it is called on the map.'),
  outline: needs(outline, 'Its edge.'),
  for: commandNames('Who sets up there; everybody when none is named.'),
});

const armyFormat = keys(
  'an army',
  {
    name: needs(text, 'Its full name.'),
    nation: needs(nation, 'A file of `scenarios/nations`, without `.yaml`.'),
    year: may(number(YEARS.first, YEARS.last, 'whole'), 'For values that change with the years.', 'early values'),
    attacker: otherwise(flag, false, 'Whether this side attacks; one side at most.'),
    'break point': may(number(1, 200), 'Losses at which the army gives up.', 'by the rules'),
    briefing: may(longText, 'What this side alone is told before the battle, as Markdown.'),
    deployment: orNone(thingsOf(placed(zoneFormat)), [], 'Where it may set up.'),
    general: may(placed(general), 'The commanding general.', 'no general'),
    'lieutenant generals': orNone(thingsOf(placed(lieutenantFormat)), [], 'Generals between him and the brigades.'),
    brigades: orNone(thingsOf(placed(brigadeFormat)), [], 'Its brigades.'),
    independents: orNone(thingsOf(unitFormat), [], 'Units under nobody, each its own command.'),
    overrides,
  },
  'go on',
);

/** A key is the side's id; the first is the first side. */
export const armiesFormat = mapOf('the armies', placed(armyFormat), 'go on');

export type WrittenArmy = ReadBy<typeof armyFormat>;
export type WrittenBrigade = ReadBy<typeof brigadeFormat>;
