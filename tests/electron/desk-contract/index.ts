import { afterEach, describe } from 'vitest';
import type { DeskBridge } from '../../../electron/desk/api';
import { fakeEngine, HAMLET, NATION } from '../fake-engine';
import { folderWith } from '../folder';
import { describeBalance } from './balance';
import { describeBattles } from './battles';
import { describeEditor } from './editor';
import { describePlays } from './plays';
import { describePrinting } from './printing';
import { describeRecovery } from './recovery';
import { describeRefusals } from './refusals';
import { describeScenarios } from './scenarios';
import { describeSettings } from './settings';
import { foldersOf } from './connected';
import type { Connected, DeskFolders, OpenDesk } from './connected';

export { foldersOf } from './connected';
export type { Connected, DeskFolders } from './connected';

/** What every binding of the desk must do: the same calls, over a socket or over Electron's channel. */
export function describeDesk(binding: string, connect: (folders: DeskFolders) => Promise<Connected>): void {
  describe(`the desk over ${binding}`, () => {
    const open: Connected[] = [];
    afterEach(async () => {
      for (const connected of open.splice(0)) await connected.close();
    });
    const desk: OpenDesk = async (files = {}, engine) => {
      const scenarios = folderWith({ 'fictional/hamlet.yaml': HAMLET, 'nations/prussia.yaml': NATION, ...files });
      const { spawn, threads } = fakeEngine();
      const connected = await connect({ ...foldersOf(scenarios), spawn, ...engine });
      open.push(connected);
      const { bridge, raw, fetched } = connected;
      const call: DeskBridge['call'] = (name, args) => bridge.call(name, args);
      return { bridge, call, raw, fetched, threads };
    };
    describeScenarios(desk);
    describeRecovery(desk);
    describeEditor(desk);
    describeBalance(desk);
    describeBattles(desk);
    describeSettings(desk);
    describePlays(desk);
    describePrinting(desk);
    describeRefusals(desk);
  });
}
