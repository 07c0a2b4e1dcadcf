import { expect, it } from 'vitest';
import { objectiveRemarks } from '../../../../../engine/rules/honours-of-war/review/objectives';
import { stUlrich } from '../../../scenario/files';

const scenario = stUlrich();
const told = (points: number) =>
  objectiveRemarks({ ...scenario, objectives: scenario.objectives.map((objective) => ({ ...objective, points })) });

it('HOW-OBJ-01: warns of an objective of more than 3 army points', () => {
  expect(told(3)).toEqual([]);
  expect(told(4)).toMatchObject([
    { severity: 'warning', code: 'objective-points', key: 'points', quickFix: 3, clause: 'HOW-OBJ-01' },
  ]);
});
