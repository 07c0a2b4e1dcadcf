import type { DeskBridge, DeskCalls } from '../../electron/desk/api';
import { lengthInWords } from '../../engine/battle/lengths';
import type { Id } from '../../engine/battle';
import type { Point, Pose } from '../../engine/geometry';
import { goneOn, legsOf, legTo, shortened, type DrawnLeg } from './drawn-legs';
import type { Asked, Fight } from './fight.svelte';
import { ghostOf, poseOn, threatsWhereItStands, type GhostMarks } from './ghosts';
import type { Threat, Tried } from './ghosts';

type Attempt = DeskCalls['play.try']['args']['attempt'];
type Envelope = DeskCalls['play.reach']['result']['envelopes'][number];

/** What is wished for, and where the hand pointed. */
interface Wish {
  readonly attempt: Attempt;
  readonly at: Point | null;
}

/** The unit that is asked where it goes, and the move that is thought of for it. */
export class Moving {
  /** What the desk says of the move thought of last. */
  tried = $state.raw<Tried | null>(null);
  /** Where the hand pointed for it. */
  aimed = $state.raw<Point | null>(null);
  envelopes = $state.raw<readonly Envelope[]>([]);
  showsReach = $state(true);
  /** It was made by key: the pointer does not change it. */
  pinned = $state(false);
  /** What the enemy can do to it where the move thought of leads; null while nobody has asked. */
  threats = $state.raw<readonly Threat[] | null>(null);
  readonly mover: Id | null;
  readonly pose: Pose | null;
  readonly ghost: GhostMarks | null;
  readonly #fight: Fight;
  readonly #desk: DeskBridge;
  #wish: Wish | null = null;
  #asking = false;
  readonly #waiting: (() => void)[] = [];

  constructor(fight: Fight, desk: DeskBridge) {
    this.#fight = fight;
    this.#desk = desk;
    this.mover = $derived(moverOf(fight.asked));
    this.pose = $derived(this.mover === null ? null : poseOn(fight.battle.state, this.mover));
    this.ghost = $derived(this.#ghostNow());
  }

  /** Asks how far the unit comes; to be called for every new question. */
  async look(): Promise<void> {
    this.forget();
    this.envelopes = [];
    const { asked, question } = this.#fight;
    if (!asked?.isFree) return;
    const answer = await this.#desk.call('play.reach', question);
    if ('ok' in answer && this.#isStill(question.at)) this.envelopes = answer.ok.envelopes;
  }

  /** Thinks of going to a place of the table; `kept`: without turning. */
  aim(place: Point, kept: boolean): void {
    const { pose } = this;
    if (!pose) return;
    this.pinned = false;
    const leg = legTo(pose, place, kept);
    this.#think({ attempt: leg ? { legs: [leg] } : { to: { x: place.x, y: place.y } }, at: place });
  }

  /** It was made by key, and another answer has been chosen since. */
  get isSetAside(): boolean {
    return this.pinned && this.#fight.chosen !== null;
  }

  /** Goes on by hand with the move thought of. */
  step(kind: 'ahead' | 'sideways' | 'turn', by: number): void {
    this.#change((legs) => goneOn(legs, kind, by));
  }
  shorten(cm: number): void {
    this.#change((legs) => shortened(legs, cm));
  }

  /** The move thought of is forgotten. */
  forget(): void {
    this.tried = null;
    this.aimed = null;
    this.threats = null;
    this.pinned = false;
    this.#wish = null;
  }

  /** Makes the move thought of, as far as it can be made; false where none can. */
  async go(): Promise<boolean> {
    if (this.#asking) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    const choice = this.tried?.choice;
    return choice ? this.#fight.answer(choice) : false;
  }

  /** Who can reach the unit or shoot at it where it would come to. */
  async askThreats(): Promise<void> {
    const { mover, tried } = this;
    const unit = mover ?? this.#fight.asked?.unit ?? null;
    if (unit === null) return;
    const { play, seat, at } = this.#fight.question;
    const pose = tried?.ends.find(({ id }) => id === unit)?.pose ?? null;
    const answer = await this.#desk.call('play.threats', { play, seat, unit, pose });
    if ('ok' in answer && this.#isStill(at)) this.threats = answer.ok.threats;
  }

  /** The move made by key, in words; null while there is none. */
  get march(): string | null {
    return this.tried?.choice && this.pinned ? this.tried.label : null;
  }

  /** "12.7 cm, 7.3 cm left" */
  get words(): readonly string[] {
    const { tried } = this;
    if (!tried?.choice) return [];
    const { lengths } = this.#fight.battle.record.vocabulary;
    const left = tried.left ? [`${lengthInWords(tried.left.left, lengths)} left`] : [];
    return [tried.label, ...left];
  }

  #change(change: (legs: readonly DrawnLeg[]) => readonly DrawnLeg[]): void {
    if (this.mover === null) return;
    this.#fight.choose(null);
    const attempt = this.#wish?.attempt;
    const path = this.tried?.path;
    // A place that was only pointed at and cannot be reached is no move to go on with.
    const goesOn = this.pinned || this.tried?.refusal === null;
    const thought = attempt && 'legs' in attempt ? attempt.legs : path ? legsOf(path) : [];
    const so = goesOn ? thought : [];
    const legs = change(so);
    this.pinned = true;
    if (legs.length === 0) this.forget();
    else this.#think({ attempt: { legs: [...legs] }, at: null });
  }

  #think(wish: Wish): void {
    this.#wish = wish;
    this.threats = null;
    if (!this.#asking) void this.#ask();
  }

  /** One call at a time: while it is under way only the latest wish is kept. */
  async #ask(): Promise<void> {
    this.#asking = true;
    let asked: Wish | null = null;
    while (this.#wish && this.#wish !== asked) {
      asked = this.#wish;
      const { question } = this.#fight;
      const answer = await this.#desk.call('play.try', { ...question, attempt: asked.attempt });
      if (this.#wish === null || 'fault' in answer || !this.#isStill(question.at)) continue;
      this.tried = answer.ok;
      this.aimed = asked.at;
    }
    this.#asking = false;
    this.#waiting.splice(0).forEach((go) => go());
  }

  #isStill(entries: number): boolean {
    return this.#fight.position.entries === entries;
  }

  #ghostNow(): GhostMarks | null {
    const { tried, aimed, mover, threats } = this;
    if (mover === null || this.isSetAside) return null;
    if (!tried) return threats && threatsWhereItStands(this.#fight.battle, mover, threats);
    return ghostOf(this.#fight.battle, mover, { tried, aimed, words: this.words, threats: threats ?? [] });
  }
}

function moverOf(asked: Asked | null): Id | null {
  const form = asked?.form;
  return form?.form === 'march' ? (form.movers[0] ?? null) : null;
}
