/** Things lined up, spread out and ordered. */
import { describe, expect, it } from 'vitest';
import { align, distribute, reorder } from '../../../editing/arrange';
import { after, linesGained, ODD, open } from '../drafts';

const draft = open(ODD);
const THREE = ['blue/lancers', 'blue/battery', 'blue/second-battery'];

describe('what is selected', () => {
  it('is lined up', () => {
    expect(linesGained(ODD, after(ODD, align(draft, ['blue/lancers', 'blue/second-battery'], 'west')))).toEqual([
      '      - { <<: *gun, name: Second Battery, at: [40, 50] }',
    ]);
    expect(linesGained(ODD, after(ODD, align(draft, ['zeitberg', 'knoll'], 'middle')))[0]).toContain('[60, 68.9]');
    expect(align(draft, ['knoll'], 'west')).toHaveProperty('refused');
  });
  it('is spread out between the outermost', () => {
    const text = after(ODD, distribute(draft, THREE, 'south to north'));
    expect(linesGained(ODD, text)).toContain(
      '      - &gun { name: Battery, type: medium gun, at: [100, 32], heading: 90 }   # the first',
    );
    expect(distribute(draft, THREE.slice(1), 'west to east')).toHaveProperty('refused');
  });
  it('is put above and below others, with the comment above it', () => {
    const text = after(ODD, reorder(draft, 'abatis', 'bottom'));
    expect(open(text).scenario.terrain[0]?.id).toBe('abatis');
    expect(
      open(after(ODD, reorder(draft, 'knoll', 'down')))
        .scenario.terrain.slice(0, 2)
        .map(({ id }) => id),
    ).toEqual(['knoll', 'zeitberg']);
    expect(reorder(draft, 'abatis', 'top')).toEqual({ refused: 'It is on top already.' });
  });
});
