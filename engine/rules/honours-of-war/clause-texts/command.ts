/** Troops, brigades, generals and the turn, clause by clause, in our words. */
export const COMMAND_TEXTS = {
  'HOW-SCALE-05':
    'Most scores come from an average die: a six-sided die whose 1 counts as 3 and whose 6 counts as 4, so results run from 2 to 5.',
  'HOW-SCALE-07': 'How far each kind of troops goes in one normal move, by formation and figure scale.',
  'HOW-SCALE-08': 'How far foot shoots with muskets, battalion guns, rifles or carbines, with a short and a long band.',
  'HOW-SCALE-09': 'How far guns and howitzers shoot: canister, effective and long range, by weight and figure scale.',
  'HOW-SCALE-11':
    'A distance that is printed for the largest figures only is made smaller with the figures and rounded to whole centimetres.',
  'HOW-UNIT-01':
    'A unit is a battalion of foot or light infantry, a regiment of horse, a battery or a train of wagons. Types without rules of their own count as the nearest of these.',
  'HOW-UNIT-05':
    'A unit that is Done For still makes its rout, then leaves the table when troops rally. From that moment it blocks nobody and holds nothing.',
  'HOW-UNIT-07':
    'Foot in close order has muskets and battalion guns, light infantry muskets or rifles, dismounted horse carbines. Mounted horse and wagons do not shoot.',
  'HOW-FORM-01': 'Foot in close order stands in line or in march column; there are no squares.',
  'HOW-FORM-08': 'A unit in march column cannot shoot, may charge light infantry only, and fights badly hand to hand.',
  'HOW-SECT-03':
    'A unit may shoot at what lies before its front or up to 30 degrees to either side of it, as far as its weapon carries.',
  'HOW-SECT-04': 'Light infantry may shoot up to 45 degrees to either side of its front.',
  'HOW-SECT-06':
    'Which side of a unit is charged is settled by where the charger stands when the move begins that brings it into contact.',
  'HOW-CLASS-01':
    'Troops are superior, standard or inferior. The class tells in shooting and fighting, in tests of nerve and in points.',
  'HOW-CLASS-02': 'Only the class of the target counts, never how it compares with that of the attacker.',
  'HOW-CLASS-03':
    'Guards, grenadiers and heavy horse are usually superior, line troops standard, garrisons and militia inferior; the list of a nation comes before that.',
  'HOW-ORG-01': 'Units are brigaded, usually two to eight together.',
  'HOW-ORG-02':
    'Horse and close order foot are usually in brigades of their own; guns and light infantry may join either.',
  'HOW-ORG-04': 'Each brigade has one commander, who is dithering, dependable or dashing.',
  'HOW-ORG-05':
    'A rating that the scenario leaves open is thrown for on the table of the nation before the battle begins.',
  'HOW-ORG-06':
    'A unit outside the brigades is a command of its own and obeys like a brigade under a dependable commander.',
  'HOW-ORG-07': 'An army has three units outside its brigades at most.',
  'HOW-ORG-08':
    'There is one brigade commander for every three units that are not independent, small and large units counting by their size.',
  'HOW-ORG-09':
    'An army too small for a brigade commander is led by its general himself, who then cannot inspire the troops he leads.',
  'HOW-ORG-10': 'A commander leaves the table with the last unit of his brigade.',
  'HOW-ORG-11': 'When a whole brigade has gone back, its commander may ride after it.',
  'HOW-CMD-01': 'A unit obeys its commander within command distance.',
  'HOW-CMD-02': 'A unit farther off is still in command when it is close to one of its brigade that is.',
  'HOW-CMD-03':
    'A unit out of command throws a die when its brigade moves: on a good score it obeys after all, else it acts as on a Poor result.',
  'HOW-CMD-05': 'A brigade commander moves after the units of his brigade.',
  'HOW-CMD-06':
    'Leaders ride fast and over almost any ground, keep away from the enemy, and do not end their ride nearer to him than to their own men.',
  'HOW-CMD-08': 'A leader who stands in the way of troops steps aside by the shortest way.',
  'HOW-CMD-09':
    'A leader near a unit that was hit, or in the line of fire, is in danger: on a high score of two dice he is a casualty.',
  'HOW-CMD-10': 'A leader whom enemy troops push aside is in the same danger at once.',
  'HOW-CMD-11': 'A deputy takes over from a fallen leader and is one step less able.',
  'HOW-CMD-12': 'The commanding generals ride at the beginning of each turn, and not again in it.',
  'HOW-CMD-13':
    'Once a turn the general may stand beside one commander, who then throws his command die as one step more able.',
  'HOW-CMD-15': 'The general leads no troops himself; nobody is in command through him.',
  'HOW-CMD-18': 'Under a dithering general good command results may turn into ordinary ones.',
  'HOW-CMD-19': 'A dashing general rides farther and helps from farther off.',
  'HOW-CMD-20': 'Under a dashing general bad command results may turn into ordinary ones.',
  'HOW-CMD-21': 'A dashing general rallies two hits of a unit close to him in place of one.',
  'HOW-SEQ-01':
    'A turn has eight steps: generals, initiative, movement with its charges, initiative to fire, fire, melee, rallying, and the count of what is lost.',
  'HOW-SEQ-02': 'The weather of the turn is settled before anything else.',
  'HOW-SEQ-03': 'The sides move a brigade each by turns until nobody wants to move any more.',
  'HOW-SEQ-05': 'The units of a brigade move one after another, in any order and each as it likes.',
  'HOW-INIT-01':
    'Both sides throw a die and add what their nation is worth at it; the higher score has the initiative to move.',
  'HOW-INIT-02': 'The attacker adds one when dice are thrown for the initiative to move.',
  'HOW-INIT-03': 'The attacker has the initiative to move in the first turn without a die.',
  'HOW-INIT-04': 'Who has the initiative says which side moves first.',
  'HOW-INIT-05': 'Before the firing the sides throw again, with what their nation is worth at it.',
  'HOW-INIT-06': 'Who wins that throw fires first.',
  'HOW-PERF-01':
    'A brigade that is to move throws a die on the column of its commander: it may do badly, as it should, or better than anybody hoped.',
  'HOW-PERF-02':
    'What comes of the command die is carried out in a fixed order: help of the generals, then rallying and forced moves, then the moves of the units.',
  'HOW-PERF-03': 'Steady: each unit may make one normal move.',
  'HOW-PERF-04': 'Poor: nobody goes toward the enemy. Units may go back, turn, or change formation where they stand.',
  'HOW-PERF-05':
    'To go away from the enemy is to end farther from the nearest of them than before, without coming nearer on the way.',
  'HOW-PERF-06': 'Feeble: as Poor, and a brigade of which half has been hit goes back one whole move.',
  'HOW-PERF-08': 'Admirable: each unit may make two normal moves.',
  'HOW-PERF-09': 'Inspiring: each unit may move twice, and must go toward its nearest enemy at least once.',
  'HOW-PERF-10': 'Under an Inspiring result an enemy within reach must be charged.',
  'HOW-PERF-12': 'Under an Inspiring result every unit of the brigade rallies a hit at once, but never its last.',
} as const;
