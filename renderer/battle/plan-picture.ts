import { scenarioNow, type BattleEvent, type BattleRecord, type BattleState } from '../../engine/battle';
import type { Scenario } from '../../engine/scenario';
import { poseAlong, type Point, type Pose } from '../../engine/geometry';
import { groundLayer, namesClearOf, namesLayer, planViewBox, troopsParts, type PlacedLabel } from '../../drawing/map';
import { trailShapes } from './plan-arrows';
import {
  centred,
  isOtherSize,
  leastType,
  panned,
  svgElement,
  svgGroup,
  viewBoxOf,
  wholeSheet,
  zoomed,
  type PlanView,
} from '../ui';
import { ActingFrames } from './acting-frames';
import { StandingSigns } from './standing-signs';
import type { ShownDoings, ShownZone, TablePicture } from './table-picture';

type TableRecord = Pick<BattleRecord, 'scenario' | 'roster' | 'vocabulary'>;

const CM_A_SECOND = 40;
const LONGEST_MS = 1200;
const VOLLEY_MS = 500;
/** Troops that have stood for so long are at rest: names that they cover make room. */
const REST_MS = 250;

/**
 * The staff map as a stage: two drawings on top of each other, so that the browser keeps the picture of the ground while
 * the troops above it are drawn anew for every state.
 */
export class PlanPicture implements TablePicture {
  readonly #host: HTMLElement;
  readonly #calm: boolean;
  readonly #changed: () => void;
  #table: TableRecord | null = null;
  /** The ground as it is drawn now: the battle may change it. */
  #laid: Scenario | null = null;
  #ground: SVGSVGElement | null = null;
  #names: Element | null = null;
  /** The names where they have made room for the troops; null where none had to. */
  #moved: readonly PlacedLabel[] | null = null;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #picture: SVGSVGElement | null = null;
  #zones: SVGGElement | null = null;
  #trails: SVGGElement | null = null;
  #state: BattleState | null = null;
  #fired: ReadonlySet<string> = new Set();
  /** Smallest type now, cm of the table. */
  #least = 0;
  #troops: StandingSigns | null = null;
  /** The troops on the sheet are those of another moment: they are drawn anew before anybody looks. */
  #stale = false;
  #sheet: PlanView = { x: 0, y: 0, width: 1, height: 1 };
  #view: PlanView | null = null;
  #selected: readonly string[] = [];
  #hovered: string | null = null;
  /** Part of the way, of those that are being moved. */
  readonly #moving = new Map<string, Pose>();
  /** Of the host, px, as last measured. */
  #box = { width: 1, height: 1 };
  readonly #acting: ActingFrames;
  #hurried = false;
  /** A person moved the view and has not given it back. */
  #taken = false;
  #covered = { top: 0, right: 0, bottom: 0, left: 0 };

  constructor(host: HTMLElement, options: { readonly reducedMotion: boolean; readonly onFrame: () => void }) {
    this.#host = host;
    this.#calm = options.reducedMotion;
    this.#changed = options.onFrame;
    this.#acting = new ActingFrames(options.onFrame);
  }

  lay(table: TableRecord): void {
    this.#table = table;
    const { scenario } = table;
    const [x = 0, y = 0, width = 1, height = 1] = planViewBox(scenario).split(' ').map(Number);
    this.#sheet = { x, y, width, height };
    this.#ground = svgElement('svg');
    this.#names = svgElement('g');
    this.#ground.append(svgGroup(groundLayer(scenario)), this.#names);
    this.#laid = scenario;
    this.#least = 0;
    this.#picture = svgElement('svg');
    this.#zones = svgElement('g');
    this.#trails = svgElement('g');
    this.#troops = new StandingSigns();
    this.#picture.append(this.#zones, this.#trails, this.#troops.group);
    this.#host.replaceChildren(this.#ground, this.#picture);
    this.frame();
  }

  stand(state: BattleState): void {
    this.#state = state;
    this.#moving.clear();
    this.#layGround();
    this.#showArmies();
  }

