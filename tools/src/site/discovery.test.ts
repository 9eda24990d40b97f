import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { siteFolder } from '../paths';
import { deployed, discoveryOf } from '../testing/sample';
import { temporaryFolderPerTest, writeFiles } from '../testing/temporaryFolder';
import { currentDeployment, readDiscovery, withDeployment, writeDiscovery } from './discovery';

const folder = temporaryFolderPerTest();
const build = (integrity: string) => ({
  entry: 'remoteEntry.js',
  integrity,
  extras: { modules: { './CartPanel': { js: ['1.js'], css: [] } }, shared: '^1.0.0' },
});
const cart = (discovery: ReturnType<typeof discoveryOf>) => discovery.microFrontends.mfe_cart;

test('a site without a discovery file has nothing deployed', async () => {
  expect(await readDiscovery(siteFolder(folder()))).toEqual(discoveryOf({}));
});

test('a discovery file that is no JSON is an error, not an empty site', async () => {
  await writeFiles(folder(), { 'public/frontend-discovery.json': '{' });
  await expect(readDiscovery(siteFolder(folder()))).rejects.toThrow(SyntaxError);
});

test('what is written is read again, and leaves no other file', async () => {
  const site = siteFolder(folder());
  await mkdir(site.public);
  const discovery = discoveryOf({ mfe_cart: [deployed('/mfe-cart/1/remoteEntry.js', '1')] });
  await writeDiscovery(site, discoveryOf({}));
  await writeDiscovery(site, discovery);
  expect(await readDiscovery(site)).toEqual(discovery);
  expect(await readdir(site.public)).toEqual(['frontend-discovery.json']);
});

test('the file is replaced in one step: a reader never finds half of one', async () => {
  const site = siteFolder(folder());
  await mkdir(site.public);
  const file = path.join(site.public, 'frontend-discovery.json');
  const many = Array.from({ length: 2000 }, (_, index) => [`mfe_${index}`, [deployed('/x.js', String(index))]]);
  const discovery = discoveryOf(Object.fromEntries(many));
  await writeDiscovery(site, discovery);
  let writing = true;
  const written = writeDiscovery(site, discovery).finally(() => {
    writing = false;
  });
  while (writing) expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(discovery);
  await written;
});

test('a first version is for everybody, with nothing to fall back to', () => {
  expect(withDeployment(discoveryOf({}), 'mfe-cart', '1.0.0-a', '/mfe-cart/', build('sha384-a'))).toEqual(
    discoveryOf({
      mfe_cart: [
        {
          url: '/mfe-cart/1.0.0-a/remoteEntry.js',
          metadata: { version: '1.0.0-a', integrity: 'sha384-a' },
          deployment: { traffic: 100, default: true },
          extras: { modulefederation: build('').extras },
        },
      ],
    }),
  );
});

test('the version before it becomes the fallback; others stay as they are', () => {
  const content = [deployed('/mfe-content/1/remoteEntry.js', '1')];
  const first = withDeployment(discoveryOf({ mfe_content: content }), 'mfe-cart', 'a', '/mfe-cart/', build('A'));
  const second = withDeployment(first, 'mfe-cart', 'b', 'https://cdn.example.com/', build('B'));
  expect(cart(second)).toMatchObject([
    {
      url: 'https://cdn.example.com/b/remoteEntry.js',
      fallbackUrl: '/mfe-cart/a/remoteEntry.js',
      metadata: { version: 'b', integrity: 'B', fallbackIntegrity: 'A' },
    },
  ]);
  expect(second.microFrontends.mfe_content).toBe(content);
});

test('the same version once more keeps the fallback it had, and never falls back to itself', () => {
  const first = withDeployment(discoveryOf({}), 'mfe-cart', 'a', '/mfe-cart/', build('A'));
  expect(cart(withDeployment(first, 'mfe-cart', 'a', '/mfe-cart/', build('A')))?.[0]).not.toHaveProperty('fallbackUrl');
  const second = withDeployment(first, 'mfe-cart', 'b', '/mfe-cart/', build('B'));
  expect(withDeployment(second, 'mfe-cart', 'b', '/mfe-cart/', build('B'))).toEqual(second);
});

test('the current version is the default one', () => {
  const canary = deployed('/c.js', 'canary', { deployment: { traffic: 10, default: false } });
  const discovery = discoveryOf({ mfe_cart: [canary, deployed('/s.js', 'stable')], mfe_content: [canary] });
  expect(currentDeployment(discovery, 'mfe-cart')?.metadata.version).toBe('stable');
  expect(currentDeployment(discovery, 'mfe-content')?.metadata.version).toBe('canary');
  expect(currentDeployment(discovery, 'mfe-catalog')).toBeUndefined();
});
