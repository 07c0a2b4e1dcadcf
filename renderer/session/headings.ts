/** What the bars above and below a view say. */
import { scaleChosen, systemChosen } from '../battle/fight-choices';
import type { BattleRecord } from '../../engine/battle';
import type { ViewName } from '../frame';
import { isKnown, scaleTitle } from '../library';
import { STYLE_WORDS } from '../print';
import type { Session } from './session.svelte';

const NAME = 'Cockade';
const isOfAScenario = (view: ViewName): boolean => view === 'print' || view === 'balance';

/** What happened is watched: it was fought under no rule book, whatever else is open. */
const isWatched = ({ workspace, watching }: Pick<Session, 'workspace' | 'watching'>): boolean =>
  workspace.view === 'replay' && watching.player !== null;

/** The document's name; the program's own without one. */
export function titleOf({
  workspace: { view },
  editor: { editing },
  openings: { entry, player },
  playing,
  watching,
}: Session): string {
  if (view === 'library') return NAME;
  if (view === 'replay' && watching.player) return watching.player.chronicled.title;
  if (view === 'editor' && editing?.scenario) return editing.scenario.title;
  if (view === 'battle' && playing.open) return playing.open.fight.battle.record.scenario.title;
  return (isOfAScenario(view) ? entry?.title : player?.record.scenario.title) ?? entry?.title ?? NAME;
}

/** As the window's own title. */
export function windowTitle(session: Session): string {
  const title = titleOf(session);
  const named = title === NAME ? NAME : `${title} – ${NAME}`;
  return isUnsaved(session) ? `• ${named}` : named;
}

/** Rule system and scale of the document. */
export function rulesOf(session: Session): string | null {
  const {
    workspace: { view },
    editor: { editing },
    openings,
    printing,
    playing,
  } = session;
  if (isWatched(session)) return null;
  const played = view === 'battle' ? playing.open?.fight.battle.record : undefined;
  if (played) return `${played.system.title} · ${scaleTitle(played.scenario.rules.scale)}`;
  const { entry, player, wishes, systems } = openings;
  if (view === 'library') return null;
  if (view === 'editor') {
    const asked = editing?.scenario?.rules;
    const title = systems.find(({ id }) => id === asked?.system)?.title ?? asked?.system;
    return asked && title ? `${title} · ${scaleTitle(asked.scale)}` : null;
  }
  if (player && !isOfAScenario(view))
    return `${player.record.system.title} · ${scaleTitle(player.record.scenario.rules.scale)}`;
  if (!entry || !isKnown(entry)) return null;
  const isWritten = isOfAScenario(view);
  const written = isWritten ? {} : wishes;
  const system = systemChosen(systems, entry, written);
  const scale = view === 'print' ? (printing.here.scale ?? entry.scale) : scaleChosen(system, entry, written);
  return `${system?.title ?? entry.systemTitle} · ${scaleTitle(scale)}`;
}

/** What is to be known of the document: that it is not saved, or which battle it is. */
export function noteOf(session: Session): string | undefined {
  const { workspace, openings, playing } = session;
  const played = workspace.view === 'battle' ? playing.open?.fight.battle.record : undefined;
  if (played) return Object.values(played.seats).join(' against ');
  const record = openings.player?.record;
  if (isWatched(session)) return session.watching.writing?.saving.isUnsaved === true ? 'not saved' : undefined;
  if (workspace.view === 'replay')
    return record?.dice.from === 'seed' ? `${generalsOf(record)}, seed ${record.dice.seed}` : undefined;
  if (workspace.view === 'editor') return isUnsaved(session) ? 'not saved' : undefined;
  return workspace.view !== 'library' && openings.entry?.text != null ? 'as edited, not saved' : undefined;
}

/** "capable against brilliant" */
const generalsOf = ({ roster, seats }: BattleRecord): string =>
  roster.sides.map(({ seat }) => (seats[seat] ?? 'nobody known').replace(/ general\b/, '')).join(' against ');

const isUnsaved = ({ workspace, editor }: Session): boolean =>
  workspace.view === 'editor' && editor.saving?.isUnsaved === true;

/** What is under the pointer, or what the view shows. */
export function statusOf(session: Session): string {
  const { workspace, library, openings, printing } = session;
  const { view, pointed } = workspace;
  const { player } = openings;
  if (view === 'library') {
    const count = library.entries.length;
    return library.state === 'loading'
      ? 'Reading your library'
      : `${count} ${count === 1 ? 'scenario' : 'scenarios'} in your library`;
  }
  if (pointed !== '') return pointed;
  if (view === 'balance') return 'A difference is called sure when its 95 % interval leaves out zero.';
  if (view === 'print') return STYLE_WORDS[printing.choices.style];
  if (view === 'replay' && player && !isWatched(session)) {
    const { system } = player.record;
    return `Record made with ${system.title}, version ${system.version}`;
  }
  const title = titleOf(session);
  return title === NAME ? '' : title;
}

/** What keeps work safe. */
export function safetyOf({ workspace, editor: { room, saving, editing }, playing }: Session): string | undefined {
  const fight = workspace.view === 'battle' ? playing.open?.fight : undefined;
  if (fight)
    return [
      fight.battle.record.dice.from === 'people' ? 'Typed dice' : 'Seeded dice',
      ...undoInWords(fight.position.undo),
      'Recorded',
    ].join(' · ');
  if (workspace.view !== 'editor' || !room || !saving || !editing) return undefined;
  const { savedAt, isUnsaved: unsaved, journal } = saving;
  const safe = room.savedInWords({
    savedAt,
    isUnsaved: unsaved,
    hasFile: editing.file !== null,
    isJournalled: journal.isOn,
  });
  return workspace.shown === '' ? safe : `${workspace.shown} · ${safe}`;
}

/** How far undo reaches; nothing while it reaches to the beginning. */
const undoInWords = ({
  isPossible,
  why,
}: {
  readonly isPossible: boolean;
  readonly why: string | null;
}): readonly string[] =>
  isPossible ? ['The last order can be undone'] : why === null ? [] : [why.split('. ')[0] ?? why];
