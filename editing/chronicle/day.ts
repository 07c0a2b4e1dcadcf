/** The day itself: its title and sources, its hours, its weather from an hour on. */
import type { Minutes, Weather } from '../../engine/scenario';
import { isList } from '../../engine/scenario/edits';
import type { Change } from '../change';
import type { Refused } from '../draft';
import { append } from '../entries';
import { editsOf } from './draft';
import type { ChronicleDraft } from './draft';
import { hourWritten } from './written';

/** With null it is left out. */
export function setHead(
  draft: ChronicleDraft,
  key: 'title' | 'source' | 'date' | 'notes',
  text: string | null,
): Change {
  const edits = editsOf(draft);
  if (text === null) edits.remove([key]);
  else edits.set([key], text);
  return { does: `Change the ${key}`, edits: edits.edits };
}

const NAMES = { begins: 'the beginning of the day', ends: 'its end', sunrise: 'sunrise', sunset: 'sunset' } as const;

export function setDay(draft: ChronicleDraft, key: keyof typeof NAMES, at: Minutes | null): Change | Refused {
  const { day, story } = draft.chronicle;
  const next = { ...day, ...(at !== null && { [key]: Math.round(at) }) };
  if (next.ends <= next.begins) return { refused: 'The day would end before it begins.' };
  const outside = story.find((one) => one.at < next.begins || Math.max(one.at, one.until ?? one.at) > next.ends);
  if (outside && (key === 'begins' || key === 'ends'))
    return { refused: `An entry at ${hourWritten(outside.at)} would then lie outside the day.` };
  const edits = editsOf(draft);
  if (at === null) edits.remove(['day', key]);
  else edits.set(['day', key], hourWritten(at));
  return { does: `Set ${NAMES[key]}`, edits: edits.edits };
}

/** What the weather is from an hour on; null takes out what is written for that hour. */
export function setWeather(draft: ChronicleDraft, from: Minutes, weather: Weather | null): Change {
  const edits = editsOf(draft);
  const written = edits.at(['weather']);
  const hours = draft.chronicle.weather.map((one) => one.from);
  const known = hours.indexOf(from);
  if (weather === null && known >= 0) {
    if (isList(written) && written.length === 1) edits.remove(['weather']);
    else edits.remove(['weather', known]);
  } else if (weather !== null && known >= 0) edits.set(['weather', known, 'is'], weather);
  else if (weather !== null)
    append(
      edits,
      ['weather'],
      { from: hourWritten(from), is: weather },
      hours.findLastIndex((hour) => hour < from) + 1,
    );
  return { does: `Set the weather at ${hourWritten(from)}`, edits: edits.edits };
}
