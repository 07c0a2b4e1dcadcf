/** Fire from houses at those who charge them or march past. */
import { describe, expect, it } from 'vitest';
import type { Choice } from '../../../../../engine/battle';
import { fireAtChargerQuestion } from '../../../../../engine/rules/honours-of-war/charge/fire-at-charger';
import type { ShotAtCharger } from '../../../../../engine/rules/honours-of-war/charge/fire-at-charger';
import { manoeuvre } from '../../../../../engine/rules/honours-of-war/sequence/manoeuvre';
import { pathOf, straight } from '../../../../../engine/geometry';
import { at, battlefield, village } from '../field';
import type { Layout, UnitPlace, TestField } from '../field';
import { pathFrom } from '../movement/orders';
import { charged, duel, pick } from './run';

describe('HOW-FIRE-15, HOW-BUA-13, HOW-BUA-14: houses fire at those who charge them', () => {
  /** A block from 62 to 82 north of the edge; A, front on 52, charges its south face. */
  const dorf: Partial<Layout> = {
    terrain: [village('dorf', at(60, 72), 0, 20)],
    leaders: { 'red brigade': { at: [60, 120], side: 'red' } },
  };
  const SOUTH = 2;
  const answers = { 'fire at charger': () => ({ moment: 5 }), 'stand to fire': pick('stand') };
  /** By whom, through how many directions; through which face each unit was asked to fire. */
  const told = (on: TestField) => ({
    shots: on.events.flatMap((event) =>
      event.do === 'fired' ? [[event.by, event.reasons.find(({ clause }) => clause === 'HOW-BUA-13')?.value]] : [],
    ),
    asked: on.asked.flatMap(({ kind, about }) => {
      const { unit, face } = about as ShotAtCharger;
      return kind === 'fire at charger' ? [`${unit} ${face}`] : [];
    }),
  });
  it('once, through the face that is charged, which has fired for this turn', () => {
    const on = charged(duel({}, { inside: 'dorf/1' }, { ...dorf, dice: [4] }), answers);
    expect(told(on)).toEqual({ shots: [['z', -1]], asked: [`z ${SOUTH}`] });
    expect(on.piece('z').marks).toMatchObject({ faces: 1 << SOUTH, 'faces fired': 1 << SOUTH, stands: 1 });
    const again = { unit: 'z', charger: 'a', path: pathFrom(on, 'a', ['ahead', 1]), charged: true, face: SOUTH };
    expect(fireAtChargerQuestion.check(on.view('red'), again, { moment: 0 })?.clause).toBe('HOW-BUA-14');
  });
  it('with a direction more for each face it has fired through or fights at', () => {
    const used = { inside: 'dorf/1', marks: { faces: 0b0001, 'faces fired': 0b0001 } };
    expect(told(charged(duel({}, used, { ...dorf, dice: [4] }), answers)).shots).toEqual([['z', -2]]);
  });
  it('HOW-BUA-11: of two battalions the one whose face it is; HOW-BUA-12: foot and guns both', () => {
    const both = (y: UnitPlace) => {
      const red = { y: { ...y, inside: 'dorf/1' }, z: { inside: 'dorf/1' } };
      const on = charged(duel({}, {}, { ...dorf, red, dice: [2, 2] }), answers);
      return [told(on).asked, on.piece('y').marks['fired'], on.piece('y').marks['crossing fire']];
    };
    expect(both({})).toEqual([[`z ${SOUTH}`], undefined, undefined]);
    expect(both({ type: 'light gun' })).toEqual([[`y ${SOUTH}`, `z ${SOUTH}`], 1, undefined]);
  });
  it('through one of two faces before which it comes, as their owner likes', () => {
    const jaeger = { type: 'jaeger' } as const;
    const asked = (...of: readonly Choice[]) => {
      let next = 0;
      const on = duel(
        { ...jaeger, at: [40, 48], heading: 45 },
        { ...jaeger, inside: 'dorf/1' },
        { ...dorf, dice: [2] },
      );
      return told(charged(on, { ...answers, 'fire at charger': () => of[next++] ?? { pick: 'hold' } })).asked;
    };
    const WEST = 3;
    expect([asked(), asked({ moment: 0 })]).toEqual([[`z ${SOUTH}`, `z ${WEST}`], [`z ${SOUTH}`]]);
  });
  it('HOW-FIRE-17: and at those who march through the zone of a face', () => {
    const on = battlefield({
      ...dorf,
      blue: { dragoons: { type: 'dragoons', formation: 'march column', at: [14, 46], heading: 90 } },
      red: { z: { inside: 'dorf/1' } },
      dice: [3],
    });
    const { pose } = on.troop('dragoons').box;
    const order = { march: pathOf(pose, [straight(pose, 40)]), movers: ['dragoons'] };
    const orders: Choice[] = [order, { pick: 'second move' }, order];
    on.run(manoeuvre(on, 'dragoons', { performance: 'Admirable', directed: false }), {
      manoeuvre: () => {
        const [next = { pick: 'done' }] = orders.splice(0, 1);
        return next;
      },
      ...answers,
    });
    // Into the zone of the west face and out of it again; still in that of the south face at the end.
    expect(told(on)).toEqual({ shots: [['z', -1]], asked: ['z 3'] });
    expect(on.piece('z').marks['crossing fire']).toBe(1);
  });
  it('the question names the face', () => {
    const on = duel({}, { inside: 'dorf/1' }, dorf);
    const about = { unit: 'z', charger: 'a', path: pathFrom(on, 'a', ['ahead', 8]), charged: true };
    const title = (face?: number) =>
      fireAtChargerQuestion.words(on.view('red'), face === undefined ? about : { ...about, face }).title;
    expect([title(SOUTH), title()]).toEqual(['Z may fire at A out of the south of its houses', 'Z may fire at A']);
  });
});
