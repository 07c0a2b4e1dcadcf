import type { DeskBridge, DeskCalls } from '../../electron/desk/api';
import { hasPersons, playersOrdered, seedOf, sourceOf, type Openings, type Player, type Viewing } from '../battle';
import type { ViewName, Workspace } from '../frame';
import type { LibraryState } from '../library';
import { OpenFight } from '../play';
import type { Notices } from '../ui';

const LOST =
  'The connection to Cockade is lost. The window looks for it and goes on by itself; what was saved or recorded is safe.';

/** What a fight with persons in it needs of the window that it is open in. */
interface PlayingWindow {
  readonly notices: Notices;
  readonly openings: Openings;
  readonly workspace: Workspace;
  readonly viewing: Viewing;
  readonly library: LibraryState;
  show(view: ViewName): void;
}

/** The fight with persons in it that a window has open. */
export class Playing {
  open = $state.raw<OpenFight | null>(null);
  /** Fights that can be taken up again, the latest first. */
  left = $state.raw<DeskCalls['play.list']['result']['plays']>([]);
  /** It was begun in the editor, where leaving it leads back to. */
  isFromEditor = $state(false);
  /** The desk cannot be reached: nothing that is answered gets there. */
  isLost = $state(false);
  readonly #window: PlayingWindow;
  readonly #desk: DeskBridge;
  /** One is being laid out: another would leave it before it is shown. */
  #isOpening = false;

  constructor(window: PlayingWindow, desk: DeskBridge) {
    this.#window = window;
    this.#desk = desk;
    // It comes with every move while the disk refuses: it is told once as long as it is on show.
    desk.on('play.unsaved', ({ message }) => {
      const { notices } = window;
      if (!notices.shown.some(({ sentence }) => sentence === message)) notices.tell(message, 'error');
    });
    let find: () => void = () => undefined;
    desk.onReached?.((isReached) => {
      this.isLost = !isReached;
      find();
      if (isReached) void this.#takeUpAgain();
      else find = window.notices.keep(LOST);
    });
  }

