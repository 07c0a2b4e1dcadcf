/** Unsaved work. */
import { expect, it } from 'vitest';
import { ok } from './connected';
import type { OpenDesk } from './connected';

export function describeRecovery(desk: OpenDesk): void {
  it('keeps unsaved work of a window that goes, for the next to recover', async () => {
    const { bridge, call } = await desk();
    const begun: string[] = [];
    bridge.on('editing.begun', ({ document, file }) => void begun.push(`${document} ${file}`));
    const document = 'document-1';
    const file = 'fictional/hamlet.yaml';
    expect(ok(await call('editing.begin', { document, file })).elsewhere).toBe(0);
    expect(ok(await call('editing.begin', { document: 'document-2', file })).elsewhere).toBe(1);
    expect(begun).toEqual([`document-1 ${file}`, `document-2 ${file}`]);
    const entry = { document, file, title: 'The Hamlet', stamp: null, steps: 2, text: 'title: Mine' };
    ok(await call('journal.write', entry));
    expect(ok(await call('recovery.list', {})).works).toEqual([]);
    ok(await call('editing.end', { document }));
    expect(ok(await call('recovery.list', {})).works).toMatchObject([{ document, file, steps: 2 }]);
    expect(ok(await call('recovery.open', { document })).text).toBe('title: Mine');
    ok(await call('recovery.discard', { document }));
    ok(await call('recovery.restore', { document }));
    ok(await call('journal.forget', { document }));
    expect(ok(await call('recovery.list', {})).works).toEqual([]);
    expect(await call('recovery.open', { document })).toMatchObject({ fault: { code: 'unknown-work' } });
  });
}
