import { factNames } from '@site/delivery/build';
import { type ContentSchema, type PictureOptions, v } from '@site/delivery/content';
import { label } from './labels';
import { numbers } from './page/numbers.js';
import { type Rule, shapeOf, wantedBy } from './shape';

/** Field of a form (https://decapcms.org/docs/widgets/). */
export interface Field {
  readonly name: string;
  readonly label: string;
  /** `page/widgets.js` registers `count` and `money`. */
  readonly widget: 'boolean' | 'count' | 'image' | 'list' | 'money' | 'object' | 'select' | 'string' | 'text';
  readonly required: boolean;
  readonly hint?: string;
  readonly [option: string]: unknown;
}

const lineLength = 70;

/** @param images address of the folder with the package's images @param samples values of the field in today's files */
export function fieldOf(name: string, schema: ContentSchema, images: string, samples: readonly unknown[]): Field {
  const shape = shapeOf(schema);
  const { rules } = shape;
  const base = {
    name,
    label: v.getTitle(schema) ?? labelOf(name, rules),
    required: !shape.isOptional,
    ...hintOf(schema, rules),
  };
  switch (shape.kind) {
    case 'string':
      return {
        ...base,
        ...factsHint(samples, base.hint),
        widget: isLong(samples) ? 'text' : 'string',
        ...patternOf(schema, rules),
      };
    case 'money':
      return { ...base, widget: 'money', hint: sentence(numbers.money.wanted) };
    case 'count':
      return { ...base, widget: 'count' };
    case 'boolean':
      // Absent means false: a switch always has a value.
      return { ...base, widget: 'boolean', required: false };
    case 'choice':
      return { ...base, widget: 'select', options: shape.options.map((value) => ({ value, label: label(value) })) };
    case 'object':
      return { ...base, widget: 'object', collapsed: true, fields: fieldsOf(shape.fields, images, samples) };
    case 'list':
      return { ...base, ...leastOf(rules), ...listOptions(name, shape.item, images, samples.flat()) };
    case 'picture':
      return { ...base, ...sizeHint(shape.picture), ...pictureOptions(images, shape.picture.folder) };
    case 'pictures':
      return {
        ...base,
        hint: 'Sem fotos escolhidas, a página usa as que têm o nome do arquivo.',
        required: false,
        widget: 'list',
        // `page/drop.js` looks for these words.
        label_singular: 'foto',
        field: { name: 'foto', label: 'Foto', required: true, ...pictureOptions(images, shape.picture.folder) },
      };
  }
}

const labelOf = (name: string, rules: readonly Rule[]) => rules.find(({ title }) => title)?.title ?? label(name);

export function fieldsOf(
  fields: Readonly<Record<string, ContentSchema>>,
  images: string,
  samples: readonly unknown[],
): readonly Field[] {
  return Object.entries(fields).map(([name, schema]) =>
    fieldOf(
      name,
      schema,
      images,
      samples.flatMap((sample) => Object(sample)[name] ?? []),
    ),
  );
}

const isLong = (samples: readonly unknown[]) => samples.some((sample) => String(sample).length > lineLength);

/** Messages that add nothing: lists, switches and choices show their values, and all texts have the same rule. */
const plain = /^escreva (?:um texto|uma lista|um destes|true|o nome de uma imagem)/;

function hintOf(schema: ContentSchema, rules: readonly Rule[]) {
  const wanted = wantedBy(schema, rules).find((message) => !plain.test(message));
  const descriptions = rules.flatMap(({ description }) => description ?? []);
  const hint = [...descriptions, ...(wanted ? [sentence(wanted)] : [])].join(' ');
  return hint ? { hint } : {};
}

const sentence = (wanted: string) => `${wanted.charAt(0).toUpperCase()}${wanted.slice(1)}.`;

function factsHint(samples: readonly unknown[], hint = '') {
  const used = factNames
    .map((name) => `{${name}}`)
    .filter((name) => samples.some((text) => String(text).includes(name)));
  if (used.length === 0) return {};
  return { hint: `${hint} Onde o texto diz ${used.join(' ou ')}, o site põe o que está em Empresa e contato.`.trim() };
}

function patternOf(schema: ContentSchema, rules: readonly Rule[]) {
  const rule = rules.find(({ type }) => type === 'regex');
  const { requirement } = rule ?? {};
  if (!rule || !(requirement instanceof RegExp)) return {};
  return { pattern: [requirement.source, wantedBy(schema, [rule])[0] ?? ''] };
}

function leastOf(rules: readonly Rule[]) {
  const least = rules.find(({ type }) => type === 'min_length')?.requirement;
  return typeof least === 'number' ? { min: least } : {};
}

function listOptions(name: string, item: ContentSchema, images: string, samples: readonly unknown[]) {
  const shape = shapeOf(item);
  const options = { widget: 'list', collapsed: true, label_singular: 'item' } as const;
  if (shape.kind !== 'object')
    return { ...options, field: { ...fieldOf(name, item, images, samples), label: 'Texto' } };
  const [first = ''] = Object.keys(shape.fields);
  return { ...options, summary: `{{fields.${first}}}`, fields: fieldsOf(shape.fields, images, samples) };
}

const sizeHint = ({ size }: PictureOptions) => (size ? { hint: `De preferência com ${size} pixels ou mais.` } : {});

/** For Decap CMS a leading slash means the repository's root in `media_folder`, and a final address in `public_folder`. */
function pictureOptions(images: string, folder: string) {
  const place = `${images}/${folder}`;
  return { widget: 'image', media_folder: `/${place}`, public_folder: place, choose_url: false } as const;
}
