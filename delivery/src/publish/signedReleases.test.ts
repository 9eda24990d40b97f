import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Release, readRelease, signRelease } from '../release';
import { createFolderStore, deployCanary, deployLive, promote, type ReleaseStore, rollBack } from '../store';
import { sampleConfig } from '../testing/sample';
import { keyPair, keysOf } from '../testing/sampleKeys';
import { writeRelease } from '../testing/sampleRelease';
import {
  catalogTexts,
  filesBelow,
  type SampleRelease,
  type SampleSite,
  sampleCatalog,
  sampleContent,
  sampleShell,
  sampleSite,
} from '../testing/sampleSite';
import { temporaryFolderPerTest } from '../testing/temporaryFolder';
import { moveChecked } from './moveChecked';

jest.setTimeout(180_000);

const folder = temporaryFolderPerTest();
const pairs = { shell: keyPair(), 'mfe-content': keyPair(), 'mfe-catalog': keyPair() };
const keys = keysOf(pairs);
const config = { ...sampleConfig, releaseKeys: keys };
const next = catalogTexts('Água pressurizada');
let world: SampleSite;
beforeEach(() => {
  world = sampleSite(folder());
});

type Change = (release: Release) => Release;
const unsigned: Change = (release) => release;
const signedBy =
  (name: keyof typeof pairs): Change =>
  (release) =>
    signRelease(release, pairs[name].privateKey);

/** A release as somebody has made it: its folder, and what it says of itself. */
async function made(sample: SampleRelease, change: Change = signedBy(sample.name as keyof typeof pairs)) {
  const built = await writeRelease(await mkdtemp(path.join(folder(), 'build-')), sample);
  const release = change(await readRelease(built));
  await writeFile(path.join(built, 'release.json'), JSON.stringify(release));
  return { release, folder: built, isNew: true };
}

/** Makes releases live without looking at them, as who has a token for the store may. */
async function deploy(...built: readonly Awaited<ReturnType<typeof made>>[]) {
  for (const { folder: source, release } of built) {
    await world.store.publish(source);
    await world.move(release.name, (channels) => deployLive(channels, release.version));
  }
}

const first = async () => {
  await deploy(
    await made(sampleShell('1.0.0')),
    await made(sampleContent('1.0.0')),
    await made(sampleCatalog('1.0.0')),
  );
  await world.publish({ config });
};
const water = () => world.read('produtos/AP-10L/index.html');
const onSite = async () =>
  (await filesBelow(path.join(world.site.base, 'files'))).filter((it) => it.includes('/1.0.1/'));

const refusals: readonly (readonly [string, Change, RegExp])[] = [
  ['unsigned', unsigned, /^mfe-catalog 1\.0\.1 is not signed: /],
  ['signed by another team', signedBy('mfe-content'), /^mfe-catalog 1\.0\.1 is signed with the key of mfe-content$/],
  [
    'signed by nobody known',
    (release) => signRelease(release, keyPair().privateKey),
    /^mfe-catalog 1\.0\.1 has a signature, but mfe-catalog has made none of just this$/,
  ],
  [
    'under an earlier release’s signature',
    (release) => {
      const { signature = '' } = signedBy('mfe-catalog')({ ...release, version: '1.0.0' });
      return { ...release, signature };
    },
    /^mfe-catalog 1\.0\.1 has a signature, but mfe-catalog has made none of just this$/,
  ],
];

