/** What a person may ask before answering: where a move would lead, its odds, what the enemy can do there, what a general would do. */
import { choicesOf, findPiece, poseOf } from '../battle';
import type { Battle, Choice, Decision, Id, MoveLeft, Odds, Reason, Refusal, Seat } from '../battle';
import { adviceOf, rehearseAs } from '../generals';
import type { Advice, ExplainingGeneral } from '../generals';
import { endOf } from '../geometry';
import type { Path, Pose } from '../geometry';
import type { RuleSystem, Threat, Zone } from '../rules/system';
import { asListed } from './asked';
import { meantBy } from './attempts';
import type { Attempt } from './attempts';
import { outcomesOf } from './outcomes';
import type { Outcome } from './outcomes';

/** What a move would be. */
export interface Tried {
  /** The legal answer that comes nearest to what is meant: to be given as it is. Null: there is none. */
  readonly choice: Choice | null;
  readonly label: string;
  /** Why it cannot be done as it is meant; null when it can. */
  readonly refusal: Refusal | null;
  readonly path: Path | null;
  /** Who would stand where, and in which formation. */
  readonly ends: readonly { readonly id: Id; readonly pose: Pose; readonly formation: Id | null }[];
  /** What it leaves of the move; null where nothing is measured. */
  readonly left: MoveLeft | null;
}

export function tried(battle: Battle, decision: Decision, attempt: Attempt): Tried {
  const meant = meantBy(battle, decision, attempt);
  return { ...meant, ...told(battle, decision, meant.choice) };
}

function told(battle: Battle, decision: Decision, choice: Choice | null): Omit<Tried, 'choice' | 'refusal'> {
  const question = battle.question(decision.kind);
  if (!choice || !question) return { label: '', path: null, ends: [], left: null };
  const view = battle.view(decision.seat);
  const { about } = decision;
  const path = 'march' in choice ? choice.march : null;
  const formation = 'as' in choice && choice.as !== undefined ? choice.as : null;
  // Only where it ends is wanted, so that the weighing is given up at once.
  const promised = path ? [] : (question.evaluate?.(view, about, choice, () => true).ends ?? []);
  const movers = 'movers' in choice ? choice.movers : [];
  const ends = path ? movers.map((id) => ({ id, pose: endOf(path) })) : promised;
  return {
    label: question.label(view, about, choice),
    path,
    ends: ends.map(({ id, pose }) => ({
      id,
      pose,
      formation: isFormationOf(battle, id, formation) ? formation : null,
    })),
    left: question.allowance?.(view, about, choice) ?? null,
  };
}

const isFormationOf = (battle: Battle, id: Id, formation: Id | null): boolean =>
  formation !== null && battle.view('').roster.units[id]?.layouts[formation] !== undefined;

/** What may follow one of the answers. */
export interface ChanceOf {
  readonly choice: Choice;
  readonly label: string;
  /** By the question's own reckoning; null where it has none. */
  readonly odds: Odds | null;
  /** What is added to its dice, as far as it is known beforehand; null where none are thrown for it. */
  readonly modifiers: readonly Reason[] | null;
  /** By trying it out with every throw; null where there are too many ways, and of a list. */
  readonly outcomes: readonly Outcome[] | null;
}

export function chancesOf(
  battle: Battle,
  system: RuleSystem,
  decision: Decision,
  choices: readonly Choice[],
): readonly ChanceOf[] {
  const question = battle.question(decision.kind);
  const view = battle.view(decision.seat);
  // To try one out takes a while: of a list only dice are, whose card shows each face.
  const isAlone = choices.length === 1 || decision.form.form === 'dice';
  return choices.map((choice) => ({
    choice,
    label: question?.label(view, decision.about, choice) ?? '',
    odds: question?.odds?.(view, decision.about, choice) ?? null,
    modifiers: question?.modifiers?.(view, decision.about, choice) ?? null,
    outcomes: isAlone ? outcomesOf(battle, system, decision.seat, choice) : null,
  }));
}

/** All that is listed of what is no march; of dice each way they may fall, where there are few. */
export function listedOf(battle: Battle, decision: Decision): readonly Choice[] {
  const { form } = decision;
  if (form.form === 'dice')
    return form.count === 1 ? Array.from({ length: form.faces }, (_, face) => ({ dice: [face + 1] })) : [];
  const question = battle.question(decision.kind);
  if (!question) return [];
  const view = battle.view(decision.seat);
  const { list } = choicesOf(question, view, decision);
  return asListed(
    question,
    view,
    decision,
    list.filter((choice) => !('march' in choice)),
  );
}

/** A unit of the seat, where it stands or as if it stood at `pose`. */
export interface Endangered {
  readonly seat: Seat;
  readonly unit: Id;
  readonly pose: Pose | null;
}

/** What the enemy can do to it there. */
export function threatsTo(battle: Battle, system: RuleSystem, { seat, unit, pose }: Endangered): readonly Threat[] {
  const view = battle.view(seat);
  const piece = findPiece(view.state, unit);
  if (piece?.seat !== seat || (!pose && !poseOf(piece.where))) return [];
  return system.threats?.(view, unit, pose ?? undefined) ?? [];
}

/** The ground that a piece fires into or commands, as far as the seat sees the piece on the table. */
export function zonesOf(battle: Battle, system: RuleSystem, { seat, unit }: Omit<Endangered, 'pose'>): readonly Zone[] {
  const view = battle.view(seat);
  const piece = findPiece(view.state, unit) ?? view.state.commands[unit];
  return piece && poseOf(piece.where) ? system.zones(view, unit) : [];
}

export interface Advised {
  /** Who advises, in words. */
  readonly general: string;
  readonly advice: readonly Advice[];
}
export function advised(battle: Battle, general: ExplainingGeneral, decision: Decision): Advised {
  const question = battle.question(decision.kind);
  if (!question) return { general: general.title, advice: [] };
  const { seat } = decision;
  const explained = general.explain(battle.view(seat), decision, question, rehearseAs(battle, seat));
  return { general: general.title, advice: adviceOf(explained) };
}
