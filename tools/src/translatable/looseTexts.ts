import ts from 'typescript';

interface LooseText {
  readonly line: number;
  readonly child: string;
  readonly problem: 'changing text beside a sibling' | 'conditional child before text';
}

interface Options {
  /** Accepts a child that stays the same text, or always an element, while it is mounted. */
  readonly isSafe?: (child: string) => boolean;
  readonly slotted?: ReadonlySet<string>;
}

/** `changing`: text that may differ between renders; `optional`: an element that may be absent. */
type Kind = 'element' | 'text' | 'changing' | 'optional';

interface Child {
  readonly node: ts.Node;
  readonly kind: Kind;
}

/**
 * Translators replace every text node (`<font>`). React then updates a detached node, and throws where it removes that node or
 * inserts before it. An element whose only child is text is safe: React writes its `textContent`.
 */
export function looseTexts(
  source: ts.SourceFile,
  { isSafe = () => false, slotted = new Set() }: Options = {},
): LooseText[] {
  const constants = constantNames(source);
  const found: LooseText[] = [];

  function report(node: ts.Node, problem: LooseText['problem']) {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    found.push({ line: line + 1, child: textOf(node), problem });
  }

  function check(children: readonly Child[], hasSiblings: boolean) {
    for (const [index, { node, kind }] of children.entries()) {
      const next = children.slice(index + 1).find((child) => child.kind !== 'optional');
      if (kind === 'changing' && (hasSiblings || children.length > 1)) report(node, 'changing text beside a sibling');
      if (kind === 'optional' && next?.kind === 'text') report(node, 'conditional child before text');
    }
  }

  function visit(node: ts.Node) {
    if (ts.isJsxElement(node)) {
      const tag = node.openingElement.tagName.getText(source);
      check(childrenOf(node.children), tag === 'Fragment' || slotted.has(tag));
    }
    // Children of a fragment become siblings of its parent's other children.
    if (ts.isJsxFragment(node) && !isJsxChild(node)) check(childrenOf(node.children), true);
    ts.forEachChild(node, visit);
  }

  function childrenOf(nodes: ts.NodeArray<ts.JsxChild>): Child[] {
    return nodes.flatMap((node): Child[] => {
      if (ts.isJsxText(node)) return node.containsOnlyTriviaWhiteSpaces ? [] : [{ node, kind: 'text' }];
      if (ts.isJsxFragment(node)) return childrenOf(node.children);
      if (!ts.isJsxExpression(node)) return [{ node, kind: 'element' }];
      return node.expression ? [{ node: node.expression, kind: kindOf(node.expression) }] : [];
    });
  }

  function kindOf(node: ts.Expression): Kind {
    if (ts.isParenthesizedExpression(node)) return kindOf(node.expression);
    if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) return 'element';
    if (isConstantText(node) || isKey(node)) return 'text';
    if (isSafe(textOf(node))) return 'element';
    if (isNothing(node) || isListOfElements(node)) return 'optional';
    const kinds = branchesOf(node).map(kindOf);
    return kinds.length > 0 && kinds.every((kind) => kind === 'element' || kind === 'optional')
      ? 'optional'
      : 'changing';
  }

  function isConstantText(node: ts.Expression): boolean {
    return ts.isStringLiteralLike(node) || ts.isNumericLiteral(node) || constants.has(rootOf(node));
  }

  /** `list.map((it) => <Element />)` */
  function isListOfElements(node: ts.Expression): boolean {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
    const [callback] = node.arguments;
    if (node.expression.name.text !== 'map' || !callback || !ts.isArrowFunction(callback)) return false;
    const result = ts.isBlock(callback.body) ? returnedFrom(callback.body) : callback.body;
    return result !== undefined && ['element', 'optional'].includes(kindOf(result));
  }

  visit(source);
  return found;
}

/** Components that render `children` beside something else. */
export function slottedComponents(source: ts.SourceFile): string[] {
  const names: string[] = [];
  function visit(node: ts.Node, component: string) {
    const name = ts.isFunctionDeclaration(node) && node.name ? node.name.text : component;
    const isChildren = ts.isJsxExpression(node) && node.expression?.getText(source) === 'children';
    if (isChildren && isJsxChild(node) && realChildren(node.parent) > 1) names.push(name);
    ts.forEachChild(node, (child) => visit(child, name));
  }
  visit(source, '');
  return names;
}

const realChildren = ({ children }: ts.JsxElement | ts.JsxFragment) =>
  children.filter((child) => !ts.isJsxText(child) || !child.containsOnlyTriviaWhiteSpaces).length;

const isJsxChild = (node: ts.Node): node is ts.JsxExpression & { parent: ts.JsxElement | ts.JsxFragment } =>
  ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent);

const textOf = (node: ts.Node) => node.getText().replace(/\s+/g, ' ').trim();

const isNothing = (node: ts.Expression) =>
  node.kind === ts.SyntaxKind.NullKeyword || node.kind === ts.SyntaxKind.FalseKeyword || node.getText() === 'undefined';

function branchesOf(node: ts.Expression): ts.Expression[] {
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse];
  const isAnd = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
  return isAnd ? [node.right] : [];
}

/** A new key makes a new element. */
function isKey(node: ts.Expression): boolean {
  for (let at: ts.Node = node; at; at = at.parent) {
    if (ts.isFunctionLike(at)) return false;
    if (!ts.isJsxElement(at)) continue;
    const key = at.openingElement.attributes.properties.find(
      (it) => ts.isJsxAttribute(it) && it.name.getText() === 'key',
    );
    if (key) return key.getText() === `key={${node.getText()}}`;
  }
  return false;
}

const returnedFrom = (body: ts.Block) => body.statements.find(ts.isReturnStatement)?.expression;

/** Names of texts that never change while a page exists: literals, imported content and its fields. */
function constantNames(source: ts.SourceFile): ReadonlySet<string> {
  const names = new Set(source.statements.filter(ts.isImportDeclaration).flatMap(importedContent));
  const declarations = source.statements
    .filter(ts.isVariableStatement)
    .filter(({ declarationList }) => declarationList.flags & ts.NodeFlags.Const)
    .flatMap(({ declarationList }) => declarationList.declarations);
  for (const { name, initializer } of declarations) {
    if (!initializer) continue;
    const isLiteral = ts.isStringLiteralLike(initializer) || ts.isNumericLiteral(initializer);
    if (isLiteral || names.has(rootOf(initializer))) for (const each of namesIn(name)) names.add(each);
  }
  return names;
}

/** `name` in `name.field.field`; '' for another expression. */
function rootOf(node: ts.Expression): string {
  if (ts.isPropertyAccessExpression(node)) return rootOf(node.expression);
  return ts.isIdentifier(node) ? node.text : '';
}

function importedContent({ importClause, moduleSpecifier }: ts.ImportDeclaration): string[] {
  const bindings = importClause?.namedBindings;
  const isContent = /^(?:\.\.\/)+content\/[^/]+'$/.test(moduleSpecifier.getText().slice(1));
  return isContent && bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : [];
}

const namesIn = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element.name) : []));
