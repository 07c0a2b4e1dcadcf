import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import type { Point } from '../../../engine/geometry';
import { Fight } from '../../../renderer/play/fight.svelte';
import { Together } from '../../../renderer/play/together.svelte';
import { poseOn } from '../../../renderer/play/ghosts';
import { FakeDesk } from '../fake-desk';
import { sampleBattle } from '../sample-battle';
import { askedOf, positionOf, shownOf } from './sample-fight';

const { roster } = sampleBattle();
const brigade = Object.values(roster.commands).find(({ kind, units }) => kind === 'brigade' && units.length > 2);
const units = brigade?.units.slice(0, 2) ?? [];

function opened(real: readonly string[] = []) {
  const moved = () => Promise.resolve({ ok: { refusal: null, position: positionOf(10, 10) } });
  const desk = new FakeDesk([], { 'play.together': moved, 'play.put': moved });
  const asked = [askedOf({ form: { form: 'pick' }, command: brigade?.id ?? '', movers: units })];
  const fight = new Fight(desk, shownOf(positionOf(10, 0, { asked, real })));
  const together = new Together(fight);
  together.toggle();
  return { desk, fight, together };
}
const headings = (desk: FakeDesk) =>
  desk
    .askedFor('play.together')
    .flatMap(({ moves }) =>
      moves.map(({ attempts: [attempt] }) => (attempt && 'to' in attempt ? Math.round(attempt.heading ?? -1) : null)),
    );

it('moves a brigade to a place, every unit with the heading it had', async () => {
  const { desk, fight, together } = opened();
  const own = units.map((id) => poseOn(fight.battle.state, id));
  expect(own.map((pose) => [pose?.hx, pose?.hy])).toEqual([
    [1, 0],
    [1, 0],
  ]);
  together.aim({ x: 70, y: 60 }, false);
  expect(together.ghost?.at).toMatchObject({ x: 70, y: 60 });
  await together.go();
  expect(headings(desk)).toEqual([90, 90]);
  expect(together.on).toBe(false);
});

it('wheels it to face a place with Shift, and by keys', async () => {
  const { desk, together } = opened();
  const middle = (): Point | null => {
    const at = together.ghost?.at;
    return at && 'x' in at ? at : null;
  };
  together.step('turn', 10);
  together.step('turn', 5);
  expect([together.march, together.ghost?.says[1]]).toEqual(['Move 2 units', 'wheel 15° to the right']);
  const at = middle();
  together.aim({ x: at?.x ?? 0, y: 0 }, true);
  flushSync();
  expect(together.march).toBeNull();
  expect(together.ghost?.says[1]).toMatch(/^wheel \d+° to the right$/);
  together.step('turn', -20);
  await together.go();
  expect(headings(desk)).toEqual([70, 70]);
});

it('is carried along by one of its units, which stays under the pointer', async () => {
  const { desk, fight, together } = opened(units);
  const [first = ''] = units;
  const own = poseOn(fight.battle.state, first);
  expect(together.take('red/nobody', { x: 0, y: 0 })).toBe(false);
  if (!own || !together.take(first, own)) throw new Error('it cannot be taken');
  together.carry({ x: own.x + 12, y: own.y + 5 }, false);
  together.letGo();
  expect(together.isHeld).toBe(false);
  await together.go();
  const put = desk.askedFor('play.put')[0]?.stand.find(({ id }) => id === first);
  expect([put?.to.x, put?.to.y]).toEqual([own.x + 12, own.y + 5]);
});

it('puts a brigade of a real table down as it stands there', async () => {
  const { desk, together } = opened(units);
  together.aim({ x: 70, y: 60 }, false);
  await together.go();
  expect(
    desk
      .askedFor('play.put')[0]
      ?.stand.map(({ id }) => id)
      .toSorted(),
  ).toEqual([...units].toSorted());
});

it('says why nothing is moved together: one unit is being moved, or none but one is left', () => {
  const why = (asked: ReturnType<typeof askedOf>): string | undefined => {
    const fight = new Fight(new FakeDesk([], {}), shownOf(positionOf(10, 0, { asked: [asked] })));
    const together = new Together(fight);
    together.toggle();
    expect(together.on).toBe(false);
    return fight.refusal?.sentence;
  };
  const [unit = ''] = units;
  const name = roster.units[unit]?.name ?? '?';
  expect(why(askedOf({ form: { form: 'march', movers: [unit] }, unit }))).toContain(`${name} is being moved.`);
  const last = askedOf({ command: brigade?.id ?? '', movers: [unit] });
  expect(why(last)).toBe(`${name} alone has still to move.`);
  expect(why(askedOf())).toContain('which of a brigade moves');
});

it('moves the brigade of the unit that is chosen where any unit of the side may be named', () => {
  const desk = new FakeDesk([], {});
  const all = Object.values(roster.commands).flatMap((one) => (one.side === brigade?.side ? one.units : []));
  const choices = all.map((of) => ({ choice: { pick: 'move', of }, label: of }));
  const fight = new Fight(desk, shownOf(positionOf(10, 0, { asked: [askedOf({ choices, idle: null, movers: all })] })));
  const together = new Together(fight);
  expect(all.length).toBeGreaterThan(brigade?.units.length ?? 0);
  fight.choose(all.indexOf(units[0] ?? ''));
  expect(together.units).toEqual(brigade?.units);
});

it('is not offered where units are named that do something else', () => {
  const still = [{ pick: 'join', of: units }];
  const asked = [askedOf({ form: { form: 'pick' }, command: brigade?.id ?? '', still })];
  expect(new Together(new Fight(new FakeDesk([], {}), shownOf(positionOf(10, 0, { asked })))).isPossible).toBe(false);
});
