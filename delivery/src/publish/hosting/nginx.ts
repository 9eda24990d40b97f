import path from 'node:path';
import { getsCanary } from '@site/shared/contracts';
import { paths } from '@site/shared/registry';
import {
  cachePolicy,
  changePasswordPath,
  contentTypes,
  discoveryFile,
  documentHeaders,
  errorPage,
  longestAddress,
  partOfPages,
  serverPaths,
} from '@site/shared/serving';
import { combinationsOf } from '../../render';
import type { SiteFolder } from '../../repository';
import type { HostedSite } from './hosting';
import { fillTemplate } from './template';

interface NginxOptions {
  readonly site: SiteFolder;
  readonly hosted: HostedSite;
  /** Folder that the files are written to: they name each other by it. */
  readonly folder: string;
  /** Name of the site's host. */
  readonly host: string;
  /** Where the site's own server takes messages, such as `127.0.0.1:3000`. */
  readonly server: string;
  /** Whether nginx has the module that sends `.br` files (Debian: libnginx-mod-http-brotli-static). */
  readonly brotli: boolean;
}

/** Statuses that nginx answers before any of our rules. */
const earlyErrors = [400, 414, 431] as const;

/**
 * The files of a configuration that answers as the site's own server does (`server/README.md`), by name:
 * `maps.conf` for nginx's `http`, `site.conf` for a `server` in it, and `example.conf`, which includes both.
 *
 * Pages and files are found through the link `current` with every request: publishing needs no reload. What stands
 * in these files does: the headers, and who gets which canary.
 *
 * @throws Error for headers that nginx can't send
 */
export async function nginxConfig(options: NginxOptions): Promise<Record<string, string>> {
  const { site, hosted, folder, host, server, brotli } = options;
  const headers = Object.entries(hosted.headers).map(([name, value]) => ({
    name,
    value,
    /** Set for a header that says something of documents alone: it does not go with what is part of them. */
    variable: documentHeaders.includes(name.toLowerCase()) ? `$site_${name.toLowerCase().replaceAll('-', '_')}` : null,
  }));
  return {
    'maps.conf': await fillTemplate('maps.conf', {
      ...canaryValues(hosted),
      server,
      cache: cachePolicy,
      tooLong: new RegExp(`^.{${longestAddress + 1}}`),
      documentHeaders: headers.filter(({ variable }) => variable),
      partOfPages,
    }),
    'site.conf': await fillTemplate('site.conf', {
      headers,
      cache: cachePolicy,
      brotli,
      discoveryFile,
      changePassword: { from: changePasswordPath, to: paths.recovery },
      serverPaths,
      root: site.current,
      types: Object.fromEntries(Object.entries(contentTypes).map(([suffix, type]) => [suffix.slice(1), type])),
      errors: `${path.join(folder, 'errors')}/`,
    }),
    'example.conf': await fillTemplate('example.conf', {
      host,
      maps: path.join(folder, 'maps.conf'),
      rules: path.join(folder, 'site.conf'),
    }),
    ...Object.fromEntries(earlyErrors.map((status) => [`errors/${status}.html`, errorPage(status)])),
  };
}

/**
 * What nginx needs to choose a page's form by the visitor's number, by the rule of server and browser (`getsCanary`): in
 * the words of `maps.conf.hbs`.
 */
function canaryValues({ canaries, pages }: HostedSite) {
  const placed = Object.entries(pages).map(([file, names]) => ({ file, names, set: names.join('+') }));
  const sets = new Map(placed.map(({ set, names }) => [set, names]));
  const missing = placed.filter(({ file }) => isMissingPage(file)).sort((a, b) => depthOf(b.file) - depthOf(a.file));
  return {
    canaries: [...new Set([...sets.values()].flat())].map((name) => ({
      name,
      variable: variableOf('gets', name),
      visitors: visitorsOf(name, canaries[name] ?? 0).join('|') || 'x',
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
    pages: placed
      .filter(({ file }) => !isMissingPage(file))
      .map(({ file, set }) => ({ address: addressOf(file), set })),
    // The nearest comes first.
    missingPages: missing.map(({ file, set }) => ({ below: below(file), set })),
  };
}

const isMissingPage = (file: string) => /(?:^|\/)404\.html$/.test(file);
const depthOf = (file: string) => file.split('/').length;

/** `produtos/index.html` is at `/produtos`. */
const addressOf = (file: string) => `/${file.replace(/(?:^|\/)index\.html$/, '')}`;

/** The addresses that a `404.html` stands for. */
function below(file: string): RegExp {
  const folder = file.replace(/\/?404\.html$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return folder ? new RegExp(`^/${folder}(?:/|$)`) : /^/;
}

const variableOf = (kind: 'gets' | 'form', names: string) => `$site_${kind}_${names.replace(/\W/g, '_and_')}`;

const visitorsOf = (name: string, traffic: number) =>
  Array.from({ length: 100 }, (_, visitor) => visitor).filter((visitor) => getsCanary(visitor, name, traffic));
