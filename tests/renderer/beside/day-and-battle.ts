/** The battle of St. Ulrich that left a chronicle of two hours at its beginning, a turn each half an hour. */
import type { BattleRecord } from '../../../engine/battle';
import { compileChronicle } from '../../../engine/chronicle';
import { honoursOfWar } from '../../../engine/rules/honours-of-war';
import { readChronicle } from '../../../engine/scenario';
import type { ChronicleEntry } from '../../../electron/desk/api';
import { HistoryBeside } from '../../../renderer/beside';
import { FakeDesk } from '../fake-desk';
import { sampleBattle, sampleScenario } from '../sample-battle';

const STORY = `
chronicle: 1
title: The day at the bridge
scenario: st-ulrich
source: The letters of a major
day: { begins: '06:00', ends: '08:00', sunrise: '06:30' }
weather: [{ from: '06:00', is: fog }, { from: '07:00', is: heavy rain }]
outcome: { winner: red, text: Red keeps the bridge., losses: [{ side: blue, men: 1200, of: 4800, text: By his own return. }] }
story:
  - { at: '06:10', until: '06:40', who: [Leib-Regiment], does: march, along: [[120, 90]], chapter: The march, caption: It goes forward., confidence: low, source: A drummer }
  - { at: '06:50', who: [Leib-Regiment], does: fire, against: [Regiment Prinz Casimir], results: { losses: 0.4 }, caption: It fires. }
  - { at: '07:30', who: [Leib-Regiment], does: hold, chapter: The halt, caption: It stands. }
`;
const scenario = sampleScenario();
const { chronicle, findings } = readChronicle('day.yaml', STORY, new Map([['st-ulrich', scenario]]));
if (!chronicle) throw new Error(JSON.stringify(findings));
export const day = compileChronicle(chronicle, scenario, honoursOfWar);

function battle(): BattleRecord {
  const record = sampleBattle();
  const clock = { begins: 360, turn: 30, sunrise: null, sunset: null };
  return { ...record, scenario: { ...record.scenario, clock, history: { chronicle: 'day', at: 360 } } };
}

const ENTRY: ChronicleEntry = { file: 'chronicles/day.yaml', title: 'The day at the bridge', scenario: 'st-ulrich' };
export const deskWith = (entries: readonly ChronicleEntry[] = [ENTRY]): FakeDesk =>
  new FakeDesk([], {
    'chronicle.list': () => ({ ok: { chronicles: entries } }),
    'chronicle.open': () => ({ ok: { chronicled: day } }),
  });

export function historyOf(desk: FakeDesk): HistoryBeside {
  return HistoryBeside.of(desk, battle()) ?? failed();
}
const failed = (): never => {
  throw new Error('the battle left no history');
};
