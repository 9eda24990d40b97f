import { folderName, type PagePaths, type ShellServer, type SiteConfig } from '@site/shared/contracts';
import type { Release } from '../release';
import { sampleConfig } from '../testing/sample';
import { samplePlan } from '../testing/samplePlan';
import { sampleAccount, sampleCart, sampleCatalog, sampleContent, sampleShell } from '../testing/sampleReleases';
import { samplePages } from '../testing/sampleSite';
import type { Page } from './pageList';
import type { RenderedPage } from './renderPage';
import { type EarlierPages, type KeptPage, pinnedBy, renderSite, type SitePages } from './renderSite';
import { RenderError } from './runner';
import type { Selection } from './selection';
import type { ServerBuilds } from './serverBuilds';

type Packages = Parameters<typeof samplePlan>[0];

interface Options {
  readonly before?: readonly EarlierPages[];
  readonly stays?: (name: string, version: string) => boolean;
  readonly config?: SiteConfig;
  /** Called as each page is written. */
  readonly onWrite?: (url: string) => Promise<void>;
}

/** Renders a site and records the rendered pages with their canaries. */
async function render(packages: Packages, { onWrite, ...options }: Options = {}) {
  const { before = [], stays = () => true, config = sampleConfig } = options;
  const { plan, samples } = samplePlan(packages);
  const rendered: string[] = [];
  const written = new Map<string, RenderedPage | KeptPage>();
  /** Runs a file of a server build in this process. */
  const run = (release: Release | undefined, file: string) => {
    const source = release && samples.get(release)?.files[`server/${file}`];
    const exports: Record<string, unknown> = {};
    if (source) new Function('exports', 'require', String(source))(exports, () => 'React');
    return exports;
  };
  const builds: Pick<ServerBuilds, 'headAssets' | 'paths' | 'data' | 'render'> = {
    headAssets: async (selection) => run(selection.get('shell'), 'server.cjs').headAssets as ShellServer['headAssets'],
    paths: async (selection, name) => (run(selection.get(name), 'paths.cjs').default as PagePaths) ?? null,
    async data(selection, name, path) {
      const { data } = (run(selection.get(name), 'paths.cjs').default as PagePaths) ?? {};
      return JSON.stringify(data?.(path)) ?? null;
    },
    async render(selection: Selection, { url, config }) {
      const canaries = [...selection.values()].filter((it) => it === plan.get(it.name)?.canary?.release);
      rendered.push([url, ...canaries.map(({ name }) => name)].join(' '));
      const asked: string[] = [];
      const load = (id: string) => {
        const [remote = '', module] = id.split('/');
        const release = selection.get(folderName(remote));
        if (release) asked.push(release.name);
        return release ? run(release, `${module}.cjs`) : null;
      };
      const shell = run(selection.get('shell'), 'server.cjs') as unknown as ShellServer;
      return shell.render({ url, config, load } as never).catch((error: Error) => {
        throw new RenderError(error.message, ['shell', ...asked]);
      });
    },
  };
  const context = {
    builds: builds as ServerBuilds,
    files: { style: () => '', integrity: () => 'sha256-sample' },
    config,
  };
  const write = async ({ file, url }: Page, combination: string, form: RenderedPage | KeptPage) => {
    await onWrite?.(url);
    written.set(`${combination}/${file}`, form);
  };
  const pages = await renderSite({ context, plan, before, stays, write });
  return { pages, rendered: rendered.sort(), written };
}

const earlier = (pages: SitePages, name = 'earlier'): EarlierPages => ({ folder: name, pages });
const htmlOf = (page: RenderedPage | KeptPage | undefined) => (page && 'html' in page ? page.html : '');
/** Lists the combinations of each page that has more than the default one. */
const variantsIn = (pages: SitePages) =>
  Object.fromEntries(
    Object.entries(pages)
      .map(([file, forms]) => [file, Object.keys(forms).sort()] as const)
      .filter(([, forms]) => forms.join() !== ''),
  );

const shell = { live: sampleShell('1.0.0') };
const content = { live: sampleContent('1.0.0') };
const catalog = { live: sampleCatalog('1.0.0') };
const sample = [shell, content, catalog];

const everyUrl = ['/', '/404', '/contato', '/produtos', '/produtos/404', '/produtos/AP-10L', '/produtos/CO2-6KG'];
const productUrls = ['/produtos/404', '/produtos/AP-10L', '/produtos/CO2-6KG'];

