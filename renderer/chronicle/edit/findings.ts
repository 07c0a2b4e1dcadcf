/** Findings by the entries they are about. */
import type { Finding } from '../../../engine/scenario';
import type { ChosenEntry } from './telling.svelte';

export function isAbout(finding: Finding, { part, index }: ChosenEntry): boolean {
  const entry = entryOf(finding);
  return entry?.part === part && entry.index === index;
}

/** The entry a finding is about; null for one about the file as a whole. */
export function entryOf({ field }: Pick<Finding, 'field'>): ChosenEntry | null {
  const [, part, index] = /^(begins|story)\[(\d+)\]/.exec(field ?? '') ?? [];
  return part === 'begins' || part === 'story' ? { part, index: Number(index) } : null;
}

const RANK = ['error', 'warning', 'ruling'] as const;
export const worstOf = (findings: readonly Finding[]): Finding['severity'] | null =>
  RANK.find((severity) => findings.some((one) => one.severity === severity)) ?? null;
