import { readdir, readlink, rm, symlink } from 'node:fs/promises';
import { filesBelow } from '../files';
import { promote, rollBack } from '../store';
import { catalogPage, sampleCatalog, sampleContent, sampleShell } from '../testing/sampleReleases';
import { samplePages, sampleSitePerTest, withForms } from '../testing/sampleSite';
import { writeFiles } from '../testing/temporaryFolder';

jest.setTimeout(180_000);

const { world, inSite } = sampleSitePerTest();

describe('old releases', () => {
  const otherPages = (version: string) => {
    const page = `"<h1>${version}</h1>"`;
    return sampleCatalog(version, { modules: { ProductsPage: page, ProductPage: page } });
  };
  /** The list of products is the same in all of them. */
  const sameList = (version: string) => sampleCatalog(version, catalogPage(`"<h1>${version}</h1>"`));
  const versions = async (below: string) =>
    (await readdir(inSite(below, 'mfe-catalog'))).filter((name) => name !== 'assets').sort();

  async function deployAll(release: typeof otherPages, ...names: readonly string[]) {
    for (const name of names) {
      await world.deploy(release(name));
      await world.publish();
    }
  }

  test('stay for tabs that are open, until the sixth deployment; images stay for good', async () => {
    await world.publishFirst();
    const withImage = otherPages('1.0.1');
    await world.deploy({ ...withImage, files: { ...withImage.files, 'assets/photo.0e0e0e0e.svg': '<svg/>' } });
    await world.publish();
    await deployAll(otherPages, '1.0.2', '1.0.3', '1.0.4', '1.0.5');
    const five = ['1.0.1', '1.0.2', '1.0.3', '1.0.4', '1.0.5'];
    expect(await versions('files')).toEqual(five);
    expect(await versions('releases')).toEqual(five);
    await deployAll(otherPages, '1.0.6');
    expect(await versions('files')).toEqual(['1.0.2', '1.0.3', '1.0.4', '1.0.5', '1.0.6']);
    expect(await filesBelow(inSite('files/mfe-catalog/assets'))).toEqual(withForms(['photo.0e0e0e0e.svg']));
  });

  test('stay while a page that is served, or was until now, names them', async () => {
    await world.deploy(sampleShell('1.0.0'), sameList('1.0.0'));
    await world.publish();
    await deployAll(sameList, '1.0.1', '1.0.2', '1.0.3', '1.0.4');
    expect(await world.page('produtos')).toContain('/mfe-catalog/1.0.0/');
    await deployAll(sameList, '1.0.5');
    expect(await world.page('produtos')).toContain('/mfe-catalog/1.0.5/');
    expect(await versions('files')).toContain('1.0.0');
    await deployAll(sameList, '1.0.6');
    expect(await versions('files')).not.toContain('1.0.0');
  });

  test('that visitors have, that they had until now, and fallback releases stay, however many canaries come', async () => {
    await world.publishFirst();
    await deployAll(otherPages, '1.0.1');
    for (const version of ['1.0.2', '1.0.3', '1.0.4', '1.0.5', '1.0.6', '1.0.7']) {
      await world.canary(otherPages(version));
      await world.publish();
    }
    expect(await versions('files')).toEqual(expect.arrayContaining(['1.0.0', '1.0.1', '1.0.7']));
    await deployAll(otherPages, '1.0.8', '1.0.9');
    expect(await versions('files')).toContain('1.0.1');
  });
});

describe('what a publisher that was killed has left', () => {
  const litter = async () => {
    await writeFiles(inSite(), {
      'generations/2/public/index.html': 'half of a page',
      'installing/mfe-catalog-1.0.1/release.json': '{',
      'releases/mfe-catalog/0.9.0/release.json': '{',
      'files/mfe-catalog/0.9.0/remoteEntry.js': '',
    });
    await symlink('generations/2', inSite('installing/current'));
  };

  test.each([
    ['with the next publication', true, 2],
    ['also when there is nothing to publish', false, 1],
  ])('is no part of the site, and goes %s', async (_when, changed, generations) => {
    await world.publishFirst();
    await litter();
    await rm(world.site.public);
    if (changed) await world.deploy(sampleCatalog('1.0.1', catalogPage('"<h1>Novo</h1>"')));
    expect(await world.publish()).toMatchObject({ changed });
    expect(await world.page('produtos/AP-10L')).toContain(changed ? 'Novo' : 'Água');
    expect((await readdir(inSite())).sort()).toEqual(['current', 'files', 'generations', 'public', 'releases']);
    for (const below of ['files', 'releases'])
      expect(await readdir(inSite(below, 'mfe-catalog'))).not.toContain('0.9.0');
    const names = await readdir(inSite('generations'));
    expect(names).toHaveLength(generations);
    for (const name of names) expect(await readdir(inSite('generations', name))).toContain('state.json');
    // Also the link that it has taken away.
    expect(await readlink(world.site.public)).toBe('current/public');
  });
});

describe('a promotion or a rollback', () => {
  const other = catalogPage('"<h2>" + url + "</h2>"');

  test('renders nothing', async () => {
    await world.publishFirst();
    const before = await world.page('produtos/AP-10L');
    await world.canary(sampleCatalog('1.0.1', other));
    await world.publish();
    await world.move('mfe-catalog', promote);
    expect(await world.publish()).toMatchObject({ changed: true, rendered: 0, kept: 7 });
    expect(await world.page('produtos/AP-10L')).toContain('<h2>/produtos/AP-10L</h2>');
    expect(await world.readPrivate('variants.json')).toEqual({ canaries: {}, pages: {} });
    await world.move('mfe-catalog', rollBack);
    expect(await world.publish()).toMatchObject({ changed: true, rendered: 0, kept: 7 });
    expect(await world.page('produtos/AP-10L')).toBe(before);
  });

  test('leaves no page with the release that was rolled back, also where its code is the same', async () => {
    await world.publishFirst();
    await world.deploy(sampleCatalog('1.0.1'));
    await world.publish();
    // Now every page is rendered with it.
    await world.deploy(sampleShell('1.0.1'));
    await world.publish();
    expect(await world.page('produtos')).toContain('/mfe-catalog/1.0.1/');
    await world.move('mfe-catalog', rollBack);
    await world.deploy(sampleContent('1.0.1'));
    await world.publish();
    for (const file of samplePages) expect(await world.read(file)).not.toContain('/mfe-catalog/1.0.1/');
  });
});
