import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { declarationSchema } from '../build';
import { releaseSchema } from '../release';

/** JSON Schemas of a release's two files (docs/release-format.md), by file in `delivery/`. */
export const releaseSchemas: Readonly<Record<string, string>> = {
  'release.schema.json': textOf('A release', releaseSchema),
  'site.release.schema.json': textOf('Release of a package that has a bundler of its own', declarationSchema),
};

/** A version's syntax is a function, which has no counterpart there. */
function textOf(title: string, schema: GenericSchema): string {
  const json = toJsonSchema(schema, { typeMode: 'input', ignoreActions: ['check'] });
  return `${JSON.stringify({ ...json, title }, null, 2)}\n`;
}
