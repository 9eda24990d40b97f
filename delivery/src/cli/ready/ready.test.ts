import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseSiteConfig } from '@site/shared/config';
import type { SiteConfig } from '@site/shared/contracts';
import { sampleConfig } from '../../testing/sample';
import { contentChecks } from './contentChecks';
import { serverChecks } from './serverChecks';
import { type Check, checksOrProblems, siteChecks } from './siteChecks';

/** Placeholders, as `site.config.json` has them until the owner fills it in. */
const delivered: SiteConfig = {
  ...sampleConfig,
  siteUrl: 'http://localhost:3000',
  preview: true,
  brand: { name: 'Sentinela', legalName: 'Sentinela Engenharia Contra Incêndio Ltda.', tagline: 'Engenharia' },
  contact: {
    ...sampleConfig.contact,
    phone: '(21) 0000-0000',
    whatsapp: '5521999990000',
    email: 'comercial@example.com.br',
    street: 'Rua Exemplo, 100',
    mapUrl: 'https://www.openstreetmap.org/',
  },
  registration: { cnpj: '00.000.000/0001-00', fireBrigade: 'CBMERJ 00-000' },
  socialLinks: [
    { name: 'Instagram', icon: 'instagram', url: 'https://www.instagram.com/' },
    { name: 'WhatsApp', icon: 'whatsapp', url: 'https://wa.me/5521999990000' },
  ],
};
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-ready-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const missing = (checks: readonly Check[]) => checks.filter(({ isDone }) => !isDone).map(({ name }) => name);

const ready = (): SiteConfig => ({
  ...delivered,
  siteUrl: 'https://www.brasafria.com.br',
  preview: false,
  brand: { name: 'Brasa Fria', legalName: 'Brasa Fria Ltda.', tagline: 'Engenharia' },
  contact: {
    ...delivered.contact,
    phone: '(21) 2345-6789',
    whatsapp: '5521987654321',
    email: 'comercial@brasafria.com.br',
    street: 'Rua do Catete, 7',
    mapUrl: 'https://www.openstreetmap.org/node/1',
  },
  registration: { cnpj: '11.222.333/0001-81', fireBrigade: 'CBMERJ 01-234' },
  socialLinks: [
    { name: 'Instagram', icon: 'instagram', url: 'https://www.instagram.com/brasafria' },
    { name: 'Facebook', icon: 'facebook', url: 'https://www.facebook.com/?id=1' },
  ],
  firebase: { apiKey: 'k', authDomain: 'd', projectId: 'p', appId: 'a' },
});

describe('site.config.json', () => {
  test('as delivered lacks every item', () => {
    const checks = siteChecks(delivered);
    expect(missing(checks)).toEqual(checks.map(({ name }) => name));
  });

  test('of a company lacks nothing', () => {
    expect(missing(siteChecks(ready()))).toEqual([]);
  });

  test.each<[string, (config: SiteConfig) => Partial<SiteConfig>]>([
    ['Endereço do site', () => ({ siteUrl: 'http://www.brasafria.com.br' })],
    ['Endereço do site', () => ({ siteUrl: 'https://localhost' })],
    ['Nome da empresa', ({ brand }) => ({ brand: { ...brand, name: 'Sentinela' } })],
    ['Nome da empresa', ({ brand }) => ({ brand: { ...brand, legalName: delivered.brand.legalName } })],
    ['CNPJ', ({ registration }) => ({ registration: { ...registration, cnpj: '11.222.333/0001-82' } })],
  ])('%s: one wrong value is one item', (name, change) => {
    const config = ready();
    expect(missing(siteChecks({ ...config, ...change(config) }))).toEqual([name]);
  });
});

test('wrong values are items with the name and the words of the editor', async () => {
  const valid = { ...sampleConfig, facts: { responseHours: 24, yearsInMarket: 5 } };
  const wrong = { ...valid, contact: { ...valid.contact, phone: '21 9 abc', state: '' } };
  expect(await checksOrProblems(async () => siteChecks(parseSiteConfig(wrong)))).toEqual([
    {
      name: 'Telefone',
      isDone: false,
      remedy: 'escreva o número com DDD, por exemplo (21) 2345-6789 (está "21 9 abc")',
    },
    { name: 'Estado', isDone: false, remedy: 'escreva a sigla, por exemplo RJ (está vazio)' },
  ]);
  expect(await checksOrProblems(async () => siteChecks(parseSiteConfig(valid)))).toEqual(siteChecks(valid));
  await expect(checksOrProblems(() => Promise.reject(new TypeError('other')))).rejects.toThrow('other');
});

describe('content', () => {
  const write = async (text: string) => {
    await mkdir(path.join(folder, 'mfe-content/content'), { recursive: true });
    const declaration =
      "import { openPoints, single } from '@site/delivery/content';\nexport default single(openPoints);\n";
    await writeFile(path.join(folder, 'mfe-content/content/confirmar.ts'), declaration);
    await writeFile(path.join(folder, 'mfe-content/content/confirmar.json'), text);
  };

  test('each open point of a package is an item with its file', async () => {
    await write('{ "itens": [{ "assunto": "Equipe", "confirmar": "Troque as pessoas fictícias" }] }');
    expect(contentChecks(folder, ['mfe-catalog', 'mfe-content'])).toEqual([
      {
        name: 'Equipe',
        isDone: false,
        remedy: 'Troque as pessoas fictícias; depois apague este item (mfe-content/content/confirmar.json)',
      },
    ]);
  });

  test('nothing is open once the list is empty, but is not known without the packages', async () => {
    await write('{ "itens": [] }');
    expect(missing(contentChecks(folder, ['mfe-content']))).toEqual([]);
    expect(missing(contentChecks(folder, []))).toEqual(['Textos, fotos e clientes confirmados']);
  });

  test('a wrong file is an error that names it', async () => {
    await write('{ "itens": [{ "assunto": "Equipe" }] }');
    expect(() => contentChecks(folder, ['mfe-content'])).toThrow(
      /^mfe-content\/content\/confirmar\.json: itens, item 1/,
    );
  });
});

describe('server', () => {
  const backUp = async (name: string, text: string, hours: number) => {
    await writeFile(path.join(folder, name), text);
    const time = Date.now() / 1000 - hours * 3600;
    await utimes(path.join(folder, name), time, time);
  };

  test('without a mail server and back-ups lacks both', async () => {
    expect(missing(await serverChecks({}, path.join(folder, 'none')))).toEqual([
      'Envio das mensagens por e-mail',
      'Cópias de segurança',
    ]);
  });

  test('counts the newest back-up that is not empty', async () => {
    const env = { SMTP_URL: 'smtp://localhost' };
    await backUp('old.tar.gz', 'x', 49);
    await backUp('empty.tar.gz', '', 1);
    expect(missing(await serverChecks(env, folder))).toEqual(['Cópias de segurança']);
    await backUp('new.tar.gz', 'x', 47);
    expect(missing(await serverChecks(env, folder))).toEqual([]);
  });
});
