/** What the book adds to rosters: a box for each strength point, weapons, breaking points. */
import { viewOfPosition } from '../../../battle';
import type { RosterPapers, SidePapers, UnitPapers } from '../../../battle';
import type { Scenario } from '../../../scenario';
import { groundOf } from '../../../terrain';
import { LENGTHS } from '../lengths';
import { prepare } from '../prepare';
import { breaksAt, goalOf, lossesOf } from '../sequence/victory';
import { figuresOf } from '../troops/figures';
import { STRONG } from '../troops/strength';
import { traitsIn } from '../troops/traits';
import type { Traits, Weapon } from '../troops/traits';
import { CLASS_WORDS } from '../troops/unit-classes';
import { signed } from '../../common';

const boxesOf = (points: number): readonly string[] => Array.from({ length: points }, () => '');

export function rosterPapers(scenario: Scenario): RosterPapers {
  const { roster, state } = prepare(scenario);
  const traits = traitsIn(roster);
  const most = Math.max(1, ...[...traits.values()].map(({ strength }) => strength));
  return {
    lengths: LENGTHS,
    boxes: boxesOf(Math.min(most, STRONG)),
    key: 'A box for each strength point: cross one off for each that is lost.',
    sides: Object.fromEntries(
      roster.sides.map(({ id, seat, nationName }): [string, SidePapers] => {
        const view = viewOfPosition({ seat, roster, state, ground: groundOf(scenario) });
        const musketry = [...traits.values()].find(({ unit }) => unit.side === id)?.national.musketry ?? 0;
        const { units } = lossesOf(view, id);
        const goal = goalOf(scenario, roster, id);
        const aids = [
          { label: 'Broken', value: `${breaksAt(view, id)} of ${units} units gone or routing`, clause: 'MCN-SEQ-08' },
          ...(goal === null
            ? []
            : [{ label: 'Must hold unless losses decide', value: goal.name, clause: 'MCN-SEQ-08' }]),
          ...(musketry === 0
            ? []
            : [{ label: `${nationName}: fire of close order foot`, value: signed(musketry), clause: 'MCN-FIRE-07' }]),
        ];
        return [id, { breaksAt: breaksAt(view, id), counted: 'Units gone or routing', aids }];
      }),
    ),
    units: Object.fromEntries([...traits].map(([id, of]): [string, UnitPapers] => [id, papersOf(of)])),
  };
}

const papersOf = (traits: Traits): UnitPapers => ({
  kind: CLASS_WORDS[traits.class],
  weapon: traits.weapon ? `${WEAPON_WORDS[traits.weapon]} ${traits.house.ranges[traits.weapon].join('/')}` : '',
  points: traits.class === 'WAG' ? 0 : 1,
  boxes: boxesOf(Math.min(STRONG, traits.strength)),
  looksUp: [`morale ${signed(traits.moraleModifier)}`, ...figureWords(traits)],
});

function figureWords(traits: Traits): readonly string[] {
  const figures = figuresOf(traits);
  return figures ? [`${figures.all} figures`] : [];
}

const WEAPON_WORDS: Readonly<Record<Weapon, string>> = {
  muskets: 'muskets',
  rifles: 'rifles',
  light: 'shot',
  medium: 'shot',
  heavy: 'shot',
  howitzers: 'shell',
};
