/** Small views for tests of the generals: units of the toy rules put where a test wants them. */
import { NEUTRAL, viewOfPosition } from '../../../engine/battle';
import type { AnyQuestion, Choice, Decision, Evaluation, Id, Piece, RosterUnit, View } from '../../../engine/battle';
import { endOf, pathOf, straight } from '../../../engine/geometry';
import type { Pose } from '../../../engine/geometry';
import { piece, pose } from '../battle/states';
import { openToy } from '../toy';

export const unitAt = (id: Id, x: number, y: number, pips = 3): Piece => {
  const [seat = ''] = id.split(' ');
  return piece(id, { seat, command: id, where: { on: pose(x, y, seat === 'blue' ? 90 : 270) }, gauges: { pips } });
};

/** Told by its name: `blue horse`. */
const armOf = (id: Id): RosterUnit['arm'] => (id.includes('horse') ? 'horse' : id.includes('guns') ? 'guns' : 'foot');

export function viewOf(seat: 'blue' | 'red', ...pieces: readonly Piece[]): View {
  const view = openToy().view(seat);
  const [plain] = Object.values(view.roster.units);
  if (!plain) throw new Error('the toy has no units');
  const units = Object.fromEntries(pieces.map(({ id }) => [id, { ...plain, id, name: id, arm: armOf(id) }]));
  return viewOfPosition({
    ...view,
    roster: { ...view.roster, units },
    state: { ...view.state, pieces: [...pieces] },
  });
}

/** With a mill to fight for. */
export const withObjective = (view: View, holder: string | null, points = 1): View => ({
  ...view,
  roster: {
    ...view.roster,
    objectives: [
      { id: 'mill', name: 'The mill', at: { x: 90, y: 80 }, feature: null, points, holder, from: null, until: null },
    ],
  },
});

export const decisionOf = (seat: 'blue' | 'red'): Decision => ({
  kind: 'test',
  seat,
  form: { form: 'pick' },
  about: null,
});

/** What each word promises; what is not named promises nothing. */
export type Promises = Readonly<Record<string, Partial<Evaluation>>>;

/** A question of these answers: words promise what the table says, marches only that they end where they end. */
export const questionWith = (
  list: readonly Choice[],
  promises: Promises = {},
  weighed: Choice[] = [],
): AnyQuestion => ({
  kind: 'test',
  form: () => ({ form: 'pick' }),
  choices: () => ({ list }),
  check: () => null,
  evaluate: (_view, _about, choice: Choice) => {
    weighed.push(choice);
    if ('pick' in choice) return { ...NEUTRAL, ...promises[choice.pick] };
    if (!('march' in choice)) return NEUTRAL;
    const pose = endOf(choice.march);
    return { ...NEUTRAL, ends: choice.movers.map((id) => ({ id, pose })) };
  },
  words: () => ({ title: '', clause: '' }),
  label: () => '',
});

/** A march straight on. */
export const marchOf = (id: Id, from: Pose, length: number): Choice => ({
  march: pathOf(from, [straight(from, length)]),
  movers: [id],
});
