import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { RemoteFolder } from './remotes';
import { test as base } from './test';

/** A version of a remote as the discovery file names it. */
export interface Version {
  readonly url: string;
  readonly integrity: string;
}

interface Discovery {
  readonly microFrontends: Readonly<Record<string, readonly { readonly metadata: { readonly version: string } }[]>>;
}

type Edit = (text: string, file: string) => string;

interface Fixtures {
  /** Publishes a further version of a remote: the deployed one under another name, each file edited. */
  readonly publishVersion: (remote: RemoteFolder, edit?: Edit) => Promise<Version>;
}

/** The tests' `test`, for those that publish versions; they are taken away again at the end. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are used from the pattern
  publishVersion: async ({}, use) => {
    const folders: string[] = [];
    await use(async (remote, edit = (text) => text) => {
      const deployed = await deployedVersion(remote);
      const version = `1.0.0-test${crypto.randomUUID().slice(0, 8)}`;
      const source = path.join(publicDir(), remote, deployed);
      const target = path.join(publicDir(), remote, version);
      folders.push(target);
      await mkdir(target);
      for (const file of await readdir(source)) {
        if (!/\.(js|css)$/.test(file)) continue;
        const text = renamed(await readFile(path.join(source, file), 'utf8'), deployed, version);
        await writeFile(path.join(target, file), edit(text, file));
      }
      const entry = await readFile(path.join(target, 'remoteEntry.js'));
      const integrity = `sha384-${createHash('sha384').update(entry).digest('base64')}`;
      return { url: `/${remote}/${version}/remoteEntry.js`, integrity };
    });
    for (const folder of folders) await rm(folder, { recursive: true });
  },
});

/** Shows the pages of the test as if these were the deployed version of a remote and the one before it. */
export async function deploy(page: Page, remote: RemoteFolder, current: Version, previous?: Version): Promise<void> {
  await page.addInitScript(
    ({ name, current, previous }) => {
      // All of the page is there, and none of its scripts has run.
      document.addEventListener('readystatechange', () => {
        const script = document.getElementById('discovery');
        if (document.readyState !== 'interactive' || !script) return;
        const discovery = JSON.parse(script.textContent);
        const [deployment] = discovery.microFrontends[name];
        deployment.url = current.url;
        deployment.metadata.integrity = current.integrity;
        deployment.fallbackUrl = previous?.url;
        deployment.metadata.fallbackIntegrity = previous?.integrity;
        script.textContent = JSON.stringify(discovery);
      });
    },
    { name: federationName(remote), current, previous },
  );
}

async function deployedVersion(remote: RemoteFolder): Promise<string> {
  const file = path.join(publicDir(), 'frontend-discovery.json');
  const discovery: Discovery = JSON.parse(await readFile(file, 'utf8'));
  const [deployment] = discovery.microFrontends[federationName(remote)] ?? [];
  if (!deployment) throw new Error(`${remote} is not deployed`);
  return deployment.metadata.version;
}

function publicDir(): string {
  const { SITE_PUBLIC_DIR } = process.env;
  if (!SITE_PUBLIC_DIR) throw new Error('SITE_PUBLIC_DIR is not set');
  return SITE_PUBLIC_DIR;
}

const federationName = (remote: RemoteFolder) => remote.replace('-', '_');

/** A build names its version in the address of its files and, as an identifier, in its global variable. */
function renamed(text: string, from: string, to: string): string {
  const identifier = (version: string) => version.replace(/\W/g, '_');
  return text.replaceAll(from, to).replaceAll(identifier(from), identifier(to));
}
