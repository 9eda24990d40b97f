import { mkdtemp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '@site/shared/contracts';
import { filesBelow } from '../files';
import { type Release, readRelease, signRelease } from '../release';
import { type Channels, deployCanary, deployLive, promote, type ReleaseStore, rollBack } from '../store';
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
import { type SampleSite, sampleSitePerTest } from '../testing/sampleSite';
import { moveChecked } from './moveChecked';

jest.setTimeout(180_000);

const pairs = { shell: keyPair(), 'mfe-content': keyPair(), 'mfe-catalog': keyPair() };
const keys = keysOf(pairs);
const config: SiteConfig = { ...sampleConfig, releaseKeys: keys };
const next = catalogTexts('Água pressurizada');

type Change = (release: Release) => Release;
const unsigned: Change = (release) => release;
const signed: Change = (release) => signRelease(release, pairs[release.name as keyof typeof pairs].privateKey);

/** Builds a release and lets `change` edit its description, as its author may. */
async function made(sample: SampleRelease, change = signed) {
  const built = await writeRelease(await mkdtemp(path.join(folder(), 'build-')), sample);
  const release = change(await readRelease(built));
  await writeFile(path.join(built, 'release.json'), JSON.stringify(release));
  return { release, folder: built, isNew: true };
}

/** Makes releases live without checks, as anyone with a token for the store can. */
async function deployTo(site: SampleSite, ...built: readonly Awaited<ReturnType<typeof made>>[]) {
  for (const { folder: source, release } of built) {
    await site.store.publish(source);
    await site.move(release.name, (channels) => deployLive(channels, release.version));
  }
}

const { world, folder } = sampleSitePerTest(async (site) => {
  for (const sample of [sampleShell('1.0.0'), sampleContent('1.0.0'), sampleCatalog('1.0.0')])
    await deployTo(site, await made(sample));
  return site.publish({ config });
});
const deploy = (...built: readonly Awaited<ReturnType<typeof made>>[]) => deployTo(world, ...built);
const water = () => world.page('produtos/AP-10L');
const onSite = async () =>
  (await filesBelow(path.join(world.site.base, 'files'))).filter((it) => /^mfe-catalog\/1\.0\.1\//.test(it));
const move = (to: (channels: Channels) => Channels, more = {}) =>
  moveChecked({ ...world, log: () => {}, names: ['mfe-catalog'], move: to, config, ...more });

/** The messages for other bad signatures are tested in `signature.test.ts`. */
describe('an unsigned release', () => {
  const complaint = /^mfe-catalog 1\.0\.1 is not signed: /;
  const refused = { name: 'PublishError', message: expect.stringMatching(complaint) };
  const add = async () => world.store.publish((await made(sampleCatalog('1.0.1', next), unsigned)).folder);
  const toCanary = (channels: Channels) => deployCanary(channels, '1.0.1', 10);

  test('is held back as live or canary, is never a fallback, and none of its files reaches the site', async () => {
    await world.publishFirst();
    await add();
    const moves = [(own: Channels) => deployLive(own, '1.0.1'), () => toCanary({ live: '1.0.0' })];
    for (const [index, change] of moves.entries()) {
      await world.move('mfe-catalog', change);
      const home = { HomePage: `"<h1>${index}</h1>"` };
      await deploy(await made(sampleContent(`1.0.${index + 1}`, { modules: home, paths: ['/'] })));
      const { heldBack } = await world.publish({ config });
      expect([...heldBack]).toEqual([['mfe-catalog', expect.stringMatching(complaint)]]);
      expect(await water()).toContain('<h1>Água</h1>');
      expect(await world.read('index.html')).toContain(`<h1>${index}</h1>`);
    }
    await world.move('mfe-catalog', () => ({ live: '1.0.0', previous: '1.0.1' }));
    expect((await world.publish({ config })).heldBack.size).toBe(0);
    expect(await onSite()).toEqual([]);
    expect(JSON.stringify(await world.discovered('mfe_catalog'))).not.toContain('1.0.1');
  });

  test.each([['with a site'], ['without one']])('is neither promoted nor rolled back to %s', async (where) => {
    await world.publishFirst();
    await add();
    const site = where === 'with a site' ? world.site : null;
    await world.move('mfe-catalog', toCanary);
    const before = await world.store.channels('mfe-catalog');
    await expect(move(promote, { site })).rejects.toMatchObject(refused);
    await expect(move((own) => rollBack(own, '1.0.1'), { site })).rejects.toMatchObject(refused);
    expect(await world.store.channels('mfe-catalog')).toEqual(before);
  });
});

test('a release is held back when its fetched files are not those that the store described', async () => {
  await world.publishFirst();
  await deploy(await made(sampleCatalog('1.0.1', next)));
  const bad = await made(sampleCatalog('1.0.1', catalogTexts('Gasolina')), unsigned);
  const store: ReleaseStore = { ...world.store, fetch: async () => bad.folder };
  const { heldBack } = await world.publish({ config, store });
  expect([...heldBack]).toEqual([['mfe-catalog', expect.stringMatching(/^mfe-catalog 1\.0\.1 is not signed: /)]]);
  expect(await onSite()).toEqual([]);
});

describe('a published release whose key is removed', () => {
  const { publicKey } = keyPair();
  const removed: SiteConfig = { ...config, releaseKeys: { ...keys, 'mfe-catalog': { current: publicKey } } };
  const complaint = /^mfe-catalog 1\.0\.[01] has a signature, but mfe-catalog has made none of just this$/;
  const held = [['mfe-catalog', expect.stringMatching(complaint)]];
  const newHome = (text: string) => ({ modules: { HomePage: `"<h1>${text}</h1>"` }, paths: ['/'] });

  test('stays on the site with a warning, while other packages are published and rolled back', async () => {
    await world.publishFirst();
    await deploy(await made(sampleContent('1.0.1', newHome('Novo'))));
    for (const _again of [1, 2]) expect([...(await world.publish({ config: removed })).heldBack]).toEqual(held);
    expect(await world.read('index.html')).toContain('<h1>Novo</h1>');
    expect(await water()).toContain('<h1>Água</h1>');
    const rollback = { names: ['mfe-content'], move: (own: Channels) => rollBack(own), config: removed };
    await moveChecked({ ...world, log: () => {}, ...rollback });
    expect(await world.read('index.html')).toContain('<h1>Início</h1>');
  });

  test('does not return after it was replaced, and gets no more traffic as a canary', async () => {
    await world.publishFirst();
    await deploy(await made(sampleCatalog('1.0.1', next)));
    await world.publish({ config });
    expect([...(await world.publish({ config: removed })).heldBack]).toEqual(held);
    await world.move('mfe-catalog', () => ({ live: '1.0.0' }));
    expect([...(await world.publish({ config: removed })).heldBack]).toEqual(held);
    expect(await water()).toContain('<h1>Água pressurizada</h1>');

    await world.move('mfe-catalog', () => ({ live: '1.0.1', canary: { version: '1.0.0', traffic: 10 } }));
    await world.publish({ config });
    await world.move('mfe-catalog', () => ({ live: '1.0.1', canary: { version: '1.0.0', traffic: 50 } }));
    await world.publish({ config: removed });
    expect((await world.readPrivate('state.json')).channels['mfe-catalog'].canary.traffic).toBe(10);
    await world.move('mfe-catalog', () => ({ live: '1.0.1', withdrawn: '1.0.0' }));
    await world.publish({ config: removed });
    expect((await world.readPrivate('state.json')).channels['mfe-catalog'].canary).toBeUndefined();
  });

  test('is replaced by a release signed with the new key, and is not its fallback', async () => {
    await world.publishFirst();
    const pair = keyPair();
    const rotated: SiteConfig = { ...config, releaseKeys: { ...keys, 'mfe-catalog': { current: pair.publicKey } } };
    await deploy(await made(sampleCatalog('1.0.1', next), (release) => signRelease(release, pair.privateKey)));
    expect((await world.publish({ config: rotated })).heldBack.size).toBe(0);
    expect(JSON.stringify(await world.discovered('mfe_catalog'))).not.toContain('/1.0.0/');
  });
});
