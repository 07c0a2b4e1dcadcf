/** The kit as a test file of a rule system calls it. Apart from the rest of the kit, so that `npm run soak` runs without vitest. */
import { expect, it } from 'vitest';
import { fight } from './fight';
import type { Fought, Player } from './fight';
import { LIES } from './lies';
import type { Subject } from './subject';
import { trial } from './trial';

/** A battle to fight: a subject, who fights it, from which seed, and what else must be so of it. */
export interface TrialCase {
  readonly subject: Subject;
  readonly player: Player;
  readonly seed: number;
  readonly also?: (fought: Fought) => void;
}

/** Faults that a failed test tells. */
const MOST_TOLD = 10;

/** Fights every case and looks it through. */
export function testBattles(cases: readonly TrialCase[]): void {
  const titled = cases.map((one) => [`${one.subject.title} by ${one.player}, seed ${one.seed}`, one] as const);
  it.each(titled)('%s shows no fault', { timeout: 60_000 }, (_title, { subject, player, seed, also }) => {
    const { fought, faults } = trial(subject, player, seed);
    expect(faults.slice(0, MOST_TOLD)).toEqual([]);
    if (fought) also?.(fought);
  });
}

/** Plants each lie in a sound battle. */
export function testLies(subject: Subject, player: Player, seed: number): void {
  const sound = fight(subject, player, seed);
  for (const { title, plant, find, says } of LIES)
    it(`finds a lie: ${title}`, ({ skip }) => {
      const lied = plant(sound);
      if (!lied) return skip('the battle has nothing of the kind');
      expect(find(lied).filter((fault) => says.test(fault))).not.toEqual([]);
    });
}
