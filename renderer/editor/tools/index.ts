/** The tools of the editor in the order of the tool bar, group by group; each is a file or a folder of its own. */
import type { OnTable } from '../on-table.svelte';
import { SelectTool } from './select/select.svelte';
import type { EditorTool } from './tool';

export type { EditorTool, OverlayShape, OverlayTone, Pointed, ToolHint } from './tool';

/** New tools for one window: each keeps what it is in the middle of. */
export const toolGroups = (table: OnTable): readonly (readonly EditorTool[])[] => [[new SelectTool(table)]];
