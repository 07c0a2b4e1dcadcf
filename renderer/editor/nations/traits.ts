import type { Nation } from '../../../engine/scenario';
import type { Plain } from '../../../engine/scenario/edits';

/** The national values of a nation under every rule system, as they are written. */
export const plainTraits = ({ systems }: Nation): Plain =>
  Object.fromEntries(Object.entries(systems).map(([system, values]) => [system, plain(values)]));

/** What was read from YAML and is carried as it stands; anything else is left out. */
function plain(value: unknown): Plain {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  if (Array.isArray(value)) return value.map(plain);
  return typeof value === 'object'
    ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one)]))
    : null;
}
