import { digestOf } from '../release';
import { samplePlan } from '../testing/samplePlan';
import { sampleCart, sampleCatalog, sampleShell } from '../testing/sampleSite';
import { temporaryFolderPerTest } from '../testing/temporaryFolder';
import { discoveryOf } from './discovery';

const folder = temporaryFolderPerTest();
const entryDigest = (version: string) => digestOf(`register(["mfe-cart","${version}"])`);
const cartOf = async (planned: object) => {
  const { plan } = await samplePlan(folder(), [{ live: sampleCart('1.0.0'), ...planned }]);
  return discoveryOf(plan).microFrontends.mfe_cart;
};

test('a release that is alone is for everybody, and has nothing to fall back to', async () => {
  expect(await cartOf({ live: sampleCart('1.0.0', { shared: '^1.2.0' }) })).toEqual([
    {
      url: '/mfe-cart/1.0.0/remoteEntry.js',
      metadata: { version: '1.0.0', integrity: entryDigest('1.0.0') },
      deployment: { traffic: 100, default: true },
      extras: {
        modulefederation: {
          modules: { './CartPanel': { js: ['CartPanel.js'], css: ['CartPanel.css'] } },
          shared: '^1.2.0',
        },
      },
    },
  ]);
});

test('the release before it is its fallback release', async () => {
  const cart = await cartOf({ live: sampleCart('1.0.1'), previous: sampleCart('1.0.0') });
  expect(cart).toMatchObject([
    {
      url: '/mfe-cart/1.0.1/remoteEntry.js',
      fallbackUrl: '/mfe-cart/1.0.0/remoteEntry.js',
      metadata: {
        version: '1.0.1',
        integrity: entryDigest('1.0.1'),
        fallbackVersion: '1.0.0',
        fallbackIntegrity: entryDigest('1.0.0'),
      },
    },
  ]);
});

test('each release says who owns it, and when it was published, as far as that is known', async () => {
  const owner = 'Equipe Carrinho';
  const published = Date.UTC(2026, 0, 2);
  const cart = await cartOf({
    live: { ...sampleCart('1.0.1'), owner },
    published,
    previous: sampleCart('1.0.0'),
    previousPublished: published - 1000,
    canary: sampleCart('1.0.2'),
    since: published + 1000,
  });
  expect(cart?.map(({ metadata }) => [metadata.owner, metadata.published, metadata.fallbackPublished])).toEqual([
    [owner, '2026-01-02T00:00:00.000Z', '2026-01-01T23:59:59.000Z'],
    [undefined, '2026-01-02T00:00:01.000Z', '2026-01-02T00:00:00.000Z'],
  ]);
});

test('a canary has its share, and the live release as its fallback release; nobody gets it without', async () => {
  const releases = { live: sampleCart('1.0.1'), previous: sampleCart('1.0.0'), canary: sampleCart('1.0.2') };
  expect(await cartOf({ ...releases, traffic: 30 })).toMatchObject([
    {
      url: '/mfe-cart/1.0.1/remoteEntry.js',
      fallbackUrl: '/mfe-cart/1.0.0/remoteEntry.js',
      deployment: { traffic: 70, default: true },
    },
    {
      url: '/mfe-cart/1.0.2/remoteEntry.js',
      fallbackUrl: '/mfe-cart/1.0.1/remoteEntry.js',
      metadata: { version: '1.0.2', fallbackVersion: '1.0.1', fallbackIntegrity: entryDigest('1.0.1') },
      deployment: { traffic: 30, default: false },
    },
  ]);
});

test('a team’s own host is in its addresses alone', async () => {
  const base = 'https://catalog.example.com/';
  const { plan } = await samplePlan(folder(), [
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
