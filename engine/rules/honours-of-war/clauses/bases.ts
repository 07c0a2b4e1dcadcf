/** Base sizes: clauses HOW-BASE-01 and on. */
import type { Clause } from '../../system';

export const BASES: readonly Required<Clause>[] = [
  {
    id: 'HOW-BASE-01',
    title: 'Close order infantry bases',
    says: 'At 28mm a base of close order infantry is 4 x 4 cm, and a standard battalion has 5 of them: 20 cm wide and 4 cm deep in line.',
  },
  {
    id: 'HOW-BASE-02',
    title: 'Light infantry bases',
    says: 'At 28mm a base of light infantry is 4 x 4 cm, and a standard battalion has 5 of them.',
  },
  {
    id: 'HOW-BASE-03',
    title: 'Cavalry bases',
    says: 'At 28mm a base of cavalry is 5 x 5 cm, and a standard regiment has 4 of them: 20 cm wide in line, 10 cm wide and 10 cm deep in double line.',
  },
  {
    id: 'HOW-BASE-04',
    title: 'Gun bases',
    says: 'A battery is one base, which stands for four guns. At 28mm it is 6 x 6 cm for light, 7 x 7 for medium and 8 x 8 for heavy guns; howitzers have the medium base, horse artillery that of its guns.',
  },
  {
    id: 'HOW-BASE-05',
    title: 'Limber bases',
    says: 'At 28mm a limber is 5 x 12 cm for medium and heavy guns and 5 x 7.5 cm for light ones; at other scales it is as wide as a cavalry base. A limbered battery is its limber alone.',
  },
  {
    id: 'HOW-BASE-06',
    title: 'Base sizes, all scales',
    says: 'The table of base sizes and of the frontage of standard units in line, by figure scale.',
  },
  {
    id: 'HOW-BASE-07',
    title: '6mm infantry alternatives',
    says: 'At 6mm an infantry battalion has 4 bases of 1.5 x 1 cm (2 if small, 6 if large) in place of 5 of 1 x 1 cm, so its line is 6 cm wide.',
  },
  {
    id: 'HOW-BASE-08',
    title: 'Battalion guns on the table',
    says: 'Battalion guns are part of the fire of close order infantry. A model of one is an ordinary infantry base and has no rules of its own.',
  },
  {
    id: 'HOW-BASE-09',
    title: 'Officer and standard base',
    says: 'One base of a unit may show its officers and colours; it changes nothing.',
  },
  {
    id: 'HOW-BASE-10',
    title: 'Dismounted cavalry bases',
    says: 'When cavalry dismounts, each of its bases becomes one infantry base of the figure scale.',
  },
  {
    id: 'HOW-BASE-11',
    title: 'Transport and command footprints',
    says: 'A transport unit is one base the size of a medium limber. Command figures take no room: distances to them are measured to a point.',
  },
  {
    id: 'HOW-BASE-12',
    title: 'Bases of abandoned guns',
    says: "Guns whose crew leaves them stay where they are as a marker that blocks neither movement, sight nor fire. The crew keeps a base the size of the gun's, and the limber is taken off.",
  },
];
