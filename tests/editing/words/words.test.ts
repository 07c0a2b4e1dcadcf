import { describe, expect, it } from 'vitest';
import {
  addedEntry,
  conditionSentence,
  conditionsWritten,
  levelSentence,
  levelsWritten,
  changedField,
  changedMoment,
  eventSentence,
  eventsWritten,
  removedEntry,
  rulesWritten,
  ruleSentence,
  timeline,
} from '../../../editing/words';
import type { Change } from '../../../editing/change';
import { CENTIMETRES, INCHES } from '../../../engine/battle';
import { editText } from '../../../engine/scenario';
import { plainText, type KeyPath, type Plain } from '../../../engine/scenario/edits';
import { readStUlrich, stUlrichText } from '../../engine/scenario/files';

const COURSE = `
weather: fog # until the sun is up
victory: { turns: 12, then: red, conditions: [{ side: blue, holds: [The bridge], by turn: 8 }] }
special:
  # They water their horses.
  - hold: { units: [Brackwitz Dragoons], until: { turn: 3, attacked: true }, reason: They water their horses. }
  - mist: { turns: [1, 3] }
  - note: Nobody may fire at the chapel.
events:
  - { turn: 4, weather: light rain }
  - { turn: 3, at: end, text: The mist lifts. }
  - { turn: 5, leaves: Major General Freiherr von Rehlingen }
`;
const text = stUlrichText + COURSE;

function valuesOf(of: string): Plain {
  const values = plainText(of);
  if (values === null) throw new Error('not to be read');
  return values;
}
function after(change: Change | null, of = text): string {
  if (!change) return of;
  const edited = editText(of, change.edits);
  if ('refused' in edited) throw new Error(edited.refused);
  return edited.text;
}
const set = (path: KeyPath, value: Plain, of = text): string => after(changedField(valuesOf(of), path, value, 'x'), of);
/** Lines of a text that another does not have. */
const newLines = (now: string, was = text): readonly string[] => {
  const before = new Set(was.split('\n'));
  return now.split('\n').filter((line) => !before.has(line));
};

describe('a field of the words', () => {
  it('is written where it stands, and no other line', () => {
    expect(newLines(set(['title'], 'St. Ulrich: the bridge'))).toEqual(["title: 'St. Ulrich: the bridge'"]);
    expect(newLines(set(['special', 0, 'hold', 'until', 'turn'], 4))).toEqual([
      '  - hold: { units: [Brackwitz Dragoons], until: { turn: 4, attacked: true }, reason: They water their horses. }',
    ]);
    expect(readStUlrich(set(['description'], 'One line.\n\nAnother: with *stars*.')).scenario?.description).toBe(
      'One line.\n\nAnother: with *stars*.',
    );
  });

  it('is no change when it is there already, or is not there to be removed', () => {
    const values = valuesOf(text);
    expect(changedField(values, ['special', 1, 'mist', 'turns'], [1, 3], 'x')).toBeNull();
    expect(changedField(values, ['date'], null, 'x')).toBeNull();
  });

  it('that is a moment is a turn or an hour, the one in place of the other', () => {
    const moment = (typed: string, of = text): string =>
      after(changedMoment(valuesOf(of), ['special', 0, 'hold', 'until'], typed, 'x'), of);
    const until = (of: string): string | undefined => /until: \{[^}]*\}/.exec(of)?.[0];
    expect(until(moment('9:30'))).toBe("until: { attacked: true, hour: '09:30' }");
    expect(until(moment('4', moment('9:30')))).toBe('until: { attacked: true, turn: 4 }');
    expect(until(moment(''))).toBe('until: { attacked: true }');
    expect(changedMoment(valuesOf(text), ['special', 0, 'hold', 'until'], '3', 'x')).toBeNull();
    expect(moment('noon')).toBe(text);
  });

  it('goes with the group that would be left empty', () => {
    const alone = `${stUlrichText}victory: { turns: 12 }\n`;
    expect(set(['victory', 'turns'], null, alone)).toBe(stUlrichText);
    expect(newLines(set(['victory', 'turns'], null))).toEqual([
      'victory: { then: red, conditions: [{ side: blue, holds: [The bridge], by turn: 8 }] }',
    ]);
  });

  it('beside the weather in a word writes the word out', () => {
    const now = set(['weather', 'changing'], true);
    expect(readStUlrich(now).scenario?.weather).toEqual({ start: 'fog', changing: true });
    expect(now).toContain('# until the sun is up');
    expect(readStUlrich(set(['weather', 'changing'], true, stUlrichText)).scenario?.weather.changing).toBe(true);
  });
});

