/** The layers of a printed map that can be chosen. */
import type { Feature } from '../../engine/scenario';
import type { LayerName } from '../map/scene';

export const PRINTED_LAYERS = [
  'fields',
  'hills',
  'water',
  'roads',
  'woods',
  'obstacles',
  'villages',
  'works',
  'grid',
  'objectives',
  'names',
] as const satisfies readonly LayerName[];
export type PrintedLayer = (typeof PRINTED_LAYERS)[number];

/** Where each kind of terrain is drawn. */
export const LAYER_OF: Readonly<Record<Feature['kind'], PrintedLayer>> = {
  hill: 'hills',
  wood: 'woods',
  orchard: 'fields',
  vineyard: 'fields',
  crops: 'fields',
  ploughland: 'fields',
  rough: 'fields',
  marsh: 'fields',
  pond: 'water',
  'custom area': 'fields',
  river: 'water',
  stream: 'water',
  road: 'roads',
  'sunken road': 'roads',
  bridge: 'roads',
  ford: 'roads',
  bua: 'villages',
  wall: 'obstacles',
  hedge: 'obstacles',
  fence: 'obstacles',
  'tree line': 'obstacles',
  abatis: 'obstacles',
  'custom line': 'obstacles',
  entrenchment: 'works',
  redoubt: 'works',
};
