import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { privacyOf, type SiteConfigFile } from '@site/shared/contracts';
import * as v from 'valibot';
import { logLevels, privateLog } from './base';
import { contactsLimits, httpLimits, mailLimits } from './limits';
import { type ConfirmationFacts, usualDailyLimits } from './mail';
import { usualShare } from './observations';
import type { StartOptions } from './startServer';

const dayMs = 24 * 60 * 60_000;

const not = ({ input }: { readonly input: unknown }) => `not ${input}`;

const wholeNumber = (from: number, to: number, saying: string) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => /^\d+$/.test(text) && Number(text) >= from && Number(text) <= to,
      (issue) => `must be ${saying}, ${not(issue)}`,
    ),
    v.transform(Number),
  );

const emailAddress = v.pipe(
  v.string(),
  v.regex(/^[^\r\n]*[^\s@<]@[^\s@>]+[^\r\n]*$/, 'must be an e-mail address, such as "Site <site@example.com.br>"'),
);

/** The message names only the protocols: the value contains a password. */
const url = (...protocols: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol) && new URL(text).hostname !== '',
      `must begin with ${protocols.map((protocol) => `${protocol}//`).join(' or ')} and name a host`,
    ),
  );

const origins = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
  v.array(
    v.pipe(
      v.string(),
      v.check(
        (text) => URL.canParse(text) && new URL(text).origin === text,
        (issue) => `must name origins such as https://www.example.com.br, ${not(issue)}`,
      ),
    ),
  ),
);

/** `127.0.0.1:9464`, `[::1]:9464` or `name:port`; `off` is undefined. */
const metricsAddress = v.pipe(
  v.string(),
  v.check(
    (text) => text === 'off' || Number(/^(?:\[[\da-f:.]+\]|[\w.-]+):(\d{1,5})$/i.exec(text)?.[1]) <= 65_535,
    (issue) => `must be an address with a port, such as 127.0.0.1:9464, or off, ${not(issue)}`,
  ),
  v.transform((text) => {
    if (text === 'off') return undefined;
    const port = text.lastIndexOf(':');
    return { host: text.slice(0, port).replace(/^\[|\]$/g, ''), port: Number(text.slice(port + 1)) };
  }),
);

const oneOf = <const T extends readonly string[]>(choices: T, saying: string) =>
  v.picklist(choices, (issue) => `must be ${saying}, ${not(issue)}`);

const schema = v.object({
  PORT: v.optional(wholeNumber(0, 65_535, '0 to 65535'), '3000'),
  HOST: v.optional(v.string(), 'localhost'),
  SITE_DIR: v.optional(v.string()),
  DATA_DIR: v.optional(v.string()),
  TRUST_PROXY: v.optional(wholeNumber(0, 9, 'the number of proxies before the server'), '0'),
  LOG_LEVEL: v.optional(oneOf(logLevels, 'silent, fatal, error, warn or info'), 'warn'),
  METRICS_ADDR: v.optional(metricsAddress, '127.0.0.1:9464'),
  MAIL_FROM: v.optional(emailAddress),
  MAIL_TO: v.optional(emailAddress),
  CONFIRMATION_MAIL: v.optional(oneOf(['on', 'off'], 'on or off'), 'off'),
  SMTP_URL: v.optional(url('smtp:', 'smtps:')),
  DATABASE_URL: v.optional(url('postgres:', 'postgresql:')),
  RATE_LIMIT: v.optional(
    v.union(
      [v.literal('off'), wholeNumber(1, Number.MAX_SAFE_INTEGER, '')],
      (issue) => `must be a whole number from 1 or off, ${not(issue)}`,
    ),
    String(httpLimits.messagesPerMinute),
  ),
  CORS_ORIGINS: v.optional(origins, ''),
  CANARY_GUARD: v.optional(oneOf(['on', 'report', 'off'], 'on, off or report')),
  SITE_STORE: v.optional(v.string()),
  PAGES_FROM: v.optional(oneOf(['here', 'elsewhere'], 'here or elsewhere'), 'here'),
});

