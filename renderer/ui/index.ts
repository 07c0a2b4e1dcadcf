/**
 * Shared controls: the smallest parts of the window and their states, drawn from the tokens. Nothing here knows the desk,
 * a battle or a view; what moves on the table is in `battlefield/`, what frames the views in `frame/`.
 */
export { default as Band } from './Band.svelte';
export { default as Button } from './Button.svelte';
export { default as Chip } from './Chip.svelte';
export { default as Choose } from './Choose.svelte';
export { default as ClosingCard } from './ClosingCard.svelte';
export { default as ClauseLink } from './ClauseLink.svelte';
export { default as CountDie } from './CountDie.svelte';
export { default as DifferenceSheet } from './DifferenceSheet.svelte';
export { default as EmptyState } from './EmptyState.svelte';
export { default as ErrorNote } from './ErrorNote.svelte';
export { default as Field } from './Field.svelte';
export { default as FileChooser } from './FileChooser.svelte';
export { default as Icon } from './Icon.svelte';
export type { IconName } from './icons';
export { default as Key } from './Key.svelte';
export { default as ListButton } from './ListButton.svelte';
export { default as NumberField } from './NumberField.svelte';
export { default as PlanOrTable } from './PlanOrTable.svelte';
export { default as Popover } from './Popover.svelte';
export { default as ReasonLines } from './ReasonLines.svelte';
export { default as Segment } from './Segment.svelte';
export { default as Sheet } from './Sheet.svelte';
export { default as SideBlock } from './SideBlock.svelte';
export { default as StepInput } from './StepInput.svelte';
export { default as Tab } from './Tab.svelte';
export { default as TabRow } from './TabRow.svelte';
export { default as Tick } from './Tick.svelte';
export { default as Toasts } from './Toasts.svelte';
export { default as UndoButtons } from './UndoButtons.svelte';
export { Notices, tryAgain } from './notices.svelte';
export { Camera } from './camera.svelte';
export { cssVariables, modal } from './attachments';
export { centred, panned, viewBoxOf, wholeSheet, zoomed } from './framing';
export type { PlanView } from './framing';
export { isOtherSize, leastType, seenPoints, svgElement, svgGroup } from './svg-parts';
export { lettersWithin, wordsWidth } from './letter-widths';
export { dragged, pointed } from './pointer';
export { setClauses } from './clauses';
export { keyLabel } from './key-label';
export type { SideIndex } from './sides';
export { sideIndex } from './sides';
