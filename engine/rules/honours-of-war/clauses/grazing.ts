/** Grazing fire: clauses HOW-GRAZE-01 and on. */
import type { Clause } from '../../system';

export const GRAZING: readonly Required<Clause>[] = [
  {
    id: 'HOW-GRAZE-01',
    title: 'What grazing fire is',
    says: "Roundshot may bounce on into units behind its target, even if it missed the target, and even beyond the gun's range.",
  },
  {
    id: 'HOW-GRAZE-02',
    title: 'How far grazing reaches',
    says: "Grazing reaches 30 cm (28mm) past the near edge of the first target, on the line from the middle of the gun's front through the target's centre. It may affect every unit that the line touches, friends too.",
  },
  {
    id: 'HOW-GRAZE-03',
    title: 'Chance of a graze',
    says: 'A D6 is rolled for each unit in the way: in open ground 3-6 affects it.',
  },
  {
    id: 'HOW-GRAZE-04',
    title: 'Reduced chance of a graze',
    says: 'Only 5-6 affects a unit if the gun fires up at a target on a gentle hill, or if a wall, entrenchment, stream, wood or rough ground lies between the first target and it. Hedges and fences do not matter; heavy rain and storm have a rule of their own.',
  },
  {
    id: 'HOW-GRAZE-05',
    title: 'When nothing is grazed',
    says: 'Canister and shell never graze. Nothing is grazed beyond a crest, river or BUA behind the first target, nor when gun or target is on a steep hill.',
  },
  {
    id: 'HOW-GRAZE-06',
    title: 'Effect of a graze',
    says: 'A unit that is affected is fired at with a new die and every modifier that is true of it; anything past effective range is long. Target priority, zone, sight and friends in the way do not matter.',
  },
  {
    id: 'HOW-GRAZE-07',
    title: 'Each gun grazes for itself',
    says: 'Every battery that fires roundshot rolls for grazing by itself, after its own fire at the first target.',
  },
  {
    id: 'HOW-GRAZE-08',
    title: 'Grazing with split fire',
    says: 'With split fire, grazing goes on only behind the target whose modifiers were used, and does not affect the other target.',
  },
  {
    id: 'HOW-GRAZE-09',
    title: 'Grazing passes over melees and blocks',
    says: 'Grazing does not affect units in melee or units inside a BUA.',
  },
];
