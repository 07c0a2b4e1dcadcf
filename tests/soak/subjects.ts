/** What each rule system brings to be soaked: kinds of subject, each made from a number. */
import { systems } from '../../engine/rules';
import { honoursOfWar } from '../../engine/rules/honours-of-war';
import { mcnally } from '../../engine/rules/mcnally';
import { wildSubject as wildOfHonoursOfWar } from '../engine/rules/honours-of-war/battles/subjects';
import { wildSubject as wildOfMcNally } from '../engine/rules/mcnally/battles/subjects';
import type { Player, Subject } from '../kit';

export type MakeSubject = (seed: number, player: Player) => Subject;

/** By system, then by the kind of subject; more kinds of a book, such as tables that make for melees, are a line each. */
const SUBJECTS: Readonly<Record<string, Readonly<Record<string, MakeSubject>>>> = {
  [honoursOfWar.id]: { wild: wildOfHonoursOfWar },
  [mcnally.id]: { wild: wildOfMcNally },
};

export interface SoakKind {
  readonly system: string;
  readonly kind: string;
  readonly make: MakeSubject;
}

/** The kinds of one system, or of all that are registered. An id that is none, or a system without subjects, throws. */
export function soakKinds(system: string | null): readonly SoakKind[] {
  const known = systems.map(({ id }) => id);
  if (system !== null && !known.includes(system))
    throw new RangeError(`“${system}” is no rule system to soak. Those there are: ${known.join(', ')}; or “files”.`);
  return (system === null ? known : [system]).flatMap((id) => {
    const kinds = Object.entries(SUBJECTS[id] ?? {});
    if (kinds.length === 0) throw new Error(`${id} brings no subject to be soaked: see tests/soak/subjects.ts.`);
    return kinds.map(([kind, make]) => ({ system: id, kind, make }));
  });
}
