import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { digestOf } from '../release';
import type { ReleaseStore } from '../store';
import { type SampleRelease, sampleAccount, sampleCatalog, sampleContent } from '../testing/sampleReleases';
import { sampleSitePerTest } from '../testing/sampleSite';

jest.setTimeout(180_000);

const { world } = sampleSitePerTest();

/** Code of a release that replaces a page’s answer before the rendering process sends it. */
const forged = (change: string) => `
  const { stringify } = JSON;
  JSON.stringify = (it) => {
    if (!it?.result?.page) return stringify(it);
    const { page } = it.result;
    return ${change};
  };`;
const forgedHead = (head: string) =>
  forged(`stringify({ ...it, result: { page: { ...page, head: { ...page.head, ${head} } } } })`);
const forgedStart = (html: string) =>
  forged(`stringify({ ...it, result: { page: { ...page, html: ${JSON.stringify(html)} + page.html } } })`);
const forgedPart = (html: string) =>
  forged(`stringify(it).replace('<h1>Contato</h1>', JSON.stringify(${JSON.stringify(html)}).slice(1, -1))`);
const preload = (href: string) => `<link rel="preload" as="image" href="${href}">`;
/** A contact page whose server build runs `code` before any page is rendered. */
const contact = (
  code: string,
  { paths = ['/', '/contato'], notFoundPaths = [] as readonly string[], html = "'<h1>Contato</h1>'" } = {},
): NonNullable<Parameters<typeof sampleContent>[1]> => ({
  modules: { HomePage: '"<h1>Início</h1>"', ContactPage: JSON.stringify(code + html) },
  files: {
    'server/paths.cjs': `${code} exports.default = ${JSON.stringify({ paths, notFoundPaths })};`,
    'server/ContactPage.cjs': `exports.default = () => ${html};`,
    'assets/a.0a0a0a0a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  },
});

/** Publishes a hostile release of mfe-content with one of mfe-account. @returns the reason for holding it back */
async function publishBeside(hostile: SampleRelease): Promise<string | undefined> {
  await world.deploy(sampleAccount('1.0.0'), hostile);
  const { heldBack } = await world.publish();
  expect(await world.page('login')).toContain('<h1>Entrar</h1>');
  expect(await world.page('contato')).toContain('<h1>Contato</h1>');
  expect([...heldBack.keys()].filter((name) => name !== 'mfe-content')).toEqual([]);
  return heldBack.get('mfe-content');
}

test.each([
  [
    'a canonical address with characters that XML forbids',
    forgedHead("canonical: 'https://www.example.com.br/\\u0001<'"),
    /canonical/,
  ],
  [
    'a canonical address on another site',
    forgedHead("canonical: 'https://evil.example/contato'"),
    /names another site as its own/,
  ],
  ['2 MB of structured data', forgedHead("jsonLd: [{ a: 'x'.repeat(2000000) }]"), /no proper page\.head\.jsonLd/],
  [
    'structured data nested 20,000 deep',
    forged(
      "stringify({ ...it, result: { page: { ...page, head: { ...page.head, jsonLd: [{ a: 'deep' }] } } } }).replace('\"deep\"', '['.repeat(20000) + ']'.repeat(20000))",
    ),
    /no proper page\.head\.jsonLd|unrequested output/,
  ],
  [
    '10 MB of HTML',
    forged("stringify({ ...it, result: { page: { ...page, html: 'x'.repeat(1e7) } } })"),
    /html|part of the page/,
  ],
  [
    'a canonical address of another team’s page',
    forgedHead("canonical: 'https://www.example.com.br/produtos/AP-10L'"),
    /it belongs to mfe-catalog/,
  ],
  [
    'a canonical address of another team’s page, in other letters',
    forgedHead("canonical: 'https://www.example.com.br/%70rodutos'"),
    /it belongs to mfe-catalog/,
  ],
  [
    'an image of another package',
    forgedHead("image: '/shell/assets/og.0c0c0c0c.svg'"),
    /names an image that is not its own/,
  ],
  ['a preload of another package', forgedStart(preload('/shell/assets/og.0c0c0c0c.svg')), /preloads .* does not own/],
  [
    '20,000 preloads',
    forged(
      `stringify({ ...it, result: { page: { ...page, html: ${JSON.stringify(preload('/mfe-content/assets/a.0a0a0a0a.svg'))}.repeat(20000) + page.html } } })`,
    ),
    /preloads too much/,
  ],
  ['a frame', forgedPart('<iframe src="/"></iframe>'), /<iframe>: <iframe src="\/">, in line 1, column 1/],
])('a release that gives %s is held back, and the others are published', async (_what, code, why) => {
  await world.publishFirst();
  expect(await publishBeside(sampleContent('1.0.1', contact(code)))).toMatch(why);
});

test('a release that names modules of others, as shown, missing, unseen or fetched later, changes nothing of the page', async () => {
  const change = `
    modules: [...page.modules, 'mfe_account/LoginPage', 'mfe_catalog/ProductsPage'],
    missing: ['mfe_account/UserMenu', 'mfe_catalog/ProductPage'],
    unseen: ['mfe_account/LoginPage'],
    onInteraction: [...page.modules, 'mfe_account/LoginPage']`;
  await world.publishFirst();
  const honest = contact('');
  await world.deploy(sampleContent('1.0.1', honest), sampleAccount('1.0.0'));
  await world.publish();
  const page = await world.page('contato');
  const code = forged(`stringify({ ...it, result: { page: { ...page, ${change} } } })`);
  expect(await publishBeside(sampleContent('1.0.2', { ...honest, ...contact(code) }))).toBeUndefined();
  const withoutVersion = (html: string) => html.replaceAll(/1\.0\.[12]|sha\d+-[^"]+/g, '');
  expect(withoutVersion(await world.page('contato'))).toBe(withoutVersion(page));
});

test('a release with too many files is held back before any file is fetched', async () => {
  await world.publishFirst();
  const scripts = Object.fromEntries(Array.from({ length: 4100 }, (_, index) => [`browser/${index}.js`, `${index}`]));
  expect(await publishBeside(sampleContent('1.0.1', { files: scripts }))).toMatch(
    /has 41\d\d text files, 4000 at most/,
  );
});

/** Another process with write access to the store changes a release between its verification and its copy. */
test('a release that is swapped between verification and installation reaches no visitor', async () => {
  await world.publishFirst();
  const release = (text: string) => ({
    modules: { HomePage: `"<h1>${text}</h1>"`, ContactPage: '"<h1>Contato</h1>"' },
  });
  await world.deploy(sampleContent('1.0.1', release('Novo')));
  const store: ReleaseStore = {
    ...world.store,
    async fetch(name, version, isElsewhere) {
      const folder = await world.store.fetch(name, version, isElsewhere);
      if (version !== '1.0.1') return folder;
      const file = path.join(folder, 'server/HomePage.cjs');
      const text = (await readFile(file, 'utf8')).replace('Novo', 'Pague aqui');
      const description = JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8'));
      description.files['server/HomePage.cjs'] = { digest: digestOf(text), bytes: Buffer.byteLength(text) };
      await writeFile(file, text);
      await writeFile(path.join(folder, 'release.json'), JSON.stringify(description));
      return folder;
    },
  };
  const { heldBack } = await world.publish({ store });
  expect(heldBack.get('mfe-content')).toBe('mfe-content 1.0.1 has changed in the store while it was fetched');
  expect(await world.read('index.html')).toContain('<h1>Início</h1>');
});

test('a full disk fails the publication and blames no package', async () => {
  await world.publishFirst();
  await world.deploy(sampleCatalog('1.0.1', { data: { '/produtos/AP-10L': 'Nova', '/produtos/CO2-6KG': 'Gás' } }));
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  const fetch = () => Promise.reject(full);
  await expect(world.publish({ store: { ...world.store, fetch } })).rejects.toBe(full);
});

/** Page addresses that a mistaken or hostile team might declare. */
const anyAddress = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }).map((text) => `/${text}`),
  fc
    .array(fc.constantFrom('contato', 'produtos', 'login', 'index.html', '404', 'mfe-cart', '..', '', 'a', 'ç'), {
      maxLength: 5,
    })
    .map((parts) => `/${parts.join('/')}`),
);
const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 50 }), fc.webUrl(), fc.constant('x'.repeat(200_000)));

