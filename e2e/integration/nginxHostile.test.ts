import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { nginxConfig, readHostedSite, writeHosting } from '@site/delivery/publish';
import { siteFolder } from '@site/delivery/repository';
import { temporaryFolderPerTest } from '@site/delivery/testing/temporaryFolder';
import { checkNginx, nginxIsAvailable } from './nginx';

const folder = temporaryFolderPerTest();
const owned = () => path.join(folder(), 'owned');
const site = () => siteFolder(path.join(folder(), 'site'));

/** Writes the files of a publication, valid or not. */
async function publish(headers: object, variants: object = { canaries: {}, pages: {} }) {
  await mkdir(path.join(site().current, 'public'), { recursive: true });
  await writeFile(path.join(site().current, 'headers.json'), JSON.stringify(headers));
  await writeFile(path.join(site().current, 'variants.json'), JSON.stringify(variants));
}

/** Output of `nginx -t`. */
async function configure(): Promise<string> {
  const hosting = path.join(folder(), 'hosting');
  const hosted = await readHostedSite(site());
  const options = {
    site: site(),
    hosted,
    folder: hosting,
    host: 'localhost',
    server: '127.0.0.1:1',
    brotli: true,
    tls: null,
  };
  await writeHosting(hosting, await nginxConfig(options));
  return checkNginx(folder());
}

const onPage = (file: string, names: readonly string[]) => ({
  canaries: { mfe_catalog: 10 },
  pages: { [file]: names },
});

(nginxIsAvailable ? describe : describe.skip)('a hostile publisher:', () => {
  const directives = [
    '; error_log OWNED;',
    ' "x"; } error_log OWNED; map $a $b { x',
    '\n}\nerror_log OWNED;\n{',
    '";error_log OWNED;#',
  ];

  test('a directive in the configuration would write a file as root', async () => {
    await publish({});
    const hosting = path.join(folder(), 'hosting');
    await configure();
    await writeFile(path.join(hosting, 'maps.conf'), `error_log ${owned()};\n`, { flag: 'a' });
    expect([await checkNginx(folder()), existsSync(owned())]).toEqual(['', true]);
  });

  describe.each(directives)('the text %j', (directive) => {
    const text = () => `x${directive.replace('OWNED', owned())}`;

    test.each<[string, () => readonly [object, object?]]>([
      ['name of a header', () => [{ [text()]: 'x' }]],
      ['value of a header', () => [{ 'X-Sample': text() }]],
      ['canary', () => [{}, { canaries: { [text()]: 10 }, pages: { 'index.html': [text()] } }]],
      ['canary of a page', () => [{}, onPage('index.html', [text()])]],
      ['share', () => [{}, { canaries: { shell: text() }, pages: { 'index.html': ['shell'] } }]],
      ['page', () => [{}, onPage(`${text()}/index.html`, ['mfe_catalog'])]],
      ['file', () => [{}, onPage(text(), ['mfe_catalog'])]],
    ])('as a %s is not read as a directive', async (_where, made) => {
      await publish(...made());
      const said = await configure().catch((error: Error) => error.message);
      // A value may be any text, which nginx reads as a value.
      expect(said).toMatch(/^$|is not as a publisher writes it$/);
      expect(existsSync(owned())).toBe(false);
    });
  });

  test.each<[string, object, object?]>([
    ['a variable in a header', { 'X-Sample': '$host' }],
    ['a header that is not a text', { 'X-Sample': { a: 1 } }],
    [
      'a page with so many canaries that their combinations fill the memory',
      {},
      onPage(
        'index.html',
        Array.from({ length: 40 }, (_, n) => `c${n}`),
      ),
    ],
    ['a list in place of an object', {}, []],
  ])('%s is refused', async (_what, ...files) => {
    await publish(...files);
    await expect(configure()).rejects.toThrow('is not as a publisher writes it');
  });

  test('any spelling of a page’s address leaves the configuration valid', async () => {
    const addresses = [
      "a~!'()*+,=:@&-b",
      'A',
      'a',
      `${'é'.repeat(90)}/${'é'.repeat(90)}/${'é'.repeat(90)}/${'é'.repeat(90)}`,
      'default',
      '~x',
      'include',
    ];
    const pages = Object.fromEntries(
      addresses.flatMap((it) => [
        [`${it}/index.html`, ['shell']],
        [`${it}/404.html`, ['shell', 'mfe_catalog']],
      ]),
    );
    await publish({}, { canaries: { shell: 10, mfe_catalog: 20 }, pages });
    expect(await configure()).toBe('');
  });
});
