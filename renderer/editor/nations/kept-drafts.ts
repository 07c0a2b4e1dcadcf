import type { DeskBridge } from '../../../electron/desk/api';
import { NationDraft } from './nation-draft.svelte';

const NEW = '';
const kept = new WeakMap<DeskBridge, Map<string, NationDraft>>();

/**
 * The draft of a nation, or of a new one with null: what was changed and not saved when its sheet was closed is there again
 * when it opens, as long as the window does.
 */
export function draftFor(desk: DeskBridge, from: string | null): NationDraft {
  const drafts = kept.get(desk) ?? new Map<string, NationDraft>();
  kept.set(desk, drafts);
  const before = drafts.get(from ?? NEW);
  if (before?.isChanged) return before;
  const draft = new NationDraft(desk);
  drafts.set(from ?? NEW, draft);
  void (from === null ? draft.begin() : draft.open(from, false));
  return draft;
}
