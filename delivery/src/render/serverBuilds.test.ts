import { digestOf } from '../release';
import { sampleConfig } from '../testing/sample';
import { writtenPlan } from '../testing/samplePlan';
import { sampleAccount, sampleCatalog, sampleContent, sampleShell } from '../testing/sampleReleases';
import { temporaryFolderPerTest } from '../testing/temporaryFolder';
import { selectionOf } from './combinations';
import { PublishError } from './plan';
import { type Message, startChild } from './sandbox/startChild';
import { createServerBuilds, type ServerBuilds } from './serverBuilds';

const folder = temporaryFolderPerTest();
let started: ServerBuilds | undefined;

afterEach(() => started?.end());

async function builds(...samples: Parameters<typeof writtenPlan>[1]) {
  const { plan, folderOf } = await writtenPlan(folder(), [{ live: sampleShell('1.0.0') }, ...samples]);
  const selection = selectionOf(plan, []);
  started = createServerBuilds(folderOf);
  const html = async (canaries: readonly string[] = []) =>
    (await started?.render(selectionOf(plan, canaries), { url: '/', owner: 'mfe-content', config: sampleConfig }))
      ?.html;
  return { ...started, selection, html };
}

const home = (expression: string, files = {}) => ({
  live: sampleContent('1.0.0', { modules: { HomePage: expression }, paths: null, files }),
});

