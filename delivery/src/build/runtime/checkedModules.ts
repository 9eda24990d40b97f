import { addCheckedLink, inlineSheets, sheetAddress } from '@site/shared/early';
import { unmatchedDigest } from '../names';

interface Container {
  init(shareScope: unknown): unknown;
  get(name: string): Promise<() => unknown>;
}

export interface CheckedModules {
  /** Key of `globalThis`, unique to the release, for the function that replaces `import()` in its files. */
  readonly key: string;
  /** Digests by file. */
  readonly digests: Readonly<Record<string, string>>;
  /** First module and style sheets by exposed name. */
  readonly modules: Readonly<Record<string, { readonly js: string | undefined; readonly css: readonly string[] }>>;
  /** Static imports of the files that have some. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /** The team's own container. */
  readonly container: string | null;
}

/**
 * Container of ES modules that loads each file only after the browser has compared its digest: a module that is preloaded
 * with a digest is the one that `import()` then takes.
 *
 * @param here address of the entry
 */
export function checkedModules(
  { key, digests, modules, imports, container }: CheckedModules,
  here: string,
  importModule: (url: string) => Promise<unknown>,
): Container {
  const checked = new Map<string, Promise<void>>();
  const address = (file: string) => new URL(file, here).href;

  function check(rel: 'modulepreload' | 'stylesheet', file: string): Promise<void> {
    const known = checked.get(file);
    if (known) return known;
    const loading = addCheckedLink(rel, address(file), digests[file] ?? unmatchedDigest);
    checked.set(file, loading);
    loading.catch(() => checked.delete(file));
    return loading;
  }

  function withImports(file: string, files = new Set<string>()): ReadonlySet<string> {
    if (files.has(file)) return files;
    files.add(file);
    for (const imported of imports[file] ?? []) withImports(imported, files);
    return files;
  }

  async function load(file: string): Promise<unknown> {
    await Promise.all([...withImports(file)].map((it) => check('modulepreload', it)));
    return importModule(address(file));
  }

  async function importFrom(specifier: string, importer: string): Promise<unknown> {
    const { href } = new URL(specifier, importer);
    const file = Object.keys(digests).find((it) => address(it) === href);
    if (file === undefined) throw new Error(`${href} is no file of the release`);
    return load(file);
  }

  const isInPage = (file: string) =>
    [...document.querySelectorAll(`${inlineSheets}, link[rel=stylesheet]`)].some(
      (it) => new URL(sheetAddress(it) ?? it.getAttribute('href') ?? '', document.baseURI).href === address(file),
    );
  const addStyles = (file: string) => (checked.has(file) || !isInPage(file) ? check('stylesheet', file) : null);
  const own = () => (container === null ? null : (load(container) as Promise<Container>));

  Object.defineProperty(globalThis, Symbol.for(key), { value: importFrom, configurable: true });
  return {
    init: async (shareScope) => (await own())?.init(shareScope),
    async get(name) {
      const exposed = modules[name];
      if (!exposed) throw new Error(`There is no module ${name}`);
      const { js, css } = exposed;
      const first = container === null && js !== undefined ? load(js) : {};
      const [its, module] = await Promise.all([own(), first, ...css.map(addStyles)]);
      return its ? its.get(name) : () => module;
    },
  };
}
