/** What the day costs each side, hour by hour, as a chronicle tells it. */
import type { Roster } from '../battle';
import type { Id, Minutes } from '../scenario';
import type { Chronicled } from './chronicled';
import { LOSSES } from './chronicle-vocabulary';

/** The share of its men that a side has lost from an hour on. */
export interface LossesFrom {
  readonly at: Minutes;
  readonly share: Readonly<Record<Id, number>>;
}

const SIZES = { tiny: 0.25, small: 0.5, standard: 1, large: 1.5 } as const;

/** In the order of the hours, the beginning first; who is taken is lost whole. Units count by their size. */
export function lossesByHour({
  roster,
  spans,
  events,
}: Pick<Chronicled, 'roster' | 'spans' | 'events'>): readonly LossesFrom[] {
  const lost = new Map<Id, number>();
  const hours: LossesFrom[] = [];
  let done = 0;
  for (const { from, settled } of spans) {
    const before = done;
    for (; done < settled; done += 1) {
      const event = events[done];
      if (event?.do === 'gauge' && event.gauge === LOSSES)
        lost.set(event.id, Math.max(lost.get(event.id) ?? 0, event.now / 100));
      if (event?.do === 'went' && 'gone' in event.to && event.to.gone === 'captured') lost.set(event.id, 1);
    }
    if (hours.length === 0 || done > before) hours.push({ at: from, share: sharesOf(lost, roster) });
  }
  return hours.filter((hour, i) => i === 0 || JSON.stringify(hour.share) !== JSON.stringify(hours[i - 1]?.share));
}

function sharesOf(lost: ReadonlyMap<Id, number>, { sides, units }: Roster): Readonly<Record<Id, number>> {
  return Object.fromEntries(
    sides.map(({ id: side }) => {
      const own = Object.values(units).filter((unit) => unit.side === side);
      const men = own.reduce((sum, { size }) => sum + SIZES[size], 0);
      const gone = own.reduce((sum, { id, size }) => sum + SIZES[size] * (lost.get(id) ?? 0), 0);
      return [side, men > 0 ? gone / men : 0];
    }),
  );
}
