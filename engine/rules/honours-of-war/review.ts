/** What Honours of War makes of a scenario: what it cannot play yet, what it plays as something else. */
import type { Finding, Scenario } from '../../scenario';
import { orderFindings } from './command/findings';
import { findingsOf } from './ground/findings';
import { troopFindings } from './troops/findings';
import { isScale, SCALES } from './troops/scales';
import { weatherFindings } from './weather/findings';

/** Findings without a place in the file: the reader adds it from `field`, a field of the file or the id of a thing. */
export function review(scenario: Scenario): readonly Finding[] {
  return [
    ...scaleFindings(scenario),
    ...groundFindings(scenario),
    ...armyFindings(scenario),
    ...orderFindings(scenario).map(({ severity, code, about, message, clause }) =>
      finding(severity, code, about, message, clause),
    ),
    ...troopFindings(scenario.armies).map(({ severity, code, about, message, clause }) =>
      finding(severity, code, about, message, clause),
    ),
    ...weatherFindings(scenario).map(({ severity, code, field, message, clause }) =>
      finding(severity, code, field, message, clause),
    ),
  ];
}

const finding = (
  severity: Finding['severity'],
  code: string,
  field: string,
  message: string,
  clause: string,
): Finding => ({
  file: '',
  line: 1,
  column: 1,
  severity,
  code,
  field,
  message,
  clause,
});

function scaleFindings({ rules }: Scenario): readonly Finding[] {
  if (isScale(rules.scale)) return [];
  const message = `Honours of War has no figure scale ${rules.scale}. Allowed: ${SCALES.join(', ')}.`;
  return [finding('error', 'unknown-scale', 'rules.scale', message, 'HOW-SCALE-07')];
}

const groundFindings = ({ terrain }: Scenario): readonly Finding[] =>
  terrain.flatMap((feature) =>
    findingsOf(feature).map(({ severity, code, message, clause }) =>
      finding(severity, code, feature.id, message, clause),
    ),
  );

/** Guidelines of an army: brigades of two to eight, at most three independents (HOW-ORG-01, HOW-ORG-07). */
function armyFindings({ armies }: Scenario): readonly Finding[] {
  return armies.flatMap((army) => [
    ...army.brigades.flatMap((brigade) => {
      const count = brigade.units.length;
      if (count >= 2 && count <= 8) return [];
      const message = `${brigade.name} has ${count === 1 ? '1 unit' : `${count} units`}. A brigade normally has 2 to 8.`;
      return [finding('warning', 'brigade-size', brigade.id, message, 'HOW-ORG-01')];
    }),
    ...(army.independents.length > 3
      ? [
          finding(
            'warning',
            'independents',
            `armies.${army.id}.independents`,
            `${army.name} has ${army.independents.length} independent units. An army has at most 3.`,
            'HOW-ORG-07',
          ),
        ]
      : []),
  ]);
}
