import * as v from 'valibot';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';

const moduleId = /^mfe_[a-z0-9_]+\/\w+$/;

const mentionsSchema = v.array(v.object({ id: v.string(), exported: v.nullable(v.string()) }));
type Mentions = v.InferOutput<typeof mentionsSchema>;

/** webpack's cache stores build infos. */
const field = 'remoteModules';

export class UsedModulesPlugin {
  apply(compiler: Compiler): void {
    const name = 'UsedModulesPlugin';
    compiler.hooks.normalModuleFactory.tap(name, (factory) => {
      for (const type of ['javascript/auto', 'javascript/esm'] as const)
        factory.hooks.parser.for(type).tap(name, (parser) => {
          parser.hooks.program.tap(name, ({ body }) => {
            // Few sources name a remote, and a walk through all statements takes a twentieth of a build.
            if (!String(parser.state.source).includes('mfe_')) return;
            const mentions = body.flatMap(mentionsIn);
            const { buildInfo } = parser.state.module;
            if (mentions.length > 0 && buildInfo) buildInfo[field] = mentions;
          });
        });
    });
  }
}

type Parser = webpack.javascript.JavascriptParser;
type Statement = Parameters<Parameters<Parser['hooks']['program']['tap']>[1]>[0]['body'][number];

function mentionsIn(statement: Statement): Mentions {
  const within = (node: unknown, exported: string | null) =>
    stringsIn(node)
      .filter((text) => moduleId.test(text))
      .map((id) => ({ id, exported }));
  if (statement.type === 'ExportDefaultDeclaration') return within(statement, 'default');
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
  if (declaration?.type === 'FunctionDeclaration') return within(declaration, declaration.id.name);
  if (declaration?.type === 'VariableDeclaration')
    return declaration.declarations.flatMap((each) =>
      within(each, each.id.type === 'Identifier' ? each.id.name : null),
    );
  return within(statement, null);
}

/** https://github.com/estree/estree */
function stringsIn(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(stringsIn) : [];
}

export function usedModules({ modules, moduleGraph, chunkGraph }: Compilation): string[] {
  const isUsed = (module: Module, exported: string) =>
    moduleGraph.getExportsInfo(module).getUsed(exported, undefined) !== webpack.UsageState.Unused;
  const idsOf = (module: Module): string[] =>
    v
      .parse(v.optional(mentionsSchema, []), module.buildInfo?.[field])
      .flatMap(({ id, exported }) => (exported === null || isUsed(module, exported) ? [id] : []));
  const inChunks = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
  return [...new Set(inChunks.flatMap(partsOf).flatMap(idsOf))].sort();
}

function partsOf(module: Module): readonly Module[] {
  return 'modules' in module && Array.isArray(module.modules) ? module.modules : [module];
}
