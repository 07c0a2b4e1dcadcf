/** What a unit can be: its type and the arm that goes with it, its class, size, weapon and formation. */

/** What a type of unit is for every rule system: the arm it belongs to. */
export const ARMS = ['foot', 'light foot', 'horse', 'guns', 'train'] as const;
export type Arm = (typeof ARMS)[number];

/** Types a scenario may name and the usual arm of each. */
export const UNIT_TYPES = {
  'line infantry': 'foot',
  grenadiers: 'foot',
  guards: 'foot',
  militia: 'foot',
  garrison: 'foot',
  'light infantry': 'light foot',
  grenzer: 'light foot',
  jaeger: 'light foot',
  highlanders: 'light foot',
  freikorps: 'light foot',
  engineers: 'light foot',
  cuirassiers: 'horse',
  'heavy horse': 'horse',
  carabiniers: 'horse',
  'horse grenadiers': 'horse',
  dragoons: 'horse',
  'light dragoons': 'horse',
  chevaulegers: 'horse',
  hussars: 'horse',
  bosniaks: 'horse',
  uhlans: 'horse',
  cossacks: 'horse',
  'light gun': 'guns',
  'medium gun': 'guns',
  'heavy gun': 'guns',
  howitzer: 'guns',
  unicorn: 'guns',
  'light unicorn': 'guns',
  'shuvalov howitzer': 'guns',
  'horse artillery': 'guns',
  'light horse artillery': 'guns',
  'quick-firing gun': 'guns',
  'light quick-firing gun': 'guns',
  transport: 'train',
  'supply wagons': 'train',
  pontoons: 'train',
} as const satisfies Record<string, Arm>;
export type UnitType = keyof typeof UNIT_TYPES;

export type Weight = 'heavy' | 'medium' | 'light';
const WEIGHTS: Readonly<Partial<Record<UnitType, Weight>>> = {
  cuirassiers: 'heavy',
  'heavy horse': 'heavy',
  carabiniers: 'heavy',
  'horse grenadiers': 'medium',
  dragoons: 'medium',
  'light dragoons': 'light',
  chevaulegers: 'light',
  hussars: 'light',
  bosniaks: 'light',
  uhlans: 'light',
  cossacks: 'light',
  'light gun': 'light',
  'medium gun': 'medium',
  'heavy gun': 'heavy',
  howitzer: 'medium',
  unicorn: 'medium',
  'light unicorn': 'light',
  'shuvalov howitzer': 'medium',
  'horse artillery': 'medium',
  'light horse artillery': 'light',
  'quick-firing gun': 'medium',
  'light quick-firing gun': 'light',
};
/** How heavy a kind of horse or gun is; medium for everything else. */
export const weightOf = (type: UnitType): Weight => WEIGHTS[type] ?? 'medium';

export const TROOP_CLASSES = ['superior', 'standard', 'inferior'] as const;
export type TroopClass = (typeof TROOP_CLASSES)[number];
export const UNIT_SIZES = ['small', 'standard', 'large'] as const;
export type UnitSize = (typeof UNIT_SIZES)[number];
export const FORMATIONS = ['line', 'double line', 'march column', 'deployed', 'limbered'] as const;
export type Formation = (typeof FORMATIONS)[number];
export const WEAPONS = ['muskets', 'rifles'] as const;
export type Weapon = (typeof WEAPONS)[number];
export const DRILLS = ['well', 'normal', 'badly'] as const;
export const MORALES = ['high', 'normal', 'low'] as const;
