import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startFakeRegistry } from '../testing/fakeRegistry';
import { sampleCart } from '../testing/sampleReleases';
import { temporaryFolderPerFile } from '../testing/temporaryFolder';
import { createRegistryStore } from './registryStore';

const folder = temporaryFolderPerFile();
const inFolder = (name: string) => path.join(folder(), name);
let secure: Awaited<ReturnType<typeof startFakeRegistry>>;
let plain: typeof secure;
beforeAll(async () => {
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const files = ['-keyout', inFolder('key.pem'), '-out', inFolder('cert.pem')];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...names, ...files], {
    stdio: 'ignore',
  });
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => readFileSync(inFolder(name), 'utf8'));
  secure = await startFakeRegistry({ key: key ?? '', cert: cert ?? '' });
  plain = await startFakeRegistry();
  for (const registry of [secure, plain]) await registry.deploy(sampleCart('1.0.0'));
});
afterAll(() => Promise.all([secure.stop(), plain.stop()]));
beforeEach(() => {
  plain.requests.length = 0;
  secure.misbehave(() => false);
});

/** Opens the secure registry as a team does, with a token for its host. */
const open = (cacheDir: string, trusts: string | undefined = inFolder('cert.pem'), more: NodeJS.ProcessEnv = {}) =>
  createRegistryStore(secure.url, {
    cacheDir: inFolder(cacheDir),
    env: {
      ...process.env,
      npm_config_userconfig: inFolder('.npmrc'),
      npm_config_fetch_retries: '0',
      ...(trusts && { npm_config_cafile: trusts }),
      [`npm_config_//${new URL(secure.url).host}/:_authToken`]: 'secret',
      [`npm_config_//${new URL(plain.url).host}/:_authToken`]: 'secret',
      ...more,
    },
  });

test('a registry with an untrusted certificate is not read', async () => {
  const before = secure.requests.length;
  await expect(open('foreign', '').channels('mfe-cart')).rejects.toThrow(
    /^The registry \S+ can't be reached: DEPTH_ZERO_SELF_SIGNED_CERT \(read @site\/mfe-cart\)$/,
  );
  expect(secure.requests).toHaveLength(before);
  const store = open('trusted');
  expect(await store.channels('mfe-cart')).toEqual({ live: '1.0.0' });
  await store.fetch('mfe-cart', '1.0.0');
});

test.each([301, 302, 307, 308])('a redirect (%i) to an address without https is not followed', async (status) => {
  secure.misbehave((request, response) => {
    response.writeHead(status, { location: new URL(request.url ?? '', plain.url).href }).end();
    return true;
  });
  const store = open(`redirected-${status}`);
  const line = /^The registry \S+ leads to an address without https \(.* @site\/mfe-cart\)$/;
  await expect(store.channels('mfe-cart')).rejects.toThrow(line);
  await expect(open(`redirected-${status}`).versions('mfe-cart')).rejects.toThrow(line);
  await expect(store.rollBackCanary('mfe-cart', '1.0.0')).rejects.toThrow(line);
  expect(plain.requests).toEqual([]);
});

test('a redirect to http through a proxy, which npm’s agents follow, is refused too', async () => {
  secure.misbehave((request, response) => {
    response.writeHead(302, { location: new URL(request.url ?? '', plain.url).href }).end();
    return true;
  });
  const read = open('proxied', undefined, {
    npm_config_proxy: 'http://127.0.0.1:9/',
    npm_config_noproxy: '127.0.0.1',
  }).channels('mfe-cart');
  await expect(read).rejects.toThrow(/leads to an address without https/);
});

test('a tarball is fetched by https, even if the registry gives an http address', async () => {
  secure.addTarball('mfe-cart', { version: '9.9.9' }, Buffer.from('no tarball'), secure.url.replace('https:', 'http:'));
  await expect(open('http').fetch('mfe-cart', '9.9.9')).rejects.toThrow(/can't be unpacked/);
  secure.addTarball('mfe-cart', { version: '9.9.8' }, Buffer.from('no tarball'), 'http://localhost:1/');
  await expect(open('other').fetch('mfe-cart', '9.9.8')).rejects.toThrow(/leads to an address without https/);
});
