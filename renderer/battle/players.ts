import type { Settings } from '../../electron/desk/api';
import type { Roster, RosterCommand } from '../../engine/battle';
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

/** Who plays single commands otherwise than the rest of their side, by the command's id. */
export type Wings = Readonly<Record<string, Player>>;

export const hasPersons = (play: Pick<PlayChoices, 'players'>, sides: readonly unknown[], wings: Wings = {}): boolean =>
  sides.some((_, i) => playerAt(play, i) !== 'general') || Object.values(wings).some((player) => player !== 'general');

/** The same wings with another player for one; undefined: he who plays the side. */
export function withWing(wings: Wings, command: string, player: Player | undefined): Wings {
  const { [command]: _, ...others } = wings;
  return player === undefined ? others : { ...others, [command]: player };
}

/** The commands of a side that somebody else may play: those that nobody but its general leads. */
export function wingsOf({ commands }: Pick<Roster, 'commands'>, side: string): readonly RosterCommand[] {
  const own = Object.values(commands).filter((command) => command.side === side && command.kind !== 'general');
  const led = new Set(own.flatMap((command) => command.commands));
  const free = own.filter(({ id }) => !led.has(id));
  return free.length > 1 ? free : [];
}

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
  wings: readonly { readonly id: string; readonly side: string; readonly player: Player }[] = [],
): Readonly<Record<string, string>> => {
  const named = (player: Player, at: number): string => {
    if (player !== 'general') return player;
    const { level, temper } = generalAt(generals, at, known);
    return temper === '' ? level : `${level}:${temper}`;
  };
  return Object.fromEntries([
    ...sides.map(({ id }, i) => [id, named(playerAt(play, i), i)] as const),
    ...wings.map(
      ({ id, side, player }) =>
        [
          id,
          named(
            player,
            sides.findIndex((one) => one.id === side),
          ),
        ] as const,
    ),
  ]);
};

/** Above the title of a fight: who decides in it. */
export function whoDecides(sides: readonly unknown[], play: Pick<PlayChoices, 'players'>, wings: Wings = {}): string {
  if (Object.keys(wings).length > 0 && hasPersons(play, sides, wings)) return 'You decide, each for his own wing';
  const persons = sides.filter((_, i) => playerAt(play, i) !== 'general').length;
  if (persons === 0) return 'Two computer generals decide';
  const real = sides.filter((_, i) => playerAt(play, i) === 'real table').length;
  const where = real === persons ? 'at a real table' : 'at this screen';
  if (persons === sides.length) return persons === 1 ? 'You decide' : `Two players decide, ${where}`;
  return `You decide${real > 0 ? ', at a real table' : ''}, against a computer general`;
}
