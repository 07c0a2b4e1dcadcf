import { CENTIMETRES, lengthInWords } from '../../../engine/battle/lengths';
import { lengthTyped } from '../../ui/lengths';
import type { NumberField } from './fields';

type Form = Pick<NumberField, 'unit' | 'least' | 'most' | 'otherwise'>;

/** A number as its field shows it: "12.5 cm", "90°", "4". */
export function writtenIn({ unit }: Form, value: number): string {
  if (unit === 'cm') return lengthInWords(value, CENTIMETRES, 2);
  const number = String(Math.round(value * 10) / 10);
  return unit === '°' ? `${number}°` : number;
}

/** What was typed into a field, or what it may be; lengths in any unit: "18in", "2ft 3in", "25". */
export function readIn(form: Form, text: string): { readonly value: number | null } | { readonly fault: string } {
  const { unit, least, most, otherwise } = form;
  const bare = text.trim().replace(',', '.');
  if (otherwise !== undefined && (bare === '' || bare === otherwise)) return { value: null };
  const value = unit === 'cm' ? lengthTyped(bare) : numberIn(unit === '°' ? bare.replace(/°$/, '') : bare);
  const isWhole = unit !== '' || Number.isInteger(value);
  const held = unit === '°' && value !== null ? ((value % 360) + 360) % 360 : value;
  if (held !== null && isWhole && held >= least && held <= most) return { value: held };
  const range = `From ${writtenIn(form, least)} to ${writtenIn(form, most)}`;
  return { fault: unit === 'cm' ? `${range}; inches and feet are taken too.` : `${range}.` };
}

const numberIn = (text: string): number | null => (text === '' || !Number.isFinite(Number(text)) ? null : Number(text));