test('whatever a release declares or answers, the other packages are published', async () => {
  await world.publishFirst();
  let version = 0;
  const description = fc.record({
    paths: fc.array(anyAddress, { maxLength: 4 }),
    notFoundPaths: fc.array(anyAddress, { maxLength: 2 }),
    uses: fc.array(anyText, { maxLength: 2 }),
    shared: fc.oneof(anyText, fc.constant('^1.0.0')),
    head: fc.oneof(
      fc.constant({}),
      fc.record({ title: anyText, image: fc.oneof(anyText, fc.anything()), canonical: anyText, jsonLd: fc.anything() }),
    ),
    html: fc.oneof(anyText, fc.anything()),
  });
  await fc.assert(
    fc.asyncProperty(description, async ({ paths, notFoundPaths, uses, shared, head, html }) => {
      version += 1;
      const safe = (value: unknown) =>
        JSON.stringify(value, (_key, it) => (typeof it === 'bigint' ? String(it) : it)) ?? 'null';
      const pages = { paths: ['/', '/contato', ...paths], notFoundPaths, html: safe(html) };
      const code = forgedHead(`...${safe(head)}`);
      const hostile = sampleContent(`1.1.${version}`, { ...contact(code, pages), uses, shared });
      const text = `Água ${version}`;
      await world.deploy(
        hostile,
        sampleCatalog(`2.0.${version}`, { data: { '/produtos/AP-10L': text, '/produtos/CO2-6KG': 'Gás' } }),
      );
      const started = performance.now();
      const { heldBack } = await world.publish();
      expect([...heldBack.keys()].filter((name) => name !== 'mfe-content')).toEqual([]);
      expect(await world.page('produtos/AP-10L')).toContain(text);
      expect(performance.now() - started).toBeLessThan(60_000);
    }),
    { numRuns: 8 },
  );
});
