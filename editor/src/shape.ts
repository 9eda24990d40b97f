import { pictureMark, picturesMark } from '@site/delivery/build';
import { type ContentSchema, type PictureOptions, v } from '@site/delivery/content';

export interface Rule {
  readonly type: string;
  readonly requirement?: unknown;
  readonly message?: unknown;
  readonly title?: string;
  readonly description?: string;
  readonly metadata?: Readonly<Record<string, unknown>>;
}

export type Shape = { readonly isOptional: boolean; readonly rules: readonly Rule[] } & (
  | { readonly kind: 'string' | 'money' | 'count' | 'boolean' }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'object'; readonly fields: Readonly<Record<string, ContentSchema>> }
  | { readonly kind: 'list'; readonly item: ContentSchema }
  | { readonly kind: 'picture' | 'pictures'; readonly picture: PictureOptions }
);

type ValibotSchema =
  | v.StringSchema<undefined>
  | v.NumberSchema<undefined>
  | v.BooleanSchema<undefined>
  | v.PicklistSchema<readonly string[], undefined>
  | v.StrictObjectSchema<v.ObjectEntries, undefined>
  | v.ArraySchema<ContentSchema, undefined>
  | v.OptionalSchema<ContentSchema, unknown>;

/** @throws Error for a schema without a form */
export function shapeOf(schema: ContentSchema): Shape {
  const valibotSchema = schema as unknown as ValibotSchema;
  if (valibotSchema.type === 'optional') return { ...shapeOf(valibotSchema.wrapped), isOptional: true };
  const common = { isOptional: false, rules: rulesOf(schema) };
  const picture = pictureOf(schema, valibotSchema.type);
  if (picture) return { ...common, ...picture };
  switch (valibotSchema.type) {
    case 'string':
    case 'boolean':
      return { ...common, kind: valibotSchema.type };
    case 'number':
      return { ...common, kind: kindOfNumber(common.rules) };
    case 'picklist':
      return { ...common, kind: 'choice', options: valibotSchema.options };
    case 'strict_object':
      return { ...common, kind: 'object', fields: valibotSchema.entries };
    case 'array':
      return { ...common, kind: 'list', item: valibotSchema.item };
    default:
      throw new Error(`The content editor has no form for a schema of type ${schema.type}`);
  }
}

/** Messages of a schema and its rules. */
export function wantedBy(schema: ContentSchema, rules: readonly Rule[]): readonly string[] {
  const messages = [...rules, schema as Rule].map(({ message }) => message);
  return messages.filter((message): message is string => typeof message === 'string');
}

function rulesOf(schema: object): readonly Rule[] {
  if (!('pipe' in schema)) return [];
  const [first, ...actions] = schema.pipe as readonly [object, ...Rule[]];
  return [...rulesOf(first), ...actions];
}

/** `price()` or `count()`. */
function kindOfNumber(rules: readonly Rule[]) {
  if (rules.some(({ metadata }) => metadata?.unit === 'BRL')) return 'money';
  if (rules.some(({ type }) => type === 'integer')) return 'count';
  throw new Error('The content editor has no form for a number that is neither a price nor a count');
}

/** Options of `picture()` and `pictures()`: their schemas transform a name into these. */
function pictureOf(schema: ContentSchema, type: string) {
  if (!rulesOf(schema).some((rule) => rule.type === 'transform')) return null;
  const { success, output } = v.safeParse(schema, type === 'array' ? ['x'] : 'x');
  if (!success || typeof output !== 'object' || output === null) return null;
  if (picturesMark in output) return { kind: 'pictures', picture: output as unknown as PictureOptions } as const;
  return pictureMark in output ? ({ kind: 'picture', picture: output as unknown as PictureOptions } as const) : null;
}