describe('entries of special rules and events', () => {
  it('are added at the end, to a list that is made when there is none', () => {
    const note = (of: string): string =>
      after(addedEntry(valuesOf(of), ['special'], { note: 'Mind the ford.' }, 'x'), of);
    expect(readStUlrich(note(text)).scenario?.special.at(-1)).toEqual({ rule: 'note', text: 'Mind the ford.' });
    expect(readStUlrich(note(stUlrichText)).scenario?.special).toEqual([{ rule: 'note', text: 'Mind the ford.' }]);
  });

  it('are removed, the list with the last of them', () => {
    const without = after(removedEntry(valuesOf(text), ['special'], 1, 'x'));
    expect(readStUlrich(without).scenario?.special.map(({ rule }) => rule)).toEqual(['hold', 'note']);
    const one = `${stUlrichText}events:\n  - { turn: 4, weather: light rain }\n`;
    expect(after(removedEntry(valuesOf(one), ['events'], 0, 'x'), one)).toBe(stUlrichText);
  });

  it('of ways to win are read, told in words, added, and removed with what is left empty', () => {
    const [first] = conditionsWritten(valuesOf(text));
    expect(first).toEqual({
      index: 0,
      side: 'blue',
      holds: ['The bridge'],
      by: 8,
      orLoses: false,
      whateverIsLost: false,
    });
    expect(first && conditionSentence(first, 'Blue')).toBe(
      'Blue wins when it holds The bridge at the end of a turn up to turn 8.',
    );
    expect(
      conditionSentence({ index: 0, side: 'x', holds: ['A', 'B'], by: null, orLoses: true, whateverIsLost: true }, 'X'),
    ).toBe('X wins when it holds A and B at the end of a turn, whatever is lost, and loses when it never did.');
    const path = ['victory', 'conditions'];
    const more = after(addedEntry(valuesOf(text), path, { side: 'red', holds: ['The bridge'] }, 'x'));
    expect(readStUlrich(more).scenario?.victory.conditions.map(({ side }) => side)).toEqual(['blue', 'red']);
    const alone = after(
      addedEntry(valuesOf(stUlrichText), path, { side: 'red', holds: ['The bridge'] }, 'x'),
      stUlrichText,
    );
    expect(after(removedEntry(valuesOf(alone), path, 0, 'x'), alone)).toBe(stUlrichText);
  });

  it('of mist tell whom it spares', () => {
    const mist = { ...rulesWritten(valuesOf('special:\n  - mist: { turns: [1, 3], except: [Mulheim] }\n'))[0] };
    expect(mist).toMatchObject({ rule: 'mist', sparing: ['Mulheim'] });
  });

  it('are read with their position in the file, also those that are not right yet', () => {
    expect(eventsWritten(valuesOf(text)).map(({ index, turn }) => [index, turn])).toEqual([
      [0, 4],
      [1, 3],
      [2, 5],
    ]);
    const odd = valuesOf('special:\n  - sorcery: true\n  - hold: { units: x }\nevents: 4\n');
    expect(rulesWritten(odd).map(({ rule }) => rule)).toEqual(['unknown', 'hold']);
    expect(eventsWritten(odd)).toEqual([]);
  });
});

