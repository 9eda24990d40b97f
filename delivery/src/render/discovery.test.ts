import { digestOf } from '../release';
import { samplePlan } from '../testing/samplePlan';
import { sampleCart, sampleCatalog, sampleShell } from '../testing/sampleReleases';
import { discoveryOf } from './discovery';

const entryDigest = (version: string) => digestOf(`register(["mfe-cart","${version}"])`);
const cartOf = (planned: object) =>
  discoveryOf(samplePlan([{ live: sampleCart('1.0.0'), ...planned }]).plan).microFrontends.mfe_cart;

test('a single release gets all traffic and has no fallback', () => {
  expect(cartOf({ live: sampleCart('1.0.0', { shared: '^1.2.0' }) })).toEqual([
    {
      url: '/mfe-cart/1.0.0/remoteEntry.js',
      metadata: { version: '1.0.0', integrity: entryDigest('1.0.0') },
      deployment: { traffic: 100, default: true },
      extras: {
        modulefederation: {
          modules: { './CartPanel': { js: ['CartPanel.js'], css: ['CartPanel.css'] } },
          shared: '^1.2.0',
          digests: {
            'CartPanel.js': expect.stringMatching(/^sha384-/),
            'CartPanel.css': expect.stringMatching(/^sha384-/),
          },
        },
      },
    },
  ]);
});

test('a canary has its share of traffic, the live release as fallback, and owner and publication time', () => {
  const releases = {
    live: { ...sampleCart('1.0.1'), owner: 'Equipe Carrinho' },
    published: Date.UTC(2026, 0, 2),
    previous: sampleCart('1.0.0'),
    previousPublished: Date.UTC(2026, 0, 1),
    canary: sampleCart('1.0.2'),
    since: Date.UTC(2026, 0, 3),
  };
  const extras = expect.anything();
  expect(cartOf({ ...releases, traffic: 30 })).toEqual([
    {
      url: '/mfe-cart/1.0.1/remoteEntry.js',
      fallbackUrl: '/mfe-cart/1.0.0/remoteEntry.js',
      metadata: {
        version: '1.0.1',
        integrity: entryDigest('1.0.1'),
        fallbackVersion: '1.0.0',
        fallbackIntegrity: entryDigest('1.0.0'),
        owner: 'Equipe Carrinho',
        published: '2026-01-02T00:00:00.000Z',
        fallbackPublished: '2026-01-01T00:00:00.000Z',
      },
      deployment: { traffic: 70, default: true },
      extras,
    },
    {
      url: '/mfe-cart/1.0.2/remoteEntry.js',
      fallbackUrl: '/mfe-cart/1.0.1/remoteEntry.js',
      metadata: {
        version: '1.0.2',
        integrity: entryDigest('1.0.2'),
        fallbackVersion: '1.0.1',
        fallbackIntegrity: entryDigest('1.0.1'),
        published: '2026-01-03T00:00:00.000Z',
        fallbackPublished: '2026-01-02T00:00:00.000Z',
      },
      deployment: { traffic: 30, default: false },
      extras,
    },
  ]);
});

test('the base address of a team’s own host occurs only in the URLs of its releases', () => {
  const base = 'https://catalog.example.com/';
  const { plan } = samplePlan([
    { live: sampleCatalog('1.0.0', { base }), previous: sampleCatalog('0.9.0') },
    { live: sampleShell('1.0.0') },
  ]);
  const { schema, microFrontends } = discoveryOf(plan);
  expect(schema).toBe('https://mfewg.org/schema/v1-pre.json');
  expect(Object.keys(microFrontends)).toEqual(['mfe_catalog', 'shell']);
  expect(microFrontends.mfe_catalog).toMatchObject([
    { url: 'https://catalog.example.com/1.0.0/remoteEntry.js', fallbackUrl: '/mfe-catalog/0.9.0/remoteEntry.js' },
  ]);
  expect(microFrontends.shell).toMatchObject([{ url: '/shell/1.0.0/main.js' }]);
});

test('a release without its entry file is an error that names its package', () => {
  const error = { name: 'PublishError', message: 'mfe-cart 1.0.0 has no file gone.js', packages: ['mfe-cart'] };
  expect(() => cartOf({ live: { ...sampleCart('1.0.0'), entry: 'gone.js' } })).toThrow(expect.objectContaining(error));
});

test('the discovery file has no digests of files that the pages name themselves', () => {
  const catalog = discoveryOf(samplePlan([{ live: sampleCatalog('1.0.0') }]).plan).microFrontends.mfe_catalog;
  expect(catalog?.[0]?.extras.modulefederation).not.toHaveProperty('digests');
});
