import type { Compiler, Module } from 'webpack';

/** Gives the same sources the same output in every checkout: no module's id comes from where the checkout is. */
export class ReproducibleIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ReproducibleIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('ReproducibleIdsPlugin', (modules) => {
        for (const module of modules) {
          const id = ownId(module);
          if (id) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

/** Two modules of Module Federation's are named by the folder that the repository lies in. */
function ownId(module: Module): string | null {
  if (module.identifier().startsWith('container entry ')) return 'container';
  return /[\\/]\.federation[\\/]entry\./.test(module.nameForCondition() ?? '') ? 'federation' : null;
}
