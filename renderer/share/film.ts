import type { BattleNote } from '../../electron/desk/api';
import { sentenceAt } from '../../engine/battle/log';
import { goals, isDramatic, isStop, peopleOf, readingTime, type ReplayPlayer } from '../replay';
import { filmed, type FilmMake } from './filming';
import type { MakingControl } from './making';

export interface FilmPlan extends FilmMake {
  /** Times as fast as life. */
  readonly speed: number;
  /** What it shows: where things happen, the whole table, or the views that were marked, from one to the next. */
  readonly camera: 'action' | 'table' | 'marks';
  /** Marks of the person: their words stand on the film. */
  readonly notes: readonly BattleNote[];
  /** Moments, the last one included. */
  readonly from: number;
  readonly to: number;
}

/** What is of note is shown so long after it was acted, and what is routine, s at speed 1. */
const PAUSE = { note: 1.4, routine: 0.3 } as const;
/** At the beginning and the end, s. */
const STILL = 1.5;
/** At a mark, while its words are read, s. */
const AT_MARK = 3;

/** A film of a battle. */
export function filmOf(player: ReplayPlayer, plan: FilmPlan, making: MakingControl): Promise<Blob> {
  const { record } = player;
  return filmed(record, plan, making, async ({ shots, shoot, hold }) => {
    shots.stand(player.stateAt(plan.from));
    const { notes } = plan;
    const views = plan.camera === 'marks' ? notes.filter(({ camera }) => camera !== null) : [];
    const begins = views.findLast(({ moment }) => moment <= plan.from) ?? views[0];
    if (begins?.camera) shots.lookFrom(begins.camera);
    let caption = '';
    const stay = async (moment: number): Promise<void> => {
      const view = views.find((note) => note.moment === moment);
      if (view?.camera) shots.flyTo(view.camera);
      const words = (plan.captions && notes.find((note) => note.moment === moment)?.text) || '';
      if (view || words !== '') await hold(AT_MARK, { caption: words === '' ? caption : words });
    };
    await hold(STILL, { caption: record.scenario.title });
    for (let moment = plan.from; moment < plan.to; moment += 1) {
      making.onProgress(moment - plan.from, plan.to - plan.from);
      const event = record.events[moment];
      if (!event) continue;
      await stay(moment);
      if (event.do === 'step') caption = '';
      if (isDramatic(event, record.vocabulary)) caption = sentenceAt(record.events, moment);
      if (plan.camera === 'action' && isStop(event)) shots.follow(peopleOf(event), goals(event));
      shots.act(event, player.stateAt(moment), player.stateAt(moment + 1), plan.speed);
      for (let going = event.do === 'moved' || event.do === 'fired' || event.do === 'fought'; going;) {
        going = await shoot({ caption });
      }
      await hold(readingTime(event, record.vocabulary, PAUSE) / plan.speed, { caption });
    }
    await stay(plan.to);
    await hold(STILL, { caption: plan.to === player.length ? record.outcome.reason : caption });
  });
}
