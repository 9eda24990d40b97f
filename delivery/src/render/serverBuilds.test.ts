import path from 'node:path';
import { samplePlan } from '../testing/samplePlan';
import { sampleCatalog, sampleContent, sampleShell } from '../testing/sampleSite';
import { temporaryFolderPerTest, writeFiles } from '../testing/temporaryFolder';
import { selectionOf } from './combinations';
import { PublishError } from './plan';
import { createServerBuilds, runServerModule } from './serverBuilds';

const folder = temporaryFolderPerTest();

describe('a server build', () => {
  async function run(source: string, sharedModules?: Record<string, unknown>) {
    await writeFiles(folder(), {
      'server/page.cjs': source,
      'server/chunk.cjs': 'exports.name = "chunk";',
      'node_modules/react/index.js': 'exports.name = "installed";',
    });
    return runServerModule(path.join(folder(), 'server/page.cjs'), sharedModules);
  }

  test('takes the shared modules it is given, whatever is installed', async () => {
    const react = { name: 'shared' };
    const { found } = await run('exports.found = require("react");', { react });
    expect(found).toBe(react);
  });

  test('finds everything else as usual: Node’s own modules, and files beside it', async () => {
    const source =
      'module.exports = { posix: require("node:path").sep, chunk: require("./chunk.cjs").name, __dirname };';
    expect(await run(source)).toEqual({ posix: path.sep, chunk: 'chunk', __dirname: path.join(folder(), 'server') });
  });

  test('throws what it throws', async () => {
    await expect(run('throw new Error("falha");')).rejects.toThrow('falha');
  });
});

describe('the server builds of a selection', () => {
  const counting = 'globalThis.sampleRuns = (globalThis.sampleRuns ?? 0) + 1;';

  async function builds(...samples: Parameters<typeof samplePlan>[1]) {
    const { plan, folderOf } = await samplePlan(folder(), [{ live: sampleShell('1.0.0') }, ...samples]);
    const selection = selectionOf(plan, []);
    return { ...createServerBuilds(folderOf), selection, plan };
  }

  test('give the remotes the shared modules of the shell', async () => {
    const { load, selection } = await builds({
      live: sampleContent('1.0.0', { modules: { HomePage: '"with " + react' }, paths: null }),
    });
    const page = load(selection, 'mfe_content/HomePage')?.default as (props: object) => unknown;
    expect(page({ url: '/' })).toBe('with the one React');
  });

  test('run once for each shell that they meet, since each has shared modules of its own', async () => {
    const files = { 'server/HomePage.cjs': `${counting} exports.runs = globalThis.sampleRuns;` };
    const { plan, folderOf } = await samplePlan(folder(), [
      { live: sampleShell('1.0.0'), canary: sampleShell('1.0.1') },
      { live: sampleContent('1.0.0', { files }) },
    ]);
    const { load } = createServerBuilds(folderOf);
    const [live, canary] = [selectionOf(plan, []), selectionOf(plan, ['shell'])];
    expect(load(live, 'mfe_content/HomePage')).toBe(load(selectionOf(plan, []), 'mfe_content/HomePage'));
    expect(load(canary, 'mfe_content/HomePage')).not.toBe(load(live, 'mfe_content/HomePage'));
    expect(load(canary, 'mfe_content/HomePage')).toMatchObject({ runs: 2 });
  });

  test('say which pages a remote has; one without says nothing', async () => {
    const { paths, selection } = await builds(
      { live: sampleCatalog('1.0.0') },
      { live: sampleContent('1.0.0', { paths: null }) },
    );
    expect(paths(selection, 'mfe-catalog')?.paths).toContain('/produtos/AP-10L');
    expect(paths(selection, 'mfe-content')).toBeNull();
    expect(paths(selection, 'shell')).toBeNull();
    expect(paths(selection, 'mfe-cart')).toBeNull();
  });

  test('say what is not deployed, what a release does not have, and that there is no shell', async () => {
    const { load, shell, selection } = await builds({ live: sampleContent('1.0.0') });
    expect(load(selection, 'mfe_cart/CartPanel')).toBeNull();
    expect(() => load(selection, 'mfe_content/ContactForm')).toThrow(
      new PublishError('mfe-content 1.0.0 has no module ContactForm'),
    );
    expect(() => shell(new Map())).toThrow(new PublishError('There is no live shell yet: npm run deploy -w shell'));
  });

  test('name the release that does not run', async () => {
    const { load, selection } = await builds({
      live: sampleContent('1.0.0', { files: { 'server/HomePage.cjs': 'window.alert()' } }),
    });
    expect(() => load(selection, 'mfe_content/HomePage')).toThrow(
      expect.objectContaining({
        name: 'PublishError',
        message: 'mfe-content 1.0.0 does not run on the server: window is not defined',
        packages: ['mfe-content'],
      }),
    );
  });
});
