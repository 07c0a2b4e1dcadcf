import { describe, expect, it } from 'vitest';
import { LibraryState } from '../../../renderer/library';
import { entryOf, FakeDesk } from '../fake-desk';

describe('what the window knows of the library', () => {
  it('keeps a card that came before the list which says that it is being read', async () => {
    const read = entryOf({ file: 'mill', title: 'The Mill' });
    let answer = (): void => undefined;
    const desk = new FakeDesk([], {
      'library.list': async () => {
        await new Promise<void>((resolve) => (answer = resolve));
        const entries = [{ ...read, title: 'mill.yaml', isReading: true }];
        return { ok: { entries, records: [], folders: [''] } };
      },
    });
    const library = new LibraryState(desk);
    const reading = library.read();
    desk.tell('library.card', read);
    answer();
    await reading;
    expect(library.entries).toEqual([read]);
  });
});
