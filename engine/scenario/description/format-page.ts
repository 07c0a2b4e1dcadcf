/**
 * The page of the documentation about the files, from a template: prose and examples by hand, and in place of lines like
 * `{{keys of a unit}}` tables from the forms of the readers.
 *
 * - `{{keys of X}}`: every key of the group X, or with ` without a, b` or ` only a, b` behind it some of them;
 * - `{{kinds of X}}`: every kind of the variant X.
 */
import { FILE_FORMS } from './schema';
import type { WrittenKind } from './schema';
import { wordsOf } from '../readers/spelling';
import { formsIn } from '../readers/form';
import type { ReaderForm, KeyForm, KeysForm, VariantForm } from '../readers/form';

const PLACE = /^\{\{(keys|kinds) of (.+?)(?: (without|only) (.+))?\}\}$/gm;

export function formatPage(template: string): string {
  const groups = allGroups();
  return template.replace(PLACE, (_, sort: string, what: string, which?: string, names?: string) => {
    const form = groups.find((one) => one.what === what && one.is === (sort === 'keys' ? 'keys' : 'variant'));
    if (form === undefined) throw new Error(`The page asks for ${sort} of ${what}, and there is nothing of that name.`);
    if (form.is === 'variant') return kindTable(form);
    const named = names?.split(', ') ?? [];
    return keyTable(form, (key) => which === undefined || named.includes(key) === (which === 'only'));
  });
}

/** Every row of every group in files of these kinds: what a whole page has to show. */
export const allRows = (...kinds: readonly WrittenKind[]): readonly string[] => [
  ...new Set(
    groupsOf(kinds).flatMap((form) =>
      form.is === 'variant'
        ? Object.entries(form.kinds).map(([kind, { form: of, says }]) => kindRow(kind, of, says))
        : Object.entries(form.keys).map(([key, of]) => keyRow(key, of)),
    ),
  ),
];

const allGroups = (): readonly (KeysForm | VariantForm)[] => groupsOf(wordsOf(FILE_FORMS));

function groupsOf(kinds: readonly WrittenKind[]): readonly (KeysForm | VariantForm)[] {
  const found = new Set<ReaderForm>();
  const visit = (form: ReaderForm): void => {
    if (found.has(form)) return;
    found.add(form);
    formsIn(form).forEach(visit);
  };
  for (const kind of kinds) visit(FILE_FORMS[kind]);
  return [...found].filter((form) => form.is === 'keys' || form.is === 'variant');
}

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly string[]): string =>
  [row(...head), row(...head.map(() => '---')), ...rows].join('\n');

const keyTable = ({ keys }: KeysForm, isShown: (key: string) => boolean): string =>
  table(
    ['Key', 'Value', 'Left out', 'What it is'],
    Object.entries(keys).flatMap(([key, of]) => (isShown(key) ? [keyRow(key, of)] : [])),
  );
const keyRow = (key: string, { form, says, leftOut }: KeyForm): string =>
  row(
    code(key),
    valueOf(form),
    leftOut === null ? 'needed' : 'words' in leftOut ? leftOut.words : plainly(leftOut.value),
    says,
  );

const kindTable = ({ kinds }: VariantForm): string =>
  table(
    ['Key', 'Needs', 'What it is'],
    Object.entries(kinds).map(([kind, { form, says }]) => kindRow(kind, form, says)),
  );
const kindRow = (kind: string, form: ReaderForm, says: string): string => row(code(kind), neededBy(form), says);
/** The keys a kind cannot do without, or what stands there itself. */
function neededBy(form: ReaderForm): string {
  if (form.is !== 'keys') return valueOf(form);
  const needed = Object.entries(form.keys).flatMap(([key, { leftOut }]) => (leftOut === null ? [code(key)] : []));
  return needed.length > 0 ? needed.join(', ') : 'see below';
}

const code = (words: string): string => `\`${words}\``;
const plainly = (value: unknown): string => (value === '' ? 'nothing' : code(String(value)));

/** What may stand there, in a few words. */
function valueOf(form: ReaderForm): string {
  switch (form.is) {
    case 'text':
      return form.called;
    case 'number':
      if (form.least === form.most) return code(String(form.least));
      return `${form.whole ? 'whole number' : 'number'}, ${form.least} to ${form.most}`;
    case 'length':
      return `length, ${form.least} to ${form.most} cm`;
    case 'flag':
      return '`true`, `false`';
    case 'word':
      return form.words.map(code).join(', ');
    case 'anything':
      return 'anything';
    case 'list':
      return `list${form.least > 0 ? ` of at least ${form.least}` : ''}, each ${valueOf(form.of)}`;
    case 'pair':
      return code(form.called);
    case 'map':
      return `keys of your choice, each with ${valueOf(form.of)}`;
    case 'either':
      return [...new Set(form.forms.map(valueOf))].join(', or ');
    case 'keys':
      return `the keys of ${form.what}`;
    case 'variant':
      return form.what;
  }
}
