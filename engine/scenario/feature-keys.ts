/** Keys that every feature has. */
import { effectsFormat } from './effects';
import { text } from './fields';
import { may } from './groups';
import { overrides } from './raw';
import { placed } from './reader';
import { repeatFormat } from './repeat';

/** Those of every feature, also of kinds that must declare their effects. */
export const plainKeys = {
  name: may(placed(text), 'What it is called; names of features differ.'),
  repeat: may(placed(repeatFormat), 'Makes a row of it; each copy gets its number behind the name.', 'once'),
  overrides,
};
export const featureKeys = {
  ...plainKeys,
  effects: may(effectsFormat, 'What it does to troops, where that differs from its kind.', "its kind's"),
};
