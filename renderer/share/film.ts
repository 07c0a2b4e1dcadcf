import { goals, isDramatic, isStop, peopleOf, readingTime, wait, type ReplayPlayer } from '../replay';
import type { Making } from './making';
import { FilmFile, type FilmFormat } from './film-file';
import { TableShots, type ShotSize } from './table-shots';

export interface FilmPlan extends ShotSize {
  readonly format: FilmFormat;
  /** Pictures a second. */
  readonly rate: number;
  /** Times as fast as life. */
  readonly speed: number;
  readonly captions: boolean;
  /** The camera goes where things happen; else it shows the whole table. */
  readonly follows: boolean;
  /** Moments, the last one included. */
  readonly from: number;
  readonly to: number;
  readonly quality: 'high' | 'low';
}

/** What is of note is shown so long after it was acted, and what is routine, s at speed 1. */
const PAUSE = { note: 1.4, routine: 0.3 } as const;
/** At the beginning and the end, s. */
const STILL = 1.5;

/** A film of a battle, drawn picture by picture, however long one takes. Rejects with the signal's reason when it is given up. */
export async function filmOf(player: ReplayPlayer, plan: FilmPlan, making: Making): Promise<Blob> {
  const { record } = player;
  const shots = new TableShots(record, plan, plan.quality);
  let file: FilmFile | null = null;
  try {
    const writing = await FilmFile.begin(shots.canvas, { ...plan, title: record.scenario.title });
    file = writing;
    await shots.lay(making.signal);
    shots.stand(player.stateAt(plan.from));
    /** One more picture; true while anything still moves. */
    const shoot = async (caption: string): Promise<boolean> => {
      making.signal.throwIfAborted();
      const isMoving = shots.picture(1 / plan.rate, plan.captions ? caption : '');
      await writing.add();
      // Lets the window answer in between.
      await wait(0);
      return isMoving;
    };
    const hold = async (seconds: number, caption: string): Promise<void> => {
      for (let left = Math.round(seconds * plan.rate); left > 0; left -= 1) await shoot(caption);
    };
    await hold(STILL, record.scenario.title);
    let caption = '';
    for (let moment = plan.from; moment < plan.to; moment += 1) {
      making.onProgress(moment - plan.from, plan.to - plan.from);
      const event = record.events[moment];
      if (!event) continue;
      if (event.do === 'step') caption = '';
      if (isDramatic(event, record.vocabulary)) caption = event.text;
      if (plan.follows && isStop(event)) shots.follow(peopleOf(event), goals(event));
      shots.act(event, player.stateAt(moment), player.stateAt(moment + 1), plan.speed);
      for (let going = event.do === 'moved' || event.do === 'fired' || event.do === 'fought'; going;) {
        going = await shoot(caption);
      }
      await hold(readingTime(event, record.vocabulary, PAUSE) / plan.speed, caption);
    }
    await hold(STILL, plan.to === player.length ? record.outcome.reason : caption);
    return await writing.finish();
  } finally {
    await file?.close();
    shots.dispose();
  }
}
