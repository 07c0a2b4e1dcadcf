import { groundParts, namesLayer, startLayer, troopsLayer, zonesLayer } from '../../../drawing/map';
import type { LayerName } from '../../../drawing/map';
import type { Point } from '../../../engine/geometry';
import type { Id, Scenario } from '../../../engine/scenario';
import type { PlayedScenario } from '../../../electron/desk/api';
import { svgElement, svgGroup } from '../../ui';
import { movingGround } from './moving-ground';
import { movedTroops, standingNow } from './standing';

/**
 * The staff map of a scenario that is being edited, as two drawings one upon the other, so that the browser keeps the
 * picture of the ground while the troops are drawn anew. What has not changed is not drawn again; what is dragged is
 * drawn by itself until it rests.
 */
export class StaffMap {
  readonly ground = svgElement('svg');
  readonly troops = svgElement('svg');
  readonly #layers = new Map<LayerName, { svg: string; element: Element }>();
  readonly #moving = svgElement('g');
  readonly #movingSigns = svgElement('g');
  #names: Element = svgElement('g');
  #zones: Element = svgElement('g');
  #zoned = '';
  #signs: Element = svgElement('g');
  /** Ids of what the ground is drawn without, while it is dragged. */
  #lifted = '';

  constructor() {
    this.ground.append(this.#moving, this.#zones, this.#names);
    this.troops.append(this.#signs, this.#movingSigns);
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

  /** Shows a name so far from where it stands, cm; null puts it back. */
  moveName(moving: { readonly id: Id; readonly by: Point } | null): void {
    for (const name of this.#names.querySelectorAll('[data-name]')) {
      const isMoved = moving !== null && name.getAttribute('data-name') === moving.id;
      if (isMoved) name.setAttribute('transform', `translate(${moving.by.x} ${-moving.by.y})`);
      else name.removeAttribute('transform');
    }
  }

  /** Draws where the armies may set up, unless that is as it was. */
  showZones(scenario: Scenario, least: number): void {
    const svg = zonesLayer(scenario, least);
    if (svg === this.#zoned) return;
    this.#zoned = svg;
    const zones = svgGroup(svg);
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
  }

  /** Draws those who have moved by themselves, the others stay as they are drawn. */
  showMovingTroops(before: Scenario, now: Scenario, play: PlayedScenario | null, least: number): void {
    const moved = movedTroops(before, now);
    const state = play && standingNow(now, play);
    if (!play || !state) return this.showTroops(now, play, least);
    for (const sign of this.#signs.querySelectorAll<SVGElement>('[data-kind][data-id]'))
      sign.style.display = moved.has(sign.dataset['id'] ?? '') ? 'none' : '';
    const some = {
      ...state,
      pieces: state.pieces.filter(({ id }) => moved.has(id)),
      commands: Object.fromEntries(Object.entries(state.commands).filter(([id]) => moved.has(id))),
    };
    const troops = { roster: play.roster, state: some, vocabulary: play.vocabulary };
    this.#movingSigns.replaceChildren(svgGroup(troopsLayer(troops, now, { least, nameless: true })));
  }

  #draw(scenario: Scenario, wanted: (name: LayerName) => boolean): void {
    for (const { name, svg } of groundParts(scenario, wanted)) {
      const before = this.#layers.get(name);
      if (before?.svg === svg) continue;
      const element = svgGroup(svg);
      if (before) before.element.replaceWith(element);
      else this.#moving.before(element);
      this.#layers.set(name, { svg, element });
    }
  }
}
