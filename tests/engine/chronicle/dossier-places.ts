/** Where the dossiers of the battles have somebody at an hour, km from the south-west corner, and how far off he may stand, km. */
interface DossierPlace {
  readonly hour: string;
  readonly who: string;
  readonly at: readonly [east: number, north: number];
  readonly within: number;
}
const place = (hour: string, who: string, at: readonly [number, number], within: number): DossierPlace => ({
  ...{ hour, who, at, within },
});

/** By the name of the chronicle; hours and places are those of section 5. Units are wide: who is one of three stands beside. */
export const DOSSIER_PLACES: Readonly<Record<string, readonly DossierPlace[]>> = {
  'hochkirch-1758': [
    place('05:01', 'austria/first-croats', [2.6, 1.7], 0.35),
    place('05:49', 'austria/daynses-grenadiers', [3.95, 2.3], 0.5),
    place('06:42', 'prussia/king-frederick-ii', [3.2, 3.8], 0.1),
    place('07:44', 'prussia/regiment-alt-braunschweig', [3.2, 3.0], 0.4),
    place('07:59', 'prussia/keiths-reserve', [3.4, 3.0], 0.2),
    place('08:40', 'austria/arenbergs-grenadiers', [5.7, 5.5], 0.4),
    place('09:40', 'prussia/retzows-first-foot', [4.2, 6.8], 0.6),
    place('11:05', 'austria/field-marshal-daun', [3.4, 3.0], 0.2),
  ],
  'kolin-1757': [
    place('11:00', 'prussia/king-frederick-ii', [4.6, 4.8], 0.3),
    place('13:57', 'prussia/zieten-hussars', [7.0, 4.4], 0.4),
    place('15:00', 'austria/regiment-salm', [6.6, 1.9], 0.4),
    place('16:41', 'prussia/regiment-manteuffel', [5.5, 2.7], 0.6),
    place('17:17', 'prussia/leib-cuirassiers', [6.0, 2.6], 0.2),
    place('18:57', 'prussia/first-battalion-of-guards', [5.9, 3.6], 0.5),
    place('19:20', 'prussia/first-battalion-of-guards', [5.9, 1.9], 0.3),
    place('20:21', 'prussia/king-frederick-ii', [4.9, 3.0], 0.1),
  ],
  'kunersdorf-1759': [
    place('13:10', 'prussia/first-grenadiers', [5.9, 3.0], 0.4),
    place('15:10', 'allies/austrian-grenadiers', [5.0, 2.6], 0.3),
    place('15:42', 'prussia/first-cuirassiers', [4.3, 1.7], 0.3),
    place('17:08', 'allies/lowenstein-dragoons', [3.8, 1.3], 0.4),
    place('17:50', 'prussia/king-frederick-ii', [6.2, 3.2], 0.2),
    place('19:00', 'allies/lowenstein-dragoons', [7.2, 3.8], 0.3),
  ],
  'leuthen-1757': [
    place('13:12', 'prussia/regiment-meyerinck', [3.9, 1.2], 0.4),
    place('15:00', 'prussia/the-garde', [4.3, 3.3], 0.3),
    place('15:14', 'prussia/regiment-pannwitz', [4.3, 3.3], 0.8),
    place('19:25', 'prussia/king-frederick-ii', [9.4, 5.4], 0.3),
  ],
  'liegnitz-1760': [
    place('03:03', 'prussia/battery-on-the-height', [4.7, 5.2], 0.1),
    place('03:39', 'austria/first-grenadiers', [5.6, 5.1], 0.3),
    place('03:55', 'austria/kollowrat-dragoons', [4.4, 5.5], 0.4),
    place('04:29', 'prussia/anhalt-bernburg', [5.2, 5.0], 0.25),
    place('04:29', 'prussia/markgraf-friedrich-cuirassiers', [5.6, 5.5], 0.25),
    place('04:57', 'austria/wolfersdorffs-first-foot', [4.6, 4.1], 0.4),
    place('05:10', 'prussia/anhalt-bernburg', [5.6, 5.2], 0.35),
    place('06:21', 'austria/general-baron-loudon', [7.6, 4.8], 0.1),
    place('07:07', 'austria/dauns-horsemen', [0.2, 2.2], 0.1),
    place('09:41', 'prussia/king-frederick-ii', [6.2, 5.4], 0.1),
  ],
  'lobositz-1756': [
    place('06:00', 'prussia/king-frederick-ii', [2.8, 2.7], 0.2),
    place('11:48', 'prussia/gensdarmes', [4.7, 1.9], 0.5),
    place('24:00', 'austria/regiment-hildburghausen', [5.8, 1.8], 1.3),
    place('24:00', 'austria/karlstadt-battalion', [5.8, 1.8], 1.3),
    place('24:00', 'austria/cordua-cuirassiers', [5.8, 1.8], 1.8),
  ],
  'minden-1759': [
    place('07:26', 'allies/waldegraves-brigade', [5.0, 3.9], 0.5),
    place('08:38', 'france/the-carabiniers', [5.1, 3.9], 0.5),
  ],
  'rossbach-1757': [
    place('14:10', 'prussia/king-frederick-ii', [3.8, 4.3], 0.3),
    place('15:13', 'prussia/rochow-cuirassiers', [8.3, 5.6], 0.2),
    place('15:15', 'allies/bretlach-cuirassiers', [6.6, 3.7], 0.25),
    place('15:16', 'prussia/first-heavy-battery', [6.5, 5.2], 0.25),
    place('15:49', 'prussia/regiment-kleist', [6.2, 5.9], 0.3),
    place('16:17', 'prussia/rochow-cuirassiers', [7.2, 2.4], 0.6),
    place('16:23', 'allies/regiment-de-piemont', [6.2, 4.0], 0.5),
    place('17:25', 'prussia/king-frederick-ii', [5.6, 3.4], 0.2),
  ],
  'torgau-1760': [
    place('13:12', 'austria/third-heavy-battery', [4.6, 3.8], 0.6),
    place('14:20', 'prussia/first-grenadiers', [3.2, 4.2], 0.3),
    place('16:30', 'prussia/king-frederick-ii', [3.8, 4.6], 0.1),
    place('17:48', 'prussia/salderns-foot', [2.0, 2.6], 0.6),
    place('18:50', 'prussia/the-garde', [2.0, 3.4], 0.3),
    place('23:00', 'prussia/king-frederick-ii', [4.6, 7.4], 0.2),
  ],
  'zorndorf-1758': [
    place('07:30', 'russia/second-cossacks', [4.6, 1.5], 0.7),
    place('11:13', 'prussia/grenadier-battalion-wangenheim', [3.6, 2.7], 0.4),
    place('13:26', 'prussia/gensdarmes-and-garde-du-corps', [4.0, 1.4], 0.7),
    place('13:57', 'prussia/regiment-forcade', [6.2, 2.2], 0.4),
    place('15:32', 'prussia/gensdarmes-and-garde-du-corps', [5.4, 3.2], 0.8),
    place('19:01', 'prussia/first-battalions-of-the-second-line', [4.2, 3.0], 0.5),
  ],
};
