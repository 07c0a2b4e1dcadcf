/** Nations with just the troops that a test speaks of. */
import type { Nation, TroopKind } from '../../../engine/scenario';
import { NATIONS } from './small-table';

export const PLAIN_KIND: TroopKind = {
  name: 'Foot',
  type: 'line infantry',
  class: 'standard',
  weapon: null,
  order: null,
  size: 'standard',
  battalionGuns: null,
  foreign: false,
  from: null,
  until: null,
  share: 'common',
  apart: false,
  names: [],
};

export function nationWith(...troops: readonly TroopKind[]): Nation {
  const [first] = NATIONS;
  if (!first) throw new Error('there is no nation');
  return { ...first, troops };
}
