import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { ReleaseKeys } from '../release';

export function keyPair(): { readonly privateKey: KeyObject; readonly publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { privateKey, publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64') };
}

export const keysOf = (pairs: Readonly<Record<string, ReturnType<typeof keyPair>>>): NonNullable<ReleaseKeys> =>
  Object.fromEntries(Object.entries(pairs).map(([name, { publicKey }]) => [name, { current: publicKey }]));
