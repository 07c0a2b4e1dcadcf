/** Small views for tests of the generals: units of the toy rules put where a test wants them. */
import { viewOfPosition } from '../../../engine/battle';
import type { AnyQuestion, Choice, Decision, Id, Piece, View } from '../../../engine/battle';
import { pathOf, straight } from '../../../engine/geometry';
import type { Pose } from '../../../engine/geometry';
import type { Prospect, RuleSystem } from '../../../engine/rules/system';
import { piece, pose } from '../battle/states';
import { openToy, toySystem } from '../toy';

export const unitAt = (id: Id, x: number, y: number, pips = 3): Piece => {
  const [seat = ''] = id.split(' ');
  return piece(id, { seat, command: id, where: { on: pose(x, y, seat === 'blue' ? 90 : 270) }, gauges: { pips } });
};

export function viewOf(seat: 'blue' | 'red', ...pieces: readonly Piece[]): View {
  const view = openToy().view(seat);
  return viewOfPosition({ ...view, state: { ...view.state, pieces: [...pieces] } });
}

export const decisionOf = (seat: 'blue' | 'red'): Decision => ({
  kind: 'test',
  seat,
  form: { form: 'pick' },
  about: null,
});

export const questionWith = (...list: readonly Choice[]): AnyQuestion => ({
  kind: 'test',
  form: () => ({ form: 'pick' }),
  choices: () => ({ list }),
  check: () => null,
  words: () => ({ title: '', clause: '' }),
  label: () => '',
});

const QUIET: Prospect = { harm: 0, risk: 0, ready: 0 };
/** Words promise what the table says; marches only that they end where they end. `weighed` collects what was looked into. */
export function systemWith(promises: Readonly<Record<string, Partial<Prospect>>>, weighed: Choice[] = []): RuleSystem {
  return {
    ...toySystem,
    prospect: (_view, _decision, choice) => {
      weighed.push(choice);
      if ('pick' in choice) return { ...QUIET, ...promises[choice.pick] };
      if (!('march' in choice)) return QUIET;
      const to = choice.march.legs.at(-1)?.to ?? choice.march.from;
      return { ...QUIET, ends: choice.movers.map((id) => ({ id, pose: to })) };
    },
  };
}

/** A march straight on. */
export const marchOf = (id: Id, from: Pose, length: number): Choice => ({
  march: pathOf(from, [straight(from, length)]),
  movers: [id],
});
