/** Names of files that every system takes. */

/** A whole name, with its ending and a number, stays below the 255 bytes that systems allow. */
const MOST_BYTES = 180;
/** Names that Windows keeps for devices, whatever ending they have. */
const DEVICES = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])$/i;

/** A title as the name of a file without its ending: letters, numbers and `allowed` marks; empty when nothing is left. */
export function plainName(title: string, allowed = '_,()-'): string {
  const strange = new RegExp(`[^\\p{L}\\p{M}\\p{N} ${allowed.replace(/[\]\\^-]/g, '\\$&')}]+`, 'gu');
  const words = title.normalize('NFC').replace(strange, ' ').replace(/ +/g, ' ').trim();
  const name = cutTo(MOST_BYTES, [...words].slice(0, 80).join('')).replace(/[. ]+$/, '');
  const [first = ''] = name.split('.');
  return DEVICES.test(first.trim()) ? `${first.trim()} (file)${name.slice(first.length)}` : name;
}

/** True when two names cannot lie in one folder on every system: capitals and ways to write an accent do not part them. */
export const isSameName = (one: string, other: string): boolean => folded(one) === folded(other);
const folded = (name: string): string => name.normalize('NFC').toLowerCase();

/** The first of `name`, `name (2)`, ... with that ending that is not taken. */
export function freeName(name: string, ending: string, taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const file = `${number === 1 ? name : `${name} (${number})`}${ending}`;
    if (!taken.some((other) => isSameName(other, file))) return file;
  }
}

/** As many whole letters as fit into so many bytes. */
function cutTo(most: number, text: string): string {
  let kept = '';
  let bytes = 0;
  for (const letter of text) {
    bytes += Buffer.byteLength(letter);
    if (bytes > most) break;
    kept += letter;
  }
  return kept;
}
