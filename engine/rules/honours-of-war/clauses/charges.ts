/** Charges: clauses HOW-CHG-01 and on. */
import type { Clause } from '../../system';

export const CHARGES: readonly Required<Clause>[] = [
  {
    id: 'HOW-CHG-01',
    title: 'What a charge is',
    says: 'A charge is a normal move that ends in contact with an enemy; there is no test for it. It may follow a formation change and cross obstacles if enough move is left.',
  },
  {
    id: 'HOW-CHG-02',
    title: 'The charger must see its target',
    says: 'The charger must see its target from some point of its path in this activation before contact.',
  },
  {
    id: 'HOW-CHG-03',
    title: 'Half the charger must arrive',
    says: "A charge is possible only if at least half of the charger's front-rank bases, rounded up, can reach the target's edge, or the line that edge lies on, within the move.",
  },
  {
    id: 'HOW-CHG-04',
    title: 'When charges are made',
    says: 'Charges are part of the activation of a brigade and may come at any time in the movement phase; other units may first move out of the way.',
  },
  {
    id: 'HOW-CHG-05',
    title: 'Distances used by charge rules',
    says: "The charge distance is the charger's whole path to contact in this activation. The run-in, for the charge bonus, is what follows the first sight of the target and the last formation change, obstacle, water or friends passed. Both are compared with the full move of the table.",
  },
  {
    id: 'HOW-CHG-06',
    title: 'Who may charge whom',
    says: 'The table of which troops may charge which, by formation and by whether the enemy stands in a BUA or entrenchment. Artillery, transport and crews charge nobody.',
  },
  {
    id: 'HOW-CHG-07',
    title: 'Charges by march columns',
    says: 'March columns may not charge, except that close order infantry and cavalry in march column may charge light infantry. Dismounted cavalry counts as light infantry on both sides.',
  },
  {
    id: 'HOW-CHG-08',
    title: 'Infantry never charges cavalry',
    says: 'No infantry of any kind may charge or counter-charge cavalry.',
  },
  {
    id: 'HOW-CHG-09',
    title: 'Light infantry against close order infantry',
    says: 'From the front, light infantry may charge close order infantry only if it is in march column or already in melee; in a BUA only if in melee. From flank or rear it always may, but stops half way if the target turns to face it.',
  },
  {
    id: 'HOW-CHG-10',
    title: 'Artillery never charges',
    says: 'Artillery may never charge or counter-charge.',
  },
  {
    id: 'HOW-CHG-11',
    title: 'Cavalry against defences',
    says: 'Cavalry cannot charge troops in a BUA or entrenchments, from any direction.',
  },
  {
    id: 'HOW-CHG-12',
    title: 'Must take the enemy in front',
    says: 'A unit that starts within 20 cm (28mm) of an enemy and charges must take the enemy most directly to its front, the next one if that may not be charged. If two charge distances differ by 5 cm or less, it may have to charge both.',
  },
  {
    id: 'HOW-CHG-13',
    title: 'One enemy per sector',
    says: 'Each sector of a unit may be charged or counter-charged by only one enemy unit.',
  },
  {
    id: 'HOW-CHG-14',
    title: 'Lining up after contact',
    says: 'After contact the charger shifts and turns until it is flush with the edge of the sector it charged and centred as far as there is room, even if bases go beyond their move. The defender is not moved.',
  },
  {
    id: 'HOW-CHG-15',
    title: 'Charging two units at once',
    says: "If two enemies lie in the charger's path at distances that differ by at most 5 cm (28mm), with a gap of less than half its front between them, it must charge both or neither, and fights both in one sector.",
  },
  {
    id: 'HOW-CHG-16',
    title: 'Second unit facing one enemy',
    says: 'A second unit that cannot contact a free sector of the enemy may not charge it. It may stand within support distance instead.',
  },
  {
    id: 'HOW-CHG-17',
    title: 'Flank charge on two lines',
    says: 'A unit that can contact the flanks of two enemies may charge both, or move obliquely at one. The other may then support if it is within 5 cm (28mm).',
  },
  {
    id: 'HOW-CHG-18',
    title: 'Stopped charges',
    says: 'A charger that fire makes retreat or rout stops where it was hit and moves off at once, and its target is not charged. Other answers to that charge lapse; other units may charge the target.',
  },
  {
    id: 'HOW-CHG-19',
    title: 'Chargers do not fire',
    says: 'Units that charge or counter-charge may not fire for the whole turn, even if the charge was stopped, evaded or intercepted.',
  },
  {
    id: 'HOW-CHG-20',
    title: 'Order of responses',
    says: 'A charge is answered in this order: formation change or turn to face; counter-charge or interception; fire; contact; evading. A unit may do only one of turning or changing, counter-charging and evading, and one that counter-charges may not fire.',
  },
];
