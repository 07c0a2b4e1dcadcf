import { afterEach, describe, expect, it, vi } from 'vitest';
import { compileChronicle, type Chronicled } from '../../../engine/chronicle';
import { honoursOfWar } from '../../../engine/rules/honours-of-war';
import { readChronicle, type Finding } from '../../../engine/scenario';
import { ReplayPlayer } from '../../../renderer/replay';
import { Fights, hintsOf, noteOf, rulesOf, Session, statusOf, titleOf } from '../../../renderer/session';
import TEXT from '../../../scenarios/fictional/st-ulrich.yaml?raw';
import { DEFAULT_SETTINGS } from '../../../electron/desk/api';
import { entryOf, FakeDesk } from '../fake-desk';
import { positionOf, shownOf } from '../play/sample-fight';
import { sampleBattle, sampleScenario } from '../sample-battle';

const FILE = 'own/st-ulrich.yaml';
const EDITED = TEXT.replace(/^title: .*$/m, 'title: The Mill');

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

const DAY = `
chronicle: 1
title: The day at the bridge
scenario: st-ulrich
day: { begins: '06:00', ends: '08:00' }
story:
  - { at: '06:30', until: '07:00', who: [Leib-Regiment], does: march, along: [[70, 80]] }
`;
function dayAtTheBridge(): Chronicled {
  const { chronicle } = readChronicle('day.yaml', DAY, new Map([['st-ulrich', sampleScenario()]]));
  if (!chronicle) throw new Error('the chronicle cannot be read');
  return compileChronicle(chronicle, sampleScenario(), honoursOfWar);
}

function opened(findings: readonly Finding[] = []) {
  const desk = new FakeDesk([entryOf({ file: FILE })], {
    'editor.nations': () => ({ ok: { nations: [] } }),
    'editor.read': () => ({ ok: { findings, accepted: [], play: null } }),
    'scenario.text': () => ({ ok: { text: TEXT, stamp: 'first' } }),
    'scenario.open': ({ text }) => ({
      ok: { scenario: sampleScenario(), findings: [], text: text ?? TEXT, stamp: 'first' },
    }),
    'editing.begin': () => ({ ok: { elsewhere: 0 } }),
    'editing.end': () => ({ ok: {} }),
    'journal.write': () => ({ ok: {} }),
    'journal.forget': () => ({ ok: {} }),
    'recovery.list': () => ({ ok: { works: [] } }),
    'play.start': () => ({ ok: shownOf(positionOf(10)) }),
    'play.leave': () => ({ ok: {} }),
    'play.list': () => ({ ok: { plays: [] } }),
    'chronicle.open': () => ({ ok: { chronicled: dayAtTheBridge() } }),
  });
  const session = new Session(desk, 1280);
  closing.push(() => session.editor.close());
  const card = (): ReturnType<typeof entryOf> => session.library.entries[0] ?? entryOf();
  const editing = () => session.editor.editing;
  return { desk, session, fights: new Fights(session), card, editing };
}

it('says nothing of what was pointed at in the view before, however the next is opened', async () => {
  const { session, card } = opened();
  await session.library.read();
  for (const view of ['battle', 'library', 'editor'] as const) {
    session.workspace.pointed = 'Regiment Rautenkranz, line infantry';
    if (view === 'battle') await session.open(card());
    else if (view === 'editor') await session.edit(card());
    else session.show(view);
    expect(session.workspace.pointed).toBe('');
  }
});

it('tells nothing of the battle that was open before while a chronicle is watched', async () => {
  const { session, card } = opened();
  await session.library.read();
  await session.open(card());
  session.openings.player = new ReplayPlayer(sampleBattle());
  session.show('replay');
  expect(rulesOf(session)).toBe('Honours of War · 28 mm');
  expect(statusOf(session)).toContain('Honours of War');
  await session.watch({ file: 'chronicles/day.yaml', title: 'The day at the bridge', scenario: 'st-ulrich' });
  expect(titleOf(session)).toBe('The day at the bridge');
  expect([rulesOf(session), noteOf(session), statusOf(session)]).toEqual([null, undefined, 'The day at the bridge']);
});

