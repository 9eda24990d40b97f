import ts from 'typescript';

/** One exported type, function or value of an entry, or one that these need. */
export interface Declaration {
  readonly name: string;
  /** Without comments, and the same however it is laid out. */
  readonly text: string;
  readonly isExported: boolean;
  readonly isType: boolean;
  /** Type parameters, of a generic type. */
  readonly parameters: number;
  /** Nobody but the package makes one, as its `@sealed` says: then additions break nobody. */
  readonly isSealed: boolean;
}

const printer = ts.createPrinter({ removeComments: true });

/** The TypeScript in a report of API Extractor. */
export const codeIn = (report: string): string => /```ts\n([\s\S]*?)\n```/.exec(report)?.[1] ?? '';

/** What a report declares, by name; overloads and merged declarations are one. */
export function declarationsIn(report: string): ReadonlyMap<string, Declaration> {
  const file = ts.createSourceFile('report.d.ts', codeIn(report), ts.ScriptTarget.ES2022, true);
  const listed = listedExports(file);
  const found = new Map<string, Declaration>();
  for (const statement of file.statements) {
    for (const [name, declaration] of namesOf(statement)) {
      const known = found.get(name);
      const text = printer.printNode(ts.EmitHint.Unspecified, declaration, file);
      found.set(name, {
        name,
        text: known ? `${known.text}\n${text}` : text,
        isExported: isExported(statement) || listed.has(name),
        isType: ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement),
        parameters: hasParameters(statement) ? (statement.typeParameters?.length ?? 0) : 0,
        isSealed: /@sealed\b/.test(statement.getFullText().slice(0, statement.getLeadingTriviaWidth())),
      });
    }
  }
  // What another package declares: its name is all that there is to compare.
  for (const name of listed) {
    if (!found.has(name))
      found.set(name, { name, text: '', isExported: true, isType: true, parameters: 0, isSealed: false });
  }
  return found;
}

function* namesOf(statement: ts.Statement): Generator<readonly [string, ts.Node]> {
  if (ts.isVariableStatement(statement)) {
    for (const declaration of statement.declarationList.declarations) yield [declaration.name.getText(), declaration];
  } else if (
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isEnumDeclaration(statement)
  ) {
    if (statement.name) yield [statement.name.text, statement];
  }
}

const hasParameters = (statement: ts.Statement) =>
  ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);

const isExported = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);

/** Names in `export { … }`. */
function listedExports(file: ts.SourceFile): ReadonlySet<string> {
  return new Set(
    file.statements.flatMap((statement) =>
      ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause)
        ? statement.exportClause.elements.map(({ name }) => name.text)
        : [],
    ),
  );
}
