import type { CallResponse, DeskBridge, DeskCalls, Fault } from '../../electron/desk/api';
import type { Choice, Refusal, Seat } from '../../engine/battle';
import { PlayedBattle } from '../battle';

export type PlayPosition = DeskCalls['play.start']['result']['position'];
export type Asked = PlayPosition['asked'][number];
export type PlayShown = DeskCalls['play.start']['result'];
type Moved = CallResponse<'play.answer'>;

/** Is the listed answer the one that lets it be? */
const isIdle = ({ choices, idle }: Asked, number: number): boolean =>
  JSON.stringify(choices[number]?.choice) === JSON.stringify(idle?.choice);

/** A fight with persons in it as the window knows it: where it stands, what is asked, what is being chosen. */
export class Fight {
  readonly play: string;
  readonly battle: PlayedBattle;
  position: PlayPosition = $state.raw() as PlayPosition;
  /** A call that moves the fight is under way: computers may be thinking. */
  busy = $state(false);
  /** Why the last answer was not taken. */
  refusal = $state.raw<Refusal | null>(null);
  /** What the desk could not do. */
  fault = $state.raw<Fault | null>(null);
  /** Which of the listed choices is chosen but not given yet. */
  chosen = $state<number | null>(null);
  /** Who is to take the place before the screen; nothing of the table is shown until then. */
  curtain = $state.raw<{ readonly seat: Seat; readonly shown: PlayShown } | null>(null);
  /** What the person on the screen is asked. */
  readonly asked: Asked | null = $derived(this.#askedNow());
  readonly ended = $derived(this.position.ended);
  readonly #desk: DeskBridge;
  readonly #stops: readonly (() => void)[];

  constructor(desk: DeskBridge, { play, first, position }: PlayShown) {
    this.#desk = desk;
    this.play = play;
    this.battle = new PlayedBattle(first, position.events);
    this.position = position;
    this.chosen = this.#firstChoice(position);
    this.#stops = [
      desk.on('play.progress', (news) => {
        if (news.play === play && news.seat === this.position.seat) this.battle.extend(news.from, news.events);
      }),
    ];
  }

  /** The window follows it no more; it goes on being kept. */
  async close(): Promise<void> {
    this.#stops.forEach((stop) => stop());
    await this.#desk.call('play.leave', { play: this.play });
  }

  /** Where a call of the fight is meant. */
  get here() {
    return { play: this.play, seat: this.position.seat, from: this.battle.length };
  }

  /** What is asked, as a call that asks about it names it. */
  get question() {
    return { play: this.play, seat: this.position.seat, at: this.position.entries, asked: 0 };
  }

