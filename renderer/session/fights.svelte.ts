import { tick } from 'svelte';
import type { LibraryEntry, RecordEntry } from '../../electron/desk/api';
import { commanded, hasPersons, seedOf, type Openings } from '../battle';
import type { ViewName } from '../frame';
import { tryAgain } from '../ui';
import type { Session } from './session.svelte';

const A_HUNDRED = 100;

/** Battles fought, watched and kept in a window. */
export class Fights {
  seed = $state('1');
  /** The battle on show was fought from the editor, where Escape and F9 lead back to. */
  isFromEditor = $state(false);
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  /** Fights what is on the table: by hand where a person plays a side, else between computer generals. */
  async fight(): Promise<void> {
    const { openings, workspace, viewing, playing } = this.#session;
    this.isFromEditor = false;
    if (openings.entry && hasPersons(workspace.settings.play, openings.entry.sides, openings.wings))
      return playing.begin(this.seed);
    const number = seedOf(this.seed);
    if (number === null || openings.progress) return;
    workspace.remember({ lastSeed: number });
    viewing.selected = null;
    const scenario = openings.chosen;
    const fighting = openings.fight(number, { ...openings.wishes, ...this.#commanded() });
    if (scenario) viewing.layTable(scenario, workspace.settings.quality);
    const { view } = workspace;
    const isFought = await fighting;
    if (isFought) this.#session.carryOn({ fought: openings.entry?.file ?? null });
    if (isFought) await this.#show(view);
    else await tick();
    viewing.dropTable();
  }

  /** Shows the battle just fought. One who has gone from `view` to another meanwhile stays there, and is told of it. */
  async #show(view: ViewName): Promise<void> {
    const { openings, workspace, notices, watching } = this.#session;
    const { player } = openings;
    const isWaitedFor = workspace.view === view || (workspace.view === 'replay' && !watching.player);
    const watch = async (): Promise<void> => {
      if (openings.player !== player) return notices.tell('That battle is among the last ones in the Library.');
      watching.close();
      workspace.view = 'replay';
      await tick(); // the replay takes the table as it opens
      player?.play();
    };
    if (isWaitedFor) await watch();
    else
      notices.tell(`${openings.entry?.title ?? 'The battle'} is fought.`, 'told', {
        label: 'Watch',
        run: () => void watch(),
      });
  }

  /** Fights what is edited, as it is and as it will not be saved by that; by hand where a person plays a side. */
  async fightEdited(): Promise<void> {
    const { openings, workspace, viewing, notices, editor, playing } = this.#session;
    const { editing } = editor;
    const number = seedOf(this.seed);
    if (!editing || number === null || openings.progress) return;
    const error = editing.isSettled
      ? editing.reading?.findings.find(({ severity }) => severity === 'error')
      : undefined;
    if (error) return notices.tell(`Errors bar the fight. Line ${error.line}: ${error.message}`, 'error');
    viewing.selected = null;
    const opened = this.#session.openEdited();
    if (openings.entry && hasPersons(workspace.settings.play, openings.entry.sides, openings.wings)) {
      await opened;
      await playing.begin(this.seed, true);
      this.isFromEditor = playing.open !== null;
      return openings.fault ? this.#tellFault() : undefined;
    }
    const { view } = workspace;
    if (!(await openings.fight(number, this.#commanded()))) return this.#tellFault();
    this.isFromEditor = true;
    if (editing.file !== null) this.#session.carryOn({ fought: editing.file });
    await this.#show(view);
  }

  /** The view on show when what it shows was begun in the editor; else null. */
  get whereFromEditor(): 'Battle' | 'Replay' | null {
    const { workspace, playing, watching } = this.#session;
    if (workspace.view === 'battle') return playing.open && playing.isFromEditor ? 'Battle' : null;
    return workspace.view === 'replay' && this.isFromEditor && !watching.player ? 'Replay' : null;
  }

  /** A fight by hand that is left so waits in the library. */
  backToEditor(): void {
    if (this.whereFromEditor === 'Battle') this.#session.playing.goBack();
    else this.#session.show('editor');
  }

  async fightAt(chosen: LibraryEntry): Promise<void> {
    const isEdited = this.#session.editor.editing?.file === chosen.file;
    if (chosen.findings.errors > 0 && !isEdited)
      return this.#session.notices.tell(`${chosen.title} has errors; they bar fighting until they are mended.`);
    await this.#session.open(chosen);
    await this.fight();
  }

  /** Fights one of many battles again, and plays it. */
  async watch(number: number, choices: Parameters<Openings['fight']>[1]): Promise<void> {
    const { openings, workspace, viewing } = this.#session;
    viewing.selected = null;
    if (!(await openings.fight(number, choices))) return this.#tellFault();
    workspace.view = 'replay';
    openings.player?.play();
  }

  async replay(record: RecordEntry): Promise<void> {
    const { openings, workspace, viewing, notices, library } = this.#session;
    viewing.selected = null;
    this.isFromEditor = false;
    if (await openings.replay(record, library.entries)) {
      workspace.view = 'replay';
      this.#session.carryOn({ replayed: record.file });
      if (openings.remark !== null) notices.tell(openings.remark, 'error');
    } else this.#tellUnopened(record, () => void this.replay(record));
  }

  /** Opens one of the last battles that were not kept. */
  async replayRecent(record: RecordEntry): Promise<void> {
    const { openings, workspace, viewing, library } = this.#session;
    viewing.selected = null;
    this.isFromEditor = false;
    if (await openings.replayRecent(record, library.entries)) workspace.view = 'replay';
    else this.#tellUnopened(record, () => void this.replayRecent(record));
  }

  #tellUnopened({ title }: RecordEntry, again: () => void): void {
    const { openings, notices } = this.#session;
    const { fault } = openings;
    if (fault) notices.tell(`${title} cannot be opened. ${fault.message}`, 'error', tryAgain(fault, again));
  }

  /** A hundred battles that go on from the turn on show, in the Balance view. */
  async otherDice(): Promise<void> {
    const { openings, notices } = this.#session;
    const { player, battle, entry } = openings;
    if (!player || battle === null) return;
    if (!entry) return notices.tell('The scenario of this battle is not in your library: many battles need it.');
    const turn = Math.max(1, player.turn?.number ?? 1);
    if (!openings.opened) await openings.open(entry, entry.text);
    const balancing = await this.#session.showBalance();
    await balancing.lay(openings.entry ?? entry, openings.opened?.scenario ?? null);
    await balancing.otherDice(battle, turn);
  }

  /** Fights what is on the table again, with the next seed. */
  async otherSeed(): Promise<void> {
    const { isFromEditor } = this;
    this.seed = String((seedOf(this.seed) ?? 0) + 1);
    await this.fight();
    this.isFromEditor = isFromEditor;
  }

  /** A hundred battles of the same kind, in the Balance view. */
  async hundred(): Promise<void> {
    const { openings } = this.#session;
    const { entry } = openings;
    if (!entry) return;
    if (!openings.opened) await openings.open(entry, entry.text);
    const balancing = await this.#session.showBalance();
    balancing.want(A_HUNDRED);
    await balancing.lay(openings.entry ?? entry, openings.opened?.scenario ?? null);
    await balancing.start();
  }

  async keep(): Promise<void> {
    const { openings, notices, library } = this.#session;
    const record = openings.player?.record;
    if (!record) return;
    if (await openings.keep(record.scenario.title)) notices.tell('The battle is in your library.');
    else this.#tellFault();
    await library.read();
  }

  /** The generals chosen for the sides on the table. */
  #commanded(): ReturnType<typeof commanded> {
    const { openings, workspace } = this.#session;
    return commanded(openings.entry?.sides ?? [], workspace.settings.generals, openings.generals);
  }

  #tellFault(): void {
    const { openings, notices } = this.#session;
    if (openings.fault) notices.tell(openings.fault.message, 'error');
  }
}
