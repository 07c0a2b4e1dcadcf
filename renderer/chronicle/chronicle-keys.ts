import type { KeyRing } from '../frame';
import type { ChroniclePlayer } from './player.svelte';

type Bindings = Parameters<KeyRing['offer']>[0];

/** Minutes that an arrow with Shift goes. */
const A_LITTLE = 5;

export const chronicleKeys = (player: ChroniclePlayer, follow: () => void, fork: () => void): Bindings => [
  { where: 'Replay', chords: ['Space'], does: 'Play or pause', run: () => player.toggle() },
  { where: 'Replay', chords: ['ArrowRight'], does: 'Next caption', run: () => player.step(1) },
  { where: 'Replay', chords: ['ArrowLeft'], does: 'Caption before', run: () => player.step(-1) },
  {
    where: 'Replay',
    chords: ['Shift+ArrowRight'],
    does: 'Five minutes on',
    run: () => player.seek(player.now + A_LITTLE),
  },
  {
    where: 'Replay',
    chords: ['Shift+ArrowLeft'],
    does: 'Five minutes back',
    run: () => player.seek(player.now - A_LITTLE),
  },
  { where: 'Replay', chords: ['v'], does: 'Follow the story; give the camera back to it', run: follow },
  { where: 'Replay', chords: ['b'], does: 'Fight on from this hour', run: fork },
  { where: 'Replay', chords: ['c'], does: 'Next chapter', run: () => player.stepChapter(1) },
  { where: 'Replay', chords: ['Shift+c'], does: 'Chapter before', run: () => player.stepChapter(-1) },
];
