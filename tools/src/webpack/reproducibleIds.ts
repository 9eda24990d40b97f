import type { Compiler } from 'webpack';

/** Modules of Module Federation's own that are named by the folder that the repository lies in; and their ids. */
const located = [
  [/[\\/]\.federation[\\/]entry\./, 'federation'],
  [/^container entry /, 'container'],
] as const;

/** Gives the same sources the same output in every checkout: no module's id comes from where the checkout is. */
export class ReproducibleIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ReproducibleIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('ReproducibleIdsPlugin', (modules) => {
        for (const module of modules) {
          const names = [module.nameForCondition() ?? '', module.identifier()];
          const [, id] = located.find(([name]) => names.some((it) => name.test(it))) ?? [];
          if (id) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}
