/** @jest-environment jsdom */
import { type CheckedModules, checkedModules } from './checkedModules';

const here = 'https://cdn.example.com/mfe-x/1.0.0/remoteEntry.mjs?try=2';
const at = (file: string) => `https://cdn.example.com/mfe-x/1.0.0/${file}`;
const digests = Object.fromEntries(
  ['Page.js', 'list.js', 'shared.js', 'lazy.js', 'own.js', 'Page.css'].map((file) => [file, `sha384-${file}`]),
);
const declared: CheckedModules = {
  key: 'mfe_x 1.0.0',
  digests,
  modules: { './Page': { js: 'Page.js', css: ['Page.css'] }, './paths': { js: undefined, css: [] } },
  imports: { 'Page.js': ['list.js', 'shared.js'], 'list.js': ['shared.js'], 'lazy.js': ['shared.js'] },
  container: null,
  shared: {
    range: '^1.7.0',
    accepted: [
      [
        ['>=', '1.7.0'],
        ['<', '2.0.0-0'],
      ],
    ],
  },
};

/** File that can't be fetched, or whose bytes differ from the released ones as the browser adds it to the page. */
let changed: { readonly file: string; readonly where: 'fetched' | 'added' } | null;
/** Actions of the browser, in order. */
let events: string[];
const importModule = jest.fn(async (url: string): Promise<unknown> => {
  events.push(`import ${url}`);
  return { default: url };
});
const isChanged = (url: string, where: 'fetched' | 'added') => changed?.where === where && url === at(changed.file);

let hasPrefetch: boolean;
beforeEach(() => {
  hasPrefetch = true;
  // jsdom supports no keyword.
  jest.spyOn(DOMTokenList.prototype, 'supports').mockImplementation((token) => token === 'prefetch' && hasPrefetch);
  document.head.innerHTML = '';
  changed = null;
  events = [];
  importModule.mockClear();
  globalThis.fetch = jest.fn(async (url) => {
    events.push(`fetch ${url}`);
    return { ok: !isChanged(String(url), 'fetched'), arrayBuffer: async () => new ArrayBuffer(0) } as Response;
  });
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes as (HTMLScriptElement | HTMLLinkElement)[]) {
      document.head.appendChild(node);
      const url = node instanceof HTMLScriptElement ? node.src : node.href;
      events.push(`add ${url} ${node.integrity ?? ''}`);
      setTimeout(() => node.dispatchEvent(new Event(isChanged(url, 'added') ? 'error' : 'load')));
    }
  });
});

const start = (more: Partial<CheckedModules> = {}) => checkedModules({ ...declared, ...more }, here, importModule);
const done = (verb: string) => events.filter((it) => it.startsWith(verb));
const fetched = (...files: readonly string[]) => files.map((file) => `fetch ${at(file)}`);
const added = (...files: readonly string[]) => files.map((file) => `add ${at(file)} sha384-${file}`);

test('a module runs once the browser has compared it and its imports, which run before it', async () => {
  const factory = await start().get('./Page');
  expect(factory()).toEqual({ default: at('Page.js') });
  expect(done('fetch')).toEqual(fetched('Page.js', 'list.js', 'shared.js'));
  expect(done('add')).toEqual(added('Page.css', 'shared.js', 'list.js', 'Page.js'));
  expect(events.at(-1)).toBe(`import ${at('Page.js')}`);
});

test.each(['fetched', 'added'] as const)(
  'a changed file stops all that imports it when %s, and is asked for again',
  async (where) => {
    const container = start();
    changed = { file: 'shared.js', where };
    await expect(container.get('./Page')).rejects.toMatchObject({
      message: `${at('shared.js')} could not be loaded`,
      request: at('shared.js'),
    });
    expect(done('add').filter((it) => it.includes('list.js') || it.includes('Page.js'))).toEqual([]);
    expect(importModule).not.toHaveBeenCalled();
    changed = null;
    expect((await container.get('./Page'))()).toEqual({ default: at('Page.js') });
  },
);

