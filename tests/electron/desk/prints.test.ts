import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openLibrary } from '../../../electron/desk/library';
import { openPrints } from '../../../electron/desk/prints';
import { HAMLET, NATION } from '../fake-engine';
import { folderWith } from '../folder';

const FILE = 'fictional/hamlet.yaml';
const MAP = { kind: 'map', options: { legend: 'none' } } as const;

describe('prints', () => {
  const opened = () => {
    const folder = folderWith({ [FILE]: HAMLET, 'nations/prussia.yaml': NATION });
    return { folder, prints: openPrints(openLibrary(folder)) };
  };
  const titleOf = async (prints: ReturnType<typeof openPrints>) => (await prints.sheets(FILE, MAP)).title;

  it('are made again when the scenario has changed', async () => {
    const { folder, prints } = opened();
    const before = await titleOf(prints);
    expect(before).toContain('The Hamlet');
    expect(await titleOf(prints)).toBe(before);
    writeFileSync(join(folder, FILE), HAMLET.replace('The Hamlet', 'The Village'));
    expect(await titleOf(prints)).toBe(before.replace('The Hamlet', 'The Village'));
  });

  it('are made again when another job is asked for, or the nation has changed', async () => {
    const { folder, prints } = opened();
    const stands = { kind: 'counters', options: { parts: ['stands'], side: 'blue' } } as const;
    const lines = { ...stands, options: { ...stands.options, style: 'line' } } as const;
    const { svg } = await prints.preview(FILE, stands, 'A1');
    expect((await prints.preview(FILE, stands, 'A1')).svg).toBe(svg);
    expect((await prints.preview(FILE, lines, 'A1')).svg).not.toBe(svg);
    writeFileSync(join(folder, 'nations/prussia.yaml'), NATION.replace('#1b2848', '#20703c'));
    expect((await prints.preview(FILE, stands, 'A1')).svg).not.toBe(svg);
  });
});