/** An empty variable counts as unset, except `CANARY_GUARD`. @throws Error that names the invalid variable */
export function readSettings(env: NodeJS.ProcessEnv, config: SiteConfigFile, root: string) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  // An empty `CANARY_GUARD` is refused: its intention is unclear.
  const read = v.safeParse(schema, { ...given, CANARY_GUARD: env.CANARY_GUARD });
  if (!read.success) {
    const [{ path, message }] = read.issues;
    throw new Error(`${path?.[0]?.key} ${message}`);
  }
  const set = read.output;
  const dataDir = resolve(set.DATA_DIR ?? join(root, 'var'));
  const privacy = privacyOf(config);
  const corsOrigins = set.CORS_ORIGINS;
  const isUnlimited = set.RATE_LIMIT === 'off';
  return {
    port: set.PORT,
    host: set.HOST,
    siteDir: resolve(set.SITE_DIR ?? join(root, 'site')),
    dataDir,
    spoolDir: join(dataDir, 'spool'),
    outboxDir: join(dataDir, 'outbox'),
    trustProxy: set.TRUST_PROXY,
    logger: privateLog(set.LOG_LEVEL),
    metricsAddress: set.METRICS_ADDR,
    mailFrom: set.MAIL_FROM ?? config.contact.email,
    mailTo: set.MAIL_TO ?? config.contact.email,
    siteUrl: config.siteUrl,
    responseHours: config.facts.responseHours,
    ...(set.CONFIRMATION_MAIL === 'on' && { confirmation: confirmationFacts(config) }),
    smtpUrl: set.SMTP_URL,
    databaseUrl: set.DATABASE_URL,
    retention: {
      undeliveredMs: privacy.undeliveredDays * dayMs,
      heldMs: privacy.spamDays * dayMs,
    },
    limits: {
      atOnce: httpLimits.messagesAtOnce,
      storedBytes: mailLimits.storedBytes,
      corsOrigins,
      ...(set.RATE_LIMIT !== 'off' && {
        perMinute: set.RATE_LIMIT,
        atOnceFromAddress: httpLimits.messagesAtOnceFromAddress,
        daily: usualDailyLimits,
      }),
    },
    observations: {
      preview: config.preview,
      file: join(dataDir, 'observations.json'),
      limits: isUnlimited
        ? { corsOrigins }
        : { perMinute: httpLimits.observationsPerMinute, share: usualShare, corsOrigins },
    },
    calendar: { company: config.brand.name, phone: config.contact.phone, siteUrl: config.siteUrl },
    contacts: {
      file: join(dataDir, 'contacts.json'),
      pressesPerHour: isUnlimited ? undefined : contactsLimits.pressesPerHour,
    },
    guard: guardSettings(set, dataDir, root),
  } satisfies StartOptions;
}

/** Default: rolls failing canaries back where a release store exists. */
function guardSettings(
  { CANARY_GUARD, SITE_STORE, PAGES_FROM }: v.InferOutput<typeof schema>,
  dataDir: string,
  root: string,
): StartOptions['guard'] {
  if (CANARY_GUARD === 'off') return null;
  const usualStore = join(root, 'var/releases');
  const store = SITE_STORE ?? (existsSync(usualStore) ? usualStore : null);
  if (CANARY_GUARD === 'on' && store === null) {
    throw new Error('CANARY_GUARD=on needs the release store: set SITE_STORE');
  }
  return {
    store: CANARY_GUARD === 'report' ? null : store,
    root,
    isDefault: CANARY_GUARD === undefined,
    hasPagesElsewhere: PAGES_FROM === 'elsewhere',
    file: join(dataDir, 'guard.json'),
  };
}

function confirmationFacts({ brand, contact, facts }: SiteConfigFile): ConfirmationFacts {
  const { phone, hours, email: replyTo } = contact;
  return { company: brand.name, phone, hours, replyTo, responseHours: facts.responseHours };
}
