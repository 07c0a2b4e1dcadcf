/**
 * Orders of battle as the dossiers of the ten battles propose them for the table: who attacks, what breaks an army, each
 * brigade by the rating of who leads it, the objectives, and the regiments that are known to have been there.
 */

/** Where it lies, in km east and north of the south-west corner, what it is worth and who has it first. */
type Prize = readonly [east: number, north: number, points: number, holder: string | null];

interface ArmyGiven {
  readonly breaks: number;
  /** The rating of who commands it all. */
  readonly general: string;
  /** A brigade a line: its rating, and its units; a unit under nobody is `alone`. */
  readonly brigades: readonly string[];
  /** Where ours are made otherwise, as the notes say: these in place of those. */
  readonly otherwise?: { readonly not: readonly string[]; readonly but: readonly string[] };
  readonly regiments: readonly string[];
}

export interface BattleGiven {
  readonly file: string;
  readonly attacker: string;
  readonly turns: number;
  readonly begins: string;
  readonly minutes: number;
  readonly prizes: readonly Prize[];
  readonly armies: Readonly<Record<string, ArmyGiven>>;
}

export const BATTLES: readonly BattleGiven[] = [
  {
    file: 'lobositz-1756',
    attacker: 'prussia',
    turns: 8,
    begins: '08:00',
    minutes: 60,
    prizes: [
      [5.0, 3.0, 1, 'austria'],
      [5.0, 3.3, 1, 'austria'],
    ],
    armies: {
      prussia: {
        breaks: 10,
        general: 'dashing',
        brigades: [
          'dashing: grenadiers, infantry, infantry, medium guns',
          'dependable: grenadiers, infantry, infantry',
          'dependable: grenadiers, howitzers, infantry, infantry, infantry, medium guns',
          'dashing: cuirassiers, large dragoons',
          'dashing: cuirassiers, cuirassiers, dragoons',
          'dependable: heavy guns, heavy guns',
        ],
        regiments: [
          'Itzenplitz, Manteuffel, Alt-Bevern, Kleist, Hülsen, Blanckensee, Alt-Braunschweig, Anhalt, Quadt, Zastrow, Münchow',
          'Bayreuth, Truchsess, Oertzen, Garde du Corps, Gensdarmes, Prinz von Preussen, Rochow, Driesen, Schönaich, Leib-Carabiniers',
        ],
      },
      austria: {
        breaks: 10,
        general: 'dashing',
        brigades: [
          'dependable: grenadiers, infantry, infantry, infantry, infantry, infantry, medium guns',
          'dependable: grenadiers, infantry, infantry, light foot, medium guns, medium guns',
          'dashing: cuirassiers, dragoons',
          'dashing: cuirassiers, cuirassiers, dragoons, small hussars',
          'dependable: light foot, light foot',
        ],
        regiments: [
          'Karlstadt, Banal, Kollowrat, Jung-Colloredo, Hildburghausen, Esterházy, Cordua, Stampach, Ansbach, Baranyay',
        ],
      },
    },
  },
  {
    file: 'kolin-1757',
    attacker: 'prussia',
    turns: 12,
    begins: '14:00',
    minutes: 30,
    prizes: [
      [6.6, 2.8, 1, 'austria'],
      [6.8, 1.9, 2, 'austria'],
      [5.9, 2.1, 2, 'austria'],
    ],
    armies: {
      prussia: {
        breaks: 9,
        general: 'dashing',
        brigades: [
          'dashing: hussars, hussars, hussars, small dragoons',
          'dashing: grenadiers, infantry, light guns',
          'dependable: grenadiers, heavy guns, infantry, infantry',
          'dashing: infantry, infantry',
          'dependable: guards, infantry',
          'dithering: cuirassiers, cuirassiers',
          'dashing: cuirassiers, dragoons',
          'alone: cuirassiers',
        ],
        regiments: [
          'Zieten, Werner, Wartenberg, Székely, Puttkamer, Stechow, Münchow, Schultze, Bornstedt, Anhalt, Guards, Kalckstein, Bevern',
          'Rochow, Prinz von Preussen, Normann, Meinicke',
        ],
      },
      austria: {
        breaks: 12,
        general: 'dependable',
        brigades: [
          'dashing: dragoons, hussars, hussars, light foot',
          'dashing: grenadiers, infantry, infantry',
          'dependable: heavy guns, infantry, infantry',
          'dependable: infantry, infantry, medium guns',
          'dependable: heavy guns, infantry, infantry, light foot',
          'dependable: infantry, infantry, infantry',
          'dithering: cuirassiers, cuirassiers, dragoons',
          'dependable: cuirassiers, dragoons',
        ],
        regiments: [
          'Prinz Karl, Prinz Albrecht, Graf Brühl, Banal, Botta, Platz, Baden, Deutschmeister',
          "Kaiser, Serbelloni, O'Donnell, Savoyen, De Ligne",
        ],
      },
    },
  },
  {
    file: 'rossbach-1757',
    attacker: 'prussia',
    turns: 8,
    begins: '15:00',
    minutes: 15,
    prizes: [
      [6.8, 5.2, 2, 'prussia'],
      [7.9, 3.2, 1, null],
    ],
    armies: {
      prussia: {
        breaks: 8,
        general: 'dashing',
        brigades: [
          'dashing: cuirassiers, dragoons, dragoons, large cuirassiers, small hussars',
          'dashing: grenadiers, infantry, infantry',
          'dependable: grenadiers, infantry, infantry',
          'dependable: infantry, infantry',
          'dependable: heavy guns, heavy guns',
          'dashing: small dragoons, small hussars, small light foot',
        ],
        regiments: [
          'Czettritz, Meinicke, Rochow, Gensdarmes, Leibregiment, Driesen, Garde du Corps, Szekely, Mayr',
          'Kleist, Alt-Braunschweig, Itzenplitz, Forcade, Meyerinck, Winterfeldt',
        ],
      },
      allies: {
        breaks: 11,
        general: 'dithering',
        brigades: [
          'dependable: cuirassiers, cuirassiers, inferior horse, inferior horse, small hussars',
          'dependable: horse, horse',
          'dependable: infantry, infantry, infantry, infantry, medium guns',
          'dependable: infantry, infantry, infantry, infantry',
          'dithering: horse, infantry, infantry',
          'dithering: inferior infantry, inferior infantry',
          'dependable: horse, infantry, infantry',
        ],
        regiments: [
          'Bretlach, Trautmannsdorff, Széchényi, Splényi, Kurpfalz, Hohenzollern, Bayreuth, Württemberg, La Reine, Penthièvre',
          'Piémont, Saint-Chamond, Poitou, Rohan, Mailly, La Marck, Provence, Swiss, Blau-Würzburg, Hessen-Darmstadt, Loudon',
        ],
      },
    },
  },
  {
    file: 'leuthen-1757',
    attacker: 'prussia',
    turns: 10,
    begins: '12:30',
    minutes: 25,
    prizes: [
      [4.5, 4.0, 2, 'austria'],
      [4.5, 2.3, 1, 'austria'],
      [9.35, 5.4, 3, 'austria'],
    ],
    armies: {
      prussia: {
        breaks: 11,
        general: 'dashing',
        brigades: [
          'dashing: grenadiers, grenadiers, infantry',
          'dependable: infantry, infantry, infantry',
          'dependable: guards, infantry, infantry',
          'dependable: infantry, infantry, infantry',
          'dashing: cuirassiers, dragoons, dragoons, hussars',
          'dashing: cuirassiers, cuirassiers, hussars, large dragoons',
          'dashing: heavy guns, heavy guns, heavy guns',
        ],
        regiments: [
          'Meyerinck, Itzenplitz, Markgraf Karl, Kannacker, Geist, Garde, Retzow, Pannwitz, Winterfeldt',
          'Garde du Corps, Gensdarmes, Normann, Czettritz, Stechow, Bayreuth, Puttkamer',
        ],
      },
      austria: {
        breaks: 12,
        general: 'dithering',
        brigades: [
          'dashing: dragoons, hussars, infantry, inferior infantry, inferior infantry, inferior infantry, medium guns',
          'dependable: infantry, infantry, infantry, medium guns',
          'dependable: grenadiers, infantry, infantry, infantry, medium guns',
          'dithering: infantry, infantry, infantry',
          'dashing: cuirassiers, cuirassiers, dragoons',
          'dependable: cuirassiers, cuirassiers, dragoons',
        ],
        regiments: ['Württemberg, Bavarian, Hungarian, Roth-Würzburg, Kollowrat'],
      },
    },
  },
  {
    file: 'zorndorf-1758',
    attacker: 'prussia',
    turns: 11,
    begins: '09:00',
    minutes: 60,
    prizes: [
      [2.0, 4.7, 2, 'russia'],
      [4.6, 2.9, 1, null],
      [4.6, 1.5, 1, 'prussia'],
    ],
    armies: {
      prussia: {
        breaks: 10,
        general: 'dashing',
        brigades: [
          'dashing: grenadiers, grenadiers, infantry',
          'dependable: infantry, infantry, infantry',
          'dithering: inferior infantry, inferior infantry',
          'dependable: infantry, infantry, infantry',
          'dashing: cuirassiers, dragoons, hussars',
          'dashing: cuirassiers, small hussars',
          'dashing: heavy guns, heavy guns, heavy guns',
          'alone: large dragoons',
        ],
        regiments: [
          'Kanitz, Below, Dohna, Forcade, Prinz von Preussen, Asseburg, Garde du Corps, Gensdarmes, Seydlitz, Czettritz, Normann, Zieten',
          'Malachowski, Schorlemer, Alt-Platen, Plettenberg, Leib-Carabiniers, Markgraf Friedrich, Ruesch',
        ],
      },
      russia: {
        breaks: 10,
        general: 'dithering',
        brigades: [
          'dependable: grenadiers, infantry, infantry, infantry, medium guns, medium guns',
          'dashing: cuirassiers, small hussars',
          'dependable: infantry, infantry, infantry, medium guns',
          'dashing: Shuvalov howitzers, grenadiers, infantry, infantry, infantry, medium guns',
          'dashing: cuirassiers, cuirassiers, horse grenadiers',
          'dependable: small cossacks, small cossacks',
        ],
        regiments: ['Third Cuirassiers, Kazan, Novotroitsk, Horse Grenadiers, Chuguev'],
      },
    },
  },
  {
    file: 'hochkirch-1758',
    attacker: 'austria',
    turns: 11,
    begins: '05:00',
    minutes: 30,
    prizes: [
      [3.4, 2.7, 2, 'prussia'],
      [3.95, 2.3, 1, 'prussia'],
      [5.6, 5.5, 1, 'prussia'],
      [3.0, 6.9, 2, 'prussia'],
    ],
    armies: {
      prussia: {
        breaks: 10,
        general: 'dashing',
        brigades: [
          'dependable: grenadiers, grenadiers, heavy guns, small light foot',
          'dashing: infantry, infantry',
          'dependable: infantry, infantry, infantry',
          'dependable: grenadiers, heavy guns, infantry, infantry',
          'dashing: cuirassiers, cuirassiers, hussars',
          'dependable: cuirassiers, dragoons',
          'dependable: dragoons, infantry, infantry',
        ],
        // The half battalion in the churchyard.
        otherwise: {
          not: ['dependable: grenadiers, grenadiers, heavy guns, small light foot'],
          but: ['dependable: grenadiers, grenadiers, heavy guns, small infantry, small light foot'],
        },
        regiments: [
          'Itzenplitz, Prinz von Preussen, Kannacker, Plothow, Benckendorff, Unruh, Dieringshofen, Markgraf Karl, du Verger',
          'Angelelli, Wedel, Bornstedt, Alt-Braunschweig, Retzow, Schönaich, Gensdarmes, Garde du Corps, Czettritz, Zieten',
        ],
      },
      austria: {
        breaks: 12,
        general: 'dependable',
        brigades: [
          'dashing: grenadiers, infantry, infantry, infantry, medium guns',
          'dependable: grenadiers, infantry, infantry, infantry',
          'dashing: cuirassiers, dragoons, light foot, light foot',
          'dependable: cuirassiers, infantry',
          'dependable: infantry, infantry, medium guns',
          'dithering: cuirassiers, dragoons, grenadiers, heavy guns, infantry, infantry, infantry',
        ],
        regiments: ['Croats, Löwenstein'],
      },
    },
  },
  {
    file: 'minden-1759',
    attacker: 'france',
    turns: 10,
    begins: '05:00',
    minutes: 30,
    prizes: [
      [8.8, 6.5, 2, 'allies'],
      [4.6, 3.1, 1, null],
      [6.3, 1.3, 2, 'france'],
    ],
    armies: {
      allies: {
        breaks: 11,
        general: 'dashing',
        brigades: [
          'dithering: dragoons, horse, superior horse',
          'dashing: infantry, superior infantry, superior infantry',
          'dependable: heavy guns, infantry, infantry',
          'dependable: infantry, infantry',
          'dependable: infantry, infantry',
          'dashing: dragoons, horse',
          'dependable: grenadiers, heavy guns, horse, infantry, infantry',
          'dashing: medium guns',
          'dependable: small howitzers, small light foot, small light foot',
        ],
        regiments: [
          "Blues, King's Dragoon Guards, Carabiniers, Inniskillings, Greys, 10th, 12th, 23rd, 37th, 20th, 25th, 51st",
          'Waldegrave, Kingsley, Hanoverian Guards, Hardenberg, Holstein, Finckenstein, Bückeburg, Saxe-Gotha',
        ],
      },
      france: {
        breaks: 12,
        general: 'dithering',
        brigades: [
          'dependable: dragoons, grenadiers, grenadiers, heavy guns, infantry',
          'dependable: infantry, infantry, infantry, medium guns',
          'dependable: infantry, infantry',
          'dashing: horse, horse',
          'dashing: horse, horse',
          'dashing: superior horse, superior horse',
          'dependable: infantry, infantry, infantry, medium guns',
          'dependable: infantry, infantry, infantry, infantry',
        ],
        regiments: [
          'Grenadiers de France, Grenadiers Royaux, Picardie, Belsunce, Touraine, Rouergue, Beaupréau, Auvergne, Anhalt',
          'Mestre de Camp, Royal-Cravates, Colonel-Général, Bourgogne, Royal-Étranger, Condé, Aquitaine, du Roi, Champagne',
        ],
      },
    },
  },
  {
    file: 'kunersdorf-1759',
    attacker: 'prussia',
    turns: 12,
    begins: '12:00',
    minutes: 30,
    prizes: [
      [3.9, 2.1, 3, 'allies'],
      [5.9, 3.0, 1, 'allies'],
      [4.8, 2.0, 1, null],
    ],
    armies: {
      prussia: {
        breaks: 11,
        general: 'dashing',
        brigades: [
          'dashing: grenadiers, grenadiers, grenadiers',
          'dependable: infantry, infantry, infantry, infantry',
          'dependable: infantry, infantry, infantry, infantry',
          'dashing: dragoons, infantry, infantry',
          'dashing: cuirassiers, cuirassiers, dragoons, hussars',
          'dependable: dragoons, small hussars',
          'dependable: heavy guns, heavy guns, heavy guns',
          'dashing: small light foot, small light foot',
        ],
        regiments: ['Lestwitz, Kleist Hussars, Puttkamer, Wunsch'],
      },
      allies: {
        breaks: 12,
        general: 'dependable',
        brigades: [
          'dithering: heavy guns, inferior infantry, inferior infantry, inferior infantry',
          'dashing: grenadiers, heavy guns, infantry, infantry, infantry, medium guns',
          'dependable: grenadiers, infantry, infantry, infantry, medium guns',
          'dependable: cuirassiers, horse grenadiers, small cossacks, small cossacks',
          'dashing: grenadiers, infantry, infantry, light foot',
          'dashing: dragoons, dragoons, hussars',
        ],
        regiments: ['Shuvalov, Croats, Löwenstein, Liechtenstein, Kollowrat, Nauendorf'],
      },
    },
  },
  {
    file: 'liegnitz-1760',
    attacker: 'austria',
    turns: 10,
    begins: '03:00',
    minutes: 20,
    prizes: [
      [5.4, 5.1, 1, null],
      [4.3, 4.1, 2, 'prussia'],
      [8.2, 6.2, 2, 'austria'],
    ],
    armies: {
      prussia: {
        breaks: 8,
        general: 'dashing',
        brigades: [
          'dashing: grenadiers, grenadiers, heavy guns',
          'dashing: infantry, infantry, infantry, medium guns, superior infantry',
          'dependable: guards, howitzers, infantry',
          'dashing: cuirassiers, cuirassiers, dragoons, small hussars',
          'dependable: heavy guns, infantry, infantry',
        ],
        regiments: [
          'Rathenow, Nymschöfsky, Stechow, Anhalt-Bernburg, Prinz Ferdinand, Alt-Braunschweig, Wedel, Forcade, Garde, Goltz',
          'Krockow, Markgraf Friedrich, Leibregiment, Prinz Heinrich, Seydlitz, Zieten',
        ],
      },
      austria: {
        breaks: 10,
        general: 'dashing',
        brigades: [
          'dashing: grenadiers, grenadiers, infantry',
          'dependable: infantry, infantry, infantry, infantry, medium guns',
          'dependable: infantry, infantry, infantry, infantry, medium guns',
          'dashing: cuirassiers, dragoons, dragoons, hussars',
          'dependable: light foot, light guns, small light foot, small light foot',
        ],
        // Three units on a double six, which the dossier has as a rule.
        otherwise: { not: [], but: ['dithering: infantry, infantry, infantry'] },
        regiments: ['Kollowrat, Saint-Ignon, Nauendorf'],
      },
    },
  },
  {
    file: 'torgau-1760',
    attacker: 'prussia',
    turns: 13,
    begins: '14:00',
    minutes: 30,
    prizes: [
      [1.8, 3.3, 3, 'austria'],
      [2.0, 2.3, 1, 'austria'],
      [6.5, 3.1, 1, 'austria'],
      [1.8, 3.2, 1, 'austria'], // who has it at the end has won
    ],
    armies: {
      prussia: {
        breaks: 12,
        general: 'dashing',
        brigades: [
          'dashing: grenadiers, grenadiers, grenadiers',
          'dependable: infantry, infantry, infantry, infantry, medium guns',
          'dashing: infantry, infantry, infantry',
          'dithering: cuirassiers, cuirassiers, dragoons, dragoons',
          'dashing: hussars',
          'dashing: guards, infantry',
          'dependable: infantry, infantry',
          'dependable: heavy guns, infantry, infantry',
          'dashing: cuirassiers, dragoons',
        ],
        regiments: ['Schenckendorff, Dohna, Bayreuth, Schmettau, Garde'],
      },
      austria: {
        breaks: 12,
        general: 'dependable',
        brigades: [
          'dependable: infantry, infantry, infantry, infantry, infantry',
          'dependable: infantry, infantry, infantry, infantry',
          'dashing: grenadiers, superior horse',
          'dependable: cuirassiers, cuirassiers, dragoons',
          'dependable: dragoons, grenadiers, infantry, infantry, light foot',
          'dependable: hussars, light foot',
          'dashing: heavy guns, heavy guns, heavy guns, medium guns',
        ],
        // The first line under two generals, and the guns with those who stand beside them.
        otherwise: {
          not: [
            'dependable: infantry, infantry, infantry, infantry, infantry',
            'dependable: hussars, light foot',
            'dashing: heavy guns, heavy guns, heavy guns, medium guns',
          ],
          but: [
            'dependable: heavy guns, infantry, infantry, infantry',
            'dependable: infantry, infantry',
            'dependable: hussars, light foot, medium guns',
            'dashing: heavy guns, heavy guns',
          ],
        },
        regiments: ['Durlach, Kaiser, Neipperg, Harrach, Wied, Croats'],
      },
    },
  },
];
