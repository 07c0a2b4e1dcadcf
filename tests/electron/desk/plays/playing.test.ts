import { afterEach, describe, expect, it } from 'vitest';
import { openClient, openDesk } from '../../../../electron/desk';
import type { CallName, DeskCalls } from '../../../../electron/desk/api';
import { openMadeFiles } from '../../../../electron/host/made-files';
import { fold, stateChecksum } from '../../../../engine/battle';
import { verifyRecord } from '../../../../engine/analysis';
import { filedDrill } from '../../../engine/toy/drill';
import { folderWith } from '../../folder';
import { toyDesk, TOY_FILE, TOY_FILES } from '../../toy-desk';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});
function desk(user = folderWith()) {
  const one = openDesk({ ...toyDesk(folderWith(TOY_FILES), user), output: openMadeFiles().output });
  open.push(() => one.close());
  const client = openClient(one);
  const ask = async <N extends CallName>(name: N, args: DeskCalls[N]['args']): Promise<DeskCalls[N]['result']> => {
    const told = await client.call(name, args);
    if ('fault' in told) throw new Error(told.fault.message);
    return told.ok as DeskCalls[N]['result'];
  };
  return { desk: one, ask, client, user };
}
const PLAY = 'toy-play-1';
const BOTH = { blue: 'person', red: 'person' };
const START = { play: PLAY, file: TOY_FILE, turns: 3, dice: { from: 'seed', seed: 5 }, players: BOTH } as const;

describe('a battle fought by people', () => {
  it('is fought to its end by whatever is listed, and its record verifies', async () => {
    const { ask } = desk();
    let { position } = await ask('play.start', START);
    for (let i = 0; !position.ended && i < 200; i += 1) {
      const { seat, entries: at } = position;
      const choices = position.asked[0]?.choices ?? [];
      const choice = choices[i % choices.length]?.choice;
      if (!choice) throw new Error(`nothing to choose in ${JSON.stringify(position.asked)}`);
      const moved = await ask('play.answer', { play: PLAY, seat: null, from: 0, at, asked: 0, choice });
      expect(moved.refusal, `${seat} ${JSON.stringify(choice)}`).toBeNull();
      ({ position } = moved);
    }
    expect(position.ended).toBe(true);
    const { record } = await ask('play.open', { play: PLAY });
    expect(verifyRecord(record, filedDrill)).toMatchObject({ verified: true, difference: null });
    expect(stateChecksum(fold(record.start, record.events, record.vocabulary.marks))).toBeTruthy();
  });
});
