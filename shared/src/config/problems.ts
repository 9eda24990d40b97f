import * as v from 'valibot';
import { nearest } from './nearest';
import { repeatedField } from './repeatedField';

/** Mistake in a file that people without developer tools edit, in Portuguese. */
export interface Problem {
  /** Title of the field, else its place in the file; empty for the file. */
  readonly field: string;
  readonly wanted: string;
}

export const problemText = ({ field, wanted }: Problem) => (field === '' ? wanted : `${field}: ${wanted}`);

export function problemOf(issue: v.BaseIssue<unknown>, schema: v.GenericSchema): Problem {
  const keys = (issue.path ?? []).map(({ key }) => key);
  const fieldSchema = schemaAt(schema, keys);
  const title = fieldSchema && v.getTitle(fieldSchema as v.GenericSchema);
  return { field: title ?? placeText(keys), wanted: explanation(issue, schema, keys) };
}

function explanation(issue: v.BaseIssue<unknown>, schema: v.GenericSchema, keys: readonly unknown[]): string {
  const parent = schemaAt(schema, keys.slice(0, -1));
  const fields = parent && 'entries' in parent ? Object.keys(Object(parent.entries)) : [];
  if (isUnknownField(issue)) {
    const meant = nearest(String(keys.at(-1)), fields);
    return `este campo não existe${meant ? `; você quis dizer "${meant}"?` : ` (existem: ${fields.join(', ')})`}`;
  }
  const fieldSchema = schemaAt(schema, keys);
  const wanted = wantedText(issue, fieldSchema);
  if (issue.received !== 'undefined') return `${wanted} (está ${receivedText(issue)})`;
  const example = exampleFor(fieldSchema);
  return `falta este campo: ${example === undefined ? wanted : `acrescente "${keys.at(-1)}": ${JSON.stringify(example)}`}`;
}

export const isUnknownField = ({ expected, path }: v.BaseIssue<unknown>) => expected === 'never' && path !== undefined;

/** First example of a field, or of each field of a group; undefined without one. */
function exampleFor(schema: object | undefined): unknown {
  if (!schema) return undefined;
  if (!('entries' in schema)) return (v.getExamples(schema as v.GenericSchema) as readonly unknown[])[0];
  const examples = Object.entries(Object(schema.entries)).map(([key, field]) => [key, exampleFor(Object(field))]);
  return examples.some(([, example]) => example === undefined) ? undefined : Object.fromEntries(examples);
}

/** `caracteristicas, item 2, nome`: people count from one. */
function placeText(keys: readonly unknown[]): string {
  return keys.map((key) => (typeof key === 'number' ? `item ${key + 1}` : String(key))).join(', ');
}

export const objectWanted = 'escreva campos entre { e }';

const kinds: Readonly<Record<string, string>> = {
  string: 'escreva um texto entre aspas',
  number: 'escreva um número sem aspas, com ponto em vez de vírgula',
  boolean: 'escreva true ou false, sem aspas',
  Array: 'escreva uma lista entre [ e ]',
  Object: objectWanted,
};

/** valibot's own messages are English; a missing field has no other. */
const ofValibot = /^Invalid /;

function wantedText({ message, expected }: v.BaseIssue<unknown>, schema: object | undefined): string {
  if (!ofValibot.test(message)) return message;
  const schemaMessage = schema && messagesOf(schema).find((each) => typeof each === 'string');
  const kind = schema && 'expects' in schema ? String(schema.expects) : (expected ?? '');
  return schemaMessage ?? kinds[kind] ?? `escreva ${kind}`;
}

function messagesOf(schema: object): readonly unknown[] {
  const steps: readonly unknown[] = 'pipe' in schema && Array.isArray(schema.pipe) ? schema.pipe : [];
  return [schema, ...steps].map((step) => Object(step).message);
}

/** Schema of a field; undefined where it depends on the value. */
function schemaAt(schema: unknown, keys: readonly unknown[]): object | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined;
  if ('wrapped' in schema) return schemaAt(schema.wrapped, keys);
  const [key, ...rest] = keys;
  if (key === undefined) return schema;
  if (typeof key === 'number' && 'item' in schema) return schemaAt(schema.item, rest);
  return 'entries' in schema ? schemaAt(Object(schema.entries)[String(key)], rest) : undefined;
}

/** Characters of a wrong value in a message. */
const longestReceived = 100;

function receivedText({ input, received }: v.BaseIssue<unknown>): string {
  if (Array.isArray(input)) return input.length === 0 ? 'uma lista vazia' : 'uma lista';
  if (typeof input === 'object' && input !== null) return 'um grupo de campos';
  if (input === '') return 'vazio';
  return received.length > longestReceived ? `${received.slice(0, longestReceived)}…` : received;
}

export function parseJson(source: string): { readonly value: unknown } | { readonly problem: string } {
  if (source.includes('\uFFFD')) return { problem: 'grave o arquivo em UTF-8: há letras que não se leem' };
  const json = source.replace(/^\uFEFF/, '');
  if (json.trim() === '') return { problem: `o arquivo está vazio; ${objectWanted}` };
  try {
    const value: unknown = JSON.parse(json);
    const repeated = repeatedField(json);
    if (!repeated) return { value };
    return { problem: `linha ${repeated.line}: o campo "${repeated.name}" está escrito duas vezes; apague um` };
  } catch (error) {
    // V8 names the position, except at the end of the text.
    const position = Number(/position (\d+)/.exec(String(error))?.[1] ?? json.trimEnd().length);
    const before = json.slice(0, position).trimEnd().split('\n');
    const line = before.length;
    return {
      problem: `linha ${line}: o JSON não está correto perto de “${before.at(-1)?.trim().slice(-40)}”; confira aspas, vírgulas (nenhuma depois do último campo) e chaves`,
    };
  }
}