it('opens the card that is chosen in the library in the view that is asked for, while nothing else is open', async () => {
  for (const view of ['editor', 'battle', 'print', 'balance'] as const) {
    const { session } = opened();
    await session.library.read();
    expect(session.barred[view]).toBeDefined();
    session.library.chosen = FILE;
    session.show(view);
    await vi.waitFor(() => expect([session.workspace.view, session.openings.entry?.file]).toEqual([view, FILE]));
    if (view === 'balance') await vi.waitFor(() => expect(session.balance).not.toBeNull(), 30_000);
  }
});

describe('a scenario that is open in the editor', () => {
  it('is fought, balanced and printed as it stands there while it is not saved', async () => {
    const { desk, session, fights, card, editing } = opened();
    await session.library.read();
    await session.edit(card());
    session.show('battle');
    expect([session.openings.entry?.text, noteOf(session)]).toEqual([null, undefined]);
    session.show('editor');
    editing()?.type(EDITED);
    for (const view of ['battle', 'print', 'balance'] as const) {
      session.show('editor');
      session.show(view);
      expect(session.openings.entry).toMatchObject({ file: FILE, text: EDITED });
      expect(noteOf(session)).toBe('as edited, not saved');
    }
    await vi.waitFor(() => expect(session.openings.opened?.text).toBe(EDITED));
    await fights.fight();
    expect(desk.askedFor('battle.fight').at(-1)).toMatchObject({ file: FILE, text: EDITED });
    // From its card in the library too: there is one state of a scenario, the one that is edited.
    await fights.fightAt(card());
    expect(desk.askedFor('battle.fight').at(-1)).toMatchObject({ file: FILE, text: EDITED });
    await session.open(card(), 'print');
    expect(session.openings.entry?.text).toBe(EDITED);
  });

  it('is what the file holds once it is saved or undone', async () => {
    const { session, card, editing } = opened();
    await session.library.read();
    await session.edit(card());
    editing()?.type(EDITED);
    editing()?.undo();
    session.show('print');
    expect(session.openings.entry).toMatchObject({ file: FILE, text: null, thumbnail: expect.any(String) as string });
  });

  it('needs no file to be fought, balanced and printed', async () => {
    const { desk, session, fights, editing } = opened();
    expect(Object.keys(session.barred)).toEqual(['editor', 'battle', 'balance', 'replay', 'print']);
    await session.begin(EDITED);
    expect(Object.keys(session.barred)).toEqual(['replay']);
    session.show('print');
    expect(session.openings.entry).toMatchObject({ file: null, text: EDITED, title: 'The Mill' });
    expect(titleOf(session)).toBe('The Mill');
    session.show('editor');
    await fights.fightEdited();
    expect(desk.askedFor('battle.fight')[0]).toMatchObject({ file: null, text: editing()?.text });
    expect([session.workspace.view, fights.whereFromEditor]).toEqual(['replay', 'Replay']);
    const { text } = editing() ?? {};
    await fights.otherSeed();
    expect(fights.whereFromEditor).toBe('Replay');
    expect(hintsOf(session, true)[0]).toEqual({ chords: ['F9'], does: 'editor' });
    fights.backToEditor();
    expect([session.workspace.view, fights.whereFromEditor, editing()?.text]).toEqual(['editor', null, text]);
    session.show('battle');
    await fights.fight();
    expect([session.workspace.view, fights.whereFromEditor]).toEqual(['replay', null]);
  });

  it('is not fought while it has errors, which says the first of them, but saved', async () => {
    const fault = { file: FILE, code: 'no-units', line: 9, column: 3, message: 'Blue has no units.' };
    const { desk, session, fights, card, editing } = opened([
      { ...fault, severity: 'warning', message: 'Red is weak.' },
      { ...fault, severity: 'error' },
    ]);
    await session.library.read();
    await session.edit(card());
    editing()?.type(EDITED);
    await vi.waitFor(() => expect(editing()?.isSettled).toBe(true));
    await fights.fightEdited();
    expect(session.notices.shown.at(-1)?.sentence).toBe('Errors bar the fight. Line 9: Blue has no units.');
    expect([session.workspace.view, desk.askedFor('battle.fight'), desk.askedFor('play.start')]).toEqual([
      'editor',
      [],
      [],
    ]);
    await session.editor.saving?.save();
    expect(desk.askedFor('scenario.save')).toMatchObject([{ text: EDITED }]);
  });

  it('is fought by hand where a person plays a side, and leads back to the editor', async () => {
    const { desk, session, fights, card, editing } = opened();
    await session.library.read();
    await session.edit(card());
    session.workspace.remember({ play: { ...DEFAULT_SETTINGS.play, players: ['person', 'general'] } });
    await fights.fightEdited();
    expect(desk.askedFor('play.start')[0]).toMatchObject({ file: FILE, players: { blue: 'person' } });
    expect(desk.askedFor('battle.fight')).toEqual([]);
    expect([session.workspace.view, fights.whereFromEditor]).toEqual(['battle', 'Battle']);
    fights.backToEditor();
    expect([session.workspace.view, session.playing.open]).toEqual(['editor', null]);
    expect(editing()?.file).toBe(FILE);
  });

  it('leaves other scenarios of the library as their files have them', async () => {
    const { session, card, editing } = opened();
    await session.library.read();
    await session.edit(card());
    editing()?.type(EDITED);
    await session.open(entryOf({ file: 'another' }));
    expect(session.openings.entry).toMatchObject({ file: 'another', text: null });
  });
});

