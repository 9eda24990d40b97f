import * as v from 'valibot';
import type { SiteConfigFile } from '../contracts';
import { chatLink } from '../navigation/chatLink';
import { companySchema, emailAddress, shortText, wholeNumber } from './company';
import { earlierSocial, socialByNetwork, withSocialLinks } from './earlierSocial';
import { isUnknownField, type Problem, parseJson, problemOf, problemText } from './problems';

const file = 'site.config.json';

const text = v.pipe(v.string('escreva um texto'), v.trim(), v.nonEmpty('escreva um texto'));
const isUrl = (value: string) => /^https?:\/\//.test(value) && URL.canParse(value);
const addressWanted = 'escreva um endereço que começa com https:// (ou http://), sem caminho';
const origin = v.pipe(
  v.string(addressWanted),
  v.trim(),
  v.transform((value) => value.replace(/\/+$/, '')),
  v.check((value) => isUrl(value) && new URL(value).pathname === '/', addressWanted),
);
const pathWanted = 'escreva um caminho que começa com /, ou um endereço que começa com https:// (ou http://)';
/** Browsers read `\` as `/`, and `//` as the beginning of another site. */
const isPath = (value: string) => /^(?![^?#]*\/\/)\/[^\s\\\p{C}]*$/u.test(value);
const pathOrUrl = v.pipe(
  v.string(pathWanted),
  v.trim(),
  v.check((value) => isPath(value) || isUrl(value), pathWanted),
);
const flag = v.union(
  [
    v.boolean(),
    v.pipe(
      v.picklist(['true', 'false']),
      v.transform((value) => value === 'true'),
    ),
  ],
  'escreva true ou false',
);

const percentWanted = 'escreva um número de 0 a 100';
const percent = v.pipe(v.number(percentWanted), v.minValue(0, percentWanted), v.maxValue(100, percentWanted));

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
  `${pathWanted}, ou null`,
);

/** Ed25519 key as SPKI in base64: a fixed prefix and 32 bytes. */
const publicKey = v.pipe(v.string(), v.regex(/^MCowBQYDK2VwAyEA[\w+/]{43}=$/));
const keysByPackage = v.record(v.string(), v.strictObject({ current: publicKey, next: v.exactOptional(publicKey) }));
const releaseKeys = v.pipe(
  v.union([v.pipe(v.string(), v.parseJson()), v.unknown()]),
  v.custom<v.InferOutput<typeof keysByPackage>>(
    (value) => v.is(keysByPackage, value),
    'escreva a chave pública de cada pacote em "current", e no máximo outra em "next"',
  ),
);

const siteConfigSchema = v.strictObject({
  siteUrl: v.pipe(origin, v.title('Endereço do site')),
  preview: v.pipe(flag, v.title('Modo de prévia')),
  ...companySchema.entries,
  social: v.exactOptional(earlierSocial),
  privacy: v.exactOptional(
    v.strictObject({
      undeliveredDays: v.exactOptional(wholeNumber('Dias das mensagens não entregues', 1, 3_650)),
      spamDays: v.exactOptional(wholeNumber('Dias das mensagens suspeitas', 1, 3_650)),
      logDays: v.exactOptional(wholeNumber('Dias dos registros do servidor', 1, 3_650)),
      mailboxMonths: v.exactOptional(wholeNumber('Meses das mensagens recebidas', 1, 240)),
      email: v.exactOptional(emailAddress('E-mail de privacidade')),
      officer: v.exactOptional(shortText('Encarregado de dados', 100)),
    }),
  ),
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
    v.check(
      (value) => !URL.canParse(value) || new URL(value).port !== '',
      'escreva também a porta, por exemplo http://localhost:9099',
    ),
  ),
  releaseKeys: v.exactOptional(releaseKeys),
});

const { facts, contact } = companySchema.entries;
const factsSchema = v.object({ facts, contact: v.object({ hours: contact.entries.hours }) });

export interface SiteConfigProblem extends Problem {
  /** Path in the file, such as `contact.email`; null for the whole file. */
  readonly key: string | null;
}

/** Mistakes in `site.config.json`, one line each, in Portuguese. */
export class SiteConfigError extends Error {
  override name = 'SiteConfigError';
  /** webpack hides the stack. */
  readonly hideStack = true;

  readonly problems: readonly SiteConfigProblem[] = [];
}

export const siteConfigError = (problems: readonly SiteConfigProblem[]): SiteConfigError =>
  Object.assign(new SiteConfigError(problems.map(lineOf).join('\n')), { problems });

