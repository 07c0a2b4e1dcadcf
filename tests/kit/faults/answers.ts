/** What a battle lists, and what it would take: looked at before each answer. */
import { NEUTRAL } from '../../../engine/battle';
import type { Battle, Choice } from '../../../engine/battle';
import type { Dealt } from '../fuzzer';

/** Listed answers looked at, of each decision; the last one besides. */
const SAMPLE = 3;

/** Answers of every form that no question may take, nor stumble over. */
const NONSENSE: readonly Choice[] = [
  { pick: 'nonsense' },
  { pick: '' },
  { pick: 'charge' },
  { pick: 'charge', of: 1 },
  { pick: 'form' },
  { pick: 'enter' },
  { pick: 'leave', of: 9 },
  { pick: 'fire', of: 'nobody', with: 'canister' },
  { span: -1 },
  { span: NaN },
  { moment: -1 },
  { allot: { nobody: 1 } },
  { place: {} },
  { bearing: { x: 0, y: 0, hx: 1, hy: 0 } },
  { dice: [0] },
  { march: { from: { x: NaN, y: NaN, hx: 1, hy: 0 }, legs: [], length: 0 }, movers: [] },
  { march: { from: { x: -5, y: -5, hx: 1, hy: 0 }, legs: [], length: 0 }, movers: ['nobody'] },
];

/**
 * Listed answers that are refused, cannot be read, promise nothing that can be compared or are listed twice; and answers
 * taken that are nobody's.
 */
export function faultsOfAnswers(dealt: Dealt, battle: Battle): readonly string[] {
  const { decision, list } = dealt;
  const looked = [...list.slice(0, SAMPLE), ...list.slice(-1), ...(decision.idle ? [decision.idle] : [])];
  const texts = list.map((choice) => JSON.stringify(choice));
  const stale = Math.abs(battle.view(decision.seat).state.drawn - battle.state.drawn);
  const taken = [...NONSENSE, ...liesAbout(list)].filter((choice) => !battle.check(decision.seat, choice));
  return [
    ...(stale === 0 ? [] : [`shows a position of ${stale} dice ago`]),
    ...looked.flatMap((choice) => faultOfListed(dealt, battle, choice)),
    ...(new Set(texts).size === texts.length ? [] : ['lists an answer twice']),
    ...taken.map((choice) => `takes ${JSON.stringify(choice)}`),
  ].map((fault) => `${decision.kind} ${fault}`);
}

function faultOfListed({ decision }: Dealt, battle: Battle, choice: Choice): readonly string[] {
  const told = JSON.stringify(choice);
  const refusal = battle.check(decision.seat, choice);
  if (refusal) return [`lists ${told} and refuses it: ${refusal.sentence}`];
  const question = battle.question(decision.kind);
  if (!question) return [];
  const view = battle.view(decision.seat);
  const label = question.label(view, decision.about, choice);
  if (label === '' || /undefined|NaN|\[object/.test(label)) return [`calls ${told} “${label}”`];
  const { harm, risk, ready } = question.evaluate?.(view, decision.about, choice) ?? NEUTRAL;
  return [harm, risk, ready].every(Number.isFinite) ? [] : [`promises ${harm}, ${risk}, ${ready} of ${told}`];
}

/** A listed march told longer, for somebody else, and drawn as a turn that carries its unit elsewhere for nothing. */
function liesAbout(list: readonly Choice[]): readonly Choice[] {
  const listed = list.find((choice) => 'march' in choice);
  if (!listed) return [];
  const { march, movers } = listed;
  const { from } = march;
  const away = { kind: 'wheel', to: { ...from, x: from.x + 40 }, length: 0, about: { x: from.x, y: from.y } } as const;
  const about = { kind: 'straight', to: { ...from, hx: 0 - from.hx, hy: 0 - from.hy }, length: 0 } as const;
  return [
    { march: { ...march, length: march.length + 1 }, movers },
    { march, movers: ['somebody else'] },
    { march: { from, legs: [away], length: 0 }, movers },
    { march: { from, legs: [about], length: 0 }, movers },
  ];
}