describe('their sentences', () => {
  it('are made from the data', () => {
    const rules = rulesWritten(valuesOf(text));
    expect(rules.map((rule) => ruleSentence(rule, CENTIMETRES))).toEqual([
      'Brackwitz Dragoons: held until turn 3, or they are fired at or charged. They water their horses.',
      'Low ground mist in turns 1 to 3: fire and charges from beyond 20 cm fail on 1 to 2.',
      'Nobody may fire at the chapel.',
    ]);
    expect(rules[1] && ruleSentence(rules[1], INCHES)).toContain('beyond 7.9″');
    const endless = rulesWritten(valuesOf('special: [{ hold: { units: [A, B], until: {} } }]'));
    expect(endless.map((rule) => ruleSentence(rule, CENTIMETRES))).toEqual([
      'A and B: held until nothing sets them free.',
    ]);
  });

  it('of events say when and what', () => {
    expect(eventsWritten(valuesOf(text)).map((event) => eventSentence(event, String, CENTIMETRES))).toEqual([
      'Start of turn 4: the weather turns to light rain.',
      'End of turn 3: The mist lifts.',
      'Start of turn 5: Major General Freiherr von Rehlingen leaves the field.',
    ]);
  });

  it('of events say how far one sees, which bridge is broken, who alone is told, and at which hour', () => {
    const events = `events:
  - { turn: 3, sight: 40cm }
  - { hour: '11:30', sight: unlimited, text: Now., told to: blue }
  - { turn: 2, at: end, breaks: Old bridge }
  - { turn: 2, throws: New bridge }
`;
    expect(eventsWritten(valuesOf(events)).map((event) => eventSentence(event, () => 'Blue', CENTIMETRES))).toEqual([
      'Start of turn 3: nobody sees farther than 40 cm.',
      'Start of the turn of 11:30: sight is no longer limited. To Blue alone: Now.',
      'End of turn 2: Old bridge is broken.',
      'Start of turn 2: New bridge is thrown.',
    ]);
    const hold = rulesWritten(
      valuesOf('special: [{ hold: { units: [A], until: { hour: "11:30", needs: 5, from turn: 2 } } }]'),
    );
    expect(hold.map((rule) => ruleSentence(rule, CENTIMETRES))).toEqual([
      'A: held until 11:30, or 5+ is thrown, each turn from turn 2.',
    ]);
  });

  it('of who is kept to a place say to which', () => {
    const kept = rulesWritten(valuesOf('special: [{ keep: { units: [A, B], within: The wood, until turn: 4 } }]'));
    expect(kept.map((rule) => ruleSentence(rule, CENTIMETRES))).toEqual([
      'A and B: kept within the wood up to turn 4.',
    ]);
    const levels = levelsWritten(
      valuesOf('victory: { levels: [{ name: marginal }, { name: decisive, lead: 2, holds: [X] }] }'),
    );
    expect(levels.map(levelSentence)).toEqual([
      'Marginal: whenever the winner wins.',
      'Decisive: whenever the winner holds objectives worth 2 more and holds X.',
    ]);
  });

  it('of events that wait say for what', () => {
    const waiting = `events:
  - { when: { taken: The bridge, by: blue, lost: [A, B] }, burns: Mulheim }
  - { turn: 3, at: end, when: { attacked: [A, B, C] }, frees: [D, E], text: Up and at them. }
  - { when: {}, text: Never. }
`;
    const called = (side: string): string => (side === 'blue' ? 'The Advance Guard' : side);
    expect(eventsWritten(valuesOf(waiting)).map((event) => eventSentence(event, called, CENTIMETRES))).toEqual([
      'Start of a turn, once The Advance Guard has The bridge, or A and B are lost: Mulheim burns.',
      'End of a turn from turn 3 on, once A, B or C is attacked: D and E may move. Up and at them.',
      'Start of a turn, never: Never.',
    ]);
  });

  it('that order troops, draw lots or change objectives say so', () => {
    const orders = `special:
  - lots: { units: [A], places: [{ at: [10, 20] }, { at: [30, 40], heading: 90 }], reason: Nobody knows. }
events:
  - { turn: 2, holds: [A, B] }
  - { turn: 2, calls: [C] }
  - { turn: 2, counts: The mill }
  - { turn: 2, voids: The mill }
`;
    const values = valuesOf(orders);
    expect(rulesWritten(values)).toMatchObject([
      {
        units: ['A'],
        places: [
          { at: [10, 20], heading: null },
          { at: [30, 40], heading: 90 },
        ],
      },
    ]);
    expect(rulesWritten(values).map((rule) => ruleSentence(rule, CENTIMETRES))).toEqual([
      'A: a die decides between 3 places. Nobody knows.',
    ]);
    expect(eventsWritten(values).map((event) => eventSentence(event, (side) => side, CENTIMETRES))).toEqual([
      'Start of turn 2: A and B may not move until set free.',
      'Start of turn 2: C may come.',
      'Start of turn 2: The mill counts from now on.',
      'Start of turn 2: The mill counts no more.',
    ]);
  });
});

describe('the timeline', () => {
  it('tells what those who come on late must throw', () => {
    const late = (needs: number) => {
      const { scenario } = readStUlrich(
        stUlrichText.replace(
          /(name: Chevreul Dragoons,.*?)at: \[[^\]]*\], heading: \d+/,
          `$1arrives: { turn: 3, at: [0, 60], heading: 90, needs: ${needs} }`,
        ),
      );
      return scenario && timeline(scenario).find(({ kind }) => kind === 'arrival')?.text;
    };
    expect(late(4)).toBe('Chevreul Dragoons comes on, each turn on 4+.');
    expect(late(9)).toBe('Chevreul Dragoons comes on, each turn on 9+ of two dice.');
  });
  it('has what waits without an end, and what it waits for', () => {
    const waits = '{ turn: 2, when: { lost: [Brackwitz Dragoons] }, frees: [Chevreul Dragoons] }';
    const { scenario } = readStUlrich(`${stUlrichText}events: [${waits}]\n`);
    expect(scenario && timeline(scenario).filter(({ kind }) => kind === 'event')).toEqual([
      {
        ...{ turn: 2, until: null, kind: 'event' },
        text: 'Once Brackwitz Dragoons is lost: Held units may move.',
        about: ['red/chevreul-dragoons', 'blue/brackwitz-dragoons'],
      },
    ]);
  });
  it('has weather, holds, mist, events and endings by turn', () => {
    const { scenario, findings } = readStUlrich(text);
    if (!scenario) throw new Error(JSON.stringify(findings));
    expect(timeline(scenario).map(({ turn, until, kind, text: told }) => [turn, until, kind, told])).toEqual([
      [0, null, 'weather', 'The battle begins in weather: fog.'],
      [1, 2, 'hold', 'Brackwitz Dragoons held.'],
      [1, 3, 'mist', 'Mist on low ground.'],
      [3, 3, 'event', 'The mist lifts.'],
      [4, 4, 'weather', 'The weather turns to light rain.'],
      [5, 5, 'event', 'A leader leaves the field.'],
      [8, 8, 'ending', 'Last turn for blue to hold it.'],
      [12, 12, 'ending', 'Last turn; then red wins.'],
    ]);
  });

  it('is empty where nothing is ordered', () => {
    const { scenario } = readStUlrich();
    expect(scenario && timeline(scenario)).toEqual([]);
  });
});
