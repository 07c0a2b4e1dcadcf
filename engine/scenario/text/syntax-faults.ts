/** What the YAML parser complains of, in plain words. */
import type { ErrorCode, YAMLParseError } from 'yaml';
import { misindentedLine } from './indentation';
import { openAt } from './open-pairs';
import type { UnplacedFault } from './page';

const syntax = (message: string, fix: string): UnplacedFault => ({ code: 'syntax', message, fix });

const SYNTAX_FAULTS: Readonly<Record<ErrorCode, UnplacedFault>> = {
  ALIAS_PROPS: syntax('A reference ("*name") cannot carry a label or a tag of its own.', 'Keep the reference alone.'),
  BAD_ALIAS: syntax(
    'A reference ("*name") is incomplete.',
    'Write the name after the asterisk, or put the text in quotes.',
  ),
  BAD_DIRECTIVE: syntax('The line starts with "%", which is kept for instructions to the reader.', 'Remove the line.'),
  BAD_DQ_ESCAPE: syntax(
    'A backslash in double quotes must be followed by one of the known letters.',
    'Double the backslash or use single quotes.',
  ),
  BAD_INDENT: syntax(
    'The indentation does not fit: keys of one group must start in the same column, deeper than the key they belong to.',
    'Line the keys up.',
  ),
  BAD_PROP_ORDER: syntax('A label or tag stands before the dash of a list.', 'Put it after the dash.'),
  BAD_SCALAR_START: syntax(
    'A value cannot start with this character unless it is in quotes.',
    'Put the value in quotes.',
  ),
  BLOCK_AS_IMPLICIT_KEY: syntax(
    'A second key stands on the same line after a value.',
    'Start a new line for it, or put text that has a colon in quotes.',
  ),
  BLOCK_IN_FLOW: syntax('An indented list or group stands inside brackets.', 'Use brackets inside brackets.'),
  DUPLICATE_KEY: syntax('A key stands twice in one group.', 'Remove one of the two.'),
  IMPOSSIBLE: syntax('The text is not understood here.', 'Check the punctuation of this line and the one before.'),
  KEY_OVER_1024_CHARS: syntax('A key is longer than 1024 characters.', 'Look for a missing quote or line break.'),
  MISSING_CHAR: syntax(
    'A character is missing: a closing bracket, brace or quote, a comma, or the blank after a colon.',
    'Complete the pair or add the comma.',
  ),
  MULTILINE_IMPLICIT_KEY: syntax('A key runs over more than one line.', 'Look for a missing colon or closing bracket.'),
  MULTIPLE_ANCHORS: syntax('A value has two labels ("&name").', 'Remove one of them.'),
  MULTIPLE_DOCS: syntax('The file holds more than one document: a line "---" divides it.', 'Remove that line.'),
  MULTIPLE_TAGS: syntax('A value has two tags ("!name").', 'Remove both: Cockade uses none.'),
  NON_STRING_KEY: syntax('A key is not a plain word.', 'Write a word before the colon; put brackets in quotes.'),
  RESOURCE_EXHAUSTION: {
    code: 'not-readable',
    message: 'The file is nested too deeply to be read.',
    fix: 'Take the brackets or the indentation apart.',
  },
  TAB_AS_INDENT: {
    code: 'tab',
    message: 'The line is indented with a tab; only spaces count.',
    fix: 'Replace the tab with spaces.',
  },
  TAG_RESOLVE_FAILED: syntax('A tag ("!name") is not known.', 'Remove it: Cockade uses none.'),
  UNEXPECTED_TOKEN: syntax(
    'Something here does not belong: often a stray bracket, comma or quote.',
    'Remove it or put the value in quotes.',
  ),
  BAD_COLLECTION_TYPE: syntax('A tag does not fit the list or group it stands before.', 'Remove the tag.'),
};

/** A fault and where it lies, counted in characters from the start of the file. */
export interface SyntaxFault {
  readonly offset: number;
  readonly fault: UnplacedFault;
}

/** What is wrong where the parser gave up: it often stumbles far behind the slip, or names another one. */
export function syntaxFault({ code, message, pos: [from, to] }: YAMLParseError, text: string): SyntaxFault {
  const told = { offset: from, fault: SYNTAX_FAULTS[code] };
  if (/sufficiently indented and end with|[Mm]issing closing|Expected .* to end with/.test(message))
    return unclosed(text, from) ?? told;
  if (code === 'BLOCK_IN_FLOW' && !text.slice(from, to).trimEnd().includes('\n'))
    return { offset: from, fault: MISSING_COMMA };
  if (INDENTED.has(code)) return misindented(text) ?? withoutBlank(text, from) ?? told;
  return told;
}

/** What wrong indentation makes the parser complain of. */
const INDENTED: ReadonlySet<ErrorCode> = new Set([
  'BAD_INDENT',
  'BLOCK_AS_IMPLICIT_KEY',
  'MISSING_CHAR',
  'MULTILINE_IMPLICIT_KEY',
  'NON_STRING_KEY',
]);
const MISSING_COMMA = syntax(
  'A comma is missing between two parts in brackets or braces.',
  'Put a comma between them.',
);
const CLOSING: Readonly<Record<string, string>> = { '[': ']', '{': '}', '"': '"', "'": "'" };

function unclosed(text: string, until: number): SyntaxFault | null {
  const open = openAt(text, until);
  if (open === null) return null;
  const { offset, sign } = open;
  const what = sign === '[' || sign === '{' ? 'bracket' : 'quote';
  const fault = syntax(
    `The ${what} ${sign} that opens here is never closed.`,
    `Put ${CLOSING[sign] ?? sign} where it ends.`,
  );
  return { offset, fault };
}

function misindented(text: string): SyntaxFault | null {
  const line = misindentedLine(text);
  if (line === null) return null;
  const { offset, column, expected } = line;
  const fault = syntax(
    `The indentation does not fit: this line starts in column ${column}, and no group around it does.`,
    `Start it in column ${expected.join(' or ')}.`,
  );
  return { offset, fault };
}

/** `key:value` is no key. */
function withoutBlank(text: string, from: number): SyntaxFault | null {
  const line = text.slice(text.lastIndexOf('\n', from - 1) + 1).split('\n')[0] ?? '';
  const found = /^\s*(?:- )*([\w ]+):(?=[^\s/])/.exec(line);
  if (found === null) return null;
  const [, key = ''] = found;
  const fault = syntax(`The blank after the colon of "${key}" is missing.`, `Write "${key}: ", then the value.`);
  return { offset: text.lastIndexOf('\n', from - 1) + 1 + line.search(/\S/), fault };
}
