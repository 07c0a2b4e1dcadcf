/** Who answers what is asked: persons, and computer generals over a side or a wing of it. */
import { listed } from '../battle';
import type { Battle, Decision, Id, Roster, Seat } from '../battle';
import { commandersOf } from '../analysis';
import { commandsUnder, generalNamed, GENERALS, whoIsAsked } from '../generals';
import type { ExplainingGeneral } from '../generals';
import type { RuleSystem } from '../rules/system';
import { PERSON, REAL_TABLE } from './order';

export interface Players {
  /** Does a person answer this? Dice that are typed in are always a person's. */
  readonly isPersons: (battle: Battle, decision: Decision) => boolean;
  /** Does a unit stand on a real table? */
  readonly isReal: (unit: Id) => boolean;
  /** Seats of which a person plays at least a part, in the order of the sides. */
  readonly persons: readonly Seat[];
  /** Those that answer, and advise persons. */
  readonly generals: ReadonlyMap<Seat, ExplainingGeneral>;
  /** Who answers for each seat, in words. */
  readonly words: Readonly<Record<Seat, string>>;
  /** The computer generals alone, by side or command. */
  readonly named: Readonly<Record<Id, Id>>;
}

const WORDS: Readonly<Record<string, string>> = { [PERSON]: 'a person', [REAL_TABLE]: 'a real table' };
/** He advises a person who asks. */
const ADVISER = GENERALS[0]?.id ?? '';
const isPerson = (player: string): boolean => player in WORDS;

/** Throws a sentence when somebody is not known, or what he is to command. */
export function playersOf(system: RuleSystem, roster: Roster, players: Readonly<Record<Id, string>>): Players {
  const { sides, commands, units } = roster;
  const generals = Object.fromEntries(Object.entries(players).filter(([, player]) => !isPerson(player)));
  const advised = Object.entries(players).map(([id, player]) => [id, isPerson(player) ? ADVISER : player] as const);
  const commanders = commandersOf(system, roster, Object.fromEntries(advised));
  const named = Object.fromEntries(Object.entries(generals).map(([id, general]) => [id, generalNamed(general).id]));
  const wings = Object.entries(players).filter(([id]) => commands[id] && !sides.some((side) => side.id === id));
  const ofSide = (seat: Seat): string => {
    const side = sides.find((one) => one.seat === seat);
    return (side && players[side.id]) ?? PERSON;
  };
  const playerOf = (battle: Battle, decision: Decision): string => {
    const { command } = whoIsAsked(battle.view(decision.seat), decision);
    return playerFor(decision.seat, command);
  };
  const playerFor = (seat: Seat, command: Id | null): string => {
    const wing = wings.find(([id]) => command !== null && commandsUnder(roster, id).has(command));
    return wing?.[1] ?? ofSide(seat);
  };
  const wingsOf = (sideId: Id): readonly (readonly [Id, string])[] =>
    wings.filter(([id]) => commands[id]?.side === sideId);
  return {
    isReal: (id) => {
      const command = units[id]?.command ?? null;
      const side = sides.find((one) => one.id === (command === null ? null : commands[command]?.side));
      return side !== undefined && playerFor(side.seat, command) === REAL_TABLE;
    },
    isPersons: (battle, decision) => decision.form.form === 'dice' || isPerson(playerOf(battle, decision)),
    persons: sides
      .filter(({ id, seat }) => isPerson(ofSide(seat)) || wingsOf(id).some(([, player]) => isPerson(player)))
      .map(({ seat }) => seat),
    generals: commanders,
    words: Object.fromEntries(
      sides.map(({ id, seat }) => {
        const main = WORDS[ofSide(seat)] ?? generalNamed(ofSide(seat)).make(system).title;
        const others = wingsOf(id).map(
          ([wing, player]) =>
            `${WORDS[player] ?? `a ${generalNamed(player).make(system).title}`} over ${commands[wing]?.name ?? wing}`,
        );
        return [seat, others.length > 0 ? `${main}, with ${listed(others)}` : main];
      }),
    ),
    named,
  };
}
