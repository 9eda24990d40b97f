import { MailSettingsError, readMailSettings } from './mailSettings';

const company = 'contato@example.com.br';

test('without settings the company writes to itself, and nothing is sent over SMTP', () => {
  expect(readMailSettings({ SMTP_URL: '' }, company)).toMatchObject({
    mailFrom: company,
    mailTo: company,
    smtpUrl: undefined,
  });
});

test('what is set counts', () => {
  const env = {
    MAIL_FROM: 'Site <site@example.com.br>',
    MAIL_TO: 'vendas@example.com.br, chefe@example.com.br',
    SMTP_URL: 'smtps://site:secret@mail.example.com.br:465',
  };
  expect(readMailSettings(env, company)).toMatchObject({
    mailFrom: env.MAIL_FROM,
    mailTo: env.MAIL_TO,
    smtpUrl: env.SMTP_URL,
  });
});

test('limits: 20 a minute for one address unless told, none for load tests, no other site trusted', () => {
  expect(readMailSettings({}, company)).toMatchObject({
    limits: { perMinute: 20, atOnce: 200, corsOrigins: [] },
  });
  expect(readMailSettings({ RATE_LIMIT: 'off' }, company).limits.perMinute).toBeUndefined();
  const env = { RATE_LIMIT: '3', CORS_ORIGINS: 'https://a.example.com, http://localhost:3000' };
  expect(readMailSettings(env, company)).toMatchObject({
    limits: { perMinute: 3, corsOrigins: ['https://a.example.com', 'http://localhost:3000'] },
  });
});

test.each([
  [{ RATE_LIMIT: '0' }, 'RATE_LIMIT must be a whole number from 1 or off, not 0'],
  [{ RATE_LIMIT: 'of' }, 'RATE_LIMIT must be a whole number from 1 or off, not of'],
  [{ CORS_ORIGINS: '*' }, 'CORS_ORIGINS must name origins'],
  [{ CORS_ORIGINS: 'https://a.example.com/' }, 'CORS_ORIGINS must name origins'],
  [{ DATABASE_URL: 'mysql://site:secret@db' }, 'DATABASE_URL must begin with postgres:// or postgresql://'],
  [{ SMTP_URL: 'mail.example.com.br' }, 'SMTP_URL must begin with smtp:// or smtps:// and name a host'],
  [{ SMTP_URL: 'https://site:secret@mail.example.com.br' }, 'SMTP_URL must begin with'],
  [{ SMTP_URL: 'smtp://' }, 'SMTP_URL must begin with'],
  [{ MAIL_TO: 'nobody' }, 'MAIL_TO must be an e-mail address'],
  [{ MAIL_FROM: 'Site <site@example.com.br>\r\nBcc: x@example.com' }, 'MAIL_FROM must be an e-mail address'],
])('%j is refused in one line, without the password', (env, text) => {
  const reading = () => readMailSettings(env, company);
  expect(reading).toThrow(MailSettingsError);
  expect(reading).toThrow(text);
  expect(reading).not.toThrow(/secret|\n/);
});