function lineOf({ key, ...problem }: SiteConfigProblem): string {
  const place = key === null ? '' : ` [${key}; no ambiente, ${variableName(key.split('.'))}]`;
  return `${file}: ${problemText(problem)}${place}`;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Gets a line for each field that a newer version may know, and this one ignores. */
type OnUnknownField = (line: string) => void;

/**
 * `SITE_CONTACT_EMAIL` overrides `contact.email`; an empty variable counts as unset.
 *
 * @param onUnknown without it, such a field is a mistake @throws SiteConfigError
 */
export function parseSiteConfig(
  json: unknown,
  environment: Environment = {},
  onUnknown?: OnUnknownField,
): SiteConfigFile {
  const config = parseWith(siteConfigSchema, json, environment, onUnknown);
  const chat = chatLink(config.contact.whatsapp);
  const socialLinks = config.socialLinks.map(({ url = chat, ...link }) => ({ ...link, url }));
  return { ...config, socialLinks, social: socialByNetwork(socialLinks) };
}

/** @param source text of `site.config.json` @throws SiteConfigError */
export const parseSiteConfigText = (
  source: string,
  environment?: Environment,
  onUnknown?: OnUnknownField,
): SiteConfigFile => parseSiteConfig(jsonOf(source), environment, onUnknown);

/** The values in texts, whose mistakes alone stop a build of texts. @throws SiteConfigError */
export const parseFacts = (source: string, environment: Environment = {}): v.InferOutput<typeof factsSchema> =>
  parseWith(factsSchema, jsonOf(source), environment);

function jsonOf(source: string): unknown {
  const parsed = parseJson(source);
  if ('problem' in parsed) throw siteConfigError([{ field: '', wanted: parsed.problem, key: null }]);
  return parsed.value;
}

function parseWith<const S extends v.GenericSchema>(
  schema: S,
  json: unknown,
  environment: Environment,
  onUnknown?: OnUnknownField,
): v.InferOutput<S> {
  const merged = withSocialLinks(withEnvironment(schema, json, environment));
  const { success, output, issues } = check(schema, merged);
  if (success) return output;
  // A schema reports the first of its unknown fields.
  const unknown = issues.filter(isUnknownField);
  if (!onUnknown || unknown.length === 0) throw siteConfigError(issues.map((issue) => problemAt(issue, schema)));
  for (const issue of unknown) {
    onUnknown(`${lineOf(problemAt(issue, schema))}; esta versão do programa o ignora`);
    const { input, key } = issue.path?.at(-1) ?? {};
    delete Object(input)[String(key)];
  }
  return parseWith(schema, merged, environment, onUnknown);
}

const check = <const S extends v.GenericSchema>(schema: S, json: unknown) =>
  v.safeParse(schema, json, { abortPipeEarly: true });

const problemAt = (issue: v.BaseIssue<unknown>, schema: v.GenericSchema) => ({
  ...problemOf(issue, schema),
  key: v.getDotPath(issue),
});

/** Mistakes in the values that the owner edits. @param json content of `site.config.json` */
export function companyProblems(json: unknown): readonly SiteConfigProblem[] {
  const problems = (check(siteConfigSchema, json).issues ?? []).map((issue) => problemAt(issue, siteConfigSchema));
  return problems.filter(({ key }) => key === null || Object.hasOwn(companySchema.entries, key.split('.')[0] ?? ''));
}

function variableName(path: readonly string[]): string {
  return `SITE_${path.map((part) => part.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()).join('_')}`;
}

function withEnvironment(
  schema: v.GenericSchema,
  value: unknown,
  environment: Environment,
  path: readonly string[] = [],
): unknown {
  const { entries, type } = ('wrapped' in schema ? schema.wrapped : schema) as v.GenericSchema & {
    entries?: v.ObjectEntries;
  };
  if (!entries) {
    const given = environment[variableName(path)] || value;
    return type === 'number' ? numberIn(given) : given;
  }
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const merged: Record<string, unknown> = isObject ? { ...value } : {};
  for (const [key, inner] of Object.entries(entries)) {
    const overridden = withEnvironment(inner as v.GenericSchema, merged[key], environment, [...path, key]);
    if (overridden !== undefined) merged[key] = overridden;
  }
  return isObject || Object.keys(merged).length > 0 ? merged : value;
}

/** Environment variables hold numbers as texts. */
function numberIn(given: unknown): unknown {
  const isNumber = typeof given === 'string' && given.trim() !== '' && Number.isFinite(Number(given));
  return isNumber ? Number(given) : given;
}