const otherProductPage = {
  modules: {
    ProductsPage: '"<h1>" + Object.values(data).join(", ") + "</h1>"',
    ProductPage: '"<h2>" + data[url] + "</h2>"',
  },
};
const otherAP10L = { data: { '/produtos/AP-10L': 'Água pressurizada', '/produtos/CO2-6KG': 'Gás' } };
const catalogWithout = (path: string) => ({
  paths: ['/produtos', '/produtos/AP-10L', '/produtos/CO2-6KG'].filter((it) => it !== path),
});

test('the first publication renders every page once', async () => {
  const { rendered, pages, written } = await render(sample);
  expect(rendered).toEqual(everyUrl);
  expect(Object.keys(pages).sort()).toEqual(samplePages);
  expect(htmlOf(written.get('/produtos/AP-10L/index.html'))).toContain('<header>Sentinela</header><h1>Água</h1>');
  expect(pages['produtos/AP-10L/index.html']).toMatchObject({
    '': {
      modules: ['mfe_catalog/ProductPage'],
      pins: { shell: '1.0.0', 'mfe-catalog': '1.0.0' },
      canonical: 'https://www.example.com.br/produtos/AP-10L',
    },
  });
});

describe('renderSite renders again', () => {
  const undeclared = { live: sampleCatalog('1.0.0', { shown: null }) };
  const declaredInPart = 'path === "/produtos/CO2-6KG" ? data[path] : undefined';
  const partly = { live: sampleCatalog('1.0.0', { shown: declaredInPart }) };

  test.each<[string, Packages, Packages, readonly string[]]>([
    ['nothing without changes', sample, sample, []],
    ['nothing for a new release with the same content', sample, [shell, content, { live: sampleCatalog('1.0.1') }], []],
    ['all pages for a new shell', sample, [{ live: sampleShell('1.0.1') }, content, catalog], everyUrl],
    [
      'pages with a changed module',
      sample,
      [shell, content, { live: sampleCatalog('1.0.1', otherProductPage) }],
      productUrls,
    ],
    [
      'pages that show changed data, as their remote declares, and the page for unknown addresses',
      sample,
      [shell, content, { live: sampleCatalog('1.0.1', otherAP10L) }],
      ['/produtos', '/produtos/404', '/produtos/AP-10L'],
    ],
    [
      'all pages of a remote that does not declare what they show',
      [shell, content, undeclared],
      [shell, content, { live: sampleCatalog('1.0.1', { shown: null, ...otherAP10L }) }],
      ['/produtos', ...productUrls],
    ],
    [
      'pages with changed data, and those for which the remote declares nothing',
      [shell, content, partly],
      [shell, content, { live: sampleCatalog('1.0.1', { shown: declaredInPart, ...otherAP10L }) }],
      ['/produtos', '/produtos/404', '/produtos/AP-10L'],
    ],
    [
      'pages of a remote whose address changes',
      sample,
      [shell, content, { live: sampleCatalog('1.0.1', { base: 'https://catalog.example.com/' }) }],
      ['/produtos', ...productUrls],
    ],
    [
      'a new page',
      [shell, content, { live: sampleCatalog('1.0.0', catalogWithout('/produtos/CO2-6KG')) }],
      sample,
      ['/produtos/CO2-6KG'],
    ],
  ])('%s', async (_what, before, after, expected) => {
    const first = await render(before);
    const second = await render(after, { before: [earlier(first.pages)] });
    expect(second.rendered).toEqual(expected);
    const [a, b] = [await render(after), second];
    expect(Object.keys(b.pages).sort()).toEqual(Object.keys(a.pages).sort());
  });

  test('all pages for another configuration', async () => {
    const { pages } = await render(sample);
    const config = { ...sampleConfig, brand: { ...sampleConfig.brand, name: 'Vigia' } };
    expect((await render(sample, { before: [earlier(pages)], config })).rendered).toEqual(everyUrl);
  });

  test('pages with a release whose files are removed', async () => {
    const { pages } = await render(sample);
    const packages = [shell, content, { live: sampleCatalog('1.0.1') }];
    const stays = (name: string, version: string) => `${name} ${version}` !== 'mfe-catalog 1.0.0';
    const next = await render(packages, { before: [earlier(pages)], stays });
    expect(next.rendered).toEqual(['/produtos', ...productUrls]);
    expect(next.pages['produtos/index.html']?.['']?.pins).toEqual({ shell: '1.0.0', 'mfe-catalog': '1.0.1' });
    expect(pinnedBy(next.pages)).toEqual(new Set(['shell 1.0.0', 'mfe-content 1.0.0', 'mfe-catalog 1.0.1']));
  });
});

