/** One seat under several generals: each answers for the commands of his wing, and one for the side and all the rest. */
import type { Decision, Id, Roster, View } from '../battle';
import { listed } from '../battle';
import type { ExplainingGeneral } from './capable';
import { whoIsAsked } from './who-is-asked';

/** A general over a group of commands. */
export interface Wing {
  readonly commands: ReadonlySet<Id>;
  /** As it is told of: "the left wing", or the names of its commands. */
  readonly name: string;
  readonly general: ExplainingGeneral;
}

/** Each general plans for the whole army, and answers only for his own wing. */
export function generalOfWings(main: ExplainingGeneral, wings: readonly Wing[]): ExplainingGeneral {
  const [first] = wings;
  if (!first) return main;
  const generalFor = (view: View, decision: Decision): ExplainingGeneral => {
    const { command } = whoIsAsked(view, decision);
    return wings.find(({ commands }) => command !== null && commands.has(command))?.general ?? main;
  };
  return {
    title: `${main.title}, with ${listed(wings.map(({ name, general }) => `a ${general.title} over ${name}`))}`,
    choose: (view, decision, ...more) => generalFor(view, decision).choose(view, decision, ...more),
    explain: (view, decision, ...more) => generalFor(view, decision).explain(view, decision, ...more),
    plan(view) {
      const own = wings.flatMap(({ commands, general }) =>
        general.plan(view).filter(({ command }) => commands.has(command)),
      );
      const rest = main.plan(view).filter(({ command }) => !wings.some(({ commands }) => commands.has(command)));
      return [...rest, ...own];
    },
  };
}

/** The commands of a wing by the id of one of them: a lieutenant general's are those he leads. */
export function commandsUnder({ commands }: Roster, id: Id): ReadonlySet<Id> {
  const command = commands[id];
  return new Set([id, ...(command?.commands ?? [])]);
}
