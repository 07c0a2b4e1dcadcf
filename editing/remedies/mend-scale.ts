/** What a click on a remedy of the check of the scale changes. */
import type { Point } from '../../engine/geometry';
import { distance } from '../../engine/geometry';
import { isOnGround, METRES, scaled, unitsOfArmy, WIDTHS } from '../../engine/scenario';
import type { Cm, Id } from '../../engine/scenario';
import { isGroup, isList } from '../../engine/scenario/edits';
import type { Plain } from '../../engine/scenario/edits';
import type { Change } from '../change';
import { pathOf, valueAt } from '../draft';
import type { Draft, Refused } from '../draft';
import { addBlock } from '../features';
import { setProperty } from '../features/properties';
import { freePlacesBeside } from '../features/towns';
import { centreOf } from '../places';
import { remove } from '../removing';
import { TextEdits, tidy } from '../rewriting';
import { scaleOf } from '../scale';
import { inWords } from '../things';
import { transform } from '../transform';
import { changeTable } from '../whole-table';

/** Something that one click changes so that a size fits; `says` it as a verb, for the button. */
export type Remedy = { readonly says: string } & (
  | { readonly do: 'ground'; readonly metres: number }
  | { readonly do: 'figures'; readonly scale: Id }
  | { readonly do: 'table'; readonly edge: 'east' | 'north'; readonly by: Cm }
  | { readonly do: 'width'; readonly feature: Id; readonly width: Cm }
  | { readonly do: 'water'; readonly feature: Id; readonly kind: 'river' | 'stream' }
  | { readonly do: 'size'; readonly feature: Id; readonly by: number }
  | { readonly do: 'add block'; readonly village: Id }
  | { readonly do: 'remove'; readonly thing: Id }
);

const NO_SUCH: Refused = { refused: 'There is no such thing in the file.' };

export function mendScale(draft: Draft, remedy: Remedy): Change | Refused {
  switch (remedy.do) {
    case 'ground':
      return groundMended(draft, remedy.metres);
    case 'figures': {
      const text = new TextEdits(draft.values);
      text.set(['rules', 'scale'], remedy.scale);
      return { does: `Take ${remedy.scale} figures`, edits: text.edits };
    }
    case 'table':
      return changeTable(draft, { do: 'resize', edge: remedy.edge, by: remedy.by });
    case 'width':
      return setProperty(draft, [remedy.feature], ['width'], tidy(remedy.width));
    case 'water':
      return waterOf(draft, remedy.feature, remedy.kind);
    case 'size': {
      const about = centreOf(draft.scenario, remedy.feature);
      return about ? transform(draft, [remedy.feature], { do: 'scale', about, by: [remedy.by, remedy.by] }) : NO_SUCH;
    }
    case 'add block':
      return anotherBlock(draft, remedy.village);
    case 'remove':
      return remove(draft, [remedy.thing]);
  }
}

/** Lengths of the ground would all be others at another scale of it. */
function groundMended({ values }: Draft, metres: number): Change | Refused {
  const isMeasured = (one: Plain): boolean =>
    typeof one === 'string'
      ? isOnGround(one)
      : isList(one)
        ? one.some(isMeasured)
        : isGroup(one) && Object.entries(one).some(([key, inner]) => key !== 'one foot' && isMeasured(inner));
  if (isMeasured(values))
    return {
      refused: 'Lengths of this file are in km or paces of the ground: at another scale they would lie elsewhere.',
    };
  const written = valueAt(values, ['table', 'one foot']);
  const [, unit] = /(paces)\s*$/.exec(typeof written === 'string' ? written : '') ?? [];
  const text = new TextEdits(values);
  text.set(['table', 'one foot'], unit === undefined ? `${metres}m` : `${Math.round(metres / METRES.paces)} paces`);
  return { does: 'Change the scale of the ground', edits: text.edits };
}

/** A river says how it is crossed, a stream does not. */
function waterOf(draft: Draft, id: Id, kind: 'river' | 'stream'): Change | Refused {
  const path = pathOf(draft, id);
  if (!path) return NO_SUCH;
  const text = new TextEdits(draft.values);
  if (kind === 'river') text.set([...path, 'class'], 'fordable');
  else text.remove([...path, 'class']);
  text.rename(path, kind);
  return { does: `Make ${inWords(draft.scenario, [id])} a ${kind}`, edits: text.edits };
}

/** Beside the others, on the table, as far from troops as can be. */
function anotherBlock(draft: Draft, village: Id): Change | Refused {
  const { scenario } = draft;
  const side = scaled(WIDTHS.block, scaleOf(scenario));
  const { width, depth } = scenario.table;
  const troops = scenario.armies.flatMap(unitsOfArmy).flatMap(({ place }) => ('at' in place ? [place.at] : []));
  const room = (at: Point): number => Math.min(...troops.map((one) => distance(one, at)));
  const isOn = ({ x, y }: Point): boolean =>
    x >= side / 2 && y >= side / 2 && x <= width - side / 2 && y <= depth - side / 2;
  const [best] = freePlacesBeside(scenario, side)
    .filter((place) => place.village === village && isOn(place.at))
    .toSorted((a, b) => room(b.at) - room(a.at));
  return best ? addBlock(draft, best.at) : { refused: 'There is no room beside it.' };
}
