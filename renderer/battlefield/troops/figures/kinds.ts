import type { BufferGeometry } from 'three';
import * as far from './far';
import * as foot from './foot';
import { draughtHorse } from './horse';
import * as ordnance from './ordnance';
import * as riders from './riders';

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
  'officer',
  'ensign',
  'drummer',
  'gunner with rammer',
  'gunner with linstock',
  'cuirassier',
  'dragoon',
  'hussar',
  'general',
  'draught horse',
  'gun',
  'limber',
  'waggon',
] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

export const FAR_KINDS = [
  'far soldier',
  'far unarmed',
  'far mitre',
  'far bearskin',
  'far rider',
  'far hussar',
  'far horse',
  'far gun',
  'far limber',
  'far waggon',
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
  officer: 'far unarmed',
  ensign: 'far unarmed',
  drummer: 'far unarmed',
  'gunner with rammer': 'far unarmed',
  'gunner with linstock': 'far unarmed',
  cuirassier: 'far rider',
  dragoon: 'far rider',
  hussar: 'far hussar',
  general: 'far rider',
  'draught horse': 'far horse',
  gun: 'far gun',
  limber: 'far limber',
  waggon: 'far waggon',
};

const BUILDERS: Readonly<Record<ModelKind, Build>> = {
  musketeer: foot.musketeer,
  'musketeer firing': foot.musketeerFiring,
  'grenadier in mitre': foot.grenadierInMitre,
  'grenadier in mitre firing': foot.grenadierInMitreFiring,
  'grenadier in bearskin': foot.grenadierInBearskin,
  'grenadier in bearskin firing': foot.grenadierInBearskinFiring,
  skirmisher: foot.skirmisher,
  officer: foot.officer,
  ensign: foot.ensign,
  drummer: foot.drummer,
  'gunner with rammer': foot.gunnerWithRammer,
  'gunner with linstock': foot.gunnerWithLinstock,
  cuirassier: riders.cuirassier,
  dragoon: riders.dragoon,
  hussar: riders.hussar,
  general: riders.general,
  'draught horse': draughtHorse,
  gun: ordnance.gun,
  limber: ordnance.limber,
  waggon: ordnance.waggon,
  'far soldier': far.farSoldier,
  'far unarmed': far.farUnarmed,
  'far mitre': far.farMitre,
  'far bearskin': far.farBearskin,
  'far rider': far.farRider,
  'far hussar': far.farHussar,
  'far horse': far.farHorse,
  'far gun': far.farGun,
  'far limber': far.farLimber,
  'far waggon': far.farWaggon,
};

/** A fresh geometry of the model; the caller disposes of it. */
export const model = (kind: ModelKind): BufferGeometry => BUILDERS[kind]();
