/** What ends on a road or a river stays there, and no other line of the file changes. */
import { describe, expect, it } from 'vitest';
import { reshape } from '../../../editing/nodes';
import { withLine } from '../../../editing/nodes/lines';
import { transform, type Transformation } from '../../../editing/transform';
import { after, linesGained, open } from '../drafts';

const FILE = `cockade: 1
title: Ways
kind: fictional
rules: { system: honours-of-war, scale: 28mm }
table: { size: [180, 120] }
terrain:
  - road: { name: High road, course: [[-5, 60], [60, 60], [185, 60]] }
  - road: { name: Lane, course: [[90, 60], [90, 80], [120, 90]] } # to the mill
  - road: { name: Path, course: [[120, 110], [120, 90]] }
  - sunken road: { name: Hollow, course: [[20, 120], [20, 62]] }
  - road: { name: Track, course: [[60, 0], [60, 55]] }
  - river: { name: Aue, class: fordable, width: 6, course: [[150, -5], [150, 125]] }
  - stream: { name: Brook, course: [[110, 20], [149, 30]] }
  - stream: { name: Rill, course: [[100, 60], [110, 20]] }
armies:
  blue:
    name: Blue
    nation: prussia
    year: 1757
    independents: [{ name: First, type: line infantry, at: [30, 20], heading: 0 }]
  red:
    name: Red
    nation: austria
    year: 1757
    independents: [{ name: Second, type: line infantry, at: [30, 100], heading: 180 }]
`;
const draft = open(FILE);
const by = (x: number, y: number): Transformation => ({ do: 'move', by: { x, y } });
const gained = (ids: readonly string[], asked: Transformation): readonly string[] =>
  linesGained(FILE, after(FILE, transform(draft, ids, asked)));

describe('ends of lines', () => {
  it('go with the road they lie on, and no farther; what ends there in turn goes too', () => {
    expect(gained(['high-road'], by(0, 10))).toEqual([
      '  - road: { name: High road, course: [[-5, 70], [60, 70], [185, 70]] }',
      '  - road: { name: Lane, course: [[90, 70], [90, 80], [120, 90]] } # to the mill',
      '  - sunken road: { name: Hollow, course: [[20, 120], [20, 72]] }',
    ]);
    expect(gained(['lane'], by(2, 3))).toEqual([
      '  - road: { name: Lane, course: [[92, 63], [92, 83], [122, 93]] } # to the mill',
      '  - road: { name: Path, course: [[120, 110], [122, 93]] }',
    ]);
  });
  it('go with the river they run into', () => {
    expect(gained(['aue'], by(10, 0))).toEqual([
      '  - river: { name: Aue, class: fordable, width: 6, course: [[160, -5], [160, 125]] }',
      '  - stream: { name: Brook, course: [[110, 20], [159, 30]] }',
    ]);
    expect(gained(['brook'], by(0, 4)).at(-1)).toBe('  - stream: { name: Rill, course: [[100, 60], [110, 24]] }');
  });
  it('stay where they are put by hand, and go with all that goes', () => {
    expect(gained(['lane', 'high-road'], by(0, 10)).slice(0, 2)).toEqual([
      '  - road: { name: High road, course: [[-5, 70], [60, 70], [185, 70]] }',
      '  - road: { name: Lane, course: [[90, 70], [90, 90], [120, 100]] } # to the mill',
    ]);
  });
  it('follow a bend of the road', () => {
    const points = [
      { x: -5, y: 60 },
      { x: 60, y: 60 },
      { x: 185, y: 85 },
    ];
    const bent = withLine(
      draft.scenario,
      { id: 'high-road', contour: null },
      { is: 'course', course: { points, smooth: false } },
    );
    expect(linesGained(FILE, after(FILE, reshape(draft, bent, 'Bend', 'high-road')))).toEqual([
      '  - road: { name: High road, course: [[-5, 60], [60, 60], [185, 85]] }',
      '  - road: { name: Lane, course: [[90, 66], [90, 80], [120, 90]] } # to the mill',
    ]);
  });
});
