/** The words of a made-up battle: its title, its story and what the table says of its making. */
import type { Army, Objective } from '../../engine/scenario';
import type { DiceCup } from '../table';

const TITLES = ['The Combat of', 'The Affair at', 'The Action of'] as const;
const OPENINGS = [
  'Two columns on the same road, and neither of them early.',
  'The maps of both staffs show a night’s quarters here. They show the same quarters.',
  'At dawn the outposts hear drums where no drums should be.',
  'Nobody has meant to fight today.',
] as const;
const REASONS = [
  'has orders to be beyond it by evening',
  'has been told that it is empty',
  'needs it for the bakers and the pontoons that follow',
  'will not turn its back on an enemy in sight of it',
] as const;

export const titleOf = (cup: DiceCup, { name }: Objective): string => `${cup.pick(TITLES) ?? TITLES[0]} ${name}`;

/** Markdown: who wants what. */
export function storyOf(cup: DiceCup, attacker: Army, defender: Army, { name }: Objective): string {
  const opening = cup.pick(OPENINGS) ?? OPENINGS[0];
  const reason = cup.pick(REASONS) ?? REASONS[0];
  const parties = `Between the army of ${attacker.name} and that of ${defender.name} lies **${name}**.`;
  const wishes = `${attacker.name} ${reason} and must attack; ${defender.name} has only to say no.`;
  return `${wrapped(opening)}\n\n${wrapped(`${parties} ${wishes}`)}`;
}

/** Markdown: how all of it came about. */
export function notesOf(seed: number, points: readonly [number, number], armies: readonly Army[]): string {
  const table = `Made by chance from seed ${seed}: the table piece by piece, and armies of`;
  const totals = armies.map(({ name }, n) => `${points[n] ?? 0} points (${name})`).join(' and ');
  return wrapped(`${table} ${totals}. Nobody holds the objective at the start.`);
}

/** In lines of up to 110 letters, as people write paragraphs in a file. */
export function wrapped(text: string): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line === '') lines[lines.length - 1] = word;
    else if (line.length + word.length < 110) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}
