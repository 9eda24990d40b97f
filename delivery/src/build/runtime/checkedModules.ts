import { inlineSheets, loadChecked, sheetAddress } from '@site/shared/early';
import { unmatchedDigest } from '../names';
import { type AcceptedVersions, accepts } from './acceptedVersions';

interface Container {
  init(shareScope: unknown): unknown;
  get(name: string): Promise<() => unknown>;
}

export interface CheckedModules {
  /** Key of `globalThis`, unique to the release: its function replaces `import()`. */
  readonly key: string;
  readonly digests: Readonly<Record<string, string>>;
  readonly modules: Readonly<Record<string, { readonly js: string | undefined; readonly css: readonly string[] }>>;
  /** Static imports of the files that have some, without cycles. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /** The team's own container. */
  readonly container: string | null;
  /** Range of `@site/shared`, as written and for the comparison. */
  readonly shared: { readonly range: string; readonly accepted: AcceptedVersions };
}

/**
 * Container of ES modules whose files the browser checks by digest before it runs them. `import()` and static imports take no
 * digest, but a file that a script element has run is not fetched again (docs/decisions/0036-any-bundler.md).
 */
export function checkedModules(
  { key, digests, modules, imports, container, shared }: CheckedModules,
  here: string,
  importModule: (url: string) => Promise<unknown>,
): Container {
  const address = (file: string) => new URL(file, here).href;
  const digest = (file: string) => digests[file] ?? unmatchedDigest;

  /** In parallel, before the first file runs. */
  const fetchOnce = once((file) => fetchFile(address(file)));
  /** Imports first, each checked by digest: the importing file then takes them from the page and fetches nothing. */
  const runOnce = once(async (file) => {
    for (const imported of imports[file] ?? []) await runOnce(imported);
    await loadChecked('module', address(file), digest(file));
  });
  const addOnce = once((file) => loadChecked('style', address(file), digest(file)));

  function withImports(file: string, files = new Set<string>()): ReadonlySet<string> {
    files.add(file);
    for (const imported of imports[file] ?? []) if (!files.has(imported)) withImports(imported, files);
    return files;
  }

  async function load(file: string): Promise<unknown> {
    await Promise.all([...withImports(file)].map(fetchOnce));
    await runOnce(file);
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
  const addStyles = (file: string) => (isInPage(file) ? null : addOnce(file));
  const own = () => (container === null ? null : (load(container) as Promise<Container>));

  Object.defineProperty(globalThis, Symbol.for(key), { value: importFrom, configurable: true });
  return {
    async init(shareScope) {
      // As `strictVersion` of a container by webpack: a page whose shell does not fit loads the fallback release.
      const [version] = Object.keys(Object(shareScope)['@site/shared'] ?? {});
      if (version && !accepts(shared.accepted, version))
        throw new Error(`The page has @site/shared ${version}; this release accepts ${shared.range}`);
      return (await own())?.init(shareScope);
    },
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

/** @throws Error with the address as `request` */
async function fetchFile(url: string): Promise<void> {
  // WebKit, the engine without `prefetch`, shares no answer of `fetch` with scripts.
  if (!document.createElement('link').relList.supports('prefetch')) return loadChecked('preload', url, undefined);
  // Firefox never asks again for a module whose preload or script has failed.
  const answer = await fetch(url).catch(() => null);
  if (!answer?.ok) throw Object.assign(new Error(`${url} could not be loaded`), { request: url });
  await answer.arrayBuffer();
}

/** Calls again only after a failure. */
function once(work: (file: string) => Promise<void>): (file: string) => Promise<void> {
  const known = new Map<string, Promise<void>>();
  return (file) => {
    const begun = known.get(file) ?? work(file);
    known.set(file, begun);
    begun.catch(() => known.delete(file));
    return begun;
  };
}
