/** Initiative for movement and fire (HOW-INIT). */
import { ask, does, roll } from '../../../battle';
import type { Field, Id, Question, Reason, Rule, View } from '../../../battle';
import { initiativeOf } from './allies';

/** What the attacker adds for movement (HOW-INIT-02). */
export const ATTACKER_BONUS = 1;

/** The sides roll until one is higher; the winner's id. */
export function* rollInitiative(field: Field, phase: 'move' | 'fire'): Rule<Id> {
  const [clause, key] =
    phase === 'move' ? (['HOW-INIT-01', 'moveInitiative'] as const) : (['HOW-INIT-05', 'fireInitiative'] as const);
  for (;;) {
    const totals: Total[] = [];
    for (const side of field.roster.sides) {
      const why = phase === 'move' ? 'Movement initiative' : 'Firing initiative';
      const [die] = yield* roll(field, { why, who: side.id, clause, seat: side.seat });
      const { values, name } = initiativeOf(field.roster, side.id);
      const national = values[key];
      const attacks = phase === 'move' && side.attacker ? ATTACKER_BONUS : 0;
      totals.push({
        side: side.id,
        total: die + national + attacks,
        reasons: [
          { clause, label: 'Die', value: die, sum: side.name },
          ...(national ? [{ clause, label: name, value: national, sum: side.name }] : []),
          ...(attacks ? [{ clause: 'HOW-INIT-02', label: 'Attacker', value: attacks, sum: side.name }] : []),
        ],
      });
    }
    const ranked = totals.toSorted((a, b) => b.total - a.total);
    const [best, ...others] = ranked;
    if (best && others.every(({ total }) => total < best.total)) {
      const reasons = ranked.flatMap((one) => one.reasons);
      settle(field, phase, best.side, reasons, ` by ${ranked.map(({ total }) => total).join(' to ')}`);
      return best.side;
    }
  }
}

interface Total {
  readonly side: Id;
  readonly total: number;
  readonly reasons: readonly Reason[];
}

/** Movement initiative of a turn: the attacker has the first (HOW-INIT-03). */
export function* movementInitiative(field: Field): Rule<void> {
  const attackers = field.roster.sides.filter((side) => side.attacker);
  const [attacker] = attackers;
  if (field.state.at.turn === 1 && attacker && attackers.length === 1) {
    settle(field, 'move', attacker.id, [{ clause: 'HOW-INIT-03', label: 'The attacker has the first turn' }]);
    return;
  }
  yield* rollInitiative(field, 'move');
}

function settle(field: Field, phase: 'move' | 'fire', side: Id, reasons: readonly Reason[], by = ''): void {
  const name = field.roster.sides.find(({ id }) => id === side)?.name ?? side;
  field.emit(
    { do: 'mark', id: null, mark: `${phase} initiative`, value: side },
    { text: `${does(name, 'has')} the initiative ${phase === 'move' ? 'of movement' : 'of fire'}${by}.`, reasons },
  );
}

/** The side with the movement initiative, now or of last turn. */
export const moveInitiative = (field: Pick<Field, 'state' | 'roster'>): Id => {
  const marked = field.state.marks['move initiative'];
  return typeof marked === 'string' ? marked : (field.roster.sides[0]?.id ?? '');
};

export const otherSide = (roster: View['roster'], side: Id): Id =>
  roster.sides.find(({ id }) => id !== side)?.id ?? side;

/** The winner moves first or lets the enemy begin (HOW-INIT-04). */
export const whoBeginsQuestion: Question<{ readonly side: Id }, { readonly pick: 'first' | 'second' }> = {
  kind: 'who begins',
  form: () => ({ form: 'pick' }),
  choices: () => ({ list: [{ pick: 'first' }, { pick: 'second' }] }),
  check: () => null,
  words: (view, { side }) => ({
    title: `${view.roster.sides.find(({ id }) => id === side)?.name ?? side} moves first or second`,
    clause: 'HOW-INIT-04',
  }),
  label: (_view, _about, { pick }) => (pick === 'first' ? 'Move first' : 'Let the enemy move first'),
  idle: () => ({ pick: 'first' }),
};

export function* whoBegins(field: Field): Rule<Id> {
  const side = moveInitiative(field);
  const { pick } = yield* ask(field, whoBeginsQuestion, side, { side });
  return pick === 'first' ? side : otherSide(field.roster, side);
}
