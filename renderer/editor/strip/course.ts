/** How the battles in the background went, in short sentences. */
import { shortBrigade, shortUnit } from '../../../drawing/map';
import type { Id } from '../../../engine/scenario';
import type { Estimate } from './estimate';

interface Named {
  readonly id: Id;
  readonly name: string;
}

/** "Median 9.5 turns, 6.4 charges a battle." */
export function lengthSentence({ games, median, charges, stalled }: Estimate): string {
  const each = Math.round((charges / games) * 10) / 10;
  const open = stalled === 0 ? '' : `, ${stalled} of ${games} open`;
  return `Median ${median} ${median === 1 ? 'turn' : 'turns'}${open}. ${each} ${each === 1 ? 'charge' : 'charges'} a battle.`;
}

/** "Prussia breaks in turn 8 (12 of 20), Austria in turn 10 (6)." */
export function breaksSentence({ games, breaks }: Estimate, sides: readonly Named[]): string {
  const broken = breaks.filter(({ battles }) => battles > 0);
  if (broken.length === 0) return 'No side breaks.';
  const told = broken.map(({ side, battles, turn }, i) => {
    const name = sides.find(({ id }) => id === side)?.name ?? side;
    return `${name} ${i === 0 ? 'breaks ' : ''}in turn ${turn} (${battles}${i === 0 ? ` of ${games}` : ''})`;
  });
  return `${told.join(', ')}.`;
}

export interface Idler {
  readonly command: Id;
  readonly name: string;
  readonly turns: number;
  /** What is told on hover. */
  readonly told: string;
}

/** Who stands idle longest, and who stands so in battles that are open at the end; so many at most. */
export function idlersIn(
  { games, idle }: Estimate,
  commands: Readonly<Record<Id, Named>>,
  placeOf: (at: { readonly x: number; readonly y: number }) => string,
  most: number,
): readonly Idler[] {
  return idle.slice(0, most).map(({ command, battles, turns, open, at }) => {
    const name = commands[command]?.name ?? command;
    const stood = `${name} stands idle for ${turns} turns in ${battles} of ${games} battles`;
    const ends = open > 0 ? `, to the end in ${open} that ${open === 1 ? 'stays' : 'stay'} open` : '';
    return {
      command,
      name: shortBrigade(shortUnit(name)),
      turns,
      told: `${stood}${ends}${at ? ` (at ${placeOf(at)})` : ''}. Select it on the table`,
    };
  });
}
