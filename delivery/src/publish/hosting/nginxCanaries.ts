import { getsCanary } from '@site/shared/contracts';
import { cachePolicy } from '@site/shared/serving';
import { combinationsOf } from '../../render';
import type { HostedSite } from './hostedSite';
import { literally, map, matching, quoted } from './nginxText';

/** Stands for no form at all: no folder has this name. */
const noForm = '"-"';

/**
 * The maps that choose a page's form by the visitor's number, by the rule of server and browser (`getsCanary`). They set
 * `$site_form` for the page that an address is, `$site_missing_form` for the page that says that it is none, and what
 * caches are told of either.
 */
export function canaryMaps({ canaries, pages }: HostedSite): string {
  const placed = Object.entries(pages).map(([file, names]) => ({ file, names, set: names.join('+') }));
  const sets = new Map(placed.map(({ set, names }) => [set, names]));
  const whole = placed.filter(({ file }) => !isMissingPage(file));
  const missing = placed.filter(({ file }) => isMissingPage(file)).sort((a, b) => depthOf(b.file) - depthOf(a.file));
  const formOf = [...sets.keys()].map((set) => [quoted(set), variableOf('form', set)] as const);

  return [
    '# The visitor’s number, 0 to 99, as the server and the browser read it.',
    map('$http_cookie', '$site_visitor', [
      [matching(/(?:^|;\s*)visitor=(?<site_number>\d{1,2})(?:;|$)/), '$site_number'],
    ]),
    ...(sets.size > 0 ? ['# Whose number falls into the share of a canary.'] : []),
    ...[...new Set([...sets.values()].flat())].map((name) =>
      map('$site_visitor', variableOf('gets', name), [
        [matching(new RegExp(`^0?(?:${visitorsOf(name, canaries[name] ?? 0).join('|') || 'x'})$`)), name],
      ]),
    ),
    ...(sets.size > 0 ? ['# The form that a visitor gets of the pages which certain canaries change.'] : []),
    ...[...sets].map(([set, names]) =>
      map(
        `"${names.map((name) => variableOf('gets', name)).join(':')}"`,
        variableOf('form', set),
        combinationsOf(names)
          .filter((combination) => combination.length > 0)
          .map((combination) => [
            quoted(names.map((name) => (combination.includes(name) ? name : '')).join(':')),
            quoted(names.filter((name) => combination.includes(name)).join('+')),
          ]),
        noForm,
      ),
    ),
    '# The canaries that change a page.',
    map(
      '$uri',
      '$site_canaries',
      whole.map(({ file, set }) => [quoted(addressOf(file)), quoted(set)]),
    ),
    '# The canaries that change the page for what is not there; the nearest comes first.',
    map(
      '$uri',
      '$site_missing_canaries',
      missing.map(({ file, set }) => [matching(below(file)), quoted(set)]),
    ),
    map('$site_canaries', '$site_form', formOf, noForm),
    map('$site_missing_canaries', '$site_missing_form', formOf, noForm),
    '# What differs between visitors is for no cache that they share.',
    ...[
      ['$site_canaries', '$site_page_cache', '$site_page_vary'],
      ['$site_canaries$site_missing_canaries', '$site_missing_cache', '$site_missing_vary'],
    ].flatMap(([from, cache = '', vary = '']) => [
      map(`"${from}"`, cache, [['""', quoted(cachePolicy.alwaysAsk)]], quoted(cachePolicy.perVisitor)),
      map(`"${from}"`, vary, [['""', '"Accept-Encoding"']], '"Accept-Encoding, Cookie"'),
    ]),
  ].join('\n');
}

const isMissingPage = (file: string) => /(?:^|\/)404\.html$/.test(file);
const depthOf = (file: string) => file.split('/').length;

/** `produtos/index.html` is at `/produtos`. */
const addressOf = (file: string) => `/${file.replace(/(?:^|\/)index\.html$/, '')}`;

/** The addresses that a `404.html` stands for. */
function below(file: string): RegExp {
  const folder = file.replace(/\/?404\.html$/, '');
  return folder ? new RegExp(`^/${literally(folder)}(?:/|$)`) : /^/;
}

const variableOf = (kind: 'gets' | 'form', names: string) => `$site_${kind}_${names.replace(/\W/g, '_and_')}`;

const visitorsOf = (name: string, traffic: number) =>
  Array.from({ length: 100 }, (_, visitor) => visitor).filter((visitor) => getsCanary(visitor, name, traffic));
