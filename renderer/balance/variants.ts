import type { RuleSystemEntry } from '../../electron/desk/api';
import { capital, type Scenario, unitsOfArmy } from '../../engine/scenario';
import { scaleTitle } from '../library';
import type { KindChoices } from './kind-of-battle.svelte';

/** What a form says of a variant; empty or null: as it is. */
export interface Variant {
  /** The id of a unit. */
  readonly without: string;
  readonly turns: number | null;
  readonly rules: string;
  readonly scale: string;
  /** On both sides. */
  readonly general: string;
  /** Of the battle that is watched. */
  readonly fromTurn: number | null;
}

interface Known {
  readonly scenario: Scenario;
  readonly systems: readonly Pick<RuleSystemEntry, 'id' | 'title'>[];
  readonly generals: readonly { readonly id: string; readonly title: string }[];
  /** The battle that is watched. */
  readonly battle: string | null;
}

/** What a variant is called and how it is fought; null where nothing is changed. */
export function variantOf(
  { without, turns, rules, scale, general, fromTurn }: Variant,
  { scenario, systems, generals, battle }: Known,
): { readonly label: string; readonly choices: KindChoices } | null {
  const unit = scenario.armies.flatMap(unitsOfArmy).find(({ id }) => id === without);
  const parts: readonly (readonly [string, KindChoices] | null)[] = [
    unit ? [`without ${unit.name}`, { without: [unit.id] }] : null,
    rules === '' ? null : [systems.find(({ id }) => id === rules)?.title ?? rules, { rules }],
    scale === '' ? null : [scaleTitle(scale), { scale }],
    turns === null ? null : [`stopped after turn ${turns}`, { turns }],
    general === ''
      ? null
      : [
          `${generals.find(({ id }) => id === general)?.title ?? general} general`,
          { generals: Object.fromEntries(scenario.armies.map(({ id }) => [id, general])) },
        ],
    fromTurn === null || battle === null
      ? null
      : [`other dice from turn ${fromTurn}`, { again: { battle, turn: fromTurn } }],
  ];
  const changed = parts.filter((part) => part !== null);
  const label = changed.map(([words]) => words).join(', ');
  if (changed.length === 0) return null;
  return {
    label: capital(label),
    choices: Object.assign({}, ...changed.map(([, choices]) => choices)) as KindChoices,
  };
}
