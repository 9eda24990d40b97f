import * as v from 'valibot';
import { PublishError } from './plan';

// What comes back from releases' code is what somebody else wrote: taken for nothing but what it has to be.

const text = v.pipe(v.string(), v.maxLength(100_000));
/** An address on the site: it becomes a file's name. */
const path = v.pipe(text, v.maxLength(500), v.regex(/^(?!.*\/\.)(?!.*\/\/)\/[^\\\0]*$/));
const paths = v.pipe(v.array(path), v.maxLength(100_000));
const moduleIds = v.pipe(v.array(v.pipe(text, v.regex(/^\w+\/[\w-]+$/))), v.maxLength(1000));

export const pagePathsSchema = v.object({
  paths,
  previewPaths: v.exactOptional(paths),
  notFoundPaths: v.exactOptional(paths),
});

export const headAssetsSchema = v.object({ font: text, icon: text, preview: text });

export const renderedPageSchema = v.object({
  html: v.string(),
  head: v.object({
    title: text,
    description: text,
    canonical: v.nullable(text),
    image: v.nullable(text),
    jsonLd: v.array(v.record(v.string(), v.unknown())),
  }),
  pattern: text,
  modules: moduleIds,
  onInteraction: v.exactOptional(moduleIds),
  unseen: v.exactOptional(moduleIds),
  missing: v.exactOptional(moduleIds),
});

/** @throws PublishError naming the package, when an answer is not what it has to be */
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
