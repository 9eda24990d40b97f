import { createPrivateKey, createPublicKey } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseSiteConfig } from '@site/shared/config';
import { readRelease, signRelease } from '../release';
import { inRoot } from '../repository';
import { createFolderStore, type ReleaseStore } from '../store';
import { sampleCatalog, writeRelease } from '../testing/sampleReleases';
import { temporaryFolderPerTest } from '../testing/temporaryFolder';
import { addKey, listKeys, retireKey } from './releaseKeys';

const folder = temporaryFolderPerTest();
const inFolder = (file: string) => path.join(folder(), file);
const configFile = () => inFolder('site.config.json');
const name = 'mfe-catalog';
beforeEach(async () => {
  const { releaseKeys: _, ...config } = JSON.parse(await readFile(inRoot('site.config.json'), 'utf8'));
  await writeFile(configFile(), JSON.stringify(config));
});

const configured = async () => parseSiteConfig(JSON.parse(await readFile(configFile(), 'utf8'))).releaseKeys;
const add = (file: string, of = name) => addKey(configFile(), of, inFolder(file));

test('addKey writes a private key for its owner only, and puts the public key into the configuration', async () => {
  const before = JSON.parse(await readFile(configFile(), 'utf8'));
  const key = await add('catalog.pem');
  expect((await stat(inFolder('catalog.pem'))).mode & 0o777).toBe(0o600);
  const made = createPublicKey(createPrivateKey(await readFile(inFolder('catalog.pem'))));
  expect(made.export({ format: 'der', type: 'spki' }).toString('base64')).toBe(key);
  expect(JSON.parse(await readFile(configFile(), 'utf8'))).toEqual({
    ...before,
    releaseKeys: { [name]: { current: key } },
  });
  expect(await readFile(configFile(), 'utf8')).not.toContain('PRIVATE');
});

test('a key rotation adds a second key, refuses a third, and ends when the first key is retired', async () => {
  const first = await add('1.pem');
  const cart = await add('cart.pem', 'mfe-cart');
  const second = await add('2.pem');
  expect(await configured()).toEqual({ [name]: { current: first, next: second }, 'mfe-cart': { current: cart } });
  expect(await listKeys(configFile())).toContain(second);
  await expect(add('3.pem')).rejects.toThrow('mfe-catalog has two keys already: retire the older one first');
  await expect(stat(inFolder('3.pem'))).rejects.toThrow('ENOENT');
  await retireKey(configFile(), name, null);
  expect(await configured()).toEqual({ [name]: { current: second }, 'mfe-cart': { current: cart } });
  await expect(retireKey(configFile(), name, null)).rejects.toThrow(/^mfe-catalog has no second key: /);
});

test('an existing key file is not overwritten, and no key is added', async () => {
  await writeFile(inFolder('catalog.pem'), 'of somebody');
  await expect(add('catalog.pem')).rejects.toThrow(/^The private key can't be written: EEXIST/);
  expect(await readFile(inFolder('catalog.pem'), 'utf8')).toBe('of somebody');
  expect(await configured()).toBeUndefined();
});

test('retireKey refuses while a release in use is not signed with the newer key', async () => {
  await add('1.pem');
  await add('2.pem');
  const store: ReleaseStore = createFolderStore(inFolder('store'));
  const publish = async (version: string, key: string) => {
    const built = await writeRelease(inFolder(version), sampleCatalog(version));
    const signed = signRelease(await readRelease(built), createPrivateKey(await readFile(inFolder(key))));
    await writeFile(path.join(built, 'release.json'), JSON.stringify(signed));
    await store.publish(built);
  };
  await publish('1.0.0', '1.pem');
  await publish('1.0.1', '2.pem');
  const before = await configured();
  for (const channels of [{ live: '1.0.0' }, { live: '1.0.1', canary: { version: '1.0.0', traffic: 10 } }]) {
    await store.moveChannels(name, channels);
    await expect(retireKey(configFile(), name, store)).rejects.toThrow(
      'Visitors get mfe-catalog 1.0.0, which is not signed with the newer key: release it first',
    );
  }
  expect(await configured()).toEqual(before);
  await store.moveChannels(name, { live: '1.0.1', previous: '1.0.0' });
  await retireKey(configFile(), name, store);
  expect(await configured()).toEqual({ [name]: { current: before?.[name]?.next } });
});
