import { sampleConfig } from '../../testing/sample';
import { writtenPlan } from '../../testing/samplePlan';
import {
  catalogPage,
  type SampleRelease,
  sampleCart,
  sampleCatalog,
  sampleContent,
  sampleShell,
} from '../../testing/sampleReleases';
import { startChild } from '../../testing/startChildInContext';
import { temporaryFolderPerTest } from '../../testing/temporaryFolder';
import { labelOf } from '../compatibility';
import { everyPage, renderSite } from '../renderSite';
import { childLimits } from '../sandbox/startChild';
import { createServerBuilds, type ServerBuilds } from '../serverBuilds';
import { checkFallbacks } from './checkFallbacks';
import { fallbackPairs } from './fallbackPairs';

const folder = temporaryFolderPerTest();
let started: ServerBuilds | undefined;
afterEach(() => started?.end());

type Packages = Parameters<typeof writtenPlan>[1];

interface Options {
  readonly fits?: readonly string[];
  /** ms */
  readonly answer?: number;
}

/** Renders the site, then checks one release beside the fallbacks. Lists each page that is rendered for it. */
async function check(packages: Packages, deployed: SampleRelease, { fits = [], answer }: Options = {}) {
  const { plan, folderOf } = await writtenPlan(folder(), packages);
  const builds = createServerBuilds(folderOf, {
    start: () => startChild({ ...childLimits, ...(answer && { answer }) }),
  });
  started = builds;
  const tried: string[] = [];
  const tryParts: ServerBuilds['tryParts'] = (selection, page, names) => {
    tried.push(`${page.url} ${[...selection.values()].map(labelOf).join(' ')}`);
    return builds.tryParts(selection, page, names);
  };
  const context = {
    builds: { ...builds, tryParts },
    files: { style: () => '', integrity: () => 'sha256-sample' },
    config: sampleConfig,
  };
  const records = await renderSite({ context, plan, before: [], stays: () => true });
  const pages = (await everyPage({ context, plan })).map(({ page }) => page);
  const checked = await checkFallbacks(fallbackPairs(plan, [deployed]), {
    context,
    pages,
    records,
    fits,
    published: null,
  });
  await builds.end();
  return { ...checked, tried };
}

const refused = (text: string) => [expect.objectContaining({ isRefused: true, text })];
const noted = (text: string) => [expect.objectContaining({ isRefused: false, text })];

const nextReact = (version: string, shared = '1.0.0') => sampleShell(version, { shared, react: 'the next React' });
const needs = (react: string) => catalogPage(`react === "the ${react} React" ? "<h2>" + url + "</h2>" : falha(url)`);
const failing = catalogPage('falha(url)');
const otherPage = catalogPage('"<h2>" + url + "</h2>"');
const content = { live: sampleContent('1.0.0') };

