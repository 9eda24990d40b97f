import { createHash } from 'node:crypto';
import { Agent } from 'node:https';
import type npmFetch from 'npm-registry-fetch';
import * as v from 'valibot';
import type { Tags } from './channels';
import {
  altered,
  isNotFound,
  isTaken,
  notARegistry,
  registryError,
  tooLate,
  tooLong,
  withoutHttps,
} from './registryError';

const tagsSchema = v.record(v.string(), v.string());
const packumentSchema = v.object({
  versions: v.record(
    v.string(),
    v.object({
      release: v.optional(v.unknown()),
      carriedBy: v.optional(v.unknown()),
      deprecated: v.optional(v.unknown()),
      dist: v.optional(
        v.object({
          tarball: v.optional(v.string()),
          integrity: v.optional(v.string()),
          /** SHA-1 in hex, the only digest of old registries. */
          shasum: v.optional(v.string()),
        }),
      ),
    }),
  ),
  time: v.optional(v.record(v.string(), v.unknown())),
});

const writtenPackument = v.looseObject({ versions: v.record(v.string(), v.looseObject({})) });

export type Packument = v.InferOutput<typeof packumentSchema>;

type Dist = NonNullable<Packument['versions'][string]['dist']>;

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly [field: string]: unknown;
}

/** Bytes, unpacked: 1,000 releases with 300 own files each have about 40 MB. */
const longestAnswer = 64 * 2 ** 20;

const releaseFactor = 2;

/** Pause, as a multiple of a failed read's duration: meanwhile other reads of that package fail at once. */
const pauseFactor = 2;

interface Pause {
  readonly error: unknown;
  /** ms of `performance.now`. */
  readonly until: number;
}

/** Failures are StoreErrors. npm's libraries load on first use: servers have none for packing. */
export function npmRegistry(url: string, scope: string, env: NodeJS.ProcessEnv, folder?: string) {
  let options: Promise<npmFetch.Options> | undefined;
  const loadOptions = async (): Promise<npmFetch.Options> => {
    const { readNpmConfig } = await import('./npmConfig');
    options ??= readNpmConfig(env, folder).then((settings) => ({
      ...settings,
      registry: url,
      [`${scope}:registry`]: url,
      // Moved channels take effect at once: no cache may answer.
      cache: undefined,
      offline: false,
      preferOffline: false,
      preferOnline: true,
      headers: { accept: 'application/json', 'cache-control': 'no-cache' },
      // A release may be installed at once after its publication.
      before: null,
      ...secureAgent(url, settings),
    }));
    return options;
  };

  /** All attempts share one `fetch-timeout`, which also ends a trickling response. @param factor 0 for no limit */
  const ask = async <T>(
    task: string,
    request: (settings: npmFetch.Options, fetch: typeof npmFetch) => Promise<T>,
    factor = 1,
  ): Promise<T> => {
    const settings = await loadOptions();
    const { default: fetch } = await import('npm-registry-fetch');
    const limit = timeLimit(factor * Number(settings.timeout));
    try {
      return await Promise.race([request({ ...settings, signal: limit.signal }, fetch), limit.isOver]);
    } catch (error) {
      limit.abort();
      throw registryError(error, url, task);
    } finally {
      limit.clear();
    }
  };

  const pauses = new Map<string, Pause>();

  /** Lets a registry that does not answer delay a publication once, not with every read. */
  const unlessPaused = async <T>(what: string, run: () => Promise<T>): Promise<T> => {
    const started = performance.now();
    const pause = pauses.get(what);
    if (pause && started < pause.until) throw pause.error;
    try {
      return await run();
    } catch (error) {
      const now = performance.now();
      pauses.set(what, { error, until: now + pauseFactor * (now - started) });
      throw error;
    }
  };

  const read = <S extends v.GenericSchema>(packageName: string, path: string, schema: S) =>
    unlessPaused(packageName, () =>
      ask(`read ${packageName}`, async (settings, fetch): Promise<v.InferOutput<S> | undefined> => {
        const answer = await fetch(path, settings).catch(ifNotFound);
        if (!answer) return undefined;
        checkProtocol(url, answer.url);
        const result = v.safeParse(schema, await jsonOf(answer.body));
        if (!result.success) throw notARegistry(url, `read ${packageName}`);
        return result.output;
      }),
    );

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

    async deprecate(packageName: string, version: string, message: string) {
      await ask(`deprecate a version of ${packageName}`, async ({ headers, ...settings }, fetch) => {
        const path = `/${escaped(packageName)}`;
        const whole = { ...settings, headers: { ...headers, accept: '*/*' }, query: { write: true } };
        const answer = await fetch(path, whole);
        checkProtocol(url, answer.url);
        const packument = v.parse(writtenPackument, await jsonOf(answer.body));
        Object.assign(packument.versions[version] ?? {}, { deprecated: message });
        await fetch(path, { ...settings, headers, method: 'PUT', body: packument, ignoreBody: true });
      });
    },

    /** @returns false when the registry has that version already */
    publish: (manifest: Manifest, tarball: Buffer) =>
      ask(
        `publish ${manifest.name}`,
        async (settings) => {
          const { publish } = await import('libnpmpublish');
          try {
            await publish(manifest, tarball, settings);
            return true;
          } catch (error) {
            if (isTaken(error)) return false;
            throw error;
          }
        },
        // Uploads have no time limit.
        0,
      ),

    extract: (packageName: string, version: string, { tarball, integrity, shasum }: Dist, folder: string) =>
      unlessPaused(`${packageName} ${version}`, () =>
        ask(
          `read ${packageName}`,
          async ({ headers: _, ...settings }, fetch) => {
            const { unpack } = await import('./unpack');
            if (!tarball) return false;
            const answer = await fetch(tarballUrl(url, tarball), settings).catch(ifNotFound);
            const digest = integrity ?? (shasum && `sha1-${Buffer.from(shasum, 'hex').toString('base64')}`);
            if (!answer) return false;
            checkProtocol(url, answer.url);
            await unpack(checked(answer.body, digest), folder, `${packageName} ${version}`);
            return true;
          },
          releaseFactor,
        ),
      ),
  };
}

