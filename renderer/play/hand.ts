import type { TableHand, TablePicture, Viewing } from '../battle';
import type { Choice, Id } from '../../engine/battle';
import type { Asked, Fight } from './fight.svelte';

interface Parts {
  readonly fight: Fight;
  readonly viewing: Viewing;
}

/** Whom a listed choice is about: a piece or a command. */
const aboutOf = (choice: Choice): Id | null => ('pick' in choice && typeof choice.of === 'string' ? choice.of : null);

/** The listed choice about a piece, or about the command it belongs to. */
export function choiceAbout({ choices }: Asked, id: Id, command: Id | undefined): number | null {
  const of = (who: Id | undefined): number =>
    who === undefined ? -1 : choices.findIndex(({ choice }) => aboutOf(choice) === who);
  const own = of(id);
  const found = own === -1 ? of(command) : own;
  return found === -1 ? null : found;
}

/** A hand that fights: it drags units, sends them where it clicks and chooses whom it clicks. */
export function fightingHand({ fight, viewing }: Parts): TableHand {
  const picture = (): TablePicture | null => viewing.stage;
  const mayAct = (): boolean => !fight.busy && fight.curtain === null && !fight.ended;
  const commandOf = (id: Id): Id | undefined => fight.battle.record.roster.units[id]?.command;

  return {
    take: () => false,
    carry: () => undefined,
    put: () => undefined,
    rest: () => undefined,
    click({ x, y }) {
      const { asked } = fight;
      const picked = picture()?.pick(x, y) ?? null;
      if (!asked || !mayAct()) return false;
      if (picked === null) return false;
      viewing.selected = picked;
      const listed = choiceAbout(asked, picked, commandOf(picked));
      if (listed === null) return true;
      if (fight.chosen === listed) void fight.confirm();
      else fight.choose(listed);
      return true;
    },
    next(by) {
      if (!mayAct() || (fight.asked?.choices.length ?? 0) === 0) return false;
      fight.chooseBeside(by);
      return true;
    },
  };
}
