/** A nation: how its troops look, which troops it has, and its values under each rule system. */
import type { TroopClass, UnitSize, UnitType, Weapon } from './unit-types';
import type { Id } from './measures';

/** A nation file, `scenarios/nations/<id>.yaml`, read and carried whole so that a battle needs nothing beside its scenario. */
export interface Nation {
  readonly id: Id;
  readonly name: string;
  readonly colours: NationColours;
  /** What the nation can field, in file order; a kind that changed with the years has an entry for each stretch of years. */
  readonly troops: readonly TroopKind[];
  readonly names: NationNames;
  /** National values by rule system; each system parses its own. */
  readonly systems: Readonly<Record<Id, unknown>>;
}
/** Colours as `#rrggbb`. */
export interface NationColours {
  readonly coat: string;
  readonly facings: readonly string[];
  readonly smallClothes: string;
  readonly lace: string;
  readonly flag: readonly string[];
  readonly gunCarriage: string;
}
/** Names that made-up regiments, batteries and officers are given, in the nation's own tongue; each list may be empty. */
export interface NationNames {
  readonly infantry: readonly string[];
  readonly cavalry: readonly string[];
  readonly officers: readonly string[];
}

export const SHARES = ['common', 'some', 'few'] as const;
/** Troops of one name in the years `from` to `until`, both included; null is without end. */
export interface TroopKind {
  readonly name: string;
  readonly type: UnitType;
  readonly class: TroopClass;
  /** Null: the usual one of the type. */
  readonly weapon: Weapon | null;
  /** Null: as the type has it. */
  readonly order: 'close' | 'open' | null;
  readonly size: UnitSize;
  /** Null: as the rule system has it. */
  readonly battalionGuns: boolean | null;
  /** Foreign troops in its pay, where a rule system values them otherwise. */
  readonly foreign: boolean;
  readonly from: number | null;
  readonly until: number | null;
  /** How much of an army they make up. */
  readonly share: (typeof SHARES)[number];
  /** True when they serve only in brigades of their own or alone. */
  readonly apart: boolean;
  /** Units of this kind by name; empty where the nation's lists serve. */
  readonly names: readonly string[];
}

/** What a nation has in a year, in file order; without a year, what it began with. */
export const troopsIn = ({ troops }: Nation, year: number | null): readonly TroopKind[] =>
  troops.filter(({ from, until }) =>
    year === null ? from === null : (from === null || year >= from) && (until === null || year <= until),
  );

/** Nations by their ids, and of those whose files cannot be read the reasons. */
export class Nations extends Map<Id, Nation> {
  constructor(
    nations: Iterable<readonly [Id, Nation]>,
    readonly unread: ReadonlyMap<Id, string>,
  ) {
    super(nations);
  }

  /** Those of several folders: of one id the last, whether it can be read or not. */
  static of(folders: readonly Nations[]): Nations {
    const unread = new Map<Id, string>();
    for (const folder of folders) {
      for (const id of folder.keys()) unread.delete(id);
      for (const [id, why] of folder.unread) unread.set(id, why);
    }
    return new Nations(
      folders.flatMap((folder) => [...folder]),
      unread,
    );
  }
}
