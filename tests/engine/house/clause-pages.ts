/** The pages docs/rules/<book>.md: every clause of a book with what it says, where it stands in the code and in the tests. */
import { CLAUSES as HONOURS_OF_WAR } from '../../../engine/rules/honours-of-war/clauses';
import { CLAUSES as MCNALLY } from '../../../engine/rules/mcnally/clauses';
import type { Clause } from '../../../engine/rules/system';
import { citations } from './citations';
import type { Source } from './sources';

export interface ClausePage {
  readonly path: string;
  readonly text: string;
}

interface Book {
  readonly id: string;
  readonly title: string;
  readonly clauses: readonly Clause[];
}
const BOOKS: readonly Book[] = [
  { id: 'honours-of-war', title: 'Honours of War', clauses: HONOURS_OF_WAR },
  { id: 'mcnally', title: 'McNally', clauses: MCNALLY },
];

/** The pages of all books, from the sources of the engine and of its tests. */
export function clausePages(sources: readonly Source[]): readonly ClausePage[] {
  return BOOKS.map((book) => ({ path: `docs/rules/${book.id}.md`, text: pageOf(book, sources) }));
}

function pageOf({ id: book, title, clauses }: Book, sources: readonly Source[]): string {
  const [code, tests] = [`engine/rules/${book}/`, 'tests/engine/'];
  const cited = citations(
    sources.filter(({ path }) => path.startsWith(code) && !path.startsWith(`${code}clauses/`)),
    sources.filter(({ path }) => path.startsWith(tests) && path.endsWith('.test.ts') && !path.includes('/house/')),
  );
  const files = (paths: readonly string[]): string =>
    paths.length === 0 ? '–' : paths.map((path) => `\`${path}\``).join(', ');
  const entries = clauses.map(({ id, title: name, says = '' }) => {
    const { code: inCode, tests: inTests } = cited.get(id) ?? { code: [], tests: [] };
    return `### ${id} ${escaped(name)}\n\n${escaped(says)}\n\nCode: ${files(inCode)}. Tests: ${files(inTests)}.\n`;
  });
  return `${headOf(title)}\n${entries.join('\n')}`;
}

const headOf = (title: string): string => `# The clauses of ${title}

Written by \`npm run describe\` from the clauses, the code and the tests; changes belong there. Each clause stands with what it
says, in our own words, as the window and \`cockade rules --clause\` tell it.
`;

/** Signs that Markdown would take for its own. */
const escaped = (text: string): string => text.replaceAll(/[*_<]/g, (sign) => `\\${sign}`);