  async play(event: BattleEvent, _before: BattleState, after: BattleState, speed: number): Promise<void> {
    if (this.#calm || speed >= 8) {
      this.stand(after);
      return;
    }
    if (event.do === 'moved') {
      const longest = Math.max(0, ...event.movers.map((mover) => mover.path.length));
      await this.#acting.during(Math.min(LONGEST_MS, (longest / CM_A_SECOND) * 1000) / speed, (share) => {
        for (const mover of event.movers) this.#place(mover.id, poseAlong(mover.path, mover.path.length * share));
      });
    } else if (event.do === 'fired' || event.do === 'fought')
      await this.#acting.during(VOLLEY_MS / speed, () => undefined);
    this.stand(after);
  }

  hold(...[event, before, , share, { fired }]: Parameters<TablePicture['hold']>): void {
    if (this.#state === before) this.showDoings({ trails: [], fired, thinning: [] });
    else {
      this.#fired = new Set(fired);
      this.stand(before);
    }
    if (event?.do === 'moved')
      for (const mover of event.movers) this.#place(mover.id, poseAlong(mover.path, mover.path.length * share));
    this.#changed();
  }

  /** While somebody drags through the battle leaders bear no names: to find room for them takes as long as all else. */
  hurry(on: boolean): void {
    if (this.#hurried === on) return;
    this.#hurried = on;
    if (!on) this.#showArmies();
  }

  finish(): void {
    this.#acting.hurry();
  }

  select(ids: readonly string[]): void {
    this.#selected = ids;
    this.#dress();
  }

  hover(id: string | null): void {
    this.#hovered = id;
    this.#dress();
  }

  pick(x: number, y: number): string | null {
    this.#drawArmies();
    const { left, top } = this.#host.getBoundingClientRect();
    return this.#troops?.at(left + x, top + y) ?? null;
  }

  onScreen(id: string): { readonly x: number; readonly y: number } | null {
    const at = this.#moving.get(id) ?? this.#standing(id);
    if (at) return this.placeOnScreen(at);
    const block = this.#find(id);
    if (!block) return null;
    const { left, top } = this.#host.getBoundingClientRect();
    const box = block.getBoundingClientRect();
    return { x: box.left + box.width / 2 - left, y: box.top + box.height / 2 - top };
  }

  /** Where a unit or a figure stands on open ground: reckoned, for to ask the page would have it laid out in the midst of a frame. */
  #standing(id: string): Point | null {
    const { pieces = [], commands = {} } = this.#state ?? {};
    const where = (pieces.find((piece) => piece.id === id) ?? commands[id])?.where;
    return where && 'on' in where ? where.on : null;
  }

  placeOnScreen(place: Point): { readonly x: number; readonly y: number } | null {
    const { width, height } = this.#size();
    const view = this.#view;
    if (!view) return null;
    return { x: ((place.x - view.x) / view.width) * width, y: ((-place.y - view.y) / view.height) * height };
  }

  groundOnScreen(place: Point): { readonly x: number; readonly y: number } | null {
    return this.placeOnScreen(place);
  }

  groundUnder(x: number, y: number): Point | null {
    const { width, height } = this.#size();
    const view = this.#view;
    return view && { x: view.x + (x / width) * view.width, y: -(view.y + (y / height) * view.height) };
  }

  showZones(zones: readonly ShownZone[]): void {
    this.#zones?.replaceChildren(
      ...zones.map((zone) => {
        const shape = svgElement('polygon');
        shape.setAttribute('points', zone.outline.map(({ x, y }) => `${x},${-y}`).join(' '));
        shape.setAttribute('class', zone.faint ? 'zone faint' : 'zone');
        return shape;
      }),
    );
  }

  showDoings({ trails, fired }: ShownDoings): void {
    this.#trails?.replaceChildren(...trails.flatMap(trailShapes));
    const now = new Set(fired);
    const same = now.size === this.#fired.size && fired.every((id) => this.#fired.has(id));
    this.#fired = now;
    if (!same) this.#showArmies();
  }

  frame(): void {
    this.#taken = false;
    this.#measure();
    this.#look(wholeSheet(this.#sheet, this.#size()));
  }

  follow(): void {
    this.#taken = false;
  }

  get isHeld(): boolean {
    return this.#taken;
  }

  cover(edges: Parameters<TablePicture['cover']>[0]): void {
    this.#covered = edges;
  }

  lookAt(ids: readonly string[]): void {
    if (!this.#taken) this.goTo(ids);
  }

  goTo(ids: readonly string[]): void {
    const [first] = ids;
    const at = first === undefined ? null : this.onScreen(first);
    const { width, height } = this.#size();
    const view = this.#view;
    const { top, right, bottom, left } = this.#covered;
    const [clearWidth, clearHeight] = [width - left - right, height - top - bottom];
    const isInside =
      at !== null &&
      Math.abs(at.x - left - clearWidth / 2) < clearWidth * 0.35 &&
      Math.abs(at.y - top - clearHeight / 2) < clearHeight * 0.35;
    if (!at || !view || isInside) return;
    const x = view.x + ((at.x - (left - right) / 2) / width) * view.width;
    const y = view.y + ((at.y - (top - bottom) / 2) / height) * view.height;
    this.#look(centred(view, x, y, this.#whole()));
  }

  pan(dx: number, dy: number): void {
    this.#taken = true;
    if (this.#view) this.#look(panned(this.#view, dx, dy, this.#size(), this.#whole()));
  }

  orbit(dx: number, dy: number): void {
    this.pan(dx, dy);
  }

  zoom(factor: number, x?: number, y?: number): void {
    this.#taken = true;
    const { width, height } = this.#size();
    const at = { x: (x ?? width / 2) / width, y: (y ?? height / 2) / height };
    if (this.#view) this.#look(zoomed(this.#view, factor, at, this.#whole()));
  }

  low(): void {
    this.zoom(2.5);
  }

  resize(): void {
    if (this.#picture) this.frame();
  }

  dispose(): void {
    clearTimeout(this.#resting);
    this.#acting.hurry();
    this.#host.replaceChildren();
  }

  /** Draws the ground anew where something has been built or razed since. */
  #layGround(): void {
    if (!this.#table || !this.#state || !this.#ground || !this.#names) return;
    const now = scenarioNow(this.#table.scenario, this.#state);
    if (now === this.#laid) return;
    this.#laid = now;
    this.#ground.replaceChildren(svgGroup(groundLayer(now)), this.#names);
    this.#nameGround();
  }

  /** Has the troops drawn anew, once for all that changes together. */
  #showArmies(): void {
    if (this.#stale || !this.#table || !this.#laid || !this.#state) return;
    this.#stale = true;
    queueMicrotask(() => {
      this.#drawArmies();
      this.#changed();
    });
  }

  #drawArmies(): void {
    if (!this.#stale || !this.#table || !this.#laid || !this.#state) return;
    this.#stale = false;
    const { roster, vocabulary } = this.#table;
    const look = {
      least: this.#least,
      fired: this.#fired,
      nameless: this.#hurried,
      ...(this.#moved ? { names: this.#moved } : {}),
    };
    this.#troops?.draw(troopsParts({ roster, state: this.#state, vocabulary }, this.#laid, look));
    this.#dress();
    clearTimeout(this.#resting);
    if (!this.#hurried) this.#resting = setTimeout(() => this.#clearNames(), REST_MS);
  }

  #clearNames(): void {
    if (!this.#table || !this.#laid || !this.#state || this.#moving.size > 0) return;
    const { roster, vocabulary } = this.#table;
    const names = namesClearOf({ roster, state: this.#state, vocabulary }, this.#laid, this.#least);
    if (this.#moved !== null && names.every(({ place }, i) => place === this.#moved?.[i]?.place)) return;
    this.#moved = names;
    this.#letterGround();
    this.#showArmies();
  }

  /** Sets names and troops in type that can be read at this view. */
  #letter(view: PlanView): void {
    const least = leastType(view.width, this.#size().width);
    if (!this.#laid || !isOtherSize(least, this.#least)) return;
    this.#least = least;
    this.#nameGround();
    this.#showArmies();
  }

  #nameGround(): void {
    this.#moved = null;
    this.#letterGround();
  }

  #letterGround(): void {
    if (!this.#laid) return;
    const names = svgGroup(namesLayer(this.#laid, this.#least, this.#moved ?? undefined));
    this.#names?.replaceWith(names);
    this.#names = names;
  }

  #dress(): void {
    this.#picture?.querySelectorAll('[data-id]').forEach((block) => {
      const id = block.getAttribute('data-id') ?? '';
      block.classList.toggle('chosen', this.#selected.includes(id));
      block.classList.toggle('hovered', this.#hovered === id);
    });
  }

  #find(id: string): SVGGElement | null {
    this.#drawArmies();
    return this.#picture?.querySelector<SVGGElement>(`[data-id="${CSS.escape(id)}"]`) ?? null;
  }

  #place(id: string, pose: Pose): void {
    this.#moving.set(id, pose);
    const { x, y, hx, hy } = pose;
    this.#find(id)?.setAttribute('transform', `matrix(${hy} ${hx} ${-hx} ${hy} ${x} ${-y})`);
  }

  #measure(): void {
    this.#box = { width: Math.max(1, this.#host.clientWidth), height: Math.max(1, this.#host.clientHeight) };
  }

  #size(): { readonly width: number; readonly height: number } {
    return this.#box;
  }

  #whole(): PlanView {
    return wholeSheet(this.#sheet, this.#size());
  }

  #look(view: PlanView): void {
    this.#view = view;
    this.#letter(view);
    this.#ground?.setAttribute('viewBox', viewBoxOf(view));
    this.#picture?.setAttribute('viewBox', viewBoxOf(view));
    this.#changed();
  }
}
