/**
 * What a person writes: the scenario and nation files, their reading with findings, lengths and their units. No rule of
 * any system is here; systems parse their own parts.
 */
export type { Finding } from './findings';
export * from './scenario';
