import { readdir, readlink, rm, symlink } from 'node:fs/promises';
import {
  catalogPage,
  catalogTexts,
  filesBelow,
  sampleCatalog,
  sampleContent,
  sampleShell,
} from '../testing/sampleSite';
import { sampleSitePerTest, withForms } from '../testing/sampleSitePerTest';
import { writeFiles } from '../testing/temporaryFolder';

jest.setTimeout(180_000);

const { world, inSite, page } = sampleSitePerTest();

describe('old releases', () => {
  const otherPages = (version: string) => {
    const page = `"<h1>${version}</h1>"`;
    return sampleCatalog(version, { modules: { ProductsPage: page, ProductPage: page } });
  };
  const sameList = (version: string) => sampleCatalog(version, catalogPage(`"<h1>${version}</h1>"`));
  const versions = async (below: string) =>
    (await readdir(inSite(below, 'mfe-catalog'))).filter((name) => name !== 'assets').sort();

  async function deployAll(release: typeof otherPages, ...names: readonly string[]) {
    for (const name of names) {
      await world().deploy(release(name));
      await world().publish();
    }
  }

  test('stay for tabs that are open, until the sixth deployment; images stay for good', async () => {
    await world().publishFirst();
    const withImage = otherPages('1.0.1');
    await world().deploy({ ...withImage, files: { ...withImage.files, 'assets/photo.0e0e0e0e.svg': '<svg/>' } });
    await world().publish();
    await deployAll(otherPages, '1.0.2', '1.0.3', '1.0.4', '1.0.5');
    const five = ['1.0.1', '1.0.2', '1.0.3', '1.0.4', '1.0.5'];
    expect(await versions('files')).toEqual(five);
    expect(await versions('releases')).toEqual(five);
    await deployAll(otherPages, '1.0.6');
    expect(await versions('files')).toEqual(['1.0.2', '1.0.3', '1.0.4', '1.0.5', '1.0.6']);
    expect(await filesBelow(inSite('files/mfe-catalog/assets'))).toEqual(withForms(['photo.0e0e0e0e.svg']));
  });

  test('stay while a page that is served, or was until now, names them', async () => {
    await world().deploy(sampleShell('1.0.0'), sampleContent('1.0.0'), sameList('1.0.0'));
    await world().publish();
    // The list of products is the same in all of them.
    await deployAll(sameList, '1.0.1', '1.0.2', '1.0.3', '1.0.4');
    expect(await page('produtos')).toContain('/mfe-catalog/1.0.0/');
    await deployAll(sameList, '1.0.5');
    expect(await page('produtos')).toContain('/mfe-catalog/1.0.5/');
    expect(await versions('files')).toContain('1.0.0');
    await deployAll(sameList, '1.0.6');
    expect(await versions('files')).not.toContain('1.0.0');
  });

  test('that visitors had until now stay, also when many canaries came after them', async () => {
    await world().publishFirst();
    for (const version of ['1.0.1', '1.0.2', '1.0.3', '1.0.4', '1.0.5', '1.0.6']) {
      await world().canary(otherPages(version));
      await world().publish();
    }
    await deployAll(otherPages, '1.0.7', '1.0.8');
    expect(await versions('files')).toContain('1.0.0');
  });

  test('that are still fallback releases, stay', async () => {
    await world().publishFirst();
    await deployAll(otherPages, '1.0.1');
    for (const version of ['1.0.2', '1.0.3', '1.0.4', '1.0.5', '1.0.6', '1.0.7']) {
      await world().canary(otherPages(version));
      await world().publish();
    }
    expect(await versions('files')).toEqual(expect.arrayContaining(['1.0.0', '1.0.1', '1.0.7']));
  });
});

describe('what a publisher that was killed has left', () => {
  test('is no part of the site, and goes with the next publication', async () => {
    await world().publishFirst();
    await writeFiles(inSite(), {
      'generations/2/public/index.html': 'half of a page',
      'installing/mfe-catalog-1.0.1/release.json': '{',
      'releases/mfe-catalog/0.9.0/release.json': '{',
      'files/mfe-catalog/0.9.0/remoteEntry.js': '',
    });
    await symlink('generations/2', inSite('installing/current'));
    await world().deploy(sampleCatalog('1.0.1', catalogTexts('Água pressurizada')));
    await world().publish();
    expect(await page('produtos/AP-10L')).toContain('Água pressurizada');
    expect((await readdir(inSite())).sort()).toEqual(['current', 'files', 'generations', 'public', 'releases']);
    expect(await readdir(inSite('files/mfe-catalog'))).not.toContain('0.9.0');
    const generations = await readdir(inSite('generations'));
    expect(generations).toHaveLength(2);
    for (const name of generations) expect(await readdir(inSite('generations', name))).toContain('state.json');
  });

  test('goes also when there is nothing to publish', async () => {
    await world().publishFirst();
    await writeFiles(inSite(), {
      'generations/2/public/index.html': 'half of a page',
      'releases/mfe-catalog/0.9.0/release.json': '{',
      'files/mfe-catalog/0.9.0/remoteEntry.js': '',
      'installing/mfe-catalog-0.9.0/release.json': '{',
    });
    await symlink('generations/2', inSite('installing/current'));
    expect(await world().publish()).toMatchObject({ changed: false });
    expect((await readdir(inSite())).sort()).toEqual(['current', 'files', 'generations', 'public', 'releases']);
    expect(await readdir(inSite('generations'))).toEqual([expect.stringMatching(/^1-/)]);
    expect(await readdir(inSite('files/mfe-catalog'))).not.toContain('0.9.0');
    expect(await readdir(inSite('releases/mfe-catalog'))).toEqual(['1.0.0']);
  });

  test('is never a link to serve that is missing', async () => {
    await world().publishFirst();
    await rm(world().site.public);
    await world().publish();
    expect(await readlink(world().site.public)).toBe('current/public');
  });
});
