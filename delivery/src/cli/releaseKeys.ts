import { generateKeyPairSync } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { SiteConfig } from '@site/shared/contracts';
import { textTable } from '@site/shared/terminal';
import { replaceFile } from '../files';
import { checkSignature, type ReleaseKeys } from '../release';
import { type ReleaseStore, StoreError } from '../store';

type Keys = NonNullable<ReleaseKeys>;

const readKeys = async (configFile: string): Promise<Keys> =>
  (JSON.parse(await readFile(configFile, 'utf8')) as SiteConfig).releaseKeys ?? {};

async function writeKeys(configFile: string, keys: Keys) {
  const config = JSON.parse(await readFile(configFile, 'utf8'));
  await replaceFile(configFile, `${JSON.stringify({ ...config, releaseKeys: keys }, null, 2)}\n`);
}

export async function listKeys(configFile: string): Promise<string> {
  const rows = Object.entries(await readKeys(configFile)).map(([name, { current, next = '' }]) => [
    name,
    current,
    next,
  ]);
  return rows.length === 0 ? 'No release is to be signed.' : textTable([['package', 'key', 'next key'], ...rows]);
}

export async function addKey(configFile: string, name: string, file: string): Promise<string> {
  const keys = await readKeys(configFile);
  const own = keys[name];
  if (own?.next) throw new Error(`${name} has two keys already: retire the older one first`);
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' });
  await writeFile(file, pem, { flag: 'wx', mode: 0o600 }).catch((error: Error) => {
    throw new Error(`The private key can't be written: ${error.message}`);
  });
  const made = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  await writeKeys(configFile, { ...keys, [name]: own ? { ...own, next: made } : { current: made } });
  return made;
}

/** @param store null skips the check that visible releases are signed with the newer key @throws Error, StoreError */
export async function retireKey(configFile: string, name: string, store: ReleaseStore | null): Promise<void> {
  const keys = await readKeys(configFile);
  const next = keys[name]?.next;
  if (!next) throw new Error(`${name} has no second key: npm run site -- keys new ${name}`);
  const remaining = { ...keys, [name]: { current: next } };
  const { live, canary } = (await store?.channels(name)) ?? {};
  for (const version of [live, canary?.version]) {
    if (!store || !version) continue;
    const { release } = await store.describe(name, version);
    try {
      checkSignature(release, name, version, remaining);
    } catch {
      throw new StoreError(`Visitors get ${name} ${version}, which is not signed with the newer key: release it first`);
    }
  }
  await writeKeys(configFile, remaining);
}
