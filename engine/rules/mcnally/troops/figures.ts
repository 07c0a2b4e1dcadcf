/** The figures that stand for a unit (MCN-SCALE-03, MCN-UNIT-03): for players who set it up, no rule asks for them. */
import type { Traits } from './traits';

/** Of foot and horse; guns and wagons are a model to a base. */
export interface Figures {
  readonly all: number;
  readonly men: number;
  readonly onBase: number;
}

export function figuresOf({ class: unitClass, men, house }: Pick<Traits, 'class' | 'men' | 'house'>): Figures | null {
  if (unitClass === 'ART' || unitClass === 'WAG') return null;
  return { all: Math.round(men / house.menToFigure), men, onBase: house.figuresPerBase[unitClass] };
}
