import { faultOf } from '../desk';
import { balance } from './balance';
import { check } from './check';
import { fight } from './fight';
import { make } from './make';
import { printCounters, printMap, printReference, printRoster, printTemplates } from './print';
import { replay } from './replay';
import { rules } from './rules';
import { line } from './context';
import type { ExitCode, CommandContext } from './context';
import { UsageFault } from './command-words';
import { worker } from './worker';

type Command = (words: readonly string[], context: CommandContext) => Promise<ExitCode>;
const COMMANDS: Readonly<Record<string, { readonly usage: string; readonly does: string; readonly run: Command }>> = {
  check: {
    usage: 'check FILE... [--rules ID] [--scale 15mm] [--option ID=VALUE] [--values FILE] [--json] [--accepted]',
    does: 'findings of scenarios and nations; folders and patterns too',
    run: check,
  },
  counters: {
    usage:
      'counters FILE --out X.pdf|X.svg|X.png [--parts stands,markers,rulers,templates] [--side ID|both] [--rules ID] [--scale 15mm] [--option ID=VALUE] [--values FILE] [--whole-zones] [--no-backs] [--paper a4] [--landscape|--portrait] [--margin 1cm] [--style colour|grey|line] [--dpi N]',
    does: 'stands of units and leaders, markers, rulers and templates to cut out at true size',
    run: printCounters,
  },
  fight: {
    usage:
      'fight FILE [--rules ID] [--scale 15mm] [--option ID=VALUE] [--values FILE] [--general ID|ID,ID] [--wing COMMAND=ID,COMMAND=ID] [--seed N] [--turns N] [--record OUT] [--explain] [--log] [--json]',
    does: 'one battle between computer generals; --explain tells their plans and what they weighed',
    run: fight,
  },
  balance: {
    usage: [
      'balance FILE [--games N] [--seed N] [--turns N] [--rules ID] [--scale 15mm] [--option ID=VALUE] [--values FILE] [--without UNIT,UNIT] [--general ID|ID,ID] [--queue redis://HOST:PORT] [--afresh] [--csv|--json] [--out X.html|X.pdf]',
      'balance FILE [--against FILE] [--if-rules ID] [--if-scale 15mm] [--if-option ID=VALUE] [--if-values FILE] [--if-without UNIT,UNIT] [--if-general ID]',
      'balance FILE --generals ID,ID,ID',
      'balance RECORD --from-turn N',
    ].join('\n  cockade '),
    does: 'many battles on all cores: who wins how often, when and why; side by side with others; what was fought is kept',
    run: balance,
  },
  make: {
    usage: [
      'make army --nation ID [--allies ID,ID] [--year N] [--points N] [--seed N] [--shape balanced|foot|horse|light] [--zone 6ft,45cm] [--side ID] [--name NAME] [--attacker] [--rules ID] [--scale 28mm] [--json]',
      'make table [--size 6ft,4ft] [--scale 28mm] [--seed N] [--bare] [--json]',
      'make scenario --nations ID,ID [--year N] [--points N] [--shape balanced|foot|horse|light] [--size 6ft,4ft] [--scale 28mm] [--seed N] [--rules ID] [--json]',
    ].join('\n  cockade '),
    does: 'a random army, terrain or whole battle as YAML',
    run: make,
  },
  map: {
    usage:
      'map FILE --out X.pdf|X.svg|X.png [--rules ID] [--scale 15mm] [--option ID=VALUE] [--values FILE] [--paper a4] [--landscape|--portrait] [--margin 1cm] [--style colour|grey|line] [--side ID|both|none] [--dpi N] [--booklet] [--fold] [--players] [--legend auto|own-sheet|none] [--no-zones] [--no-names] [--layers roads,water]\n           or [--true-size | --ratio N | --count N] [--boards 2ft|40cm|60cm] [--sheets A1,B2] [--all]',
    does: 'the table map on a sheet; or the table at true size or any ratio over sheets to be glued',
    run: printMap,
  },
  reference: {
    usage:
      'reference FILE --out X.pdf|X.svg|X.png [--rules ID] [--scale 15mm] [--option ID=VALUE] [--values FILE] [--sides N] [--paper a4] [--landscape|--portrait] [--margin 6mm] [--style colour|grey|line] [--dpi N]',
    does: 'the play sheet of a rule system',
    run: printReference,
  },
  replay: {
    usage: [
      'replay RECORD [--verify] [--json]',
      'replay RECORD --explain [--turn N] [--json]',
      'replay RECORD --advise EVENT [--general ID] [--json]',
    ].join('\n  cockade '),
    does: 'a kept battle; --verify fights it again and compares; why the generals did what they did; what one would advise',
    run: replay,
  },
  roster: {
    usage:
      'roster FILE --out X.pdf|X.svg|X.png [--rules ID] [--scale 15mm] [--option ID=VALUE] [--values FILE] [--side ID|both] [--players] [--paper a4] [--landscape|--portrait] [--margin 12mm] [--style colour|grey|line] [--dpi N]',
    does: 'a roster for each side, with hit boxes and the turns',
    run: printRoster,
  },
  rules: {
    usage: 'rules [ID] [--clause ID] [--json]',
    does: 'rule systems, their options and clauses',
    run: rules,
  },
  templates: {
    usage:
      'templates FILE --out X.pdf|X.svg|X.png [--rules ID] [--scale 15mm] [--option ID=VALUE] [--values FILE] [--kinds hills,woods] [--numbers 1,4] [--step 2cm] [--ratio N] [--no-list] [--paper a4] [--margin 6mm] [--style colour|grey|line] [--dpi N]',
    does: 'hills, woods, blocks, water and roads to cut out at true size',
    run: printTemplates,
  },
  worker: {
    usage: 'worker --queue redis://HOST:PORT [--threads N] [--lost-after SECONDS]',
    does: 'fights what balance --queue puts into a queue, on this or another machine',
    run: worker,
  },
};

const usage = (): string =>
  [
    'Cockade, 18th-century miniature battles',
    '',
    ...Object.values(COMMANDS).flatMap((command) => [`  cockade ${command.usage}`, `      ${command.does}`]),
    '',
  ].join('\n');

const HELP: ReadonlySet<string> = new Set(['--help', '-h']);

/** What a terminal would obey, or what turns words round: files may hold them. A balance tells its progress by a return. */
const OBEYED = /(?!^\r|[\t\n])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
const spelledOut = (text: string): string =>
  text.replace(OBEYED, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Runs one command line. Complaints go to stderr; with `--json` stdout carries one document or nothing. */
export async function runCommand(words: readonly string[], outside: CommandContext): Promise<ExitCode> {
  const context: CommandContext = {
    ...outside,
    out: (text) => outside.out(spelledOut(text)),
    complain: (text) => outside.complain(spelledOut(text)),
  };
  const [name, ...rest] = words;
  if (name !== undefined && (HELP.has(name) || name === 'help')) {
    context.out(usage());
    return 0;
  }
  const command = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    context.complain(name === undefined ? usage() : `There is no command “${name}”.\n\n${usage()}`);
    return 2;
  }
  if (rest.some((word) => HELP.has(word))) {
    context.out(`Usage: cockade ${command.usage}\n  ${command.does}\n`);
    return 0;
  }
  try {
    return await command.run(rest, context);
  } catch (error) {
    if (error instanceof UsageFault) {
      context.complain(`${error.message}\nUsage: cockade ${command.usage}\n`);
      return 2;
    }
    context.complain(line(faultOf(error).message));
    return 1;
  }
}
