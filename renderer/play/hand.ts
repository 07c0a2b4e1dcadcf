import type { TableHand, TablePicture, Viewing } from '../battle';
import type { Choice, Id } from '../../engine/battle';
import type { Point } from '../../engine/geometry';
import type { Asked, Fight } from './fight.svelte';
import type { Moving } from './moving.svelte';
import type { SettingDown } from './setting-down.svelte';
import type { Together } from './together.svelte';

interface Parts {
  readonly fight: Fight;
  readonly moving: Moving;
  readonly together: Together;
  readonly setting: SettingDown;
  readonly viewing: Viewing;
}

/** Whom a listed choice is about: a piece or a command. */
const aboutOf = (choice: Choice): Id | null => ('pick' in choice && typeof choice.of === 'string' ? choice.of : null);

/** The listed choice about a piece, or else about the command it belongs to. */
function choiceAbout({ choices }: Pick<Asked, 'choices'>, id: Id, command: Id | undefined): number | null {
  const of = (who: Id | undefined): number =>
    who === undefined ? -1 : choices.findIndex(({ choice }) => aboutOf(choice) === who);
  const own = of(id);
  const found = own === -1 ? of(command) : own;
  return found === -1 ? null : found;
}

/** A hand that fights: it drags units, sends them where it clicks and chooses whom it clicks. */
export function fightingHand({ fight, moving, together, setting, viewing }: Parts): TableHand {
  /** The unit being dragged: the one that is asked, or one that is still to be chosen. */
  let held: Id | null = null;
  const picture = (): TablePicture | null => viewing.stage;
  const mayAct = (): boolean => !fight.busy && fight.curtain === null && !fight.ended;
  const commandOf = (id: Id): Id | undefined => fight.battle.record.roster.units[id]?.command;
  const placeAt = ({ x, y }: Point): Point | null => picture()?.groundUnder(x, y) ?? null;

  function choose(picked: Id, asked: Asked): boolean {
    viewing.selected = picked;
    if (choiceAbout(asked, picked, undefined) === null && fight.tellWhy(picked)) return true;
    const listed = choiceAbout(asked, picked, commandOf(picked));
    if (listed === null) return true;
    if (fight.chosen === listed) void fight.confirm();
    else fight.choose(listed);
    return true;
  }

  return {
    take({ x, y }) {
      const { asked } = fight;
      const picked = mayAct() ? (picture()?.pick(x, y) ?? null) : null;
      held = null;
      if (picked === null || !asked) return false;
      const place = placeAt({ x, y });
      if (together.on) return place !== null && together.take(picked, place);
      if (setting.take(picked)) return true;
      const isOwn = fight.battle.state.pieces.find(({ id }) => id === picked)?.seat === asked.seat;
      if (picked !== moving.mover && !(isOwn && choiceAbout(asked, picked, undefined) !== null)) return false;
      held = picked;
      return true;
    },
    carry(at) {
      if (setting.isHeld) {
        const place = placeAt(at);
        if (place) setting.carry(place, at.shift);
        return;
      }
      const place = placeAt(at);
      if (together.isHeld) return place ? together.carry(place, at.shift) : undefined;
      const { asked } = fight;
      if (held === null || !asked || fight.busy) return;
      if (moving.mover === held) {
        if (place) moving.aim(place, at.shift);
        return;
      }
      // It was picked up before it was its turn: it is named first.
      const listed = choiceAbout(asked, held, undefined);
      const choice = listed === null ? undefined : asked.choices[listed]?.choice;
      if (choice) void fight.answer(choice);
    },
    put(at) {
      const place = at && placeAt(at);
      if (setting.isHeld) {
        if (!place) return setting.forget();
        setting.carry(place, at.shift);
        return void setting.go();
      }
      if (together.isHeld) {
        if (place) together.carry(place, at.shift);
        else together.aim(null, false);
        together.letGo();
        return void together.go();
      }
      if (place && held !== null && moving.mover === held) {
        moving.aim(place, at.shift);
        void moving.go();
      } else moving.forget();
      held = null;
    },
    rest(at) {
      const place = at && mayAct() ? placeAt(at) : null;
      if (together.on) return together.pinned ? undefined : together.aim(place, at?.shift === true);
      if (!fight.asked?.isFree || moving.pinned) return;
      if (!at || !place || picture()?.pick(at.x, at.y) != null) moving.forget();
      else moving.aim(place, at.shift);
    },
    click({ x, y, shift }) {
      const { asked } = fight;
      if (!asked || !mayAct()) return false;
      const place = placeAt({ x, y });
      if (together.on) {
        together.letGo();
        if (!together.pinned) together.aim(place, shift);
        void together.go();
        return true;
      }
      const picked = picture()?.pick(x, y) ?? null;
      if (picked !== null) return choose(picked, asked);
      if (!asked.isFree || !place) return false;
      if (!moving.tried || moving.pinned) moving.aim(place, false);
      void moving.go();
      return true;
    },
    next(by) {
      if (!mayAct() || (fight.asked?.choices.length ?? 0) === 0) return false;
      fight.chooseBeside(by);
      return true;
    },
  };
}
