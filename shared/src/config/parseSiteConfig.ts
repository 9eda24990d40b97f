import * as v from 'valibot';
import type { SiteConfig } from '../contracts';

const text = v.pipe(v.string('must be a text'), v.trim(), v.nonEmpty('must not be empty'));
const url = v.pipe(text, v.url('must be an absolute URL'));
const origin = v.pipe(
  url,
  v.transform((value) => value.replace(/\/+$/, '')),
);
const pathOrUrl = v.pipe(
  text,
  v.check((value) => value.startsWith('/') || URL.canParse(value), 'must be a path or an absolute URL'),
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
  social: v.strictObject({
    linkedin: url,
    instagram: url,
    whatsapp: url,
    facebook: url,
  }),
  mailEndpoint: pathOrUrl,
  firebase: v.nullable(
    v.strictObject({
      apiKey: text,
      authDomain: text,
      projectId: text,
      appId: text,
    }),
  ),
  authEmulatorUrl: origin,
});

/** A setting that is missing or wrong; the message is one line that names the key. */
export class SiteConfigError extends Error {
  override name = 'SiteConfigError';
}

const firebaseKeys = ['apiKey', 'authDomain', 'projectId', 'appId'];

/**
 * Checks the content of `site.config.json`, after putting the environment's values over it: `SITE_CONTACT_EMAIL` stands
 * for `contact.email`, `SITE_MAIL_ENDPOINT` for `mailEndpoint`, and so on for every key.
 *
 * @throws SiteConfigError naming the first wrong key
 */
export function parseSiteConfig(
  json: unknown,
  environment: Readonly<Record<string, string | undefined>> = {},
): SiteConfig {
  const result = v.safeParse(siteConfigSchema, withEnvironment(json, environment));
  if (result.success) return result.output;
  const [issue] = result.issues;
  const key = v.getDotPath(issue) ?? '(file)';
  const problem = issue.type === 'strict_object' ? objectProblem(issue) : issue.message;
  throw new SiteConfigError(`site.config.json: ${key} ${problem} (environment: ${variableName(key.split('.'))})`);
}

function objectProblem(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === 'never') return 'is not a known key';
  return issue.received === 'undefined' ? 'is missing' : 'must be an object';
}

/** `contact.postalCode` becomes `SITE_CONTACT_POSTAL_CODE`. */
function variableName(path: readonly string[]): string {
  return `SITE_${path.map((part) => part.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()).join('_')}`;
}

function withEnvironment(
  value: unknown,
  environment: Readonly<Record<string, string | undefined>>,
  path: readonly string[] = [],
): unknown {
  if (path.length === 1 && path[0] === 'firebase' && value === null) {
    const entries = firebaseKeys.map((key) => [key, environment[variableName([...path, key])]]);
    return entries.some(([, text]) => text !== undefined)
      ? Object.fromEntries(entries.filter(([, text]) => text !== undefined))
      : null;
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, withEnvironment(inner, environment, [...path, key])]),
    );
  }
  return path.length > 0 ? (environment[variableName(path)] ?? value) : value;
}
