/** What the editor asks about a text, and the rule systems that read it. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { HAMLET } from '../fake-engine';
import { NOWHERE, ok } from './connected';
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

  it('answers what a planner asks, of what is held elsewhere too, and of a torn text nothing', async () => {
    const { call, raw } = await desk();
    const asked = { text: HAMLET, file: 'fictional/hamlet.yaml', held: [] };
    const zones = ok(await call('aids.zones', asked));
    expect(zones?.pieces.map(({ id }) => id)).toEqual(expect.arrayContaining(['blue/first', 'red/second']));
    const seen = ok(await call('aids.sight', { ...asked, from: [{ x: 60, y: 45 }], cell: 10 }));
    expect([seen?.columns, seen?.rows]).toEqual([12, 9]);
    const held = [{ id: 'blue/first', at: { x: 30, y: 50 }, heading: 0 }];
    const enemies = ok(await call('aids.enemies', { ...asked, held, unit: 'blue/first' }));
    expect(enemies).toMatchObject({ of: 1, seen: ['red/second'] });
    expect(ok(await call('aids.marches', { ...asked, units: ['blue/first'] }))).toEqual([]);
    expect(ok(await call('aids.chokes', asked))).toEqual([]);
    expect(ok(await call('aids.scale', { ...asked, paces: 25 }))).toMatchObject({ paces: 25, from: 'declared' });
    const torn = { ...asked, text: 'cockade: 1\ntitle: [' };
    expect(ok(await call('aids.zones', torn))).toBeNull();
    expect(ok(await call('aids.chokes', torn))).toBeNull();
    for (const wrong of [
      { from: [{ x: 0 }], cell: 2 },
      { from: [], cell: 0 },
    ])
      expect(await raw('aids.sight', { ...asked, ...wrong })).toMatchObject({ fault: { code: 'bad-argument' } });
  });

  it('gives the text of a nation, makes the person’s own, and keeps what was changed meanwhile', async () => {
    const { call } = await desk();
    const { text, isOwn } = ok(await call('nation.text', { id: 'prussia' }));
    expect(isOwn).toBe(false);
    const order = { id: null, name: 'Rurland', text: text.replace(/^name: .*$/m, 'name: Rurland'), expects: null };
    const { id, stamp } = ok(await call('nation.save', order));
    expect(ok(await call('nation.text', { id }))).toMatchObject({ text: order.text, stamp, isOwn: true });
    expect(ok(await call('editor.nations', {})).nations.map(({ name }) => name)).toContain('Rurland');
    const stale = await call('nation.save', { ...order, id, text: `${order.text}# late\n`, expects: 'another' });
    expect(stale).toMatchObject({ fault: { code: 'changed-outside' } });
    expect(ok(await call('nation.text', { id })).text).toBe(order.text);
    expect(await call('nation.text', { id: NOWHERE })).toMatchObject({ fault: {} });
  });

  it('raises troops for a side, or says why not', async () => {
    const troops = readFileSync('scenarios/nations/prussia.yaml', 'utf8');
    const { call } = await desk({ 'nations/prussia.yaml': troops });
    const order = { text: HAMLET, file: null, side: 'red', points: 400, shape: 'balanced', seed: 3 } as const;
    const raised = ok(await call('editor.raise', order));
    expect(Math.abs(raised.points - 400)).toBeLessThan(100);
    expect(raised.brigades.length + raised.independents.length).toBeGreaterThan(0);
    expect(await call('editor.raise', { ...order, side: 'green' })).toMatchObject({
      fault: { message: 'There is no side “green”.' },
    });
  });

  it('reads a text as far as it goes, saved or not, and names the line of what is wrong', async () => {
    const { call, raw } = await desk();
    const strange = ok(await call('editor.read', { text: HAMLET.replace('line infantry', 'wizards'), file: null }));
    expect(Object.keys(strange.play?.roster.units ?? {})).toEqual(['red/second']);
    expect(strange.findings[0]).toMatchObject({ file: 'new scenario', line: 12, severity: 'error' });
    expect(ok(await call('editor.read', { text: HAMLET, file: null })).play?.isInPart).toBeUndefined();
    // What can be read stands on the table all the same: beside a gun of no class, and while the other side has nobody.
    const gun = `      - { name: Gun, type: medium gun, class: brave, at: [60, 20], heading: 0 }\n  red:`;
    const parts: readonly (readonly [string, readonly string[]])[] = [
      [HAMLET.replace('  red:', gun), ['blue/first', 'red/second']],
      [HAMLET.replace(/ {4}independents:\n[^\n]*Second.*\n/, ''), ['blue/first']],
      [`${HAMLET}terrain:\n  - redoubt: { at: [60, 45], size: [1, 9], heading: 0 }\n`, ['blue/first', 'red/second']],
    ];
    for (const [text, units] of parts) {
      const { findings, play } = ok(await call('editor.read', { text, file: null }));
      expect(findings.some(({ severity }) => severity === 'error')).toBe(true);
      expect([play?.isInPart, Object.keys(play?.roster.units ?? {})]).toEqual([true, units]);
    }
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
      optionalRules: expect.arrayContaining([
        {
          id: 'brigade morale',
          title: 'Brigade morale',
          clause: 'HOW-OPT-01',
          values: ['off', 'on'],
          preset: 'off',
        },
      ]) as unknown,
      hasPlaySheet: true,
    });
  });
}
