import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteFolder } from '../paths';
import { removeOldVersions } from './oldVersions';

test('the newest five versions stay, and whatever is still deployed', async () => {
  const base = await mkdtemp(path.join(tmpdir(), 'old-versions-'));
  const site = siteFolder(base);
  for (let age = 1; age <= 8; age += 1) {
    const folder = path.join(site.public, 'mfe-cart', `1.0.0-${age}`);
    await mkdir(folder, { recursive: true });
    await utimes(folder, new Date(), new Date(Date.now() - age * 60_000));
  }
  await mkdir(path.join(site.public, 'mfe-cart/assets'));
  await removeOldVersions(site, new Set(['1.0.0-8']));
  const left = await readdir(path.join(site.public, 'mfe-cart'));
  expect(left.sort()).toEqual(['1.0.0-1', '1.0.0-2', '1.0.0-3', '1.0.0-4', '1.0.0-5', '1.0.0-8', 'assets']);
  await rm(base, { recursive: true });
});
