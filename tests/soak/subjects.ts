/** What each rule system brings to be soaked: kinds of subject, each made from a number. */
import { systems } from '../../engine/rules';
import { honoursOfWar } from '../../engine/rules/honours-of-war';
import { mcnally } from '../../engine/rules/mcnally';
import { meleeSubject, wildSubject as wildOfHonoursOfWar } from '../engine/rules/honours-of-war/battles/subjects';
import { wildSubject as wildOfMcNally } from '../engine/rules/mcnally/battles/subjects';
import type { Player, Subject } from '../kit';

export type MakeSubject = (seed: number, player: Player) => Subject;

/** By system, then by the kind of subject: anywhere on the table, or close enough to fight hand to hand. */
const SUBJECTS: Readonly<Record<string, Readonly<Record<string, MakeSubject>>>> = {
  [honoursOfWar.id]: { wild: wildOfHonoursOfWar, melee: meleeSubject },
  [mcnally.id]: { wild: wildOfMcNally },
};

export interface SoakKind {
  readonly system: string;
  readonly kind: string;
  readonly make: MakeSubject;
}

/** The kinds of one system, one of them as `system/kind`, or of all that are registered. What is none of these throws. */
export function soakKinds(wanted: string | null): readonly SoakKind[] {
  const [system = null, only] = wanted?.split('/') ?? [];
  const known = systems.map(({ id }) => id);
  if (system !== null && !known.includes(system))
    throw new RangeError(`“${system}” is no rule system to soak. Those there are: ${known.join(', ')}; or “files”.`);
  return (system === null ? known : [system]).flatMap((id) => {
    const kinds = Object.entries(SUBJECTS[id] ?? {}).filter(([kind]) => only === undefined || kind === only);
    if (kinds.length === 0)
      throw new Error(`${wanted ?? id} brings no subject to be soaked: see tests/soak/subjects.ts.`);
    return kinds.map(([kind, make]) => ({ system: id, kind, make }));
  });
}
