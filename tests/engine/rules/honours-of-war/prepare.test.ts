import { describe, expect, it } from 'vitest';
import { findPiece, knownTo, viewOfPosition } from '../../../../engine/battle';
import type { View } from '../../../../engine/battle';
import { overlaps } from '../../../../engine/geometry';
import { honoursOfWar } from '../../../../engine/rules/honours-of-war';
import { inCommand } from '../../../../engine/rules/honours-of-war/command/commands';
import { mayInfluence } from '../../../../engine/rules/honours-of-war/command/influence';
import { breakPointOf, holderOf } from '../../../../engine/rules/honours-of-war/victory/breaking';
import { prepare } from '../../../../engine/rules/honours-of-war/prepare';
import { review } from '../../../../engine/rules/honours-of-war/review';
import { NEUTRAL, nationalValues } from '../../../../engine/rules/honours-of-war/troops/nations';
import { registerOf } from '../../../../engine/rules/honours-of-war/troops/traits';
import { troopsOn } from '../../../../engine/rules/honours-of-war/troops/troop';
import { layGround } from '../../../../engine/terrain';
import { nations, stUlrich } from '../../scenario/files';
import { at, hill } from '../../terrain/tables';

const scenario = stUlrich();
const { roster, state } = prepare(scenario);
const view: View = viewOfPosition({
  seat: 'blue',
  state: knownTo(state, 'blue'),
  ground: layGround(scenario),
  roster,
});
const count = (side: string, of: 'arm' | 'type') =>
  Object.values(roster.units)
    .filter((unit) => unit.side === side)
    .map((unit) => unit[of]);

describe('units that come from a fight', () => {
  const hitsOf = (lost: number) => {
    const [blue, ...others] = scenario.armies;
    const [brigade] = blue?.brigades ?? [];
    const [unit] = brigade?.units ?? [];
    if (!blue || !brigade || !unit) throw new Error('Blue has no brigade');
    const units = [{ ...unit, lost }, ...brigade.units.slice(1)];
    const army = { ...blue, brigades: [{ ...brigade, units }, ...blue.brigades.slice(1)] };
    const { pieces } = prepare({ ...scenario, armies: [army, ...others] }).state;
    return pieces.map(({ gauges }) => gauges['hits']).slice(0, 2);
  };
  it.each([
    [0, 0],
    [0.12, 0],
    [0.125, 1],
    [0.24, 1],
    [0.25, 2],
    [0.375, 3],
    [0.9, 3],
  ])('with %d of their men lost begin with %d hits, the others fresh', (lost, hits) =>
    expect(hitsOf(lost)).toEqual([hits, 0]),
  );
});

describe('HOW-ORG-05: what is thrown for before turn 1', () => {
  const thrown = (rating: 'dependable' | 'diced') => {
    const commands = Object.fromEntries(Object.entries(roster.commands).map(([id, one]) => [id, { ...one, rating }]));
    return honoursOfWar.setUp?.({ ...roster, commands }).map(({ name }) => name);
  };
  it('ratings of commanders that are left to the dice', () => {
    expect([thrown('dependable'), thrown('diced')]).toEqual([[], ['Commanders']]);
  });
});

