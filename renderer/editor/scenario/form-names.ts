import { unitsOfArmy, type Army, type Id, type Scenario, type Unit } from '../../../engine/scenario';

/** What forms may name, by the names in the file. */
export interface FormNames {
  /** Units and brigades. */
  readonly units: readonly string[];
  readonly leaders: readonly string[];
  /** Army by army, for a zone holds those of its own. */
  readonly sides: readonly { readonly units: readonly string[]; readonly zones: readonly string[] }[];
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
  const sides = armies.map((army) => ({
    units: [...army.brigades, ...unitsOfArmy(army)].map(({ name }) => name),
    zones: army.deployment.map(({ name }) => name),
  }));
  return {
    units: sides.flatMap(({ units }) => units),
    sides,
    leaders: armies.flatMap(({ general, lieutenants, brigades }) =>
      [general, ...lieutenants, ...brigades.map(({ commander }) => commander)].flatMap((one) =>
        one ? [one.name] : [],
      ),
    ),
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

/** Those of the army that the first of them belongs to. */
export const ofTheirSide = ({ sides, units }: FormNames, [first]: readonly string[]): FormNames['sides'][number] =>
  sides.find((side) => first !== undefined && side.units.includes(first)) ?? {
    units,
    zones: sides.flatMap(({ zones }) => zones),
  };

/** Whom a new rule is about: the units and brigades that are selected, else the first there is. */
export function meantBy({ armies }: Scenario, selection: readonly Id[]) {
  const all = armies.flatMap((army) => [...army.brigades, ...unitsOfArmy(army)].map((one) => ({ army, one })));
  const chosen = all.filter(({ one }) => selection.includes(one.id));
  const meant = chosen.length > 0 ? chosen : all.slice(0, 1);
  const standing = [...chosen, ...all].flatMap(({ one }) =>
    'place' in one && 'at' in one.place ? [{ name: one.name, at: one.place.at }] : [],
  );
  return {
    units: meant.map(({ one }) => one.name),
    kept: keptOf(meant),
    standing: standing[0] ?? null,
  };
}

/** Those of one army that has a zone, with that. */
function keptOf(meant: readonly { readonly army: Army; readonly one: { readonly name: string } }[]) {
  const army = meant.map((each) => each.army).find(({ deployment }) => deployment.length > 0);
  const [zone] = army?.deployment ?? [];
  const units = meant.filter((each) => each.army === army).map(({ one }) => one.name);
  return zone ? { units, zone: zone.name } : null;
}
