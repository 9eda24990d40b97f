import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltRelease } from '../build';
import { replaceFile } from '../files';
import { releaseFile, signRelease } from '../release';

/** Deletes both variables, which builds would inherit; `/proc` still shows them. @throws Error */
export async function takeSigningKey(env: NodeJS.ProcessEnv): Promise<KeyObject | null> {
  const { RELEASE_SIGNING_KEY: text, RELEASE_SIGNING_KEY_FILE: file } = env;
  delete env.RELEASE_SIGNING_KEY;
  delete env.RELEASE_SIGNING_KEY_FILE;
  if (!text && !file) return null;
  try {
    const key = createPrivateKey(text || (await readFile(file ?? '')));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // The original message may contain a part of the key.
  }
  throw new Error(`${text ? 'RELEASE_SIGNING_KEY' : file} is no private key that npm run site -- keys makes`);
}

export async function signBuilt(built: BuiltRelease, key: KeyObject | null): Promise<BuiltRelease> {
  if (!key) return built;
  const release = signRelease(built.release, key);
  await replaceFile(path.join(built.folder, releaseFile), `${JSON.stringify(release, null, 2)}\n`);
  return { ...built, release };
}