describe('St. Ulrich prepared', () => {
  it('HOW-SCEN-02: five units against four', () => {
    expect(count('blue', 'arm')).toEqual(['foot', 'foot', 'foot', 'guns', 'horse']);
    expect(count('red', 'arm')).toEqual(['foot', 'foot', 'guns', 'horse']);
  });
  it('HOW-SCEN-02, HOW-EX-14: both break at 2, by the rule as by the file', () => {
    expect(['blue', 'red'].map((side) => breakPointOf(roster, side))).toEqual([2, 2]);
    expect(honoursOfWar.standing(view, 'red')).toEqual({ lost: 0, breaksAt: 2 });
  });
  it('HOW-SCEN-01: values of Austria, dependable commanders, unrated generals', () => {
    for (const side of roster.sides) expect(side.national).toEqual(NEUTRAL);
    const commands = Object.values(roster.commands);
    expect(commands.map(({ kind, rating }) => `${kind} ${rating}`).toSorted()).toEqual([
      'brigade dependable',
      'brigade dependable',
      'general null',
      'general null',
      'independent dependable',
      'independent dependable',
    ]);
  });
  it('HOW-ORG-04, HOW-ORG-06: a figure for each brigade and general, none for independents', () => {
    const independents = Object.values(roster.commands).filter(({ kind }) => kind === 'independent');
    expect(Object.keys(state.commands)).toHaveLength(4);
    for (const { id, units } of independents) {
      expect(state.commands[id]).toBeUndefined();
      expect(units).toEqual([id]);
    }
  });
  it('HOW-SCEN-03: Blue attacks and is all in column, Red is drawn up', () => {
    expect(roster.sides.map(({ id, attacker }) => [id, attacker])).toEqual([
      ['blue', true],
      ['red', false],
    ]);
    const formations = (side: string) =>
      state.pieces.filter(({ seat }) => seat === side).map(({ formation }) => formation);
    expect(new Set(formations('blue'))).toEqual(new Set(['march column', 'limbered']));
    expect(new Set(formations('red'))).toEqual(new Set(['line', 'deployed']));
  });
  it('HOW-SCEN-04: the objective is the bridge, and Red has a battery beside it', () => {
    const [objective] = roster.objectives;
    if (!objective) throw new Error('no objective');
    expect(objective).toMatchObject({
      feature: 'bridge-of-st-ulrich',
      points: 1,
      holder: 'red',
      at: { x: 136, y: 60 },
    });
    expect(holderOf(view, objective)).toBe('red');
  });
  it('an objective on a hill with an outline of its own is in the middle of the hill', () => {
    const corners = [at(20, 20), at(60, 20), at(60, 40), at(20, 40)];
    const height = { ...hill('height', 'gentle', 1, { shape: 'polygon', points: corners }) };
    const objective = {
      id: 'o',
      name: '',
      at: null,
      feature: 'height',
      points: 1,
      holder: null,
      from: null,
      until: null,
    };
    const made = prepare({ ...scenario, terrain: [...scenario.terrain, height], objectives: [objective] });
    expect(made.roster.objectives[0]?.at).toEqual({ x: 40, y: 30 });
  });
  it('everybody stands on the table, clear of everybody else, without hits or marks', () => {
    const troops = troopsOn(view);
    expect(troops).toHaveLength(9);
    for (const troop of troops) {
      expect(troop.boxes.every((box) => view.ground.holds(box))).toBe(true);
      const others = troops.filter(({ id }) => id !== troop.id).flatMap(({ boxes }) => boxes);
      expect(troop.boxes.some((box) => others.some((other) => overlaps(box, other)))).toBe(false);
      expect([troop.piece.gauges, troop.piece.marks]).toEqual([{ hits: 0 }, {}]);
    }
  });
  it('headings are compass degrees', () => {
    const piece = findPiece(state, 'red/regiment-prinz-casimir');
    expect(piece?.where).toEqual({ on: { x: 112, y: 75, hx: -1, hy: 0 } });
  });
  it('before turn 1, nothing rolled', () => {
    expect([state.at, state.drawn, state.acts, state.over]).toEqual([{ turn: 0, step: 0 }, 0, 0, null]);
  });
  it('the rules find nothing to say about it but that five units attack four', () =>
    expect(review(scenario).map(({ code }) => code)).toEqual(['points-differ']));
});

describe('HOW-SCALE-01: at another scale', () => {
  const small = prepare({ ...scenario, rules: { ...scenario.rules, scale: '15mm' } }).roster;
  it('bases shrink', () => {
    const unit = small.units['red/regiment-prinz-casimir'];
    expect([small.measure, unit?.layouts['line']?.[0]?.width, unit?.layouts['line']?.length]).toEqual(['15mm', 2, 5]);
  });
});

const [blue, red] = scenario.armies;
if (!blue || !red) throw new Error('no armies');
const [brigade] = blue.brigades;
if (!brigade) throw new Error('no brigade');

