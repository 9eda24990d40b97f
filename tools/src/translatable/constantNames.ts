import ts from 'typescript';

/** Names of texts that never change while a page exists: literals, imported content and its fields. */
export function constantNames(source: ts.SourceFile): ReadonlySet<string> {
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
export function rootOf(node: ts.Expression): string {
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
