import { describe, expect, it } from 'vitest';
import { ReplayPlayer } from '../../../renderer/replay';
import { planOf } from '../../../renderer/share/plan-drawing';
import { reportOf } from '../../../renderer/share/report';
import { reportAsHtml, reportAsMarkdown } from '../../../renderer/share/report-text';
import { sampleBattle } from '../sample-battle';

const record = sampleBattle();
const player = new ReplayPlayer(record);
const report = reportOf(player, [{ moment: 12, text: 'Too early <by far>' }]);
const mapOf = ({ moment }: { readonly moment: number }): string => planOf(record, player.stateAt(moment));

describe('a battle report', () => {
  it('tells who won, and each turn with a map and what happened in it', () => {
    expect(report.outcome).toMatch(/^Lindenau wins after 2 turns: /);
    expect(report.turns.map(({ title }) => title)).toEqual(['Turn 1', 'Turn 2']);
    expect(report.turns[0]?.story).toEqual(['Regiment Prinz Casimir fires at Regiment Hohenwalde: 2 hits.']);
    expect(report.turns[1]?.story.join(' ')).toContain('Brackwitz Dragoons are Done For.');
    const [first, second] = report.turns.map(mapOf);
    expect(first).toMatch(/^<svg /);
    expect(first).not.toBe(second);
    expect(report.turns[0]?.notes).toEqual(['Too early <by far>']);
  });

  it('tells losses and honours', () => {
    expect(report.losses.rows).toEqual([
      ['Bernau', '2', '4', '0', '1', '0'],
      ['Lindenau', '0', '0', '0', '0', '0'],
    ]);
    expect(report.honours[0]).toBe('Regiment Prinz Casimir: 2 hits by its fire, most of its side.');
  });

  it('counts losses by fire, in melee and in rout each in its column, and tells of no fire in vain', () => {
    const { events } = record;
    const fired = events.findIndex((event) => event.do === 'fired');
    const vain = { ...events[fired], total: 0, text: 'Nobody is hit.' } as (typeof events)[number];
    const struck = events.findIndex((event) => event.do === 'fought' && event.total > 0);
    const gone = { ...record, events: events.map((event, i) => (i === fired ? vain : event)) };
    expect(
      reportOf(new ReplayPlayer(gone))
        .turns.flatMap(({ story }) => story)
        .join(' '),
    ).not.toContain('Nobody is hit');
    const shot = events.map((event, i) => (i === struck ? { ...event, do: 'fired' as const } : event)) as typeof events;
    const [first] = reportOf(new ReplayPlayer({ ...record, events: shot })).losses.rows;
    expect(first).toEqual(['Bernau', '6', '0', '1', '0', '0']);
    const unhurt = shot.map((event) => ('total' in event ? { ...event, total: 0 } : event));
    expect(reportOf(new ReplayPlayer({ ...record, events: unhurt })).losses.rows[0]).toEqual([
      'Bernau',
      '0',
      '0',
      '0',
      '0',
      '1',
    ]);
  });

  it('is one HTML page that needs nothing beside it, and nobody’s words are taken for tags', () => {
    const page = reportAsHtml(report, mapOf);
    expect(page.match(/<figure><svg /g)).toHaveLength(2);
    expect(page).toContain('Too early &lt;by far&gt;');
    expect(page).not.toMatch(/(?:src|href)="(?!data:|#)/);
    const parsed = new DOMParser().parseFromString(page, 'text/html');
    expect([...parsed.querySelectorAll('h2')].map((head) => head.textContent)).toEqual([
      'What decided it',
      'Turn 1',
      'Turn 2',
      'Losses',
      'Honours',
    ]);
  });

  it('is printed with two turns on a page of A4, each map with room for a heading and some lines', () => {
    const looks = reportAsHtml(report, mapOf).split('@media print')[1] ?? '';
    const of = (rule: RegExp): number => Number(rule.exec(looks)?.[1]);
    const page = 297 - 2 * of(/@page\{size:A4;margin:(\d+)mm/);
    const turn = of(/figure>svg\{[^}]*height:(\d+)mm/);
    expect(page / 2 - turn).toBeGreaterThan(30);
    expect(page / 3 - turn).toBeLessThan(0);
    expect(looks).toContain('section.turn{break-inside:avoid}');
  });

  it('is Markdown with the same parts', () => {
    const text = reportAsMarkdown(report, mapOf);
    expect(text).toMatch(/^# The Combat of St\. Ulrich\n/);
    expect(text.match(/!\[[^\]]+\]\(data:image\/svg\+xml;base64,[A-Za-z0-9+/=]+\)/g)).toHaveLength(2);
    const [, picture = ''] = /base64,([^)]+)\)/.exec(text) ?? [];
    expect(atob(picture)).toMatch(/^<svg [^>]*><style>@font-face\{font-family:'IM Fell English'/);
    expect(text).toContain('> Too early <by far>');
    expect(text).toContain('| Bernau | 2 | 4 | 0 | 1 | 0 |');
  });
});
