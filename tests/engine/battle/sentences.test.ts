import { describe, expect, it } from 'vitest';
import { does, isPlural, midway, possessive, verbFor } from '../../../engine/battle/sentences';

describe('names in sentences', () => {
  it.each([
    'Twelve-pounders',
    'The Howitzers',
    'Leib-Carabiniers',
    'Gensdarmes',
    'Grenadiers of the Right',
    'Prinz von Preussen Cuirassiers',
    'Zieten Husaren',
    'Riflemen',
    'Grenadiere Siskovics',
    'Grenadiere Kleist',
    'Kreisgrenadiere Franken',
    'Grenadiers Royaux de Modène',
    "Dragons d'Apchon",
    'Dragons du Roi',
    'Gardes du Corps',
    'Chasseurs de la Brigade',
    'Carabiniers de Monsieur',
    'Grenadiers et Chasseurs de Navarre',
    'Volontaires de Flandre',
    'Freikompanien Barth',
    'Lindenauer Scharfschützen',
    'Feldjäger zu Fuß',
    'Banalisten',
    'Legion Dragoons',
    'Horse Guards Blue',
    'Saxons with France',
    'The French',
    'The Swedish',
  ])('%s are several', (name) => expect(isPlural(name)).toBe(true));
  it.each([
    'Regiment Itzenplitz',
    'First Town Battery',
    'Grenadier Battalion Kleist',
    "Radicati's Horse",
    'Freikorps',
    'Regiment Haus',
    'Regiment Truchsess',
    'The Prussian Army',
    'Battalion of Grenadiers',
    'Garde du Corps',
    'Karabiniersgarde',
    "Kettler's Legion",
    'Leichtes Bataillon Rehm',
    'Freibataillon Salenmons',
    'Régiment de Royal-Deux-Ponts',
    'Regiment Gensdarmes',
    'Regiment de Gardes',
    'Dragoner Regiment Bayreuth',
    'Pommersche Landmiliz',
    'Sweden',
  ])('%s is one', (name) => expect(isPlural(name)).toBe(false));
  it('verbs and pronouns agree with them', () => {
    expect(does('Twelve-pounders', 'fires at Lobositz')).toBe('Twelve-pounders fire at Lobositz');
    expect(does('Regiment Anhalt', 'fires')).toBe('Regiment Anhalt fires');
    expect(
      ['is', 'has', 'goes', 'carries', 'charges', 'passes', 'grazes', 'turns about'].map((verb) =>
        verbFor('Hussars', verb),
      ),
    ).toEqual(['are', 'have', 'go', 'carry', 'charge', 'pass', 'graze', 'turn about']);
    expect([possessive('Hussars'), possessive('Regiment Anhalt')]).toEqual(['their', 'its']);
  });
  it('the article is small within a sentence', () => {
    expect([midway('The Howitzers'), midway('Theobald')]).toEqual(['the Howitzers', 'Theobald']);
  });
});
