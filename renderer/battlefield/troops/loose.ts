import { Vector3 } from 'three';
import { looseKindOf } from '../../../engine/battle/vocabulary';
import type { BattleState, Id, LooseLook, LooseThing, Roster, Vocabulary } from '../../../engine/battle';
import type { FigureKind } from './figures';
import { lieOf } from './footing';
import type { Footing } from './footing';
import { kitOfThing } from './kit';
import type { Parts } from './parts';

interface LooseModel {
  readonly kind: FigureKind;
  /** The room it takes, cm at 28 mm. */
  readonly width: number;
  readonly depth: number;
}
const MODELS: Readonly<Record<LooseLook, LooseModel>> = {
  gun: { kind: 'gun', width: 3, depth: 5 },
  limber: { kind: 'limber', width: 3, depth: 6 },
  wagon: { kind: 'waggon', width: 3, depth: 7 },
  boat: { kind: 'boat waggon', width: 3, depth: 7 },
  marker: { kind: 'marker', width: 2.4, depth: 2.4 },
};

/** How what lies about is drawn: who fights, what the book calls it, the ground, the size of all figures. */
export interface LooseDrawing {
  readonly roster: Roster;
  readonly vocabulary: Pick<Vocabulary, 'loose'>;
  readonly ground: Footing;
  readonly scale: number;
}

/** What lies on the table and is no unit, as models without a base in the colours of their owner. */
export const loosePartsOf = ({ loose = {} }: Pick<BattleState, 'loose'>, how: LooseDrawing): readonly Parts[] =>
  Object.entries(loose).map(([id, thing]) => partsOf(id, thing, how));

function partsOf(id: Id, { kind, at, owner }: LooseThing, how: LooseDrawing): Parts {
  const { roster, vocabulary, ground, scale } = how;
  const { looks } = looseKindOf(vocabulary, kind);
  const model = MODELS[looks];
  const [width, depth] = [model.width * scale, model.depth * scale];
  const { matrix } = lieOf(ground, at, width, depth);
  const centre = new Vector3(at.x, ground.heightAt(at.x, at.y), -at.y);
  const kit = kitOfThing(id, owner, roster);
  return {
    kit,
    centre,
    figures: [
      {
        kind: model.kind,
        matrix: matrix.clone().scale(new Vector3(scale, scale, scale)),
        dress: looks === 'marker' ? kit.rim : kit.wardrobe.carriage,
      },
    ],
    bases: [{ matrix, width, depth, round: looks === 'marker', drawn: false }],
    flags: [],
    dice: [],
    anchor: new Vector3(centre.x, centre.y + 4.6 * scale, centre.z),
  };
}
