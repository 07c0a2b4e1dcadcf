/** Reads a nation: its colours, and its values for each rule system, which stay as written. */
import { openDocument } from './document';
import { keys, listOf, made, mapOf, needs, number, otherwise, text } from './fields';
import type { Reader } from './fields';
import type { Finding } from './findings';
import { raw } from './raw';
import type { Id } from './measures';
import type { Nation } from './nation';
import { isReadable } from './version';
import { kebab } from './words';

const colour: Reader<string> = made(text, (written, entry) => {
  const found = written.toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(found)) return found;
  return entry.page.fault(entry, {
    code: 'bad-colour',
    message: `"${written.slice(0, 60)}" is not a colour.`,
    fix: 'Write it in quotes, as "#1b2848".',
  });
});

const nationFormat = keys('a nation', {
  nation: needs(number(1, 1, 'whole')),
  name: needs(text),
  colours: needs(
    keys('the colours', {
      coat: needs(colour),
      facings: needs(listOf(colour, 1)),
      'small clothes': needs(colour),
      lace: needs(colour),
      flag: needs(listOf(colour, 1)),
      'gun carriage': needs(colour),
    }),
  ),
  systems: otherwise(mapOf('the systems', raw), new Map<string, unknown>()),
});

/** The id of a nation is the name of its file: `scenarios/nations/prussia.yaml` is `prussia`. */
export function nationId(file: string): Id {
  const name = file.split(/[/\\]/).at(-1) ?? '';
  return kebab(name.replace(/\.ya?ml$/i, ''));
}

/** Null when a part could not be read; the findings say which. */
export function readNation(
  file: string,
  source: string,
): { readonly nation: Nation | null; readonly findings: readonly Finding[] } {
  const { page, root } = openDocument(file, source);
  const written = root !== null && isReadable(root, 'nation') ? nationFormat(root) : undefined;
  const { findings } = page;
  if (written === undefined) return { nation: null, findings };
  const { coat, facings, lace, flag, ...colours } = written.colours;
  const nation: Nation = {
    id: nationId(file),
    name: written.name,
    colours: {
      coat,
      facings,
      smallClothes: colours['small clothes'],
      lace,
      flag,
      gunCarriage: colours['gun carriage'],
    },
    troops: [],
    names: { infantry: [], cavalry: [], officers: [] },
    systems: Object.fromEntries(written.systems),
  };
  return { nation, findings };
}
