/** Names for what is made, from the nation's own lists; each is given once. */
import { kebab } from '../../engine/scenario';
import type { Nation, TroopKind } from '../../engine/scenario';
import type { Chance } from './chance';

export class Naming {
  readonly #taken = new Set<string>();
  readonly #lists = new Map<readonly string[], readonly string[]>();

  constructor(readonly chance: Chance) {}

  /** A unit: by its kind's own names, the regiments of the nation, or whoever leads it. */
  unit(kind: TroopKind, nation: Nation, arm: string): string {
    const own = this.#next(kind.names);
    if (own !== null) return this.#once(own);
    const leader = () => lastWord(this.#officer(nation));
    if (arm === 'guns') return this.#once(`Captain ${leader()}'s Battery`);
    if (kind.type === 'line infantry' && nation.names.infantry.length > 0)
      return this.#once(this.#next(nation.names.infantry) ?? this.chance.pick(nation.names.infantry) ?? kind.name);
    if (arm === 'horse' && nation.names.cavalry.length > 0) {
      const regiment = this.#next(nation.names.cavalry) ?? this.chance.pick(nation.names.cavalry);
      return this.#once(`${regiment} ${horseOf(kind.type)}`);
    }
    return this.#once(`${leader()}'s ${kind.name}`);
  }

  /** An officer with his rank. */
  leader(rank: string, nation: Nation): string {
    return this.#once(`${rank} ${this.#officer(nation)}`);
  }

  /** `Manstein's Brigade` under Major General von Manstein. */
  brigade(commander: string): string {
    return this.#once(`${lastWord(commander)}'s Brigade`);
  }

  #officer({ name, names }: Nation): string {
    return this.#next(names.officers) ?? this.chance.pick(names.officers) ?? `of ${name}`;
  }

  /** The next of a shuffled list that has not been used; null when all have. */
  #next(list: readonly string[]): string | null {
    const [next, ...rest] = this.#lists.get(list) ?? this.chance.shuffled(list);
    this.#lists.set(list, rest);
    return next ?? null;
  }

  /** A second of a name is its second battalion. */
  #once(name: string): string {
    let unique = name;
    for (let number = 2; this.#taken.has(kebab(unique)); number++) unique = `${name} ${roman(number)}`;
    this.#taken.add(kebab(unique));
    return unique;
  }
}

const lastWord = (name: string): string => name.split(' ').at(-1) ?? name;

/** `Dragoons`, `Light Dragoons`; heavy horse is just Horse. */
const horseOf = (type: TroopKind['type']): string =>
  type === 'heavy horse' ? 'Horse' : type.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

const TENS = ['', 'X', 'XX', 'XXX', 'XL', 'L', 'LX', 'LXX', 'LXXX', 'XC'];
const ONES = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];
const roman = (number: number): string =>
  `${'C'.repeat(Math.floor(number / 100))}${TENS[Math.floor(number / 10) % 10] ?? ''}${ONES[number % 10] ?? ''}`;
