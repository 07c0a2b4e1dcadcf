import type { Deed } from '../../../engine/scenario';

/** What each deed means, beside the pointer. */
export const DEED_TITLES: Readonly<Record<Deed, string>> = {
  arrive: 'Come on the table; before that they are nowhere',
  march: 'Go along a way, columns by the roads',
  advance: 'Go at the enemy in order',
  charge: 'Charge home',
  'counter-charge': 'Meet a charge with one',
  assault: 'Storm a place',
  withdraw: 'Go back with the front to the enemy',
  retreat: 'Turn about and go back in order',
  rout: 'Run',
  form: 'Take another formation or face another way',
  fire: 'Fire volleys, or cannon',
  skirmish: 'Fire in loose order',
  fight: 'Fight hand to hand',
  hold: 'Stand where they are, which ends what they did',
  leave: 'Leave the field',
  burn: 'Set something alight, which the results name',
  note: 'Nobody acts: a caption, a chapter or a look alone',
};

/** Words to choose from, after one for none of them. */
export const orNone = (words: readonly string[], none: string): readonly { value: string; label: string }[] => [
  { value: '', label: none },
  ...words.map((value) => ({ value, label: value })),
];
