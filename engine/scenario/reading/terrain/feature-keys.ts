/** Keys that every feature has, and `effects:`: what it does to troops, in words every rule system can take. */
import { CONFIDENCES } from '../../model/confidence';
import { COVERS, GOINGS, SIGHTS } from '../../model/features';
import type { Effects, Going, NamePlace } from '../../model/features';
import { oneOf, text } from '../../readers/fields';
import { keys, may, needs, otherwise } from '../../readers/groups';
import { either, made, placed } from '../../readers/reader';
import type { Reader } from '../../readers/reader';
import { overrides } from '../../readers/raw';
import { repeatFormat } from '../../readers/repeat';
import { point } from '../../readers/shapes';
import { turnOfWords } from './labels';

const going = oneOf(GOINGS);
const goingOf = (arm: string) => otherwise(going, 'free', `For ${arm}.`);

const movement = either<NonNullable<Effects['movement']>>(
  'movement',
  made(going, (all: Going) => ({ foot: all, 'light foot': all, horse: all, guns: all, train: all })),
  keys('movement by arm', {
    foot: goingOf('foot in close order'),
    'light foot': goingOf('light infantry'),
    horse: goingOf('horse'),
    guns: goingOf('guns'),
    train: goingOf('wagons and pontoons'),
  }),
);

const MOVEMENT = 'Over an area the speed, over a line the part of a move it costs; one word, or words by arm.';
const COVER = 'Cover it gives to troops in an area, or behind a line.';
const SIGHT = 'Whether it can be seen through.';

const AS_KIND = "its kind's";
/** Effects that replace those of a kind. */
const effectsFormat: Reader<Effects> = keys('the effects', {
  movement: may(movement, MOVEMENT, AS_KIND),
  cover: may(oneOf(COVERS), COVER, AS_KIND),
  sight: may(oneOf(SIGHTS), SIGHT, AS_KIND),
});

/** The effects of ground of its own kind, which has no others. */
export const ownEffectsFormat: Reader<Effects> = made(
  keys('effects of its own', {
    movement: may(movement, MOVEMENT, 'free'),
    cover: otherwise(oneOf(COVERS), 'none', COVER),
    sight: otherwise(oneOf(SIGHTS), 'open', SIGHT),
  }),
  (effects) => ({ ...effects, movement: effects.movement ?? FREE }),
);
const FREE = { foot: 'free', 'light foot': 'free', horse: 'free', guns: 'free', train: 'free' } as const;

const namePlace = made(point, (at): NamePlace => ({ at, turn: 0 }));
/** `[x, y]`, or with keys where the words do not run to the east. */
const labelFormat = either<NamePlace>(
  'the place of a name',
  namePlace,
  keys('the place of a name', {
    at: needs(point, 'The middle of the words.'),
    turn: turnOfWords,
  }),
);

/** Of anything of which one may be more or less sure. */
export const sure = may(oneOf(CONFIDENCES), 'How sure it is that it was there, and so.', 'not said');

/** Those of every feature, also of kinds that must declare their effects. */
export const plainKeys = {
  name: may(placed(text), 'What it is called; names of features differ.'),
  label: may(labelFormat, 'The middle of its name on maps and on the table.', 'the map looks for a place'),
  repeat: may(placed(repeatFormat), 'Makes a row of it; each copy gets its number behind the name.', 'once'),
  confidence: sure,
  overrides,
};
export const featureKeys = {
  ...plainKeys,
  effects: may(effectsFormat, 'What it does to troops, where that differs from its kind.', "its kind's"),
};
