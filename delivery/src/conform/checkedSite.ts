import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '@site/shared/contracts';
import { contentTypes, discoveryFile } from '@site/shared/serving';
import type { BrowserContext } from 'playwright-core';
import { securityHeaders } from '../publish';
import type { Release } from '../release';
import { discoveryOf, type Plan } from '../render';

interface Options {
  readonly plan: Plan;
  readonly config: SiteConfig;
  readonly folderOf: (release: Release) => string;
  /** HTML by address. */
  readonly pages: ReadonlyMap<string, string>;
}

/** Address of the site under check, which exists inside the browser alone. */
export const siteUrl = 'https://site.example';

interface Answer {
  readonly body: Buffer | string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Answers with the rendered pages, their policy, the discovery file, and releases' files on any host. */
export async function serveCheckedSite(context: BrowserContext, options: Options): Promise<void> {
  const { plan, config, folderOf, pages } = options;
  const discovery = discoveryOf(plan);
  const releases = [...plan.values()].flatMap(({ live, previous }) => [live, ...(previous ? [previous] : [])]);
  const html = { 'Content-Type': contentTypes['.html'] ?? '', ...securityHeaders(config, discovery) };
  const json = (content: unknown): Answer => ({
    body: JSON.stringify(content),
    headers: { 'Content-Type': contentTypes['.json'] ?? '' },
  });

  async function answer(address: string): Promise<Answer | null> {
    const page = pages.get(address);
    if (page !== undefined) return { body: page, headers: html };
    if (address === `/${discoveryFile}`) return json(discovery);
    for (const { release } of releases) {
      const file = fileOf(release, address);
      const body = file && (await readFile(path.join(folderOf(release), file)).catch(() => null));
      if (body) return { body, headers: fileHeaders(address) };
    }
    // Files that a publisher writes: manifest, pictures of link previews, releases for the panel of previews.
    return /^\/[\w-]+\.(json|webmanifest)$/.test(address) ? json({}) : null;
  }

  await context.route('**', async (route) => {
    const url = decodeURI(route.request().url().split(/[?#]/, 1)[0] ?? '');
    const found = await answer(url.replace(siteUrl, ''));
    await route.fulfill(found ?? { status: route.request().method() === 'POST' ? 204 : 404 });
  });
}

function fileOf({ base, version }: Release, address: string): string | null {
  const within = `${base}${version}/`;
  if (address.startsWith(within)) return `browser/${address.slice(within.length)}`;
  return address.startsWith(`${base}assets/`) ? address.slice(base.length) : null;
}

const fileHeaders = (address: string) => ({
  'Content-Type': contentTypes[path.extname(address)] ?? 'application/octet-stream',
  'Access-Control-Allow-Origin': '*',
});
