import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { SiteConfig } from '@site/shared/contracts';
import { contentTypes, discoveryFile } from '@site/shared/serving';
import { securityHeaders } from '../../publish';
import type { Release } from '../../release';
import { discoveryOf, type Plan } from '../../render';

interface Options {
  readonly plan: Plan;
  readonly config: SiteConfig;
  readonly folderOf: (release: Release) => string;
  /** HTML by address. */
  readonly pages: ReadonlyMap<string, string>;
}

export interface CheckedSite {
  readonly url: string;
  /** Files of releases by address; also of those on a host of their own. */
  readonly answer: (address: string) => Promise<Answer | null>;
  readonly stop: () => Promise<void>;
}

export interface Answer {
  readonly content: Buffer | string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Serves the rendered pages with their releases' files, policy and discovery file, on a port of its own. */
export async function serveCheckedSite({ plan, config, folderOf, pages }: Options): Promise<CheckedSite> {
  const discovery = discoveryOf(plan);
  const releases = [...plan.values()].flatMap(({ live, previous }) => [live, ...(previous ? [previous] : [])]);
  const html = { 'Content-Type': contentTypes['.html'] ?? '', ...securityHeaders(config, discovery) };

  async function answer(address: string): Promise<Answer | null> {
    const page = pages.get(address);
    if (page !== undefined) return { content: page, headers: html };
    if (address === `/${discoveryFile}`) return json(discovery);
    for (const { release } of releases) {
      const own = fileOf(release, address);
      const content = own && (await readFile(path.join(folderOf(release), own)).catch(() => null));
      if (content) return { content, headers: fileHeaders(address) };
    }
    // Files that a publisher writes: manifest, pictures of link previews, releases for the panel of previews.
    return /^\/[\w-]+\.(json|webmanifest)$/.test(address) ? json({}) : null;
  }

  async function handle({ url = '/', method }: IncomingMessage, response: ServerResponse) {
    const found = method === 'GET' ? await answer(decodeURI(url.split('?', 1)[0] ?? '')) : null;
    response.writeHead(found ? 200 : method === 'POST' ? 204 : 404, { ...found?.headers });
    response.end(found?.content);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    answer,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

function fileOf({ base, version }: Release, address: string): string | null {
  const within = `${base}${version}/`;
  if (address.startsWith(within)) return `browser/${address.slice(within.length)}`;
  return address.startsWith(`${base}assets/`) ? address.slice(base.length) : null;
}

const fileHeaders = (address: string) => ({
  'Content-Type': contentTypes[path.extname(address)] ?? 'application/octet-stream',
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': 'max-age=600',
});

const json = (content: unknown): Answer => ({
  content: JSON.stringify(content),
  headers: { 'Content-Type': contentTypes['.json'] ?? '' },
});
