/** @jest-environment jsdom */
import { type CheckedModules, checkedModules } from './checkedModules';

const here = 'https://cdn.example.com/mfe-x/1.0.0/remoteEntry.mjs?try=2';
const at = (file: string) => `https://cdn.example.com/mfe-x/1.0.0/${file}`;
const declared: CheckedModules = {
  key: 'mfe_x 1.0.0',
  digests: {
    'Page.js': 'sha384-page',
    'shared.js': 'sha384-shared',
    'lazy.js': 'sha384-lazy',
    'deep.js': 'sha384-deep',
    'Page.css': 'sha384-css',
  },
  modules: { './Page': { js: 'Page.js', css: ['Page.css'] }, './paths': { js: undefined, css: [] } },
  imports: { 'Page.js': ['shared.js'], 'lazy.js': ['deep.js'], 'deep.js': ['lazy.js'], 'shared.js': ['Page.js'] },
  container: null,
};
const importModule = jest.fn(async (url: string): Promise<unknown> => ({ default: url }));
const start = (more: Partial<CheckedModules> = {}) => checkedModules({ ...declared, ...more }, here, importModule);

beforeEach(() => {
  document.head.innerHTML = '';
  importModule.mockClear();
});

const links = () => [...document.head.querySelectorAll('link')];
const arrived = new WeakSet<Element>();
/** Answers all links that wait, as the browser does. @param failing file whose digest differs */
async function arrive(failing?: string) {
  for (const link of links().filter((it) => !arrived.has(it))) {
    arrived.add(link);
    link.dispatchEvent(new Event(failing && link.href.endsWith(failing) ? 'error' : 'load'));
  }
  await new Promise((resolve) => setTimeout(resolve));
}

test('a module is imported once the browser has compared it, its imports and its style sheets', async () => {
  const got = start().get('./Page');
  expect(links().map(({ rel, href, integrity, crossOrigin }) => [rel, href, integrity, crossOrigin])).toEqual([
    ['modulepreload', at('Page.js'), 'sha384-page', 'anonymous'],
    ['modulepreload', at('shared.js'), 'sha384-shared', 'anonymous'],
    ['stylesheet', at('Page.css'), 'sha384-css', 'anonymous'],
  ]);
  expect(importModule).not.toHaveBeenCalled();
  await arrive();
  expect(importModule.mock.calls).toEqual([[at('Page.js')]]);
  expect((await got)()).toEqual({ default: at('Page.js') });
});

test('a file that differs is never imported; the next attempt asks for it again', async () => {
  const container = start({ modules: { './Page': { js: 'Page.js', css: [] } } });
  const failing = expect(container.get('./Page')).rejects.toMatchObject({ request: at('shared.js') });
  await arrive('shared.js');
  await failing;
  expect(importModule).not.toHaveBeenCalled();
  const again = container.get('./Page');
  await arrive();
  await again;
  expect(links().filter(({ href }) => href === at('shared.js'))).toHaveLength(1);
  expect(importModule).toHaveBeenCalledTimes(1);
});

test('style sheets that the page has already are not fetched again', async () => {
  document.head.innerHTML = `<style data-href="${at('Page.css')}"></style>`;
  const got = start().get('./Page');
  await arrive();
  await got;
  expect(links().map(({ rel }) => rel)).toEqual(['modulepreload', 'modulepreload']);
});

test('import() in a file of the release checks that file and its imports', async () => {
  start();
  const importFrom = Reflect.get(globalThis, Symbol.for('mfe_x 1.0.0'));
  const lazy = importFrom('../lazy.js', at('parts/list.js'));
  await arrive();
  expect(links().map(({ integrity }) => integrity)).toEqual(['sha384-lazy', 'sha384-deep']);
  expect(await lazy).toEqual({ default: at('lazy.js') });
  await expect(importFrom('./other.js', at('Page.js'))).rejects.toThrow(`${at('other.js')} is no file of the release`);
});

test('a file without a digest never runs', async () => {
  const got = start({ modules: { './Page': { js: 'unknown.js', css: [] } } }).get('./Page');
  expect(links()[0]?.integrity).toMatch(/^sha384-A{64}$/);
  const failing = expect(got).rejects.toMatchObject({ request: at('unknown.js') });
  await arrive('unknown.js');
  await failing;
});

test('the team’s own container gets the share scope and gives the modules', async () => {
  const own = { init: jest.fn(), get: jest.fn(async () => () => 'module') };
  importModule.mockResolvedValue(own);
  const container = start({ container: 'own.js' });
  const scope = {};
  const started = container.init(scope);
  await arrive();
  await started;
  expect(own.init).toHaveBeenCalledWith(scope);
  const got = container.get('./Page');
  await arrive();
  expect((await got)()).toBe('module');
  expect(own.get).toHaveBeenCalledWith('./Page');
});

test('a module for Node builds alone is empty in the browser, and an unknown one is refused', async () => {
  expect((await start().get('./paths'))()).toEqual({});
  await expect(start().get('./Other')).rejects.toThrow('There is no module ./Other');
});
