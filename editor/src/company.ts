import { readFileSync } from 'node:fs';
import path from 'node:path';
import { singleMark } from '@site/delivery/build';
import { siteConfigFile } from '@site/delivery/repository';
import { companyProblems, companySchema, parseJson, problemText, withSocialLinks } from '@site/shared/config';
import { Refusal } from './repository';

export const companyName = 'Empresa e contato';

/** Entry for the company's values. Its form shows the fields of the schema, and no other key of the file. */
export const company = {
  module: 'shared/src/config/company.ts',
  name: 'empresa',
  isCollection: false,
  place: siteConfigFile,
  images: 'shared/src/images',
  declaration: { [singleMark]: true as const, schema: companySchema, page: '/contato' },
};

/** @throws Refusal with the mistakes, one per line */
export function checkCompany(root: string): void {
  const problems = companyProblems(siteConfigIn(root));
  if (problems.length > 0) throw new Refusal(problems.map(problemText).join('\n'));
}

/** Content of `site.config.json` with values of the form; other keys and the order stay. @throws Refusal if it is no JSON */
export const withOtherKeys = (root: string, values: unknown): unknown => merged(siteConfigIn(root), shownOf(values));

function siteConfigIn(root: string): unknown {
  const parsed = parseJson(readFileSync(path.join(root, siteConfigFile), 'utf8'));
  if ('problem' in parsed) throw new Refusal(`${siteConfigFile}: ${parsed.problem}`);
  return parsed.value;
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function merged(before: unknown, after: unknown): unknown {
  if (!isObject(before) || !isObject(after)) return after;
  const fields = Object.entries(after).map(([name, value]) => [name, merged(before[name], value)]);
  return { ...before, ...Object.fromEntries(fields) };
}

/** The part of `site.config.json` that the form shows. */
export const shownOf = (value: unknown): unknown => shownBy(companySchema, withSocialLinks(value));

function shownBy(schema: object, value: unknown): unknown {
  if (!('entries' in schema) || !isObject(value)) return value;
  const fields = Object.entries(Object(schema.entries)).filter(([name]) => Object.hasOwn(value, name));
  return Object.fromEntries(fields.map(([name, field]) => [name, shownBy(Object(field), value[name])]));
}
