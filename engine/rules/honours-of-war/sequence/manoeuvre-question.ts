/** What a unit may do next in its activation: march, charge, change formation, enter or leave houses, or be done. */
import type { Id, Question, Refusal, View } from '../../../battle';
import { distance, endOf, minus, TOLERANCE } from '../../../geometry';
import type { Path } from '../../../geometry';
import { FACES, isDrawnTrue } from '../../../tabletop';
import { canCharge, chargesOf } from '../charge/approach';
import { mayManGuns } from '../morale/crews';
import { secondMoveRefused, unitOf } from '../movement/allowance';
import type { Allowance } from '../movement/allowance';
import { entryPath, mayLeave } from '../movement/blocks';
import { changesOf, mayChange } from '../movement/formation-change';
import { measureMarch } from '../movement/march';
import { passageTo, samplePassages } from '../movement/passing';
import { marchChoice, sampleMarches, snapMarch } from '../movement/reach';
import { isRefusal, refuse } from '../refusals';
import type { Troop } from '../troops/troop';
import { orderOf } from './manoeuvre-choice';
import type { ManoeuvreChoice } from './manoeuvre-choice';
import { evaluateManoeuvre } from './manoeuvre-evaluation';
import { ADVANCE, dutyfulChoice, mayOnlyCharge, movesNearer, nearestTo, owesItsLastMove, unmetDuty } from './duty';
import { measuredWords } from '../lengths';

/** Picks: `done`, `second move`, `man guns`, `form <formation>`, `enter <block>`, `leave <face>`, `charge <unit>`; or a march. */
export const manoeuvreQuestion: Question<Allowance, ManoeuvreChoice> = {
  kind: 'manoeuvre',
  form: (_view, { unit }) => ({ form: 'march', movers: [unit] }),
  choices: (view, about) => {
    const troop = unitOf(view, about);
    const marches = troop.inside || mayOnlyCharge(view, about) ? [] : marchesOf(view, about, troop);
    const picks = picksOf(view, about).filter((choice) => !manoeuvreQuestion.check(view, about, choice));
    return {
      list: [...picks, ...marches.map((path) => marchChoice(troop, path))],
      reach: {
        sample: (n) => sampleMarches(view, about, n).map((path) => marchChoice(troop, path)),
        snap: (to) => {
          const path = passageTo(view, about, to) ?? snapMarch(view, about, to);
          return isRefusal(path) ? path : marchChoice(troop, path);
        },
      },
    };
  },
  check: (view, about, choice) => {
    if ('march' in choice) return movesAnother(about, choice.movers) ?? checkMarch(view, about, choice.march);
    const { verb, what } = orderOf(choice.pick);
    switch (verb) {
      case 'done':
        return unmetDuty(view, about);
      case 'second':
        return secondMoveRefused(view, about);
      case 'form':
        return mayChange(view, about, unitOf(view, about), what);
      case 'enter':
        return checkEntry(view, about, what);
      case 'leave':
        return mayLeave(view, about, Number(what));
      case 'charge':
        return canCharge(view, about, what);
      case 'man':
        return checkManning(unitOf(view, about));
      default:
        return refuse('HOW-MOVE-01', `A unit knows no order “${choice.pick}”.`);
    }
  },
  evaluate: evaluateManoeuvre,
  words: (view, { unit }) => ({
    title: `Move ${view.roster.units[unit]?.name ?? unit}`,
    clause: 'HOW-SEQ-05',
  }),
  label: (view, _about, choice) => {
    if ('march' in choice) return `March ${measuredWords(choice.march.length)}`;
    const { verb, what } = orderOf(choice.pick);
    if (verb === 'charge') return `Charge ${view.roster.units[what]?.name ?? what}`;
    if (verb === 'form') return `Form ${what}`;
    if (verb === 'enter') return 'Occupy the houses';
    if (verb === 'leave') return 'Leave the houses';
    if (verb === 'man') return 'Man the guns';
    return verb === 'second' ? 'Second move' : 'Done';
  },
  idle: (view, about) => (unmetDuty(view, about) ? dutyfulChoice(view, about) : { pick: 'done' }),
};

/** Marches worth offering; of a unit that owes its advance the one that makes it, and in its last move no others than advances. */
function marchesOf(view: View, about: Allowance, troop: Troop): readonly Path[] {
  const marches = [...sampleMarches(view, about), ...samplePassages(view, about)];
  const duty = unmetDuty(view, about) && dutyfulChoice(view, about);
  if (!duty || !('march' in duty)) return marches;
  const enemy = nearestTo(view, troop);
  const others = marches.filter((path) => !isSameMarch(path, duty.march));
  return [duty.march, ...others.filter((path) => about.move < about.moves || movesNearer(troop, enemy, path))];
}

const isSameMarch = (one: Path, other: Path): boolean =>
  distance(endOf(one), endOf(other)) < TOLERANCE && one.length === other.length;

function picksOf(view: View, about: Allowance): readonly { readonly pick: string }[] {
  const troop = unitOf(view, about);
  const verbs = troop.inside
    ? ['done', ...FACES.map((face) => `leave ${face}`)]
    : [
        'done',
        'second move',
        'man guns',
        ...changesOf(troop).map((change) => `form ${change}`),
        ...view.ground.blocks.map(({ id }) => `enter ${id}`),
        ...chargesOf(view, about).map(({ target }) => `charge ${target}`),
      ];
  return verbs.map((pick) => ({ pick }));
}

const movesAnother = ({ unit }: Allowance, movers: readonly Id[]): Refusal | null =>
  movers.length === 1 && movers[0] === unit ? null : refuse('HOW-SEQ-05', 'A unit moves by itself.');

function checkMarch(view: View, about: Allowance, path: Path): Refusal | null {
  const troop = unitOf(view, about);
  if (troop.inside) return refuse('HOW-BUA-07', 'Leave the houses first.');
  const off = minus(path.from, troop.box.pose);
  if (Math.abs(off.x) + Math.abs(off.y) > TOLERANCE)
    return refuse('HOW-MOVE-01', 'A march begins where the unit stands.');
  if (!isDrawnTrue(troop.box, path)) return refuse('HOW-MOVE-01', 'A unit cannot go as this march is drawn.');
  if (mayOnlyCharge(view, about))
    return refuse('HOW-PERF-10', 'Inspired troops charge their nearest enemy when he is within one move.');
  const measured = measureMarch(view, about, path);
  if (isRefusal(measured)) return measured;
  return owesItsLastMove(view, about) && !movesNearer(troop, nearestTo(view, troop), path) ? ADVANCE : null;
}

const checkManning = (troop: Troop): Refusal | null =>
  mayManGuns(troop) ? null : refuse('HOW-ARTY-21', 'Its guns are not beside it, or it has not reformed.');

function checkEntry(view: View, about: Allowance, id: Id): Refusal | null {
  const block = view.ground.block(id);
  if (!block) return refuse('HOW-BUA-06', 'There is no such block.');
  const path = entryPath(view, about, block);
  return isRefusal(path) ? path : null;
}
