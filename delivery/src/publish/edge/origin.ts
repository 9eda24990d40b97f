import { type EdgeSite, generationFolder, pointerKey, siteFile } from '../objectStore/layout';

/** `cf`: makes Cloudflare cache by `Cache-Control` for every content type. */
export type Fetch = (url: string, init: RequestInit & { readonly cf?: object }) => Promise<Response>;

export interface EdgeGeneration extends Pick<EdgeSite, 'canaries' | 'groups' | 'pages'> {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  has(file: string): boolean;
  isCompressed(file: string): boolean;
  /** Ignores case; null where no such page exists for every visitor. */
  spelled(segments: readonly string[]): readonly string[] | null;
}

interface OriginOptions {
  readonly url: string;
  readonly fetch: Fetch;
  readonly pointerMs: number;
}

export function createOrigin({ url, fetch, pointerMs }: OriginOptions) {
  const opened = new Map<string, Promise<EdgeGeneration>>();
  let shown: EdgeGeneration | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  /** Stores answer 403 for a missing object where a reader may not list them. */
  async function readFile(key: string): Promise<Response | null> {
    const response = await fetch(`${url}/${key}`, { cf: { cacheEverything: true } });
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === 403 || response.status === 404) return null;
    throw new Error(`${key}: the object store answered ${response.status}`);
  }

  async function readJson<T>(key: string): Promise<T | null> {
    const response = await readFile(key);
    return response && (await response.json());
  }

  async function open(name: string): Promise<EdgeGeneration> {
    const site = await readJson<EdgeSite>(`${generationFolder(name)}${siteFile}`);
    if (!site) throw new Error(`Generation ${name} has no ${siteFile}`);
    return generationOf(name, site);
  }

  async function readPointer(): Promise<void> {
    const pointer = await readJson<{ readonly generation: string }>(pointerKey);
    readAt = Date.now();
    if (!pointer || pointer.generation === shown?.name) return;
    const { generation } = pointer;
    const next = opened.get(generation) ?? open(generation);
    opened.clear();
    opened.set(generation, next);
    shown = await next.catch((error) => {
      opened.delete(generation);
      throw error;
    });
  }

  return {
    /** Keeps the last generation while the pointer can't be read. @param age ms without reading it again */
    async current(age = pointerMs): Promise<EdgeGeneration | null> {
      if (Date.now() - readAt >= age) {
        reading ??= readPointer()
          .catch(() => {})
          .finally(() => {
            reading = null;
          });
        await reading;
      }
      return shown;
    },
    readFile,
    /** @throws ObjectGone for a file that was removed meanwhile */
    async readOf(generation: EdgeGeneration, file: string): Promise<Response> {
      const response = await readFile(`${generationFolder(generation.name)}${pathOf(file)}`);
      if (!response) throw new ObjectGone(`Generation ${generation.name} has no ${file} any more`);
      return response;
    },
  };
}

export class ObjectGone extends Error {}

const pathOf = (file: string) => file.split('/').map(encodeURIComponent).join('/');

function generationOf(
  name: string,
  { headers, canaries, groups = {}, pages, compressed, plain }: EdgeSite,
): EdgeGeneration {
  const compressedFiles = new Set(compressed);
  const files = new Set([...compressed, ...plain]);
  let spellings: Map<string, string> | null = null;
  return {
    name,
    canaries,
    groups,
    pages,
    headers: {
      ...Object.fromEntries(Object.entries(headers).map(([key, value]) => [key.toLowerCase(), value])),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    },
    has: (file) => files.has(file),
    isCompressed: (file) => compressedFiles.has(file),
    spelled(segments) {
      spellings ??= new Map([...files].map((file) => [file.toLowerCase(), file]));
      const found = spellings.get(['public', ...segments, 'index.html'].join('/').toLowerCase());
      return found === undefined ? null : found.split('/').slice(1, -1);
    },
  };
}
