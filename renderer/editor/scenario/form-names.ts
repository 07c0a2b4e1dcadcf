import { unitsOfArmy, type Id, type Scenario, type Unit } from '../../../engine/scenario';

/** What forms may name, by the names in the file. */
export interface FormNames {
  /** Units and brigades. */
  readonly units: readonly string[];
  readonly leaders: readonly string[];
  readonly zones: readonly string[];
  readonly objectives: readonly string[];
  readonly villages: readonly string[];
  /** Those that stand and those that are broken, which may be thrown. */
  readonly bridges: readonly string[];
  /** Ponds, streams and rivers, which may freeze and thaw. */
  readonly waters: readonly string[];
  /** Units and brigades that come only when called. */
  readonly onCall: readonly string[];
}

export function namesIn({ armies, objectives, terrain }: Scenario): FormNames {
  const named = (...wanted: readonly Scenario['terrain'][number]['kind'][]): readonly string[] =>
    terrain.flatMap(({ kind, name }) => (wanted.includes(kind) && name !== null ? [name] : []));
  const isOnCall = ({ place }: Unit): boolean => 'arrives' in place && place.arrives.onCall === true;
  return {
    units: armies.flatMap((army) => [...army.brigades, ...unitsOfArmy(army)].map(({ name }) => name)),
    leaders: armies.flatMap(({ general, lieutenants, brigades }) =>
      [general, ...lieutenants, ...brigades.map(({ commander }) => commander)].flatMap((one) =>
        one ? [one.name] : [],
      ),
    ),
    zones: armies.flatMap(({ deployment }) => deployment.map(({ name }) => name)),
    objectives: objectives.map(({ name }) => name),
    villages: named('bua'),
    bridges: named('bridge'),
    waters: named('pond', 'stream', 'river'),
    onCall: armies.flatMap(({ brigades, independents }) => [
      ...brigades.filter(({ units }) => units.every(isOnCall)).map(({ name }) => name),
      ...[...brigades.flatMap(({ units }) => units), ...independents].filter(isOnCall).map(({ name }) => name),
    ]),
  };
}

/** Whom a new rule is about: the units and brigades that are selected, else the first there is; and the zone of their side. */
export function meantBy({ armies }: Scenario, selection: readonly Id[]) {
  const all = armies.flatMap((army) => [...army.brigades, ...unitsOfArmy(army)].map((one) => ({ army, one })));
  const chosen = all.filter(({ one }) => selection.includes(one.id));
  const meant = chosen.length > 0 ? chosen : all.slice(0, 1);
  const zones = [...meant.map(({ army }) => army), ...armies].flatMap(({ deployment }) => deployment);
  const standing = [...chosen, ...all].flatMap(({ one }) =>
    'place' in one && 'at' in one.place ? [{ name: one.name, at: one.place.at }] : [],
  );
  return { units: meant.map(({ one }) => one.name), zone: zones[0]?.name ?? null, standing: standing[0] ?? null };
}