describe('the server builds of a selection', () => {
  test('render with the React of the shell', async () => {
    const { html } = await builds(home('"with " + react'));
    expect(await html()).toContain('with the one React');
  });

  test('may load harmless modules of Node and their own chunks', async () => {
    const expression = 'require("node:path").posix.sep + require("./chunk.cjs").name + __dirname';
    const { html } = await builds(home(expression, { 'server/chunk.cjs': 'exports.name = "chunk";' }));
    expect(await html()).toContain('/chunk/mfe-content/1.0.0/server');
  });

  test('run once for each shell, since each shell has its own shared modules', async () => {
    const counting = 'globalThis.sampleRuns = (globalThis.sampleRuns ?? 0) + 1;';
    const files = { 'server/HomePage.cjs': `${counting} exports.default = () => 'run ' + globalThis.sampleRuns;` };
    const { plan, folderOf } = await writtenPlan(folder(), [
      { live: sampleShell('1.0.0'), canary: sampleShell('1.0.1', { layout: 'Canário' }) },
      { live: sampleContent('1.0.0', { files }) },
    ]);
    started = createServerBuilds(folderOf);
    for (const layout of ['Sentinela', 'Sentinela', 'Canário']) {
      const selection = selectionOf(plan, layout === 'Canário' ? ['shell'] : []);
      const { html } = await started.render(selection, { url: '/', owner: 'mfe-content', config: sampleConfig });
      expect(html).toBe(`<header>${layout}</header>run 1`);
    }
  });

  test('get the builds of packages that they declare, and no build that they ask for without declaring it', async () => {
    const asksFor =
      'JSON.stringify = ((write) => (it) => write(it?.error ? { ...it, needs: ["mfe-catalog"] } : it))(JSON.stringify);';
    for (const uses of [[], ['mfe_catalog/ProductPage']]) {
      const { plan, folderOf } = await writtenPlan(folder(), [
        { live: sampleShell('1.0.0') },
        { live: sampleCatalog('1.0.0') },
        {
          live: sampleContent('1.0.0', {
            uses,
            files: { 'server/HomePage.cjs': `${asksFor} exports.default = () => fail();` },
          }),
        },
      ]);
      const given: string[][] = [];
      const start = async () => {
        const child = await startChild();
        const labels: string[] = [];
        given.push(labels);
        return {
          ...child,
          ask(message: Message) {
            if (message.kind === 'add') labels.push(String(message.release));
            return child.ask(message);
          },
        };
      };
      started = createServerBuilds(folderOf, { start });
      const page = { url: '/', owner: 'mfe-content', config: sampleConfig };
      await expect(started.render(selectionOf(plan, []), page)).rejects.toThrow('fail is not defined');
      const hasBoth = given.some(
        (labels) => labels.includes('mfe-content 1.0.0') && labels.includes('mfe-catalog 1.0.0'),
      );
      expect(hasBoth).toBe(uses.length > 0);
      await started.end();
    }
  });

  test('give no build to a package that puts a forged mark of another part into its own', async () => {
    const learns =
      'const { parse } = JSON; JSON.parse = (it) => { const m = parse(it); globalThis.secret = m.secret; return m };';
    const { plan, folderOf } = await writtenPlan(folder(), [
      { live: sampleShell('1.0.0', { everywhere: ['mfe_account/UserMenu'] }) },
      { live: sampleAccount('1.0.0') },
      {
        live: sampleContent('1.0.0', {
          files: {
            'server/HomePage.cjs': `${learns} exports.default = () => '[' + globalThis.secret + ' mfe_account/UserMenu]';`,
          },
        }),
      },
    ]);
    started = createServerBuilds(folderOf);
    const page = { url: '/', owner: 'mfe-content', config: sampleConfig };
    await started.render(selectionOf(plan, []), page);
    await expect(started.render(selectionOf(plan, []), page)).rejects.toThrow(
      'mfe-content shows mfe_account/UserMenu, which it does not declare',
    );
  });

  test('give the paths of a remote and the data of its pages; null for one without paths', async () => {
    const { paths, data, selection } = await builds(
      { live: sampleCatalog('1.0.0') },
      { live: sampleContent('1.0.0', { paths: null }) },
    );
    expect((await paths(selection, 'mfe-catalog'))?.paths).toContain('/produtos/AP-10L');
    expect(await data(selection, 'mfe-catalog', '/produtos/AP-10L')).toBe(digestOf('"Água"'));
    expect(await data(selection, 'mfe-catalog', '/produtos/none')).toBeNull();
    for (const name of ['mfe-content', 'shell', 'mfe-cart']) {
      expect(await paths(selection, name)).toBeNull();
      expect(await data(selection, name, '/')).toBeNull();
    }
  });

  test('answer from earlier answers without a process, but for failures and other releases', async () => {
    const { plan, folderOf } = await writtenPlan(folder(), [
      { live: sampleShell('1.0.0') },
      { live: sampleCatalog('1.0.0'), canary: sampleCatalog('1.0.1') },
    ]);
    const live = selectionOf(plan, []);
    started = createServerBuilds(folderOf);
    const ask = async ({ icon, paths, data, run }: ServerBuilds, selection = live) => [
      await icon(selection),
      await paths(selection, 'mfe-catalog'),
      await data(selection, 'mfe-catalog', '/produtos/AP-10L'),
      await run(selection, 'mfe-catalog', 'ProductPage'),
    ];
    const expected = await ask(started);
    await expect(started.run(live, 'mfe-catalog', 'None')).rejects.toThrow(PublishError);
    const earlier = JSON.parse(JSON.stringify(await started.answers()));
    const noProcess = () =>
      createServerBuilds(folderOf, { start: () => Promise.reject(new Error('started')), earlier });
    expect(await ask(noProcess())).toEqual(expected);
    expect(await noProcess().answers()).toEqual({});
    await expect(noProcess().run(live, 'mfe-catalog', 'None')).rejects.toThrow('started');
    await expect(noProcess().paths(selectionOf(plan, ['mfe-catalog']), 'mfe-catalog')).rejects.toThrow('started');
  });

  test.each([['/../../etc/passwd']])('refuse a remote with a page at %s', async (path) => {
    const { paths, selection } = await builds({ live: sampleContent('1.0.0', { paths: ['/', path] }) });
    await expect(paths(selection, 'mfe-content')).rejects.toThrow('mfe-content gives no proper paths.1');
  });

  test('report missing packages, modules of a release and the shell', async () => {
    const { render, html, paths, selection } = await builds({ live: sampleContent('1.0.0', { modules: {} }) });
    expect(await render(selection, { url: '/login', owner: null, config: sampleConfig })).toMatchObject({
      missing: ['mfe_account/LoginPage'],
    });
    await expect(html()).rejects.toMatchObject({
      message: 'mfe-content 1.0.0 has no module HomePage',
      packages: ['shell', 'mfe-content'],
    });
    const noShell = new Map([...selection].filter(([name]) => name !== 'shell'));
    await expect(paths(noShell, 'mfe-content')).rejects.toThrow(
      new PublishError('There is no live shell yet: npm run deploy -w shell'),
    );
  });

  test('name the release that does not run, or fails to give the data of a page', async () => {
    const silent = await builds({ live: sampleCatalog('1.0.1', { shown: 'data.products[path]' }) });
    await expect(silent.data(silent.selection, 'mfe-catalog', '/produtos')).rejects.toMatchObject({
      name: 'PublishError',
      message: expect.stringMatching(/^mfe-catalog 1\.0\.1 does not say what \/produtos shows: .+/),
      packages: ['mfe-catalog'],
    });
    const { run, selection } = await builds(home('', { 'server/HomePage.cjs': 'window.alert()' }));
    await expect(run(selection, 'mfe-content', 'HomePage')).rejects.toMatchObject({
      name: 'PublishError',
      message: 'mfe-content 1.0.0 does not run on the server: window is not defined',
      packages: ['mfe-content'],
    });
  });
});
