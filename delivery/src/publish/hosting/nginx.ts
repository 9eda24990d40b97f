import path from 'node:path';
import { getsCanary } from '@site/shared/contracts';
import {
  cachePolicy,
  contentTypes,
  discoveryFile,
  documentHeaders,
  dynamicPaths,
  errorPage,
  longestAddress,
  partOfPages,
} from '@site/shared/serving';
import { combinationsOf } from '../../render';
import type { SiteFolder } from '../../repository';
import type { HostedSite } from './hosting';
import { fillTemplate } from './template';

interface NginxOptions {
  readonly site: SiteFolder;
  readonly hosted: HostedSite;
  readonly folder: string;
  readonly host: string;
  readonly server: string;
  /** Module for `.br` files (Debian: libnginx-mod-http-brotli-static). */
  readonly brotli: boolean;
  /** Folder with `fullchain.pem` and `privkey.pem`; null without TLS. */
  readonly tls: string | null;
}

const ownErrors = [414, 431, 503] as const;

/** nginx sends files through the link `current`; changed headers and canaries need a reload. @throws Error */
export async function nginxConfig(options: NginxOptions): Promise<Record<string, string>> {
  const { site, hosted, folder, host, server, brotli, tls } = options;
  const headers = Object.entries(hosted.headers).map(([name, value]) => ({
    name,
    value,
    /** Subresources do not get headers of documents. */
    variable: documentHeaders.includes(name.toLowerCase()) ? `$site_${name.toLowerCase().replaceAll('-', '_')}` : null,
  }));
  return {
    'maps.conf': await fillTemplate('maps.conf', {
      ...canaryValues(hosted),
      server,
      cache: cachePolicy,
      tooLong: new RegExp(`^\\w+ .{${longestAddress + 1}}`),
      documentHeaders: headers.filter(({ variable }) => variable),
      partOfPages,
    }),
    'site.conf': await fillTemplate('site.conf', {
      headers,
      cache: cachePolicy,
      brotli,
      discoveryFile,
      serverPaths: dynamicPaths,
      root: site.current,
      types: Object.fromEntries(Object.entries(contentTypes).map(([suffix, type]) => [suffix.slice(1), type])),
      errors: `${path.join(folder, 'errors')}/`,
    }),
    'example.conf': await fillTemplate('example.conf', {
      host,
      tls,
      maps: path.join(folder, 'maps.conf'),
      rules: path.join(folder, 'site.conf'),
    }),
    ...Object.fromEntries(ownErrors.map((status) => [`errors/${status}.html`, errorPage(status)])),
  };
}

/** Chooses a page's variant as server and browser do (`getsCanary`). */
function canaryValues({ canaries, groups = {}, pages }: HostedSite) {
  const placed = Object.entries(pages).map(([file, names]) => ({ file, names, set: names.join('+') }));
  const addressed = placed
    .filter(({ file }) => !isMissingPage(file))
    .map(({ file, set }) => ({ address: addressOf(file), set }));
  const sets = new Map(placed.map(({ set, names }) => [set, names]));
  return {
    canaries: [...new Set([...sets.values()].flat())].map((name) => ({
      name,
      variable: variableOf('gets', name),
      visitors: visitorsOf(groups[name] ?? name, canaries[name] ?? 0).join('|') || 'x',
    })),
    sets: [...sets].map(([set, names]) => ({
      set,
      variable: variableOf('form', set),
      gets: names.map((name) => variableOf('gets', name)).join(':'),
      forms: combinationsOf(names)
        .filter((combination) => combination.length > 0)
        .map((combination) => ({
          gets: names.map((name) => (combination.includes(name) ? name : '')).join(':'),
          form: names.filter((name) => combination.includes(name)).join('+'),
        })),
    })),
    // nginx refuses map keys that differ only in case.
    pages: [...new Map(addressed.map((page) => [page.address.replace(/[A-Z]/g, lowerCase), page])).values()],
  };
}

const lowerCase = (letter: string) => letter.toLowerCase();

const isMissingPage = (file: string) => /(?:^|\/)404\.html$/.test(file);

const addressOf = (file: string) => `/${file.replace(/(?:^|\/)index\.html$/, '')}`;

const variableOf = (kind: 'gets' | 'form', names: string) => `$site_${kind}_${names.replace(/\W/g, '_and_')}`;

const visitorsOf = (name: string, traffic: number) =>
  Array.from({ length: 100 }, (_, visitor) => visitor).filter((visitor) => getsCanary(visitor, name, traffic));
