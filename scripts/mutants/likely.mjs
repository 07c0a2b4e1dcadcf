/** Which tests of a rule book are the likeliest to notice that one place of its code is broken. */
const ID = /\b[A-Z]{3,4}-[A-Z]+-\d{2,3}\b/g;

/**
 * Those that import the file themselves, stand in the folder that mirrors its own or are named for that, or name a clause
 * that the broken statement cites. `texts` has the text of each source by its path.
 */
export function isLikely(test, { path, from }, { book, texts }) {
  const folder = /^(.*)\/[^/]*$/.exec(path)[1].replace(`engine/rules/${book}`, `tests/engine/rules/${book}`);
  if (folder !== `tests/engine/rules/${book}` && test.startsWith(folder)) return true;
  const text = texts.get(test);
  if (text.includes(`/${path.replace(/\.ts$/, '')}'`)) return true;
  return (statementAround(texts.get(path), from).match(ID) ?? []).some((id) => text.includes(id));
}

/** The top-level statement at an offset, with the comment above it: from one blank line outside braces to the next. */
function statementAround(text, offset) {
  const before = text.lastIndexOf('\n\n', offset);
  const after = text.indexOf('\n}', offset);
  const start = text.lastIndexOf('\n\n/**', offset);
  return text.slice(Math.max(0, Math.min(before, start === -1 ? before : start)), after === -1 ? text.length : after);
}
