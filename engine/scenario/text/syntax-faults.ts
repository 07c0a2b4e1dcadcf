/** What the YAML parser complains of, in plain words. */
import type { ErrorCode } from 'yaml';
import type { Fault } from './page';

const syntax = (message: string, fix: string): Fault => ({ code: 'syntax', message, fix });

export const SYNTAX_FAULTS: Readonly<Record<ErrorCode, Fault>> = {
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
  BLOCK_AS_IMPLICIT_KEY: syntax('A second key stands on the same line after a value.', 'Start a new line for it.'),
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
