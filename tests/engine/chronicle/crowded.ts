/**
 * Those whom a chronicle lets lie on one another for half an hour of its day or more while they march, in the order of
 * the letters: columns of one brigade on one road, and guns that go with them. A table unit stands for two to four
 * battalions and is as wide and as long as all of them.
 */
export const CROWDED: Readonly<Record<string, readonly string[]>> = {
  'kunersdorf-1759.yaml': [
    'prussia/first-grenadiers + prussia/second-grenadiers',
    'prussia/first-grenadiers + prussia/third-grenadiers',
    'prussia/fourth-foot-of-the-right + prussia/regiment-hulsen',
    'prussia/fourth-foot-of-the-right + prussia/regiment-lestwitz',
    'prussia/fourth-foot-of-the-right + prussia/third-foot-of-the-right',
    'prussia/kanitzs-first-foot + prussia/second-foot-of-the-left',
    'prussia/kanitzs-second-foot + prussia/regiment-itzenplitz',
    'prussia/kanitzs-second-foot + prussia/second-foot-of-the-left',
    'prussia/regiment-hulsen + prussia/regiment-lestwitz',
    'prussia/regiment-hulsen + prussia/third-foot-of-the-right',
    'prussia/regiment-itzenplitz + prussia/second-foot-of-the-left',
    'prussia/regiment-lestwitz + prussia/third-foot-of-the-right',
    'prussia/second-grenadiers + prussia/third-grenadiers',
  ],
  'leuthen-1757.yaml': [
    'austria/colloredos-first-foot + austria/colloredos-second-foot',
    'austria/colloredos-second-foot + austria/colloredos-third-foot',
    'prussia/first-grenadiers + prussia/regiment-meyerinck',
    'prussia/regiment-kannacker + prussia/regiment-markgraf-karl',
    'prussia/regiment-markgraf-karl + prussia/the-garde',
    'prussia/regiment-pannwitz + prussia/regiment-winterfeldt',
    'prussia/regiment-winterfeldt + prussia/the-garde',
    'prussia/second-heavy-battery + prussia/third-heavy-battery',
  ],
  'lobositz-1756.yaml': ['prussia/gensdarmes + prussia/second-heavy-battery'],
  'minden-1759.yaml': [
    'france/conde-and-aquitaine + france/regiment-de-champagne',
    'france/guerchys-battery + france/regiment-du-roi',
  ],
  'rossbach-1757.yaml': [
    'allies/regiment-de-la-marck + allies/regiment-de-mailly',
    'allies/regiment-de-mailly + allies/regiment-de-provence',
    'prussia/grenadiers-of-the-centre + prussia/regiment-meyerinck',
  ],
  'torgau-1760.yaml': [
    'austria/arenbergs-first-foot + austria/arenbergs-second-foot',
    'austria/regiment-harrach + austria/regiment-wied',
    'austria/second-heavy-battery + austria/third-heavy-battery',
    'prussia/bulows-battery + prussia/third-grenadiers',
    'prussia/bulows-fourth-foot + prussia/bulows-third-foot',
    'prussia/first-grenadiers + prussia/second-grenadiers',
    'prussia/first-grenadiers + prussia/third-grenadiers',
    'prussia/grumbkows-foot + prussia/tettenborns-second-foot',
    'prussia/second-grenadiers + prussia/third-grenadiers',
    'prussia/tettenborns-second-foot + prussia/the-garde',
  ],
  'zorndorf-1758.yaml': ['russia/first-regiment-of-the-corps + russia/fourth-regiment-of-the-corps'],
};
