import { sampleConfig } from '../standalone/sampleConfig';
import { companyProblems, parseFacts, parseSiteConfig, parseSiteConfigText, SiteConfigError } from './parseSiteConfig';

const facts = { responseHours: 24, yearsInMarket: 5 };
const valid = { ...sampleConfig, preview: true, facts };
const { contact, social } = valid;

function messageOf(json: unknown, environment = {}): string {
  try {
    parseSiteConfig(json, environment);
  } catch (error) {
    expect(error).toBeInstanceOf(SiteConfigError);
    return (error as Error).message;
  }
  return 'no error';
}

test('a valid configuration is returned unchanged', () => {
  expect(parseSiteConfig(valid)).toEqual(valid);
});

const address = 'escreva um endereço que começa com https:// (ou http://), sem caminho';
const place = 'escreva um caminho que começa com /, ou um endereço que começa com https:// (ou http://)';

test.each([
  [{ siteUrl: undefined }, `Endereço do site: falta este campo: ${address}`, 'siteUrl', 'SITE_URL'],
  [
    { siteUrl: 'https://a.com/loja' },
    `Endereço do site: ${address} (está "https://a.com/loja")`,
    'siteUrl',
    'SITE_URL',
  ],
  [{ preview: 'sim' }, 'Modo de prévia: escreva true ou false (está "sim")', 'preview', 'PREVIEW'],
  [{ brand: undefined }, 'Empresa: falta este campo: escreva campos entre { e }', 'brand', 'BRAND'],
  [
    { privacy: { spamDays: 0 } },
    'Dias das mensagens suspeitas: escreva um número inteiro de 1 a 3650 (está 0)',
    'privacy.spamDays',
    'PRIVACY_SPAM_DAYS',
  ],
  ...['send_mail.php', '//example.com/a', '/\\example.com', '/\t/example.com', 'javascript:alert(1)'].map(
    (mailEndpoint): [object, string, string, string] => [
      { mailEndpoint },
      `mailEndpoint: ${place} (está "${mailEndpoint}")`,
      'mailEndpoint',
      'MAIL_ENDPOINT',
    ],
  ),
  [
    { observationsEndpoint: false },
    `observationsEndpoint: ${place}, ou null (está false)`,
    'observationsEndpoint',
    'OBSERVATIONS_ENDPOINT',
  ],
  [{ vitalsSample: 101 }, 'vitalsSample: escreva um número de 0 a 100 (está 101)', 'vitalsSample', 'VITALS_SAMPLE'],
  [
    { firebase: { apiKey: 'k', authDomain: 'd', projectId: 'p' } },
    'firebase, appId: falta este campo: escreva um texto',
    'firebase.appId',
    'FIREBASE_APP_ID',
  ],
  [
    { authEmulatorUrl: 'http://localhost' },
    'authEmulatorUrl: escreva também a porta, por exemplo http://localhost:9099 (está "http://localhost")',
    'authEmulatorUrl',
    'AUTH_EMULATOR_URL',
  ],
  [{ brnad: 'red' }, 'brnad: este campo não existe; você quis dizer "brand"?', 'brnad', 'BRNAD'],
])('%j is a mistake of one line that names the field, its key and its variable', (change, mistake, key, variable) => {
  // JSON drops keys that are undefined here.
  const file = JSON.parse(JSON.stringify({ ...valid, ...change }));
  expect(messageOf(file)).toBe(`site.config.json: ${mistake} [${key}; no ambiente, SITE_${variable}]`);
});

test('all mistakes are reported, one line each', () => {
  const file = { ...valid, contact: { ...contact, phone: '21 9 abc', state: 'XX' } };
  expect(messageOf(file).split('\n')).toEqual([
    expect.stringContaining('Telefone: escreva o número com DDD, por exemplo (21) 2345-6789 (está "21 9 abc")'),
    expect.stringContaining('Estado: escreva a sigla, por exemplo RJ (está "XX")'),
  ]);
});

