/** What happens in the course of a battle. */
import { does, lengthInWords } from '../../../engine/battle';
import type { LengthUnit } from '../../../engine/battle';
import { calledThing } from '../../../engine/scenario';
import type { Army, Id, Scenario, ScenarioEvent } from '../../../engine/scenario';
import { unbroken } from './turns';

interface Leader {
  readonly id: Id;
  readonly name: string;
}
export const leadersOf = ({ general, lieutenants, brigades }: Army): readonly Leader[] => [
  ...(general ? [general] : []),
  ...lieutenants,
  ...brigades.map(({ commander }) => commander),
];

const ORDERS = {
  frees: 'troops that were held back may move',
  holds: 'troops stay where they are until set free',
  calls: 'troops that wait to be called may come',
} as const;

/** What an event does, without its own text and without a stop; empty for a message, and for leaders not among these. */
export function happening(
  event: ScenarioEvent,
  leaders: readonly Leader[],
  { terrain, objectives }: Pick<Scenario, 'terrain' | 'objectives'>,
  lengths: LengthUnit,
): string {
  if (event.event === 'message') return '';
  if (event.event === 'weather') return `the weather turns to ${event.to}`;
  if ('units' in event) return ORDERS[event.event];
  if (event.event === 'objective') {
    const name = objectives.find(({ id }) => id === event.objective)?.name ?? event.objective;
    return event.counts ? `${name} counts from then on` : `${name} counts no more`;
  }
  if (event.event === 'burns') return `${calledThing(terrain, event.feature)} burns`;
  if (event.event === 'ice') return `${does(calledThing(terrain, event.feature), event.freezes ? 'freezes' : 'thaws')}`;
  if (event.event === 'bridge')
    return `${does(calledThing(terrain, event.feature), 'is')} ${event.stands ? 'thrown' : 'broken'}`;
  if (event.event === 'sight')
    return event.reach === null
      ? 'sight is no longer limited'
      : `from then on nobody sees farther than ${unbroken(lengthInWords(event.reach, lengths))}`;
  const named = (id: Id | null): string | undefined => leaders.find((leader) => leader.id === id)?.name;
  const [leaver, next] = [named(event.leader), named(event.successor)];
  if (leaver === undefined) return '';
  return `${leaver} leaves the field${next === undefined ? '' : `; ${next} takes the army over`}`;
}
