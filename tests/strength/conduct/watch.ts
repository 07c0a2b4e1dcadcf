/** Fights a battle and counts how each side conducts itself. It knows the rule system by its interface alone. */
import { choicesOf, copyState, findPiece, openBattle, poseOf, viewOfPosition } from '../../../engine/battle';
import type { Choice, Decision, Gesture, Id, Roster, Seat, View } from '../../../engine/battle';
import { apply } from '../../../engine/battle/reducer';
import type { ComputerGeneral } from '../../../engine/generals';
import { distance } from '../../../engine/geometry';
import type { Pose } from '../../../engine/geometry';
import type { RuleSystem } from '../../../engine/rules/system';
import type { Scenario } from '../../../engine/scenario';
import { groundOf } from '../../../engine/terrain';
import { noConduct } from './figures';
import type { Conduct } from './figures';
import { isToHold, Orders } from './orders';
import { isBehindFriend, isSafeFrom, nearestCharger, nearestEnemy } from './places';

export type Sides = Record<Seat, Conduct>;

/** One battle between equal generals, counted into `sides`. */
export function watch(
  scenario: Scenario,
  system: RuleSystem,
  general: ComputerGeneral,
  seed: number,
  turns: number,
  sides: Sides,
): void {
  const { roster, state } = system.prepare(scenario);
  const ground = groundOf(scenario);
  const start = copyState(state);
  const battle = openBattle({ script: system, ground, roster, start: state, dice: { from: 'seed', seed }, turns });
  const orders = new Orders();
  while (!battle.ended)
    for (const decision of [...battle.pending]) {
      const question = battle.question(decision.kind);
      if (!question) throw new Error(`no question ${decision.kind}`);
      const view = battle.view(decision.seat);
      const choice = general.choose(view, decision, question);
      const { list } = choicesOf(question, view, decision);
      const [mover] = decision.form.form === 'march' ? decision.form.movers : [];
      const holds = mover !== undefined && isToHold(general, view, mover);
      orders.note(view, decision, question, list, battle.events.length, holds);
      noteFurther(conductOf(sides, decision.seat), system, view, decision, list, choice);
      const refusal = battle.submit(decision.seat, choice);
      if (refusal) throw new Error(`${decision.kind}: the answer is refused: ${refusal.sentence}`);
    }
  const events = new Counter(system, roster, sides, orders);
  for (const [i, event] of battle.events.entries()) {
    const view = (): View => viewOfPosition({ seat: roster.sides[0]?.seat ?? '', state: start, ground, roster });
    if (event.do === 'step' && i > 0) events.stepEnds(view());
    if (event.do === 'step') events.stepBegins(event, view());
    events.happens(event, i);
    apply(start, event, system.marks);
  }
  events.battleEnds();
  for (const { seat } of roster.sides) {
    const one = conductOf(sides, seat);
    one.battles++;
    one.turns += battle.state.at.turn;
    if (!battle.state.over) one.stalls++;
  }
}

export const conductOf = (sides: Sides, seat: Seat): Conduct => (sides[seat] ??= noConduct());

/** Further moves that were offered to who had farther to go. */
function noteFurther(
  conduct: Conduct,
  system: RuleSystem,
  view: View,
  { form }: Decision,
  list: readonly Choice[],
  choice: Choice,
): void {
  if (form.form !== 'march') return;
  const [mover = ''] = form.movers;
  if (!list.some((one) => 'pick' in one && one.pick === 'second move')) return;
  const piece = findPiece(view.state, mover);
  const reach = system.reach(view, mover);
  if (!piece || !reach || nearestEnemy(view, piece) < reach.fire + reach.move) return;
  conduct.furtherOffered++;
  if ('pick' in choice && choice.pick === 'second move') conduct.furtherTaken++;
}

interface TurnOfUnit {
  /** It did something of itself, or something was done to it. */
  acted: boolean;
  inReach: boolean;
  marched: boolean;
  /** It moved by another will than its general's, or fought. */
  driven: boolean;
  blocked: boolean;
  far: boolean;
}

/** Counts along the events of a battle, from the positions between its steps. */
export class Counter {
  readonly #system: RuleSystem;
  readonly #roster: Roster;
  readonly #sides: Sides;
  readonly #orders: Orders;
  #units = new Map<Id, TurnOfUnit>();
  #turn = 0;
  #marches = false;
  /** The event by which each unit was moved last. */
  readonly #movedBy = new Map<Id, number>();
  readonly #fired = new Set<Id>();
  readonly #charged = new Set<Id>();
  /** Where each unit stood at the end of the turns so far; null when it was driven or marched not at all. */
  readonly #stood = new Map<Id, { readonly pose: Pose; readonly marched: boolean }[]>();

  constructor(system: RuleSystem, roster: Roster, sides: Sides, orders: Orders) {
    this.#system = system;
    this.#roster = roster;
    this.#sides = sides;
    this.#orders = orders;
  }

