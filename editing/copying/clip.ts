/** What was copied as YAML, as it travels through the clipboard: to another window, or into a letter. */
import { editText, isGroup, isList, plainText } from '../../engine/scenario/edits';
import type { Plain } from '../../engine/scenario/edits';
import type { Refused } from '../draft';
import type { Copied } from '.';

const KEY = 'cockade clipboard';
const VERSION = 1;
/** More letters than any table of ours has. */
const MOST = 2_000_000;

const LISTS = [
  'features',
  'brigades',
  'units',
  'zones',
  'objectives',
  'labels',
  'entryPoints',
] as const satisfies readonly (keyof Copied)[];

export function clipText(copy: Copied): string {
  const filled = LISTS.filter((list) => copy[list].length > 0);
  const edits = filled.map((list) => ({ do: 'set' as const, path: [list], value: copy[list] as readonly Plain[] }));
  const written = editText(`${KEY}: ${VERSION}\n`, edits);
  if ('refused' in written) throw new Error(written.refused);
  return written.text;
}

/** The copy in a text, or why there is none. */
export function clipOf(text: string): { readonly copy: Copied } | Refused {
  const held = text.length > MOST ? null : plainText(text);
  if (!isGroup(held ?? undefined) || !isGroup(held) || held[KEY] === undefined)
    return { refused: 'The clipboard holds nothing of a scenario. Copy something on a table first.' };
  if (held[KEY] !== VERSION) return { refused: 'This was copied by a newer Cockade, which writes it in another way.' };
  const entries = (list: string): readonly Plain[] => {
    const found = held[list];
    return isList(found) ? found : [];
  };
  const groups = (list: string): readonly { readonly [key: string]: Plain }[] =>
    entries(list).filter((one) => isGroup(one));
  const sided = (list: string) =>
    groups(list).flatMap(({ side, value }) =>
      typeof side === 'string' && value !== undefined ? [{ side, value }] : [],
    );
  return {
    copy: {
      features: groups('features').flatMap(({ kind, value }) =>
        typeof kind === 'string' && value !== undefined ? [{ kind, value }] : [],
      ),
      brigades: sided('brigades'),
      units: groups('units').flatMap(({ side, brigade, value }) =>
        typeof side === 'string' && value !== undefined
          ? [{ side, brigade: typeof brigade === 'string' ? brigade : null, value }]
          : [],
      ),
      zones: sided('zones'),
      objectives: entries('objectives'),
      labels: entries('labels'),
      entryPoints: entries('entryPoints'),
    },
  };
}
