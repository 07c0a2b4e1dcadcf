/** The answers to the question of a unit's movement: an order, or a march (MCN-MOVE). */
import type { Id, MarchChoice } from '../../../battle';
import type { EngineerWork } from '../engineers/jobs';

export type Order =
  | { readonly pick: 'done' }
  | { readonly pick: 'form'; readonly as: string }
  /** A change of face that takes the whole move, in degrees clockwise (MCN-MOVE-07). */
  | { readonly pick: 'face'; readonly of: number }
  | { readonly pick: 'enter'; readonly of: Id }
  | { readonly pick: 'leave'; readonly of: number }
  /** The first of two moves over a stream (MCN-MOVE-03). */
  | { readonly pick: 'ford'; readonly of: Id }
  | { readonly pick: 'man guns' }
  /** Engineers' work, which takes the whole move (MCN-ENG). */
  | ({ readonly pick: 'work' } & EngineerWork);
export type ManoeuvreChoice = Order | MarchChoice;
