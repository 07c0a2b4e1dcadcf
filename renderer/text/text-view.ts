/** The editor of the text: a CodeMirror that follows the document and the selection, and tells what is typed and pointed at. */
import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import type { CompletionSource } from '@codemirror/autocomplete';
import { defaultKeymap, indentWithTab } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import { bracketMatching, codeFolding, foldGutter, foldKeymap, indentUnit } from '@codemirror/language';
import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { Annotation, EditorState, StateEffect, StateField, type Range } from '@codemirror/state';
import {
  Decoration,
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  type DecorationSet,
  type ViewUpdate,
  WidgetType,
} from '@codemirror/view';
import type { Finding } from '../../engine/scenario';
import type { TextStretch } from '../../engine/scenario/edits';
import { changeBetween, type TypedChange } from './line-breaks';
import { textLook } from './look';

export interface TextEvents {
  /** Somebody typed: changes of the text as it is shown, in order. */
  readonly ontype: (changes: readonly TypedChange[]) => void;
  /** Somebody put the cursor at an offset. */
  readonly onpoint: (offset: number) => void;
  readonly onundo: () => void;
  readonly onredo: () => void;
  readonly complete: CompletionSource;
}

/** A finding as it is told at its line, with what mends it. */
export interface TextFinding extends Pick<Finding, 'line' | 'column' | 'severity' | 'message'> {
  readonly repair: { readonly name: string; readonly apply: () => void } | null;
}
const SEVERITIES = { error: 'error', warning: 'warning', ruling: 'info' } as const;

/** What is not typed here: the document was changed elsewhere. */
const elsewhere = Annotation.define<boolean>();
const choose = StateEffect.define<readonly TextStretch[]>();
const chosenLine = Decoration.line({ class: 'cm-chosen' });

/** Lines of what is selected. */
const chosenLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(lines, transaction) {
    const effect = transaction.effects.find((one) => one.is(choose));
    if (!effect) return lines.map(transaction.changes);
    const { doc } = transaction.state;
    const starts = new Set<number>();
    for (const { from, to } of effect.value) {
      const last = doc.lineAt(Math.min(to, doc.length)).number;
      for (let line = doc.lineAt(Math.min(from, doc.length)).number; line <= last; line += 1)
        starts.add(doc.line(line).from);
    }
    return Decoration.set(
      [...starts].map((at): Range<Decoration> => chosenLine.range(at)),
      true,
    );
  },
  provide: (field) => EditorView.decorations.from(field),
});

const say = StateEffect.define<readonly { readonly line: number; readonly message: string }[]>();
const saidLine = Decoration.line({ class: 'cm-wrong' });
/** What is wrong with a line, below it. */
class Said extends WidgetType {
  constructor(readonly message: string) {
    super();
  }
  override eq(other: Said): boolean {
    return other.message === this.message;
  }
  override toDOM(): HTMLElement {
    const said = document.createElement('div');
    said.className = 'cm-said';
    said.textContent = this.message;
    return said;
  }
}
/** Lines with errors, each with its sentence below it. */
const saidLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(lines, transaction) {
    const effect = transaction.effects.find((one) => one.is(say));
    if (!effect) return lines.map(transaction.changes);
    const { doc } = transaction.state;
    return Decoration.set(
      effect.value.flatMap(({ line, message }): Range<Decoration>[] => {
        const { from, to } = doc.line(line);
        return [saidLine.range(from), Decoration.widget({ widget: new Said(message), block: true, side: 1 }).range(to)];
      }),
      true,
    );
  },
  provide: (field) => EditorView.decorations.from(field),
});

export class TextView {
  readonly #view: EditorView;