describe('what else a scenario may order', () => {
  it('HOW-OPT-06, HOW-OPT-07: lieutenant generals have figures, and lead what they are given', () => {
    const keith = {
      id: 'keith',
      name: 'Keith',
      rating: 'dependable',
      at: { x: 40, y: 20 },
      commands: [brigade.id],
    } as const;
    const made = prepare({ ...scenario, armies: [{ ...blue, lieutenants: [keith] }, red] });
    expect(made.roster.commands['keith']).toMatchObject({
      kind: 'lieutenant',
      leader: 'Keith',
      side: 'blue',
      rating: 'dependable',
      units: [],
      commands: [brigade.id],
    });
    expect(made.state.commands['keith']?.where).toMatchObject({ on: { x: 40, y: 20 } });
    expect(Object.keys(made.roster.commands).slice(0, 3)).toEqual([blue.general?.id, 'keith', brigade.id]);
  });
  it('HOW-NAT-07: a contingent keeps its nation’s move deductions; initiative and commanders are the army’s', () => {
    const reich = nations.get('reichsarmee');
    if (!reich) throw new Error('no nation');
    const made = prepare({ ...scenario, armies: [{ ...blue, brigades: [{ ...brigade, nation: reich }] }, red] }).roster;
    const { traits, nations: sides } = registerOf(made);
    const [single] = blue.independents;
    const values = nationalValues(reich, null);
    expect(values).toMatchObject({
      moveInitiative: -2,
      formationChange: { foot: 'full' },
      flankDeduction: { foot: 'half' },
    });
    for (const { id } of brigade.units) expect(traits.get(id)?.nation).toEqual(values);
    expect(traits.get(single?.id ?? '')?.nation).toEqual(NEUTRAL);
    expect(sides.get('blue')).toEqual(NEUTRAL);
  });
  it('HOW-SCEN-05: those who come later are off the table in column, and their commander with them', () => {
    const arrives = { turn: 4, at: { x: 0, y: 60 }, heading: 90, needs: null };
    const later = (units: typeof brigade.units) =>
      prepare({ ...scenario, armies: [{ ...blue, brigades: [{ ...brigade, units }] }, red] }).state;
    const all = later(brigade.units.map((unit) => ({ ...unit, formation: 'line', place: { arrives } })));
    const pieces = all.pieces.filter(({ command }) => command === brigade.id);
    expect(new Set(pieces.map(({ formation }) => formation))).toEqual(new Set(['march column', 'limbered']));
    for (const { where } of [...pieces, all.commands[brigade.id]].filter((piece) => piece !== undefined))
      expect(where).toEqual({ off: 'blue', due: 4 });
    const some = later(brigade.units.map((unit, i) => (i === 0 ? { ...unit, place: { arrives } } : unit)));
    expect(some.commands[brigade.id]?.where).toHaveProperty('on');
  });
  it('HOW-SCEN-11: units held back are marked', () => {
    const [first, second] = brigade.units;
    if (!first || !second) throw new Error('no units');
    const until = { turn: 3, attacked: false, enemyWithin: null, lost: null };
    const made = prepare({ ...scenario, special: [{ rule: 'hold', units: [first.id], until, reason: '' }] }).state;
    expect([first.id, second.id].map((id) => findPiece(made, id)?.marks)).toEqual([{ held: '0' }, {}]);
  });
});

describe('HOW-ORG-09: the general leads a brigade himself', () => {
  const general = blue.general;
  if (!general) throw new Error('no general');
  const own = { ...brigade, commander: { ...brigade.commander, name: general.name, rating: 'dashing' } } as const;
  const army = (y: number) => ({ ...blue, general: { ...general, at: { x: 60, y } }, brigades: [own] });
  const set = (y: number) => {
    const made = prepare({ ...scenario, armies: [army(y), red] });
    return { ...made, view: viewOfPosition({ ...view, state: made.state, roster: made.roster }) };
  };
  it('when its commander bears his name: no second figure, no rating beside his', () => {
    const { roster: made, state: at } = set(60);
    expect(made.commands[brigade.id]).toMatchObject({ leader: null, rating: null });
    expect(at.commands[brigade.id]?.where).toEqual({ gone: 'led by the general' });
    const rulings = review({ ...scenario, armies: [army(60), red] }).filter(({ severity }) => severity === 'ruling');
    expect(rulings).toMatchObject([{ code: 'general-leads', about: brigade.id, clause: 'HOW-ORG-09' }]);
  });
  it('command distance is measured from his figure', () => {
    const [first] = brigade.units;
    const place = first && 'at' in first.place ? first.place.at : { x: 0, y: 0 };
    const led = (x: number) => {
      const { view: at } = set(60);
      const figure = at.state.commands[general.id];
      if (figure) figure.where = { on: { x, y: place.y, hx: 0, hy: 1 } };
      return inCommand(at, brigade.id).has(first?.id ?? '');
    };
    expect([led(place.x), led(place.x + 150)]).toEqual([true, false]);
  });
  it('he does not direct it, but may direct an independent unit', () => {
    const { view: at } = set(60);
    const [single] = blue.independents;
    const troop = troopsOn(at).find(({ id }) => id === single?.id);
    const figure = at.state.commands[general.id];
    if (!troop || !figure || !single) throw new Error('nobody there');
    figure.where = { on: troop.box.pose };
    expect(mayInfluence(at, general.id, single.id)).toBe(true);
    const [mate] = troopsOn(at).filter(({ piece }) => piece.command === brigade.id);
    if (mate) figure.where = { on: mate.box.pose };
    expect(mayInfluence(at, general.id, brigade.id)).toBe(false);
  });
});
