/** Words that the printed faces cannot write: they are refused rather than printed as question marks. */
import type { Shape } from '../../../drawing/map';
import type { SheetSet } from '../../../drawing/paper';
import { missingLetters } from '../exports';
import { refuse } from '../faults';

/** At most so many letters are told. */
const TOLD = 8;

/** Throws a fault when a sheet says something in a script that no face holds. */
export function checkLetters({ sheets }: SheetSet): void {
  const seen = new Set<readonly Shape[]>();
  const look = (shapes: readonly Shape[]): void => {
    if (seen.has(shapes)) return; // every sheet of a table looks at the same shapes
    seen.add(shapes);
    for (const shape of shapes) {
      if ('shapes' in shape) look(shape.shapes);
      if (!('lettering' in shape)) continue;
      const { text, role } = shape.lettering;
      const missing = missingLetters(text, role);
      if (missing.length > 0) throw cannotWrite(text, missing);
    }
  };
  for (const { layers } of sheets) for (const { shapes } of layers) look(shapes);
}

const cannotWrite = (text: string, missing: readonly string[]) =>
  refuse(
    'unknown-letters',
    `“${text}” cannot be printed: the faces for printing have no ${missing.slice(0, TOLD).join(' ')}${missing.length > TOLD ? ' and others' : ''}. They hold Latin, Greek and Cyrillic letters; write it in one of these.`,
  );
