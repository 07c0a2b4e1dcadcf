/** What is wrong with entry points and with the names arrivals give them, and the repairs. */
import { describe, expect, it } from 'vitest';
import { readScenario } from '../../../../engine/scenario';
import { editText } from '../../../../engine/scenario/edits';
import { nations, textOf } from '../files';

const EVERY_KEY = textOf('tests/fixtures/every-key.yaml');
const COURIERS = 'arrives: { turn: 3, entry: Entry of the northern road, needs: 5 }';
const POINT = '  - { name: Entry of the northern road, at: [60, 182.88], heading: 180 }';
const read = (text: string) => readScenario('test.yaml', text, nations);
const told = (text: string) =>
  read(text).findings.map(({ code, message, severity, field }) => ({ code, message, severity, field }));
/** The text with the one finding repaired. */
function repaired(text: string): string {
  const [only, ...others] = read(text).findings;
  expect(others).toEqual([]);
  const edited = editText(text, only?.repair ?? []);
  if ('refused' in edited) throw new Error(edited.refused);
  return edited.text;
}

describe('an unknown name', () => {
  const text = EVERY_KEY.replace('entry: Entry of the northern road', 'entry: Entry of the nothern road');
  it('is told once, at its place, with those there are', () =>
    expect(told(text)).toEqual([
      {
        code: 'unknown-entry',
        severity: 'error',
        field: 'armies.blue.independents[0].arrives.entry',
        message:
          '"Entry of the nothern road" is not known here; allowed: Entry of the northern road, Over the bridge, Out of the valley or The road back.',
      },
    ]));
  it('is repaired to the one that was meant', () => expect(repaired(text)).toBe(EVERY_KEY));
  it('of a whole brigade is told once as well, and what names the brigade is not at fault', () => {
    const brigade = EVERY_KEY.replace(
      'arrives: { turn: 4, at: [0, 120], heading: 90, needs: 4 }',
      'arrives: { turn: 4, entry: Nowhere }',
    );
    expect(told(brigade).map(({ code, field }) => [code, field])).toEqual([
      ['unknown-entry', 'armies.blue.brigades[1].arrives.entry'],
    ]);
  });
});

describe('both a name and a place', () => {
  const text = EVERY_KEY.replace(
    COURIERS,
    'arrives: { turn: 3, entry: Entry of the northern road, at: [0, 9], heading: 90, needs: 5 }',
  );
  it('is unclear', () => expect(told(text).map(({ code }) => code)).toEqual(['place-unclear']));
  it('is repaired to the name', () => expect(repaired(text)).toBe(EVERY_KEY));
});

it('neither a name nor a whole place is unclear', () => {
  for (const part of ['', ', at: [0, 9]', ', heading: 90'])
    expect(told(EVERY_KEY.replace(COURIERS, `arrives: { turn: 3${part} }`)).map(({ code }) => code)).toEqual([
      'place-unclear',
    ]);
});

describe('two of one name', () => {
  const text = EVERY_KEY.replace(POINT, `${POINT}\n${POINT}`);
  it('is told at the second', () =>
    expect(told(text).map(({ code, field }) => [code, field])).toContainEqual([
      'duplicate-name',
      'entry points[1].name',
    ]));
  it('and renamed by a repair', () => {
    const found = read(text).findings.find(({ code }) => code === 'duplicate-name');
    expect(found?.repair).toEqual([
      { do: 'set', path: ['entry points', 1, 'name'], value: 'Entry of the northern road 2' },
    ]);
  });
});

describe('off the edge', () => {
  const at = (place: string): string =>
    EVERY_KEY.replace('at: [60, 182.88], heading: 180', `at: ${place}, heading: 180`);
  it('is told once, of the entry point and not of those who come on by it', () =>
    expect(told(at('[60, 170]'))).toEqual([
      {
        code: 'arrives-off-edge',
        severity: 'error',
        field: 'entry points[0].at',
        message: 'Entry of the northern road is at [60, 170], which does not lie on an edge of the table.',
      },
    ]));
  it('is repaired to the nearest point of the edge', () =>
    expect(repaired(at('[60, 170]'))).toContain('at: [60, 182.88], heading: 180'));
  it('begins more than half a centimetre from it', () => {
    expect(told(at('[60, 182.4]'))).toEqual([]);
    expect(told(at('[60, 182.3]')).map(({ code }) => code)).toEqual(['arrives-off-edge']);
  });
});
