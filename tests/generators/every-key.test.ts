import { expect, it } from 'vitest';
import { readScenario } from '../../engine/scenario';
import { writeScenario } from '../../generators';
import { nations, textOf } from '../engine/scenario/files';

it('what a scenario says of the battle is written as it was read', () => {
  const read = (text: string) =>
    readScenario('every-key.yaml', text, nations).scenario ?? expect.fail('cannot be read');
  const scenario = read(textOf('tests/fixtures/every-key.yaml'));
  const again = read(writeScenario(scenario));
  const sureness = ({ armies }: typeof scenario) =>
    armies.map(({ general, lieutenants, brigades }) =>
      [general, ...lieutenants, ...brigades, ...brigades.map(({ commander }) => commander)].map(
        (one) => one?.confidence,
      ),
    );
  expect(sureness(again)).toEqual(sureness(scenario));
  for (const part of ['weather', 'terrain', 'entryPoints', 'objectives', 'victory', 'special', 'events'] as const)
    expect(again[part]).toEqual(scenario[part]);
});
