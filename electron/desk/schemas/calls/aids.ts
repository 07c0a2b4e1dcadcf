import * as v from 'valibot';
import { list, number, object, text } from '../fields';
import { planned, point } from './fragments';

export const AID_ARGUMENTS = {
  'aids.zones': object(planned),
  /** Which enemies a unit sees. */
  'aids.enemies': object({ ...planned, unit: text(200) }),
  /** Squares of `cell` cm that are seen from any of these places. */
  'aids.sight': object({ ...planned, from: list(point, 200), cell: number(0.5, 20) }),
  'aids.marches': object({ ...planned, units: list(text(200), 400) }),
  'aids.chokes': object(planned),
  /** Paces to a cm as the person says, or with null as the book has them. */
  'aids.scale': object({ ...planned, paces: v.nullable(number(0.01, 10_000)) }),
};
