import * as v from 'valibot';
import { isPageAddress } from './pageAddresses';
import { PublishError } from './plan';

// Releases' code is untrusted: every field of its answers is checked.

/** Pages of one package, characters of HTML and of structured data. */
export const answerLimits = { pages: 5_000, html: 8 * 2 ** 20, jsonLd: 2 ** 20 } as const;

const text = v.pipe(v.string(), v.maxLength(100_000));
const path = v.pipe(text, v.maxLength(500), v.check(isPageAddress, 'must be a page’s address'));
const paths = v.pipe(v.array(path), v.maxLength(answerLimits.pages));
const url = v.pipe(
  text,
  v.regex(/^https?:\/\/[^\s\p{C}<>"\\^`{|}]+$/u),
  v.check((value) => URL.canParse(value)),
);
const imageUrl = v.pipe(
  text,
  v.check((value) => URL.canParse(value, 'https://site.example/')),
);
const moduleIds = v.pipe(v.array(v.pipe(text, v.regex(/^\w+\/[\w-]+$/))), v.maxLength(1000));

export const pagePathsSchema = v.object({
  paths,
  previewPaths: v.exactOptional(paths),
  notFoundPaths: v.exactOptional(paths),
});

export const headAssetsSchema = v.object({
  font: text,
  icon: text,
  preview: imageUrl,
  acceptsSha256: v.exactOptional(v.boolean()),
});

const renderedPageSchema = v.object({
  html: v.pipe(v.string(), v.maxLength(answerLimits.html)),
  head: v.object({
    title: text,
    description: text,
    canonical: v.nullable(url),
    image: v.nullable(imageUrl),
    jsonLd: v.pipe(
      v.array(v.record(v.string(), v.unknown())),
      v.check((value) => isShortJson(value), 'must be JSON of at most a million characters'),
    ),
  }),
  pattern: text,
  modules: moduleIds,
  onInteraction: v.exactOptional(moduleIds),
  unseen: v.exactOptional(moduleIds),
  missing: v.exactOptional(moduleIds),
});

export const renderAnswerSchema = v.object({ page: renderedPageSchema });

export function parsedAnswer<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: unknown,
  name: string,
): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, answer);
  if (success) return output;
  const where = v.getDotPath(issues[0]) ?? 'answer';
  throw new PublishError(`${name} gives no proper ${where}: ${issues[0].message.slice(0, 200)}`, [name]);
}

/** `JSON.stringify` throws for deeply nested objects. */
function isShortJson(value: readonly object[]): boolean {
  try {
    return JSON.stringify(value).length <= answerLimits.jsonLd;
  } catch {
    return false;
  }
}