it('a battle that is fought while one looks at something else is told of, and is watched from there', async () => {
  const { session, fights, card } = opened();
  await session.library.read();
  await session.edit(card());
  session.workspace.remember({ play: { ...DEFAULT_SETTINGS.play, players: ['general', 'general'] } });
  for (const elsewhere of ['library', 'print'] as const) {
    session.show('editor');
    const fighting = fights.fightEdited();
    session.show(elsewhere);
    await fighting;
    expect([session.workspace.view, session.openings.player?.playing]).toEqual([elsewhere, false]);
    const { act, sentence } = session.notices.shown.at(-1) ?? {};
    expect(sentence).toBe(`${card().title} is fought.`);
    act?.run();
    await vi.waitFor(() => expect(session.openings.player?.playing).toBe(true));
    expect([session.workspace.view, fights.whereFromEditor]).toEqual(['replay', 'Replay']);
  }
  session.openings.show(null, null);
  session.notices.shown.at(-1)?.act?.run();
  expect(session.notices.shown.at(-1)?.sentence).toBe('That battle is among the last ones in the Library.');
});

it('a battle begun in the editor and stopped there leaves one in the editor, with nothing to watch', async () => {
  const { session, fights, card } = opened();
  await session.library.read();
  await session.edit(card());
  session.workspace.remember({ play: { ...DEFAULT_SETTINGS.play, players: ['general', 'general'] } });
  const told = session.notices.shown.length;
  const fighting = fights.fightEdited();
  expect(session.openings.progress).toEqual({ turn: 0, events: 0 });
  session.openings.stop();
  await fighting;
  expect([session.workspace.view, fights.whereFromEditor, session.openings.player]).toEqual(['editor', null, null]);
  expect(session.notices.shown).toHaveLength(told);
});

it('a file that was given up is opened again from the notice that says so', async () => {
  const fault = { code: 'too-slow', message: 'It was given up.', again: true } as const;
  const desk = new FakeDesk([entryOf()], {
    'chronicle.open': () => ({ fault }),
    'record.open': () => ({ fault }),
    'recent.open': () => ({ fault: { code: 'record-broken', message: 'It does not hold together.' } }),
  });
  const session = new Session(desk, 1280);
  const fights = new Fights(session);
  await session.library.read();
  const [record] = session.library.records;
  if (!record) throw new Error('no battle is kept');
  const pressed = (): void => {
    const { act, id } = session.notices.shown.at(-1) ?? {};
    expect(act?.label).toBe('Try again');
    session.notices.dismiss(id ?? 0);
    act?.run();
  };
  await session.watch({ file: 'chronicles/a.yaml', title: 'A day', scenario: '' });
  pressed();
  await vi.waitFor(() => expect(desk.askedFor('chronicle.open')).toHaveLength(2));
  await fights.replay(record);
  pressed();
  await vi.waitFor(() => expect(desk.askedFor('record.open')).toHaveLength(2));
  await fights.replayRecent(record);
  expect(session.notices.shown.at(-1)).toMatchObject({
    sentence: expect.stringContaining('does not hold together') as string,
    act: undefined,
  });
});
