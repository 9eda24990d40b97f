import { generateKeyPairSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkSignature, readRelease, verifyRelease } from '../release';
import { keyPair, keysOf } from '../testing/sampleKeys';
import { sampleCatalog, writeRelease } from '../testing/sampleReleases';
import { temporaryFolderPerTest } from '../testing/temporaryFolder';
import { signBuilt, takeSigningKey } from './signingKey';

const folder = temporaryFolderPerTest();
const pair = keyPair();
const pem = pair.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
const inFile = async (text: string) => {
  const file = path.join(folder(), 'key.pem');
  await writeFile(file, text);
  return file;
};

test('takeSigningKey reads the key from the environment or a file, and removes it from the environment', async () => {
  const envs: NodeJS.ProcessEnv[] = [{ RELEASE_SIGNING_KEY: pem }, { RELEASE_SIGNING_KEY_FILE: await inFile(pem) }];
  for (const env of envs) {
    expect((await takeSigningKey(env))?.equals(pair.privateKey)).toBe(true);
    expect(env).toEqual({});
  }
});

test('an empty RELEASE_SIGNING_KEY means that there is no key', async () => {
  expect(await takeSigningKey({ RELEASE_SIGNING_KEY: '' })).toBeNull();
});

test('an invalid key is an error of one line that reveals nothing of it', async () => {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'pem', type: 'pkcs8' });
  const wrong = (text: string) =>
    expect(takeSigningKey({ RELEASE_SIGNING_KEY: text })).rejects.toThrow(
      new Error('RELEASE_SIGNING_KEY is no private key that npm run site -- keys makes'),
    );
  await wrong('secret');
  await wrong(rsa.toString());
  await wrong(pair.publicKey);
  const file = path.join(folder(), 'gone.pem');
  await expect(takeSigningKey({ RELEASE_SIGNING_KEY_FILE: file })).rejects.toThrow(
    new Error(`${file} is no private key that npm run site -- keys makes`),
  );
});

test('signBuilt adds the signature to a built release and changes nothing else', async () => {
  const built = await writeRelease(path.join(folder(), 'built'), sampleCatalog('1.0.0'));
  const release = await readRelease(built);
  const signed = await signBuilt({ release, folder: built, isNew: true }, pair.privateKey);
  expect(signed.release).toEqual({ ...release, signature: expect.stringMatching(/^[\w+/]{86}==$/) });
  expect(await verifyRelease(built)).toEqual(signed.release);
  checkSignature(await readRelease(built), 'mfe-catalog', '1.0.0', keysOf({ 'mfe-catalog': pair }));
});
