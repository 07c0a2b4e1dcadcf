/** Names for the ground between the Elbe and the Oder, where Germans and Bohemians have both been naming it for long. */
import { DiceCup } from './cup';
import type { TerrainPiece } from './pieces';

const listed = (names: string): readonly string[] => names.split(',').map((name) => name.trim());

const HILLS = listed(`
  Galgenberg, Windmühlenberg, Kapellenberg, Weinberg, Schafberg, Krähenberg, Kuhberg, Hutberg,
  Wachberg, Kreuzberg, Butterberg, Eichberg, Sandberg, Steinberg, Wolfsberg, Fuchsberg, Lerchenberg,
  Spitzberg, Ziegenrücken, Hirtenberg, Homolka, Chlum, Hradek, Winice, Straschow, Wisoka`);
const WOODS = listed(`
  Tiergarten, Eichbusch, Birkicht, Tännicht, Fichtenholz, Pfarrholz, Nonnenholz, Herrenholz, Hangwald,
  Kirchbusch, Bauernbusch, Schwarzholz, Buchholz, Erlicht, Haselbusch, Jägerbusch, Bor, Doubrawa,
  Lipina, Borek`);
const MARSHES = listed(`
  Krebswiesen, Gänsebruch, Moosbruch, Froschlache, Erlenbruch, Storchwiesen, Lange Lache, Mühlwiesen,
  Rohrlache, Luzna, Blata, Schilfbruch`);
const STREAMS = listed(`
  Krebsbach, Mühlbach, Erlenbach, Schwarzbach, Forellenbach, Otterbach, Rehbach, Weissbach, Goldbach,
  Lohbach, Bistritz, Lomnitz`);
const TOWNS = listed(`
  Altendorf, Merzdorf, Grünau, Lindenhain, Hennersdorf, Kreischwitz, Radowitz, Tschelitz, Podolitz,
  Libeschin, Rosenthal, Wernsdorf, Schönfeld, Nechanitz, Borschitz, Trebnitz, Ober-Wiesa, Mildenau`);
const LISTS: Readonly<Record<Exclude<TerrainPiece['kind'], 'road'>, readonly string[]>> = {
  hill: HILLS,
  wood: WOODS,
  marsh: MARSHES,
  town: TOWNS,
  stream: STREAMS,
};

/** What hills, woods, villages and streams of that country are called. */
export const hillNames = (): readonly string[] => HILLS;
export const woodNames = (): readonly string[] => WOODS;
export const townNames = (): readonly string[] => TOWNS;

export const streamNames = (): readonly string[] => STREAMS;

/** Names drawn from a cup far from the table's own dice: other names never make another table. */
const NAMES_FROM = 100_000;

/** A name for each piece, no name twice; a road is called after its town, which lies just before it. */
export function namesFor(pieces: readonly TerrainPiece[], seed: number): readonly string[] {
  const cup = new DiceCup(seed, NAMES_FROM);
  const names: string[] = [];
  for (const { kind } of pieces) {
    if (kind === 'road') {
      names.push(`${names.at(-1) ?? 'Town'} road`);
      continue;
    }
    const free = LISTS[kind].filter((name) => !names.includes(name));
    names.push(cup.pick(free) ?? `${LISTS[kind][0] ?? kind} ${names.length + 1}`);
  }
  return names;
}