  /** In a shadow root its style sheets are adopted, which the page's policy allows; `label` says whose text it is. */
  constructor(root: ShadowRoot, label: string, text: string, events: TextEvents) {
    const does = (run: () => void) => (): boolean => {
      run();
      return true;
    };
    this.#view = new EditorView({
      parent: root,
      root,
      state: EditorState.create({
        doc: text,
        extensions: [
          lineNumbers(),
          foldGutter(),
          codeFolding(),
          lintGutter(),
          highlightActiveLine(),
          highlightActiveLineGutter(),
          drawSelection(),
          bracketMatching(),
          closeBrackets(),
          highlightSelectionMatches(),
          search({ top: true }),
          yaml(),
          indentUnit.of('  '),
          chosenLines,
          saidLines,
          autocompletion({ override: [events.complete], icons: false }),
          keymap.of([
            { key: 'Mod-z', run: does(events.onundo), preventDefault: true },
            { key: 'Mod-y', mac: 'Mod-Shift-z', run: does(events.onredo), preventDefault: true },
            { key: 'Mod-Shift-z', run: does(events.onredo), preventDefault: true },
            ...closeBracketsKeymap,
            ...completionKeymap,
            ...searchKeymap,
            ...foldKeymap,
            ...defaultKeymap,
            indentWithTab,
          ]),
          EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false' }),
          EditorView.updateListener.of((update) => heard(update, events)),
          // The pane is narrow, and lists are written in one line.
          EditorView.lineWrapping,
          textLook,
        ],
      }),
    });
  }

  /** Shows a text that was changed elsewhere; the cursor stays in its words. */
  show(text: string): void {
    const change = changeBetween(this.#view.state.doc.toString(), text);
    if (change) this.#view.dispatch({ changes: change, annotations: elsewhere.of(true) });
  }

  /** Tints the lines of what is selected; `isSeen` brings the first of them into sight. */
  choose(stretches: readonly TextStretch[], isSeen: boolean): void {
    const [first] = stretches;
    const effects: StateEffect<unknown>[] = [choose.of(stretches)];
    if (isSeen && first) {
      // The whole line is tinted: it is read from where it begins.
      const line = this.#view.state.doc.lineAt(this.#held(first.from));
      effects.push(EditorView.scrollIntoView(line.from, { y: 'center', x: 'start' }));
    }
    this.#view.dispatch({ effects });
  }

  /** Puts the cursor at a line and column, both from 1, and shows it. */
  goTo(line: number, column: number): void {
    const { doc } = this.#view.state;
    const at = doc.line(Math.max(1, Math.min(doc.lines, line)));
    const anchor = Math.min(at.to, at.from + column - 1);
    this.#view.dispatch({
      selection: { anchor },
      effects: EditorView.scrollIntoView(at.from, { y: 'center', x: 'start' }),
      annotations: elsewhere.of(true),
    });
  }

  /** Marks every finding where it lies; those told before go. */
  tell(findings: readonly TextFinding[]): void {
    const told = findings.map(({ line, column, severity, message, repair }) => ({
      ...this.#wordAt(line, column),
      severity: SEVERITIES[severity],
      message,
      ...(repair && { actions: [repair] }),
    }));
    const { lines } = this.#view.state.doc;
    // A line that is wrong in several ways says the first.
    const errors = new Map<number, string>();
    for (const { line, severity, message } of findings) {
      const at = Math.max(1, Math.min(lines, line));
      if (severity === 'error' && !errors.has(at)) errors.set(at, message);
    }
    this.#view.dispatch(setDiagnostics(this.#view.state, told));
    this.#view.dispatch({ effects: say.of([...errors].map(([line, message]) => ({ line, message }))) });
  }

  /** From an offset to the end of what stands there, within its line. */
  #wordAt(line: number, column: number): TextStretch {
    const { doc } = this.#view.state;
    const at = doc.line(Math.max(1, Math.min(doc.lines, line)));
    const from = Math.min(at.to, at.from + column - 1);
    const [word = ''] = /^(?:[^\s:,{}[\]]+|.)/u.exec(at.text.slice(from - at.from)) ?? [];
    return { from, to: Math.min(at.to, from + Math.max(1, word.length)) };
  }

  close(): void {
    this.#view.destroy();
  }

  #held = (offset: number): number => Math.min(offset, this.#view.state.doc.length);
}

function heard({ docChanged, selectionSet, changes, transactions, state }: ViewUpdate, events: TextEvents): void {
  if (transactions.some((transaction) => transaction.annotation(elsewhere))) return;
  if (docChanged) {
    const typed: TypedChange[] = [];
    changes.iterChanges((from, to, _from, _to, insert) => typed.push({ from, to, insert: insert.toString() }));
    events.ontype(typed);
  } else if (selectionSet) events.onpoint(state.selection.main.head);
}
