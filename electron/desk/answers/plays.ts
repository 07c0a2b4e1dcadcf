import { randomUUID } from 'node:crypto';
import type { PlayResults } from '../api/results';
import { battlesMeant } from '../battle-orders';
import type { Desk } from '../desk';
import { refuse } from '../faults';
import type { Begun, Handlers } from './handler';
import { keep } from './records';

/** Who answers the calls of fights with people in them. */
export const PLAY_HANDLERS: Handlers<keyof PlayResults> = {
  'play.start': async (desk, { play = randomUUID(), dice, players, practice = false, ...kind }, begun) => {
    const { systems, library, valueTables } = desk;
    const recordOf = () => {
      throw refuse('battle-closed', 'A battle goes on as a branch.');
    };
    const { scenario, system, turns } = await battlesMeant(kind, {
      systems,
      valueTables,
      open: () => library.read(kind),
      recordOf,
    });
    return owned(desk, play, begun, () =>
      desk.plays.start(play, { scenario, system, dice, turns, players, practice }, begun),
    );
  },
  'play.branch': async (desk, { play = randomUUID(), of, event, dice, turns, ...chosen }, begun) => {
    const left = of.kind === 'play' ? await desk.plays.order(of.play) : null;
    const { players = left?.players ?? {}, practice = left?.practice ?? false } = chosen;
    const record = of.kind === 'battle' ? desk.engine.record(of.battle) : await desk.plays.record(of.play);
    const at =
      of.kind === 'battle' ? event : await desk.plays.look('playMoment', { play: of.play, seat: of.seat, event });
    const branch = { event: at, turns, players, practice, ...(dice && { dice }) };
    const order = await desk.engine.plays.branch(record, branch);
    return owned(desk, play, begun, () => desk.plays.start(play, order, begun));
  },
  'play.list': async (desk) => ({ plays: await desk.plays.list() }),
  'play.resume': (desk, { play, seat }, begun) => owned(desk, play, begun, () => desk.plays.resume(play, seat, begun)),
  'play.leave': async (desk, { play }, begun) => {
    await desk.plays.leave(play, begun);
    return {};
  },
  'play.discard': async (desk, { play }) => {
    await desk.plays.discard(play);
    return {};
  },
  'play.restore': async (desk, { play }) => {
    await desk.plays.restore(play);
    return {};
  },
  'play.watch': (desk, { play, seat }) => desk.plays.watch(play, seat),
  'play.look': (desk, { play, seat, from }) => desk.plays.move(play, seat, from, { do: 'look' }),
  'play.answer': (desk, { play, seat, from, at, asked, choice }) =>
    desk.plays.move(play, seat, from, { do: 'answer', at, asked, choice }),
  'play.together': (desk, { play, seat, from, at, moves }) =>
    desk.plays.move(play, seat, from, { do: 'together', at, moves }),
  'play.put': (desk, { play, seat, from, at, stand }) => desk.plays.move(play, seat, from, { do: 'put', at, stand }),
  'play.try': (desk, order) => desk.plays.look('playTry', order),
  'play.reach': async (desk, order) => ({ envelopes: await desk.plays.look('playReach', order) }),
  'play.odds': async (desk, order) => ({ each: await desk.plays.look('playOdds', order) }),
  'play.advise': (desk, order) => desk.plays.look('playAdvise', order),
  'play.threats': async (desk, order) => ({ threats: await desk.plays.look('playThreats', order) }),
  'play.zones': async (desk, order) => ({ zones: await desk.plays.look('playZones', order) }),
  'play.undo': (desk, { play, seat, from, to }) => desk.plays.move(play, seat, from, { do: 'undo', to }),
  'play.redo': (desk, { play, seat, from }) => desk.plays.move(play, seat, from, { do: 'redo' }),
  'play.correct': (desk, { play, seat, from, entry, dice }) =>
    desk.plays.move(play, seat, from, { do: 'correct', entry, dice }),
  'play.keep': async (desk, { play, name }) => keep(desk, await desk.plays.record(play), name),
  'play.open': async (desk, { play }) => {
    const record = await desk.plays.open(play);
    return { battle: desk.engine.open(record), record };
  },
};

/** A window that goes without a word leaves its fight to be taken up again. */
async function owned<Result>(desk: Desk, play: string, begun: Begun, open: () => Promise<Result>): Promise<Result> {
  const end = (): void => void desk.plays.leave(play, begun).catch(() => undefined);
  begun.add(end);
  try {
    return await open();
  } catch (error) {
    begun.delete(end);
    throw error;
  }
}
