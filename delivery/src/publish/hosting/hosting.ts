import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { VariantsFile } from '@site/shared/serving';
import * as v from 'valibot';
import { ifENOENT, replaceFile } from '../../files';
import { isPageAddress } from '../../render';
import type { SiteFolder } from '../../repository';

export interface HostedSite extends VariantsFile {
  readonly headers: Readonly<Record<string, string>>;
}

const canaryName = v.pipe(v.string(), v.regex(/^[a-z]\w{0,99}$/));
const mostCanaries = 10;

const pageFile = v.pipe(
  v.string(),
  v.check((file) => isPageAddress(`/${file.replace(/(?:^|\/)(?:index|404)\.html$/, '')}`)),
  v.regex(/(?:^|\/)(?:index|404)\.html$/),
);

/** RFC 9110, section 5.5, without `$`, which starts a variable in configurations. */
const headersSchema = v.record(
  v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]{0,99}$/i)),
  v.pipe(v.string(), v.maxLength(8_000), v.regex(/^[\x20-\x7E]*$/), v.excludes('$')),
);

const variantsSchema = v.object({
  canaries: v.record(canaryName, v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  groups: v.exactOptional(v.record(canaryName, canaryName)),
  pages: v.record(pageFile, v.pipe(v.array(canaryName), v.minLength(1), v.maxLength(mostCanaries))),
});

/** Root starts the web server, so no value may parse as a directive. @throws Error */
export async function readHostedSite({ current }: SiteFolder): Promise<HostedSite> {
  async function read<const Schema extends v.GenericSchema>(name: string, schema: Schema) {
    const file = path.join(current, name);
    const text = await readFile(file, 'utf8').catch(ifENOENT(null));
    if (text === null) throw new Error(`There is no ${current}: publish the site first (npm run site -- publish-site)`);
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
    if (!parsed.success) throw new Error(`${file} is not as a publisher writes it`);
    return parsed.output as v.InferOutput<Schema>;
  }
  const [headers, variants] = await Promise.all([
    read('headers.json', headersSchema),
    read('variants.json', variantsSchema),
  ]);
  return { headers, ...variants };
}

export async function writeHosting(
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const written: string[] = [];
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    if ((await readFile(file, 'utf8').catch(() => null)) === text) continue;
    await replaceFile(file, text);
    written.push(name);
  }
  return written;
}