  /** Gives an answer; false when it was not taken. */
  answer(choice: Choice): Promise<boolean> {
    return this.#move(() =>
      this.#desk.call('play.answer', { ...this.here, at: this.position.entries, asked: 0, choice }),
    );
  }

  /** Moves several units by one gesture. */
  moveTogether(moves: DeskCalls['play.together']['args']['moves']): Promise<boolean> {
    return this.#move(() =>
      this.#desk.call('play.together', { ...this.here, at: this.position.entries, moves: [...moves] }),
    );
  }

  /** Puts units down where they stand on a real table. */
  put(stand: DeskCalls['play.put']['args']['stand']): Promise<boolean> {
    return this.#move(() =>
      this.#desk.call('play.put', { ...this.here, at: this.position.entries, stand: [...stand] }),
    );
  }

  /** Which of the listed choices Enter would give; null where it is none of them. */
  get meant(): number | null {
    const { asked, chosen } = this;
    if (!asked || asked.isFree || chosen !== null) return chosen;
    const idle = asked.choices.findIndex((_, number) => isIdle(asked, number));
    return idle < 0 ? null : idle;
  }

  /** Gives what is chosen, or else the answer that lets it be. */
  async confirm(): Promise<boolean> {
    const { asked, chosen } = this;
    const choice = (chosen === null ? asked?.idle : asked?.choices[chosen])?.choice;
    return choice !== undefined && this.answer(choice);
  }

  choose(number: number | null): void {
    const { asked } = this;
    if (asked && (number === null || number < asked.choices.length)) this.chosen = number;
    this.refusal = null;
  }

  /** Says why what was wished for is not done. */
  tell(sentence: string): void {
    this.refusal = { clause: '', sentence, reasons: [] };
  }

  /** Tells why nothing is done with this piece here; false when there is nothing to tell. */
  tellWhy(piece: string): boolean {
    const refused = this.asked?.refused.find(({ choice }) => 'pick' in choice && choice.of === piece);
    if (!refused) return false;
    this.refusal = { ...refused.why, reasons: [] };
    return true;
  }

  /** Would Enter let it be? */
  get letsBe(): boolean {
    const { asked, chosen } = this;
    return asked !== null && asked.idle !== null && (chosen === null || isIdle(asked, chosen));
  }

  /** The next of the listed choices, or the one before. */
  chooseBeside(by: 1 | -1): void {
    const count = this.asked?.choices.length ?? 0;
    if (count > 0) this.choose(((this.chosen ?? (by === 1 ? -1 : count)) + by + count) % count);
  }

  /** Takes back the last thing a person did, or all from an event on. */
  undo(to: 'last' | { readonly event: number } = 'last'): Promise<boolean> {
    if (!this.position.undo.isPossible) {
      this.tell(this.position.undo.why ?? 'There is nothing to take back.');
      return Promise.resolve(false);
    }
    return this.#move(() => this.#desk.call('play.undo', { ...this.here, from: 0, to }), true);
  }

  redo(): Promise<boolean> {
    return this.#move(() => this.#desk.call('play.redo', { ...this.here, from: 0 }), true);
  }

  /** Puts right dice that were mistyped. */
  correct(entry: number, dice: readonly number[]): Promise<boolean> {
    return this.#move(() => this.#desk.call('play.correct', { ...this.here, from: 0, entry, dice: [...dice] }), true);
  }

  /** The one to whom the screen was handed sees his table. */
  raiseCurtain(): void {
    const { curtain } = this;
    if (!curtain) return;
    this.curtain = null;
    this.#show(curtain.shown);
  }

  async #move(send: () => Promise<Moved>, fromTheStart = false): Promise<boolean> {
    if (this.busy || this.curtain) return false;
    this.busy = true;
    this.refusal = this.fault = null;
    // What is still being acted of the move before is over when the next is made.
    this.battle.hurry();
    this.battle.calm();
    const answer = await send();
    this.busy = false;
    if ('fault' in answer) {
      this.fault = answer.fault;
      return false;
    }
    const { refusal, position } = answer.ok;
    this.refusal = refusal;
    if (fromTheStart) this.battle.replace(position.events);
    else this.battle.extend(position.from, position.events);
    this.position = position;
    this.chosen = this.#firstChoice(position);
    await this.#handOver();
    return refusal === null;
  }

  /** Somebody else is asked who sits before the same screen. */
  async #handOver(): Promise<void> {
    const { asked, waitingFor, ended } = this.position;
    const [seat] = waitingFor;
    if (asked.length > 0 || seat === undefined || ended) return;
    const answer = await this.#desk.call('play.watch', { play: this.play, seat });
    if ('fault' in answer) {
      this.fault = answer.fault;
      return;
    }
    if (this.#hides(answer.ok)) this.curtain = { seat, shown: answer.ok };
    else this.#show(answer.ok);
  }

  /** Has the other seen something else than what is on the screen? */
  #hides({ first, position }: PlayShown): boolean {
    const { record } = this.battle;
    return (
      position.length !== this.battle.length ||
      JSON.stringify(first.start.pieces) !== JSON.stringify(record.start.pieces) ||
      JSON.stringify(position.events) !== JSON.stringify(record.events)
    );
  }

  #show(shown: PlayShown): void {
    const { first, position } = shown;
    if (this.#hides(shown)) this.battle.replace(position.events, first);
    this.position = position;
    this.chosen = this.#firstChoice(position);
  }

  #askedNow(): Asked | null {
    return this.position.asked[0] ?? null;
  }

  /**
   * Where to let it be would leave others undone, or a shot or a target unused, the first answer is chosen, so that Enter
   * gives nothing up unasked.
   */
  #firstChoice({ asked: [first] }: PlayPosition): number | null {
    if (!first || first.isFree || !first.idle) return null;
    if (first.shot !== null) return first.shot;
    const choice = first.choices[0]?.choice;
    const target = choice && 'pick' in choice && typeof choice.of === 'string' ? choice.of : '';
    const { sides, units } = this.battle.record.roster;
    const own = sides.find(({ seat }) => seat === first.seat)?.id;
    const isEnemy = units[target] !== undefined && units[target].side !== own;
    return isEnemy || first.still.some(({ of }) => of.length > 0) ? 0 : null;
  }
}
