/** Calls that no service should answer. */
import { expect, it } from 'vitest';
import { NOWHERE } from './connected';
import type { OpenDesk } from './connected';

export function describeRefusals(desk: OpenDesk): void {
  it.each([
    ['scenario.open', { file: NOWHERE }, 'unknown-file'],
    ['scenario.open', { file: 'nations/prussia.yaml' }, 'unknown-file'],
    ['record.open', { file: NOWHERE }, 'unknown-file'],
    ['scenario.open', { file: 7 }, 'bad-argument'],
    ['scenario.open', { file: 'x'.repeat(401) }, 'bad-argument'],
    ['scenario.open', null, 'bad-argument'],
    ['scenario.open', { file: 'fictional/hamlet.yaml', more: 1 }, 'bad-argument'],
    ['battle.fight', { file: 'fictional/hamlet.yaml', seed: 1.5, turns: 30 }, 'bad-argument'],
    ['battle.fight', { file: 'fictional/hamlet.yaml', seed: 1, turns: 0 }, 'bad-argument'],
    ['battle.fight', { file: 'fictional/hamlet.yaml', seed: 1, turns: 201 }, 'bad-argument'],
    ['battle.fight', { file: 'fictional/hamlet.yaml', seed: 1, turns: 9, scale: '54mm' }, 'unfit-choice'],
    ['battle.fight', { file: 'fictional/hamlet.yaml', seed: 1, turns: 9, options: { fog: 'yes' } }, 'unfit-choice'],
    ['battle.fight', { file: 'fictional/hamlet.yaml', seed: 1, turns: 9, options: ['yes'] }, 'bad-argument'],
    ['battle.fight', { file: 'fictional/hamlet.yaml', seed: 1, turns: 9, without: ['Nobody'] }, 'unfit-choice'],
    ['balance.run', { run: 'a', file: 'fictional/hamlet.yaml', seed: 1, games: 5001, turns: 9 }, 'bad-argument'],
    ['balance.run', { run: 'a', file: 'fictional/hamlet.yaml', seed: 1, games: 9, turns: 9, at: 1 }, 'bad-argument'],
    ['battle.inspect', { battle: 'battle-9', event: 0, piece: 'first' }, 'battle-closed'],
    ['scenario.text', { file: NOWHERE }, 'unknown-file'],
    ['scenario.save', { file: `own/${NOWHERE}`, name: 'x', folder: '', text: 'x', expects: null }, 'unknown-file'],
    ['scenario.save', { file: null, name: 'x', folder: '..', text: 'x', expects: null }, 'bad-folder'],
    ['scenario.remove', { file: 'fictional/hamlet.yaml' }, 'unknown-file'],
    ['journal.write', { document: '../x', file: null, title: '', stamp: null, steps: 0, text: '' }, 'bad-argument'],
    ['recovery.open', { document: 'document/1' }, 'bad-argument'],
    ['constructor', {}, 'unknown-call'],
    ['library.burn', {}, 'unknown-call'],
  ])('answers %s with %j by a fault, as data', async (name, args, code) => {
    const { raw } = await desk();
    expect(await raw(name, args)).toMatchObject({ fault: { code } });
  });
}