test('a page that is kept names the releases that it was rendered with', async () => {
  const { pages } = await render(sample);
  const { written, pages: next } = await render([shell, content, { live: sampleCatalog('1.0.1') }], {
    before: [earlier(pages, 'generation-1')],
  });
  expect(written.get('/produtos/index.html')).toEqual({ folder: 'generation-1', combination: '' });
  expect(next).toEqual(pages);
});

test('preview pages exist only on a preview', async () => {
  const files = { 'server/paths.cjs': 'exports.default = { paths: ["/"], previewPaths: ["/contato"] };' };
  const packages = [shell, catalog, { live: sampleContent('1.0.0', { files }) }];
  const pagesWith = async (preview: boolean) =>
    Object.keys((await render(packages, { config: { ...sampleConfig, preview } })).pages);
  expect(await pagesWith(true)).toContain('contato/index.html');
  expect(await pagesWith(false)).not.toContain('contato/index.html');
});

describe('canaries', () => {
  const changed = { ...catalog, canary: sampleCatalog('1.0.1', otherProductPage), since: 1 };
  const accountEverywhere = { live: sampleShell('1.0.0', { everywhere: ['mfe_account/UserMenu'] }) };
  const menu = { modules: { LoginPage: '"<h1>Entrar</h1>"', UserMenu: '"<nav>Olá</nav>"' } };
  const account = { live: sampleAccount('1.0.0'), canary: sampleAccount('1.0.1', menu), since: 2 };
  const fewer = catalogWithout('/produtos/CO2-6KG');
  const products = ['produtos/404.html', 'produtos/AP-10L/index.html', 'produtos/CO2-6KG/index.html'];
  const onAll = (files: readonly string[], forms: readonly string[]) =>
    Object.fromEntries(files.map((file) => [file, forms]));

  test.each<[string, Packages, Record<string, readonly string[]>]>([
    ['for pages that they change, and for no other', [shell, content, changed], onAll(products, ['', 'mfe_catalog'])],
    ['for no page if they change nothing', [shell, content, { ...catalog, canary: sampleCatalog('1.0.1') }], {}],
    [
      'together, if two are on a page',
      [accountEverywhere, content, changed, account],
      {
        ...onAll([...samplePages, 'login/index.html'], ['', 'mfe_account']),
        ...onAll(products, ['', 'mfe_account', 'mfe_account+mfe_catalog', 'mfe_catalog']),
      },
    ],
    [
      'for a page that only they have',
      [shell, content, { live: sampleCatalog('1.0.0', fewer), canary: sampleCatalog('1.0.1') }],
      { 'produtos/CO2-6KG/index.html': ['mfe_catalog'] },
    ],
    [
      'for no page that they remove; other visitors keep it',
      [shell, content, { live: sampleCatalog('1.0.0'), canary: sampleCatalog('1.0.1', fewer) }],
      {},
    ],
    [
      'for every page, if the shell has a canary',
      [{ ...shell, canary: sampleShell('1.0.1', { layout: 'Vigia' }) }, content, catalog],
      onAll(samplePages, ['', 'shell']),
    ],
  ])('have variants %s', async (_what, packages, variants) => {
    const { pages, written } = await render(packages);
    expect(Object.keys(pages)).toEqual(expect.arrayContaining(samplePages));
    expect(variantsIn(pages)).toEqual(variants);
    const html = (combination: string) => htmlOf(written.get(`${combination}/produtos/AP-10L/index.html`));
    const own = packages.includes(changed) ? '<h2>Água</h2>' : '';
    expect(html('')).toContain('<h1>Água</h1>');
    expect(html('mfe_catalog')).toContain(own);
    if (packages.includes(account)) expect(html('mfe_account+mfe_catalog')).toContain(`<nav>Olá</nav>${own}`);
    for (const [combination, { pins }] of Object.entries(pages['produtos/AP-10L/index.html'] ?? {}))
      for (const name of combination.split('+').filter(Boolean)) expect(pins[name.replace('_', '-')]).toBe('1.0.1');
  });

  test('that change a page only together have a common variant', async () => {
    const withPanel = sampleShell('1.0.1', { everywhere: ['mfe_cart/CartPanel'] });
    const otherPanel = sampleCart('1.0.1', { modules: { CartPanel: '"<aside>Sacola</aside>"' } });
    const { written, pages } = await render([
      { ...shell, canary: withPanel },
      { live: sampleCart('1.0.0'), canary: otherPanel },
      content,
      catalog,
    ]);
    expect(htmlOf(written.get('shell/index.html'))).toContain('<aside>Carrinho</aside>');
    expect(htmlOf(written.get('mfe_cart+shell/index.html'))).toContain('<aside>Sacola</aside>');
    expect(pages['index.html']?.mfe_cart).toEqual(pages['index.html']?.['']);
  });

  test('on a page with four, the one published first has no variant', async () => {
    const everywhere = ['mfe_account/UserMenu', 'mfe_cart/CartPanel', 'mfe_content/ContactForm'] as const;
    const panel = (text: string) => ({ modules: { CartPanel: `"<aside>${text}</aside>"` } });
    const form = (text: string) => ({ paths: null, modules: { ContactForm: `"<form>${text}</form>"` } });
    const { pages } = await render([
      { live: sampleShell('1.0.0', { everywhere }) },
      { ...changed, since: 2 },
      { ...account, since: 3 },
      { live: sampleCart('1.0.0', panel('a')), canary: sampleCart('1.0.1', panel('b')), since: 1 },
      { live: sampleContent('1.0.0', form('a')), canary: sampleContent('1.0.1', form('b')), since: 4 },
    ]);
    const forms = Object.keys(pages['produtos/AP-10L/index.html'] ?? {});
    expect(forms).toHaveLength(8);
    expect(forms).toContain('mfe_account+mfe_catalog+mfe_content');
    expect(forms.join()).not.toContain('mfe_cart');
  });

  test('are rendered again only where they change, and their pages are reused after a promotion', async () => {
    const first = await render([shell, content, changed]);
    const canary = sampleCatalog('1.0.2', { ...otherProductPage, ...otherAP10L });
    const next = await render([shell, content, { ...changed, canary }], { before: [earlier(first.pages)] });
    const again = ['/produtos', '/produtos/404', '/produtos/AP-10L'];
    expect(next.rendered).toEqual(again.map((url) => `${url} mfe-catalog`));
    const promoted = { live: changed.canary, previous: catalog.live };
    const live = await render([shell, content, promoted], { before: [earlier(first.pages, 'generation-1')] });
    expect(live.rendered).toEqual([]);
    expect(live.written.get('/produtos/AP-10L/index.html')).toEqual({
      folder: 'generation-1',
      combination: 'mfe_catalog',
    });
  });
});

