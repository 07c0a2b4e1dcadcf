/** Worked examples: clauses HOW-EX-01 and on. */
import type { Clause } from '../../system';

export const EXAMPLES: readonly Required<Clause>[] = [
  {
    id: 'HOW-EX-01',
    title: 'French line fires at Prussian grenadiers',
    says: 'Standard infantry that moved rolls 4 at 16 cm against superior grenadiers: -1 moved, -1 long range, -1 superior leaves 1, which on the standard infantry line is 1 hit.',
  },
  {
    id: 'HOW-EX-02',
    title: 'Russian cuirassiers against Freikorps at a wood edge, round 1',
    says: 'Both roll 4. The cuirassiers, +1 inferior and -1 light cover, without a charge bonus, have 4: 3 hits. The Freikorps, -1 superior and -1 light against formed troops, have 2: 1 hit.',
  },
  {
    id: 'HOW-EX-03',
    title: 'The Freikorps at the wood edge, round 2 (derived)',
    says: 'With 3 hits the Freikorps have -3 in all. The cuirassiers have only +1 for an inferior target, for cover counts in the first round only.',
  },
  {
    id: 'HOW-EX-04',
    title: 'Complex melee: contacts',
    says: 'Cavalry 1 charges A, which counter-charges; 2 takes A in the flank with a double move, and B takes 2 in the flank. All four fight as one group: A against 1, while 2 hits A and B hits 2 unanswered.',
  },
  {
    id: 'HOW-EX-05',
    title: 'Complex melee: modifiers of round 1 (beyond class)',
    says: 'A has +1 for its charge and -2 for its flank, so -1 in all; 1 has +1; 2 has +1 and -2, so -1; B has +1.',
  },
  {
    id: 'HOW-EX-06',
    title: 'Complex melee: outcome',
    says: "A takes 4 hits and retreats through B, which takes 1; 1 pursues and makes A Done For. 2 comes to 4 hits and retreats; B rolls to pursue against its owner's wish and stays.",
  },
  {
    id: 'HOW-EX-07',
    title: 'A wood at half speed',
    says: 'A line with a move of 20 cm has 4 cm of wood before it: they cost 8, and 12 cm are left outside.',
  },
  {
    id: 'HOW-EX-08',
    title: 'Weather over four turns',
    says: 'A start of 11 is heavy rain; rolls of 6, 3 and 6 then give 12 storm, 12 again, and 11 heavy rain, turned back at the end of the table.',
  },
  {
    id: 'HOW-EX-09',
    title: 'Points: Prussian grenadiers, before 1760',
    says: '100 + 20 superior + 10 Prussia = 130.',
  },
  {
    id: 'HOW-EX-10',
    title: 'Points: French grenadiers, same battle',
    says: '100 + 20 superior - 10 France = 110.',
  },
  {
    id: 'HOW-EX-11',
    title: 'Points: Prussian light battery, same battle',
    says: '50 - 10 light + 5 Prussia = 45.',
  },
  {
    id: 'HOW-EX-12',
    title: 'Points: French light battery, same battle',
    says: '50 - 10 light - 10 for a full move to limber - 5 France = 25.',
  },
  {
    id: 'HOW-EX-13',
    title: 'Points: the least price of a battery (derived)',
    says: 'An inferior light battery of the Reichsarmee comes to 50 - 10 - 10 - 10 - 5 = 15, so it costs the least price, 20.',
  },
  {
    id: 'HOW-EX-14',
    title: 'Army Breaking Points',
    says: 'St. Ulrich: 5 units break at 2 and 4 at 2. Kutzdorf: 10 at 5, 11 at 5. Spittelwitz: 16 at 8, 10.5 at 5. Lobositz: both armies at 10.',
  },
  {
    id: 'HOW-EX-15',
    title: 'Lobositz unit total',
    says: 'The Prussians at Lobositz count 20.5 units, with their large dragoons as 1 1/2; the book prints 20. Either way the army breaks at 10.',
  },
  {
    id: 'HOW-EX-16',
    title: 'Command (diagram 3)',
    says: 'Four battalions within 15 cm of their commander are in command. Of six in a row, two are within 15 cm, and the others by links of 5 cm, one and two long.',
  },
  {
    id: 'HOW-EX-17',
    title: 'Crest line (diagram 4)',
    says: 'A unit behind the crest as seen by one observer cannot be fired at; seen by another most of it is before the crest, so that one fires without the modifier for a difficult target.',
  },
  {
    id: 'HOW-EX-18',
    title: 'BUA (diagram 5)',
    says: 'Two battalions in a block have 2 faces each. The one with an enemy before each of its faces may fire at both, each time at -2.',
  },
  {
    id: 'HOW-EX-19',
    title: 'Limbering (diagram 6)',
    says: "A French battery unlimbers for a full move in the same place. A Hanoverian one limbers for half a move, with the limber's front edge up to 10 cm ahead of where the guns' front edge was.",
  },
  {
    id: 'HOW-EX-20',
    title: 'Formation change (diagram 7)',
    says: 'An Austrian battalion going from column to line as it advances moves its leading base 10 cm, half of 20. Prussian cavalry, which pays nothing, moves its leading base 30 cm to the right as it forms column.',
  },
  {
    id: 'HOW-EX-21',
    title: 'Two enemies (diagram 8)',
    says: 'Of two regiments before one large one, only one charges and the other supports. If the large one charges, it must take on both; only one of them may counter-charge, and if neither does it fights two.',
  },
  {
    id: 'HOW-EX-22',
    title: 'Firing zone (diagram 9)',
    says: "A target more than half outside the zone is difficult; more than half hidden by a friend it cannot be fired at; hidden as much by a wood or BUA it is difficult. Range starts from the middle of the firer's front.",
  },
  {
    id: 'HOW-EX-23',
    title: 'Canister (diagram 10)',
    says: 'At a target mostly outside the zone canister has +2 and -1. With a friend inside the zone there is no canister, only roundshot; with the zone clear there is.',
  },
  {
    id: 'HOW-EX-24',
    title: 'Maximum brigade commanders in the scenarios',
    says: "One commander for 3 units allows Kutzdorf's Red 3 and Spittelwitz's Red 3, and both have 4: scenarios override the rule. The other armies keep to it.",
  },
  {
    id: 'HOW-EX-25',
    title: 'Marching speed and the length of a turn',
    says: "At 28mm a double move of 40 cm is 400 paces; at 75 paces a minute that takes 5.33 minutes of a turn's 10. At 15mm distances are half as long.",
  },
  {
    id: 'HOW-EX-26',
    title: 'Grenadiers fire at the line',
    says: 'Superior grenadiers who fire at standard line infantry have no modifier for class.',
  },
  {
    id: 'HOW-EX-27',
    title: 'Imagi-nation commanders',
    says: 'With a table of 1-3 dependable and 4-6 dashing an invented army never has a dithering commander.',
  },
  {
    id: 'HOW-EX-28',
    title: 'Other unit sizes',
    says: 'Battalions of 32 figures at 10mm, with cavalry of 12, may use the 15mm distances, whose frontage is nearest.',
  },
];
