import { groundParts, namesLayer, startLayer, troopsLayer, zonesLayer } from '../../../drawing/map';
import type { LayerName } from '../../../drawing/map';
import type { Shift } from '../../../editing/shifted';
import type { Id, Scenario } from '../../../engine/scenario';
import type { PlayedScenario } from '../../../electron/desk/api';
import { svgElement, svgGroup } from '../../ui';
import { movingGround } from './moving-ground';
import { movingTroops } from './moving-troops';
import { standingNow } from './standing';

/**
 * The staff map of a scenario that is being edited, as drawings one upon the other, so that the browser keeps the picture
 * of what has not changed; what is dragged is drawn by itself until it rests.
 */
export class StaffMap {
  readonly #ground = svgElement('svg');
  readonly #moving = svgElement('svg');
  readonly #words = svgElement('svg');
  readonly #troops = svgElement('svg');
  readonly #movingSigns = svgElement('svg');
  /** The ground with its names, from the lowest up, and the troops upon it. */
  readonly ground = [this.#ground, this.#moving, this.#words];
  readonly troops = [this.#troops, this.#movingSigns];
  readonly #layers = new Map<LayerName, { svg: string; element: Element }>();
  #names: Element = svgElement('g');
  #zones: Element = svgElement('g');
  /** What the zones were drawn of. */
  #zoned: readonly unknown[] = [];
  /** Ids of the troops that are drawn by themselves. */
  #hidden = '';
  #signs: Element = svgElement('g');
  /** Ids of what the ground is drawn without, while it is dragged. */
  #lifted = '';

  constructor() {
    this.#words.append(this.#zones, this.#names);
    this.#troops.append(this.#signs);
  }

  /** Shows this part of the table, as an SVG has it. */
  view(box: string): void {
    for (const drawing of [...this.ground, ...this.troops]) drawing.setAttribute('viewBox', box);
  }

  /** Draws the ground at rest, layer by layer where something is different. */
  showGround(scenario: Scenario): void {
    this.#lifted = '';
    this.#moving.replaceChildren();
    this.#draw(scenario, (name) => name !== 'border');
  }

  /** Draws what is different from the ground at rest by itself, and the rest without it. */
  showMoving(before: Scenario, now: Scenario): void {
    const { lifted, rest, isMoved, parts } = movingGround(before, now);
    if (lifted !== this.#lifted) {
      this.#lifted = lifted;
      this.#draw(rest, isMoved);
    }
    this.#moving.replaceChildren(...parts.map(svgGroup));
  }

  /** Sets names in type that can be read, cm of the table. */
  showNames(scenario: Scenario, least: number): void {
    const names = svgGroup(namesLayer(scenario, least));
    this.#names.replaceWith(names);
    this.#names = names;
  }

  /** Shows names so far from where they stand, cm, and all others where they do; words at the ends of a road go with it. */
  moveNames(moving: readonly Shift[]): void {
    const shifts = new Map(moving.map(({ id, by }) => [id, by]));
    for (const name of this.#names.querySelectorAll('[data-name]')) {
      const [id = ''] = (name.getAttribute('data-name') ?? '').split(' ');
      const by = shifts.get(id);
      if (by) name.setAttribute('transform', `translate(${by.x} ${-by.y})`);
      else name.removeAttribute('transform');
    }
  }

  /** Draws where the armies may set up, unless that is as it was. */
  showZones(scenario: Scenario, named: Scenario, least: number): void {
    // Their names keep off those of the ground.
    const of = [least, named, ...scenario.armies.flatMap(({ deployment }) => deployment)];
    if (of.length === this.#zoned.length && of.every((part, index) => part === this.#zoned[index])) return;
    this.#zoned = of;
    const zones = svgGroup(zonesLayer(scenario, least, named));
    this.#zones.replaceWith(zones);
    this.#zones = zones;
  }

  /** Draws the troops, at their true bases as soon as the rule system has told them. */
  showTroops(scenario: Scenario, play: PlayedScenario | null, least: number): void {
    const state = play && standingNow(scenario, play);
    const signs = svgGroup(
      play && state
        ? troopsLayer({ roster: play.roster, state, vocabulary: play.vocabulary }, scenario, { least })
        : startLayer(scenario, least),
    );
    this.#movingSigns.replaceChildren();
    this.#signs.replaceWith(signs);
    this.#signs = signs;
    this.#hidden = '';
  }

  /** Draws those who have moved by themselves, the others stay as they are drawn. */
  showMovingTroops(before: Scenario, now: Scenario, play: PlayedScenario | null, least: number): void {
    const { moved, signs } = movingTroops(before, now, play, least);
    if (moved.size === 0 && !this.#movingSigns.hasChildNodes()) return;
    if (signs === null) return this.showTroops(now, play, least);
    this.#hide(moved);
    this.#movingSigns.replaceChildren(svgGroup(signs));
  }

  /** Takes the signs of troops away that are drawn by themselves. */
  #hide(moved: ReadonlySet<Id>): void {
    const hidden = [...moved].join(' ');
    if (hidden === this.#hidden) return;
    this.#hidden = hidden;
    for (const sign of this.#signs.querySelectorAll<SVGElement>('[data-kind][data-id]'))
      sign.style.display = moved.has(sign.dataset['id'] ?? '') ? 'none' : '';
  }

  #draw(scenario: Scenario, wanted: (name: LayerName) => boolean): void {
    for (const { name, svg } of groundParts(scenario, wanted)) {
      const before = this.#layers.get(name);
      if (before?.svg === svg) continue;
      const element = svgGroup(svg);
      if (before) before.element.replaceWith(element);
      else this.#ground.append(element);
      this.#layers.set(name, { svg, element });
    }
  }
}
