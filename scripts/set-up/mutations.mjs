/** Places of a source where a number or a condition can be broken, and what stands there then. */
import ts from 'typescript';

/** Operators and what they become: a limit moved by a hair, a condition turned round. */
const OPERATORS = new Map([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
]);

/** Every mutation of a source: `from` to `to` in it is replaced by `by`. */
export function mutationsOf(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const note = (node, by) => {
    const from = node.getStart(source);
    const { line } = source.getLineAndCharacterOfPosition(from);
    found.push({ path, line: line + 1, from, to: node.getEnd(), was: node.getText(source), by });
  };
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isNumericLiteral(node)) note(node, String(Number(node.text) + 1));
    if (ts.isBinaryExpression(node) && OPERATORS.has(node.operatorToken.kind))
      note(node.operatorToken, OPERATORS.get(node.operatorToken.kind));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The source with one of its places broken. */
export const mutated = (text, { from, to, by }) => text.slice(0, from) + by + text.slice(to);

/** So many of a list, always the same for a seed. */
export function sampleOf(list, count, seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const left = [...list];
  const taken = [];
  while (taken.length < count && left.length > 0) taken.push(...left.splice(Math.floor(next() * left.length), 1));
  return taken;
}
