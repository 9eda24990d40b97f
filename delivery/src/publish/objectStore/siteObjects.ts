import { createHash } from 'node:crypto';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { cachePolicy, contentTypes } from '@site/shared/serving';
import pLimit from 'p-limit';
import { filesBelow } from '../../files';
import type { SiteFolder } from '../../repository';
import { type HostedSite, readHostedSite } from '../hosting/hosting';
import { type EdgeSite, filesFolder, generationFolder, siteFile } from './layout';
import type { ObjectHeaders } from './objectStore';

export interface SiteObject {
  readonly key: string;
  readonly size: number;
  readonly headers: ObjectHeaders;
  read(): Promise<Uint8Array>;
}

export interface SiteObjects {
  readonly generation: string;
  readonly released: readonly SiteObject[];
  readonly pages: readonly SiteObject[];
  readonly folders: readonly string[];
}

const filesAtOnce = 16;
const forms = /\.(?:br|gz)$/;

/** The caller holds the site's lock. @throws Error for an unpublished site */
export async function siteObjects(site: SiteFolder): Promise<SiteObjects> {
  const hosted = await readHostedSite(site);
  const folder = await realpath(site.current);
  const packages = await linksIn(path.join(folder, 'public'));
  const releasedFiles = await Promise.all(packages.map((name) => servedBelow(site.files, name)));
  const texts = [...(await servedBelow(folder, 'public')), ...(await servedBelow(folder, 'variants'))].filter(
    (file) => !packages.some((name) => file === `public/${name}`),
  );
  const [released, pages] = await Promise.all([
    objectsOf(site.files, releasedFiles.flat(), cachePolicy.immutable),
    objectsOf(folder, texts, cachePolicy.immutable),
  ]);
  const description = Buffer.from(JSON.stringify(describe(hosted, texts)));
  const headers = { type: typeOf(siteFile), cache: cachePolicy.immutable };
  const all = [...pages, { key: siteFile, size: description.length, headers, read: async () => description }];
  const generation = await digestOf(all);
  const folders = new Set(released.map(({ key }) => key.split('/', 2).join('/')));
  return {
    generation,
    released: released.map((object) => ({ ...object, key: `${filesFolder}${object.key}` })),
    pages: all.map((object) => ({ ...object, key: `${generationFolder(generation)}${object.key}` })),
    folders: [...folders].filter((name) => !name.endsWith('/assets')),
  };
}

async function linksIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isSymbolicLink()).map(({ name }) => name);
}

async function servedBelow(root: string, name: string): Promise<readonly string[]> {
  const folder = path.join(root, name);
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  );
  const files = isThere ? await filesBelow(folder) : [];
  return files.filter((file) => !/(?:^|\/)\.(?!well-known\/)/.test(file)).map((file) => `${name}/${file}`);
}

function objectsOf(root: string, files: readonly string[], cache: string): Promise<readonly SiteObject[]> {
  const limit = pLimit(filesAtOnce);
  const objectOf = async (file: string): Promise<SiteObject> => {
    const source = path.join(root, file);
    const { size } = await stat(source);
    return { key: file, size, headers: { type: typeOf(file), cache }, read: () => readFile(source) };
  };
  return Promise.all(files.map((file) => limit(objectOf, file)));
}

/** Compressed forms have no `Content-Encoding`: runtimes of edges would decompress the objects that they fetch. */
const typeOf = (file: string) => contentTypes[path.extname(file)] ?? 'application/octet-stream';

function describe(hosted: HostedSite, files: readonly string[]): EdgeSite {
  const all = new Set(files);
  const plain = files.filter((file) => !(forms.test(file) && all.has(file.replace(forms, ''))));
  const isCompressed = (file: string) => all.has(`${file}.br`) && all.has(`${file}.gz`);
  return {
    ...hosted,
    compressed: plain.filter(isCompressed),
    plain: plain.filter((file) => !isCompressed(file)),
  };
}

async function digestOf(objects: readonly SiteObject[]): Promise<string> {
  const limit = pLimit(filesAtOnce);
  const parts = objects.map((object) =>
    limit(async () => [
      object.key,
      object.headers,
      createHash('sha256')
        .update(await object.read())
        .digest('hex'),
    ]),
  );
  const text = JSON.stringify((await Promise.all(parts)).sort());
  return createHash('sha256').update(text).digest('hex').slice(0, 20);
}
