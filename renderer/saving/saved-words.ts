const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });

const A_DAY_MS = 86_400_000;

/** When it was, ms: "11:04" of today, "3 May, 11:04" of another day. */
export function whenInWords(at: number, now = Date.now()): string {
  const isToday = date.format(at) === date.format(now) && now - at < A_DAY_MS;
  return isToday ? time.format(at) : `${date.format(at)}, ${time.format(at)}`;
}

const seconds = new Intl.DateTimeFormat('en-GB', { second: '2-digit' });

/** Several moments, newest first: those of one minute with their seconds. */
export function momentsInWords(moments: readonly number[], now = Date.now()): readonly string[] {
  const words = moments.map((at) => whenInWords(at, now));
  return words.map((word, i) =>
    words.some((other, k) => k !== i && other === word)
      ? `${word}:${seconds.format(moments[i]).padStart(2, '0')}`
      : word,
  );
}

export interface SavedState {
  readonly savedAt: number | null;
  readonly isUnsaved: boolean;
  /** It has a file. */
  readonly hasFile: boolean;
  readonly isJournalled: boolean;
}

/** What keeps the work safe, for the status bar: "Saved 11:04, journal on". */
export function savedInWords({ savedAt, isUnsaved, hasFile, isJournalled }: SavedState): string {
  const saved = !hasFile
    ? 'Not saved yet'
    : isUnsaved
      ? savedAt
        ? `Changed since ${whenInWords(savedAt)}`
        : 'Changed, not saved'
      : savedAt
        ? `Saved ${whenInWords(savedAt)}`
        : 'As in the file';
  return `${saved}, ${isJournalled ? 'journal on' : 'journal cannot be written'}`;
}
