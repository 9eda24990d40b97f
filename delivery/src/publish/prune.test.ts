import { readdir, readlink, rm, symlink } from 'node:fs/promises';
import { filesBelow } from '../files';
import { rollBack } from '../store';
import { samplePlan } from '../testing/samplePlan';
import { catalogPage, sampleCatalog, sampleContent, sampleShell } from '../testing/sampleReleases';
import { samplePages, sampleSitePerTest } from '../testing/sampleSite';
import { writeFiles } from '../testing/temporaryFolder';
import { prune, versionsAfter } from './prune';
import type { SiteState } from './state';

jest.setTimeout(180_000);

const { world, inSite } = sampleSitePerTest();

describe('old releases on the site', () => {
  /** @returns releases of the catalogue that stay on the site after publications with these channels */
  const kept = (...published: readonly { live: string; previous?: string; canary?: string }[]) => {
    let state: SiteState | null = null;
    for (const { live, previous, canary } of published) {
      const planned = { previous: previous && sampleCatalog(previous), canary: canary && sampleCatalog(canary) };
      const { plan } = samplePlan([{ live: sampleCatalog(live), ...planned } as never]);
      state = { versions: versionsAfter(state, plan) } as SiteState;
    }
    return state?.versions['mfe-catalog'];
  };

  test('stay until the sixth deployment, for tabs that are still open', () => {
    const deployed = [1, 2, 3, 4, 5, 6].map((number) => ({ live: `1.0.${number}`, previous: `1.0.${number - 1}` }));
    expect(kept(...deployed.slice(0, 5))).toEqual(['1.0.5', '1.0.4', '1.0.3', '1.0.2', '1.0.1']);
    expect(kept(...deployed)).toEqual(['1.0.6', '1.0.5', '1.0.4', '1.0.3', '1.0.2']);
  });

  test('stay while they are live or a fallback or were live in the last publication, despite many canaries', () => {
    const channels = { live: '1.0.1', previous: '1.0.0' };
    const canaries = [2, 3, 4, 5, 6, 7].map((number) => ({ ...channels, canary: `1.0.${number}` }));
    expect(kept(channels, ...canaries)).toEqual(['1.0.7', '1.0.1', '1.0.0', '1.0.6', '1.0.5']);
    expect(kept(...canaries, { live: '1.0.8' }, { live: '1.0.9' })).toContain('1.0.1');
  });

  test('stay while a page of the current or previous generation names them; images are never removed', async () => {
    const versions = ['1.0.0', '1.0.1', '1.0.2', '1.0.3'];
    const state = (version: string) =>
      JSON.stringify({
        versions: { 'mfe-catalog': ['1.0.3'] },
        pages: { 'produtos/index.html': { '': { pins: { 'mfe-catalog': version } } } },
      });
    await writeFiles(inSite(), {
      ...Object.fromEntries(versions.map((version) => [`files/mfe-catalog/${version}/remoteEntry.js`, ''])),
      ...Object.fromEntries(versions.map((version) => [`releases/mfe-catalog/${version}/release.json`, ''])),
      'files/mfe-catalog/assets/photo.0e0e0e0e.svg': '<svg/>',
      'files/mfe-gone/1.0.3/remoteEntry.js': '',
      'generations/1-a/state.json': state('1.0.0'),
      'generations/9-b/state.json': state('1.0.1'),
      'generations/10-c/state.json': state('1.0.2'),
    });
    await symlink('generations/10-c', inSite('current'));
    await prune(world.site);
    expect((await readdir(inSite('generations'))).sort()).toEqual(['10-c', '9-b']);
    expect(await readdir(inSite('releases/mfe-catalog'))).toEqual(['1.0.1', '1.0.2', '1.0.3']);
    expect(await filesBelow(inSite('files'))).toEqual([
      ...['1.0.1', '1.0.2', '1.0.3'].map((version) => `mfe-catalog/${version}/remoteEntry.js`),
      'mfe-catalog/assets/photo.0e0e0e0e.svg',
    ]);
  });
});

describe('files that a killed publisher left', () => {
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
    ['by the next publication', true, 2],
    ['by a publication without changes', false, 1],
  ])('are removed %s', async (_when, changed, generations) => {
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
    // The publication also restores the link that was removed.
    expect(await readlink(world.site.public)).toBe('current/public');
  });
});

test('a rollback removes the rolled-back release from every page, even if its code equals that of the earlier release', async () => {
  await world.publishFirst();
  await world.deploy(sampleCatalog('1.0.1'));
  await world.publish();
  // A new shell makes every page render with 1.0.1.
  await world.deploy(sampleShell('1.0.1'));
  await world.publish();
  expect(await world.page('produtos')).toContain('/mfe-catalog/1.0.1/');
  await world.move('mfe-catalog', rollBack);
  await world.deploy(sampleContent('1.0.1'));
  await world.publish();
  for (const file of samplePages) expect(await world.read(file)).not.toContain('/mfe-catalog/1.0.1/');
});
