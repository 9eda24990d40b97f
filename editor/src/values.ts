import { readdirSync } from 'node:fs';
import { pictureEnding, pictureNamed } from '@site/delivery/build';
import { type ContentSchema, v } from '@site/delivery/content';
import { label } from './labels';
import { numbers } from './page/numbers.js';
import { Refusal } from './repository';
import { shapeOf } from './shape';

interface Changes {
  readonly picture: (name: string, folder: string) => string;
  readonly number: (number: unknown, kind: 'money' | 'count', field: string) => unknown;
}

/** Value of a content file for the form, with addresses of pictures, and numbers as texts. */
export function toForm(schema: ContentSchema, value: unknown, images: string, root: string): unknown {
  return convert(schema, value, {
    picture(name, folder) {
      const place = `${images}/${folder}`;
      return `${place}/${pictureNamed(name, readdirSync(`${root}/${place}`)) ?? name}`;
    },
    number(number, kind) {
      if (typeof number !== 'number') return number;
      const text = numbers[kind].write(number);
      // An amount with three decimals stays as it is, for the form to refuse.
      return numbers[kind].read(text) === number ? text : number;
    },
  });
}

/**
 * Value of a form for a file: fields in the order of the schema, without empty ones, names of pictures, numbers.
 * @throws Refusal for a text that is no number, or may mean two
 */
export function toFile(schema: ContentSchema, value: unknown): unknown {
  return convert(schema, value, {
    picture: (address) => address.slice(address.lastIndexOf('/') + 1).replace(pictureEnding, ''),
    number(text, kind, field) {
      if (typeof text !== 'string') return text;
      const number = numbers[kind].read(text);
      if (number === null) throw new Refusal(`${label(field)}: ${numbers[kind].wanted} (está "${text}")`);
      return number;
    },
  });
}

/** Keeps values that do not fit the schema: the check reports them. */
function convert(schema: ContentSchema, value: unknown, changes: Changes, name = ''): unknown {
  const shape = shapeOf(schema);
  if (shape.isOptional && isEmpty(value)) return undefined;
  if (shape.kind === 'picture' || shape.kind === 'pictures') {
    const change = (each: unknown) => (typeof each === 'string' ? changes.picture(each, shape.picture.folder) : each);
    return Array.isArray(value) ? value.map(change) : change(value);
  }
  if (shape.kind === 'money' || shape.kind === 'count') return changes.number(value, shape.kind, name);
  if (shape.kind === 'list' && Array.isArray(value))
    return value.map((item) => convert(shape.item, item, changes, name));
  if (shape.kind !== 'object' || typeof value !== 'object' || value === null) return value;
  const names = [...new Set([...Object.keys(shape.fields), ...Object.keys(value)])];
  const fields = names.map((each) => {
    const field = Object.hasOwn(shape.fields, each) ? shape.fields[each] : undefined;
    const given = Reflect.get(value, each);
    return [each, field ? convert(field, given, changes, each) : given] as const;
  });
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
}

/** Valid prices that rise or fall by more than half, in words. */
export function largeChanges(schema: ContentSchema, before: unknown, after: unknown, name = ''): readonly string[] {
  const shape = shapeOf(schema);
  if (shape.kind === 'object')
    return Object.entries(shape.fields).flatMap(([key, field]) =>
      largeChanges(field, Object(before)[key], Object(after)[key], key),
    );
  if (shape.kind === 'list' && Array.isArray(after))
    return after.flatMap((item, index) => largeChanges(shape.item, Object(before)[index], item, name));
  if (shape.kind !== 'money' || typeof before !== 'number' || typeof after !== 'number' || !v.is(schema, after))
    return [];
  const { write } = numbers.money;
  return Math.abs(after - before) > before / 2 ? [`${label(name)}: de ${write(before)} para ${write(after)}.`] : [];
}

/** Pictures that a form shows, by address. */
export function picturesShown(schema: ContentSchema, value: unknown): ReadonlySet<string> {
  const addresses = new Set<string>();
  convert(schema, value, {
    picture: (address) => {
      addresses.add(address);
      return address;
    },
    number: (number) => number,
  });
  return addresses;
}

/** Forms have empty texts, lists and switches for absent fields. */
const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);
