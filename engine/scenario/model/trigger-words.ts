/** What an event waits for, in words. */
import { listed } from './phrases';
import type { Scenario } from './scenario';
import { unitsOfArmy } from './army';
import type { Trigger } from './course-of-battle';

/** A trigger by the names of what it is about. */
export interface NamedTrigger {
  readonly taken: { readonly objective: string; readonly by: string } | null;
  readonly lost: readonly string[];
  readonly attacked: readonly string[];
}

/** As in "once Blue has the bridge, or Foot is lost". */
export function triggerPhrase({ taken, lost, attacked }: NamedTrigger): string {
  const parts = [
    ...(taken ? [`${taken.by} has ${taken.objective}`] : []),
    ...(lost.length > 0 ? [`${listed(lost)} ${lost.length === 1 ? 'is' : 'are'} lost`] : []),
    ...(attacked.length > 0 ? [`${listed(attacked, 'or')} is attacked`] : []),
  ];
  return parts.length > 0 ? `once ${parts.join(', or ')}` : 'never';
}

export function triggerInWords({ taken, lost, attacked }: Trigger, { armies, objectives }: Scenario): string {
  const units = new Map(armies.flatMap(unitsOfArmy).map(({ id, name }) => [id, name]));
  const nameOf = (id: string): string => units.get(id) ?? id;
  return triggerPhrase({
    taken: taken && {
      objective: objectives.find(({ id }) => id === taken.objective)?.name ?? taken.objective,
      by: armies.find(({ id }) => id === taken.by)?.name ?? taken.by,
    },
    lost: lost.map(nameOf),
    attacked: attacked.map(nameOf),
  });
}

/** What a level of victory is called in a sentence: one word says what victory it is, several stand by themselves. */
export function levelInWords(name: string): string {
  if (/\s/.test(name)) return name;
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name} victory`;
}
