/** What the window writes and draws of a unit or a general. */
import { findPiece, lengthInWords } from '../../battle';
import type { Id, View } from '../../battle';
import { circleOutline, fireZone, outlineOfZone } from '../../geometry';
import type { Readout, Zone } from '../system';
import { commandOf, isSenior, leaderName, placeOf } from '../common';
import { firingBases } from './fire/arcs';
import { mayFire } from './fire/shots';
import { rideOf } from './generals/riding';
import { unitWith } from './generals/with-unit';
import { HOUSE_VALUE } from './house-values';
import { LENGTHS, inches, lengthsWords, lengthWords } from './lengths';
import { basicMorale, findTroop, isRouting, isShaken, pointsOf } from './troops/troop';
import { moveOf } from './movement/rates';
import { figuresOf } from './troops/figures';
import { CLASS_WORDS } from './troops/unit-classes';
import { isAllFront } from './works/all-front';
import { coverOf, pointsOfBlock } from './works/strength';

export function readout(view: View, piece: Id): Readout {
  const troop = findTroop(view, piece);
  if (!troop) return readoutOfGeneral(view, piece);
  const { unit, weapon, inch, class: unitClass, group, moraleModifier } = troop.traits;
  // What else it has done in this move the window tells by the marks.
  const figures = figuresOf(troop.traits);
  const state = isRouting(troop) ? 'routing' : isShaken(troop) ? 'shaken' : null;
  return {
    title: unit.name,
    lines: [
      {
        label: 'Type',
        value: `${unit.type}, ${CLASS_WORDS[unitClass]}${group ? `, ${group}` : ''}`,
        clause: 'MCN-UNIT-04',
      },
      ...(figures
        ? [
            {
              label: `Figures, ${HOUSE_VALUE}`,
              value: `${figures.all} for ${figures.men} men, ${figures.onBase} on a base`,
              clause: 'MCN-UNIT-03',
            },
          ]
        : []),
      { label: 'Strength', value: `${pointsOf(troop)} of ${troop.traits.strength}`, clause: 'MCN-STR-01' },
      { label: 'Basic morale', value: `${basicMorale(troop)} (${signed(moraleModifier)})`, clause: 'MCN-MORALE-01' },
      { label: 'Formation', value: troop.inside ? 'in houses' : troop.piece.formation, clause: 'MCN-FORM-01' },
      { label: `Move, ${HOUSE_VALUE}`, value: lengthWords(moveOf(troop)), clause: 'MCN-MOVE-01' },
      ...(weapon
        ? [
            {
              label: `Range, ${HOUSE_VALUE}`,
              value: lengthsWords(troop.traits.house.ranges[weapon].map((limit) => limit * inch)),
              clause: 'MCN-FIRE-05',
            },
          ]
        : []),
      ...(troop.inside
        ? [
            {
              label: 'Houses',
              value: `${pointsOfBlock(view, troop.inside)}: cover ${coverOf(pointsOfBlock(view, troop.inside))}`,
              clause: 'MCN-DEF-03',
            },
          ]
        : []),
      ...(state ? [{ label: 'State', value: state, clause: 'MCN-UNIT-07' }] : []),
    ],
  };
}

const LED_BY = {
  general: 'MCN-GEN-03',
  lieutenant: 'MCN-GEN-02',
  brigade: 'MCN-GEN-01',
  independent: 'MCN-GEN-04',
} as const;

function readoutOfGeneral(view: View, id: Id): Readout {
  if (!view.roster.commands[id]) return { title: view.roster.units[id]?.name ?? id, lines: [] };
  const command = commandOf(view, id);
  const unit = unitWith(view, id);
  const isWounded = findPiece(view.state, id)?.marks['wounded'] !== undefined;
  return {
    title: leaderName(view, id),
    lines: [
      { label: 'Is', value: isSenior(command) ? 'a senior general' : 'a brigadier', clause: LED_BY[command.kind] },
      {
        label: 'With',
        value: unit === null ? 'nobody' : (view.roster.units[unit]?.name ?? unit),
        clause: 'MCN-GEN-05',
      },
      { label: `Move, ${HOUSE_VALUE}`, value: lengthWords(rideOf(view, id)), clause: 'MCN-MOVE-01' },
      ...(isWounded ? [{ label: 'State', value: 'lightly wounded', clause: 'MCN-GENRISK-02' }] : []),
    ],
  };
}

const BANDS = ['short range', 'medium range', 'long range'] as const;

/** The arcs of its front rank by band; of a general the distance at which his loss is felt. */
export function zones(view: View, piece: Id): readonly Zone[] {
  const troop = findTroop(view, piece);
  if (!troop) return zonesOfGeneral(view, piece);
  const { weapon, inch } = troop.traits;
  if (!weapon || isAllFront(view, troop) || !mayFire(view, troop)) return [];
  const [first, ...others] = firingBases(view, troop);
  if (!first) return [];
  const front = { ...troop.box, pose: { ...troop.box.pose } };
  const box = others.length === 0 ? first : front;
  return troop.traits.house.ranges[weapon].map((limit, band) => ({
    id: BANDS[band] ?? 'long range',
    title: `${BANDS[band] ?? 'long range'}, ${lengthInWords(limit * inch, LENGTHS)}, ${HOUSE_VALUE}`,
    clause: 'MCN-FIRE-02',
    outline: outlineOfZone(fireZone(box, OPENING, limit * inch)),
  }));
}
const OPENING = 45;
const CHAIN = 18;

function zonesOfGeneral(view: View, id: Id): readonly Zone[] {
  const at = placeOf(view, id);
  const radius = inches(view, CHAIN);
  return at
    ? [
        {
          id: 'chain of command',
          title: `his loss is felt, ${lengthWords(radius)}`,
          clause: 'MCN-GENRISK-06',
          outline: circleOutline(at, radius),
        },
      ]
    : [];
}

/** "+1", "−2" */
const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