describe('the pair is named and refused if', () => {
  test('a page does not render with a new shell and the fallback release of a remote', async () => {
    const packages = [
      { live: nextReact('1.0.1'), previous: sampleShell('1.0.0') },
      { live: sampleCatalog('1.0.1'), previous: sampleCatalog('1.0.0', needs('one')) },
      content,
    ];
    const { misfits, tried } = await check(packages, nextReact('1.0.1'));
    expect(misfits).toEqual(
      refused(
        'shell 1.0.1 does not fit mfe-catalog 1.0.0, which pages show where mfe-catalog 1.0.1 fails: ' +
          'the page /produtos/AP-10L does not render with both: falha is not defined',
      ),
    );
    expect(misfits).toMatchObject([{ packages: ['shell', 'mfe-catalog'] }]);
    // The last rendering shows that the shell before is not at fault.
    expect(tried).toEqual([
      '/produtos mfe-catalog 1.0.0 mfe-content 1.0.0 shell 1.0.1',
      '/produtos/AP-10L mfe-catalog 1.0.0 mfe-content 1.0.0 shell 1.0.1',
      '/produtos/AP-10L mfe-catalog 1.0.0 mfe-content 1.0.0 shell 1.0.0',
    ]);
  });

  test.each(['live', 'canary'])(
    'a page does not render with a new remote (%s) and the shell of open tabs',
    async (channel) => {
      const release = sampleCatalog('1.0.1', needs('next'));
      const before = sampleCatalog('1.0.0');
      const { misfits } = await check(
        [
          { live: nextReact('1.0.1'), previous: sampleShell('1.0.0') },
          channel === 'live' ? { live: release, previous: before } : { live: before, canary: release },
          content,
        ],
        release,
      );
      expect(misfits).toEqual(
        refused(
          'mfe-catalog 1.0.1 does not fit shell 1.0.0, which open tabs still run: ' +
            'the page /produtos/AP-10L does not render with both: falha is not defined',
        ),
      );
    },
  );

  test('a page that only a canary has does not render with the shell of open tabs', async () => {
    const before = sampleCatalog('1.0.0', { ...otherPage, paths: ['/produtos', '/produtos/AP-10L'] });
    const canary = sampleCatalog(
      '1.0.1',
      catalogPage('url.endsWith("6KG") && react === "the one React" ? falha(url) : ""'),
    );
    const packages = [{ live: nextReact('1.0.1'), previous: sampleShell('1.0.0') }, { live: before, canary }, content];
    const { misfits } = await check(packages, canary);
    expect(misfits).toMatchObject([{ isRefused: true, text: expect.stringContaining('the page /produtos/CO2-6KG ') }]);
  });

  test('a part does not render with the fallback release of the remote inside it', async () => {
    const shell = sampleShell('1.0.0', { everywhere: ['mfe_cart/CartPanel'] });
    const cart = (version: string, props: string) =>
      sampleCart(version, {
        uses: ['mfe_content/ContactForm'],
        files: {
          'server/CartPanel.cjs': `exports.default = ({ load }) => load('mfe_content/ContactForm').default(${props});`,
        },
      });
    const form = (version: string, code: string) =>
      sampleContent(version, {
        modules: { HomePage: '""', ContactPage: `"${version}"`, ContactForm: '""' },
        files: { 'server/ContactForm.cjs': `exports.default = ${code};` },
      });
    const forms = {
      live: form('1.0.1', '({ fields = [], label }) => label + fields.join()'),
      previous: form('1.0.0', '({ fields }) => fields.join()'),
    };
    const withServer = { ...shell, files: { ...shell.files, 'server/server.cjs': passingLoad(shell) } };
    const packages = (live: SampleRelease) => [
      { live: withServer },
      forms,
      { live, previous: cart('1.0.0', '{ fields: [] }') },
    ];
    const broken = cart('1.0.1', '{ label: "Nome" }');
    expect((await check(packages(broken), broken)).misfits).toEqual(
      refused(
        'mfe-cart 1.0.1 does not fit mfe-content 1.0.0, which pages show where mfe-content 1.0.1 fails: ' +
          "the page /contato does not render with both: Cannot read properties of undefined (reading 'join')",
      ),
    );
    const sound = cart('1.0.1', '{ label: "Nome", fields: [] }');
    expect((await check(packages(sound), sound)).misfits).toEqual([]);
  });
});

const passingLoad = ({ files }: SampleRelease) =>
  String(files['server/server.cjs']).replace('module.default({ url })', 'module.default({ url, load })');

