import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const RULES = 'engine/rules';
/** "Dragoons stands": the verb must be given to `does`, which knows plurals. */
const STIFF = /refuse\([^;]*traits\.unit\.name\} (?:is|has|stands|holds|lies|bars|hides) /;

it('refusals let the verb agree with the name of a unit', () => {
  expect("refuse('X', `${traits.unit.name} stands in the way.`)").toMatch(STIFF);
  const files = readdirSync(RULES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  expect(files.filter((file) => STIFF.test(readFileSync(join(RULES, file), 'utf8')))).toEqual([]);
});
