/** The Markdown of scenario files as blocks to be set: `marked` reads it, and what a sheet has no form for stands as its words. */
import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import type { TextBlock } from './running-text';
import type { TextRun } from './runs';

/** The blocks of a text, in order. Bold is set in small capitals: the period knew no heavier face. */
export const readMarkdown = (text: string): TextBlock[] => blocksOf(new Lexer({ gfm: true }).lex(text));

const blocksOf = (tokens: readonly Token[]): TextBlock[] => tokens.flatMap((token) => blocksOfOne(known(token)));

/** Marked tells tokens of plug-ins apart by a wider type; none are used. */
const known = (token: Token): MarkedToken => token as MarkedToken;

function blocksOfOne(token: MarkedToken): TextBlock[] {
  switch (token.type) {
    case 'heading':
      return [{ kind: 'heading', level: token.depth === 1 ? 1 : 2, runs: runsOf(token.tokens) }];
    case 'list':
      return token.items.flatMap((item, index) => itemBlocks(item, markOf(token, index)));
    case 'blockquote':
      return blocksOf(token.tokens).map((block) => (block.kind === 'paragraph' ? { ...block, kind: 'quote' } : block));
    case 'table':
      return [{ kind: 'table', head: rowOf(token.header), rows: token.rows.map(rowOf), align: token.align }];
    case 'code':
      return token.text.split('\n').map((line) => ({ kind: 'paragraph', runs: [{ text: line, role: 'roman' }] }));
    case 'space':
    case 'def':
    case 'hr':
      return [];
    default: {
      const runs = runsOf('tokens' in token && token.tokens ? token.tokens : [token]);
      return runs.length > 0 ? [{ kind: 'paragraph', runs }] : [];
    }
  }
}

const markOf = ({ ordered, start }: Tokens.List, index: number): string =>
  ordered ? `${(start === '' ? 1 : start) + index}.` : '•';

/** The first words of an item stand at its mark; paragraphs and lists within it follow. */
function itemBlocks({ tokens }: Tokens.ListItem, mark: string): TextBlock[] {
  const [first, ...others] = blocksOf(tokens);
  const leads = first?.kind === 'paragraph';
  return [{ kind: 'item', mark, runs: leads ? first.runs : [] }, ...(first && !leads ? [first] : []), ...others];
}

const rowOf = (cells: readonly Tokens.TableCell[]): (readonly TextRun[])[] => cells.map(({ tokens }) => runsOf(tokens));

function runsOf(tokens: readonly Token[], role: TextRun['role'] = 'roman'): TextRun[] {
  const all = tokens.flatMap((token): TextRun[] => runsOfOne(known(token), role));
  return all.reduce<TextRun[]>((runs, run) => {
    const last = runs.at(-1);
    return last?.role === run.role ? [...runs.slice(0, -1), { ...run, text: last.text + run.text }] : [...runs, run];
  }, []);
}

function runsOfOne(token: MarkedToken, role: TextRun['role']): TextRun[] {
  switch (token.type) {
    case 'strong':
      return runsOf(token.tokens, 'capitals');
    case 'em':
      return runsOf(token.tokens, role === 'roman' ? 'italic' : role);
    case 'br':
      return [{ text: ' ', role }];
    // An address is of use on paper too.
    case 'link':
      return [
        ...runsOf(token.tokens, role),
        ...(token.text === token.href ? [] : [{ text: ` (${token.href})`, role }]),
      ];
    default: {
      if ('tokens' in token && token.tokens) return runsOf(token.tokens, role);
      const text = plainOf(token);
      return text === '' ? [] : [{ text, role }];
    }
  }
}

const plainOf = (token: MarkedToken): string => {
  const text = 'text' in token ? token.text : token.raw;
  return token.type === 'codespan' ? text : text.replace(/\s*\n\s*/g, ' ');
};
