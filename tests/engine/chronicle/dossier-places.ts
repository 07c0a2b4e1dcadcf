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
  'torgau-1760': [
    place('13:12', 'austria/third-heavy-battery', [4.6, 3.8], 0.6),
    place('14:20', 'prussia/first-grenadiers', [3.2, 4.2], 0.3),
    place('16:30', 'prussia/king-frederick-ii', [3.8, 4.6], 0.1),
    place('17:48', 'prussia/salderns-foot', [2.0, 2.6], 0.6),
    place('18:50', 'prussia/the-garde', [2.0, 3.4], 0.3),
    place('23:00', 'prussia/king-frederick-ii', [4.6, 7.4], 0.2),
  ],
};
