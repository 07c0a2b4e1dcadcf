/** Names in sentences: a unit or an army with a plural name takes a plural verb. "Twelve-pounders fire", "The Howitzers are". */
import { memoOfFew } from '../facts';

/** Words that make a name singular whatever follows: "Regiment Haus", "Battalion of Grenadiers". */
const ONE_BODY =
  /(?<![\p{L}])(army|battalion|\p{L}*batail?lon|battery|brigade|company|\p{L}*[ck]orps|detachment|division|infanterie|infantry|legion|\p{L}*r[eé]giment|squadron|train|wing)(?!\p{L})/iu;

/** Troops in the plural of German, Swedish or French, before whatever else they are called: "Dragons du Roi". */
const FOREIGN =
  /(banalisten|bosniaken|carabiniers?|chasseurs|chevaulegers|cuirassiers|dragoner|dragons|füsiliere|fusiliers|gardes|grenadiere|grenadiers|husaren|hussards|jaeger|jäger|karabiniers?|kompanien|kroaten|kürassiere|mousquetaires|musketiere|panduren|pioniere|schützen|ulanen|volontaires)$/i;

/** Bodies whose name is that of a larger one: "Legion Dragoons". */
const OF_A_LEGION = /^legion (?:chasseurs|dragoons|grenadiers|hussars|jäger|lancers)$/i;
/** "Horse Guards Blue" are several, and so are "The French". */
const SEVERAL = /\bguards\b|^the (?:british|danish|dutch|english|french|irish|polish|scottish|spanish|swedish)$/i;

/** Is a name plural? Kept by name: a battle says the same few names in thousands of sentences. */
export const isPlural = memoOfFew((name: string): boolean => soundsPlural(name));

/** Its main word tells: the last one before "of", a comma or a bracket; in German and French the first. */
function soundsPlural(name: string): boolean {
  const head = name.split(/,|\(| (?:of|from|under|at|in|with) /)[0]?.trim() ?? name;
  const lead = head.split(/ (?:de|des|du|et|zu) | d['’]/i)[0] ?? head;
  if (OF_A_LEGION.test(head)) return true;
  if (ONE_BODY.test(lead)) return false;
  if (FOREIGN.test(lead.split(/\s+/)[0] ?? '') || SEVERAL.test(head)) return true;
  if (ONE_BODY.test(head)) return false;
  const main = head.split(/\s+/).at(-1) ?? head;
  return /(men|[^s'’iu]s)$/i.test(main) || FOREIGN.test(main);
}

const IRREGULAR: Readonly<Record<string, string>> = { is: 'are', has: 'have', was: 'were', goes: 'go', does: 'do' };

/** The plural of a verb in the third person and what follows it: "charges" to "charge", "carries on" to "carry on". */
function pluralOf(phrase: string): string {
  const space = phrase.indexOf(' ');
  const verb = space < 0 ? phrase : phrase.slice(0, space);
  return pluralVerb(verb) + phrase.slice(verb.length);
}

/** Kept by verb, of which there are few. */
const pluralVerb = memoOfFew((verb: string): string => {
  const regular = verb.endsWith('ies') ? `${verb.slice(0, -3)}y` : verb.replace(/(ch|sh|ss|x)es$|s$/, '$1');
  return IRREGULAR[verb] ?? regular;
});

/** A name and what its bearer does, the verb given first and in the singular: "The Howitzers fire at Lobositz". */
export const does = (name: string, verb: string): string => `${name} ${verbFor(name, verb)}`;

/** The verb alone, as a name takes it. */
export const verbFor = (name: string, verb: string): string => (isPlural(name) ? pluralOf(verb) : verb);

/** The verb alone, as several names in a row take it. */
export const verbForMany = (verb: string): string => pluralOf(verb);

/** "it" or "they", as a name takes it. */
export const pronoun = (name: string): string => (isPlural(name) ? 'they' : 'it');

/** "its" or "their", as a name takes it. */
export const possessive = (name: string): string => (isPlural(name) ? 'their' : 'its');

/** A name within a sentence: "fires at the Howitzers". */
export const midway = (name: string): string => name.replace(/^The /, 'the ');
