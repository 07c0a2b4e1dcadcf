import { parseLength } from '../../engine/scenario';
import type { LengthUnit } from '../../engine/battle';

const METRES = /^(\d+(?:\.\d+)?)\s*m$/;
const FEET_AND_INCHES = /^(.+ft)\s*(\S.*in)$/;

/** Centimetres of a length as people type it: "18in", "2′ 3″", "0,5 m"; a bare number is cm. Null when it is none. */
export function lengthTyped(text: string): number | null {
  const bare = text.trim().toLowerCase().replace(',', '.').replace(/[″"”]/g, 'in').replace(/[′'’]/g, 'ft');
  const [, metres] = METRES.exec(bare) ?? [];
  if (metres !== undefined) return parseLength(String(Number(metres) * 100), null);
  const [, feet, inches] = FEET_AND_INCHES.exec(bare) ?? [];
  if (feet === undefined || inches === undefined) return parseLength(bare, null);
  const [long, rest] = [parseLength(feet, null), parseLength(inches, null)];
  return long === null || rest === null ? null : long + rest;
}

/** Centimetres to a tenth; a bare number is in the unit of the battle. Null for nothing and for what is no length. */
export function cmTyped(text: string, { times }: LengthUnit): number | null {
  if (text === '') return null;
  const number = Number(text.replace(',', '.'));
  const length = Number.isNaN(number) ? lengthTyped(text) : number / times;
  return length === null ? null : Math.round(length * 10) / 10;
}
