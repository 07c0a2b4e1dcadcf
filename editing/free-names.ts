/** Names for new things: each differs from the others of its kind. */
import type { Id, Scenario } from '../engine/scenario';

const NUMBERED = /^(.*\S)\s+(\d+)$/;

/** The name itself while it is free, or with the next free number behind it: "Mill" and then "Mill 2". */
export function freeName(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  const [, stem = wanted] = NUMBERED.exec(wanted) ?? [];
  let number = 2;
  while (taken.has(`${stem} ${number}`)) number += 1;
  return `${stem} ${number}`;
}

export const featureNames = ({ terrain }: Scenario): Set<string> =>
  new Set(terrain.flatMap(({ name }) => (name === null ? [] : [name])));

/** Names of brigades and units, which all differ within a side. */
export function commandNames({ armies }: Scenario, side: Id): Set<string> {
  const army = armies.find(({ id }) => id === side);
  const brigades = army?.brigades ?? [];
  return new Set([
    ...brigades.map(({ name }) => name),
    ...[...brigades.flatMap(({ units }) => units), ...(army?.independents ?? [])].map(({ name }) => name),
  ]);
}
