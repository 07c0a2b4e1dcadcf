import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openOwnNations } from '../../../../electron/desk/own';
import { faultOf } from '../../../../electron/desk/faults';
import { folderWith } from '../../folder';

function desk() {
  const shipped = folderWith({ 'prussia.yaml': 'ours', 'imagi-nation.yaml': 'template' });
  const user = folderWith();
  const own = join(user, 'scenarios', 'nations');
  let time = 1_000_000;
  const nations = openOwnNations({ shipped, own, user, now: () => (time += 1000) });
  return { nations, own, user };
}
const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => faultOf(error).code,
  );

describe('own nations', () => {
  it('are new files under plain ids that nobody has', async () => {
    const { nations, own } = desk();
    const save = (name: string) => nations.save({ id: null, name, text: name, expects: null });
    expect((await save('Grand Duchy of Höhenfels')).id).toBe('grand-duchy-of-hohenfels');
    expect((await save('Prussia')).id).toBe('prussia-2');
    expect((await save('Prussia')).id).toBe('prussia-3');
    expect((await save('../../x')).id).toBe('x');
    expect((await save('??')).id).toBe('nation');
    expect(readdirSync(own).filter((name) => name.endsWith('.yaml'))).toHaveLength(5);
  });

  it('are read before ours, and only they are changed', async () => {
    const { nations, own } = desk();
    expect(await nations.text('prussia')).toMatchObject({ text: 'ours', isOwn: false });
    mkdirSync(own, { recursive: true });
    writeFileSync(join(own, 'prussia.yaml'), 'mine');
    expect(await nations.text('prussia')).toMatchObject({ text: 'mine', isOwn: true });
    expect(await codeOf(nations.text('../prussia'))).toBe('unknown-nation');
    expect(await codeOf(nations.save({ id: 'imagi-nation', name: '', text: 'x', expects: null }))).toBe(
      'unknown-nation',
    );
  });

  it('are changed in place of what is expected, and what stood there is kept', async () => {
    const { nations, own, user } = desk();
    const { id, stamp } = await nations.save({ id: null, name: 'Elba', text: 'one', expects: null });
    const second = await nations.save({ id, name: 'Elba', text: 'two', expects: stamp });
    expect(readFileSync(join(own, 'elba.yaml'), 'utf8')).toBe('two');
    const kept = join(user, 'versions', 'nations', 'elba');
    expect(readdirSync(kept).map((name) => readFileSync(join(kept, name), 'utf8'))).toEqual(['one']);
    writeFileSync(join(own, 'elba.yaml'), 'by another program');
    expect(await codeOf(nations.save({ id, name: 'Elba', text: 'three', expects: second.stamp }))).toBe(
      'changed-outside',
    );
    expect(readFileSync(join(own, 'elba.yaml'), 'utf8')).toBe('by another program');
  });
});
