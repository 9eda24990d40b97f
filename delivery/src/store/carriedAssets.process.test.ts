import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { readRelease, verifyRelease } from '../release';
import { registryPerFile } from '../testing/registryPerFile';
import { npmRegistry } from './npmRegistry';
import { manifestOf, packRelease } from './releasePackage';

jest.setTimeout(60_000);

const { folder, registry, packageName, open, build, startProxy } = registryPerFile();

describe('an asset that an earlier release contains', () => {
  const photo = { 'assets/photo.0a0a0a0a.avif': randomBytes(300_000) };
  const publishWith = async (version: string, files: Record<string, Uint8Array>, url?: string) =>
    open(url).publish(await build('mfe-catalog', version, files));
  const tarballs = (reads: readonly string[]) => reads.flatMap((read) => /-([\d.]+)\.tgz$/.exec(read)?.[1] ?? []);
  const cached = (version: string) => path.join(folder(), 'cache/mfe-catalog', version, 'assets/photo.0a0a0a0a.avif');

  test('is not uploaded again, and not downloaded if it is present', async () => {
    await publishWith('1.0.0', photo);
    const proxy = await startProxy();
    await publishWith('1.0.1', photo, proxy.url);
    expect(proxy.bytesWritten()).toBeLessThan(10_000);
    const { release } = await open().describe('mfe-catalog', '1.0.1');
    expect(release.files['assets/photo.0a0a0a0a.avif']?.bytes).toBe(300_000);

    const store = open(proxy.url);
    await store.fetch('mfe-catalog', '1.0.1', (file) => file.startsWith('assets/'));
    expect(tarballs(proxy.reads)).toEqual(['1.0.1']);
    expect(existsSync(cached('1.0.1'))).toBe(false);
    await store.fetch('mfe-catalog', '1.0.1');
    expect(tarballs(proxy.reads)).toEqual(['1.0.1', '1.0.1', '1.0.0']);
    await verifyRelease(await store.fetch('mfe-catalog', '1.0.1'));
    expect(tarballs(proxy.reads)).toHaveLength(3);
    // The cache stores the file once too.
    expect((await stat(cached('1.0.1'))).ino).toBe((await stat(cached('1.0.0'))).ino);
  });

  test('is uploaded again once a release would need more than nine packages', async () => {
    let all: Record<string, Uint8Array> = {};
    const spread: number[] = [];
    for (let number = 0; number < 11; number += 1) {
      all = { ...all, [`assets/${number}.avif`]: randomBytes(1_000) };
      const proxy = await startProxy();
      await publishWith(`1.0.${number}`, all, proxy.url);
      await rm(path.join(folder(), 'cache'), { recursive: true, force: true });
      proxy.reads.length = 0;
      await verifyRelease(await open(proxy.url).fetch('mfe-catalog', `1.0.${number}`));
      spread.push(tarballs(proxy.reads).length);
    }
    expect(spread).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2]);
  });

  test.each<[string, (manifest: Manifested) => void, RegExp]>([
    [
      'was removed',
      ({ carriedBy }) => Object.assign(carriedBy, { '0.9.0': carriedBy['1.0.0'], '1.0.0': [] }),
      /There is no release 0\.9\.0|files of 0\.9\.0, which is gone/,
    ],
    ['never contained it', ({ carriedBy }) => carriedBy['1.0.0']?.push('assets/other.avif'), /assets\/other\.avif/],
    [
      'is that of the release itself',
      ({ carriedBy }) => Object.assign(carriedBy, { '1.0.1': carriedBy['1.0.0'], '1.0.0': [] }),
      /photo/,
    ],
    [
      'has an invalid version',
      ({ carriedBy }) => Object.assign(carriedBy, { '../../x': carriedBy['1.0.0'], '1.0.0': [] }),
      /carriedBy names what is no version/,
    ],
  ])('whose package %s is an error of one line', async (_what, spoil, line) => {
    await publishWith('1.0.0', photo);
    const files = { ...photo, 'assets/other.avif': randomBytes(10) };
    const source = await build('mfe-catalog', '1.0.1', files);
    const release = await readRelease(source);
    const carriedBy = { '1.0.0': Object.keys(photo) };
    const manifest = manifestOf(packageName('mfe-catalog'), release, carriedBy);
    spoil(manifest as unknown as Manifested);
    const left = { '1.0.0': Object.values((manifest as unknown as Manifested).carriedBy).flat() };
    const held = manifestOf(manifest.name, release, left).release;
    const tarball = await packRelease(source, release, { ...manifest, release: held }, await emptyFolder());
    await npmRegistry(registry().url, '@test', { ...process.env }).publish(manifest, tarball);
    for (const ask of [open().describe, open().fetch]) {
      const failed = await ask('mfe-catalog', '1.0.1').catch((error: unknown) => error);
      expect(String(failed)).toMatch(line);
      expect(['MissingReleaseError', 'ReleaseError']).toContain((failed as Error).name);
    }
  });
});

interface Manifested {
  readonly carriedBy: Record<string, string[]>;
}

const emptyFolder = async () => path.dirname(await build('staging', '1.0.0'));
