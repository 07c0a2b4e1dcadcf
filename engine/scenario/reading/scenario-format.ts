/** A scenario file as it is written, whole. */
import { acceptsFormat } from './acceptance-format';
import { armiesFormat } from './armies/army-format';
import { SCALES } from '../model/defaults';
import { entryPointsFormat } from './entry-points';
import { eventsFormat } from './course/events';
import { labelsFormat } from './terrain/labels';
import { longText, longTextCalled, number, oneOf, text, textCalled } from '../readers/fields';
import { keys, mapOf, may, needs, orNone, otherwise } from '../readers/groups';
import { objectivesFormat } from './course/objectives';
import { placed } from '../readers/reader';
import type { PlacedValue, ReadBy } from '../readers/reader';
import { specialFormat } from './course/special';
import { ANY_TABLE, clockFormat, historyFormat, tableFormat, weatherFormat } from './table-format';
import { terrainFormat } from './terrain/terrain-format';
import { NEWEST } from '../text/version';
import { victoryFormat } from './course/victory';
import { wordsOf } from '../readers/spelling';

const markdown = longTextCalled('Markdown');
/** Characters. */
const LONGEST_TITLE = 200;

const NO_OPTIONS: ReadonlyMap<string, string> = new Map();
const SYSTEM = 'By which rules it is fought: the id of a rule system.';
const rules = keys(
  'the rules',
  {
    // Null while reading goes on without it.
    system: needs<PlacedValue<string> | null>(placed(textCalled('id of a rule system')), SYSTEM, { value: null }),
    scale: otherwise(oneOf(wordsOf(SCALES)), '28mm', 'The figure scale its places are written for.'),
    options: orNone(
      mapOf('the options', text),
      NO_OPTIONS,
      'Optional rules, by the keys and words of the rule system.',
    ),
  },
  'go on',
);

export const scenarioFormat = keys(
  'a scenario',
  {
    cockade: needs(number(NEWEST, NEWEST, 'whole'), 'The format; always the first line.'),
    title: needs(textCalled('text', LONGEST_TITLE), 'Its title.', { value: '' }),
    kind: needs(oneOf(['fictional', 'historical']), 'Whether it is made up or happened.', { value: 'historical' }),
    date: may(text, 'The day of the battle.'),
    period: may(text, 'The war or the years, as `Seven Years War`.'),
    maker: may(text, 'Who made the scenario.'),
    source: may(longText, 'What it was made from.'),
    description: otherwise(markdown, '', 'What both sides know.'),
    notes: may(markdown, 'For whoever sets the table up: what is recorded, and what is ours.'),
    rules: needs(rules, 'The rules it is written for.', {
      value: { system: null, scale: '28mm', options: NO_OPTIONS },
    }),
    table: needs(tableFormat, 'The table.', { value: ANY_TABLE }),
    weather: may(weatherFormat, 'The weather at the start, in a word or with keys.', '`fair`'),
    clock: may(clockFormat, 'The hours of the day.', 'not told'),
    history: may(
      historyFormat,
      'The chronicle it leaves, and when: the window then shows both on one timeline.',
      'none',
    ),
    terrain: orNone(terrainFormat, [], 'What stands on the table; each entry is one key, the kind.'),
    labels: orNone(labelsFormat, [], 'Words on the map that name no feature.'),
    'entry points': orNone(
      entryPointsFormat,
      [],
      'Named places where troops may come on, on the table edge or within the table.',
    ),
    armies: needs(placed(armiesFormat), 'Two armies; the first is the first side.'),
    objectives: orNone(objectivesFormat, [], 'Places that are worth points.'),
    victory: may(
      victoryFormat,
      'When the battle ends and who wins, beside the break points of the armies.',
      'by break points',
    ),
    special: orNone(specialFormat, [], 'Special rules of this battle; each entry is one key, the rule.'),
    events: orNone(eventsFormat, [], 'What happens in certain turns.'),
    accept: orNone(acceptsFormat, [], 'Warnings and rulings that are known and kept.'),
  },
  'go on',
);
export type WrittenScenario = ReadBy<typeof scenarioFormat>;
