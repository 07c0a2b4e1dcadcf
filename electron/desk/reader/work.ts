import { basename } from 'node:path';
import { incoherenceOf, type BattleRecord } from '../../../engine/battle';
import type { Chronicled } from '../../../engine/chronicle';
import { editText, Nations, readScenario, type Nation } from '../../../engine/scenario';
import { systemById, systems as registered, type RuleSystem } from '../../../engine/rules';
import { fitChronicle, forkOf, readChronicleFile } from '../chronicles';
import { readText } from '../documents';
import { refuse } from '../faults';
import { makeBattle } from '../making';
import { LARGEST_FILE, openNations, type NationFolder } from '../nations';
import { raiseArmy } from '../raising';
import { readForBattle, systemNamed } from '../reading';
import { readRecord } from '../record-text';
import { cardOf, unreadableCard } from './cards';
import { besideFile, readingOf } from './edited-text';
import { openPlanning } from './planning';
import { recordEntryOf } from './record-entries';
import type {
  ChronicleFileOrder,
  FileOrder,
  OpenedScenario,
  PlanOrder,
  ScenarioReader,
  ScenarioFileOrder,
} from './tasks';

const LARGEST_RECORD = 200e6;

/** Reads files in this thread, for the rule systems there are. */
export function readHere(systems: readonly RuleSystem[] = registered): ScenarioReader {
  const nations = new Map<string, NationFolder>();
  const nationsIn = async (folder: string): Promise<Nations> => {
    const known = nations.get(folder) ?? openNations(folder);
    nations.set(folder, known);
    return known.load();
  };
  const allNations = async (folders: readonly string[]): Promise<Nations> =>
    Nations.of(await Promise.all(folders.map(nationsIn)));
  const scenario = async ({ path, file, nations: folders }: ScenarioFileOrder): Promise<OpenedScenario> => {
    const found = await allNations(folders);
    const text = await readText(path, LARGEST_FILE);
    return { ...readForBattle(file, text, found, besideFile(path, folders), {}, systems), text };
  };
  const chronicle = async ({ path, file, folders, nations: known }: ChronicleFileOrder): Promise<Chronicled> => {
    const text = await readText(path, LARGEST_FILE);
    const order = { file, text, folders, nations: await allNations(known), systems };
    return fitChronicle(await readChronicleFile(order), file);
  };
  const record = async ({ path, file }: FileOrder): Promise<BattleRecord> =>
    readRecord(await readText(path, LARGEST_RECORD), file, systems);
  const planning = openPlanning(systems);
  const planned =
    <Order extends PlanOrder, Result>(work: (order: Order, among: ReadonlyMap<string, Nation>) => Result) =>
    async (order: Order): Promise<Result> =>
      work(order, await allNations(order.nations));
  return {
    zones: planned(planning.zones),
    seenEnemies: planned(planning.seenEnemies),
    seenGround: planned(planning.seenGround),
    marchTimes: planned(planning.marchTimes),
    chokePoints: planned(planning.chokePoints),
    scaleAudit: planned(planning.scaleAudit),
    scenario,
    edited({ text, edits }) {
      const edited = editText(text, edits);
      return Promise.resolve('text' in edited ? edited.text : text);
    },
    text: async (order) => readingOf(order, await allNations(order.nations), systems),
    written: async ({ file, text, nations: folders, path }) =>
      readForBattle(
        file,
        text,
        await allNations(folders),
        path === null ? undefined : besideFile(path, folders),
        {},
        systems,
      ),
    nations: async (order) => [...(await allNations(order.nations)).values()],
    made: async ({ order, nations: folders }) => makeBattle(order, await allNations(folders), systems),
    async raised({ file, text, nations: folders, order }) {
      const known = systems.map(({ id }) => id);
      const { drawable } = readScenario(file, text, await allNations(folders), known);
      if (!drawable) throw refuse('scenario-unfit', 'The text cannot be read as it stands.', { file });
      return raiseArmy(drawable, order, systemNamed(drawable.rules.system, systems));
    },
    async card(order) {
      const { scenario: read, findings } = await scenario(order);
      return read
        ? cardOf(order.file, read, findings, systemById(read.rules.system, systems))
        : unreadableCard(order.file, findings);
    },
    async record(order) {
      const read = await record(order);
      return { record: read, remark: remarkOn(read, order.file) };
    },
    chronicle,
    told: async ({ file, text, folders, nations: known }) =>
      readChronicleFile({ file, text, folders, nations: await allNations(known), systems }),
    forked: async ({ at, ...order }) =>
      forkOf(await chronicle(order), { chronicle: nameOfFile(order.file), at }, systems),
    recordEntry: async (order) => recordEntryOf(order.file, await record(order)),
  };
}

/** By which a scenario names a chronicle. */
const nameOfFile = (file: string): string => basename(file).replace(/\.ya?ml$/, '');

/** Throws a fault when the record cannot be played. */
function remarkOn(record: BattleRecord, file: string): string | null {
  const found = incoherenceOf(record);
  if (!found) return null;
  const sentence = `“${file}” does not hold together, so it was changed or damaged after it was kept: ${found.sentence}`;
  if (found.isUnplayable) throw refuse('record-broken', sentence, { file });
  return `${sentence} What is shown may not be what was fought.`;
}
