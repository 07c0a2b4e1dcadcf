import { groundParts, namesLayer, startLayer, troopsLayer } from '../../../drawing/map';
import type { LayerName } from '../../../drawing/map';
import type { Scenario } from '../../../engine/scenario';
import type { PlayedScenario } from '../../../electron/desk/api';
import { svgElement, svgGroup } from '../../ui';
import { standingNow } from './standing';

/** The paper lies beyond the table's edge: here a frame of wood does. */
const IS_DRAWN = (name: LayerName): boolean => name !== 'border';

/**
 * The staff map of a scenario that is being edited, as two drawings one upon the other, so that the browser keeps the
 * picture of the ground while the troops are drawn anew. What has not changed is not drawn again.
 */
export class StaffMap {
  readonly ground = svgElement('svg');
  readonly troops = svgElement('svg');
  readonly #layers = new Map<LayerName, { svg: string; element: Element }>();
  #names: Element = svgElement('g');
  #signs: Element = svgElement('g');

  constructor() {
    this.troops.append(this.#signs);
    this.ground.append(this.#names);
  }

  /** Draws the ground, layer by layer where something is different. */
  showGround(scenario: Scenario): void {
    for (const { name, svg } of groundParts(scenario, IS_DRAWN)) {
      const before = this.#layers.get(name);
      if (before?.svg === svg) continue;
      const element = svgGroup(svg);
      if (before) before.element.replaceWith(element);
      else this.#names.before(element);
      this.#layers.set(name, { svg, element });
    }
  }

  /** Sets names in type that can be read, cm of the table. */
  showNames(scenario: Scenario, least: number): void {
    const names = svgGroup(namesLayer(scenario, least));
    this.#names.replaceWith(names);
    this.#names = names;
  }

  /** Draws the troops, at their true bases as soon as the rule system has told them. */
  showTroops(scenario: Scenario, play: PlayedScenario | null, least: number): void {
    const state = play && standingNow(scenario, play);
    const signs = svgGroup(
      play && state
        ? troopsLayer({ roster: play.roster, state, vocabulary: play.vocabulary }, scenario, { least })
        : startLayer(scenario, least),
    );
    this.#signs.replaceWith(signs);
    this.#signs = signs;
  }
}
