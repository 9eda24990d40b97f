import { existsSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { readPlainFile } from '../../files';
import { ReleaseError } from '../../release';
import { inRoot } from '../../repository';
import { manifestFile } from '../federationManifest';

/** The team writes this file beside its `package.json`. */
export const declarationFile = 'site.release.json';

/** True for a package that its own bundler builds (docs/release-format.md). */
export const hasOwnBundler = (name: string): boolean => existsSync(inRoot(name, declarationFile));

const mostBytes = 2 ** 20;

const files = v.optional(v.array(v.string()), []);
const exposed = v.pipe(v.string(), v.regex(/^\.\/\w+$/, 'must be like ./PromoPage'));

export const declarationSchema = v.strictObject({
  $schema: v.exactOptional(v.string()),
  format: v.picklist(['module', 'script']),
  /** Container, below `browser/`. */
  entry: v.exactOptional(v.string()),
  /** First scripts and style sheets of each exposed module, below `browser/`. */
  modules: v.exactOptional(v.record(exposed, v.strictObject({ js: files, css: files }))),
  /** Modules of other packages, such as `mfe_content/ContactForm`. */
  uses: v.optional(v.array(v.pipe(v.string(), v.regex(/^mfe_[a-z0-9_]+\/\w+$/))), []),
});

type Declaration = v.InferOutput<typeof declarationSchema>;

export type BundleModules = Readonly<
  Record<string, { readonly js: readonly string[]; readonly css: readonly string[] }>
>;

export interface BundleDeclaration extends Pick<Declaration, 'format' | 'uses'> {
  readonly entry: string | null;
  readonly modules: BundleModules;
}

/** Fields that Module Federation's plugins write (https://module-federation.io/configure/manifest). */
const bundlersManifest = v.object({
  metaData: v.object({ remoteEntry: v.object({ name: v.string(), path: v.optional(v.string(), '') }) }),
  exposes: v.array(
    v.object({
      path: v.string(),
      assets: v.object({ js: v.object({ sync: v.array(v.string()) }), css: v.object({ sync: v.array(v.string()) }) }),
    }),
  ),
});

/** @param folder output of the team's bundler @throws ReleaseError */
export async function readDeclaration(packageFolder: string, folder: string): Promise<BundleDeclaration> {
  const { format, entry, modules, uses } = parsed(
    declarationSchema,
    await readPlainFile(path.join(packageFolder, declarationFile), mostBytes).catch(() => {
      throw new ReleaseError(`There is no ${declarationFile} in ${packageFolder}`);
    }),
    declarationFile,
  );
  const written = modules ? null : await readManifest(folder);
  const own = entry ?? written?.entry ?? null;
  if (format === 'script' && !own) throw new ReleaseError(`${declarationFile}: a script needs an entry`);
  return { format, uses, entry: own, modules: modules ?? written?.modules ?? {} };
}

async function readManifest(folder: string): Promise<{ readonly entry: string; readonly modules: BundleModules }> {
  const file = path.join(folder, 'browser', manifestFile);
  const text = await readPlainFile(file, mostBytes).catch(() => {
    throw new ReleaseError(`${declarationFile} names no modules, and there is no browser/${manifestFile}`);
  });
  const { metaData, exposes } = parsed(bundlersManifest, text, `browser/${manifestFile}`);
  const { name, path: place } = metaData.remoteEntry;
  return {
    entry: path.posix.join(place, name),
    modules: Object.fromEntries(
      exposes.map(({ path: exposedAs, assets }) => [exposedAs, { js: assets.js.sync, css: assets.css.sync }]),
    ),
  };
}

function parsed<Schema extends v.GenericSchema>(schema: Schema, text: string, file: string): v.InferOutput<Schema> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new ReleaseError(`${file} is not JSON`);
  }
  const result = v.safeParse(schema, json);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new ReleaseError(`${file}: ${v.getDotPath(issue) ?? 'it'} ${issue.message}`);
}
