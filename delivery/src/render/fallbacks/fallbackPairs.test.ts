import { samplePlan } from '../../testing/samplePlan';
import { sampleCart, sampleCatalog, sampleContent, sampleShell } from '../../testing/sampleReleases';
import { labelOf } from '../compatibility';
import { fallbackPairs } from './fallbackPairs';

type Packages = Parameters<typeof samplePlan>[0];

const shells = { live: sampleShell('1.0.1'), previous: sampleShell('1.0.0') };
const catalogs = { live: sampleCatalog('1.0.1'), previous: sampleCatalog('1.0.0') };
const contents = { live: sampleContent('1.0.1'), previous: sampleContent('1.0.0') };
const uses = ['mfe_content/ContactForm'];
const carts = { live: sampleCart('1.0.1', { uses }), previous: sampleCart('1.0.0', { uses }) };
const all = [shells, catalogs, contents, carts];

/** Each pair as its releases, with the packages that are rendered. */
const pairsOf = (packages: Packages, name: string, version = '1.0.1') =>
  fallbackPairs(samplePlan(packages).plan, [{ name, version }]).map(
    ({ release, fallback, rendered }) => `${labelOf(release)} | ${labelOf(fallback)} | ${[...rendered].join()}`,
  );

test.each<[string, string, Packages, readonly string[]]>([
  [
    'a shell has a pair with each remote',
    'shell',
    all,
    [
      'shell 1.0.1 | mfe-cart 1.0.0 | mfe-cart',
      'shell 1.0.1 | mfe-catalog 1.0.0 | mfe-catalog',
      'shell 1.0.1 | mfe-content 1.0.0 | mfe-content',
    ],
  ],
  [
    'a remote has a pair with the shell of open tabs, and with its own release before',
    'mfe-catalog',
    all,
    ['mfe-catalog 1.0.1 | shell 1.0.0 | mfe-catalog', 'mfe-catalog 1.0.1 | mfe-catalog 1.0.0 | mfe-catalog'],
  ],
  [
    'a remote has a pair with the remotes that it shows',
    'mfe-cart',
    all,
    [
      'mfe-cart 1.0.1 | mfe-content 1.0.0 | mfe-cart',
      'mfe-cart 1.0.1 | shell 1.0.0 | mfe-cart',
      'mfe-cart 1.0.1 | mfe-cart 1.0.0 | mfe-cart',
    ],
  ],
  [
    'a remote has a pair with the remotes that show it',
    'mfe-content',
    all,
    [
      'mfe-content 1.0.1 | mfe-cart 1.0.0 | mfe-cart',
      'mfe-content 1.0.1 | shell 1.0.0 | mfe-content',
      'mfe-content 1.0.1 | mfe-content 1.0.0 | mfe-content',
    ],
  ],
  ['a first shell has none: no page is open yet', 'shell', [{ live: sampleShell('1.0.1') }, catalogs], []],
  ['a package without a release before has no own pair', 'mfe-catalog', [{ live: catalogs.live }], []],
  ['a package of another version has none', 'mfe-catalog', [shells, { live: sampleCatalog('1.0.2') }], []],
])('%s', (_what, name, packages, expected) => {
  expect(pairsOf(packages, name)).toEqual(expected);
});

test('a canary has its pairs beside other live releases, and the live release as its fallback', () => {
  const { plan } = samplePlan([shells, { ...catalogs, canary: sampleCatalog('1.0.2') }, contents]);
  const [withShell, own] = fallbackPairs(plan, [{ name: 'mfe-catalog', version: '1.0.2' }]);
  const labels = (selection: Iterable<{ name: string; version: string }> = []) => [...selection].map(labelOf);
  expect(labels(withShell?.selection.values())).toEqual(['mfe-catalog 1.0.2', 'mfe-content 1.0.1', 'shell 1.0.0']);
  expect(labels(withShell?.earlier.values()).sort()).toEqual(['mfe-catalog 1.0.1', 'mfe-content 1.0.1', 'shell 1.0.0']);
  expect(own).toMatchObject({ fallback: { version: '1.0.1' }, combination: ['mfe-catalog'] });
});
