/** Ids and centimetres: the two words every part of a scenario uses. */
export type Id = string;
/** Centimetres on the table. */
export type Cm = number;
