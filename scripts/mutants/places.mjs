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

const isJoin = (kind) => kind === ts.SyntaxKind.AmpersandAmpersandToken || kind === ts.SyntaxKind.BarBarToken;

/** Never run, so never broken. */
const isNoCode = (node) => ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isInterfaceDeclaration(node);

const parsed = (path, text) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

/** Every place of a source: with `from` to `to` replaced by `by` it is broken. */
export function placesOf(path, text) {
  const source = parsed(path, text);
  const found = [];
  const note = (node, by) => {
    const from = node.getStart(source);
    const { line } = source.getLineAndCharacterOfPosition(from);
    found.push({ path, line: line + 1, from, was: node.getText(source), by });
  };
  const visit = (node) => {
    if (isNoCode(node)) return;
    if (ts.isNumericLiteral(node)) note(node, String(Number(node.text) + 1));
    if (ts.isBinaryExpression(node) && OPERATORS.has(node.operatorToken.kind))
      note(node.operatorToken, OPERATORS.get(node.operatorToken.kind));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * The source with a switch at each of its places, which asks `mutants` (see switchboard.mjs) whether to be broken.
 * `numberAt` gives a place's number by where it begins.
 */
export function withSwitches(path, text, numberAt) {
  const source = parsed(path, text);
  const written = (node) => {
    const whole = text.slice(node.getFullStart(), node.getEnd());
    if (isNoCode(node)) return whole;
    const start = node.getStart(source) - node.getFullStart();
    const number = numberAt(ts.isBinaryExpression(node) ? node.operatorToken.getStart(source) : node.getStart(source));
    if (ts.isNumericLiteral(node)) {
      const value = `(mutants.at(${number}) ? ${Number(node.text) + 1} : ${node.text})`;
      const isName = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
      return whole.slice(0, start) + (isName ? `[${value}]` : value);
    }
    if (ts.isBinaryExpression(node) && OPERATORS.has(node.operatorToken.kind)) {
      const [left, right] = [written(node.left), written(node.right)];
      const was = node.operatorToken.getText(source);
      const value = isJoin(node.operatorToken.kind)
        ? `(mutants.goesOn(${number}, ${left}, '${was}') ? ${right} : mutants.stopped)`
        : `mutants.compared(${number}, ${left}, '${was}', ${right})`;
      return whole.slice(0, start) + value;
    }
    let [result, at] = ['', node.getFullStart()];
    ts.forEachChild(node, (child) => {
      result += text.slice(at, child.getFullStart()) + written(child);
      at = child.getEnd();
    });
    return result + text.slice(at, node.getEnd());
  };
  return written(source);
}

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
