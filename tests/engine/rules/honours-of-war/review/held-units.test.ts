/** Held units under canister on turn 1: the scenario lets them suffer without an answer. */
import { describe, expect, it } from 'vitest';
import { review } from '../../../../../engine/rules/honours-of-war/review';
import { readScenario } from '../../../../../engine/scenario';
import { nations } from '../../../scenario/files';

interface Otherwise {
  readonly held?: boolean;
  /** Where the guns of red stand north of the held line, which faces them at 40 on; canister reaches 40 cm. */
  readonly gunsAt?: number;
  readonly guns?: string;
  /** Whose unit is held. */
  readonly side?: 'blue' | 'red';
  readonly terrain?: string;
}
function told({
  held = true,
  gunsAt = 79,
  guns = 'medium gun',
  side = 'blue',
  terrain = '',
}: Otherwise): readonly string[] {
  const [near, far] = side === 'blue' ? ['blue', 'red'] : ['red', 'blue'];
  const text = `cockade: 1
title: Held
kind: fictional
rules: { system: honours-of-war, scale: 28mm }
table: { size: [160, 160] }
${terrain}
armies:
  ${near}:
    name: Near
    nation: neutral-blue
    independents:
      - { name: Regiment Haus, type: line infantry, at: [80, 40], heading: 0, formation: line }
  ${far}:
    name: Far
    nation: neutral-red
    attacker: true
    independents:
      - { name: The Battery, type: ${guns}, at: [80, ${gunsAt}], heading: 180 }
${held ? 'special:\n  - hold: { units: [Regiment Haus], until: { turn: 4 } }' : ''}
`;
  const { scenario, findings } = readScenario('held.yaml', text, nations);
  if (!scenario) throw new Error(findings.map(({ message }) => message).join('\n'));
  return review(scenario).flatMap(({ code, about, message }) =>
    code === 'held-under-canister' ? [`${about ?? ''}: ${message}`] : [],
  );
}

describe('a unit that may not move', () => {
  it.each(['blue', 'red'] as const)('of %s is told of in canister range of the enemy', (side) => {
    const [finding, ...others] = told({ side });
    expect(others).toEqual([]);
    expect(finding).toContain('Regiment Haus may not move yet and stands in canister range of The Battery on turn 1');
    expect(finding?.startsWith(`${side}/`)).toBe(true);
  });

  it('is not told of out of it, nor one that may move, nor where guns see nothing', () => {
    // Front edge to front edge: the line is 4 cm deep, the battery less.
    expect(told({ gunsAt: 96 })).toEqual([]);
    expect(told({ held: false })).toEqual([]);
    const hill = 'terrain:\n  - wood: { outline: { rectangle: { at: [80, 60], size: [80, 20] } } }';
    expect(told({ terrain: hill })).toEqual([]);
  });

  it('is judged by the reach of the guns that stand there', () => {
    expect(told({ gunsAt: 88 })).toEqual([]);
    expect(told({ gunsAt: 88, guns: 'heavy gun' })).toHaveLength(1);
  });
});
