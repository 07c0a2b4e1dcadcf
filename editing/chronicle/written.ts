/** Entries of a story as they stand in a file, key after key in the order of the format. */
import type { Point } from '../../engine/geometry';
import { namesOfActors, timeWritten } from '../../engine/scenario';
import type { Arrangement, CameraHint, Deed, Formation, Id, Minutes } from '../../engine/scenario';
import type { Plain } from '../../engine/scenario/edits';
import { headingText } from '../rewriting';
import { lengthWritten, pointWritten } from './draft';
import type { ChronicleDraft } from './draft';

/** What a new entry says; who acts and against whom by the ids of pieces. */
export interface NewEntry {
  readonly at: Minutes;
  readonly until?: Minutes;
  readonly who: readonly Id[];
  readonly does: Deed;
  readonly along?: readonly Point[];
  /** Degrees clockwise from north. */
  readonly facing?: number;
  readonly formation?: Formation;
  readonly arranged?: Arrangement;
  readonly against?: readonly Id[];
  readonly caption?: string;
}
export interface NewBeginning {
  readonly who: readonly Id[];
  readonly at: Point;
  readonly facing: number;
}

export const hourWritten = (minutes: Minutes): string => timeWritten(Math.round(minutes));

const whoWritten = ({ scenario }: ChronicleDraft, who: readonly Id[]): readonly string[] =>
  namesOfActors(scenario.armies, who);

export function entryWritten(draft: ChronicleDraft, entry: NewEntry): Plain {
  const { at, until, who, does, along = [], facing, formation, arranged, against = [], caption } = entry;
  return {
    at: hourWritten(at),
    ...(until !== undefined && { until: hourWritten(until) }),
    ...(who.length > 0 && { who: whoWritten(draft, who) }),
    does,
    ...(along.length > 0 && { along: along.map((point) => pointWritten(draft, point)) }),
    ...(facing !== undefined && { facing: headingText(facing, 0) }),
    ...(formation !== undefined && { formation }),
    ...(arranged !== undefined && { arranged }),
    ...(against.length > 0 && { against: whoWritten(draft, against) }),
    ...(caption !== undefined && { caption }),
  };
}

export const beginningWritten = (draft: ChronicleDraft, { who, at, facing }: NewBeginning): Plain => ({
  who: whoWritten(draft, who),
  at: pointWritten(draft, at),
  facing: headingText(facing, 0),
});

export const cameraWritten = (draft: ChronicleDraft, { at, from, distance }: CameraHint): Plain => ({
  at: pointWritten(draft, at),
  from: headingText(from, 0),
  distance: lengthWritten(draft, distance),
});
