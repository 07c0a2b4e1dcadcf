import type { Id } from '../../../engine/battle';
import type { Play } from '../../../engine/play';
import type { EngineWork } from '../../../engine/work';
import type { TaskHandlers } from '../threads';
import type { PlayTasks } from './play-tasks';

/** The tasks about fights with people in them. */
export function playHandlers(work: Pick<EngineWork, 'play' | 'branch'>): TaskHandlers<PlayTasks> {
  const held = new Map<Id, Play>();
  const heldAs = (play: Id): Play => {
    const one = held.get(play);
    if (!one) throw new Error(`the fight ${play} is not held here`);
    return one;
  };
  return {
    playHold({ play, order, soFar }) {
      held.set(play, work.play(order, soFar));
      return null;
    },
    playRelease({ play }) {
      held.delete(play);
      return null;
    },
    playMove({ play: id, seat: named, from, move }, report) {
      const play = heldAs(id);
      const seat = play.eyesOf(named);
      const refusal = play.move(move, seat);
      let told = from;
      // Also what was refused in the middle may have left it to a computer.
      if (move.do !== 'undo')
        play.goOn(() => {
          const events = play.events(seat, told);
          report({ seat, from: told, events, change: play.changes() });
          told += events.length;
        });
      const eyes = named ?? play.eyesOf(null);
      return { moved: { refusal, position: play.position(eyes, from) }, change: play.changes() };
    },
    playMoment: ({ play, seat, event }) => heldAs(play).moment(seat, event),
    playTry: ({ play, attempt, ...asked }) => heldAs(play).try(asked, attempt),
    playReach: ({ play, ...asked }) => heldAs(play).reach(asked),
    playOdds: ({ play, choice, ...asked }) => heldAs(play).odds(asked, choice),
    playAdvise: ({ play, ...asked }) => heldAs(play).advise(asked),
    playThreats: ({ play, ...endangered }) => heldAs(play).threats(endangered),
    playZones: ({ play, ...looked }) => heldAs(play).zones(looked),
    playWatch({ play: id, seat: named }) {
      const play = heldAs(id);
      const seat = play.eyesOf(named);
      return { first: play.first(seat), position: play.position(seat, 0) };
    },
    playBranch: ({ record, order }) => work.branch(record, order),
    playRecord: ({ play }) => heldAs(play).record(),
  };
}
