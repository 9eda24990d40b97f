import { readdirSync } from 'node:fs';
import { pictureEnding, pictureNamed } from '@site/delivery/build';
import type { ContentSchema } from '@site/delivery/content';
import { shapeOf } from './shape';

type ChangePicture = (name: string, folder: string) => string;

/** Value of a content file for the form, with addresses of pictures. */
export function toForm(schema: ContentSchema, value: unknown, images: string, root: string): unknown {
  return convert(schema, value, (name, folder) => {
    const place = `${images}/${folder}`;
    return `${place}/${pictureNamed(name, readdirSync(`${root}/${place}`)) ?? name}`;
  });
}

/** Value of a form for a file: fields in the order of the schema, without empty ones, names of pictures. */
export function toFile(schema: ContentSchema, value: unknown): unknown {
  return convert(schema, value, (address) => address.slice(address.lastIndexOf('/') + 1).replace(pictureEnding, ''));
}

/** Keeps values that do not fit the schema: the check reports them. */
function convert(schema: ContentSchema, value: unknown, picture: ChangePicture): unknown {
  const shape = shapeOf(schema);
  if (shape.isOptional && isEmpty(value)) return undefined;
  if (shape.kind === 'picture' || shape.kind === 'pictures') {
    const change = (name: unknown) => (typeof name === 'string' ? picture(name, shape.picture.folder) : name);
    return Array.isArray(value) ? value.map(change) : change(value);
  }
  if (shape.kind === 'list' && Array.isArray(value)) return value.map((item) => convert(shape.item, item, picture));
  if (shape.kind !== 'object' || typeof value !== 'object' || value === null) return value;
  const names = [...new Set([...Object.keys(shape.fields), ...Object.keys(value)])];
  const fields = names.map((name) => {
    const field = shape.fields[name];
    const given = Reflect.get(value, name);
    return [name, field ? convert(field, given, picture) : given] as const;
  });
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
}

/** Pictures that a form shows, by address. */
export function picturesShown(schema: ContentSchema, value: unknown): ReadonlySet<string> {
  const addresses = new Set<string>();
  convert(schema, value, (address) => {
    addresses.add(address);
    return address;
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
