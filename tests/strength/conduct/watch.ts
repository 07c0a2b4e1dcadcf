/** Fights a battle and counts how each side conducts itself. It knows the rule system by its interface alone. */
import { choicesOf, copyState, findPiece, openBattle, poseOf, viewOfPosition } from '../../../engine/battle';
import type { BattleEvent, Choice, Decision, Id, Piece, Roster, Seat, View } from '../../../engine/battle';
import { apply } from '../../../engine/battle/reducer';
import type { ComputerGeneral } from '../../../engine/generals';
import { distance, gap, sectorShares } from '../../../engine/geometry';
import type { Box, Pose } from '../../../engine/geometry';
import type { RuleSystem } from '../../../engine/rules/system';
import type { Scenario } from '../../../engine/scenario';
import { hullOf } from '../../../engine/tabletop';
import { groundOf } from '../../../engine/terrain';
import { noConduct } from './figures';
import type { Conduct } from './figures';

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
  const offered = new Set<Id>();
  while (!battle.ended)
    for (const decision of [...battle.pending]) {
      const question = battle.question(decision.kind);
      if (!question) throw new Error(`no question ${decision.kind}`);
      const view = battle.view(decision.seat);
      const choice = general.choose(view, decision, question);
      noteOffers(
        conductOf(sides, decision.seat),
        system,
        view,
        decision,
        choicesOf(question, view, decision).list,
        choice,
        offered,
      );
      const refusal = battle.submit(decision.seat, choice);
      if (refusal) throw new Error(`${decision.kind}: the answer is refused: ${refusal.sentence}`);
    }
  const events = new Counter(system, roster, sides, offered);
  for (const [i, event] of battle.events.entries()) {
    const view = (): View => viewOfPosition({ seat: roster.sides[0]?.seat ?? '', state: start, ground, roster });
    if (event.do === 'step' && i > 0) events.stepEnds(view());
    if (event.do === 'step') events.stepBegins(event, view());
    events.happens(event);
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

/** Charges and further moves that were offered. */
function noteOffers(
  conduct: Conduct,
  system: RuleSystem,
  view: View,
  { form }: Decision,
  list: readonly Choice[],
  choice: Choice,
  offered: Set<Id>,
): void {
  if (form.form !== 'march') return;
  const [mover = ''] = form.movers;
  const verbs = list.map((one) => ('pick' in one ? one.pick : ''));
  if (verbs.includes('charge')) offered.add(mover);
  if (!verbs.includes('second move')) return;
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

class Counter {
  readonly #system: RuleSystem;
  readonly #roster: Roster;
  readonly #sides: Sides;
  readonly #offered: ReadonlySet<Id>;
  #units = new Map<Id, TurnOfUnit>();
  #turn = 0;
  #marches = false;
  readonly #fired = new Set<Id>();
  readonly #charged = new Set<Id>();
  /** Where each unit stood at the end of the turns so far; null when it was driven or marched not at all. */
  readonly #stood = new Map<Id, { readonly pose: Pose; readonly marched: boolean }[]>();

  constructor(system: RuleSystem, roster: Roster, sides: Sides, offered: ReadonlySet<Id>) {
    this.#system = system;
    this.#roster = roster;
    this.#sides = sides;
    this.#offered = offered;
  }

  stepBegins(event: Extract<BattleEvent, { do: 'step' }>, view: View): void {
    if (event.turn === this.#turn) return;
    if (this.#turn > 0) this.#turnEnds(view);
    this.#turn = event.turn;
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

  happens(event: BattleEvent): void {
    if (event.do === 'moved')
      for (const { id } of event.movers) {
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
      const box = boxOf(this.#roster, piece);
      if (!box) continue;
      let nearest = Infinity;
      let isExposed = false;
      for (const enemy of view.state.pieces) {
        if (enemy.seat === piece.seat) continue;
        const his = boxOf(this.#roster, enemy);
        const charge = this.#system.reach(view, enemy.id)?.charge ?? 0;
        if (!his || charge === 0) continue;
        const away = gap(box, his);
        if (away > charge || away >= nearest || sectorShares(his, box).front < 0.5) continue;
        nearest = away;
        isExposed = sectorShares(box, his).front < 0.5;
      }
      if (nearest === Infinity) continue;
      const conduct = conductOf(this.#sides, piece.seat);
      conduct.threatened++;
      if (isExposed) conduct.exposed++;
    }
  }

  #turnEnds(view: View): void {
    for (const [id, unit] of this.#units) {
      const conduct = this.#of(id);
      conduct.unitTurns++;
      if (unit.inReach) conduct.inReach++;
      if (unit.inReach && !unit.acted) conduct.idle++;
      if (unit.far) conduct.marching++;
      if (unit.far && !unit.acted && unit.blocked) conduct.blocked++;
      const piece = findPiece(view.state, id);
      const pose = piece && poseOf(piece.where);
      const stood = this.#stood.get(id) ?? [];
      if (!pose || unit.driven) {
        this.#stood.delete(id);
        continue;
      }
      stood.push({ pose, marched: unit.marched });
      this.#stood.set(id, stood);
      const [before, last, now] = stood.slice(-3);
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
      if (!this.#offered.has(id)) continue;
      const idle = this.#charged.has(id) ? 0 : 1;
      if (arm === 'horse') {
        conduct.horse++;
        conduct.idleHorse += idle;
      } else if (arm === 'foot') {
        conduct.foot++;
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

function boxOf(roster: Roster, { id, where, formation }: Piece): Box | null {
  const pose = poseOf(where);
  const bases = roster.units[id]?.layouts[formation];
  return pose && bases ? { pose, ...hullOf(bases) } : null;
}

function nearestEnemy({ state, roster }: View, piece: Piece): number {
  const box = boxOf(roster, piece);
  let least = Infinity;
  for (const enemy of box ? state.pieces : []) {
    const his = enemy.seat === piece.seat ? null : boxOf(roster, enemy);
    if (box && his) least = Math.min(least, gap(box, his));
  }
  return least;
}

/** Does a friend stand in the strip before it, nearer than so far? */
function isBehindFriend({ state, roster }: View, piece: Piece, within: number): boolean {
  const box = boxOf(roster, piece);
  if (!box) return false;
  const ahead: Box = {
    width: box.width,
    depth: within,
    pose: {
      ...box.pose,
      x: box.pose.x + (box.pose.hx * (box.depth + within)) / 2,
      y: box.pose.y + (box.pose.hy * (box.depth + within)) / 2,
    },
  };
  return state.pieces.some((other) => {
    const his = other.id !== piece.id && other.seat === piece.seat ? boxOf(roster, other) : null;
    return his !== null && gap(ahead, his) === 0;
  });
}
