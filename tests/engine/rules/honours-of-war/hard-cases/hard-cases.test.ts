import { describe, expect, it } from 'vitest';
import { HardCase } from './hand';

/** The side that decides the firing is always Blue's. */
const BLUE_FIRES = [
  [/^Firing initiative/, [6]],
  [/^Firing initiative/, [1]],
] as const;
const FIRES = /which brigade fires/;
const at = (unit: string): RegExp => new RegExp(`^${unit} fires?: at whom`);

describe('crest lines (HOW-TERR-15, HOW-EX-17)', () => {
  const fight = new HardCase('crest-lines').until(FIRES, BLUE_FIRES);
  it('a battery before the crest is not offered, and it is told that the ground hides its target', () => {
    expect(fight.labels).not.toContain('South fires');
    expect(fight.refusal('South Battery fires')).toBe('HOW-FIRE-11: The ground hides Behind wholly.');
  });
  it('along the crest the same target is in sight, and no difficult one', () => {
    fight.answer('West fires');
    expect(fight.asked.title).toMatch(at('West Battery'));
    const { modifiers } = fight.chances('Behind, roundshot');
    expect(modifiers?.map(({ label }) => label)).toEqual(['Fire from the flank']);
  });
  it('from the crest itself one looks down the far slope', () => {
    fight.until(at('Brow'), [[FIRES, 'Crest fires']]);
    expect(fight.labels[0]).toMatch(/^Far, 22\.0 cm/);
  });
});

describe('canister and friends (HOW-ARTY-11, HOW-EX-23)', () => {
  const firing = (brigade: string): HardCase =>
    new HardCase('canister-and-friends').until(FIRES, BLUE_FIRES).answer(`${brigade} fires`);
  it('at a target more than half outside the zone it counts +2 and -1', () => {
    const { modifiers } = firing('First').chances('Oblique, canister');
    expect(modifiers?.map(({ value }) => value)).toEqual([-1, 2]);
  });
  it('with a friend in the zone only roundshot is offered, and the friend is named', () => {
    const fight = firing('Second');
    expect(fight.labels.filter((label) => label.includes('canister'))).toEqual([]);
    expect(fight.labels[0]).toMatch(/^Ahead, roundshot/);
    expect(fight.refusal('Ahead, canister')).toBe(
      'HOW-ARTY-11: No canister: Friend in the zone is in the firing zone.',
    );
  });
  it('with the friend beside the zone both are', () => {
    const fight = firing('Third');
    expect(fight.labels.slice(0, 2).map((label) => label.split(', ')[1])).toEqual(['canister', 'roundshot']);
    expect(fight.asked.refused.map(({ label }) => label)).not.toContain('Open, canister');
  });
});

describe('overhead fire (HOW-ARTY-08, HOW-ARTY-09, HOW-ARTY-17)', () => {
  const firing = (brigade: string): HardCase =>
    new HardCase('overhead-fire').until(FIRES, BLUE_FIRES).answer(`${brigade} fires`);
  it.each([
    ['down from a height', 'Left', 'Height Battery', 'Before the left, roundshot', 'HOW-ARTY-08'],
    ['up at a height', 'Right', 'Low Battery', 'On the hill, roundshot', 'HOW-ARTY-09'],
    ['as shell on the level', 'Middle', 'Howitzers', 'Before the middle, shell', 'HOW-ARTY-17'],
  ])('%s the shot is offered, and that it goes over friends is told with it', (_way, brigade, unit, label, clause) => {
    const fight = firing(brigade).until(at(unit));
    expect(fight.labels[0]).toContain(label);
    expect(fight.chances(label).modifiers).toContainEqual({ clause, label: 'Over the heads of friends' });
    fight
      .answer(label)
      .until(/^Howitzers fire at|Battery fires at/)
      .answer([3]);
    expect(fight.reasons(`${unit} fire`)).toContain(`Over the heads of friends (${clause})`);
  });
  it('not with friends within 15 cm of the target', () => {
    const fight = new HardCase('overhead-fire').until(FIRES, BLUE_FIRES);
    expect(fight.refusal('Barred Battery fires')).toMatch(/^HOW-FIRE-10: Other troops hide Too near/);
  });
});

describe('massed batteries (HOW-ARTY-06, HOW-ARTY-07)', () => {
  const fight = new HardCase('massed-batteries').until(at('First Battery'), BLUE_FIRES);
  it('guns that touch may fire at what either is entitled to', () => {
    expect(fight.labels).toEqual([
      expect.stringMatching(/^Left, roundshot, 40\.8 cm$/),
      expect.stringMatching(/^Right, roundshot, 43\.2 cm, with the battery$/),
      'Hold fire',
    ]);
  });
  it('the gun that stands apart may not', () => {
    fight.answer('Right').until(at('Third Battery'), [[at('Second Battery'), 'Right']]);
    expect(fight.labels).toEqual([expect.stringMatching(/^Right, roundshot, 40\.5 cm$/), 'Hold fire']);
    expect(fight.refusal('Left, roundshot')).toMatch(/^HOW-TGT-01: A nearer enemy comes first: Right/);
  });
});

