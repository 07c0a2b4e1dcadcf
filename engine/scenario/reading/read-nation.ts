/** Reads a nation: its colours, troops and names, and its values for each rule system, which stay as written. */
import { openDocument } from '../text/document';
import { number, text, textLike } from '../readers/fields';
import type { Finding } from '../findings';
import { keys, listOf, mapOf, needs, orNone } from '../readers/groups';
import { namesFormat, troopsFormat } from './troop-format';
import { raw } from '../readers/raw';
import { made } from '../readers/reader';
import type { Id } from '../model/measures';
import type { Nation, NationNames } from '../model/nation';
import { readable, NEWEST } from '../text/version';
import { kebab } from '../readers/spelling';

const colour = made(
  textLike('a colour', '^#[0-9a-fA-F]{6}$', 'bad-colour', 'Write it in quotes, as "#1b2848".'),
  (written) => written.toLowerCase(),
);

const NO_NAMES: NationNames = { infantry: [], cavalry: [], officers: [] };

export const nationFormat = keys('a nation', {
  nation: needs(number(NEWEST, NEWEST, 'whole'), 'The format; always the first line.'),
  name: needs(text, 'Its name.'),
  colours: needs(
    keys('the colours', {
      coat: needs(colour, 'The coat of the foot.'),
      facings: needs(listOf(colour, 1), 'Cuffs and lapels, which regiments take in turn.'),
      'small clothes': needs(colour, 'Waistcoat and breeches.'),
      lace: needs(colour, 'Lace of hats and coats.'),
      flag: needs(listOf(colour, 1), 'The colours of its flags.'),
      'gun carriage': needs(colour, 'The paint of gun carriages and wagons.'),
    }),
    'How its troops look; each colour as `"#1b2848"`, in quotes.',
  ),
  troops: orNone(
    troopsFormat,
    [],
    'What it can field; troops that changed with the years have an entry for each stretch.',
  ),
  names: orNone(namesFormat, NO_NAMES, 'Names for made-up regiments and officers, in its own tongue.'),
  systems: orNone(
    mapOf('the systems', raw),
    new Map<string, unknown>(),
    'National values by rule system; each system reads its own part.',
  ),
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
  const opened = openDocument('nation', file, source);
  const { page } = opened;
  const root = readable(opened, 'nation');
  const written = root && nationFormat(root);
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
    troops: written.troops,
    names: written.names,
    systems: Object.fromEntries(written.systems),
  };
  return { nation, findings };
}
