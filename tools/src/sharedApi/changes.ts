import semver from 'semver';
import ts from 'typescript';
import { declarationsOf, type Offer } from './offer';
import { compilerOptions, type Declared, type Relation, relationsOf } from './relations';

/** https://semver.org */
export type Bump = 'patch' | 'minor' | 'major';

export interface Change {
  readonly bump: Exclude<Bump, 'patch'>;
  readonly message: string;
}

interface Exported extends Declared {
  /** Text without comments, with the declarations that it uses and no entry exports. */
  readonly text: string;
  /** Only the package creates `@sealed` objects, so that additions break no consumer. */
  readonly isSealed: boolean;
}

/**
 * Compatible types are assignable in both directions, since consumers read and create them; `@sealed` types and values from new
 * to old, since they are only read. @param scratch folder from which both resolve; nothing is written there
 */
export function changesBetween(before: Offer, after: Offer, scratch: string): readonly Change[] {
  const isInBoth = (entry: string) => entry in before.exports && entry in after.exports;
  const files = [before, after].flatMap((offer) =>
    Object.keys(offer.exports).flatMap((entry) => declarationsOf(offer, entry) ?? []),
  );
  const program = ts.createProgram(files, compilerOptions);
  const old = exportsOf(program, before, isInBoth);
  const now = exportsOf(program, after, isInBoth);
  // Omits declarations that merely refer to a changed one.
  const different = [...old].flatMap(([subject, one]) => {
    const other = now.get(subject);
    return other && other.text !== one.text ? [{ subject, one, other }] : [];
  });
  const relations = relationsOf(program, scratch, different);
  return [
    ...additionsAndLosses(Object.keys(before.exports), Object.keys(after.exports)),
    ...additionsAndLosses([...old.keys()], [...now.keys()]),
    ...different.map((pair, index) => changeOf(pair, relations[index])),
  ];
}

function additionsAndLosses(before: readonly string[], after: readonly string[]): readonly Change[] {
  const gone = before.filter((name) => !after.includes(name));
  const added = after.filter((name) => !before.includes(name));
  return [
    ...gone.map((name): Change => ({ bump: 'major', message: `${name} is gone` })),
    ...added.map((name): Change => ({ bump: 'minor', message: `${name} is new` })),
  ];
}

/** Exports by entry and name, such as `./contracts type Product`. */
function exportsOf(program: ts.Program, offer: Offer, isMeant: (entry: string) => boolean) {
  const checker = program.getTypeChecker();
  const textOf = createTexts(checker, offer.declarations);
  const found = new Map<string, Exported>();
  for (const entry of Object.keys(offer.exports).filter(isMeant)) {
    const file = declarationsOf(offer, entry);
    const source = file && program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) continue;
    for (const exported of checker.getExportsOfModule(module)) {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const declarations = symbol.declarations ?? [];
      const type = declarations.find((it) => ts.isInterfaceDeclaration(it) || ts.isTypeAliasDeclaration(it));
      const { name } = exported;
      const isSealed = symbol.getJsDocTags(checker).some((tag) => tag.name === 'sealed');
      const common = { name, file, isSealed, text: textOf(symbol) };
      // A type and a value may have the same name.
      if (type) {
        const parameters = type.typeParameters?.length ?? 0;
        found.set(`${entry} type ${name}`, { ...common, isType: true, parameters });
      }
      if (symbol.flags & ts.SymbolFlags.Value) {
        found.set(`${entry} ${name}`, { ...common, isType: false, parameters: 0 });
      }
    }
  }
  return found;
}

const printer = ts.createPrinter({ removeComments: true });

function createTexts(checker: ts.TypeChecker, folder: string) {
  function textOf(symbol: ts.Symbol, seen = new Set<ts.Symbol>()): string {
    seen.add(symbol);
    const own = (symbol.declarations ?? []).filter((it) => it.getSourceFile().fileName.startsWith(folder));
    return own.flatMap((it) => [printed(it), ...partsOf(it, seen)]).join('\n');
  }

  /** Declarations that no entry exports: their changes would go unnoticed. */
  function partsOf(node: ts.Node, seen: Set<ts.Symbol>): readonly string[] {
    const named = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
    const isInner = named?.declarations?.some((it) => ts.isSourceFile(it.parent) && !isExported(it)) === true;
    const own = named && isInner && !seen.has(named) ? [textOf(named, seen)] : [];
    return [...own, ...node.getChildren().flatMap((child) => partsOf(child, seen))];
  }

  return textOf;
}

const printed = (declaration: ts.Declaration) =>
  printer.printNode(ts.EmitHint.Unspecified, declaration, declaration.getSourceFile());

const isExported = (declaration: ts.Declaration) =>
  (ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Export) !== 0;

function changeOf(
  { subject, one, other }: { subject: string; one: Exported; other: Exported },
  relation: Relation | undefined,
): Change {
  const toOld = one.parameters === other.parameters && relation?.toOld === true;
  if (toOld && (relation?.toNew || !one.isType || one.isSealed)) {
    return { bump: 'minor', message: `${subject} has changed, and does for whoever uses it today` };
  }
  const why = toOld ? 'what others make of it today no longer fits' : 'it no longer does for whoever uses it today';
  return { bump: 'major', message: `${subject} has changed: ${why}` };
}

const rank: readonly Bump[] = ['patch', 'minor', 'major'];

export const bumpFor = (changes: readonly Change[]): Bump =>
  rank[Math.max(0, ...changes.map(({ bump }) => rank.indexOf(bump)))] ?? 'patch';

/** The released version if nothing has changed for consumers. */
export const neededVersion = (released: string, changes: readonly Change[]): string =>
  changes.length === 0 ? released : (semver.inc(released, bumpFor(changes)) ?? released);
