import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../../../../electron/command-line';
import { threadInProcess } from '../../thread-in-process';
import { engineHandlers } from '../../../../electron/desk/engine/handlers';
import type { EngineTasks } from '../../../../electron/desk/engine/tasks';
import { engineWork } from '../../../../engine/work';
import { openPdf } from '../../desk/exports/reading';
import { folderWith } from '../../folder';
import { inRepository } from '../../programs';

const ST_ULRICH = inRepository('scenarios/fictional/st-ulrich.yaml');
const work = engineWork();
const HERE = () => threadInProcess<EngineTasks>(() => engineHandlers(work));
const BUILT = () => new Worker(inRepository('dist/main/engine-worker.js'));

interface Call {
  readonly folder?: string;
  readonly spawn?: typeof BUILT | typeof HERE;
  /** Interrupts after so many battles were told of. */
  readonly interruptAfter?: number;
}

async function cockade(words: string, { folder = folderWith(), spawn = HERE, interruptAfter }: Call = {}) {
  let out = '';
  let complaints = '';
  let interrupt: () => void = () => undefined;
  const code = await runCommand(
    words.split(' ').map((word) => word.replaceAll('_', ' ').replace('FILE', ST_ULRICH)),
    {
      out: (text) => void (out += text),
      complain(text) {
        complaints += text;
        if (text.includes(`${interruptAfter} of`)) interrupt();
      },
      isTerminal: interruptAfter !== undefined,
      folder,
      scenarios: inRepository('scenarios'),
      user: folder,
      spawn,
      onInterrupt(stop) {
        interrupt = stop;
        return () => undefined;
      },
    },
  );
  return { code, out, complaints, document: () => JSON.parse(out) as Record<string, unknown> };
}

interface Kind {
  readonly label: string;
  readonly results: {
    readonly games: number;
    readonly wins: Record<string, number>;
    readonly draws: number;
    readonly stalled: number;
  };
}
const kindsIn = (document: Record<string, unknown>) => document.kinds as readonly Kind[];

