import type { BufferGeometry } from 'three';
import * as far from './far';
import * as farOrdnance from './far-ordnance';
import * as foot from './foot';
import { draughtHorse } from './horse';
import * as ordnance from './ordnance';
import * as riders from './riders';
import { farMarker, marker } from './markers';
import * as vehicles from './vehicles';

type Build = () => BufferGeometry;

/** Everything that may stand on a base when seen from near, and what stands for it from far. */
export const FIGURE_KINDS = [
  'musketeer',
  'musketeer firing',
  'grenadier in mitre',
  'grenadier in mitre firing',
  'grenadier in bearskin',
  'grenadier in bearskin firing',
  'skirmisher',
  'grenzer',
  'highlander',
  'pioneer',
  'officer',
  'ensign',
  'drummer',
  'gunner with rammer',
  'gunner with linstock',
  'cuirassier',
  'dragoon',
  'hussar',
  'grenadier on horse',
  'bearskin on horse',
  'uhlan',
  'bosniak',
  'cossack',
  'general',
  'draught horse',
  'gun',
  'howitzer',
  'unicorn',
  'shuvalov howitzer',
  'limber',
  'waggon',
  'boat waggon',
  'marker',
] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

export const FAR_KINDS = [
  'far soldier',
  'far unarmed',
  'far mitre',
  'far bearskin',
  'far rider',
  'far hussar',
  'far lancer',
  'far horse',
  'far gun',
  'far howitzer',
  'far limber',
  'far waggon',
  'far boat',
  'far marker',
] as const;
export type FarKind = (typeof FAR_KINDS)[number];
export type ModelKind = FigureKind | FarKind;

export const FAR_OF: Readonly<Record<FigureKind, FarKind>> = {
  musketeer: 'far soldier',
  'musketeer firing': 'far soldier',
  'grenadier in mitre': 'far mitre',
  'grenadier in mitre firing': 'far mitre',
  'grenadier in bearskin': 'far bearskin',
  'grenadier in bearskin firing': 'far bearskin',
  skirmisher: 'far soldier',
  grenzer: 'far bearskin',
  highlander: 'far soldier',
  pioneer: 'far unarmed',
  officer: 'far unarmed',
  ensign: 'far unarmed',
  drummer: 'far unarmed',
  'gunner with rammer': 'far unarmed',
  'gunner with linstock': 'far unarmed',
  cuirassier: 'far rider',
  dragoon: 'far rider',
  hussar: 'far hussar',
  'grenadier on horse': 'far hussar',
  'bearskin on horse': 'far hussar',
  uhlan: 'far lancer',
  bosniak: 'far lancer',
  cossack: 'far lancer',
  general: 'far rider',
  'draught horse': 'far horse',
  gun: 'far gun',
  howitzer: 'far howitzer',
  unicorn: 'far howitzer',
  'shuvalov howitzer': 'far howitzer',
  limber: 'far limber',
  waggon: 'far waggon',
  'boat waggon': 'far boat',
  marker: 'far marker',
};

/** Kinds that show a horse of their own. */
export const MOUNTED: ReadonlySet<FigureKind> = new Set<FigureKind>([
  'cuirassier',
  'dragoon',
  'hussar',
  'grenadier on horse',
  'bearskin on horse',
  'uhlan',
  'bosniak',
  'cossack',
  'general',
  'draught horse',
]);

const BUILDERS: Readonly<Record<ModelKind, Build>> = {
  musketeer: foot.musketeer,
  'musketeer firing': foot.musketeerFiring,
  'grenadier in mitre': foot.grenadierInMitre,
  'grenadier in mitre firing': foot.grenadierInMitreFiring,
  'grenadier in bearskin': foot.grenadierInBearskin,
  'grenadier in bearskin firing': foot.grenadierInBearskinFiring,
  skirmisher: foot.skirmisher,
  grenzer: foot.grenzer,
  highlander: foot.highlander,
  pioneer: foot.pioneer,
  officer: foot.officer,
  ensign: foot.ensign,
  drummer: foot.drummer,
  'gunner with rammer': foot.gunnerWithRammer,
  'gunner with linstock': foot.gunnerWithLinstock,
  cuirassier: riders.cuirassier,
  dragoon: riders.dragoon,
  hussar: riders.hussar,
  'grenadier on horse': riders.grenadierOnHorse,
  'bearskin on horse': riders.bearskinOnHorse,
  uhlan: riders.uhlan,
  bosniak: riders.bosniak,
  cossack: riders.cossack,
  general: riders.general,
  'draught horse': draughtHorse,
  gun: ordnance.gun,
  howitzer: ordnance.howitzer,
  unicorn: ordnance.unicorn,
  'shuvalov howitzer': ordnance.shuvalovHowitzer,
  limber: vehicles.limber,
  waggon: vehicles.waggon,
  'boat waggon': vehicles.boatWaggon,
  marker,
  'far soldier': far.farSoldier,
  'far unarmed': far.farUnarmed,
  'far mitre': far.farMitre,
  'far bearskin': far.farBearskin,
  'far rider': far.farRider,
  'far hussar': far.farHussar,
  'far lancer': far.farLancer,
  'far horse': far.farHorse,
  'far gun': farOrdnance.farGun,
  'far howitzer': farOrdnance.farHowitzer,
  'far limber': farOrdnance.farLimber,
  'far waggon': farOrdnance.farWaggon,
  'far boat': farOrdnance.farBoat,
  'far marker': farMarker,
};

/** A fresh geometry of the model; the caller disposes of it. */
export const model = (kind: ModelKind): BufferGeometry => BUILDERS[kind]();
