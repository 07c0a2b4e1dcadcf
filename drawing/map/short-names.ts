/** Names as a map writes them: without the words every reader knows. */

const RANKS = [
  'field marshal',
  'feldmarschallleutnant',
  'feldmarschalleutnant',
  'feldmarschall',
  'feldzeugmeister',
  'generalfeldmarschall',
  'generalleutnant',
  'generalmajor',
  'general',
  'lieutenant',
  'major',
  'colonel',
  'oberst',
  'brigadier',
  'captain',
  'maréchal de camp',
];

function withoutRank(name: string): string {
  const rank = RANKS.find((word) => /^[ -]/.test(name.slice(word.length)) && name.toLowerCase().startsWith(word));
  return rank ? withoutRank(name.slice(rank.length + 1)) : name;
}

/** An officer without his rank: `Major General von Steinach` is `v. Steinach`. */
export function shortOfficer(name: string): string {
  return withoutRank(name)
    .replace(/\bFreiherr /, 'Frhr. ')
    .replace(/\bvon der /, 'v. d. ')
    .replace(/\bvon /, 'v. ');
}

/** A unit without the word that its sign tells: `Regiment Hohenwalde` is `Hohenwalde`, `Brackwitz Dragoons` `Brackwitz`. */
export function shortUnit(name: string): string {
  const short = withoutRank(name)
    .replace(/^(?:infantry |cuirassier |dragoon )?(?:regiment|regt\.?|infanterie-?regiment) /i, '')
    .replace(/ (?:infantry )?(?:regiment|regt\.?|dragoons|hussars|cuirassiers)(?= [IVX]+$|$)/i, '')
    .trim();
  return short === '' ? name : short;
}

/** A brigade without the word that its place in a list tells: `Rehlingen's Brigade` is `Rehlingen`. */
export const shortBrigade = (name: string): string => name.replace(/['’]s? Brigade$/, '');
