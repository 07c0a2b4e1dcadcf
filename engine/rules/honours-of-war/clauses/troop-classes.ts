/** Troop quality: clauses HOW-CLASS-01 and on. */
import type { Clause } from '../../system';

export const TROOP_CLASSES: readonly Required<Clause>[] = [
  {
    id: 'HOW-CLASS-01',
    title: 'Superior, standard and inferior troops',
    says: 'Every unit is superior, standard or inferior. Its class counts in fire, melee, command and pursuit tests, counter-charges, rallying, hits from friends who run through it, formation changes and points.',
  },
  {
    id: 'HOW-CLASS-02',
    title: 'Class is absolute',
    says: "The modifier for a target's class goes by that class alone, never by how it compares with the attacker's: grenadiers against standard infantry have none.",
  },
  {
    id: 'HOW-CLASS-03',
    title: 'Usual classes',
    says: 'Guards, grenadiers and heavy cavalry are usually superior; line infantry, medium cavalry and artillery standard; garrisons and militia inferior; light troops standard or inferior. The list of a nation overrides this.',
  },
  {
    id: 'HOW-CLASS-04',
    title: 'Transport class',
    says: 'Transport is always inferior, and is fired at as inferior close order infantry.',
  },
  {
    id: 'HOW-CLASS-05',
    title: 'Heavy, medium and light cavalry',
    says: 'Heavy, medium and light cavalry differ only in their class, and in that light cavalry crosses some terrain more easily and may evade.',
  },
];
