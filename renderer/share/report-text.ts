import { escaped } from '../../drawing/map';
import type { ReportTable, ReportTurn, ReportWords } from '../../drawing/paper/report';
import { MAP_FACES } from './map-faces';

/** The plan at the end of a turn, as SVG. */
export type MapOf = (turn: ReportTurn) => string;

/** Two turns go on a printed page, each with its map and some lines. */
const PRINTED = '94mm';

const LOOKS = `body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 Georgia,serif;color:#26221c;background:#fdfbf7}
h1,h2{font-weight:400}h1{font-size:2rem;margin-bottom:0}figure{margin:1rem 0}svg{width:100%;height:auto;border:1px solid #b9b09f}
table{border-collapse:collapse;width:100%}th,td{padding:.2rem .5rem;border-bottom:1px solid #d8d1c3;text-align:right}th:first-child,td:first-child{text-align:left}
.under{color:#544d42}.note{padding-left:1rem;border-left:3px solid #9a6b00}
@media print{body{margin:0;padding:0;max-width:none;font-size:11pt;line-height:1.35}h1,h2{break-after:avoid}h2{margin:.6rem 0 .2rem}p{margin:.4rem 0}
section.turn{break-inside:avoid}figure{margin:.3rem 0;text-align:center}figure>svg{width:auto;max-width:100%;height:${PRINTED}}tr,li{break-inside:avoid}@page{size:A4;margin:15mm 18mm}}`;

/** One page that needs nothing beside it; printed, every turn stays together, two on a page where they fit. */
export function reportAsHtml(report: ReportWords, mapOf: MapOf): string {
  const list = (items: readonly string[]): string =>
    items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;
  const turns = report.turns.map(
    (turn) =>
      `<section class="turn"><h2>${escaped(turn.title)}</h2><figure>${mapOf(turn)}</figure>${turn.story
        .map((paragraph) => `<p>${escaped(paragraph)}</p>`)
        .join('')}${turn.notes.map((note) => `<p class="note">${escaped(note)}</p>`).join('')}</section>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escaped(report.title)}</title><style>${MAP_FACES}${LOOKS}</style></head>
<body><h1>${escaped(report.title)}</h1><p class="under">${escaped(report.under)}</p><p><strong>${escaped(report.outcome)}</strong></p>
${report.causes.length > 0 ? `<h2>What decided it</h2>${list(report.causes)}` : ''}
${turns.join('\n')}
<h2>Losses</h2>${htmlTable(report.losses)}<p>${escaped(report.luck)}</p>
${report.honours.length > 0 ? `<h2>Honours</h2>${list(report.honours)}` : ''}
</body></html>
`;
}

const htmlTable = ({ head, rows }: ReportTable): string =>
  `<table><thead><tr>${head.map((cell) => `<th>${escaped(cell)}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`;

/** The same as Markdown; each map is a picture within the text. */
export function reportAsMarkdown(report: ReportWords, mapOf: MapOf): string {
  const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');
  const turns = report.turns.map((turn) =>
    [
      `## ${turn.title}`,
      `![The table at the end of it](data:image/svg+xml;base64,${base64Of(withFaces(mapOf(turn)))})`,
      ...turn.story,
      ...turn.notes.map((note) => `> ${note.replaceAll('\n', '\n> ')}`),
    ].join('\n\n'),
  );
  const { head, rows } = report.losses;
  const row = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return `${[
    `# ${report.title}`,
    report.under,
    `**${report.outcome}**`,
    ...(report.causes.length > 0 ? ['## What decided it', list(report.causes)] : []),
    ...turns,
    '## Losses',
    [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n'),
    report.luck,
    ...(report.honours.length > 0 ? ['## Honours', list(report.honours)] : []),
  ].join('\n\n')}\n`;
}

/** A picture within a text has no page from which its letters could come. */
const withFaces = (map: string): string => map.replace(/^<svg[^>]*>/, (tag) => `${tag}<style>${MAP_FACES}</style>`);

function base64Of(text: string): string {
  let letters = '';
  for (const byte of new TextEncoder().encode(text)) letters += String.fromCharCode(byte);
  return btoa(letters);
}
