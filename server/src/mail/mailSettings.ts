import type { AbuseLimits } from '../abuse';

/** A setting in the environment that can't be meant; the message is one line. */
export class MailSettingsError extends Error {
  override name = 'MailSettingsError';
}

/** What the owner says in the environment about messages; the README lists it. */
export interface MailSettings {
  readonly mailFrom: string;
  readonly mailTo: string;
  readonly smtpUrl: string | undefined;
  readonly databaseUrl: string | undefined;
  readonly limits: AbuseLimits;
}

/** Messages a minute for one address: nobody writes so many by hand. */
const usualPerMinute = 20;

/** What 256 KB each may take of the memory: 50 MB. */
const usualAtOnce = 200;

/**
 * @param companyEmail what stands in for addresses that are not given
 * @throws MailSettingsError
 */
export function readMailSettings(env: NodeJS.ProcessEnv, companyEmail: string): MailSettings {
  return {
    mailFrom: addressIn('MAIL_FROM', env.MAIL_FROM || companyEmail),
    mailTo: addressIn('MAIL_TO', env.MAIL_TO || companyEmail),
    smtpUrl: urlIn('SMTP_URL', env.SMTP_URL, ['smtp:', 'smtps:']),
    databaseUrl: urlIn('DATABASE_URL', env.DATABASE_URL, ['postgres:', 'postgresql:']),
    limits: {
      perMinute:
        env.RATE_LIMIT === 'off' ? undefined : countIn('RATE_LIMIT', env.RATE_LIMIT, usualPerMinute, 1, ' or off'),
      atOnce: usualAtOnce,
      corsOrigins: originsIn('CORS_ORIGINS', env.CORS_ORIGINS),
    },
  };
}

function addressIn(name: string, text: string): string {
  if (/^[^\r\n]*[^\s@<]@[^\s@>]+[^\r\n]*$/.test(text)) return text;
  throw new MailSettingsError(`${name} must be an e-mail address, such as "Site <site@example.com.br>"`);
}

function countIn(name: string, text: string | undefined, usual: number, least: number, other = ''): number {
  const count = text ? Number(text) : usual;
  if (Number.isInteger(count) && count >= least) return count;
  throw new MailSettingsError(`${name} must be a whole number from ${least}${other}, not ${text}`);
}

function originsIn(name: string, text = ''): readonly string[] {
  const origins = text.split(/[\s,]+/).filter(Boolean);
  const wrong = origins.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
  if (wrong === undefined) return origins;
  throw new MailSettingsError(`${name} must name origins such as https://www.example.com.br, not ${wrong}`);
}

/** Says the protocols only: the value has a password in it. */
function urlIn(name: string, text: string | undefined, protocols: readonly string[]): string | undefined {
  if (!text) return undefined;
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol) && new URL(text).hostname) return text;
  throw new MailSettingsError(
    `${name} must begin with ${protocols.map((one) => `${one}//`).join(' or ')} and name a host`,
  );
}
