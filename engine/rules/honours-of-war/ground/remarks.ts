/** What the review says of the ground: what counts as something else, and what is declared but not played. */
import { called } from '../../../scenario';
import type { Feature, UnplacedFinding } from '../../../scenario';

/** Ground that counts as something else. */
const MAPPED: Readonly<Partial<Record<Feature['kind'], readonly [string, string]>>> = {
  orchard: ['counts as a wood', 'HOW-TERR-10'],
  vineyard: ['counts as rough ground', 'HOW-TERR-26'],
  marsh: ['counts as rough ground', 'HOW-TERR-26'],
  abatis: ['is closed to all but foot, which pays half a move to cross it; it is light cover', 'HOW-TERR-04'],
};

/** Features whose rules are more than a rate, a cover and a sight: what is declared of them does nothing here. */
const UNDECLARED: ReadonlySet<Feature['kind']> = new Set(['bua', 'bridge', 'ford', 'road']);

export function remarksOn(feature: Feature): readonly UnplacedFinding[] {
  const name = called(feature);
  const about = { about: feature.id, key: null };
  const mapped = MAPPED[feature.kind];
  const remarks: UnplacedFinding[] = [];
  if (mapped)
    remarks.push({
      ...about,
      severity: 'ruling',
      code: 'counts-as',
      message: `${name} ${mapped[0]}.`,
      clause: mapped[1],
    });
  if (UNDECLARED.has(feature.kind) && (feature.effects?.movement ?? feature.effects?.cover))
    remarks.push({
      ...about,
      severity: 'warning',
      code: 'not-played',
      message: `${name} keeps its own rules: declared movement and cover are not played for a ${feature.kind}.`,
      clause: 'HOW-TERR-04',
    });
  return remarks;
}
