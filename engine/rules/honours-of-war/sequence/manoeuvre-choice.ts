/** The answers to the question of a unit's movement: an order, or a march. */
import type { Id, MarchChoice } from '../../../battle';

export type ManoeuvreChoice = Order | MarchChoice;

export type Order =
  | { readonly pick: 'done' | 'second move' | 'man guns' | 'leave table' }
  /** A formation, or an about turn. */
  | { readonly pick: 'form'; readonly as: string }
  /** A block of houses. */
  | { readonly pick: 'enter'; readonly of: Id }
  /** By a face of the houses. */
  | { readonly pick: 'leave'; readonly of: number }
  /** `both`: the flank of another line as well (HOW-CHG-17). */
  | { readonly pick: 'charge'; readonly of: Id; readonly as?: 'both' };
