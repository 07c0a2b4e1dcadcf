import type { ExplainedMoment, ReplayPlayer } from '../replay';
import type { Openings } from './openings.svelte';
import type { Viewing } from './viewing.svelte';

/** Asking the desk waits until the cursor rests, ms. */
const REST_MS = 120;

/** What the desk tells of the moment on show: the rules of the chosen unit, and why generals acted so. Made in a component. */
export class Inspections {
  told = $state.raw<Awaited<ReturnType<Openings['inspect']>>>(null);
  explained = $state.raw<ExplainedMoment | null>(null);
  unexplained = $state<string | null>(null);

  constructor(openings: Openings, viewing: Viewing, playerOf: () => ReplayPlayer) {
    $effect(() => {
      const player = playerOf();
      const { moment } = player;
      const piece = viewing.selected;
      // The rules have nothing to tell of what lies about.
      if (piece === null || player.state.loose?.[piece]) {
        this.told = null;
        viewing.zones = [];
        return undefined;
      }
      const timer = setTimeout(() => {
        void openings.inspect(moment, piece).then((answer) => {
          if (player.moment === moment && viewing.selected === piece) this.told = answer;
        });
      }, REST_MS);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      const player = playerOf();
      const { moment } = player;
      if (viewing.tab !== 'why' || player.playing) return undefined;
      const timer = setTimeout(() => {
        void openings.explain(moment).then((answer) => {
          if (player.moment !== moment || player.playing) return;
          this.explained = 'ok' in answer ? answer.ok : null;
          this.unexplained = 'fault' in answer ? answer.fault.message : null;
        });
      }, REST_MS);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      viewing.zones = viewing.showsZones ? (this.told?.zones ?? []) : [];
    });
  }
}
