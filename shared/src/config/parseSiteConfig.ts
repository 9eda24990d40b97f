import * as v from 'valibot';
import type { SiteConfigFile } from '../contracts';

const text = v.pipe(v.string('must be a text'), v.trim(), v.nonEmpty('must not be empty'));
const isUrl = (value: string) => /^https?:\/\//.test(value) && URL.canParse(value);
const url = v.pipe(text, v.check(isUrl, 'must be an absolute URL'));
const origin = v.pipe(
  url,
  v.transform((value) => value.replace(/\/+$/, '')),
  v.check((value) => new URL(value).pathname === '/', 'must be an absolute URL without a path'),
);
/** Browsers read `\` as `/`, and `//` as the beginning of another site. */
const isPath = (value: string) => /^(?![^?#]*\/\/)\/[^\s\\\p{C}]*$/u.test(value);
const pathOrUrl = v.pipe(
  text,
  v.check((value) => isPath(value) || isUrl(value), 'must be a path or an absolute URL'),
);
const flag = v.union(
  [
    v.boolean(),
    v.pipe(
      v.picklist(['true', 'false']),
      v.transform((value) => value === 'true'),
    ),
  ],
  'must be true or false',
);

const percent = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number))], 'must be a number'),
  v.check((value) => value >= 0 && value <= 100, 'must be a number from 0 to 100'),
);

const wholeNumber = (from: number, to: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number))], 'must be a number'),
    v.check(
      (value) => Number.isInteger(value) && value >= from && value <= to,
      `must be a whole number from ${from} to ${to}`,
    ),
  );

/** Accepts the text `null` as well, as an environment variable can only hold text. */
const noneOrPathOrUrl = v.union(
  [
    v.null(),
    v.pipe(
      v.literal('null'),
      v.transform(() => null),
    ),
    pathOrUrl,
  ],
  'must be a path, an absolute URL or null',
);

/** Ed25519 key as SPKI in base64: a fixed prefix and 32 bytes. */
const publicKey = v.pipe(v.string(), v.regex(/^MCowBQYDK2VwAyEA[\w+/]{43}=$/));
const keysByPackage = v.record(v.string(), v.strictObject({ current: publicKey, next: v.exactOptional(publicKey) }));
const releaseKeys = v.pipe(
  v.union([v.pipe(v.string(), v.parseJson()), v.unknown()]),
  v.custom<v.InferOutput<typeof keysByPackage>>(
    (value) => v.is(keysByPackage, value),
    'must have a public key as "current" of each package, and at most one as "next"',
  ),
);

const siteConfigSchema = v.strictObject({
  siteUrl: origin,
  preview: flag,
  brand: v.strictObject({ name: text, legalName: text, tagline: text }),
  contact: v.strictObject({
    phone: text,
    whatsapp: v.pipe(text, v.regex(/^55\d{10,11}$/, 'must be digits only: 55, area code and number')),
    email: v.pipe(text, v.email('must be an e-mail address')),
    street: text,
    district: text,
    city: text,
    state: text,
    postalCode: v.pipe(text, v.regex(/^\d{5}-\d{3}$/, 'must look like 00000-000')),
    mapUrl: url,
    hours: text,
  }),
  registration: v.strictObject({ cnpj: text, fireBrigade: text }),
  // From 2, as texts have the plural.
  facts: v.strictObject({ responseHours: wholeNumber(2, 720), yearsInMarket: wholeNumber(2, 200) }),
  privacy: v.exactOptional(
    v.strictObject({
      undeliveredDays: v.exactOptional(wholeNumber(1, 3_650)),
      spamDays: v.exactOptional(wholeNumber(1, 3_650)),
      logDays: v.exactOptional(wholeNumber(1, 3_650)),
      mailboxMonths: v.exactOptional(wholeNumber(1, 240)),
      email: v.exactOptional(v.pipe(text, v.email('must be an e-mail address'))),
      officer: v.exactOptional(text),
    }),
  ),
  social: v.strictObject({
    linkedin: url,
    instagram: url,
    whatsapp: url,
    facebook: url,
  }),
  mailEndpoint: pathOrUrl,
  observationsEndpoint: v.optional(noneOrPathOrUrl, '/observations'),
  vitalsSample: v.optional(percent, 25),
  firebase: v.nullable(
    v.strictObject({
      apiKey: text,
      authDomain: text,
      projectId: text,
      appId: text,
    }),
  ),
  authEmulatorUrl: v.pipe(
    origin,
    v.check((value) => new URL(value).port !== '', 'must name a port'),
  ),
  releaseKeys: v.exactOptional(releaseKeys),
});

export class SiteConfigError extends Error {
  override name = 'SiteConfigError';
}

/** `SITE_CONTACT_EMAIL` overrides `contact.email`; an empty variable counts as unset. @throws SiteConfigError naming the first wrong key */
export function parseSiteConfig(
  json: unknown,
  environment: Readonly<Record<string, string | undefined>> = {},
): SiteConfigFile {
  const result = v.safeParse(siteConfigSchema, withEnvironment(siteConfigSchema, json, environment));
  if (result.success) return result.output;
  const [issue] = result.issues;
  const key = v.getDotPath(issue);
  const problem = issue.type === 'strict_object' ? objectProblem(issue) : issue.message;
  if (!key) throw new SiteConfigError(`site.config.json ${problem}`);
  throw new SiteConfigError(`site.config.json: ${key} ${problem} (environment: ${variableName(key.split('.'))})`);
}

function objectProblem(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === 'never') return 'is not a known key';
  return issue.received === 'undefined' ? 'is missing' : 'must be an object';
}

function variableName(path: readonly string[]): string {
  return `SITE_${path.map((part) => part.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()).join('_')}`;
}

function withEnvironment(
  schema: v.GenericSchema,
  value: unknown,
  environment: Readonly<Record<string, string | undefined>>,
  path: readonly string[] = [],
): unknown {
  const { entries } = ('wrapped' in schema ? schema.wrapped : schema) as { entries?: v.ObjectEntries };
  if (!entries) return environment[variableName(path)] || value;
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const merged: Record<string, unknown> = isObject ? { ...value } : {};
  for (const [key, inner] of Object.entries(entries)) {
    const overridden = withEnvironment(inner as v.GenericSchema, merged[key], environment, [...path, key]);
    if (overridden !== undefined) merged[key] = overridden;
  }
  return isObject || Object.keys(merged).length > 0 ? merged : value;
}
