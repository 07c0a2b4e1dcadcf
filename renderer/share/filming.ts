import type { BattleRecord } from '../../engine/battle';
import { wait } from '../replay';
import { FilmFile, type FilmFormat } from './film-file';
import type { MakingControl } from './making';
import { TableShots, type ShotSize, type ShotWords } from './table-shots';

/** What the file of a film is like, whatever it tells. */
export interface FilmMake extends ShotSize {
  readonly format: FilmFormat;
  /** Pictures a second. */
  readonly rate: number;
  readonly captions: boolean;
  readonly quality: 'high' | 'low';
}

/** The laid table while a film of it is made. */
export interface FilmSet {
  readonly shots: TableShots;
  /** One more picture; true while anything still moves. */
  readonly shoot: (words: ShotWords) => Promise<boolean>;
  /** The same picture for so many seconds. */
  readonly hold: (seconds: number, words: ShotWords) => Promise<void>;
}

/** A film that `act` has drawn picture by picture, however long one takes. Rejects with the signal's reason when it is given up. */
export async function filmed(
  record: BattleRecord,
  plan: FilmMake,
  { signal }: MakingControl,
  act: (set: FilmSet) => Promise<void>,
): Promise<Blob> {
  const shots = new TableShots(record, plan, plan.quality);
  let file: FilmFile | null = null;
  try {
    const writing = await FilmFile.begin(shots.canvas, { ...plan, title: record.scenario.title });
    file = writing;
    await shots.lay(signal);
    const shoot = async (words: ShotWords): Promise<boolean> => {
      signal.throwIfAborted();
      const isMoving = shots.picture(1 / plan.rate, plan.captions ? words : {});
      await writing.add();
      // Lets the window answer in between.
      await wait(0);
      return isMoving;
    };
    const hold = async (seconds: number, words: ShotWords): Promise<void> => {
      for (let left = Math.round(seconds * plan.rate); left > 0; left -= 1) await shoot(words);
    };
    await act({ shots, shoot, hold });
    return await writing.finish();
  } finally {
    await file?.close();
    shots.dispose();
  }
}