test('a rollback reuses pages of the previous generation and renders nothing', async () => {
  const first = await render(sample);
  const second = await render([shell, content, { live: sampleCatalog('1.0.1', otherProductPage) }], {
    before: [earlier(first.pages, 'generation-1')],
  });
  const back = await render(sample, {
    before: [earlier(second.pages, 'generation-2'), earlier(first.pages, 'generation-1')],
  });
  expect(back.rendered).toEqual([]);
  expect(back.written.get('/produtos/AP-10L/index.html')).toMatchObject({ folder: 'generation-1' });
  expect(back.written.get('/index.html')).toMatchObject({ folder: 'generation-2' });
});

test('an error ends the publication once the other page is written, before any further page', async () => {
  const begun: string[] = [];
  let isWritten = false;
  const onWrite = async (url: string) => {
    begun.push(url);
    if (begun.length === 1) throw new Error('disk full');
    await new Promise((resolve) => setTimeout(resolve, 50));
    isWritten = true;
  };
  await expect(render(sample, { onWrite })).rejects.toThrow('disk full');
  expect([begun.length, isWritten]).toEqual([2, true]);
});

test('two packages with a page at the same address are an error that names both', async () => {
  const both = [
    { live: sampleContent('1.0.0', { paths: ['/', '/promocoes'] }) },
    { live: sampleCatalog('1.0.0', { paths: ['/produtos', '/promocoes'] }) },
  ];
  await expect(render([shell, ...both])).rejects.toMatchObject({
    name: 'PublishError',
    message: 'mfe-catalog and mfe-content both have a page at /promocoes',
    packages: ['mfe-catalog', 'mfe-content'],
  });
});

test.each([
  [true, 'sha256-sample'],
  [false, expect.stringMatching(/^sha384-/)],
])(
  'a shell that accepts SHA-256 (%s) has pins with such digests, an older one has those of the releases',
  async (acceptsSha256, integrity) => {
    const accepting = sampleShell('1.0.0');
    const file = 'server/server.cjs';
    const code = `${accepting.files[file]}\nexports.headAssets.acceptsSha256 = ${acceptsSha256};`;
    const { written } = await render([
      { live: { ...accepting, files: { ...accepting.files, [file]: code } } },
      content,
      catalog,
    ]);
    const [, pins = ''] = /id="pins">(.*?)<\/script>/.exec(htmlOf(written.get('/produtos/index.html'))) ?? [];
    expect(JSON.parse(pins)).toMatchObject({ shell: { integrity }, mfe_catalog: { integrity } });
  },
);