function ifNotFound(error: unknown): undefined {
  if (!isNotFound(error)) throw error;
}

/** @throws Error after a redirect to an address without https */
function checkProtocol(registry: string, address: string): void {
  if (new URL(registry).protocol === 'https:' && new URL(address).protocol !== 'https:') throw withoutHttps();
}

/** @param limit ms; 0 for none */
function timeLimit(limit: number) {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const isOver = new Promise<never>((_, reject) => {
    if (limit > 0) timer = setTimeout(() => reject(tooLate()), limit);
  });
  return { signal: controller.signal, isOver, abort: () => controller.abort(), clear: () => clearTimeout(timer) };
}

/** @throws Error at the end for another digest (https://www.w3.org/TR/SRI/) */
async function* checked(body: AsyncIterable<string | Buffer>, integrity: string | undefined): AsyncIterable<Buffer> {
  const digests = (integrity ?? '').split(/\s+/).flatMap((each) => {
    const [, algorithm, digest] = /^(sha(?:1|256|384|512))-([^?]+)/.exec(each) ?? [];
    return algorithm && digest ? [{ algorithm, digest }] : [];
  });
  const strongest = digests
    .map(({ algorithm }) => algorithm)
    .sort((a, b) => Number(b.slice(3)) - Number(a.slice(3)))[0];
  const hash = createHash(strongest ?? 'sha512');
  for await (const part of body) {
    const bytes = Buffer.from(part);
    hash.update(bytes);
    yield bytes;
  }
  const own = hash.digest('base64');
  if (integrity && !digests.some(({ algorithm, digest }) => algorithm === strongest && digest === own)) throw altered();
}

async function jsonOf(body: AsyncIterable<string | Buffer>): Promise<unknown> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.length;
    if (bytes > longestAnswer) throw tooLong(longestAnswer);
    parts.push(Buffer.from(part));
  }
  return JSON.parse(Buffer.concat(parts).toString());
}

/** Registries behind a proxy may give addresses with `http:`, which would send the token unencrypted. */
const tarballUrl = (registry: string, tarball: string): string => {
  const address = new URL(tarball, registry);
  const { protocol, host, hostname } = new URL(registry);
  if (address.hostname === hostname && address.protocol !== protocol) Object.assign(address, { protocol, host });
  return address.href;
};

/** Node refuses a redirect to `http:` before it sends the token; npm's own agents, which support proxies, follow it. */
function secureAgent(
  registry: string,
  { proxy, httpsProxy, localAddress }: Readonly<Record<string, unknown>>,
): npmFetch.Options {
  const viaProxy = proxy || httpsProxy || process.env.https_proxy || process.env.HTTPS_PROXY;
  if (viaProxy || !registry.startsWith('https:')) return {};
  return { agent: new Agent({ keepAlive: true, ...(typeof localAddress === 'string' && { localAddress }) }) };
}

const escaped = (packageName: string) => packageName.replace('/', '%2f');