test('a file that the network does not bring is asked for again by the next attempt', async () => {
  const container = start();
  jest.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(container.get('./Page')).rejects.toMatchObject({ request: at('Page.js') });
  expect((await container.get('./Page'))()).toEqual({ default: at('Page.js') });
});

test('a changed style sheet stops the part', async () => {
  changed = { file: 'Page.css', where: 'added' };
  const modules = { './Page': { js: undefined, css: ['Page.css'] } };
  await expect(start({ modules }).get('./Page')).rejects.toMatchObject({ request: at('Page.css') });
});

test('a file is fetched and run once for all parts, and style sheets of the page are not added again', async () => {
  document.head.innerHTML = `<style data-href="${at('Page.css')}"></style>`;
  const container = start({ modules: { ...declared.modules, './Lazy': { js: 'lazy.js', css: [] } } });
  await Promise.all([container.get('./Page'), container.get('./Lazy'), container.get('./Page')]);
  expect(done('fetch')).toHaveLength(4);
  expect(done('add').sort()).toEqual(added('Page.js', 'lazy.js', 'list.js', 'shared.js'));
});

test('import() in a file of the release checks that file and its imports', async () => {
  start();
  const importFrom = Reflect.get(globalThis, Symbol.for('mfe_x 1.0.0'));
  expect(await importFrom('../lazy.js', at('parts/list.js'))).toEqual({ default: at('lazy.js') });
  expect(events).toEqual([
    ...fetched('lazy.js', 'shared.js'),
    ...added('shared.js', 'lazy.js'),
    `import ${at('lazy.js')}`,
  ]);
  await expect(importFrom('./other.js', at('Page.js'))).rejects.toThrow(`${at('other.js')} is no file of the release`);
});

test('WebKit preloads the files, since it fetches them twice otherwise, and compares them as they run', async () => {
  hasPrefetch = false;
  const container = start({ modules: { './Page': { js: 'list.js', css: [] } } });
  await container.get('./Page');
  const preloaded = ['list.js', 'shared.js'].map((file) => `add ${at(file)} `);
  expect(events).toEqual([...preloaded, ...added('shared.js', 'list.js'), `import ${at('list.js')}`]);
});

test('a file without a digest never runs', async () => {
  await start({ modules: { './Page': { js: 'unknown.js', css: [] } } }).get('./Page');
  expect(events.slice(0, 2)).toEqual([
    expect.stringMatching(/^fetch .*unknown\.js$/),
    expect.stringMatching(/^add .*unknown\.js sha384-A{64}$/),
  ]);
});

test('the team’s own container gets the share scope and gives the modules', async () => {
  const own = { init: jest.fn(), get: jest.fn(async () => () => 'module') };
  importModule.mockResolvedValue(own);
  const container = start({ container: 'own.js' });
  const scope = {};
  await container.init(scope);
  expect(own.init).toHaveBeenCalledWith(scope);
  expect((await container.get('./Page'))()).toBe('module');
  expect(own.get).toHaveBeenCalledWith('./Page');
  expect(done('add')).toEqual(added('own.js', 'Page.css'));
});

test('a module for Node builds alone is empty in the browser, and an unknown one is refused', async () => {
  expect((await start().get('./paths'))()).toEqual({});
  await expect(start().get('./Other')).rejects.toThrow('There is no module ./Other');
});

test.each(['1.6.0', '2.0.0'])('a page whose shell brings @site/shared %s is refused', async (version) => {
  const message = `The page has @site/shared ${version}; this release accepts ^1.7.0`;
  await expect(start().init({ '@site/shared': { [version]: {} } })).rejects.toThrow(message);
});

test.each([{ '@site/shared': { '1.8.0': {} } }, {}, undefined])('a page with %j is accepted', async (scope) => {
  await expect(start().init(scope)).resolves.toBeUndefined();
});
