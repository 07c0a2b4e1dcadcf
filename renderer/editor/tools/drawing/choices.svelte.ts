import { capital } from '../../../../engine/scenario';
import { CENTIMETRES, lengthInWords } from '../../../../engine/battle/lengths';
import { SvelteMap } from 'svelte/reactivity';
import type { ToolOption } from '../tool';
import type { Army } from '../../../../engine/scenario';
import type { Editing } from '../../editing.svelte';

/** What was chosen last of each option. */
const last = new SvelteMap<string, string | number>();

/** What was chosen last, by the names of the options, to be remembered. */
export const choicesMade = (): Readonly<Record<string, string | number>> => Object.fromEntries(last);
/** Goes on with what was chosen before. */
export function choose(before: Readonly<Record<string, string | number>>): void {
  for (const [name, value] of Object.entries(before)) last.set(name, value);
}

/** One of several words, remembered by a name. */
export class RememberedChoice<Value extends string> {
  constructor(
    readonly name: string,
    readonly label: string,
    readonly of: readonly { readonly value: Value; readonly label: string }[],
    readonly speaks = true,
  ) {}

  get value(): Value {
    const chosen = last.get(this.name);
    return (
      (this.of.find(({ value }) => value === chosen) ?? this.of[0])?.value ??
      (() => {
        throw new Error(`${this.label} offers nothing`);
      })()
    );
  }
  get option(): ToolOption {
    const { label, value, of, name, speaks } = this;
    return { kind: 'choice', label, value, of, speaks, choose: (chosen) => last.set(name, chosen) };
  }
}

/** A number, remembered by a name; null is the usual one. */
export class Amount {
  constructor(
    readonly name: string,
    readonly label: string,
    readonly bounds: { readonly unit: string; readonly least: number; readonly most: number; readonly step: number },
  ) {}

  /** What was chosen, else what is usual. */
  or(usual: number): number {
    const chosen = last.get(this.name);
    return typeof chosen === 'number' ? chosen : usual;
  }
  get chosen(): number | undefined {
    const chosen = last.get(this.name);
    return typeof chosen === 'number' ? chosen : undefined;
  }
  option(usual: number): ToolOption {
    const { label, bounds, name } = this;
    return { kind: 'number', label, value: this.or(usual), ...bounds, change: (value) => last.set(name, value) };
  }
}

/** Words as they are and with a capital letter, for options that are called what they are. */
export const wordsOf = <Value extends string>(...values: readonly Value[]) =>
  values.map((value) => ({ value, label: capital(value) }));

const FOOT = 30.48;
/** What points are drawn to: lines, nodes, edges and neighbours, besides these a grid, or nothing. */
export const snapChoice = new RememberedChoice('snapping', 'Pointer', [
  { value: 'things', label: 'Snaps to things' },
  { value: '1', label: `Snaps to ${lengthInWords(1, CENTIMETRES)}` },
  { value: String(FOOT / 12), label: 'Snaps to 1 in' },
  { value: String(FOOT / 2), label: 'Snaps to 6 in' },
  { value: String(FOOT), label: 'Snaps to 1 ft' },
  { value: 'off', label: 'Snaps to nothing' },
]);
export const snapsNow = (): boolean => snapChoice.value !== 'off';
/** The lines of the grid lie so many cm apart; null without one. */
export const gridNow = (): number | null => Number(snapChoice.value) || null;

/** For whom something is: the sides of the scenario, in its order. */
export const sideChoice = ({ scenario }: Editing): RememberedChoice<string> =>
  new RememberedChoice('side', 'Side', scenario?.armies.map(({ id, name }) => ({ value: id, label: name })) ?? []);

export const armyNow = (editing: Editing): Army | null =>
  editing.scenario?.armies.find(({ id }) => id === sideChoice(editing).value) ?? null;
