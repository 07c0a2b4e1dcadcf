/** The tools of the editor in the order of the tool bar, group by group; each is a file or a folder of its own. */
import type { Editing } from '../editing.svelte';
import type { OnTable } from '../on-table.svelte';
import type { Tracing } from '../tracing';
import { BuiltUpTool } from './built-up.svelte';
import { GroundTool } from './ground.svelte';
import { HedgeTool } from './hedge.svelte';
import { HillTool } from './hill.svelte';
import { LabelTool } from './label.svelte';
import { MeasureTool } from './measure.svelte';
import { NodeTool } from './nodes.svelte';
import { RoadTool } from './road.svelte';
import { SelectTool } from './select/select.svelte';
import { StampTool } from './stamps/stamp-tool.svelte';
import type { EditorTool } from './tool';
import { TracingTool } from './tracing.svelte';
import { TreesTool } from './trees.svelte';
import { UnitTool } from './units/unit-tool.svelte';
import { WaterTool } from './water.svelte';
import { WorksTool } from './works.svelte';
import { ZoneTool } from './zone.svelte';

export { keepStamp } from './stamps/keep-stamp';
export { choicesMade, choose } from './drawing/choices.svelte';
export { stamps } from './stamps/stamps.svelte';
export type { EditorTool, OverlayShape, Pointed, ToolOption } from './tool';

/** New tools for one window: each keeps what it is in the middle of. */
export const toolGroups = (editing: Editing, table: OnTable, tracing: Tracing): readonly (readonly EditorTool[])[] => [
  [new SelectTool(table), new NodeTool(editing, table), new MeasureTool()],
  [
    new HillTool(),
    new TreesTool(),
    new WaterTool(),
    new RoadTool(),
    new BuiltUpTool(),
    new HedgeTool(),
    new WorksTool(),
    new GroundTool(),
  ],
  [
    new UnitTool(editing, table),
    new ZoneTool(editing),
    new LabelTool(),
    new TracingTool(tracing),
    new StampTool(editing),
  ],
];