describe('cockade balance', { timeout: 60_000 }, () => {
  const SHORT = 'balance FILE --games 3 --turns 2 --seed 5';

  it('counts what the same battles one by one come to, over threads of their own, with its progress on stderr', async () => {
    const { code, document, complaints } = await cockade(`${SHORT} --json`, { spawn: BUILT });
    expect(code).toBe(0);
    // A slow machine tells of the battles on the way too.
    expect(complaints).toMatch(/^([12] of 3 battles fought\n)*3 of 3 battles fought\n$/);
    const [kind] = kindsIn(document());
    const each = await Promise.all(
      ['5', '6', '7'].map(async (seed) => (await cockade(`fight FILE --turns 2 --seed ${seed} --json`)).document()),
    );
    const won = (side: string): number => each.filter((one) => one.winner === side).length;
    expect(kind?.results.games).toBe(3);
    expect(kind?.results.wins).toEqual({ blue: won('blue'), red: won('red') });
    expect(kind && kind.results.draws + kind.results.stalled + won('blue') + won('red')).toBe(3);
  });

  it('tells results without shares where there are too few battles for them', async () => {
    const { out } = await cockade(SHORT);
    expect(out).toContain('The Combat of St. Ulrich');
    expect(out).toMatch(/^The Advance Guard of Bernau won \d$/m);
    expect(out).toContain('Too few battles to tell.');
    expect(out).not.toContain('%');
    expect(out).toContain('Turns: median 2');
  });

  it('prints a row for each battle with --csv', async () => {
    const { out } = await cockade(`${SHORT} --csv`);
    const rows = out.split('\n');
    expect(rows[0]).toMatch(/^seed,winner,ended,turns,reason,lost by blue,lost by red,/);
    expect(rows.slice(1, 4).map((row) => row.split(',')[0])).toEqual(['5', '6', '7']);
    expect(rows).toHaveLength(5);
  });

  it('sets two kinds of battle side by side', async () => {
    const { out } = await cockade(`${SHORT} --if-without Captain_Holl's_Battery`);
    expect(out).toContain(`B  without Captain Holl's Battery`);
    expect(out).toMatch(/The Advance Guard of Bernau wins +\d of 3 +\d of 3 +too few battles/);
  });

  it('goes on from a turn of a kept battle with other dice', async () => {
    const folder = folderWith();
    await cockade('fight FILE --turns 3 --record b.json', { folder });
    const { document, code } = await cockade('balance b.json --from-turn 2 --turns 3 --games 2 --json', { folder });
    expect([code, kindsIn(document())[0]?.label]).toEqual([0, 'b.json from turn 2']);
    const none = await cockade('balance b.json --from-turn 9 --games 2', { folder });
    expect(none.complaints).toContain('The battle has no turn 9: it goes from turn 1 to turn 3.');
  });

  it('says whether generals agree', async () => {
    const { out } = await cockade(`${SHORT} --generals capable`);
    expect(out).toContain('Not settled.');
    expect(out).toContain('Fewer than 20 battles were fought under some general.');
  });

  it('keeps what was fought when it is interrupted, and goes on from there', async () => {
    const folder = folderWith();
    const words = 'balance FILE --games 5 --turns 1 --json';
    const stopped = await cockade(words, { folder, interruptAfter: 2 });
    expect(stopped.code).toBe(1);
    expect(stopped.complaints).toContain('Stopped. What was fought is kept');
    const some = kindsIn(stopped.document())[0]?.results.games ?? 0;
    expect(some).toBeGreaterThanOrEqual(2);
    expect(some).toBeLessThan(5);
    const whole = await cockade(words, { folder });
    expect([whole.code, kindsIn(whole.document())[0]?.results.games]).toEqual([0, 5]);
    const never = await cockade(words, { folder: folderWith() });
    expect(kindsIn(whole.document())).toEqual(kindsIn(never.document()));
  });

  it('writes a page to print, as HTML and as PDF', async () => {
    const folder = folderWith();
    const words = `${SHORT} --if-without Captain_Holl's_Battery --out`;
    await cockade(`${words} page.html`, { folder });
    const page = readFileSync(join(folder, 'page.html'), 'utf8');
    expect(page).toContain('<h1>The Combat of St. Ulrich</h1>');
    expect(page).toContain('<caption>Side by side</caption>');
    expect(page.match(/<caption>Who wins<\/caption>/g)).toHaveLength(2);
    expect(page).not.toMatch(/NaN|undefined|<script/);
    const { complaints } = await cockade(`${words} page.pdf`, { folder });
    expect(complaints).toContain('page.pdf is written.');
    const pdf = await openPdf(readFileSync(join(folder, 'page.pdf')));
    const { items } = await (await pdf.getPage(1)).getTextContent();
    expect(items.map((item) => ('str' in item ? item.str : '')).join('')).toMatch(/Who wins/);
  });

  it.each([
    ['balance FILE --out page.doc', '--out takes a file that ends in one of .html, .pdf; “page.doc” was given.'],
    ['balance FILE --games 0', '--games takes a whole number of at least 1'],
    ['balance FILE --csv --json', 'One of --csv and --json settles what is printed.'],
    ['balance FILE --general nobody', 'There is no general “nobody”. Those there are: capable'],
    ['balance FILE --general capable,capable,capable', '--general takes one general for all sides, or 2'],
    ['balance FILE --generals capable,capable', '--generals takes each general once.'],
    ['balance FILE --generals capable --against FILE', '--generals compares generals'],
    ['balance FILE --generals capable --general capable', 'One of --general and --generals says who commands.'],
    ['balance FILE --without Nobody', '--without: There is no unit “Nobody”.'],
    ['balance FILE --from-turn 2 --without X', '--without cannot be changed in the middle of a battle'],
    ['balance FILE --rules chess', 'There is no rule system “chess”.'],
  ])('does not understand %s: 2', async (words, why) => {
    const { code, out, complaints } = await cockade(words);
    expect([code, out]).toEqual([2, '']);
    expect(complaints).toContain(why);
  });

  it('says what is wrong with a file: 1', async () => {
    const folder = folderWith({ 'a.yaml': 'cockade: 1\n', 'b.json': '{}' });
    expect(await cockade('balance a.yaml', { folder })).toMatchObject({ code: 1, out: '' });
    const record = await cockade('balance b.json --from-turn 2', { folder });
    expect(record.complaints).toContain('“b.json” is not a battle record of format 3');
    expect(readFileSync(join(folder, 'b.json'), 'utf8')).toBe('{}');
  });
});
