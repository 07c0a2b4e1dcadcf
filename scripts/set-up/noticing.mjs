/** Which tests of a rule book could notice that one place of its code is broken, the likeliest first. */
import { dirname, posix } from 'node:path';

const IMPORTS = /from\s+'(\.[^']+)'/g;
const ID = /\b[A-Z]{3,4}-[A-Z]+-\d{2,3}\b/g;

/** By file: the files it imports, as paths from the repository's root. `texts` holds the text of every file there is. */
export function importsOf(texts) {
  const resolved = (from, to) => {
    const path = posix.normalize(`${dirname(from)}/${to}`);
    return [path, `${path}.ts`, `${path}/index.ts`].find((one) => texts.has(one));
  };
  return new Map(
    [...texts].map(([path, text]) => [path, [...text.matchAll(IMPORTS)].flatMap(([, to]) => resolved(path, to) ?? [])]),
  );
}

/** Every file that leads to `target` by its imports. */
function importersOf(target, imports) {
  const found = new Set([target]);
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const [path, all] of imports) if (all.some((one) => found.has(one))) found.add(path);
  }
  found.delete(target);
  return found;
}

/**
 * Two lists of test files. First those that import the broken file themselves, stand in the folder that mirrors its own, or
 * name a clause that the broken statement cites; then all others of the book that load it. Whole battles are left out.
 */
export function noticingTests({ site, book, texts, imports }) {
  const folder = `tests/engine/rules/${book}/`;
  const loading = [...importersOf(site.path, imports)].filter(
    (path) => path.startsWith(folder) && path.endsWith('.test.ts') && !path.startsWith(`${folder}battles/`),
  );
  const ids = new Set(statementAround(texts.get(site.path) ?? '', site.from).match(ID) ?? []);
  const mirrored = site.path.replace(`engine/rules/${book}/`, folder).replace(/[^/]*$/, '');
  const isLikely = (path) =>
    (imports.get(path) ?? []).includes(site.path) ||
    (mirrored !== folder && path.startsWith(mirrored)) ||
    [...ids].some((id) => (texts.get(path) ?? '').includes(id));
  return [loading.filter(isLikely), loading.filter((path) => !isLikely(path))];
}

/** The top-level statement at an offset, with the comment above it: from one blank line outside braces to the next. */
function statementAround(text, offset) {
  const before = text.lastIndexOf('\n\n', offset);
  const after = text.indexOf('\n}', offset);
  const start = text.lastIndexOf('\n\n/**', offset);
  return text.slice(Math.max(0, Math.min(before, start === -1 ? before : start)), after === -1 ? text.length : after);
}