test.each([null, 'text', 7])('the configuration %j is an error', (json) => {
  expect(messageOf(json)).toMatch(/^site\.config\.json: escreva campos entre \{ e \} \(está .+\)$/);
});

test('a text that is no JSON is an error that names the line, and a byte order mark is none', () => {
  expect(() => parseSiteConfigText('{\n  "siteUrl": "x",\n}')).toThrow(
    'site.config.json: linha 2: o JSON não está correto perto de “"siteUrl": "x",”;',
  );
  expect(parseSiteConfigText(`\uFEFF${JSON.stringify(valid)}`)).toEqual(valid);
});

const chat = { name: 'WhatsApp', icon: 'whatsapp', url: 'https://wa.me/5511987654321' };

test('a social link of WhatsApp without an address is that of the number', () => {
  const number = { ...contact, whatsapp: '(11) 98765-4321' };
  const { socialLinks } = parseSiteConfig({ ...valid, contact: number, socialLinks: [{ ...chat, url: undefined }] });
  expect(socialLinks).toEqual([chat]);
});

test('social links of an earlier file’s group keep their order and their variables, and WhatsApp’s is that of the number', () => {
  const { socialLinks: _, ...earlier } = { ...valid, contact: { ...contact, whatsapp: '(11) 98765-4321' } };
  const linkedin = 'https://www.linkedin.com/company/brasafria';
  const config = parseSiteConfig(
    { ...earlier, social: { ...social, whatsapp: '' } },
    { SITE_SOCIAL_LINKEDIN: linkedin },
  );
  expect(config.socialLinks?.map(({ url }) => url)).toEqual([linkedin, social.instagram, chat.url, social.facebook]);
});

test('earlier releases get the links by network', () => {
  const facebook = { name: 'Facebook', icon: 'facebook', url: 'https://www.facebook.com/a' };
  const { social: byNetwork } = parseSiteConfig({ ...valid, socialLinks: [facebook] });
  expect(byNetwork).toEqual({ linkedin: '', instagram: '', whatsapp: '', facebook: facebook.url });
});

test('a file of an earlier version gets the lines that it lacks', () => {
  const { facts: _, ...earlier } = valid;
  expect(messageOf(earlier)).toContain(
    'Números dos textos: falta este campo: acrescente "facts": {"responseHours":24,"yearsInMarket":5}',
  );
  expect(messageOf({ ...valid, facts: { responseHours: 24 } })).toContain(
    'Anos de mercado: falta este campo: acrescente "yearsInMarket": 5',
  );
});

test('fields of a newer version are named and ignored by programs that say so, at any depth', () => {
  const newer = { ...valid, rating: 5, stars: 1, contact: { ...contact, telegram: '@sentinela' } };
  const lines: string[] = [];
  expect(parseSiteConfig(newer, {}, (line) => lines.push(line))).toEqual(valid);
  expect(lines.map((line) => /^site\.config\.json: (.*?): este campo não existe.*ignora$/.exec(line)?.[1])).toEqual(
    expect.arrayContaining(['rating', 'stars', 'contact, telegram']),
  );
  expect(lines).toHaveLength(3);
  expect(newer.contact.telegram).toBe('@sentinela');
  expect(() => parseSiteConfig({ ...newer, siteUrl: 'nowhere' }, {}, () => {})).toThrow('Endereço do site');
});

test('texts need valid facts and hours, and nothing else of the file', () => {
  const file = (change: object) => JSON.stringify({ facts, contact: { hours: 'Todos os dias' }, ...change });
  expect(parseFacts(file({ siteUrl: 7 }))).toEqual({ facts, contact: { hours: 'Todos os dias' } });
  expect(() => parseFacts(file({ facts: { ...facts, responseHours: 1e9 } }))).toThrow('Horas até a resposta: escreva');
});

test('the owner gets mistakes in the company’s values only', () => {
  const file = { ...valid, siteUrl: 'nowhere', contact: { ...contact, phone: '21 9 abc' } };
  expect(companyProblems(file).map(({ key }) => key)).toEqual(['contact.phone']);
  expect(companyProblems(valid)).toEqual([]);
});

