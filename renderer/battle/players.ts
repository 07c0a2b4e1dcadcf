import type { Settings } from '../../electron/desk/api';
import { generalAt, type KnownGenerals } from './commanders';

export type PlayChoices = Settings['play'];
export type Player = PlayChoices['players'][number];

export const PLAYERS: readonly { readonly value: Player; readonly label: string }[] = [
  { value: 'person', label: 'A person, at this screen' },
  { value: 'general', label: 'A computer general' },
  { value: 'real table', label: 'A real table' },
];

/** Who plays a side, by its place in the order of the sides. */
export const playerAt = ({ players }: Pick<PlayChoices, 'players'>, at: number): Player => players[at] ?? 'general';

export const hasPersons = (play: Pick<PlayChoices, 'players'>, sides: readonly unknown[]): boolean =>
  sides.some((_, i) => playerAt(play, i) !== 'general');

/** The same choices with another player for one side. */
export const withPlayer = (play: PlayChoices, at: number, player: Player): PlayChoices => ({
  ...play,
  players: Array.from({ length: Math.max(play.players.length, at + 1) }, (_, i) =>
    i === at ? player : playerAt(play, i),
  ),
});

/** Who plays which side, as a fight is ordered. */
export const playersOrdered = (
  sides: readonly { readonly id: string }[],
  play: Pick<PlayChoices, 'players'>,
  generals: readonly string[],
  known: KnownGenerals,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    sides.map(({ id }, i) => {
      const player = playerAt(play, i);
      const { level, temper } = generalAt(generals, i, known);
      return [id, player === 'general' ? (temper === '' ? level : `${level}:${temper}`) : player];
    }),
  );

/** Above the title of a fight: who decides in it. */
export function whoDecides(sides: readonly unknown[], play: Pick<PlayChoices, 'players'>): string {
  const persons = sides.filter((_, i) => playerAt(play, i) !== 'general').length;
  if (persons === 0) return 'Two computer generals decide';
  if (persons === sides.length) return persons === 1 ? 'You decide' : 'Two players decide, at this screen';
  return 'You decide, against a computer general';
}
