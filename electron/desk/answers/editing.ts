import type { EditingResults } from '../api/results';
import type { Handlers } from './handler';

/** Who answers the calls about what windows edit: who has what open, the journal, and what is to be said of a text. */
export const EDITING_HANDLERS: Handlers<keyof EditingResults> = {
  'editing.begin': async (desk, { document, file }, begun) => {
    const elsewhere = await desk.journal.begin(document, file, begun);
    // A window that goes without a word leaves its work to be recovered.
    begun.add(() => {
      desk.journal.end(document, begun);
      desk.notifications.send('recovery.changed', {});
    });
    if (file !== null) desk.notifications.send('editing.begun', { document, file });
    desk.notifications.send('recovery.changed', {});
    return { elsewhere };
  },
  'editing.end': (desk, { document }, begun) => {
    desk.journal.end(document, begun);
    desk.notifications.send('recovery.changed', {});
    return Promise.resolve({});
  },
  'journal.write': async (desk, entry) => {
    await desk.journal.write(entry);
    return {};
  },
  'journal.forget': async (desk, { document }) => {
    await desk.journal.forget(document);
    return {};
  },
  'recovery.list': async (desk) => ({ works: await desk.journal.list() }),
  'recovery.open': (desk, { document }) => desk.journal.read(document),
  'recovery.discard': async (desk, { document }) => {
    await desk.journal.discard(document);
    desk.notifications.send('recovery.changed', {});
    return {};
  },
  'recovery.restore': async (desk, { document }) => {
    await desk.journal.restore(document);
    desk.notifications.send('recovery.changed', {});
    return {};
  },
  'editor.read': (desk, { text, file }) => desk.library.readText(text, file),
  'nation.text': ({ ownNations }, { id }) => ownNations.text(id),
  'nation.save': async (desk, order) => {
    const saved = await desk.ownNations.save(order);
    desk.notifications.send('library.changed', {});
    return saved;
  },
  'editor.raise': async ({ library, reader }, order) =>
    reader.raised({ ...(await library.orderFor(order.text, order.file)), order }),
  'editor.nations': async (desk) => ({ nations: await desk.library.nations() }),
};