describe.each(refusals)('what is %s', (_what, change, complaint) => {
  const move = (names: readonly string[], to: Parameters<typeof moveChecked>[0]['move'], more = {}) =>
    moveChecked({ store: world.store, site: world.site, log: () => {}, names, move: to, config, ...more });
  const refused = { name: 'PublishError', message: expect.stringMatching(complaint) };

  test('is held back where it is live already, and nothing of it comes to the site', async () => {
    await first();
    await deploy(await made(sampleCatalog('1.0.1', next), change));
    await deploy(await made(sampleContent('1.0.1', { modules: { HomePage: '"<h1>Novo</h1>"' }, paths: ['/'] })));
    const { heldBack } = await world.publish({ config });
    expect([...heldBack]).toEqual([['mfe-catalog', expect.stringMatching(complaint)]]);
    expect(await water()).toContain('<h1>Água</h1>');
    expect(await world.read('index.html')).toContain('<h1>Novo</h1>');
    expect((await onSite()).filter((file) => file.startsWith('mfe-catalog/'))).toEqual([]);
  });

  test('is held back as a canary', async () => {
    await first();
    const { folder: source } = await made(sampleCatalog('1.0.1', next), change);
    await world.store.publish(source);
    await world.move('mfe-catalog', (channels) => deployCanary(channels, '1.0.1', 10));
    const { heldBack } = await world.publish({ config });
    expect([...heldBack]).toEqual([['mfe-catalog', expect.stringMatching(complaint)]]);
  });

  test.each([['with a site'], ['without one']])('is not deployed %s, and comes into no store', async (where) => {
    await first();
    const built = await made(sampleCatalog('1.0.1', next), change);
    const to = () => ({ live: '1.0.1' });
    const site = where === 'with a site' ? world.site : null;
    await expect(move(['mfe-catalog'], to, { site, candidates: [built] })).rejects.toMatchObject(refused);
    expect(await world.store.versions('mfe-catalog')).toEqual(['1.0.0']);
    expect(await world.store.channels('mfe-catalog')).toEqual({ live: '1.0.0' });
  });

  test.each([['with a site'], ['without one']])('is neither promoted nor rolled back to %s', async (where) => {
    await first();
    const { folder: source } = await made(sampleCatalog('1.0.1', next), change);
    await world.store.publish(source);
    const site = where === 'with a site' ? world.site : null;
    await world.move('mfe-catalog', (channels) => deployCanary(channels, '1.0.1', 10));
    const before = await world.store.channels('mfe-catalog');
    await expect(move(['mfe-catalog'], promote, { site })).rejects.toMatchObject(refused);
    await expect(move(['mfe-catalog'], (own) => rollBack(own, '1.0.1'), { site })).rejects.toMatchObject(refused);
    expect(await world.store.channels('mfe-catalog')).toEqual(before);
  });

  test('is no fallback', async () => {
    await first();
    const { folder: source } = await made(sampleCatalog('1.0.1', next), change);
    await world.store.publish(source);
    await world.move('mfe-catalog', ({ live = '' }) => ({ live, previous: '1.0.1' }));
    await world.publish({ config });
    expect(await onSite()).toEqual([]);
    expect(await world.read('frontend-discovery.json')).not.toContain('1.0.1');
  });
});

test('a release whose files say something else than what the store said of it is held back', async () => {
  await first();
  const good = await made(sampleCatalog('1.0.1', next));
  const bad = await made(sampleCatalog('1.0.1', catalogTexts('Gasolina')), unsigned);
  await deploy(good);
  const store: ReleaseStore = { ...world.store, fetch: async () => bad.folder };
  const { heldBack } = await world.publish({ config, store });
  expect([...heldBack]).toEqual([['mfe-catalog', expect.stringMatching(/^mfe-catalog 1\.0\.1 is not signed: /)]]);
  expect(await onSite()).toEqual([]);
});

test('a release that came to the site before there were keys is looked at again', async () => {
  await deploy(
    ...(await Promise.all(
      [sampleShell('1.0.0'), sampleContent('1.0.0'), sampleCatalog('1.0.0')].map((each) => made(each)),
    )),
  );
  await world.publish({ config: sampleConfig });
  const installed = path.join(world.site.releases, 'mfe-catalog/1.0.0/release.json');
  await writeFile(installed, (await readFile(installed, 'utf8')).replace(/"signature":"[^"]+"/, '"signature":""'));
  await expect(world.publish({ config })).rejects.toThrow(/^mfe-catalog 1\.0\.0 is not signed: /);
});

test('signed releases are published, promoted and rolled back, an old one too; pages don’t carry the keys', async () => {
  await first();
  const move = (to: Parameters<typeof moveChecked>[0]['move'], candidates: Awaited<ReturnType<typeof made>>[] = []) =>
    moveChecked({ ...world, log: () => {}, names: ['mfe-catalog'], move: to, candidates, config });
  await move((own) => deployCanary(own, '1.0.1', 10), [await made(sampleCatalog('1.0.1', next))]);
  await move(promote);
  expect(await water()).toContain('<h1>Água pressurizada</h1>');
  await move((own) => deployLive(own, '1.0.2'), [await made(sampleCatalog('1.0.2', catalogTexts('Espuma')))]);
  await move((own) => rollBack(own, '1.0.0'));
  expect(await water()).toContain('<h1>Água</h1>');
  expect(await water()).not.toContain('releaseKeys');
  expect(await createFolderStore(world.store.location).channels('mfe-catalog')).toMatchObject({ live: '1.0.0' });
});

test('while one key takes the other’s place both count, and afterwards the new one alone', async () => {
  await first();
  const { publicKey, privateKey } = keyPair();
  const withNext = { ...keys, 'mfe-catalog': { current: pairs['mfe-catalog'].publicKey, next: publicKey } };
  await deploy(await made(sampleCatalog('1.0.1', next), (release) => signRelease(release, privateKey)));
  expect((await world.publish({ config })).heldBack.size).toBe(1);
  await world.publish({ config: { ...config, releaseKeys: withNext } });
  expect(await water()).toContain('<h1>Água pressurizada</h1>');
  const onlyNew = { ...config, releaseKeys: { ...keys, 'mfe-catalog': { current: publicKey } } };
  expect((await world.publish({ config: onlyNew })).heldBack.size).toBe(0);
  await expect(
    moveChecked({ ...world, log: () => {}, names: ['mfe-catalog'], move: (own) => rollBack(own), config: onlyNew }),
  ).rejects.toThrow(/^mfe-catalog 1\.0\.0 has a signature, but mfe-catalog has made none of just this$/);
});
