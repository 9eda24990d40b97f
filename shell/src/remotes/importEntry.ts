import { loadChecked } from '@site/shared/early';
import type { ModuleScript } from './loadContainer';

/** Container that an ES module exports. `importModule`: the browser's `import()`. */
export const createImport =
  (importModule: (url: string) => Promise<unknown>): ModuleScript['importEntry'] =>
  async (url, integrity) => {
    // A script element, because `import()` takes no digest.
    if (integrity) await loadChecked('module', url, integrity);
    const container = await importModule(url).catch((cause) => {
      // `LoadFailure.of` reads these properties: this script has another copy of the class.
      throw Object.assign(new Error(`${url} does not run: ${cause}`, { cause }), { request: url, type: 'missing' });
    });
    return container as Awaited<ReturnType<ModuleScript['importEntry']>>;
  };
