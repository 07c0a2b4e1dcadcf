import type { DeskBridge, DeskCalls } from '../../electron/desk/api';
import { adviceRows, chanceRows, type AdviceRow, type ChanceRow } from './chances';
import type { Fight } from './fight.svelte';

type Chance = DeskCalls['play.odds']['result']['each'][number];

/** Of so few answers each is told beside the others, those that are not reckoned by trying them out. */
const FEW = 4;

/** What the desk tells of the position beside what is asked: chances, what the computer would do. */
export class PositionHints {
  /** What each listed answer leads to, in the order of the list; of dice, each face. */
  chances = $state.raw<readonly Chance[]>([]);
  advice = $state.raw<{ readonly general: string; readonly rows: readonly AdviceRow[] } | null>(null);
  /** A call is under way whose answer may take a while. */
  busy = $state(false);
  readonly rows: readonly ChanceRow[];
  readonly #fight: Fight;
  readonly #desk: DeskBridge;

  constructor(fight: Fight, desk: DeskBridge) {
    this.#fight = fight;
    this.#desk = desk;
    this.rows = $derived(chanceRows(this.chances, fight.battle.record));
  }

  forget(): void {
    this.chances = [];
    this.advice = null;
  }

  /** What each answer leads to; to be asked of every new question with answers to choose from. */
  async askChances(): Promise<void> {
    const { asked, question } = this.#fight;
    if (!asked || (asked.choices.length === 0 && asked.form.form !== 'dice')) return;
    const answer = await this.#desk.call('play.odds', { ...question, choice: null });
    if (!('ok' in answer) || !this.#isStill(question.at)) return;
    this.chances = answer.ok.each;
    if (asked.isFree || answer.ok.each.length > FEW || this.rows.every(({ outcomes }) => outcomes.length === 0)) return;
    for (const [number, { outcomes }] of this.rows.entries()) if (outcomes.length === 0) await this.#tryOut(number);
  }

  /** What the answer that Enter would give leads to, tried with every throw: of a whole list that would take too long. */
  async askMeant(): Promise<void> {
    const { meant } = this.#fight;
    if (meant !== null) await this.#tryOut(meant);
  }

  async #tryOut(number: number): Promise<void> {
    const { asked, question } = this.#fight;
    const choice = asked?.choices[number]?.choice;
    const told = this.chances[number];
    if (!choice || !told || told.outcomes) return;
    const answer = await this.#desk.call('play.odds', { ...question, choice });
    const [found] = 'ok' in answer ? answer.ok.each : [];
    if (found && this.#isStill(question.at)) this.chances = this.chances.map((one) => (one === told ? found : one));
  }

  /** What the computer would do, with its reasons. */
  async advise(): Promise<void> {
    const { asked, question } = this.#fight;
    if (!asked || asked.form.form === 'dice' || this.busy) return;
    this.busy = true;
    const answer = await this.#desk.call('play.advise', question);
    this.busy = false;
    if ('ok' in answer && this.#isStill(question.at))
      this.advice = {
        general: answer.ok.general,
        rows: adviceRows(answer.ok.advice, asked.choices[0]?.label ?? asked.idle?.label ?? ''),
      };
  }

  #isStill(entries: number): boolean {
    return this.#fight.position.entries === entries;
  }
}
