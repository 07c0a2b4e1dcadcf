import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileChronicle } from '../../../engine/chronicle';
import { pieceOf, playback, poseOf } from '../../../engine/battle';
import { systems } from '../../../engine/rules';
import { chronicleHead, readChronicle, readScenario } from '../../../engine/scenario';
import { nations, textOf } from '../scenario/files';

const SHELF = 'scenarios/chronicles';
const known = systems.map(({ id }) => id);

describe.each(readdirSync(SHELF))('%s', (name) => {
  const text = textOf(`${SHELF}/${name}`);
  const { scenario: wanted } = chronicleHead(text);
  const file = `scenarios/historical/${wanted}.yaml`;
  const { scenario } = readScenario(file, textOf(file), nations, known);
  if (!scenario || wanted === null) throw new Error(`${file} cannot be read`);
  const reading = readChronicle(name, text, new Map([[wanted, scenario]]));
  const system = systems.find(({ id }) => id === scenario.rules.system);
  if (!reading.chronicle || !system) throw new Error(reading.findings.map(({ message }) => message).join(' '));
  const day = compileChronicle(reading.chronicle, scenario, system);

  it('leads nobody over closed ground, nobody anywhere twice at once, and nobody faster than he could go', () => {
    const grave = day.remarks.filter(({ code, severity }) => severity === 'error' || code === 'too-fast');
    expect(reading.with(grave)).toEqual([]);
  });

  it('goes by the clock, without gaps', () => {
    const gaps = day.spans.filter((span, i) => span.from !== (day.spans[i - 1]?.until ?? day.day.begins));
    expect(gaps).toEqual([]);
    expect(day.spans.at(-1)?.until).toBe(day.day.ends);
  });

  it('moves everybody from where he stands', () => {
    const at = playback(day);
    const jumps = day.events.flatMap((event, i) => {
      if (event.do !== 'moved') return [];
      const state = at.stateAt(i);
      return event.movers.filter(({ id, path }) => {
        const pose = poseOf(pieceOf(state, id).where);
        return pose !== null && Math.abs(pose.x - path.from.x) + Math.abs(pose.y - path.from.y) > 0.05;
      });
    });
    expect(jumps.map(({ id }) => id)).toEqual([]);
  });

  it('lists twenty facts in its notes', () => {
    const facts = (reading.chronicle?.notes ?? '').match(/^ *\d+\. /gm) ?? [];
    expect(facts.length).toBe(20);
  });
});
