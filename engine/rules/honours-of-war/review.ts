/** What Honours of War makes of a scenario: what it cannot play yet, what it plays as something else. */
import type { Finding, Scenario } from '../../scenario';
import { isScale, SCALES } from './troops/scales';

/** Findings without a place in the file: the reader adds it from `field`, a field of the file or the id of a thing. */
export function review(scenario: Scenario): readonly Finding[] {
  return [...scaleFindings(scenario), ...groundFindings(scenario), ...armyFindings(scenario)];
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

/** Ground that counts as something else. */
const MAPPED: Readonly<Partial<Record<Scenario['terrain'][number]['kind'], readonly [string, string]>>> = {
  orchard: ['a wood', 'HOW-TERR-10'],
  vineyard: ['rough ground', 'HOW-TERR-26'],
  marsh: ['rough ground', 'HOW-TERR-26'],
};

function groundFindings({ terrain }: Scenario): readonly Finding[] {
  return terrain.flatMap((feature) => {
    if (feature.kind === 'river' && feature.class === 'fordable')
      return [
        finding(
          'warning',
          'not-played',
          feature.id,
          'Fordable rivers are not played yet: this one counts as impassable.',
          'HOW-TERR-20',
        ),
      ];
    const mapped = MAPPED[feature.kind];
    if (!mapped) return [];
    return [
      finding(
        'ruling',
        'counts-as',
        feature.id,
        `${feature.name ?? `This ${feature.kind}`} counts as ${mapped[0]}.`,
        mapped[1],
      ),
    ];
  });
}

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