test('environment variables override the file and add missing keys', () => {
  const environment = {
    SITE_SITE_URL: 'https://other.example.com/',
    SITE_PREVIEW: 'false',
    SITE_CONTACT_EMAIL: ' vendas@example.com ',
    SITE_MAIL_ENDPOINT: 'https://mail.example.com/send_mail.php',
    SITE_BRAND_NAME: 'Outra',
  };
  const { brand: _brand, mailEndpoint: _mailEndpoint, ...rest } = valid;
  const file = { ...rest, brand: { legalName: 'Outra Ltda.', tagline: 'Lema' } };
  expect(parseSiteConfig(file, environment)).toEqual({
    ...valid,
    siteUrl: 'https://other.example.com',
    preview: false,
    brand: { name: 'Outra', legalName: 'Outra Ltda.', tagline: 'Lema' },
    contact: { ...contact, email: 'vendas@example.com' },
    mailEndpoint: 'https://mail.example.com/send_mail.php',
  });
});

test('an empty variable leaves the value of the file', () => {
  expect(parseSiteConfig(valid, { SITE_SITE_URL: '' })).toEqual(parseSiteConfig(valid));
});

test('observations are on by default, and null turns them off', () => {
  const { observationsEndpoint: _endpoint, vitalsSample: _sample, ...file } = valid;
  expect(parseSiteConfig(file)).toMatchObject({ observationsEndpoint: '/observations', vitalsSample: 25 });
  expect(parseSiteConfig({ ...file, observationsEndpoint: null })).toMatchObject({ observationsEndpoint: null });
  const environment = { SITE_OBSERVATIONS_ENDPOINT: 'null', SITE_VITALS_SAMPLE: '2.5' };
  expect(parseSiteConfig(valid, environment)).toMatchObject({ observationsEndpoint: null, vitalsSample: 2.5 });
});

test('a wrong value of the environment is reported like one of the file', () => {
  expect(messageOf(valid, { SITE_SITE_URL: 'nowhere' })).toBe(
    `site.config.json: Endereço do site: ${address} (está "nowhere") [siteUrl; no ambiente, SITE_SITE_URL]`,
  );
});

test('Firebase may be configured by the environment alone, and must be complete', () => {
  const keys = {
    SITE_FIREBASE_API_KEY: 'key',
    SITE_FIREBASE_AUTH_DOMAIN: 'site.firebaseapp.com',
    SITE_FIREBASE_PROJECT_ID: 'site',
    SITE_FIREBASE_APP_ID: '1:2:web:3',
  };
  const firebase = { apiKey: 'key', authDomain: 'site.firebaseapp.com', projectId: 'site', appId: '1:2:web:3' };
  expect(parseSiteConfig(valid, keys)).toEqual({ ...valid, firebase });
  expect(messageOf(valid, { ...keys, SITE_FIREBASE_API_KEY: undefined })).toBe(
    'site.config.json: firebase, apiKey: falta este campo: escreva um texto [firebase.apiKey; no ambiente, SITE_FIREBASE_API_KEY]',
  );
});

test('releaseKeys has one or two keys for each package, from the file or the environment', () => {
  const key = `MCowBQYDK2VwAyEA${'A'.repeat(43)}=`;
  const releaseKeys = { 'mfe-catalog': { current: key, next: key }, shell: { current: key } };
  expect(parseSiteConfig({ ...valid, releaseKeys })).toEqual({ ...valid, releaseKeys });
  const environment = { SITE_RELEASE_KEYS: JSON.stringify(releaseKeys) };
  expect(parseSiteConfig(valid, environment)).toEqual({ ...valid, releaseKeys });
  const wrong = [
    { shell: {} },
    { shell: { current: 'key' } },
    { shell: { current: key, next: key, third: key } },
    'no',
  ];
  for (const each of wrong)
    expect(messageOf({ ...valid, releaseKeys: each })).toContain(
      'releaseKeys: escreva a chave pública de cada pacote em "current", e no máximo outra em "next"',
    );
});
