import type { Settings } from '../../electron/desk/api';
import type { ReplayAct } from '../replay';
import type { ReplayControls } from './replay-controls.svelte';
import type { Viewing } from './viewing.svelte';

/** What can be done with the battle on show, in the order of its chips and of its menu. */
export function replayActs(
  controls: ReplayControls,
  viewing: Viewing,
  { captions, sound }: Pick<Settings, 'captions' | 'sound'>,
): readonly ReplayAct[] {
  const { player, following, openings } = controls;
  const compare: ReplayAct = {
    label: 'Compare branches',
    icon: 'scale',
    title: 'This battle beside those that left it: how they ended, losses by turn, where they part',
    run: () => controls.compare(),
  };
  return [
    {
      label: following.words,
      icon: 'video',
      title: viewing.held
        ? 'You have the camera; give it back (V)'
        : 'The camera goes where things happen (V); Shift V follows the chosen unit',
      on: viewing.following && !viewing.held,
      isInline: true,
      run: () => following.toggle(),
    },
    {
      label: 'Captions',
      icon: 'captions',
      title: 'Sentences at the foot of the table',
      on: captions,
      isInline: true,
      run: () => controls.toggleCaptions(),
    },
    {
      label: 'Sound',
      icon: 'volume',
      title: 'Drums, volleys, cannon and hooves while it plays (M)',
      on: sound,
      run: () => controls.toggleSound(),
    },
    {
      label: 'Mark here',
      icon: 'bookmark',
      title: 'Mark this moment with the view you have of it (B)',
      on: openings.notes?.at(player.moment) != null,
      isInline: true,
      run: () => controls.mark(),
    },
    {
      label: 'Share',
      icon: 'file-down',
      title: 'A report, a picture, a film, the plan in motion',
      isInline: true,
      run: () => controls.share(),
    },
    {
      label: 'Play on from here',
      icon: 'swords',
      title: 'Leave the past at this moment and fight on, by hand or by computer (G)',
      run: () => controls.playOn(),
    },
    ...(controls.family.length > 1 ? [compare] : []),
    { label: 'Next turning point', icon: 'flag', title: 'C', run: () => player.stepChapter(1) },
    {
      label: 'Hide what is to come',
      icon: 'eye',
      title: 'Turning points, curves and log end where you have come to',
      on: player.hidesFuture,
      run: () => player.hideFuture(!player.hidesFuture),
    },
    {
      label: 'Other dice',
      icon: 'rotate-ccw',
      title: 'The same orders from the beginning of this turn with a hundred other dice: what was luck? (H)',
      run: controls.otherDice,
    },
  ];
}