  stepBegins({ turn }: Pick<Extract<Gesture, { do: 'step' }>, 'turn'>, view: View): void {
    if (turn === this.#turn) return;
    if (this.#turn > 0) this.#turnEnds(view);
    this.#turn = turn;
    this.#units = new Map();
    for (const piece of view.state.pieces) {
      const reach = this.#system.reach(view, piece.id);
      if (!reach || !poseOf(piece.where)) continue;
      const near = nearestEnemy(view, piece);
      this.#units.set(piece.id, {
        acted: false,
        marched: false,
        driven: false,
        inReach: near <= Math.max(reach.fire, reach.charge),
        far: near > Math.max(reach.fire, reach.charge) + reach.move,
        blocked: isBehindFriend(view, piece, reach.move / 2),
      });
    }
  }

  happens(event: Gesture, index: number): void {
    if (event.do === 'moved')
      for (const { id } of event.movers) {
        this.#movedBy.set(id, index);
        const unit = this.#units.get(id);
        if (event.manner === 'aside') this.#of(id).madeWay++;
        if (event.manner === 'charge' && !this.#charged.has(`${this.#turn} ${id}`)) {
          this.#charged.add(`${this.#turn} ${id}`).add(id);
          this.#of(id).charges++;
        }
        if (!unit) continue;
        unit.acted = true;
        if (event.manner === 'march' || event.manner === 'manhandle') unit.marched = this.#marches = true;
        else unit.driven = true;
      }
    else if (event.do === 'formed') this.#act(event.id);
    else if (event.do === 'fired' || event.do === 'fought') {
      this.#act(event.by);
      this.#fired.add(event.by);
      event.at.forEach((id) => event.do === 'fought' && this.#act(id));
    } else if (event.do === 'rolled' && event.why.includes('out of command')) this.#of(event.who).outOfCommand++;
  }

  /** After a step in which units marched: who shows a flank to whom. */
  stepEnds(view: View): void {
    if (!this.#marches) return;
    this.#marches = false;
    for (const piece of view.state.pieces) {
      const charger = nearestCharger(view, this.#system, piece);
      if (!charger) continue;
      const conduct = conductOf(this.#sides, piece.seat);
      conduct.threatened++;
      if (!charger.isOnFlank) continue;
      // What it was offered once the enemy stood where he stands.
      const came = this.#movedBy.get(charger.enemy.id) ?? -1;
      const places = this.#orders.of(this.#turn, piece.id)?.places.filter(({ at }) => at > came) ?? [];
      if (places.length === 0) conduct.turned++;
      else if (places.some((place) => isSafeFrom(view, this.#system, charger.enemy, piece, place))) conduct.exposed++;
      else conduct.helpless++;
    }
  }

  #turnEnds(view: View): void {
    for (const [id, unit] of this.#units) {
      const conduct = this.#of(id);
      conduct.unitTurns++;
      if (unit.inReach) conduct.inReach++;
      const asked = this.#orders.of(this.#turn, id);
      const stood = asked?.couldMove === true && !unit.acted;
      if (unit.inReach && stood && !asked.holds) conduct.idle++;
      if (unit.inReach && stood && asked.holds) conduct.steadfast++;
      if (unit.far && asked?.couldMove === true && !asked.holds) conduct.marching++;
      if (unit.far && stood && !asked.holds && unit.blocked) conduct.blocked++;
      const piece = findPiece(view.state, id);
      const pose = piece && poseOf(piece.where);
      const places = this.#stood.get(id) ?? [];
      if (!pose || unit.driven) {
        this.#stood.delete(id);
        continue;
      }
      places.push({ pose, marched: unit.marched });
      this.#stood.set(id, places);
      const [before, last, now] = places.slice(-3);
      if (unit.marched) conduct.moved++;
      if (!before || !last?.marched || !now?.marched) continue;
      const there = distance(before.pose, last.pose);
      if (there > 5 && distance(before.pose, now.pose) < there / 3) conduct.undone++;
    }
  }

  battleEnds(): void {
    for (const { id, arm, side } of Object.values(this.#roster.units)) {
      const conduct = conductOf(this.#sides, this.#roster.sides.find((one) => one.id === side)?.seat ?? side);
      if (arm === 'guns') {
        conduct.guns++;
        if (!this.#fired.has(id)) conduct.silentGuns++;
      }
      const chance = this.#orders.withChance.has(id) ? 1 : 0;
      const idle = this.#charged.has(id) ? 0 : chance;
      if (arm === 'horse') {
        conduct.horse++;
        conduct.horseWithChance += chance;
        conduct.idleHorse += idle;
      } else if (arm === 'foot') {
        conduct.foot++;
        conduct.footWithChance += chance;
        conduct.idleFoot += idle;
      }
    }
  }

  #act(id: Id): void {
    const unit = this.#units.get(id);
    if (unit) unit.acted = true;
  }

  #of(id: Id): Conduct {
    const side = this.#roster.units[id]?.side ?? this.#roster.commands[id]?.side ?? id;
    return conductOf(this.#sides, this.#roster.sides.find((one) => one.id === side)?.seat ?? side);
  }
}
