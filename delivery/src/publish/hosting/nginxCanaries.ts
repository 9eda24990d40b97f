import { getsCanary } from '@site/shared/contracts';
import { combinationsOf } from '../../render';
import type { HostedSite } from './hostedSite';

/**
 * What nginx needs to choose a page's form by the visitor's number, by the rule of server and browser (`getsCanary`): in
 * the words of `maps.conf.hbs`.
 */
export function canaryValues({ canaries, pages }: HostedSite) {
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
