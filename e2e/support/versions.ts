import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { type Deployment, type Discovery, federationName, type Pin } from '@site/shared/contracts';
import type { RemoteFolder } from './remotes';
import { test as base, expect } from './test';

export interface Version extends Pin {
  /** Digest of each file, by its digest in the original version. */
  readonly digests: ReadonlyMap<string, string>;
}

type Edit = (text: string, file: string) => string;
type Extras = Deployment['extras'];

type Publish = (remote: RemoteFolder, edit?: Edit) => Promise<Version>;

const entry = 'remoteEntry.js';

/** @returns version, and the folder of its files, which the caller deletes */
async function publishVersion(
  remote: RemoteFolder,
  edit: Edit = (text) => text,
): Promise<Version & { readonly folder: string }> {
  const deployed = await deployedVersion(remote);
  const version = `1.0.0-test${crypto.randomUUID().slice(0, 8)}`;
  const source = path.join(publicDir(), remote, deployed.version);
  const target = path.join(publicDir(), remote, version);
  await mkdir(target);
  const digests = new Map<string, string>();

  async function copy(file: string, seal: (text: string) => string = (text) => text) {
    const original = await readFile(path.join(source, file), 'utf8');
    const text = edit(seal(renamed(original, deployed.version, version)), file);
    for (const algorithm of ['sha256', 'sha384']) digests.set(digestOf(original, algorithm), digestOf(text, algorithm));
    await writeFile(path.join(target, file), text);
    return digestOf(text);
  }

  const files = (await readdir(source)).filter((file) => /\.(js|css)$/.test(file) && file !== entry);
  await Promise.all(files.map((file) => copy(file)));
  // The entry contains the digests of the files that it loads.
  const integrity = await copy(entry, (text) => replaceAll(text, digests));
  return { version, url: `/${remote}/${version}/${entry}`, integrity, digests, folder: await realpath(target) };
}

/** Deletes the versions with the worker: until its context is closed, a test's page may request files of a version. */
export const test = base.extend<object, { readonly publishVersion: Publish }>({
  publishVersion: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are used from the pattern
    async ({}, use) => {
      const folders: string[] = [];
      await use(async (remote, edit) => {
        const { folder, ...version } = await publishVersion(remote, edit);
        folders.push(folder);
        return version;
      });
      for (const folder of folders) await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

interface Deployed {
  readonly current: Version;
  readonly previous: Version | undefined;
}

const deployments = new WeakMap<Page, Map<RemoteFolder, Deployed>>();

/**
 * Takes effect from the page's next request on. @param pinned serves pages as if that version had rendered them
 * @param refusedStyles changes inline style sheets, which the page's policy then refuses
 */
export async function deploy(
  page: Page,
  remote: RemoteFolder,
  current: Version,
  previous?: Version,
  { pinned = false, refusedStyles = false } = {},
): Promise<void> {
  const known = deployments.get(page) ?? new Map<RemoteFolder, Deployed>();
  known.set(remote, { current, previous });
  if (pinned) await page.route(isPage, (route) => showPinned(route, remote, current, refusedStyles));
  if (deployments.has(page)) return;
  deployments.set(page, known);
  await page.route('**/frontend-discovery.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: withDeployments(await response.json(), known) });
  });
}

export function withCanary(file: Discovery, version: Version, traffic: number): Discovery {
  const [live] = file.microFrontends.mfe_catalog ?? [];
  if (!live) throw new Error('The catalogue is not deployed');
  const { url, integrity } = version;
  const canary = {
    ...live,
    url,
    metadata: { ...live.metadata, version: version.version, integrity },
    extras: withDigests(live.extras, version),
    deployment: { traffic, default: false },
  };
  return { ...file, microFrontends: { ...file.microFrontends, mfe_catalog: [live, canary] } };
}

const isPage = (url: URL) => !path.extname(url.pathname);

/** Makes a page read the discovery file, like the activation of its tab. */
export async function comeBack(page: Page): Promise<void> {
  // A response in transit may be older than the deployment.
  for (let look = 0; look < 2; look += 1) {
    // A page makes no other request while it reads a response.
    await expect(async () => {
      const read = page.waitForResponse('**/frontend-discovery.json', { timeout: 1000 });
      await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
      await (await read).finished();
    }).toPass();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 20)));
  }
}

function withDeployments(file: Discovery, known: ReadonlyMap<RemoteFolder, Deployed>): Discovery {
  const microFrontends = { ...file.microFrontends };
  for (const [remote, { current, previous }] of known) {
    const [deployment] = microFrontends[federationName(remote)] ?? [];
    if (!deployment) throw new Error(`${remote} is not deployed`);
    microFrontends[federationName(remote)] = [
      {
        ...deployment,
        url: current.url,
        ...(previous && { fallbackUrl: previous.url }),
        metadata: {
          version: current.version,
          integrity: current.integrity,
          ...(previous && { fallbackVersion: previous.version, fallbackIntegrity: previous.integrity }),
        },
        extras: withDigests(deployment.extras, current),
      },
    ];
  }
  return { ...file, microFrontends };
}

function withDigests(extras: Extras, { digests }: Pick<Version, 'digests'>): Extras {
  const { modulefederation } = extras;
  const known = Object.entries(modulefederation.digests ?? {});
  const own = Object.fromEntries(known.map(([file, digest]) => [file, digests.get(digest) ?? digest]));
  return { ...extras, modulefederation: { ...modulefederation, digests: own } };
}

/** The other version has the same class names. */
async function showPinned(
  route: Route,
  remote: RemoteFolder,
  { version, digests }: Version,
  refusedStyles: boolean,
): Promise<void> {
  if (route.request().resourceType() !== 'document') return route.fallback();
  const deployed = (await deployedVersion(remote)).version;
  const response = await route.fetch();
  const body = replaceAll(await response.text(), digests)
    .replaceAll(`/${remote}/${deployed}/`, `/${remote}/${version}/`)
    .replace(
      `"${federationName(remote)}":{"version":"${deployed}"`,
      `"${federationName(remote)}":{"version":"${version}"`,
    );
  const own = new RegExp(`<style [^>]*data-remote="${federationName(remote)}"[^>]*>`, 'g');
  await route.fulfill({ response, body: refusedStyles ? body.replace(own, '$&/* changed on the way */') : body });
}

export async function deployedVersion(remote: RemoteFolder): Promise<Version> {
  const file = path.join(publicDir(), 'frontend-discovery.json');
  const discovery: Discovery = JSON.parse(await readFile(file, 'utf8'));
  const [deployment] = discovery.microFrontends[federationName(remote)] ?? [];
  if (!deployment) throw new Error(`${remote} is not deployed`);
  const { url, metadata } = deployment;
  return { url, version: metadata.version, integrity: metadata.integrity, digests: new Map() };
}

function publicDir(): string {
  const { SITE_PUBLIC_DIR } = process.env;
  if (!SITE_PUBLIC_DIR) throw new Error('SITE_PUBLIC_DIR is not set');
  return SITE_PUBLIC_DIR;
}

/** Pages contain digests of both algorithms. */
const digestOf = (text: string, algorithm = 'sha384') =>
  `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;

function replaceAll(text: string, replacements: ReadonlyMap<string, string>): string {
  return [...replacements].reduce((result, [from, to]) => result.replaceAll(from, to), text);
}

/** Renames a version in URLs and, as an identifier, in the global variable. */
function renamed(text: string, from: string, to: string): string {
  const identifier = (version: string) => version.replace(/\W/g, '_');
  return text.replaceAll(from, to).replaceAll(identifier(from), identifier(to));
}
