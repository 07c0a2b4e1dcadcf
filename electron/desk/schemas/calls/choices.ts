/** Answers to questions of a battle, as a window gives them. That they are allowed, the question's own check says. */
import * as v from 'valibot';
import { exactly, integer, list, number, object, oneOf, text } from '../fields';

const cm = number(-100_000, 100_000);
const id = text(200);
const place = { x: cm, y: cm };
const share = number(-1.001, 1.001);
/** Where something stands, and which way it faces: a unit vector. */
export const pose = object({ ...place, hx: share, hy: share });
const length = number(0, 100_000);
const leg = v.variant(
  'kind',
  [
    exactly({ kind: v.literal('straight'), to: pose, length }),
    exactly({ kind: oneOf('wheel', 'pivot'), to: pose, length, about: object(place) }),
    exactly({ kind: v.literal('place'), to: pose, length }),
  ],
  'a leg of a march',
);
const path = object({ from: pose, legs: list(leg, 100), length });

const AN_ANSWER = 'one of the answers pick, march, moment, span, bearing, allot, place, dice';
export const dice = list(integer(1, 1000), 200);
export const choice = v.union(
  [
    exactly({
      pick: id,
      of: v.exactOptional(v.union([id, cm])),
      with: v.exactOptional(id),
      as: v.exactOptional(id),
    }),
    exactly({ march: path, movers: list(id, 200) }),
    exactly({ moment: cm }),
    exactly({ span: cm }),
    exactly({ bearing: pose }),
    exactly({ allot: v.record(id, integer(0, 10_000)) }),
    exactly({ place: v.record(id, pose) }),
    exactly({ dice }),
  ],
  AN_ANSWER,
);
/** What a person shows with hand and mouse. */
const degrees = number(-720, 720);
export const attempt = v.union(
  [
    exactly({ choice }),
    exactly({ to: object(place), heading: v.exactOptional(degrees) }),
    exactly({
      legs: list(
        v.union(
          [exactly({ ahead: cm }), exactly({ sideways: cm }), exactly({ turn: degrees })],
          'ahead, sideways or turn',
        ),
        20,
      ),
    }),
  ],
  'a choice, a place or legs',
);
/** Pieces and where they stand on a real table. */
export const stand = list(object({ id, to: pose }), 200);
/** What somebody did in a battle, as it is written down. */
export const entry = v.union(
  [
    exactly({ seat: id, choice }),
    exactly({ seat: id, stand }),
    exactly({ seat: id, instruct: object({ kind: id, id, choice: v.nullable(choice) }) }),
  ],
  'an entry of a battle',
);
