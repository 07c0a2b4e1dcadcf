/** What Honours of War adds to rosters: what each unit counts as and shoots with, breaking points, the nation's values. */
import type { RosterPapers, SidePapers, UnitPapers } from '../../../battle';
import type { Scenario } from '../../../scenario';
import { breakPointIn } from '../victory/breaking';
import { REACTIONS } from '../morale/reaction-table';
import type { Reaction } from '../morale/reaction-table';
import { prepare } from '../prepare';
import type { NationalValues } from '../troops/nations';
import { registerOf } from '../troops/traits';
import type { Traits } from '../troops/traits';
import { signed } from '../../common';
import { bands } from './rows';
import { bareLength, LENGTHS } from '../lengths';

/** In a box as wide as a die. */
const IN_A_BOX: Readonly<Record<Reaction, string>> = {
  'carries on': '',
  'carries on at -1': '-1',
  retreats: 'R',
  'Done For': 'D',
};

const KEY = `A box for each hit: ${IN_A_BOX['carries on at -1']} fires and fights at -1, ${IN_A_BOX.retreats} retreats and reforms, ${IN_A_BOX['Done For']} Done For.`;

export function rosterPapers(scenario: Scenario): RosterPapers {
  const { roster } = prepare(scenario);
  const { traits, nations } = registerOf(roster);
  return {
    lengths: LENGTHS,
    boxes: REACTIONS.slice(1).map((reaction) => IN_A_BOX[reaction]),
    key: KEY,
    sides: Object.fromEntries(
      roster.sides.map(({ id }): [string, SidePapers] => {
        const national = nations.get(id);
        return [id, { breaksAt: breakPointIn(scenario, roster, id), aids: national ? aidsOf(national) : [] }];
      }),
    ),
    units: Object.fromEntries([...traits].map(([id, of]): [string, UnitPapers] => [id, papersOf(of)])),
  };
}

const papersOf = (traits: Traits): UnitPapers => ({
  kind: traits.kind,
  weapon: weaponOf(traits),
  points: traits.points,
});

function weaponOf({ gun, smallArm, ordnance, scale, battalionGuns }: Traits): string {
  if (gun) {
    const { canister, effective, long } = scale.guns[gun];
    return ordnance?.loads.length === 1
      ? `canister ${bareLength(canister)}`
      : [canister, effective, long].map(bareLength).join('/');
  }
  if (!smallArm) return '';
  const { short, long } = scale.smallArms[smallArm];
  const name = smallArm === 'muskets and battalion guns' ? 'muskets, guns' : smallArm;
  return `${battalionGuns === 'quick-firing' ? 'muskets, quick guns' : name} ${bareLength(short)}/${bareLength(long)}`;
}

const aidsOf = (national: NationalValues): SidePapers['aids'] => [
  { label: 'Initiative, movement', value: signed(national.moveInitiative), clause: 'HOW-INIT-01' },
  { label: 'Initiative, fire', value: signed(national.fireInitiative), clause: 'HOW-INIT-05' },
  { label: 'Formation, foot', value: ofMove(national.formationChange.foot), clause: 'HOW-FORMCHG-02' },
  { label: 'Formation, horse', value: ofMove(national.formationChange.horse), clause: 'HOW-FORMCHG-02' },
  { label: 'To flank or rear, foot', value: ofMove(national.flankDeduction.foot), clause: 'HOW-MOVE-03' },
  { label: 'To flank or rear, horse', value: ofMove(national.flankDeduction.horse), clause: 'HOW-MOVE-03' },
  ...(national.foreignFoot
    ? [
        {
          label: 'Foreign foot: formation, flank',
          value: `${ofMove(national.foreignFoot.formationChange)}, ${ofMove(national.foreignFoot.flankDeduction)}`,
          clause: 'HOW-NAT-27',
        },
      ]
    : []),
  { label: 'Limbering', value: ofMove(national.limbering), clause: 'HOW-ARTY-01' },
  { label: 'Guns by hand', value: `${national.manhandling} distance`, clause: 'HOW-ARTY-04' },
  { label: 'Commanders, D6', value: ratingsIn(national.commanders), clause: 'HOW-NAT-07' },
];

const ofMove = (share: 'none' | 'quarter' | 'half' | 'full'): string => (share === 'none' ? 'free' : `${share} move`);

/** Ratings by die: `1-2 dithering, 3-6 dependable`. */
const ratingsIn = (ratings: NationalValues['commanders']): string =>
  bands(ratings, 1)
    .map(({ brings, words }) => `${words} ${brings}`)
    .join(', ');
