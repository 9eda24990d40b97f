import { execFile } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Release, readRelease, signRelease } from '../release';
import { inRoot, siteFolder } from '../repository';
import { openStore } from '../store';
import { type Registry, startRegistry } from '../testing/registry';
import { sampleConfig } from '../testing/sample';
import { keyPair, keysOf } from '../testing/sampleKeys';
import {
  catalogTexts,
  type SampleRelease,
  sampleCatalog,
  sampleContent,
  sampleShell,
  writeRelease,
} from '../testing/sampleReleases';
import { type SampleSite, sampleSite } from '../testing/sampleSite';
import { temporaryFolderPerFile } from '../testing/temporaryFolder';
import { publishSite } from './publishSite';

jest.setTimeout(300_000);

const folder = temporaryFolderPerFile();
const team = keyPair();
const releaseKeys = keysOf({ shell: team, 'mfe-content': team, 'mfe-catalog': team });
const config = { ...sampleConfig, releaseKeys };
const falsified = catalogTexts('Pague aqui');

let registry: Registry;
let token: string;
let world: SampleSite;

/** Publishes a site from a registry; the stolen token may publish the catalogue. */
beforeAll(async () => {
  registry = await startRegistry({ owners: { '@site/mfe-catalog': 'catalog-team' } });
  token = await registry.addUser('catalog-team');
  await writeFile(path.join(folder(), '.npmrc'), `//${new URL(registry.url).host}/:_authToken=${token}\n`);
  const store = await openStore(registry.url, { root: folder(), cacheDir: path.join(folder(), 'cache') });
  world = { ...sampleSite(folder()), store };
  for (const sample of [sampleShell('1.0.0'), sampleContent('1.0.0'), sampleCatalog('1.0.0')]) {
    await publish(sample, (release) => signRelease(release, team.privateKey));
    await store.moveChannels(sample.name, { live: '1.0.0' });
  }
  await publishSite({ ...world, config });
});
afterAll(() => registry.stop());

async function publish(sample: SampleRelease, change: (release: Release) => Release) {
  const built = await writeRelease(await mkdtemp(path.join(folder(), 'build-')), sample);
  await writeFile(path.join(built, 'release.json'), JSON.stringify(change(await readRelease(built))));
  expect(await world.store.publish(built)).toBe('published');
}

const signatureOf = async (version: string) =>
  (await world.store.describe('mfe-catalog', version)).release.signature ?? '';
const water = () => world.read('produtos/AP-10L/index.html');
const emptySite = async () => siteFolder(await mkdtemp(path.join(folder(), 'site-')));

test('without release keys, a changed catalogue that a stolen token published reaches visitors', async () => {
  await publish(sampleCatalog('1.0.1', falsified), (release) => release);
  await world.store.moveChannels('mfe-catalog', { live: '1.0.1' });
  const site = await emptySite();
  expect((await publishSite({ ...world, site, config: sampleConfig })).heldBack.size).toBe(0);
  expect(await readFile(path.join(site.public, 'produtos/AP-10L/index.html'), 'utf8')).toContain('Pague aqui');
});

test('a stolen token alone moves live to an earlier signed release, like a rollback', async () => {
  await publish(sampleCatalog('1.1.0', catalogTexts('Água nova')), (release) => signRelease(release, team.privateKey));
  await world.store.moveChannels('mfe-catalog', { live: '1.1.0' });
  await publishSite({ ...world, config });
  expect(await water()).toContain('<h1>Água nova</h1>');
  await world.store.moveChannels('mfe-catalog', { live: '1.0.0' });
  expect((await publishSite({ ...world, config })).heldBack.size).toBe(0);
  expect(await water()).toContain('<h1>Água</h1>');
});

test('a copied signature of an earlier release gets nothing to visitors, and the publisher reports why', async () => {
  const signature = await signatureOf('1.0.0');
  await publish(sampleCatalog('1.0.4', falsified), (release) => ({ ...release, signature }));
  await world.store.moveChannels('mfe-catalog', { live: '1.0.4' });
  const command = inRoot('delivery/src/cli/commands/publishSite.ts');
  const args = ['--import', 'tsx', command, '--store', registry.url, '--site', world.site.base];
  const env = { ...process.env, SITE_RELEASE_KEYS: JSON.stringify(releaseKeys) };
  await expect(promisify(execFile)(process.execPath, args, { cwd: inRoot(), env })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^mfe-catalog stays as it was: mfe-catalog 1\.0\.4 has a signature, but mfe-catalog has made none of just this$/m,
    ),
  });
  expect(await water()).toContain('<h1>Água</h1>');
});

// This test runs last, since it removes the earlier releases from the registry.
test('a release that replaces a removed one under the same version reaches no visitor', async () => {
  const signature = await signatureOf('1.0.0');
  const gone = await fetch(`${registry.url}@site%2fmfe-catalog/-rev/1`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(gone.ok).toBe(true);
  await publish(sampleCatalog('1.0.0', falsified), (release) => ({ ...release, signature }));
  await world.store.moveChannels('mfe-catalog', { live: '1.0.0' });

  const refused = /^mfe-catalog 1\.0\.0 has a signature, but mfe-catalog has made none/;
  const lines: string[] = [];
  await publishSite({ ...world, config, log: (line) => lines.push(line) });
  expect(lines.join('\n')).toMatch(/^mfe-catalog stays as it is shown: mfe-catalog 1\.0\.0 has a signature, but/m);
  expect(await water()).toContain('<h1>Água</h1>');
  // A new site has no earlier release to keep: it gets no catalogue rather than a false one.
  const { heldBack } = await publishSite({ ...world, site: await emptySite(), config });
  expect(heldBack.get('mfe-catalog')).toMatch(refused);
});
