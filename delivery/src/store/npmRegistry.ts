import type npmFetch from 'npm-registry-fetch';
import * as v from 'valibot';
import type { Tags } from './channels';
import { isNotFound, isTaken, notARegistry, registryError } from './registryError';

const tagsSchema = v.record(v.string(), v.string());
const packumentSchema = v.object({
  versions: v.record(
    v.string(),
    v.object({
      release: v.optional(v.unknown()),
      carriedBy: v.optional(v.unknown()),
      deprecated: v.optional(v.unknown()),
      dist: v.optional(v.object({ integrity: v.optional(v.string()) })),
    }),
  ),
  /** When each version was published, beside other things. */
  time: v.optional(v.record(v.string(), v.unknown())),
});

const writtenPackument = v.looseObject({ versions: v.record(v.string(), v.looseObject({})) });

/** What a registry says of a package: its versions, with what their package.json says of the release, what they are `deprecated` for, and their digest. */
export type Packument = v.InferOutput<typeof packumentSchema>;

/** `package.json` of a version. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly [field: string]: unknown;
}

/**
 * An npm registry. Whatever it can't or may not do is a StoreError; what it has none of is undefined.
 *
 * npm's libraries are loaded when they are needed: they take longer to load than most commands take, and a server that only
 * reads and moves channels has none for packing and unpacking.
 *
 * @param scope of the packages, with `@`; a registry of its own in npm's settings does not count
 * @param folder whose `.npmrc` counts, beside the user's
 */
export function npmRegistry(url: string, scope: string, env: NodeJS.ProcessEnv, folder?: string) {
  let options: Promise<npmFetch.Options> | undefined;
  const loadOptions = async (): Promise<npmFetch.Options> => {
    const { readNpmConfig } = await import('./npmConfig');
    options ??= readNpmConfig(env, folder).then((settings) => ({
      ...settings,
      registry: url,
      [`${scope}:registry`]: url,
      // Channels hold from the moment they are moved: nothing is answered from a cache, here or on the way …
      cache: undefined,
      offline: false,
      preferOffline: false,
      preferOnline: true,
      headers: { accept: 'application/json', 'cache-control': 'no-cache' },
      // … and a release is never too young.
      before: null,
    }));
    return options;
  };

  /** Asks the registry, in one line if it fails. */
  const ask = async <T>(
    task: string,
    request: (settings: npmFetch.Options, fetch: typeof npmFetch) => Promise<T>,
  ): Promise<T> => {
    const settings = await loadOptions();
    const { default: fetch } = await import('npm-registry-fetch');
    try {
      return await request(settings, fetch);
    } catch (error) {
      throw registryError(error, url, task);
    }
  };

  const read = <S extends v.GenericSchema>(packageName: string, path: string, schema: S) =>
    ask(`read ${packageName}`, async (settings, fetch): Promise<v.InferOutput<S> | undefined> => {
      const json = await fetch.json(path, settings).catch((error: unknown) => {
        if (isNotFound(error)) return undefined;
        throw error;
      });
      if (json === undefined) return undefined;
      const result = v.safeParse(schema, json);
      if (!result.success) throw notARegistry(url, `read ${packageName}`);
      return result.output;
    });

  const tagPath = (packageName: string, tag: string) => `/-/package/${escaped(packageName)}/dist-tags/${tag}`;

  return {
    packument: (packageName: string) => read(packageName, `/${escaped(packageName)}`, packumentSchema),
    tags: (packageName: string): Promise<Tags | undefined> =>
      read(packageName, `/-/package/${escaped(packageName)}/dist-tags`, tagsSchema),

    async setTag(packageName: string, tag: string, version: string) {
      await ask(`move the channels of ${packageName}`, ({ headers, ...settings }, fetch) =>
        fetch(tagPath(packageName, tag), {
          ...settings,
          method: 'PUT',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(version),
          ignoreBody: true,
        }),
      );
    },

    async removeTag(packageName: string, tag: string) {
      await ask(`move the channels of ${packageName}`, (settings, fetch) =>
        fetch(tagPath(packageName, tag), { ...settings, method: 'DELETE', ignoreBody: true }),
      );
    },

    /** Marks a version as deprecated, as `npm deprecate` does; the registry must have it. */
    async deprecate(packageName: string, version: string, message: string) {
      await ask(`deprecate a version of ${packageName}`, async ({ headers, ...settings }, fetch) => {
        const path = `/${escaped(packageName)}`;
        // Whole, with its revision: it is sent back as it came but for the message.
        const whole = { ...settings, headers: { ...headers, accept: '*/*' }, query: { write: true } };
        const packument = v.parse(writtenPackument, await fetch.json(path, whole));
        Object.assign(packument.versions[version] ?? {}, { deprecated: message });
        await fetch(path, { ...settings, headers, method: 'PUT', body: packument, ignoreBody: true });
      });
    },

    /** @returns false when it has that version already */
    publish: (manifest: Manifest, tarball: Buffer) =>
      ask(`publish ${manifest.name}`, async (settings) => {
        const { publish } = await import('libnpmpublish');
        try {
          await publish(manifest, tarball, settings);
          return true;
        } catch (error) {
          if (isTaken(error)) return false;
          throw error;
        }
      }),

    /**
     * Unpacks a version, its integrity checked.
     *
     * @param cache folder for what npm's libraries keep meanwhile
     * @returns false when there is none
     */
    extract: (packageName: string, version: string, folder: string, cache: string) =>
      ask(`read ${packageName}`, async ({ headers: _, ...settings }) => {
        const { default: pacote } = await import('pacote');
        try {
          await pacote.extract(`${packageName}@${version}`, folder, { ...settings, cache });
          return true;
        } catch (error) {
          if (isNotFound(error)) return false;
          throw error;
        }
      }),
  };
}

const escaped = (packageName: string) => packageName.replace('/', '%2f');
