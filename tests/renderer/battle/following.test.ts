import { describe, expect, it } from 'vitest';
import { isStop, peopleOf } from '../../../renderer/replay';
import { CameraFollowing } from '../../../renderer/battle/following';
import { sampleBattle } from '../sample-battle';

const record = sampleBattle();
const UNIT = 'blue/leib-regiment';

function following(more: { readonly selected?: string; readonly isHeld?: boolean } = {}) {
  const looked: (readonly string[])[] = [];
  const stage = {
    isHeld: more.isHeld ?? false,
    follow(): void {
      this.isHeld = false;
    },
    lookAt: (ids: readonly string[]): void => void looked.push(ids),
    goTo: (ids: readonly string[]): void => void looked.push(ids),
  };
  const followed: string | null = null;
  const viewing = { following: false, followed, held: false, selected: more.selected ?? null, stage };
  const player = { record, moment: record.events.length };
  return { camera: new CameraFollowing(viewing, player), viewing, stage, looked };
}

describe('the camera of a replay', () => {
  it('begins to follow the action where it is, and ends it on the same key', () => {
    const { camera, viewing, looked } = following();
    camera.toggle();
    expect([viewing.following, looked.length, camera.words]).toEqual([true, 1, 'Follow the action']);
    camera.toggle();
    expect([viewing.following, looked.length]).toEqual([false, 1]);
  });
  it('takes back a camera that a person holds, and does not end', () => {
    const { camera, viewing, stage } = following();
    camera.toggle();
    stage.isHeld = true;
    viewing.held = true;
    expect(camera.words).toBe('You have the camera');
    camera.toggle();
    expect([viewing.following, viewing.held, stage.isHeld]).toEqual([true, false, false]);
  });
  it('follows the chosen unit, and by the same key nobody; without one the action', () => {
    const { camera, viewing, looked } = following({ selected: UNIT });
    camera.toggleChosen();
    expect([viewing.followed, looked.at(-1), camera.words]).toEqual([UNIT, [UNIT], 'Follow Leib-Regiment']);
    camera.toggleChosen();
    expect(viewing.following).toBe(false);
    const other = following();
    other.camera.toggleChosen();
    expect([other.viewing.following, other.viewing.followed]).toEqual([true, null]);
  });
  it('follows a commander as it does a unit', () => {
    const id = 'blue/lieutenant-general-baron-marwede';
    const { camera, viewing, looked } = following({ selected: id });
    camera.toggleChosen();
    expect([viewing.followed, looked.at(-1), camera.words]).toEqual([
      id,
      [id],
      'Follow Lieutenant General Baron Marwede',
    ]);
  });
  it('goes to who acted last, and looks on only at what is worth it while it follows', () => {
    const { camera, viewing, looked } = following({ selected: UNIT });
    const stop = record.events.findLast(isStop);
    const other = record.events.find((event) => !isStop(event));
    if (!stop || !other) throw new Error('the sample has both');
    camera.lookAtActing();
    expect(looked).toEqual([peopleOf(stop)]);
    camera.note(stop);
    expect(looked).toHaveLength(1);
    viewing.following = true;
    camera.note(other);
    expect(looked).toHaveLength(1);
    camera.note(stop);
    expect(looked).toHaveLength(2);
  });
});
