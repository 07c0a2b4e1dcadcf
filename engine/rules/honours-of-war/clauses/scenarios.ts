/** The scenarios of the book: clauses HOW-SCEN-01 and on. */
import type { Clause } from '../../system';

export const SCENARIOS: readonly Required<Clause>[] = [
  {
    id: 'HOW-SCEN-01',
    title: 'General set-up and messages',
    says: 'Each side has one commanding general, each brigade a commander. What a scenario leaves open is Austrian and standard, with medium guns, dragoons, dependable commanders and unrated generals. Messages of any scenario cite this clause.',
  },
  {
    id: 'HOW-SCEN-02',
    title: 'St. Ulrich: forces',
    says: 'Blue attacks with 5 units, an infantry brigade of 3 battalions and a battery, and an independent cavalry regiment; Red has 4 units, the same with 2 battalions. Both break at 2.',
  },
  {
    id: 'HOW-SCEN-03',
    title: 'St. Ulrich: terrain and rules',
    says: 'The River Schwartz is impassable but for its bridge at St. Ulrich, and the Zeitberg is a gentle hill. Blue starts in column and is the attacker.',
  },
  {
    id: 'HOW-SCEN-04',
    title: 'St. Ulrich: objective',
    says: "The bridge is worth 1 army point and is Red's at the start. Red may retire over it but need not, and may not leave the table.",
  },
  {
    id: 'HOW-SCEN-05',
    title: 'St. Ulrich: map, and troops that come on later',
    says: "The map has the river, the bridge and village of St. Ulrich, the Zeitberg, and a road through Mulheim, from where Blue comes; Red stands west of the river. In any scenario troops that come on later do so in march column or limbered, before their side's first brigade moves.",
  },
  {
    id: 'HOW-SCEN-06',
    title: 'Kutzdorf: forces',
    says: 'Blue defends with 10 units: two brigades of 3 battalions and a battery, and 2 cavalry regiments. Red attacks with 11: 4 battalions and a battery, 2 light battalions, 2 cavalry regiments, 2 batteries. Both break at 5.',
  },
  {
    id: 'HOW-SCEN-07',
    title: 'Kutzdorf: rules',
    says: "Kutzdorf, one rustic block, is Blue's at the start and worth 1 army point; all hills are gentle. Red attacks from Blue's flank in a narrow space, its cavalry in double line.",
  },
  {
    id: 'HOW-SCEN-08',
    title: 'Kutzdorf: map',
    says: "The map has the village, several gentle hills, Blue's line with its flank toward Red, and a narrow area for Red with room on its right for cavalry in double line only.",
  },
  {
    id: 'HOW-SCEN-09',
    title: 'Spittelwitz: Blue forces',
    says: 'Blue attacks with 16 units and breaks at 8: brigades of 3, 3 and 2 battalions with 2, 1 and 1 batteries, 2 cavalry regiments, and an outflanking legion of a cavalry regiment and a small battalion each of infantry and light infantry.',
  },
  {
    id: 'HOW-SCEN-10',
    title: 'Spittelwitz: Red forces',
    says: 'Red has 10.5 units and breaks at 5: brigades of 3 and 1 battalions with a battery each, 2 cavalry regiments, 3 small light battalions, and an independent battalion.',
  },
  {
    id: 'HOW-SCEN-11',
    title: 'Spittelwitz: rules, and troops that are held back',
    says: "All hills are gentle, the Triebisch is fordable, and the Spittelberg is worth 1 army point. On turns 1-2 of all Red's units only the light infantry may be activated; others may still fire and answer charges, as may troops that any scenario holds back. Blue attacks.",
  },
  {
    id: 'HOW-SCEN-12',
    title: 'Spittelwitz: positions',
    says: "Red's infantry is entrenched on a ridge, its light infantry entrenched at the crossings, its cavalry behind. Blue's legion starts behind Red's line, at least 60 cm (28mm) from every Red unit.",
  },
  {
    id: 'HOW-SCEN-13',
    title: 'Spittelwitz: map',
    says: "The map has the Triebisch between the armies with a bridge and two fords, a block of Spittelwitz on each bank, and behind it the Spittelberg ridge, Red's at the start.",
  },
  {
    id: 'HOW-SCEN-14',
    title: 'Lobositz: Prussian forces',
    says: 'Frederick II, dashing, with Keith, a dependable lieutenant general, attacks with three infantry brigades, two of cavalry and one of heavy artillery: 20.5 units that break at 10.',
  },
  {
    id: 'HOW-SCEN-15',
    title: 'Lobositz: Austrian forces',
    says: 'Von Browne, dashing, has two infantry brigades, two of cavalry and a light infantry corps of Grenz: 20.5 units that break at 10.',
  },
  {
    id: 'HOW-SCEN-16',
    title: 'Lobositz: terrain',
    says: 'The Elbe is impassable, the Morellenbach a fordable river, the Lobosch a steep hill with vineyards as hedges. A unit mostly in the sunken road counts as entrenched except against fire from its rear.',
  },
  {
    id: 'HOW-SCEN-17',
    title: 'Lobositz: objectives',
    says: 'Each of the two blocks of Lobositz is worth 1 army point, Austrian at the start.',
  },
  {
    id: 'HOW-SCEN-18',
    title: 'Lobositz: mist',
    says: 'On turns 1-3, if firer or target is not mostly on a hill, fire or a charge from more than 20 cm (28mm) fails on a D6 of 1-2. Failed fire is used up; a failed charger keeps 20 cm away. Lobositz itself is fired at as usual.',
  },
  {
    id: 'HOW-SCEN-19',
    title: 'Lobositz: locked brigades',
    says: "Lowenstein's brigade may not move on turns 1-2, Kollowrat's on turns 1-4. They roll no command die, but may fire, counter-charge and retreat.",
  },
  {
    id: 'HOW-SCEN-20',
    title: 'Lobositz: change of general',
    says: 'Frederick leaves at the end of turn 5 and Keith becomes commanding general, dependable. Until then Keith is lieutenant general of all six Prussian brigades.',
  },
  {
    id: 'HOW-SCEN-21',
    title: 'Lobositz: map',
    says: 'The map has the Elbe along one edge, Lobositz, the Lobosch, the Morellenbach, the sunken road and a plain between gentle hills. No turn limit is printed.',
  },
  {
    id: 'HOW-SCEN-22',
    title: 'Lobositz: attacker',
    says: 'Prussia is the designated attacker.',
  },
  {
    id: 'HOW-SCEN-23',
    title: 'Tables at other figure scales',
    says: 'At other figure scales the terrain and deployment areas of a scenario are multiplied by 0.7 at 20mm, 1/2 at 15mm, 1/3 at 10mm and 1/4 at 6mm.',
  },
];
