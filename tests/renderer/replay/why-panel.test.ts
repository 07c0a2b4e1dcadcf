import { render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { ReplayPlayer, WhyPanel, type ExplainedMoment } from '../../../renderer/replay';
import { sampleBattle } from '../sample-battle';

const parts = { harm: 0, risk: 0, ready: 0, way: 0, trouble: 0, played: 0 };
type Answer = NonNullable<ExplainedMoment['answer']>;
const weighed = (label: string, score: number, more: Partial<Answer['weighed'][number]> = {}) => {
  return { label, score, parts, reasons: [`${label} is so.`], givenUp: false, isChosen: false, ...more };
};
const record = sampleBattle();
const [command = ''] = Object.keys(record.roster.commands).filter((id) => id.includes('steinach'));
const answer: Answer = {
  entry: 4,
  seat: record.roster.sides[0]?.seat ?? '',
  command,
  unit: null,
  asked: 'Move Leib-Regiment',
  clause: 'HOW-SEQ-05',
  chosen: 'March 12.0 cm',
  general: 'bold capable general',
  stance: 'as planned',
  agrees: true,
  task: "Steinach's Brigade pins the bridge.",
  weighed: [
    ...['a', 'b', 'c', 'd', 'e'].map((label, i) => weighed(label, 0.5 - i / 10)),
    weighed('March 12.0 cm', -0.2, { isChosen: true }),
    weighed('f', -0.4, { givenUp: true }),
  ],
  passedOver: 3,
  refused: [{ label: 'Charge Chevreul', sentence: 'It is too far away.', clause: 'HOW-CHG-02' }],
};
const told: ExplainedMoment = {
  brigade: { ...answer, entry: 1, asked: 'Who moves?', chosen: "Steinach's Brigade", weighed: [], refused: [] },
  answer,
  activation: [
    { entry: 1, events: 2, seat: 'blue', asked: 'Who moves?', chosen: "Steinach's Brigade" },
    { entry: 4, events: 9, seat: 'blue', asked: 'Move Leib-Regiment', chosen: 'March 12.0 cm' },
  ],
  plans: [{ seat: answer.seat, general: 'bold capable general', tasks: [] }],
  unknown: [],
};
function show(moment: ExplainedMoment | null, fault: string | null = null) {
  const player = new ReplayPlayer(record);
  render(WhyPanel, { player, told: moment, fault });
  return player;
}

describe('why a general did it', () => {
  it('tells the four answers', () => {
    show(told);
    const four = within(screen.getByRole('region', { name: 'Four answers' }));
    expect(four.getByText(/Bernau, bold capable general/)).toBeTruthy();
    expect(four.getByText("Steinach's Brigade pins the bridge.")).toBeTruthy();
    expect(four.getByText(/Move Leib-Regiment/)).toBeTruthy();
    expect(four.getByText('March 12.0 cm')).toBeTruthy();
    expect(screen.queryByText(/would answer otherwise/)).toBeNull();
  });

  it('shows the four best and the chosen answer, and all when it is asked to', () => {
    show(told);
    const list = within(screen.getByRole('region', { name: 'Weighed' }));
    const labels = () => list.getAllByRole('listitem').map((item) => item.textContent?.trim().replace(/\s+/g, ' '));
    expect(labels()).toHaveLength(5);
    expect(labels().at(-1)).toContain('-0.20 March 12.0 cm');
    list.getByRole('button', { name: '2 more that were weighed' }).click();
    flushSync();
    expect(labels()).toHaveLength(7);
    expect(labels().at(-1)).toContain('≤ -0.40');
    expect(list.getByText(/3 more were not weighed/)).toBeTruthy();
  });

  it('tells what was not allowed, with the clause', () => {
    show(told);
    const refused = within(screen.getByRole('region', { name: 'Not allowed' }));
    expect(refused.getByText('It is too far away.')).toBeTruthy();
    expect(refused.getByRole('button', { name: 'CHG-02' })).toBeTruthy();
  });

  it('goes to another answer of the activation', () => {
    const player = show(told);
    screen.getByRole('button', { name: /Who moves/ }).click();
    expect(player.moment).toBe(3);
  });

  it('says so when somebody else answered', () => {
    show({ ...told, answer: { ...answer, agrees: false } });
    expect(screen.getByText(/would answer otherwise/)).toBeTruthy();
  });

  it.each<[string, ExplainedMoment | null, string | null, RegExp]>([
    ['while it is worked out', null, null, /is being worked out/],
    ['before the first answer', { ...told, answer: null, activation: [] }, null, /Nobody has been asked anything yet/],
    ['of an unknown general', { ...told, answer: null, unknown: ['Nobody knows him.'] }, null, /Nobody knows him/],
    ['when the desk cannot', null, 'This battle is no longer open.', /no longer open/],
  ])('tells %s what there is to tell', (_title, moment, fault, sentence) => {
    show(moment, fault);
    expect(screen.getByText(sentence)).toBeTruthy();
  });

  it('waits while the battle plays', () => {
    const player = show(told);
    player.playing = true;
    flushSync();
    expect(screen.getByText(/Pause to read/)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Weighed' })).toBeNull();
  });
});
