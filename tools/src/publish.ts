import { spawn } from 'node:child_process';
import { access, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Discovery, SiteConfig } from '@site/shared/contracts';
import type { BuildResult } from './buildPackage';
import { securityHeaders } from './headers';
import { type BuiltPackage, builtPackages } from './packages';
import { inRoot, type SiteFolder } from './paths';
import { currentDeployment, readDiscovery, withDeployment, writeDiscovery } from './site/discovery';
import { removeOldVersions } from './site/oldVersions';
import { prerender } from './site/prerender';
import { buildVersion } from './version';

interface PublishOptions {
  readonly site: SiteFolder;
  readonly config: SiteConfig;
  readonly packages?: readonly BuiltPackage[];
  /** False leaves the pages' HTML as it is. */
  readonly render?: boolean;
  /** True takes a package's last build, if it has one, whatever its sources are now. */
  readonly lastBuild?: boolean;
  readonly log: (line: string) => void;
}

/** Packages that are built at the same time: each is a process of its own. */
const buildsAtOnce = 2;

/**
 * Brings a site up to date: builds the packages whose sources have changed, and renders every page again.
 *
 * @throws the error of a package that doesn't build or of a page that doesn't render; the pages stay as they were
 */
export async function publish({
  site,
  config,
  packages = builtPackages,
  render = true,
  lastBuild = false,
  log,
}: PublishOptions): Promise<Discovery> {
  await mkdir(site.public, { recursive: true });
  let discovery = await readDiscovery(site);
  const pending = [...packages];
  const results = new Map<BuiltPackage, { version: string; result: BuildResult }>();

  async function work() {
    for (let name = pending.shift(); name; name = pending.shift()) {
      const deployed = currentDeployment(discovery, name)?.metadata.version;
      const version = lastBuild && deployed ? deployed : await buildVersion(name, publicBaseOf(name));
      if (deployed === version && (await isBuilt(site, name, version))) {
        log(`${name}: ${lastBuild ? 'last build' : 'up to date'} (${version})`);
        continue;
      }
      log(`${name}: building …`);
      const started = performance.now();
      const result = await buildInProcess(name, version, site);
      log(`${name}: built ${version} in ${seconds(started)}`);
      results.set(name, { version, result });
    }
  }
  await Promise.all(Array.from({ length: buildsAtOnce }, work));

  for (const name of packages) {
    const built = results.get(name);
    if (built) discovery = withDeployment(discovery, name, built.version, publicBaseOf(name), built.result);
  }
  if (render) {
    const started = performance.now();
    const pages = await prerender({ site, discovery, config });
    log(`${pages} pages rendered in ${seconds(started)}`);
    await writeFile(site.headers, JSON.stringify(securityHeaders(config, discovery), null, 2));
  }
  await writeDiscovery(site, discovery);
  // Pages that stay as they were still name what they were rendered with.
  if (render) await removeOldVersions(site, deployedVersions(discovery));
  return discovery;
}

/** Every version that the discovery file names, as a fallback too. */
function deployedVersions(discovery: Discovery): ReadonlySet<string> {
  const urls = Object.values(discovery.microFrontends)
    .flat()
    .flatMap(({ url, fallbackUrl = '' }) => [url, fallbackUrl]);
  return new Set(urls.map((url) => url.split('/').at(-2) ?? ''));
}

const publicBaseOf = (name: BuiltPackage) => `/${name}/`;

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

function isBuilt(site: SiteFolder, name: string, version: string): Promise<boolean> {
  const folders = [path.join(site.public, name, version), path.join(site.server, name, version)];
  return Promise.all(folders.map((folder) => access(folder))).then(
    () => true,
    () => false,
  );
}

/** Builds in a process of its own, so that two packages use two cores and webpack's memory is given back. */
function buildInProcess(name: BuiltPackage, version: string, site: SiteFolder): Promise<BuildResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', inRoot('tools/src/buildWorker.ts'), name, version, path.dirname(site.public)],
      { cwd: inRoot(), stdio: ['ignore', 'ignore', 'pipe', 'ipc'] },
    );
    let result: BuildResult | undefined;
    let complaint = '';
    child.stderr?.on('data', (text) => {
      complaint += text;
    });
    child.on('message', (message) => {
      result = message as BuildResult;
    });
    child.on('error', reject);
    // Not `exit`, after which the complaint may still be on its way.
    child.on('close', () => {
      if (result) resolve(result);
      else reject(new Error(`${name} could not be built:\n${complaint.trim()}`));
    });
  });
}
