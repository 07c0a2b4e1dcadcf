import type { DeskBridge, Saved } from '../../electron/desk/api';
import type { ReportWords } from '../../drawing/paper/report';
import type { MakingControl } from '../share';

/** Has the desk set a report of a battle as a PDF. Null when the person thought better of it; it rejects with a sentence. */
export async function printedReport(
  desk: DeskBridge,
  battle: string | null,
  words: ReportWords,
  { onProgress, signal }: MakingControl,
): Promise<Saved | null> {
  if (battle === null) throw new Error('There is no battle to tell of.');
  const saving = crypto.randomUUID();
  const letGo = desk.on('export.progress', (told) => {
    if (told.saving === saving) onProgress(told.done, told.of);
  });
  const stop = (): void => void desk.call('export.stop', { saving });
  signal.addEventListener('abort', stop);
  try {
    const answer = await desk.call('export.report', { saving, battle, words });
    if ('fault' in answer) throw new Error(answer.fault.message);
    return answer.ok;
  } finally {
    signal.removeEventListener('abort', stop);
    letGo();
  }
}
