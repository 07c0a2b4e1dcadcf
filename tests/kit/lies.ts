/** Lies planted in a sound battle, to see that the kit finds them: each with the check that must, and what it says. */
import type { Battle, BattleEvent } from '../../engine/battle';
import {
  faultsOfEvents,
  faultsOfFold,
  faultsOfGauges,
  faultsOfMoves,
  faultsOfPlaces,
  faultsOfReplay,
  faultsOfSteps,
} from './faults';
import type { Fought } from './fight';

export interface Lie {
  readonly title: string;
  /** The battle with the lie in it; null when it has nothing of the kind to lie about. */
  readonly plant: (sound: Fought) => Fought | null;
  readonly find: (fought: Fought) => readonly string[];
  readonly says: RegExp;
}

const withBattle = (sound: Fought, lie: Partial<Battle>): Fought => ({ ...sound, battle: { ...own(sound), ...lie } });
const own = ({ battle }: Fought): Fought['battle'] => ({
  state: battle.state,
  events: battle.events,
  entries: battle.entries,
  steps: battle.steps,
  stepStates: battle.stepStates,
  ended: battle.ended,
  pending: battle.pending,
  view: (seat) => battle.view(seat),
  backTo: (count) => battle.backTo(count),
});

type Did<D extends BattleEvent['do']> = Extract<BattleEvent, { do: D }>;
/** The last event of a kind changed. */
const changed =
  <D extends BattleEvent['do']>(did: D, change: (event: Did<D>) => object) =>
  (sound: Fought): Fought | null => {
    const { events } = sound.battle;
    const event = events.findLast((one): one is Did<D> => one.do === did);
    if (!event) return null;
    const lie = { ...event, ...change(event) } as BattleEvent;
    return withBattle(sound, { events: events.with(events.lastIndexOf(event), lie) });
  };

export const LIES: readonly Lie[] = [
  {
    title: 'a die drawn that was not shown',
    plant: (sound) => withBattle(sound, { state: { ...sound.battle.state, drawn: sound.battle.state.drawn + 1 } }),
    find: (fought) => [...faultsOfFold(fought), ...faultsOfEvents(fought)],
    says: /^its events do not make its state$/,
  },
  {
    title: 'a piece known to somebody else',
    plant: (sound) => {
      const { state } = sound.battle;
      const pieces = state.pieces.map((piece, i) => (i === 0 ? { ...piece, knownTo: ['nobody'] } : piece));
      return withBattle(sound, { state: { ...state, pieces } });
    },
    find: faultsOfFold,
    says: /^its events do not make its state$/,
  },
  {
    title: 'a checksum of a step',
    plant: (sound) =>
      withBattle(sound, { steps: sound.battle.steps.map((step, i) => (i === 1 ? { ...step, checksum: '0' } : step)) }),
    find: faultsOfFold,
    says: /^its events do not make the end of step 1$/,
  },
  {
    title: 'the start of a step',
    plant: (sound) => {
      const { stepStates } = sound.battle;
      return withBattle(sound, {
        stepStates: stepStates.map((state, i) => (i === 2 ? { ...state, acts: 99 } : state)),
      });
    },
    find: (fought) => [...faultsOfFold(fought), ...faultsOfSteps(fought)],
    says: /^entered at step 2 it goes otherwise$/,
  },
  {
    title: 'a die shown that was not drawn',
    plant: changed('rolled', ({ dice }) => ({ dice: [...dice, 6] })),
    find: faultsOfEvents,
    says: /^it drew \d+ dice and rolled \d+$/,
  },
  {
    title: 'a number that is none',
    plant: changed('rolled', () => ({ faces: NaN })),
    find: faultsOfEvents,
    says: /rolled\.faces: NaN$/,
  },
  {
    title: 'a mark that nobody declared',
    plant: changed('mark', () => ({ mark: 'unheard of' })),
    find: faultsOfEvents,
    says: /^the mark “unheard of” is not declared$/,
  },
  {
    title: 'a clause that nobody wrote',
    plant: changed('step', () => ({ reasons: [{ clause: '', label: '' }] })),
    find: faultsOfEvents,
    says: /^a step cites “”, which is not in the clause index$/,
  },
  {
    title: 'a sentence without a reason',
    plant: changed('over', () => ({ text: 'It is over.', reasons: [] })),
    find: faultsOfEvents,
    says: /^“It is over.” has no reason$/,
  },
  {
    title: 'an act that does not end',
    plant: changed('end', () => ({ do: 'told', who: '', what: '' })),
    find: faultsOfEvents,
    says: /^act \d+ does not end$/,
  },
  {
    title: 'a move that begins elsewhere',
    plant: changed('moved', ({ movers }) => ({
      movers: movers.map(({ id, path }) => ({ id, path: { ...path, from: { ...path.from, x: path.from.x + 1 } } })),
    })),
    find: faultsOfMoves,
    says: /begins elsewhere$/,
  },
  {
    title: 'a move told longer than it is',
    plant: changed('moved', ({ movers }) => ({
      movers: movers.map(({ id, path }) => ({ id, path: { ...path, length: path.length + 1 } })),
    })),
    find: faultsOfMoves,
    says: /legs of [\d.]+, says [\d.]+$/,
  },
  {
    title: 'a counter that does not add up',
    plant: changed('gauge', ({ now }) => ({ now: now + 1 })),
    find: faultsOfGauges,
    says: / make \d+$/,
  },
  {
    title: 'a counter below nothing',
    plant: changed('gauge', () => ({ now: -1 })),
    find: faultsOfGauges,
    says: /-1$/,
  },
  {
    title: 'two units in one place',
    plant: (sound) => {
      const { bodies } = sound.subject;
      if (!bodies) return null;
      const twice = { ...sound.subject, bodies: (view: Parameters<typeof bodies>[0]) => twins(bodies(view)) };
      return { ...sound, subject: twice };
    },
    find: faultsOfPlaces,
    says: / cm in the twin$/,
  },
  {
    title: 'an answer that was left out',
    plant: (sound) => withBattle(sound, { entries: sound.battle.entries.slice(0, -1) }),
    find: faultsOfReplay,
    says: /^its entries do not make it again$/,
  },
  {
    title: 'an undo that comes back to another moment',
    plant: (sound) => withBattle(sound, { backTo: () => sound.battle.backTo(0) }),
    find: faultsOfReplay,
    says: /^taken back to its entry \d+ it is not what it was$/,
  },
];

/** The first unit that stands in the open, a second time. */
function twins<B extends { readonly id: string; readonly inside: unknown }>(bodies: readonly B[]): readonly B[] {
  const one = bodies.find(({ inside }) => !inside);
  return one ? [...bodies, { ...one, id: 'the twin' }] : bodies;
}
