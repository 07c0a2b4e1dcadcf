/** What the review says of objectives: the book knows them at 1 to 3 army points (HOW-OBJ-01). */
import type { Scenario, UnplacedFinding } from '../../../scenario';

const MOST_POINTS = 3;

export const objectiveRemarks = ({ objectives }: Scenario): readonly UnplacedFinding[] =>
  objectives.flatMap(({ id, name, points }): readonly UnplacedFinding[] =>
    points <= MOST_POINTS
      ? []
      : [
          {
            severity: 'warning',
            code: 'objective-points',
            about: id,
            key: 'points',
            message: `${name} is worth ${points} army points; an objective is worth 1 to ${MOST_POINTS}.`,
            fix: `Write ${MOST_POINTS} or less, or accept it with the reason.`,
            quickFix: MOST_POINTS,
            clause: 'HOW-OBJ-01',
          },
        ],
  );
