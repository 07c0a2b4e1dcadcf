import { timeInWords } from '../../engine/scenario';
import { filmed, type FilmMake } from '../share/filming';
import type { MakingControl } from '../share';
import type { ShotWords } from '../share/table-shots';
import { lastBegun, lightAt, weatherInWords } from './day';
import { DayHeld } from './day-held';
import { endSeconds, lastWords, secondsOf, stretchesOf, TITLE, type Pace } from './film-pace';
import { lookAt } from './looking';
import type { ChroniclePlayer } from './player.svelte';

export interface DayFilmPlan extends FilmMake, Pace {
  /** The camera goes where the story looks; else it shows the whole table. */
  readonly follows: boolean;
  /** Minutes after midnight. */
  readonly from: number;
  readonly to: number;
}

/** A film of a chronicle's day, or of a part of it. */
export function filmOfDay(
  { chronicled, record }: Pick<ChroniclePlayer, 'chronicled' | 'record'>,
  plan: DayFilmPlan,
  making: MakingControl,
): Promise<Blob> {
  const stretches = stretchesOf(chronicled, plan, plan);
  const pictures = Math.round(secondsOf(stretches) * plan.rate);
  return filmed(record, plan, making, async ({ shots, shoot, hold }) => {
    const held = new DayHeld(chronicled);
    let minute = -1;
    const stand = (now: number): void => {
      held.showOn(shots, now);
      const light = lightAt(chronicled, now);
      if (light.minute !== minute) shots.shine(light);
      minute = light.minute;
      const look = plan.follows ? lookAt(chronicled.looks, now) : null;
      if (look) shots.lead(look);
    };
    const wordsAt = (now: number, caption: string): ShotWords => {
      const chapter = lastBegun(chronicled.chapters, now);
      return {
        caption,
        ...(chapter && { heading: chapter.title }),
        hour: [timeInWords(Math.floor(now)), weatherInWords(lightAt(chronicled, now).weather)],
      };
    };
    stand(plan.from);
    await hold(TITLE, { caption: [chronicled.title, chronicled.date].filter((one) => one !== null).join(', ') });
    let shot = 0;
    for (const { from, until, seconds, caption } of stretches) {
      const count = Math.max(1, Math.round(seconds * plan.rate));
      for (let i = 0; i < count; i += 1) {
        const now = from + ((until - from) * i) / count;
        stand(now);
        making.onProgress((shot += 1), pictures);
        await shoot(wordsAt(now, caption));
      }
    }
    stand(plan.to);
    const end = lastWords(chronicled, plan.to);
    await hold(endSeconds(end), wordsAt(plan.to, end === '' ? (stretches.at(-1)?.caption ?? '') : end));
  });
}