describe('abandoned and re-crewed guns (HOW-RET-14, HOW-ARTY-20, HOW-ARTY-21)', () => {
  const GIVES_WAY = /^Left Battery gives way/;
  const fight = new HardCase('crews-and-guns').until(GIVES_WAY, [
    ...BLUE_FIRES,
    [at('Right Battery'), 'Dragoons'],
    [/^Right Battery fires at/, [2]],
    [at('West Guns'), 'Left Battery'],
    [/^West Guns fire at Left/, [5]],
    [at('East Guns'), 'Right Battery'],
    [/^East Guns fire at Right/, [5]],
  ]);
  it('the crew goes as light infantry, lengths told from the shortest on', () => {
    fight.answer([2]);
    expect(fight.labels).toEqual(['25.0', '31.3', '37.5', '43.8', '50.0'].map((cm) => `Retreat ${cm} cm`));
  });
  it('what may become of the next battery is told by its own chances', () => {
    const { outcomes } = fight.chances('Retreat 25');
    expect(outcomes?.map(({ p, tells }) => [Math.round(p * 6), tells.at(-1)])).toEqual([
      [4, 'Right Battery limbers in haste.'],
      [2, 'The crew of Right Battery abandons its guns.'],
    ]);
  });
  it('where the crew comes to is told beforehand, with its way', () => {
    const ends = ['Retreat 25', 'Retreat 50'].map((label) => {
      const [gone] = fight.chances(label).outcomes?.[0]?.goes ?? [];
      return [gone?.id, gone?.ways.at(-1)?.length, gone?.to.y];
    });
    expect(ends).toEqual([
      ['blue/left-battery', 25, 55],
      ['blue/left-battery', 50, 30],
    ]);
  });
  it('HOW-BASE-12: the guns stay where they are', () => {
    fight.answer('Retreat 25').until(/^Movement initiative/, [[/^Right Battery gives way/, [5]]]);
    expect(fight.loose).toEqual([{ kind: 'guns', x: 50, y: 80 }]);
  });
  it('reformed and back beside them it mans them again', () => {
    fight.until(/^Move Left Battery/, [
      ...Array.from({ length: 4 }, () => [/Guns fire at/, [2]] as const),
      [/^Blue chooses a brigade/, 'End'],
      [/^Blue chooses a brigade/, 'Shaken'],
      [/^Command of Shaken/, [6]],
      [/^Left Battery is out of command/, [6]],
      [/which unit moves/, 'Left Battery'],
    ]);
    expect(fight.asked.title).toBe('Move Left Battery');
    fight.march('Left Battery', 18);
    expect(fight.labels).toContain('Man the guns');
    fight.answer('Man the guns');
    expect(fight.loose).toEqual([]);
    expect(fight.texts.at(-1)).toMatch(/mans its guns again/);
  });
});

describe('second red dice (HOW-RALLY-06, HOW-RALLY-12, HOW-REACT-03, HOW-OPT-04)', () => {
  const fight = new HardCase('second-red-dice').until(/^Left has lost its morale/, [
    ...BLUE_FIRES,
    [/^West Guns fire at Left/, [2]],
    [/^East Guns fire at Right/, [2]],
  ]);
  it('each red die costs half an army point while it lies', () => {
    fight.until(/^Movement initiative/);
    expect(fight.texts).toContain('Blue has lost 1 of 3 army points.');
    expect(fight.reasons('Blue has lost')).toContain('Left without morale (HOW-OPT-04)');
  });
  it('who is at 4 hits again while reforming retreats and begins anew; who gets a fifth is Done For', () => {
    fight.until(/^Left has lost its morale/, [
      ...BLUE_FIRES,
      [/^West Guns fire at Left/, [5]],
      [/^East Guns fire at Right/, [5]],
    ]);
    expect(fight.texts.filter((text) => /^Right is Done For/.test(text))).toHaveLength(1);
    fight.until(/^Movement initiative/);
    expect(fight.texts.filter((text) => text === 'Left will reform next turn.')).toHaveLength(2);
    expect(fight.texts).not.toContain('Left is steady again.');
  });
});

describe('disputed objectives (HOW-OBJ-03 to HOW-OBJ-05)', () => {
  it('what both sides are at is told as disputed and counts for neither', () => {
    const fight = new HardCase('disputed-objectives').until(/^Move First/, [
      [/^Blue chooses a brigade/, 'Blue Foot'],
      [/which unit moves/, 'First'],
    ]);
    fight.march('First', 12).until(/^Movement initiative/);
    expect(fight.texts).toContain('Blue takes the mill from Red.');
    expect(fight.texts).toContain('Both sides dispute the bridge: it counts for neither.');
    expect(fight.reasons('Red has lost')).toEqual([
      'The mill in enemy hands (HOW-BREAK-03)',
      'Breaks at 3 (HOW-BREAK-04)',
    ]);
  });
});

it('HOW-BREAK-05: both sides break in one turn, and the battle is drawn', () => {
  const fight = new HardCase('both-sides-break').until(/never/, [
    ...BLUE_FIRES,
    [at('First'), 'Third'],
    [/^First fires at Third/, [5]],
    [at('Third'), 'First'],
    [/^Third fires at First/, [5]],
  ]);
  expect(fight.isOver).toBe(true);
  expect(fight.texts.at(-1)).toBe('Both armies are broken. The battle is drawn.');
});

describe('two allied armies (HOW-INIT-07, HOW-NAT-07, HOW-NAT-08)', () => {
  const IMPERIAL = /^Rating of General Empire/;
  it.each([
    ['an army of their own', /the allied army/],
    ['part of the army', /Austria/],
  ])('as %s they have the values of %s', (choice, name) => {
    const fight = new HardCase('allied-armies', { 'allied brigades': choice }).until(IMPERIAL);
    fight.answer([3]).until(/^Firing initiative/);
    expect(fight.reasons('General Empire').join(' ')).toMatch(name);
  });
});
