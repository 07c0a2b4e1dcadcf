/** Loads bundled tests anew, as often as wanted, and lists them. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import * as vitest from 'vitest';

const packages = createRequire(import.meta.url);
const scripts = new Map();

/** The scripts of a folder with modules of their own and a switchboard of their own. */
export class Stage {
  #folder;
  #board;
  #modules = new Map();
  /** What the code that runs now describes: tests, and lists of them still to be made. */
  #listed = [];

  constructor(folder, board) {
    this.#folder = folder;
    this.#board = board;
  }

  /**
   * The tests of a script in groups: those of each outermost `describe`, which may build on each other. `enter` is called
   * with the number of each group before its tests are listed.
   */
  groupsOf(script, enter = () => undefined) {
    this.#listed = [];
    this.#require(`./${script}.cjs`);
    const outermost = this.#listed;
    return outermost.map((one, number) => {
      enter(number);
      return this.#testsOf([one]);
    });
  }

  /** What is described is listed only when all around it has run. */
  #testsOf(listed) {
    return listed.flatMap(({ test, list }) => {
      if (test) return [test];
      this.#listed = [];
      list();
      return this.#testsOf(this.#listed);
    });
  }

  #require(name) {
    if (name === 'vitest') return { ...vitest, describe: this.#describe, it: this.#it, test: this.#it };
    if (!name.startsWith('./')) return packages(name);
    const known = this.#modules.get(name);
    if (known) return known.exports;
    const module = { exports: {} };
    this.#modules.set(name, module);
    const run = scriptOf(`${this.#folder}/${name.slice(2)}`).runInThisContext();
    run(module, module.exports, (other) => this.#require(other), this.#board);
    return module.exports;
  }

  #describe = withEach((_name, list) => this.#listed.push({ list }));

  #it = withEach((_name, ...rest) => this.#listed.push({ test: rest.find((one) => typeof one === 'function') }));
}

function withEach(list) {
  const each = (rows) => (name, run) => {
    for (const row of rows) list(name, Array.isArray(row) ? () => run(...row) : () => run(row));
  };
  return Object.assign(list, { each });
}

/** Compiled once, run for every stage. */
function scriptOf(file) {
  let script = scripts.get(file);
  if (!script) {
    const text = readFileSync(file, 'utf8');
    script = new Script(`(function (module, exports, require, mutants) {${text}\n})`, { filename: file });
    scripts.set(file, script);
  }
  return script;
}
