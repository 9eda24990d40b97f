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
}

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
  };
}

function addressIn(name: string, text: string): string {
  if (/^[^\r\n]*[^\s@<]@[^\s@>]+[^\r\n]*$/.test(text)) return text;
  throw new MailSettingsError(`${name} must be an e-mail address, such as "Site <site@example.com.br>"`);
}

/** Says the protocols only: the value has a password in it. */
function urlIn(name: string, text: string | undefined, protocols: readonly string[]): string | undefined {
  if (!text) return undefined;
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol) && new URL(text).hostname) return text;
  throw new MailSettingsError(
    `${name} must begin with ${protocols.map((one) => `${one}//`).join(' or ')} and name a host`,
  );
}
