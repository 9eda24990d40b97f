import { sampleConfig } from '../standalone/sampleConfig';
import { parseSiteConfig, SiteConfigError } from './parseSiteConfig';

const facts = { responseHours: 24, yearsInMarket: 5 };
const valid = { ...sampleConfig, preview: true, facts };
const { contact, brand, social } = valid;

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

test.each([
  [{ siteUrl: undefined }, 'siteUrl is missing', 'SITE_URL'],
  [{ siteUrl: '' }, 'siteUrl must not be empty', 'SITE_URL'],
  [{ siteUrl: 'www.example.com' }, 'siteUrl must be an absolute URL', 'SITE_URL'],
  [{ siteUrl: 'localhost:3000' }, 'siteUrl must be an absolute URL', 'SITE_URL'],
  [{ siteUrl: 'https://a.com/loja' }, 'siteUrl must be an absolute URL without a path', 'SITE_URL'],
  [{ preview: 'sim' }, 'preview must be true or false', 'PREVIEW'],
  [{ brand: undefined }, 'brand is missing', 'BRAND'],
  [{ brand: 'Sentinela' }, 'brand must be an object', 'BRAND'],
  [{ facts: undefined }, 'facts is missing', 'FACTS'],
  [
    { facts: { ...facts, responseHours: 1 } },
    'facts.responseHours must be a whole number from 2 to 720',
    'FACTS_RESPONSE_HOURS',
  ],
  [
    { facts: { ...facts, yearsInMarket: 'cinco' } },
    'facts.yearsInMarket must be a whole number from 2 to 200',
    'FACTS_YEARS_IN_MARKET',
  ],
  [{ privacy: { spamDays: 0 } }, 'privacy.spamDays must be a whole number from 1 to 3650', 'PRIVACY_SPAM_DAYS'],
  [{ privacy: { logDays: 1.5 } }, 'privacy.logDays must be a whole number from 1 to 3650', 'PRIVACY_LOG_DAYS'],
  [
    { privacy: { mailboxMonths: 'dois' } },
    'privacy.mailboxMonths must be a whole number from 1 to 240',
    'PRIVACY_MAILBOX_MONTHS',
  ],
  [{ privacy: { email: 'privacidade' } }, 'privacy.email must be an e-mail address', 'PRIVACY_EMAIL'],
  [{ brand: { ...brand, legalName: 7 } }, 'brand.legalName must be a text', 'BRAND_LEGAL_NAME'],
  [{ brand: { ...brand, tagline: '  ' } }, 'brand.tagline must not be empty', 'BRAND_TAGLINE'],
  [
    { contact: { ...contact, whatsapp: '+55 21 99999-0000' } },
    'contact.whatsapp must be digits only: 55, area code and number',
    'CONTACT_WHATSAPP',
  ],
  [{ contact: { ...contact, email: 'comercial' } }, 'contact.email must be an e-mail address', 'CONTACT_EMAIL'],
  [
    { contact: { ...contact, postalCode: '22770000' } },
    'contact.postalCode must look like 00000-000',
    'CONTACT_POSTAL_CODE',
  ],
  [{ social: { ...social, linkedin: 'javascript:0' } }, 'social.linkedin must be an absolute URL', 'SOCIAL_LINKEDIN'],
  [{ mailEndpoint: 'send_mail.php' }, 'mailEndpoint must be a path or an absolute URL', 'MAIL_ENDPOINT'],
  ...['//example.com/a', '/\\example.com', '/\t/example.com', 'javascript:alert(1)'].map(
    (mailEndpoint) =>
      [{ mailEndpoint }, 'mailEndpoint must be a path or an absolute URL', 'MAIL_ENDPOINT'] as [object, string, string],
  ),
  [
    { observationsEndpoint: 'observations' },
    'observationsEndpoint must be a path or an absolute URL',
    'OBSERVATIONS_ENDPOINT',
  ],
  [
    { observationsEndpoint: false },
    'observationsEndpoint must be a path, an absolute URL or null',
    'OBSERVATIONS_ENDPOINT',
  ],
  [{ vitalsSample: 101 }, 'vitalsSample must be a number from 0 to 100', 'VITALS_SAMPLE'],
  [{ vitalsSample: 'some' }, 'vitalsSample must be a number from 0 to 100', 'VITALS_SAMPLE'],
  [{ vitalsSample: null }, 'vitalsSample must be a number', 'VITALS_SAMPLE'],
  [{ firebase: undefined }, 'firebase is missing', 'FIREBASE'],
  [{ firebase: { apiKey: 'k', authDomain: 'd', projectId: 'p' } }, 'firebase.appId is missing', 'FIREBASE_APP_ID'],
  [{ authEmulatorUrl: 'http://localhost' }, 'authEmulatorUrl must name a port', 'AUTH_EMULATOR_URL'],
  [{ colour: 'red' }, 'colour is not a known key', 'COLOUR'],
])('%j is an error of one line that names the key and its variable', (change, problem, variable) => {
  // JSON drops keys that are undefined here.
  const file = JSON.parse(JSON.stringify({ ...valid, ...change }));
  expect(messageOf(file)).toBe(`site.config.json: ${problem} (environment: SITE_${variable})`);
});

test.each([null, 'text', 7])('the configuration %j is an error', (json) => {
  expect(messageOf(json)).toBe('site.config.json must be an object');
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
    'site.config.json: siteUrl must be an absolute URL (environment: SITE_SITE_URL)',
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
    'site.config.json: firebase.apiKey is missing (environment: SITE_FIREBASE_API_KEY)',
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
    expect(messageOf({ ...valid, releaseKeys: each })).toBe(
      'site.config.json: releaseKeys must have a public key as "current" of each package, and at most one as "next" (environment: SITE_RELEASE_KEYS)',
    );
});
