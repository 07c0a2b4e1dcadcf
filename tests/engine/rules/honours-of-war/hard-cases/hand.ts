/** A hard case fought by hand: the position of a file beside this one, both sides played by people with dice of their own. */
import { readFileSync } from 'node:fs';
import { openPlay } from '../../../../../engine/play';
import type { AskedQuestion, ChanceOf, Play } from '../../../../../engine/play';
import { honoursOfWar } from '../../../../../engine/rules/honours-of-war';
import { readScenario } from '../../../../../engine/scenario';
import { nations } from '../../../../bench/inputs';

/** What is answered to a question by its title: how a choice begins that is taken, or dice as they fall. */
type Answers = readonly (readonly [title: RegExp, answer: string | readonly number[]])[];

/** So many answers are given at most while a question is waited for. */
const MOST = 80;

export class HardCase {
  readonly #play: Play;

  constructor(name: string, options: Readonly<Record<string, string>> = {}) {
    const file = `${name}.yaml`;
    const { scenario, findings } = readScenario(file, readFileSync(new URL(file, import.meta.url), 'utf8'), nations);
    if (!scenario) throw new Error(findings.map(({ message }) => message).join('\n'));
    const { rules } = scenario;
    const chosen = { ...scenario, rules: { ...rules, options: { ...rules.options, ...options } } };
    this.#play = openPlay(
      { scenario: chosen, system: honoursOfWar.id, dice: { from: 'people' }, turns: 12, players: {}, practice: false },
      honoursOfWar,
    );
  }

  /** What is asked now. */
  get asked(): AskedQuestion {
    const [asked] = this.#position.asked;
    if (!asked) throw new Error('nobody is asked');
    return asked;
  }
  get labels(): readonly string[] {
    return this.asked.choices.map(({ label }) => label);
  }
  get isOver(): boolean {
    return this.#position.ended;
  }
  /** What the log tells, line by line. */
  get texts(): readonly string[] {
    return this.#position.events.map(({ text }) => text).filter((text) => text !== '');
  }
  /** What lies about on the table. */
  get loose(): readonly { readonly kind: string; readonly x: number; readonly y: number }[] {
    const lying = new Map<string, { readonly kind: string; readonly x: number; readonly y: number }>();
    for (const event of this.#position.events) {
      if (event.do !== 'laid') continue;
      if (event.thing) lying.set(event.id, { kind: event.thing.kind, x: event.thing.at.x, y: event.thing.at.y });
      else lying.delete(event.id);
    }
    return [...lying.values()];
  }
  get #position() {
    return this.#play.position(this.#play.eyesOf(null), 0);
  }

  /** Why something of this label is refused here: clause and sentence. */
  refusal(label: string): string | null {
    const found = this.asked.refused.find((one) => one.label === label);
    return found ? `${found.why.clause}: ${found.why.sentence}` : null;
  }

  /** The reasons of the last line of the log that begins so. */
  reasons(text: string): readonly string[] {
    const event = this.#position.events.findLast((one) => one.text.startsWith(text));
    return event?.reasons.map(({ clause, label }) => `${label} (${clause})`) ?? [];
  }

  /** What a choice leads to: what is added to its dice, and its outcomes. */
  chances(label: string): ChanceOf {
    const choice = this.#choice(label);
    const [told] = this.#play.odds(this.#meant, choice);
    if (!told) throw new Error(`nothing is told of ${label}`);
    return told;
  }

  /** Answers until a question of this title is asked, or the battle is over; what is not told of is let be, other dice fall as 2 and 5 by turns. */
  until(title: RegExp, answers: Answers = []): this {
    const left = [...answers];
    for (let i = 0; i < MOST && !this.isOver; i += 1) {
      const { asked } = this;
      if (title.test(asked.title)) return this;
      const at = left.findIndex(([wanted]) => wanted.test(asked.title));
      const [told] = at < 0 ? [] : left.splice(at, 1);
      this.#answer(told?.[1] ?? null, i);
    }
    if (this.isOver) return this;
    throw new Error(`${String(title)} is not asked; asked is ${this.asked.title}`);
  }

  answer(answer: string | readonly number[]): this {
    this.#answer(answer, 0);
    return this;
  }

  /** Marches the unit that is asked so far ahead. */
  march(unit: string, ahead: number): this {
    const tried = this.#play.try(this.#meant, { legs: [{ ahead }] });
    if (!tried.choice) throw new Error(`${unit} cannot march: ${tried.refusal?.sentence ?? ''}`);
    const { at, seat } = this.#meant;
    this.#play.move({ do: 'answer', at, asked: 0, choice: tried.choice }, seat);
    return this;
  }

  #answer(answer: string | readonly number[] | null, nth: number): void {
    const { form, idle } = this.asked;
    const dice = form.form === 'dice' ? Array.from({ length: form.count }, () => 2 + 3 * (nth % 2)) : [];
    const choice =
      form.form === 'dice'
        ? { dice: typeof answer === 'object' && answer ? [...answer] : dice }
        : typeof answer === 'string'
          ? this.#choice(answer)
          : (idle?.choice ?? this.asked.choices[0]?.choice);
    if (!choice) throw new Error(`nothing to answer to ${this.asked.title}`);
    const { at, seat } = this.#meant;
    const refusal = this.#play.move({ do: 'answer', at, asked: 0, choice }, seat);
    if (refusal) throw new Error(`${this.asked.title}: ${refusal.sentence}`);
  }

  #choice(label: string) {
    const found = this.asked.choices.find((one) => one.label.startsWith(label));
    if (!found) throw new Error(`${label} is not offered, only ${this.labels.join('; ')}`);
    return found.choice;
  }

  get #meant() {
    const { seat, entries } = this.#position;
    return { seat, at: entries, asked: 0 };
  }
}