describe('the pair is only noted if', () => {
  test.each<[string, Packages, SampleRelease, string]>([
    [
      'the fallback release fails beside the release before, too',
      [
        { live: sampleShell('1.0.1'), previous: sampleShell('1.0.0') },
        { live: sampleCatalog('1.0.1'), previous: sampleCatalog('1.0.0', failing) },
        content,
      ],
      sampleShell('1.0.1'),
      'No fallback: the page /produtos/AP-10L does not render with mfe-catalog 1.0.0: falha is not defined',
    ],
    [
      'the new release refuses the shell of open tabs',
      [
        { live: nextReact('1.0.1', '1.7.0'), previous: sampleShell('1.0.0') },
        { live: sampleCatalog('1.0.1', { ...needs('next'), shared: '^1.7.0' }), previous: sampleCatalog('1.0.0') },
        content,
      ],
      sampleCatalog('1.0.1', { ...needs('next'), shared: '^1.7.0' }),
      'Open tabs with shell 1.0.0 use the fallback release of mfe-catalog: ' +
        'mfe-catalog 1.0.1 accepts @site/shared ^1.7.0; shell 1.0.0 brings 1.0.0',
    ],
    [
      'the fallback release lacks a module that the new release loads',
      [
        { live: { ...sampleShell('1.0.1'), uses: ['mfe_catalog/ProductPage'] }, previous: sampleShell('1.0.0') },
        {
          live: sampleCatalog('1.0.1'),
          previous: sampleCatalog('1.0.0', { modules: { ProductsPage: '"<h1>Produtos</h1>"' } }),
        },
        content,
      ],
      { ...sampleShell('1.0.1'), uses: ['mfe_catalog/ProductPage'] },
      'No fallback: mfe-catalog 1.0.0 has no module ProductPage, which shell 1.0.1 loads',
    ],
    [
      'the fallback release loads a module that the new release no longer has',
      [
        { live: sampleShell('1.0.0') },
        content,
        { live: sampleCart('1.0.1'), previous: sampleCart('1.0.0', { uses: ['mfe_content/ContactForm'] }) },
      ],
      content.live,
      'No fallback: mfe-content 1.0.0 has no module ContactForm, which mfe-cart 1.0.0 loads',
    ],
    [
      'the release before does not render a new page',
      [
        { live: sampleShell('1.0.0') },
        content,
        {
          live: sampleCatalog('1.0.1', otherPage),
          previous: sampleCatalog('1.0.0', {
            ...catalogPage('url.endsWith("CO2-6KG") ? falha(url) : "<h2>" + url + "</h2>"'),
            paths: ['/produtos', '/produtos/AP-10L'],
          }),
        },
      ],
      sampleCatalog('1.0.1', otherPage),
      'No fallback: the page /produtos/CO2-6KG does not render with mfe-catalog 1.0.0: falha is not defined',
    ],
  ])('%s', async (_what, packages, deployed, text) => {
    expect((await check(packages, deployed)).misfits).toEqual(noted(text));
  });
});

describe('pages are rendered only', () => {
  const shells = { live: sampleShell('1.0.1', { layout: 'Nova' }), previous: sampleShell('1.0.0') };
  const urls = (tried: readonly string[]) => tried.map((each) => each.split(' ')[0]);
  const before = sampleCatalog('1.0.0');

  test('where both packages are, and once for each pair', async () => {
    const release = sampleCatalog('1.0.1', otherPage);
    const packages = [shells, { live: release, previous: before }, content];
    const first = await check(packages, release);
    expect(first.misfits).toEqual([]);
    expect(urls(first.tried)).toEqual(['/produtos', '/produtos/AP-10L', '/produtos/CO2-6KG', '/produtos/404']);
    const again = await check(packages, release, first);
    expect(again.tried).toEqual([]);
    expect(again.fits).toEqual(first.fits);
    // A changed text affects the list of products and its own page.
    const data = { '/produtos/AP-10L': 'Água', '/produtos/CO2-6KG': 'Gás carbônico' };
    const next = sampleCatalog('1.0.2', { ...otherPage, data });
    const { tried } = await check([shells, { live: next, previous: release }, content], next, first);
    expect(urls(tried)).toEqual(['/produtos', '/produtos/CO2-6KG', '/produtos/404']);
  });

  test('where the fallback release has other code than the live one', async () => {
    const packages = [shells, { live: sampleCatalog('1.0.1'), previous: before }, content];
    expect((await check(packages, shells.live)).tried).toEqual([]);
  });

  test('25 times for the same modules', async () => {
    const addresses = Array.from({ length: 40 }, (_, index) => `/produtos/P-${index}`);
    const data = Object.fromEntries(addresses.map((url) => [url, url]));
    const many = (version: string, change = {}) =>
      sampleCatalog(version, { data, paths: ['/produtos', ...addresses], ...change });
    const packages = [shells, { live: many('1.0.1'), previous: many('1.0.0', otherPage) }, content];
    expect(urls((await check(packages, shells.live)).tried)).toHaveLength(26);
  });
});
