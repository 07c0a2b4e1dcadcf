/** How an army is put together, held against the guidelines of the book: authored armies are warned, never refused. */
import { viewOfPosition } from '../../../battle';
import type { View } from '../../../battle';
import { called, isGeneralsOwn, unitsOfArmy } from '../../../scenario';
import type { Army, Brigade, UnplacedFinding, Scenario } from '../../../scenario';
import { groundOf } from '../../../terrain';
import { inCommand } from '../command/commands';
import { prepare } from '../prepare';
import { organisationOf, pointsOf } from '../points';
import { lengthWords } from '../lengths';
import { armyPoints } from '../troops/traits';
import { registerIn } from '../troops/troop';

export function armyRemarks(scenario: Scenario): readonly UnplacedFinding[] {
  const { roster, state } = prepare(scenario);
  const points = (units: Brigade['units']): number => units.reduce((sum, { id }) => sum + armyPoints(roster, id), 0);
  const position = { state, roster, ground: groundOf(scenario) };
  return scenario.armies.flatMap((army) => [
    ...army.brigades.flatMap((brigade) => reviewBrigade(brigade, army)),
    ...reviewNumbers(army, points, scenario.kind === 'historical'),
    ...reviewBreakPoint(army, points(unitsOfArmy(army))),
    ...reviewCommand(army, viewOfPosition({ ...position, seat: army.id })),
  ]);
}

function reviewBrigade(brigade: Brigade, army: Army): readonly UnplacedFinding[] {
  const remarks: UnplacedFinding[] = [];
  const count = brigade.units.length;
  const { least, most } = organisationOf(army.nation, army.year).unitsInBrigade;
  const isTooFew = count < least;
  if (isTooFew || count > most)
    remarks.push({
      ...warning('brigade-size', 'HOW-ORG-01'),
      about: brigade.id,
      message: `${brigade.name} has ${count === 1 ? '1 unit' : `${count} units`}; a brigade normally has ${least} to ${most}.`,
      fix: isTooFew ? 'Add a unit, or make the one it has independent.' : 'Make two brigades of it.',
    });
  const arms = new Set(brigade.units.map(({ arm }) => arm));
  if (arms.has('foot') && arms.has('horse'))
    remarks.push({
      ...warning('mixed-arms', 'HOW-ORG-02'),
      about: brigade.id,
      message: `${brigade.name} mixes horse with close order foot, which are normally apart.`,
      fix: 'Give the horse a brigade of its own.',
    });
  return remarks;
}

function reviewNumbers(
  army: Army,
  points: (units: Brigade['units']) => number,
  historical: boolean,
): readonly UnplacedFinding[] {
  const remarks: UnplacedFinding[] = [];
  const alone = army.independents.length;
  const { independents, unitsToCommander } = organisationOf(army.nation, army.year);
  if (alone > independents)
    remarks.push({
      ...warning('independents', 'HOW-ORG-07'),
      about: army.id,
      key: 'independents',
      message: `${army.name} has ${alone} independent units; an army has at most ${independents}.`,
      fix: 'Put some of them into brigades.',
    });
  const most = Math.floor((points(unitsOfArmy(army)) - points(army.independents)) / unitsToCommander);
  const commanders = army.brigades.filter((brigade) => !isGeneralsOwn(army, brigade)).length;
  if (commanders > most)
    remarks.push({
      ...warning('commanders', most === 0 ? 'HOW-ORG-09' : 'HOW-ORG-08'),
      about: army.id,
      key: 'brigades',
      message: `${army.name} has ${commanders === 1 ? 'a brigade commander' : `${commanders} brigade commanders`}; its units allow ${most === 0 ? 'none' : most}.`,
      fix:
        most === 0
          ? 'Give the brigade the general for its commander, by name, or add units.'
          : 'Join brigades, or add units.',
    });
  const lieutenants = Math.floor(army.brigades.length / 3);
  if (!historical && army.lieutenants.length > lieutenants)
    remarks.push({
      ...warning('lieutenant-generals', 'HOW-OPT-06'),
      about: army.id,
      key: 'lieutenant generals',
      message: `${army.name} has ${army.lieutenants.length} lieutenant generals; its brigades allow ${lieutenants}.`,
      fix: 'Remove one, or make the battle historical.',
    });
  return remarks;
}

/**
 * Half the number of units, small ones 0.5 and large ones 1.5, rounded down (HOW-BREAK-01). An army too small for a point
 * of its own is broken before it has lost anything, so it needs one from its file.
 */
function reviewBreakPoint(army: Army, total: number): readonly UnplacedFinding[] {
  const reckoned = Math.floor(total / 2);
  if (reckoned === 0 && army.breakPoint === null && unitsOfArmy(army).length > 0)
    return [
      {
        ...warning('break-point-zero', 'HOW-BREAK-01'),
        about: army.id,
        key: 'break point',
        message: `${army.name} breaks at 0 army points: it has lost at the end of turn 1, whatever happens.`,
        fix: 'Add units, or write break point: 1.',
        quickFix: 1,
      },
    ];
  if (reckoned === 0 || army.breakPoint === null || army.breakPoint === reckoned) return [];
  return [
    {
      ...warning('break-point', 'HOW-BREAK-01'),
      about: army.id,
      key: 'break point',
      message: `${army.name} is given a break point of ${army.breakPoint}; its ${total} units make it ${reckoned}.`,
      fix: `Write ${reckoned}, or leave the line out.`,
      quickFix: reckoned,
    },
  ];
}

function reviewCommand(army: Army, view: View): readonly UnplacedFinding[] {
  return army.brigades.flatMap((brigade): readonly UnplacedFinding[] => {
    const led = inCommand(view, brigade.id);
    const out = brigade.units.filter(({ id, place }) => !('arrives' in place) && !led.has(id));
    if (out.length === 0) return [];
    const names = out.map(({ name }) => name).join(', ');
    const { distances } = registerIn(view).scale;
    return [
      {
        ...warning('out-of-command', 'HOW-CMD-01'),
        about: brigade.commander.id,
        key: 'at',
        message: `${called({ name: brigade.commander.name, kind: 'commander' })} is too far from ${names}, which would begin out of command.`,
        fix: `Place him within ${lengthWords(distances.command)} of his units, or the units within ${lengthWords(distances.cm5)} of one another.`,
      },
    ];
  });
}

const warning = (code: string, clause: string): Pick<UnplacedFinding, 'severity' | 'code' | 'clause' | 'key'> => ({
  severity: 'warning',
  code,
  clause,
  key: null,
});

/** Two armies whose totals differ by more than a twentieth of the larger are not equal (HOW-POINTS-09). */
export function pointRemarks(scenario: Scenario): readonly UnplacedFinding[] {
  const [first, second] = scenario.armies.map((army) => ({ army, sheet: pointsOf(scenario, army.id) }));
  if (!first || !second) return [];
  const [a, b] = [first.sheet.total, second.sheet.total];
  if (Math.abs(a - b) <= first.sheet.leeway * Math.max(a, b)) return [];
  return [
    {
      severity: 'warning',
      code: 'points-differ',
      about: second.army.id,
      key: null,
      message: `${first.army.name} costs ${a} points and ${second.army.name} ${b}: more than a twentieth apart, so one is favoured.`,
      fix: 'Even the armies out, or accept it with the reason.',
      clause: 'HOW-POINTS-09',
    },
  ];
}
