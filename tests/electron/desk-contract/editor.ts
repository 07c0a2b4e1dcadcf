/** What the editor asks about a text, and the rule systems that read it. */
import { expect, it } from 'vitest';
import { HAMLET } from '../fake-engine';
import { ok } from './connected';
import type { OpenDesk } from './connected';

export function describeEditor(desk: OpenDesk): void {
  it('reads a text that is being edited: what is wrong with it, how it stands and what it costs', async () => {
    const { call } = await desk();
    const file = 'fictional/hamlet.yaml';
    const { findings, play } = ok(await call('editor.read', { text: HAMLET, file }));
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(play?.state.pieces.map(({ id, where }) => [id, where])).toEqual([
      ['blue/first', { on: { x: 30, y: 20, hx: 0, hy: 1 } }],
      ['red/second', { on: { x: 30, y: 70, hx: 0, hy: -1 } }],
    ]);
    expect(play?.roster.units['blue/first']?.layouts['line']?.length).toBeGreaterThan(0);
    expect(play?.sides.map(({ id, breaksAt, points }) => [id, breaksAt, points?.lines.length])).toEqual([
      ['blue', 0, 1],
      ['red', 0, 1],
    ]);
    const { nations } = ok(await call('editor.nations', {}));
    expect(nations.map(({ id }) => id)).toEqual(['prussia']);
  });

  it('reads a text as far as it goes, saved or not, and names the line of what is wrong', async () => {
    const { call, raw } = await desk();
    const strange = ok(await call('editor.read', { text: HAMLET.replace('line infantry', 'wizards'), file: null }));
    expect(strange.play).toBeNull();
    expect(strange.findings[0]).toMatchObject({ file: 'new scenario', line: 12, severity: 'error' });
    const torn = ok(await call('editor.read', { text: 'cockade: 1\ntitle: [', file: 'own/gone.yaml' }));
    expect(torn.findings[0]?.severity).toBe('error');
    expect(await raw('editor.read', { text: 7, file: null })).toMatchObject({ fault: { code: 'bad-argument' } });
    expect(await raw('editor.read', { text: '' })).toMatchObject({ fault: { code: 'bad-argument' } });
  });

  it('says what every clause of every rule system says, and nothing of a system that it does not know', async () => {
    const { call } = await desk();
    const { systems } = ok(await call('rules.list', {}));
    for (const { id } of systems) {
      const { titles, says } = ok(await call('rules.clauses', { system: id }));
      expect(Object.keys(titles).length).toBeGreaterThan(100);
      expect(Object.keys(titles).filter((clause) => !/^\S.+[.”"]$/s.test(says[clause] ?? ''))).toEqual([]);
    }
    expect(ok(await call('rules.clauses', { system: 'chess' }))).toEqual({ titles: {}, says: {} });
  });

  it('lists the rule systems with their figure scales', async () => {
    const { call } = await desk();
    const { systems } = ok(await call('rules.list', {}));
    expect(systems).toContainEqual({
      id: 'honours-of-war',
      title: 'Honours of War',
      scales: ['28mm', '20mm', '15mm', '10mm', '6mm'],
      grounds: { '28mm': 1, '20mm': 0.7, '15mm': 0.5, '10mm': 1 / 3, '6mm': 0.25 },
      optionalRules: [],
      hasPlaySheet: true,
    });
  });
}
