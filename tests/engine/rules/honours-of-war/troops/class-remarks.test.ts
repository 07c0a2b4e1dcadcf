import { describe, expect, it } from 'vitest';
import { classRemarks } from '../../../../../engine/rules/honours-of-war/troops/class-remarks';
import { PLAIN_ARMY } from '../../../../../engine/scenario';
import type { TroopKind, Unit } from '../../../../../engine/scenario';
import { brigade, nation, unit } from '../points/sheets';

const remarks = (units: readonly Unit[], year: number | null = 1757, kinds: readonly Partial<TroopKind>[] = []) => {
  const prussia = nation('prussia');
  const [usual] = prussia.troops;
  if (!usual) throw new Error('no troops');
  const own = kinds.length > 0 ? kinds.map((kind): TroopKind => ({ ...usual, order: null, ...kind })) : prussia.troops;
  const army = { ...PLAIN_ARMY, id: 'blue', name: 'Blue', year, nation: { ...prussia, troops: own } };
  return classRemarks([{ ...army, brigades: [brigade('diced', units)], independents: [] }]);
};
const cuirassiers = (of: Partial<Unit> = {}) => unit('cuirassiers', { name: 'Seydlitz', class: 'standard', ...of });

describe('HOW-CLASS-03: a unit at the usual class whose nation has its kind in another only', () => {
  it('is asked about, by name', () => {
    expect(remarks([cuirassiers()])).toEqual([
      {
        severity: 'warning',
        code: 'class-of-nation',
        about: 'blue/cuirassiers',
        key: 'class',
        message: 'Seydlitz is standard, but the troops of Prussia of 1757 have every “cuirassiers” as superior.',
        fix: 'Write class: superior, or accept it where this one was no better and no worse.',
        quickFix: 'superior',
        clause: 'HOW-CLASS-03',
      },
    ]);
    expect(remarks([cuirassiers()], null)[0]?.message).toContain('the troops of Prussia have every');
  });
  it.each<[string, Unit, readonly Partial<TroopKind>[], number]>([
    ['one of another class', cuirassiers({ class: 'superior' }), [], 0],
    [
      'one of which there are standard ones too',
      cuirassiers(),
      [
        { type: 'cuirassiers', class: 'superior' },
        { type: 'cuirassiers', class: 'standard' },
      ],
      0,
    ],
    ['one of which there are standard ones only', cuirassiers(), [{ type: 'cuirassiers', class: 'standard' }], 0],
    [
      'one of which there are better and worse',
      cuirassiers(),
      [
        { type: 'cuirassiers', class: 'superior' },
        { type: 'cuirassiers', class: 'inferior' },
      ],
      0,
    ],
    ['one that the nation has not', cuirassiers(), [{ type: 'dragoons', class: 'superior' }], 0],
    [
      'one of close order, where those in close order are better',
      unit('freikorps', { arm: 'foot' }),
      [
        { type: 'freikorps', class: 'superior', order: 'close' },
        { type: 'freikorps', class: 'standard', order: 'open' },
      ],
      1,
    ],
    [
      'one of open order, where those in close order are better',
      unit('freikorps', { arm: 'light foot' }),
      [{ type: 'freikorps', class: 'superior', order: 'close' }],
      0,
    ],
    [
      'one of open order, where those in open order are better',
      unit('freikorps', { arm: 'light foot' }),
      [{ type: 'freikorps', class: 'superior', order: 'open' }],
      1,
    ],
  ])('%s', (_what, one, kinds, told) => {
    expect(remarks([one], 1757, kinds)).toHaveLength(told);
  });
});
