/** What the review says of the ground: what counts as something else. */
import { called } from '../../../scenario';
import type { Feature, UnplacedFinding } from '../../../scenario';

/** Ground that counts as something else. */
const MAPPED: Readonly<Partial<Record<Feature['kind'], readonly [string, string]>>> = {
  orchard: ['counts as a wood', 'HOW-TERR-10'],
  vineyard: ['counts as rough ground', 'HOW-TERR-26'],
  marsh: ['counts as rough ground', 'HOW-TERR-26'],
  abatis: ['is closed to all but foot, which pays half a move to cross it; it is light cover', 'HOW-TERR-04'],
};

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
  return remarks;
}
