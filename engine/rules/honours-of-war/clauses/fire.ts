/** Fire: clauses HOW-FIRE-01 and on. */
import type { Clause } from '../../system';

export const FIRE: readonly Required<Clause>[] = [
  {
    id: 'HOW-FIRE-01',
    title: 'Alternate brigades',
    says: 'The sides take turns to pick a brigade or independent unit and resolve all its fire until all are done. A brigade that does not fire when picked is passed for good; when one side is finished the other completes its fire.',
  },
  {
    id: 'HOW-FIRE-02',
    title: 'No command roll to fire',
    says: 'A unit that can fire needs no command roll, and its owner need not fire.',
  },
  {
    id: 'HOW-FIRE-03',
    title: 'Once per turn',
    says: 'A unit fires at most once a turn: if it fired in the movement phase it cannot fire in phase 5. In a BUA that holds for each face.',
  },
  {
    id: 'HOW-FIRE-04',
    title: 'Who cannot fire',
    says: 'March columns, limbered guns, transport, mounted cavalry, crews without guns and light infantry over two bases deep cannot fire; nor units in melee, that charged or counter-charged, or that are reforming, broken-off or routed.',
  },
  {
    id: 'HOW-FIRE-05',
    title: 'How fire is resolved',
    says: 'A firing unit rolls one average die, adds its modifiers and reads the hits on its line of the hit table. They go on the target at once.',
  },
  {
    id: 'HOW-FIRE-06',
    title: 'How range is measured',
    says: "Range runs from the middle of the firer's front edge to the nearest point of the target, even one outside the firing zone or on its limber. Some part of the target must lie within both zone and range.",
  },
  {
    id: 'HOW-FIRE-07',
    title: 'Angle of fire',
    says: 'A target must lie at least partly in the firing zone; with more than half of it outside it is a difficult target.',
  },
  {
    id: 'HOW-FIRE-08',
    title: 'No fire at units in melee',
    says: 'Units in melee, from contact until their last round of the turn is over, may not be fired at, except on another face of a BUA. Units that merely support may fire and be fired at.',
  },
  {
    id: 'HOW-FIRE-09',
    title: 'Fire through gaps between friends',
    says: "Only howitzers fire through a gap between friends that is narrower than half the firer's front, measured square to the line of fire.",
  },
  {
    id: 'HOW-FIRE-10',
    title: 'Target obscured by troops',
    says: 'A target more than half obscured by other units, friendly or enemy, may not be fired at; obscured up to half it is difficult. Overhead fire that is allowed ignores this.',
  },
  {
    id: 'HOW-FIRE-11',
    title: 'Target obscured by terrain',
    says: 'A target more than half hidden by a wood, BUA or crest is difficult; one wholly hidden cannot be fired at. Obstacles that give cover do not also obscure.',
  },
  {
    id: 'HOW-FIRE-12',
    title: 'Infantry never fires overhead',
    says: 'Infantry never fires over friendly units, not even to or from higher ground.',
  },
  {
    id: 'HOW-FIRE-13',
    title: 'Hits during the phase',
    says: "Hits reduce the target's own fire at once (-1 from 3 hits), but a unit with 4 or more stays where it is, blocks, and may still fire and be hit until all firing of both sides is over.",
  },
  {
    id: 'HOW-FIRE-14',
    title: 'Flanking and rear fire',
    says: "Fire adds 1 if more than half of the firer lies in the target's flank and rear sectors; never more than 1, and not against a unit in a BUA.",
  },
  {
    id: 'HOW-FIRE-15',
    title: 'Defensive fire at chargers: right',
    says: 'Infantry and artillery that are charged may fire once at the charger, at any point of its path, contact included, where it is in zone, range and sight. Canister keeps its own restrictions; a unit already in melee may not.',
  },
  {
    id: 'HOW-FIRE-16',
    title: 'Defensive fire: moved or not',
    says: 'A unit that fires in the movement phase before it has moved chooses: no -1, and no movement, formation or facing change in its own activation this turn; or -1, and it may move. Evading and forced moves stay possible.',
  },
  {
    id: 'HOW-FIRE-17',
    title: 'Crossing fire: when',
    says: 'In the movement phase a unit may fire at an enemy that enters and leaves its firing zone within one activation, evade or Feeble move, or that crosses it in a charge on somebody else. Retreats and routs draw no crossing fire.',
  },
  {
    id: 'HOW-FIRE-18',
    title: 'Crossing fire: conditions',
    says: 'Infantry and artillery may use crossing fire, by all rules of fire and at the moment they choose. It is not allowed at a charger if another enemy they can fire at is nearer or more directly to their front.',
  },
  {
    id: 'HOW-FIRE-19',
    title: 'Crossing fire: consequence',
    says: "Crossing fire is the unit's fire for the turn, and it cannot reinforce a melee this turn. The target reacts at once.",
  },
  {
    id: 'HOW-FIRE-20',
    title: 'Fire of small and large units',
    says: 'A small unit subtracts 1 from its fire, a large one adds 1.',
  },
  {
    id: 'HOW-FIRE-21',
    title: 'Units standing in a river',
    says: 'A unit in a fordable river has no cover and no other modifier as a target; its own infantry fire is at -1.',
  },
  {
    id: 'HOW-FIRE-22',
    title: 'Fire from and at a block',
    says: "Fire out of a block starts from the middle of a face and covers the ground within 45 degree lines from that face's corners. As a target a unit in a block is the whole block; hits go to the unit that defends the face which the line of fire crosses first.",
  },
];
