/** What the generals of a battle thought, as text: their plans, what they weighed, what the rules refused them. */
import { explainTurns, plansOf } from '../../engine/analysis';
import type { ExplainedAnswer, PlanNews } from '../../engine/analysis';
import type { BattleRecord } from '../../engine/battle';
import type { RuleSystem } from '../../engine/rules';
import { line } from './context';

export interface Turns {
  readonly from: number;
  readonly to: number;
}

/** The turns from one to another, both included. */
export function explanationOf(record: BattleRecord, system: RuleSystem, turns: Turns): string {
  const { plans, unknown } = plansOf(record, system);
  const waiting = plans.filter(({ turn }) => turn >= turns.from && turn <= turns.to);
  let text = '';
  let heading = 0;
  const head = (turn: number): void => {
    if (turn !== heading) text += line(`Turn ${turn}`);
    heading = turn;
  };
  const missing = explainTurns(record, system, turns, (answer, { turn, events }) => {
    for (let news = waiting[0]; news && news.events <= events; news = waiting[0]) {
      head(news.turn);
      text += planText(record, news);
      waiting.shift();
    }
    if (answer.weighed.length === 0) return;
    head(turn);
    text += answerText(record, answer);
  });
  return text + [...new Set([...unknown, ...missing])].map(line).join('');
}

/** The same as data. */
export function explanationData(record: BattleRecord, system: RuleSystem, turns: Turns): object {
  const answers: object[] = [];
  const { plans } = plansOf(record, system);
  const unknown = explainTurns(record, system, turns, (answer, at) => answers.push({ ...at, ...answer }));
  return { plans: plans.filter(({ turn }) => turn >= turns.from && turn <= turns.to), answers, unknown };
}

function planText({ roster }: BattleRecord, { seat, tasks, news }: PlanNews): string {
  const side = roster.sides.find((one) => one.seat === seat)?.name ?? seat;
  const sentences = tasks.filter(({ command }) => news.includes(command)).map(({ sentence }) => sentence);
  return line(`  ${side} plans: ${sentences.join(' ')}`);
}

/** Answers told of each question. */
const MOST = 4;

function answerText({ roster }: BattleRecord, answer: ExplainedAnswer): string {
  const { asked, chosen, command, unit, task, weighed, passedOver, refused, agrees } = answer;
  const of = unit !== null && command !== null && command !== unit ? (roster.commands[command]?.name ?? null) : null;
  const about = task?.replace(/\.$/, '') ?? of;
  let text = line(`  ${asked}${about === null ? '' : ` (${about})`}: ${chosen}`);
  for (const { label, score, reasons, isChosen, givenUp } of weighed.slice(0, MOST))
    text += line(
      `    ${isChosen ? '*' : ' '} ${score.toFixed(2)}${givenUp ? ' at most' : ''}  ${label}. ${reasons.join(' ')}`,
    );
  const more = weighed.length - Math.min(MOST, weighed.length) + passedOver;
  if (more > 0) text += line(`      and ${more} more`);
  for (const { label, sentence, clause } of refused) text += line(`      not ${label}: ${sentence} (${clause})`);
  if (!agrees) text += line('      Asked now, he would answer otherwise: a person answered, or orders were repeated.');
  return text;
}
