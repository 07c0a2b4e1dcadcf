/** What the window writes and draws of a unit: its card and the areas it commands. */
import type { Id, RosterCommand, View } from '../../battle';
import { findPiece } from '../../battle';
import { circleOutline, outlineOfZone } from '../../geometry';
import type { Cm } from '../../scenario';
import type { Readout, Zone } from '../system';
import { commandOf, isSenior, leaderName, leaderOf, placeOf } from '../common';
import { influenceOf } from './command/influence';
import { ratingOf } from './command/ratings';
import { mayFire } from './fire/entitlement';
import { hasCanisterOnly, reachOf, zoneOf } from './fire/firing-zone';
import { findTroop, registerIn } from './troops/troop';
import { MARKS } from './troops/vocabulary';
import { weathered } from './weather';
import { lengthsWords, lengthWords } from './lengths';

export function readout(view: View, piece: Id): Readout {
  const troop = findTroop(view, piece);
  if (!troop) return readoutOfCommand(view, piece);
  const { unit, class: quality, gun, smallArm, scale } = troop.traits;
  const arm = gun ? scale.guns[gun] : null;
  const musket = smallArm ? scale.smallArms[smallArm] : null;
  const lines = [
    { label: 'Type', value: `${unit.type}, ${quality}`, clause: 'HOW-CLASS-01' },
    { label: 'Formation', value: troop.inside ? 'in houses' : troop.piece.formation, clause: 'HOW-FORM-01' },
    { label: 'Move', value: lengthWords(weathered(view, troop.traits, troop.piece.formation)), clause: 'HOW-MOVE-01' },
    ...(musket ? [{ label: 'Range', value: lengthsWords([musket.short, musket.long]), clause: 'HOW-RANGE-01' }] : []),
    ...(arm
      ? [
          hasCanisterOnly(troop)
            ? { label: 'Range', value: `${lengthWords(arm.canister)}, canister only`, clause: 'HOW-ARTY-22' }
            : { label: 'Range', value: lengthsWords([arm.canister, arm.effective, arm.long]), clause: 'HOW-RANGE-02' },
        ]
      : []),
    ...Object.keys(troop.piece.marks)
      .filter(isShown)
      .map((mark) => ({ label: 'State', value: MARKS[mark].title, clause: null })),
  ];
  return { title: unit.name, lines };
}

/** Marks that say something to a player. */
const isShown = (mark: string): mark is keyof typeof MARKS =>
  mark in MARKS && 'shows' in MARKS[mark as keyof typeof MARKS];

const LED_BY = {
  general: 'HOW-CMD-15',
  lieutenant: 'HOW-OPT-07',
  brigade: 'HOW-ORG-04',
  independent: 'HOW-ORG-06',
} as const satisfies Record<RosterCommand['kind'], Id>;

function readoutOfCommand(view: View, id: Id): Readout {
  if (!view.roster.commands[id]) return { title: view.roster.units[id]?.name ?? id, lines: [] };
  const command = commandOf(view, id);
  const { performance, raised } = findPiece(view.state, id)?.marks ?? {};
  const led = command.commands.map((one) => commandOf(view, one).name);
  return {
    title: leaderName(view, id),
    lines: [
      { label: 'Leads', value: led.length > 0 ? led.join(', ') : command.name, clause: LED_BY[command.kind] },
      { label: 'Rating', value: ratingOf(view, id) ?? 'unrated', clause: 'HOW-PERF-01' },
      ...(typeof raised === 'string' ? [{ label: 'This turn', value: raised, clause: 'HOW-OPT-08' }] : []),
      ...(typeof performance === 'string' ? [{ label: 'This turn', value: performance, clause: 'HOW-PERF-01' }] : []),
    ],
  };
}

/** Fire zones by band; of a figure the distance of its command or influence. */
export function zones(view: View, piece: Id): readonly Zone[] {
  const troop = findTroop(view, piece);
  if (!troop) return zonesOfFigure(view, piece);
  if (mayFire(view, troop)?.clause === 'HOW-FIRE-04' || troop.inside) return [];
  const { gun, smallArm, scale } = troop.traits;
  const bands = gun
    ? [
        ['canister', scale.guns[gun].canister] as const,
        ...(hasCanisterOnly(troop)
          ? []
          : ([
              ['effective range', scale.guns[gun].effective],
              ['long range', scale.guns[gun].long],
            ] as const)),
      ]
    : smallArm
      ? ([
          ['short range', scale.smallArms[smallArm].short],
          ['long range', reachOf(troop)],
        ] as const)
      : [];
  return bands.map(([title, range]) => ({
    id: title,
    title: `${title}, ${lengthWords(range)}`,
    clause: 'HOW-SECT-03',
    outline: outlineOfZone(zoneOf(troop, undefined, range)),
  }));
}

function zonesOfFigure(view: View, id: Id): readonly Zone[] {
  const at = placeOf(view, id);
  if (!at) return [];
  const { command } = registerIn(view).scale.distances;
  const influence = isSenior(commandOf(view, id)) ? influenceOf(view, id) : null;
  const circles: readonly (readonly [string, Cm, Id])[] = [
    ...(influence === null ? [] : [['influence', influence, 'HOW-CMD-13'] as const]),
    ...(carriesCommand(view, id) ? [['command distance', command, 'HOW-CMD-01'] as const] : []),
  ];
  return circles.map(([title, radius, clause]) => ({
    id: title,
    title: `${title}, ${lengthWords(radius)}`,
    clause,
    outline: circleOutline(at, radius),
  }));
}

/** Commanders of brigades do; a general only for a brigade he leads himself (HOW-CMD-15, HOW-ORG-09). */
const carriesCommand = (view: View, id: Id): boolean =>
  !isSenior(commandOf(view, id)) ||
  Object.values(view.roster.commands).some(
    (command) => command.kind === 'brigade' && leaderOf(view, command.id)?.id === id,
  );
