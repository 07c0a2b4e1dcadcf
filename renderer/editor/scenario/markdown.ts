/** The Markdown of scenario files, for a preview: headings, paragraphs, lists, bold and italic. */
export interface PreviewBlock {
  readonly kind: 'heading' | 'paragraph' | 'item';
  readonly runs: readonly PreviewRun[];
}
export interface PreviewRun {
  readonly text: string;
  readonly weight: 'plain' | 'bold' | 'italic';
}

export function previewOf(text: string): readonly PreviewBlock[] {
  const blocks: { kind: PreviewBlock['kind']; lines: string[] }[] = [];
  let goesOn = false;
  for (const line of text.split(/\r?\n/)) {
    const heading = /^#{1,6}\s+(.*)$/.exec(line);
    const item = /^\s*(?:[-*+•]|\d{1,3}[.)])\s+(.*)$/.exec(line);
    const last = blocks.at(-1);
    if (line.trim() === '') goesOn = false;
    else if (heading) blocks.push({ kind: 'heading', lines: [heading[1] ?? ''] });
    else if (item) blocks.push({ kind: 'item', lines: [item[1] ?? ''] });
    else if (goesOn && last && last.kind !== 'heading') last.lines.push(line.trim());
    else blocks.push({ kind: 'paragraph', lines: [line.trim()] });
    if (line.trim() !== '') goesOn = !heading;
  }
  return blocks.map(({ kind, lines }) => ({ kind, runs: runsOf(lines.join(' ')) }));
}

function runsOf(text: string): readonly PreviewRun[] {
  return text
    .split(/(\*\*[^*]+\*\*|__[^_]+__|\*[^*]+\*|\b_[^_]+_\b)/)
    .filter((part) => part !== '')
    .map((part): PreviewRun => {
      if (/^(\*\*|__).+\1$/.test(part)) return { text: part.slice(2, -2), weight: 'bold' };
      if (/^([*_])[^*_].*\1$/.test(part)) return { text: part.slice(1, -1), weight: 'italic' };
      return { text: part, weight: 'plain' };
    });
}
