import type { KeyRing } from '../frame';
import { SPEEDS, type ChroniclePlayer } from './player.svelte';

type Bindings = Parameters<KeyRing['offer']>[0];

/** Minutes that an arrow with Shift goes. */
const A_LITTLE = 5;

interface Controls {
  follow(): void;
  fork(): void;
  sound(): void;
  inset(): void;
  edit(): void;
  changeSpeed(speed: number): void;
}

export const chronicleKeys = (player: ChroniclePlayer, controls: Controls): Bindings => [
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
  {
    where: 'Replay',
    chords: ['v'],
    does: 'Follow the story; give the camera back to it',
    run: () => controls.follow(),
  },
  { where: 'Replay', chords: ['b'], does: 'Fight on from this hour', run: () => controls.fork() },
  { where: 'Replay', chords: ['Ctrl+e'], does: 'Edit the chronicle', run: () => controls.edit() },
  { where: 'Replay', chords: ['m'], does: 'Sound', run: () => controls.sound() },
  { where: 'Replay', chords: ['i'], does: 'The small plan', run: () => controls.inset() },
  { where: 'Replay', chords: ['c'], does: 'Next chapter', run: () => player.stepChapter(1) },
  { where: 'Replay', chords: ['Shift+c'], does: 'Chapter before', run: () => player.stepChapter(-1) },
  {
    where: 'Replay',
    chords: ['Home'],
    does: 'To the beginning of the day',
    run: () => player.seek(player.chronicled.day.begins),
  },
  {
    where: 'Replay',
    chords: ['End'],
    does: 'To the end of the day',
    run: () => player.seek(player.chronicled.day.ends),
  },
  ...SPEEDS.map((speed, i) => ({
    where: 'Replay' as const,
    chords: [String(i + 1)],
    does: `${speed} ${speed === 1 ? 'minute' : 'minutes'} of the day in a second`,
    run: () => controls.changeSpeed(speed),
  })),
];
