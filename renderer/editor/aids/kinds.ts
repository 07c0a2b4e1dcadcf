/** The aids of a planner, in the order of their menu. */
import type { IconName } from '../../ui/icons';

export const AIDS = [
  {
    id: 'sight',
    title: 'Sight from here',
    key: 'Shift+s',
    icon: 'eye',
    says: 'What cannot be seen from the pointer, or from what is selected.',
  },
  {
    id: 'dead ground',
    title: 'Dead ground',
    key: 'Shift+d',
    icon: 'layers',
    says: 'What no unit that is selected sees, or else none of the first side.',
  },
  {
    id: 'fields of fire',
    title: 'Fields of fire',
    key: 'k',
    icon: 'crosshair',
    says: 'Of what is selected, or else of all guns.',
  },
  {
    id: 'command',
    title: 'Command',
    key: 'c',
    icon: 'megaphone',
    says: 'How far leaders reach, and who is out of command.',
  },
  {
    id: 'marches',
    title: 'March times',
    key: 'j',
    icon: 'footprints',
    says: 'Of what is selected, to the objectives.',
  },
  {
    id: 'chokes',
    title: 'Choke points',
    key: 'Shift+c',
    icon: 'route',
    says: 'Bridges, fords, and passages narrower than a line.',
  },
] as const satisfies readonly { id: string; title: string; key: string; icon: IconName; says: string }[];
export type AidId = (typeof AIDS)[number]['id'];
