/** The tools of the editor in the order of the tool bar, group by group; each is a file of its own. */
import { SelectTool } from './select.svelte';
import type { EditorTool } from './tool';

export type { EditorTool, OverlayShape, OverlayTone, Pointed, ToolHint } from './tool';

/** New tools for one window: each keeps what it is in the middle of. */
export const toolGroups = (): readonly (readonly EditorTool[])[] => [[new SelectTool()]];
