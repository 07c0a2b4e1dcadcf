/** How the text looks: the tokens of the window. */
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The shapes of severities, as in the list of findings. */
const sign = (shape: string): string =>
  `url('data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">${shape}</svg>`)}')`;

const theme = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--raised)', color: 'var(--ink)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mono)', fontSize: '12px', lineHeight: '18px' },
  '.cm-content': { caretColor: 'var(--ink)', padding: '4px 0' },
  // Rows in which a line goes on begin two letters in.
  '.cm-line': { padding: '0 8px 0 calc(2px + 2ch)', textIndent: '-2ch' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)', borderLeftWidth: '2px' },
  '.cm-gutters': { border: 'none', backgroundColor: 'var(--raised)', color: 'var(--ink-3)' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '28px', padding: '0 4px 0 2px' },
  '.cm-foldGutter .cm-gutterElement': { width: '12px', cursor: 'pointer' },
  '.cm-gutter-lint': { width: '14px' },
  '.cm-gutter-lint .cm-gutterElement': { padding: '2px 0 0' },
  '.cm-activeLineGutter': { backgroundColor: 'transparent', color: 'var(--ink)' },
  '.cm-activeLine': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--sunk) 60%, transparent)' },
  '.cm-chosen, &.cm-focused .cm-chosen': { backgroundColor: 'var(--gold-tint)' },
  '.cm-wrong, &.cm-focused .cm-wrong': { backgroundColor: 'var(--fault-tint)' },
  '.cm-said': { padding: '0 8px 2px calc(2px + 2ch)', color: 'var(--fault)', font: 'var(--type-12)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--gold) 28%, transparent) !important',
  },
  '.cm-foldPlaceholder': { border: 'none', backgroundColor: 'var(--sunk)', color: 'var(--ink-2)', padding: '0 6px' },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--sunk)', color: 'inherit' },
  '.cm-searchMatch': { backgroundColor: 'var(--gold-tint)', outline: '1px solid var(--gold-line)' },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--gold-line)' },
  '.cm-panels': { borderColor: 'var(--line)', backgroundColor: 'var(--bar)', color: 'var(--ink)' },
  '.cm-panel.cm-search': { padding: '6px 24px 6px 8px', font: 'var(--type-12)' },
  '.cm-panel.cm-search label': { fontSize: '12px' },
  '.cm-textfield': { border: '1px solid var(--edge)', borderRadius: 'var(--round-4)', font: 'var(--type-12)' },
  '.cm-button': {
    border: '1px solid var(--edge)',
    borderRadius: 'var(--round-4)',
    backgroundColor: 'var(--raised)',
    backgroundImage: 'none',
    font: 'var(--type-12)',
  },
  '.cm-tooltip': {
    border: '1px solid var(--line-2)',
    borderRadius: 'var(--round-4)',
    backgroundColor: 'var(--raised)',
    color: 'var(--ink)',
    boxShadow: 'var(--float)',
    font: 'var(--type-12)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--mono)', maxHeight: '180px' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: 'var(--ink)', color: 'var(--raised)' },
  '.cm-completionDetail': { marginLeft: '12px', color: 'var(--ink-3)', fontStyle: 'normal', fontFamily: 'var(--sans)' },
  '.cm-tooltip-autocomplete ul li[aria-selected] .cm-completionDetail': { color: 'var(--line)' },
  '.cm-completionIcon': { display: 'none' },
  '.cm-completionMatchedText': { textDecoration: 'none', color: 'inherit', textShadow: '0 0 0.5px currentColor' },
  '.cm-tooltip.cm-completionInfo': { padding: '6px 8px', maxWidth: '260px' },
  '.cm-diagnostic': { padding: '6px 8px', borderLeft: '3px solid var(--ink-3)', maxWidth: '360px' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--fault)' },
  '.cm-diagnostic-warning': { borderLeftColor: 'var(--warn)' },
  '.cm-diagnosticAction': {
    margin: '4px 0 0',
    padding: '2px 8px',
    border: '1px solid var(--edge)',
    borderRadius: 'var(--round-4)',
    backgroundColor: 'var(--raised)',
    color: 'var(--ink)',
    font: 'var(--type-12)',
  },
  '.cm-lintRange-error': { backgroundImage: 'none', borderBottom: '2px solid var(--fault)' },
  '.cm-lintRange-warning': { backgroundImage: 'none', borderBottom: '2px dotted var(--warn-text)' },
  '.cm-lintRange-info': { backgroundImage: 'none', borderBottom: '1px dotted var(--ink-3)' },
  '.cm-lint-marker': { width: '12px', height: '12px' },
  '.cm-lint-marker-error': {
    content: sign('<path d="M6.3 1h7.4L19 6.3v7.4L13.7 19H6.3L1 13.7V6.3Z" fill="#8a1b55"/>'),
  },
  '.cm-lint-marker-warning': {
    content: sign('<path d="M10 1.2 19.4 18.6H.6Z" fill="#e3a72b" stroke="#8a5a00" stroke-linejoin="round"/>'),
  },
  '.cm-lint-marker-info': {
    content: sign('<circle cx="10" cy="10" r="7.5" fill="none" stroke="#544d42" stroke-width="2.5"/>'),
  },
});

const words = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: 'var(--ink)' },
  { tag: [tags.string, tags.content, tags.attributeValue], color: 'var(--warn-text)' },
  { tag: [tags.lineComment, tags.comment], color: 'var(--fine)' },
  { tag: [tags.punctuation, tags.separator, tags.squareBracket, tags.brace, tags.meta], color: 'var(--ink-3)' },
  { tag: [tags.labelName, tags.typeName, tags.keyword], color: 'var(--gold)' },
]);

export const textLook: Extension = [theme, syntaxHighlighting(words)];
