import { describe, expect, it } from 'vitest';
import { clipOf, clipText } from '../../../editing/copying/clip';
import type { Copied } from '../../../editing/copying';

const NOTHING: Copied = {
  features: [],
  brigades: [],
  units: [],
  zones: [],
  objectives: [],
  labels: [],
  entryPoints: [],
};
const COPY: Copied = {
  ...NOTHING,
  features: [
    {
      kind: 'wood',
      value: {
        wood: {
          name: 'Otter: Wood',
          outline: {
            polygon: [
              [0, 0],
              ['1ft', 0],
              [5, 9.5],
            ],
          },
        },
      },
    },
  ],
  units: [
    { side: 'blue', brigade: 'Kahlen', value: { name: 'First', type: 'grenadiers', at: [10, 20], heading: 90 } },
    { side: 'blue', brigade: null, value: { name: 'yes', type: 'hussars', at: [10, 40], heading: 0 } },
  ],
  objectives: [{ name: 'The mill', at: [3, 4], points: 1 }],
};

describe('what was copied, as it travels through the clipboard', () => {
  it('comes back the same, and reads like a scenario', () => {
    const text = clipText(COPY);
    expect(clipOf(text)).toEqual({ copy: COPY });
    expect(text).toMatch(/^cockade clipboard: 1\nfeatures:\n {2}- { kind: wood, value: { wood: /);
    expect(clipOf(clipText(NOTHING))).toEqual({ copy: NOTHING });
  });

  it.each(['', 'Dear Sir,', 'title: A scenario', '[1, 2]', 'cockade clipboard: [', 'a: &x [*x]'])(
    'tells that there is nothing to paste in %j',
    (text) => expect(clipOf(text)).toMatchObject({ refused: expect.stringContaining('holds nothing') as string }),
  );

  it('leaves out what is not as it should be, and refuses what it does not know', () => {
    const wild =
      'cockade clipboard: 1\nfeatures: [1, { kind: wood }, { kind: wood, value: {} }]\nunits: { a: 1 }\nzones: [{ side: 2, value: 1 }]\n';
    expect(clipOf(wild)).toEqual({ copy: { ...NOTHING, features: [{ kind: 'wood', value: {} }] } });
    expect(clipOf('cockade clipboard: 2\n')).toMatchObject({ refused: expect.stringContaining('newer') as string });
    expect(clipOf(`cockade clipboard: 1\n# ${'x'.repeat(2_000_000)}`)).toHaveProperty('refused');
  });
});
