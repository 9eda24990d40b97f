import path from 'node:path';
import { federationName, type KeptReleases, keptReleasesFile, type SiteConfig } from '@site/shared/contracts';
import { discoveryFile } from '@site/shared/serving';
import { readRelease } from '../release';
import { discoveryOf, type Plan, pinOf, type SiteIcons, type SitePages } from '../render';
import type { SiteFolder } from '../repository';
import type { NextGeneration } from './generation';
import { securityHeaders } from './headers';
import { webManifest } from './pictures';
import { releaseFolder } from './publishedReleases';
import { securityFile, securityText } from './securityText';
import { robots, sitemap } from './sitemap';
import type { SiteState } from './state';

interface Options {
  readonly site: SiteFolder;
  readonly plan: Plan;
  readonly pages: SitePages;
  readonly config: SiteConfig;
  readonly versions: SiteState['versions'];
  readonly icons: SiteIcons | null;
}

export async function writeSiteTexts(generation: NextGeneration, options: Options): Promise<void> {
  const { site, plan, pages, config, versions, icons } = options;
  const discovery = discoveryOf(plan);
  const everybodys = Object.values(pages).flatMap((forms) => forms[''] ?? []);
  await generation.writeServed('public/sitemap.xml', sitemap(everybodys.flatMap(({ canonical }) => canonical ?? [])));
  await generation.writeServed('public/robots.txt', robots(config));
  await generation.writeServed(`public/${securityFile}`, securityText(config, new Date()));
  await generation.writeServed(`public/${discoveryFile}`, `${JSON.stringify(discovery, null, 2)}\n`);
  await generation.writePrivate('variants.json', JSON.stringify(variantsOf(plan, pages)));
  await generation.writePrivate('headers.json', JSON.stringify(securityHeaders(config, discovery), null, 2));
  if (config.preview) {
    const kept = await keptReleases(site, versions);
    await generation.writeServed(`public${keptReleasesFile}`, JSON.stringify(kept, null, 2));
  }
  if (!icons) return;
  await generation.place('public/favicon.ico', path.join(site.files, icons.favicon));
  await generation.place('public/apple-touch-icon.png', path.join(site.files, icons.touch));
  await generation.writeServed('public/manifest.webmanifest', webManifest(config, icons));
}

async function keptReleases(site: SiteFolder, versions: SiteState['versions']): Promise<KeptReleases> {
  const all = Object.entries(versions).map(async ([name, own]) => {
    const found = await Promise.all(
      own.map((version) => readRelease(releaseFolder(site, { name, version })).catch(() => null)),
    );
    return [federationName(name), found.flatMap((release) => (release ? [pinOf(release)] : []))] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}

function variantsOf(plan: Plan, pages: SitePages) {
  const canaries = [...plan].flatMap(([name, { canary }]) => (canary ? [[federationName(name), canary] as const] : []));
  const choices = Object.entries(pages).flatMap(([file, forms]) => {
    const names = [...new Set(Object.keys(forms).flatMap((combination) => combination.split('+')))].filter(Boolean);
    return names.length > 0 ? [[file, names.sort()]] : [];
  });
  const groups = canaries.flatMap(([name, { group }]) => (group ? [[name, group]] : []));
  return {
    canaries: Object.fromEntries(canaries.map(([name, { traffic }]) => [name, traffic])),
    ...(groups.length > 0 && { groups: Object.fromEntries(groups) }),
    pages: Object.fromEntries(choices),
  };
}
