import type { Army } from '../../../../engine/scenario';
import type { Editing } from '../../editing.svelte';
import { RememberedChoice } from './choices.svelte';

/** For whom something is: the sides of the scenario, in its order. */
export const sideChoice = ({ scenario }: Editing): RememberedChoice<string> =>
  new RememberedChoice('side', 'Side', scenario?.armies.map(({ id, name }) => ({ value: id, label: name })) ?? []);

export const armyNow = (editing: Editing): Army | null =>
  editing.scenario?.armies.find(({ id }) => id === sideChoice(editing).value) ?? null;
