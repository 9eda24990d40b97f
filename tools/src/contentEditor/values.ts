import { readdirSync } from 'node:fs';
import type { ContentSchema } from '@site/delivery/content';
import { shapeOf } from './shape';

const extension = /\.(?:avif|webp|jpe?g|png|svg)$/i;

type ChangePicture = (name: string, folder: string) => string;

/** Value of a content file for the form, with addresses of pictures. */
export function toForm(schema: ContentSchema, value: unknown, images: string, root: string): unknown {
  return convert(schema, value, (name, folder) => {
    const place = `${images}/${folder}`;
    return `${place}/${fileOf(`${root}/${place}`, name)}`;
  });
}

/** Value of a form for a file: fields in the order of the schema, without empty ones, names of pictures. */
export function toFile(schema: ContentSchema, value: unknown): unknown {
  return convert(schema, value, (address) => address.slice(address.lastIndexOf('/') + 1).replace(extension, ''));
}

/** File of a picture; a photo takes precedence over the drawing of that name. */
function fileOf(folder: string, name: string): string {
  const files = readdirSync(folder).filter((file) => file.replace(extension, '') === name);
  return files.find((file) => !file.endsWith('.svg')) ?? files[0] ?? name;
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
    const field = Object.hasOwn(shape.fields, name) ? shape.fields[name] : undefined;
    const given = Reflect.get(value, name);
    return [name, field ? convert(field, given, picture) : given] as const;
  });
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
}

/** Forms have empty texts, lists and switches for absent fields. */
const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);
