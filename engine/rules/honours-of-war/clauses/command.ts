/** Command distance and commanding generals: clauses HOW-CMD-01 and on. */
import type { Clause } from '../../system';

export const COMMAND: readonly Required<Clause>[] = [
  {
    id: 'HOW-CMD-01',
    title: 'Command distance',
    says: 'A unit is in command within 15 cm (28mm) of its brigade commander.',
  },
  {
    id: 'HOW-CMD-02',
    title: 'Command chain',
    says: 'A unit farther from its commander is in command within 5 cm (28mm) of a unit of its brigade that is itself in command, through any number of links.',
  },
  {
    id: 'HOW-CMD-03',
    title: 'Roll of a unit out of command',
    says: "A unit out of command rolls a D6 when its brigade is activated: on 4-6 it is in command this turn, else it acts as under Poor. Superior adds 1, inferior subtracts 1; there is no roll if the brigade's result is Poor or Feeble.",
  },
  {
    id: 'HOW-CMD-04',
    title: 'Feeble and out of command',
    says: 'The withdrawal of a Feeble result carries units out of command along. A unit that failed its roll out of command has neither the duties of an Inspiring result nor its rally.',
  },
  {
    id: 'HOW-CMD-05',
    title: "Brigade commander's move",
    says: 'A brigade commander moves after all units of his brigade, up to 60 cm (28mm).',
  },
  {
    id: 'HOW-CMD-06',
    title: 'Command figure movement',
    says: 'Command figures move 60 cm (28mm), slowed by nothing they can pass. They keep 10 cm from enemies and may not end nearer to an enemy than to the nearest friend; only what is closed to all troops, such as an impassable river, stops them.',
  },
  {
    id: 'HOW-CMD-07',
    title: 'Command figures are not targets',
    says: 'Command figures cannot be fired at or fought, and block neither sight, fire nor movement.',
  },
  {
    id: 'HOW-CMD-08',
    title: 'Moving a figure aside',
    says: "A command figure in the way of a unit is moved the shortest distance that clears it. If two ways differ by at most 0.5 cm (28mm) a D6 decides: 1-3 its owner's left, 4-6 right. The 10 cm from enemies are waived if there is no other place.",
  },
  {
    id: 'HOW-CMD-09',
    title: 'When to test for command casualties',
    says: 'A figure within 15 cm (28mm) of a friendly unit hit by fire this turn, or in the path of infantry fire or canister of either side, is tested once at the end of firing: with two dice, 11 or 12 makes it a casualty.',
  },
  {
    id: 'HOW-CMD-10',
    title: 'Test when displaced by enemy',
    says: 'Each time a command figure must move aside for an enemy unit it is tested at once: with two dice, 11 or 12 makes it a casualty.',
  },
  {
    id: 'HOW-CMD-11',
    title: 'Effect of a command casualty',
    says: 'A deputy replaces a casualty at once, one step less able: dashing becomes dependable, dependable dithering, and a dithering one subtracts 1 from command rolls for good. An unrated commanding general becomes dithering.',
  },
  {
    id: 'HOW-CMD-12',
    title: "Commanding general's move",
    says: 'The commanding generals move in phase 1 and not by choice again that turn. The side that lost the last movement initiative moves first; on turn 1 the defender, or by a die if neither side is the attacker.',
  },
  {
    id: 'HOW-CMD-13',
    title: 'The commanding general helps one command',
    says: 'Once a turn the commanding general may help one brigade commander or independent unit within 15 cm (28mm) as its command die is about to be rolled: it counts one step more able, and a dashing commander adds 1 to the roll, up to 6.',
  },
  {
    id: 'HOW-CMD-14',
    title: 'The help of a general is momentary',
    says: 'The help of a commanding general counts for that one command roll; nothing of it stays.',
  },
  {
    id: 'HOW-CMD-15',
    title: 'The commanding general leads no troops',
    says: 'The commanding general leads no units or brigades, and no unit is in command through him, except in an army too small for a brigade commander.',
  },
  {
    id: 'HOW-CMD-16',
    title: 'Rating of a commanding general',
    says: 'In fictional games the commanding general is unrated. In historical ones he may be dithering, dependable or dashing; dependable is the same as unrated.',
  },
  {
    id: 'HOW-CMD-17',
    title: 'Dithering commanding general: no help',
    says: 'A dithering commanding general cannot help any command roll and cannot rally hits.',
  },
  {
    id: 'HOW-CMD-18',
    title: 'Dithering commanding general: dampens good results',
    says: 'Whenever a brigade or independent unit under a dithering commanding general gets Admirable or Inspiring, a D6 is rolled: on 1-2 the result becomes Steady, however far away he is.',
  },
  {
    id: 'HOW-CMD-19',
    title: 'Dashing commanding general: speed and reach',
    says: 'A dashing commanding general moves 80 cm and helps command rolls within 20 cm (28mm). He still rallies within 5 cm and raises lieutenant generals within 15 cm.',
  },
  {
    id: 'HOW-CMD-20',
    title: 'Dashing commanding general: lifts bad results',
    says: 'Whenever a brigade or independent unit under a dashing commanding general gets Poor or Feeble, a D6 is rolled: on 5-6 the result becomes Steady, however far away he is. A unit that failed its roll out of command has no such roll.',
  },
  {
    id: 'HOW-CMD-21',
    title: 'Dashing commanding general: rallies 2 hits',
    says: 'A dashing commanding general rallies up to 2 hits, in place of 1, of a unit within 5 cm (28mm); its last hit always stays.',
  },
  {
    id: 'HOW-CMD-22',
    title: 'When a rated commanding general becomes a casualty',
    says: 'When a rated commanding general becomes a casualty, the effects of his rating end at once and those of the new one count from the next roll.',
  },
];
