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
}

/** Goes through a site and notes which pages are rendered, with the canaries that they are rendered with. */
async function render(packages: Packages, { before = [], stays = () => true, config = sampleConfig }: Options = {}) {
  const { plan, samples } = samplePlan(packages);
  const rendered: string[] = [];
  const written = new Map<string, RenderedPage | KeptPage>();
  /** Runs a file of a release's server build here, without a process. */
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
  const write = async ({ file }: Page, combination: string, form: RenderedPage | KeptPage) =>
    void written.set(`${combination}/${file}`, form);
  const pages = await renderSite({ context, plan, before, stays, write });
  return { pages, rendered: rendered.sort(), written };
}

const earlier = (pages: SitePages, name = 'earlier'): EarlierPages => ({ folder: name, pages });
const htmlOf = (page: RenderedPage | KeptPage | undefined) => (page && 'html' in page ? page.html : '');
/** The forms of every page that has another one beside that of everybody. */
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

test('the first time every page is rendered, once', async () => {
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

describe('again is rendered what changed', () => {
  const undeclared = { live: sampleCatalog('1.0.0', { shown: null }) };
  const declaredInPart = 'path === "/produtos/CO2-6KG" ? data[path] : undefined';
  const partly = { live: sampleCatalog('1.0.0', { shown: declaredInPart }) };

  test.each<[string, Packages, Packages, readonly string[]]>([
    ['nothing', sample, sample, []],
    ['a release with the same in it', sample, [shell, content, { live: sampleCatalog('1.0.1') }], []],
    ['a release that is on no page', sample, [...sample, { live: sampleCart('1.0.0') }], []],
    ['the shell', sample, [{ live: sampleShell('1.0.1') }, content, catalog], everyUrl],
    ['the code of a module', sample, [shell, content, { live: sampleCatalog('1.0.1', otherProductPage) }], productUrls],
    [
      'what one page shows, as far as the remote says so; the page for what is not there may show anything',
      sample,
      [shell, content, { live: sampleCatalog('1.0.1', otherAP10L) }],
      ['/produtos', '/produtos/404', '/produtos/AP-10L'],
    ],
    [
      'any data of a remote that does not say what a page shows',
      [shell, content, undeclared],
      [shell, content, { live: sampleCatalog('1.0.1', { shown: null, ...otherAP10L }) }],
      ['/produtos', ...productUrls],
    ],
    [
      'any data where a remote does not know',
      [shell, content, partly],
      [shell, content, { live: sampleCatalog('1.0.1', { shown: declaredInPart, ...otherAP10L }) }],
      ['/produtos', '/produtos/404', '/produtos/AP-10L'],
    ],
    [
      'the address of a remote’s files',
      sample,
      [shell, content, { live: sampleCatalog('1.0.1', { base: 'https://catalog.example.com/' }) }],
      ['/produtos', ...productUrls],
    ],
    [
      'a page that is new',
      [shell, content, { live: sampleCatalog('1.0.0', catalogWithout('/produtos/CO2-6KG')) }],
      sample,
      ['/produtos/CO2-6KG'],
    ],
    [
      'nothing, for a page that is gone',
      sample,
      [shell, content, { live: sampleCatalog('1.0.1', catalogWithout('/produtos/CO2-6KG')) }],
      [],
    ],
  ])('%s', async (_what, before, after, expected) => {
    const first = await render(before);
    const second = await render(after, { before: [earlier(first.pages)] });
    expect(second.rendered).toEqual(expected);
    const [a, b] = [await render(after), second];
    expect(Object.keys(b.pages).sort()).toEqual(Object.keys(a.pages).sort());
  });

  test('everything, with another configuration', async () => {
    const { pages } = await render(sample);
    const config = { ...sampleConfig, brand: { ...sampleConfig.brand, name: 'Vigia' } };
    expect((await render(sample, { before: [earlier(pages)], config })).rendered).toEqual(everyUrl);
  });

  test('what named a release whose files go', async () => {
    const { pages } = await render(sample);
    const packages = [shell, content, { live: sampleCatalog('1.0.1') }];
    const stays = (name: string, version: string) => `${name} ${version}` !== 'mfe-catalog 1.0.0';
    const next = await render(packages, { before: [earlier(pages)], stays });
    expect(next.rendered).toEqual(['/produtos', ...productUrls]);
    expect(next.pages['produtos/index.html']?.['']?.pins).toEqual({ shell: '1.0.0', 'mfe-catalog': '1.0.1' });
    expect(pinnedBy(next.pages)).toEqual(new Set(['shell 1.0.0', 'mfe-content 1.0.0', 'mfe-catalog 1.0.1']));
  });
});

test('a page that stays names the releases that it was rendered with', async () => {
  const { pages } = await render(sample);
  const { written, pages: next } = await render([shell, content, { live: sampleCatalog('1.0.1') }], {
    before: [earlier(pages, 'generation-1')],
  });
  expect(written.get('/produtos/index.html')).toEqual({ folder: 'generation-1', combination: '' });
  expect(next).toEqual(pages);
});

test('preview pages are there on a preview alone', async () => {
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
    ['of the pages that they change, and of no other', [shell, content, changed], onAll(products, ['', 'mfe_catalog'])],
    ['of none where they change nothing', [shell, content, { ...catalog, canary: sampleCatalog('1.0.1') }], {}],
    [
      'together where two meet on a page',
      [accountEverywhere, content, changed, account],
      {
        ...onAll([...samplePages, 'login/index.html'], ['', 'mfe_account']),
        ...onAll(products, ['', 'mfe_account', 'mfe_account+mfe_catalog', 'mfe_catalog']),
      },
    ],
    [
      'of a page that they bring, for those who get them',
      [shell, content, { live: sampleCatalog('1.0.0', fewer), canary: sampleCatalog('1.0.1') }],
      { 'produtos/CO2-6KG/index.html': ['mfe_catalog'] },
    ],
    [
      'of no page that they take away, and leave it to the others',
      [shell, content, { live: sampleCatalog('1.0.0'), canary: sampleCatalog('1.0.1', fewer) }],
      {},
    ],
    [
      'of every page where they are the shell’s',
      [{ ...shell, canary: sampleShell('1.0.1', { layout: 'Vigia' }) }, content, catalog],
      onAll(samplePages, ['', 'shell']),
    ],
  ])('have a form %s', async (_what, packages, variants) => {
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

  test('of four that meet the oldest waits', async () => {
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

  test('that matter only together are together in a form', async () => {
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

  test('are rendered again like every page when they change, and are there already when they become live', async () => {
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

test('a rollback finds its pages in the generation before, and renders nothing', async () => {
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

describe('a page that does not render', () => {
  const failsOn = (condition: string) => ({
    modules: { ...otherProductPage.modules, ProductPage: `(() => { if (${condition}) throw new Error("falha"); })()` },
  });

  test('is named, with the releases on it', async () => {
    const broken = { live: sampleCatalog('1.0.1', failsOn('url.endsWith("AP-10L")')) };
    const failure = await render([shell, content, broken]).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      name: 'PublishError',
      message: expect.stringMatching(
        /^The page \/produtos\/AP-10L does not render with shell 1\.0\.0, mfe-catalog 1\.0\.1: .*falha$/,
      ),
      packages: ['shell', 'mfe-catalog'],
    });
  });
});

test('two packages with a page at the same address are an error, not whoever comes last', async () => {
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