  /** Begins to fight what is on the table, as the persons have chosen; `isFromEditor`: there it leads back to. */
  async begin(seed: string, isFromEditor = false): Promise<void> {
    const { openings, workspace, viewing } = this.#window;
    const { entry, wishes } = openings;
    const { play, generals } = workspace.settings;
    const number = seedOf(seed);
    const isTyped = play.dice === 'typed';
    if (!entry || this.#isOpening || (number === null && !isTyped)) return;
    if (number !== null) workspace.remember({ lastSeed: number });
    this.leave();
    this.#isOpening = true;
    openings.fault = null;
    viewing.selected = null;
    const answer = await this.#desk.call('play.start', {
      ...sourceOf(entry),
      ...wishes,
      turns: play.turns,
      dice: isTyped ? { from: 'people' } : { from: 'seed', seed: number ?? 1 },
      players: playersOrdered(entry.sides, play, generals, openings.generals, openings.wingsPlayed),
      practice: play.practice,
    });
    this.#isOpening = false;
    if ('fault' in answer) openings.fault = answer.fault;
    else this.#show(answer.ok, isFromEditor);
  }

  async readLeft(): Promise<void> {
    const answer = await this.#desk.call('play.list', {});
    if ('ok' in answer) this.left = answer.ok.plays;
  }

  /** Puts a left fight away; it can be had back at once. */
  async discard(play: string): Promise<void> {
    const { notices } = this.#window;
    const answer = await this.#desk.call('play.discard', { play });
    if ('fault' in answer) return notices.tell(answer.fault.message, 'error');
    await this.readLeft();
    notices.tell('The fight is put away.', 'told', { label: 'Undo', run: () => void this.#restore(play) });
  }

  async #restore(play: string): Promise<void> {
    const answer = await this.#desk.call('play.restore', { play });
    if ('fault' in answer) this.#window.notices.tell(answer.fault.message, 'error');
    await this.readLeft();
  }

  /** Takes up a fight that was left. */
  async resume(play: string): Promise<void> {
    const { notices } = this.#window;
    if (this.#isOpening) return;
    this.#isOpening = true;
    const answer = await this.#desk.call('play.resume', { play, seat: null });
    this.#isOpening = false;
    if ('fault' in answer) return notices.tell(answer.fault.message, 'error');
    this.leave();
    this.#show(answer.ok);
  }

  /** The desk is there again and has let the fight go: what was recorded of it is gone on with. */
  async #takeUpAgain(): Promise<void> {
    const { open, isFromEditor } = this;
    if (!open) return this.readLeft();
    const { play, position } = open.fight;
    const answer = await this.#desk.call('play.resume', { play, seat: position.seat });
    if ('fault' in answer) this.#window.notices.tell(answer.fault.message, 'error');
    else if (this.open === open) this.#show(answer.ok, isFromEditor);
  }

  /** Leaves the battle on show at a moment of its past: by hand where a person plays a side, else it is fought out at once and shown. */
  async branch(players: readonly Player[], seed: number | null): Promise<void> {
    const { openings, workspace, notices } = this.#window;
    const { battle, player } = openings;
    if (battle === null || !player || this.#isOpening) return;
    const { play, generals } = workspace.settings;
    const { sides } = player.record.roster;
    const { moment } = player;
    this.#isOpening = true;
    const answer = await this.#desk.call('play.branch', {
      of: { kind: 'battle', battle },
      event: moment,
      // What it leaves may have gone on for longer than fights by hand are let.
      turns: Math.max(play.turns, player.record.outcome.turns),
      ...(seed !== null && { dice: { from: 'seed', seed } }),
      players: playersOrdered(sides, { players: [...players] }, generals, openings.generals),
      practice: play.practice,
    });
    this.#isOpening = false;
    if ('fault' in answer) return notices.tell(answer.fault.message, 'error');
    this.leave();
    if (hasPersons({ players: [...players] }, sides)) return this.#show(answer.ok);
    const { play: name } = answer.ok;
    const fought = await this.#desk.call('play.open', { play: name });
    void this.#desk.call('play.leave', { play: name });
    if ('fault' in fought) return notices.tell(fought.fault.message, 'error');
    openings.show(fought.ok.battle, fought.ok.record);
    openings.player?.seek(moment);
    workspace.view = 'replay';
    notices.tell('The branch is fought. Compare it with the battle it left under “Compare branches”.');
  }

  /** Leaves the open fight at an earlier moment of it and fights on from there; the one that is left is kept as it stands. */
  async branchHere(event: number): Promise<void> {
    const { open, isFromEditor } = this;
    const { notices } = this.#window;
    if (!open || this.#isOpening) return;
    const { play, battle, position } = open.fight;
    this.#isOpening = true;
    const of = { kind: 'play', play, seat: position.seat } as const;
    const answer = await this.#desk.call('play.branch', { of, event, turns: battle.lastTurn });
    this.#isOpening = false;
    if ('fault' in answer) return notices.tell(answer.fault.message, 'error');
    this.leave();
    this.#show(answer.ok, isFromEditor);
    notices.tell('You fight on from here as a branch. The fight you left is kept in the library.');
  }

  /** The window goes on without it; it can be taken up again. */
  leave(): void {
    const { open } = this;
    this.open = null;
    if (open) void open.fight.close().then(() => this.readLeft());
  }

  /** Leaves it for where it was begun. */
  goBack(): void {
    this.leave();
    if (this.isFromEditor) this.#window.show('editor');
  }

  /** Watches it from its record. */
  async replay(): Promise<void> {
    const { open } = this;
    const { openings, notices, workspace } = this.#window;
    if (!open) return;
    const answer = await this.#desk.call('play.open', { play: open.fight.play });
    if ('fault' in answer) return notices.tell(answer.fault.message, 'error');
    openings.show(answer.ok.battle, answer.ok.record);
    workspace.view = 'replay';
  }

  async keep(): Promise<void> {
    const { open } = this;
    const { notices, library } = this.#window;
    if (!open) return;
    const name = open.fight.battle.record.scenario.title;
    const answer = await this.#desk.call('play.keep', { play: open.fight.play, name });
    if ('fault' in answer) return notices.tell(answer.fault.message, 'error');
    open.kept = true;
    notices.tell('The battle is in your library.');
    await library.read();
  }

  #show(shown: ConstructorParameters<typeof OpenFight>[1], isFromEditor = false): void {
    const { openings, workspace } = this.#window;
    void openings.tellClauses(shown.first.system.id);
    this.isFromEditor = isFromEditor;
    this.open = new OpenFight(this.#desk, shown);
    workspace.view = 'battle';
  }
}
