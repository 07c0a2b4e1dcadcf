/**
 * Which statements of a script work out its constants as it loads, and who reads these later: a number in a printed table is
 * asked for once, so what could notice it is known only by who reads the table.
 */
import ts from 'typescript';

/**
 * A script that tells `mutants` which of its constants is worked out as it loads, by numbers from `first`, null for what is
 * done beside constants, and which are read.
 */
export function withReads(text, first) {
  const source = ts.createSourceFile('script.js', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const numbers = new Map();
  let next = first;
  const begins = new Map();
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement)) continue;
    const constants = constantsOf(statement);
    for (const name of constants) numbers.set(name, next);
    begins.set(statement, constants.length > 0 ? next++ : null);
  }
  const written = (node) => {
    const number = ts.isIdentifier(node) ? numbers.get(node.text) : undefined;
    if (number !== undefined && isRead(node)) {
      const read = `(mutants.read(${number}), ${node.text})`;
      const before = text.slice(node.getFullStart(), node.getStart(source));
      return before + (ts.isShorthandPropertyAssignment(node.parent) ? `${node.text}: ${read}` : read);
    }
    let [result, at] = [begins.has(node) ? `mutants.begins(${begins.get(node)});` : '', node.getFullStart()];
    ts.forEachChild(node, (child) => {
      result += text.slice(at, child.getFullStart()) + written(child);
      at = child.getEnd();
    });
    return result + text.slice(at, node.getEnd());
  };
  return { code: written(source), next };
}

/** The names of the constants a statement declares, unless nothing that could be broken happens as they load. */
function constantsOf(statement) {
  if (!ts.isVariableStatement(statement)) return [];
  const { declarations } = statement.declarationList;
  return declarations.flatMap(({ name, initializer }) =>
    ts.isIdentifier(name) && initializer && !isLazy(initializer) ? [name.text] : [],
  );
}

/** Nothing that could be broken happens as these load. */
const isLazy = (node) =>
  ts.isArrowFunction(node) ||
  ts.isFunctionExpression(node) ||
  ts.isStringLiteral(node) ||
  ts.isNoSubstitutionTemplateLiteral(node) ||
  (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'require');

/** Whether a name stands where its value is taken. */
function isRead(node) {
  const { parent } = node;
  if (ts.isShorthandPropertyAssignment(parent)) return parent.objectAssignmentInitializer === undefined;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isBinaryExpression(parent) && parent.left === node) return !ts.isAssignmentOperator(parent.operatorToken.kind);
  if (ts.isPrefixUnaryExpression(parent) || ts.isPostfixUnaryExpression(parent))
    return parent.operator !== ts.SyntaxKind.PlusPlusToken && parent.operator !== ts.SyntaxKind.MinusMinusToken;
  if (ts.isBindingElement(parent)) return parent.initializer === node;
  const isName = 'name' in parent && parent.name === node;
  return !isName && !ts.isLabeledStatement(parent) && !ts.isBreakOrContinueStatement(parent);
}
