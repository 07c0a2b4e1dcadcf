/** A report on paper: a page for browsers, or sheets as a PDF. */
import { extname, resolve } from 'node:path';
import { REFERENCE_OPTIONS, referenceSheets } from '../../../drawing/paper/reference';
import type { PageRow, PageTable } from '../../../engine/analysis/report';
import { writeWhereAsked } from '../../desk/documents';
import { saveSheets } from '../../desk/exports';
import { line } from '../context';
import type { CommandContext } from '../context';
import { UsageFault } from '../command-words';

/** A part of the report: one kind of battle, or what is told of several. */
export interface PagePart {
  readonly title: string;
  readonly tables: readonly PageTable[];
}
export interface BalancePage {
  readonly title: string;
  readonly rules: string;
  /** The figure scale. */
  readonly scale: string;
  readonly parts: readonly PagePart[];
}

const ENDINGS = ['.html', '.pdf'];

/** The file `--out` names; null when it was not given. */
export function pageFrom(given: string | undefined): string | null {
  if (given === undefined || ENDINGS.includes(extname(given).toLowerCase())) return given ?? null;
  throw new UsageFault(`--out takes a file that ends in one of ${ENDINGS.join(', ')}; “${given}” was given.`);
}

export async function writePage(page: BalancePage, file: string, context: CommandContext): Promise<void> {
  const path = resolve(context.folder, file);
  if (extname(file).toLowerCase() === '.html') await writeWhereAsked(path, htmlOf(page));
  else await saveSheets(sheetsOf(page), { path, dpi: 300, made: context.now?.() });
  context.complain(line(`${file} is written.`));
}

const sheetsOf = ({ title, rules, scale, parts }: BalancePage) =>
  referenceSheets(
    {
      title,
      measure: scale,
      chapters: parts.map((part) => ({
        title: `${part.title}, ${rules}`,
        notes: [],
        tables: part.tables.map((table) => ({
          title: table.notes.length === 0 ? table.title : `${table.title}. ${table.notes.join(' ')}`,
          clause: null,
          head: '',
          columns: table.columns,
          rows: table.rows.map(({ label, cells }) => ({ label, cells, clause: null })),
        })),
      })),
    },
    REFERENCE_OPTIONS,
    'balance',
  );

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

function htmlOf({ title, rules, scale, parts }: BalancePage): string {
  const body = parts.map(({ title: part, tables }) => `<h2>${escaped(part)}</h2>\n${tables.map(tableOf).join('\n')}`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escaped(title)}: balance</title>
<style>
  body { max-width: 46em; margin: 2em auto; padding: 0 1em; color: #26221c; background: #fdfbf7; font: 14px/1.4 'Source Sans 3', system-ui, sans-serif; font-variant-numeric: lining-nums tabular-nums; }
  h1, h2 { font-family: 'IM Fell DW Pica', Georgia, serif; font-weight: 400; }
  table { width: 100%; margin: 0.4em 0 1.2em; border-collapse: collapse; break-inside: avoid; }
  caption, th { text-align: left; font-weight: 600; }
  th, td { padding: 0.15em 0.6em 0.15em 0; border-bottom: 1px solid #d8d1c3; vertical-align: top; }
  td, thead th { white-space: nowrap; }
  td:last-child { white-space: normal; }
  thead th, tbody th { font-weight: 400; }
  thead th { color: #544d42; }
  .bar { width: 9em; }
  p { margin: 0.2em 0 1.2em; color: #544d42; }
  @media print { body { margin: 0; background: none; } }
</style>
<h1>${escaped(title)}</h1>
<p>${escaped(`${rules}, ${scale}`)}</p>
${body.join('\n')}
</html>
`;
}

function tableOf({ title, columns, rows, notes }: PageTable): string {
  const heads = ['', ...columns].map((head) => `<th scope="col">${escaped(head)}</th>`).join('');
  const hasBars = rows.some(({ share }) => share !== undefined);
  return `<table>
<caption>${escaped(title)}</caption>
<thead><tr>${heads}${hasBars ? '<th></th>' : ''}</tr></thead>
<tbody>
${rows.map((row) => rowOf(row, hasBars)).join('\n')}
</tbody>
</table>
${notes.map((note) => `<p>${escaped(note)}</p>`).join('\n')}`;
}

function rowOf({ label, cells, share }: PageRow, hasBars: boolean): string {
  const bar =
    share === undefined
      ? ''
      : `<svg viewBox="0 0 100 8" width="100%" height="10" preserveAspectRatio="none" aria-hidden="true"><rect width="100" height="8" fill="#ece7dc"/><rect width="${(share * 100).toFixed(1)}" height="8" fill="#26221c"/></svg>`;
  const written = cells.map((cell) => `<td>${escaped(cell)}</td>`).join('');
  return `<tr><th scope="row">${escaped(label)}</th>${written}${hasBars ? `<td class="bar">${bar}</td>` : ''}</tr>`;
}
