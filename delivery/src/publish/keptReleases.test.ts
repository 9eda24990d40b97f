import { readFile } from 'node:fs/promises';
import { type KeptReleases, keptReleasesFile } from '@site/shared/contracts';
import { digestOf } from '../release';
import { sampleConfig } from '../testing/sample';
import { sampleCatalog, sampleContent } from '../testing/sampleSite';
import { sampleSitePerTest } from '../testing/sampleSitePerTest';
import { writeFiles } from '../testing/temporaryFolder';

jest.setTimeout(180_000);

const { world, inSite } = sampleSitePerTest();
const file = () => inSite(`current/public${keptReleasesFile}`);
const kept = async (): Promise<KeptReleases> => JSON.parse(await readFile(file(), 'utf8'));

test('name every release whose files are served, the current one first, with its digest', async () => {
  await world().publishFirst();
  for (const version of ['1.0.1', '1.0.2', '1.0.3']) {
    await world().deploy(sampleCatalog(version));
    await world().publish();
  }
  const { mfe_catalog = [], ...others } = await kept();
  expect(mfe_catalog.map(({ version }) => version)).toEqual(['1.0.3', '1.0.2', '1.0.1', '1.0.0']);
  expect(Object.keys(others).sort()).toEqual(['mfe_content', 'shell']);
  for (const { url, integrity } of mfe_catalog) {
    expect(digestOf(await readFile(inSite(`files${url}`)))).toBe(integrity);
  }
});

test('leave out one that is not whole any more', async () => {
  await world().publishFirst();
  for (const version of ['1.0.1', '1.0.2']) {
    await world().deploy(sampleCatalog(version));
    await world().publish();
  }
  await writeFiles(inSite('releases/mfe-catalog/1.0.0'), { 'release.json': '{' });
  await world().deploy(sampleContent('1.0.1'));
  await world().publish();
  const { mfe_catalog } = await kept();
  expect(mfe_catalog?.map(({ version }) => version)).toEqual(['1.0.2', '1.0.1']);
});

test('are nothing that visitors’ sites have', async () => {
  await world().publishFirst();
  await world().publish({ config: { ...sampleConfig, preview: false } });
  await expect(readFile(file())).rejects.toThrow('ENOENT');
});
