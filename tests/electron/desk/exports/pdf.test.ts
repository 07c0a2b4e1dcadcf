import { describe, expect, it } from 'vitest';
import { sheetsToPdf } from '../../../../electron/desk/exports';
import { writeFileSync } from 'node:fs';
import { SAMPLE } from './sample-sheets';

describe('a PDF', () => {
  it('is made', async () => {
    const pdf = await sheetsToPdf(SAMPLE);
    writeFileSync('/tmp/p1/sample.pdf', pdf);
    expect(pdf.length).toBeGreaterThan(1000);
  });
});
