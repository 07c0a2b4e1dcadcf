import { sentenceAt } from '../../engine/battle/log';
import { goals, isDramatic, isStop, peopleOf, readingTime, type ReplayPlayer } from '../replay';
import { filmed, type FilmMake } from './filming';
import type { MakingControl } from './making';

export interface FilmPlan extends FilmMake {
  /** Times as fast as life. */
  readonly speed: number;
  /** The camera goes where things happen; else it shows the whole table. */
  readonly follows: boolean;
  /** Moments, the last one included. */
  readonly from: number;
  readonly to: number;
}

/** What is of note is shown so long after it was acted, and what is routine, s at speed 1. */
const PAUSE = { note: 1.4, routine: 0.3 } as const;
/** At the beginning and the end, s. */
const STILL = 1.5;

/** A film of a battle. */
export function filmOf(player: ReplayPlayer, plan: FilmPlan, making: MakingControl): Promise<Blob> {
  const { record } = player;
  return filmed(record, plan, making, async ({ shots, shoot, hold }) => {
    shots.stand(player.stateAt(plan.from));
    await hold(STILL, { caption: record.scenario.title });
    let caption = '';
    for (let moment = plan.from; moment < plan.to; moment += 1) {
      making.onProgress(moment - plan.from, plan.to - plan.from);
      const event = record.events[moment];
      if (!event) continue;
      if (event.do === 'step') caption = '';
      if (isDramatic(event, record.vocabulary)) caption = sentenceAt(record.events, moment);
      if (plan.follows && isStop(event)) shots.follow(peopleOf(event), goals(event));
      shots.act(event, player.stateAt(moment), player.stateAt(moment + 1), plan.speed);
      for (let going = event.do === 'moved' || event.do === 'fired' || event.do === 'fought'; going;) {
        going = await shoot({ caption });
      }
      await hold(readingTime(event, record.vocabulary, PAUSE) / plan.speed, { caption });
    }
    await hold(STILL, { caption: plan.to === player.length ? record.outcome.reason : caption });
  });
}
