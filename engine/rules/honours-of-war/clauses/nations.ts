/** Nations: clauses HOW-NAT-01 and on. */
import type { Clause } from '../../system';

export const NATIONS: readonly Required<Clause>[] = [
  {
    id: 'HOW-NAT-01',
    title: 'Six national variables',
    says: "Nations differ in six things: brigade commanders, movement initiative, firing initiative, and the cost of formation changes, of moves to flank or rear, and of limbering and pushing guns. Without national differences all use Austria's.",
  },
  {
    id: 'HOW-NAT-02',
    title: 'Table of national values',
    says: 'The table of all values by army and period, such as Prussia to 1759: commanders 1 dithering, 2-4 dependable, 5-6 dashing; both initiatives +1; formation changes and moves to the flank free; half a move to limber.',
  },
  {
    id: 'HOW-NAT-03',
    title: 'French limbering',
    says: 'French artillery needs a full move to limber or unlimber in both periods. The early table prints half a move, but three other places of the book say a full one.',
  },
  {
    id: 'HOW-NAT-04',
    title: 'Inferior units pay at least half a move in every nation',
    says: 'Inferior units, light infantry excepted, pay at least half a move to change formation in every nation.',
  },
  {
    id: 'HOW-NAT-05',
    title: 'Light infantry and national values',
    says: 'Light infantry never pays for formation changes or for moves to flank or rear, whatever its nation.',
  },
  {
    id: 'HOW-NAT-06',
    title: "Arms not named in a nation's row",
    says: "“Infantry” in a nation's row means close order infantry; a row that names no arm means close order infantry and all cavalry. Limbered artillery and transport have a rule of their own.",
  },
  {
    id: 'HOW-NAT-07',
    title: 'Allied contingents inside a main army',
    says: "Troops of an ally inside a main army keep their own nation's classes and its costs for formation changes, flank moves and limbering, and take commander ratings and initiative from the main army.",
  },
  {
    id: 'HOW-NAT-08',
    title: 'Two allied armies',
    says: 'Two allied armies have one joint Breaking Point and one initiative; each commander is rated on the table of his own nation.',
  },
  {
    id: 'HOW-NAT-09',
    title: 'Period boundaries',
    says: '“Onwards” and “until ... when” include their year: 1760 onwards is 1760 or later. A battle without a date uses the early tables.',
  },
  {
    id: 'HOW-NAT-10',
    title: 'Prussia: cavalry',
    says: 'Prussian cuirassiers are heavy and superior, dragoons medium and standard, hussars light and standard, Bosniaks light and inferior.',
  },
  {
    id: 'HOW-NAT-11',
    title: 'Prussia: infantry',
    says: 'Prussian guards and grenadiers are superior, musketeers and fusiliers standard, garrisons and militia inferior, jaeger standard light infantry with rifles. Freikorps are inferior, the better ones standard, and close order or light for the whole battle.',
  },
  {
    id: 'HOW-NAT-12',
    title: 'Prussia: artillery',
    says: 'Prussian 3-pounders are light, 6-pounders and howitzers medium, 12-pounders heavy, all standard. Horse artillery has 6-pounders.',
  },
  {
    id: 'HOW-NAT-13',
    title: 'Prussia: secondary armies',
    says: 'A scenario may give the Prussian values of 1760 to a secondary Prussian army in any year.',
  },
  {
    id: 'HOW-NAT-14',
    title: 'Austria: cavalry',
    says: 'Austrian cuirassiers and converged carabiniers are heavy and superior, dragoons medium and standard, hussars light and inferior, chevaulegers light and standard.',
  },
  {
    id: 'HOW-NAT-15',
    title: 'Austria: infantry',
    says: 'Austrian grenadiers are superior and line infantry, German or Hungarian, standard. Grenz are standard light infantry with muskets, jaeger, who are few, with rifles.',
  },
  {
    id: 'HOW-NAT-16',
    title: 'Austria: artillery',
    says: 'Austrian 3-pounders are light, 6-pounders medium, 12-pounders heavy, and all are superior, in no other army. From 1761 there are one or two horse batteries with 3-pounders.',
  },
  {
    id: 'HOW-NAT-17',
    title: "His Britannic Majesty's Army: scope",
    says: 'Troops of Hanover, Hesse-Kassel, Britain and Brunswick and some Prussians share one table. British units may serve from 1758; Highlanders and British light dragoons from 1760.',
  },
  {
    id: 'HOW-NAT-18',
    title: "His Britannic Majesty's Army: cavalry",
    says: 'British Horse and Dragoon Guards, Hanoverian and Hessian cuirassiers and Brunswick carabiniers are heavy and superior, dragoons medium and standard; British light dragoons, Prussian hussars and mounted jaeger light and standard, other hussars inferior.',
  },
  {
    id: 'HOW-NAT-19',
    title: "His Britannic Majesty's Army: infantry",
    says: 'Guards and grenadiers are superior, the line standard, Hessian militia inferior. The Legion Britannique and Highlanders are standard, close order or light for the whole battle; other light infantry is standard with muskets unless set inferior.',
  },
  {
    id: 'HOW-NAT-20',
    title: 'British infantry option',
    says: 'Optional: British infantry may count as superior, or use the superior line of the hit table for its own fire only and be standard in all else.',
  },
  {
    id: 'HOW-NAT-21',
    title: "His Britannic Majesty's Army: artillery",
    says: 'British 3-pounders and short 6-pounders are light, 9-pounders medium, 12-pounders heavy; German 3-, 6- and 12-pounders light, medium and heavy, howitzers medium. All are standard.',
  },
  {
    id: 'HOW-NAT-22',
    title: 'Russia: cavalry',
    says: 'Russian cuirassiers are heavy and standard, from 1759 superior; horse grenadiers medium and standard; dragoons medium and inferior to 1757, standard from 1758; hussars, Cossacks and Kalmucks light and inferior.',
  },
  {
    id: 'HOW-NAT-23',
    title: 'Russia: Cossack organisation',
    says: 'Cossacks and Kalmucks serve only in brigades of their own or as independent units.',
  },
  {
    id: 'HOW-NAT-24',
    title: 'Russia: infantry',
    says: 'Russian guards and grenadiers are superior, the line standard. From 1761 there are two battalions of jaeger, standard light infantry with rifles.',
  },
  {
    id: 'HOW-NAT-25',
    title: 'Russia: artillery',
    says: 'Russian 3-pounders are light, 6- and 8-pounders medium, 12-pounders heavy, all standard or as an option superior. Shuvalov howitzers are medium guns with canister only; up to half the artillery may be howitzers or unicorns. From 1758 one battery of light unicorns may be horse artillery.',
  },
  {
    id: 'HOW-NAT-26',
    title: 'France: cavalry',
    says: 'The French guard cavalry is heavy and superior, other heavy cavalry and carabiniers heavy and standard, dragoons medium and inferior, hussars light and inferior.',
  },
  {
    id: 'HOW-NAT-27',
    title: 'France: infantry',
    says: 'French guards and grenadiers are superior, the line standard; foreign regiments change formation for half a move, not a full one, and lose a quarter to the flank, not half. Light units are mostly inferior; volunteers and detached companies are standard, from 1760 combined companies superior.',
  },
  {
    id: 'HOW-NAT-28',
    title: 'France: artillery',
    says: 'French 4-pounders are light, 8-pounders medium, 12- to 18-pounders heavy, all standard, and pushed by hand at half rate.',
  },
  {
    id: 'HOW-NAT-29',
    title: 'Saxony in 1756: troops',
    says: 'In 1756 Saxon cuirassiers and the Garde du Corps are heavy and superior, light dragoons and chevaulegers light and standard, grenadiers and the Garde superior, the line standard. There is no light infantry and there are no uhlans.',
  },
  {
    id: 'HOW-NAT-30',
    title: 'Saxony in 1756: artillery',
    says: 'Saxon quick-firing 3- and 6-pounders of 1756 add 1 to the fire of their battalion or, as batteries of their own, 3 for canister in place of 2. The field artillery has heavy 12-pounders; the quick-firers are lost after 1756.',
  },
  {
    id: 'HOW-NAT-31',
    title: 'Saxons after 1756',
    says: 'With the Prussians all Saxons are inferior; with the Austrians the Karabiniersgarde is superior, chevaulegers standard, uhlans inferior; with the French grenadiers are superior and the line standard. They keep Saxon costs and take commanders and initiative from that army.',
  },
  {
    id: 'HOW-NAT-32',
    title: 'Sweden: troops',
    says: 'Swedish guards, cuirassiers and grenadiers are superior; the line, dragoons and the few light infantry standard; hussars inferior. 3-pounders are light, 6-pounders medium, 12-pounders heavy, all standard.',
  },
  {
    id: 'HOW-NAT-33',
    title: 'Reichsarmee: cavalry',
    says: 'Cuirassiers of the Reichsarmee are heavy and standard, dragoons medium and inferior, light cavalry inferior.',
  },
  {
    id: 'HOW-NAT-34',
    title: 'Reichsarmee: infantry',
    says: 'Guards and grenadiers of the Reichsarmee are standard, its close order infantry inferior but for a few named regiments that are standard. It has no light infantry; attached Austrians are as in their own army.',
  },
  {
    id: 'HOW-NAT-35',
    title: 'Reichsarmee: artillery',
    says: '3- and 4-pounders of the Reichsarmee are light, 6-pounders medium, 12-pounders heavy, and all are inferior.',
  },
  {
    id: 'HOW-NAT-36',
    title: 'Reichsarmee: general',
    says: 'The book suggests that the commanding general of the Reichsarmee is always dithering. The program does not make him so by itself.',
  },
  {
    id: 'HOW-NAT-37',
    title: 'Imagi-nations',
    says: 'An invented nation may mix the printed values: initiative from -2 to +2, the last three values from those that are printed, and any table of commanders.',
  },
  {
    id: 'HOW-NAT-38',
    title: 'National values and transport',
    says: 'No national value applies to transport, and it may be brigaded as desired.',
  },
];
