import { describe, expect, it } from 'vitest';
import { openValueTables } from '../../../../electron/desk/own/value-tables';
import { withRuleChoices } from '../../../../electron/desk/reading';
import { systems } from '../../../../engine/rules';
import { stUlrich } from '../../../engine/scenario/files';
import { folderWith } from '../../folder';

const TABLE = 'values: 1\nrules: mcnally\nreplace:\n  general: 30\n';
const tablesHere = () =>
  openValueTables(folderWith({ 'own.yaml': TABLE, 'far.yaml': TABLE.replace('30', '99'), 'notes.txt': '' }), systems);

describe("a person's own tables of values", () => {
  it('are listed with their book, and those that cannot be played with, with the place of the fault', async () => {
    const tables = tablesHere();
    const [far, own] = await tables.list();
    expect([far?.file, far?.rules, own]).toEqual(['far.yaml', null, { file: 'own.yaml', rules: 'mcnally', why: null }]);
    expect(far?.why).toContain('far.yaml:4:12: "general" is "99"; allowed: a number from 0 to 60.');
    await expect(tables.open('far.yaml')).rejects.toThrow('Nothing can be played with it.');
    await expect(tables.open('../own.yaml')).rejects.toThrow('There is no table of values');
  });
  it('are played with by their own book only', async () => {
    const replaced = await tablesHere().open('own.yaml');
    const chosen = withRuleChoices(stUlrich(), { rules: 'mcnally', replaced });
    expect(chosen.rules.values).toEqual({ general: 30 });
    expect(() => withRuleChoices(stUlrich(), { replaced })).toThrow(
      'own.yaml holds values of mcnally; this is played by Honours of War.',
    );
  });
});
