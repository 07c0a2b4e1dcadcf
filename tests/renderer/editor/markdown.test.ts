import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import Markdown from '../../../renderer/editor/scenario/Markdown.svelte';

const TEXT = `# The night march

All night they **looked** north-west,
at _the fires_, 2 \\* 3 of them.

1. Wake
- Form

> Hold *at all costs*.

| Side | Men |
| --- | --: |
| Blue | 900 |`;

describe('the preview of a text', () => {
  it('reads Markdown as the printed sheets read it', () => {
    const { container } = render(Markdown, { text: TEXT });
    const paragraphs = [...container.querySelectorAll('p')].map((p) => [p.classList[0], p.textContent?.trim()]);
    expect(paragraphs).toEqual([
      ['heading', 'The night march'],
      ['paragraph', 'All night they looked north-west, at the fires, 2 * 3 of them.'],
      ['item', '1. Wake'],
      ['item', '• Form'],
    ]);
    expect(container.querySelector('blockquote')?.textContent).toBe('Hold at all costs.');
    expect(
      [...container.querySelectorAll('th, td')].map((cell) => [cell.className.split(' ')[0], cell.textContent]),
    ).toEqual([
      [expect.not.stringMatching('right'), 'Side'],
      ['right', 'Men'],
      [expect.not.stringMatching('right'), 'Blue'],
      ['right', '900'],
    ]);
    expect(container.querySelector('strong')?.textContent).toBe('looked');
    expect(container.querySelector('em')?.textContent).toBe('the fires');
  });
});
