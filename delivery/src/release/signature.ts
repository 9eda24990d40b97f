import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { SiteConfig } from '@site/shared/contracts';
import { type Release, ReleaseError } from './release';

export type ReleaseKeys = SiteConfig['releaseKeys'];

export const signRelease = (release: Release, privateKey: KeyObject): Release => ({
  ...release,
  signature: sign(null, signedBytes(release), privateKey).toString('base64'),
});

/** @throws ReleaseError */
export function checkSignature(release: Release, name: string, version: string, keys: ReleaseKeys = {}): void {
  const isAsked = release.name === name && release.version === version;
  const flaw = isAsked ? flawOf(release, keys) : `: it says that it is ${release.name} ${release.version}`;
  if (flaw) throw new ReleaseError(`${name} ${version}${flaw}`);
}

function flawOf(release: Release, keys: NonNullable<ReleaseKeys>): string | null {
  const { name, signature } = release;
  const own = Object.hasOwn(keys, name) && keys[name];
  if (Object.keys(keys).length === 0 || (own && isSignedBy(release, own))) return null;
  if (!own) return ` can't be trusted: site.config.json has no key of ${name} (npm run site -- keys --help)`;
  if (!signature) return ' is not signed: a release with RELEASE_SIGNING_KEY_FILE is, which needs a new version';
  const other = Object.entries(keys).find(([, each]) => isSignedBy(release, each));
  return other ? ` is signed with the key of ${other[0]}` : ` has a signature, but ${name} has made none of just this`;
}

const isSignedBy = (release: Release, { current, next }: NonNullable<ReleaseKeys>[string]): boolean =>
  [current, next].some(
    (key) =>
      key !== undefined &&
      verify(null, signedBytes(release), publicKeyOf(key), Buffer.from(release.signature ?? '', 'base64')),
  );

const publicKeyOf = (key: string) => createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });

/** Canonical, whatever order of keys a registry returns. The prefix separates it from other signed texts. */
function signedBytes({ signature: _, ...description }: Release): Buffer {
  const text = JSON.stringify(description, (_key, value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return Buffer.from(`site release\n${text}`);
}
