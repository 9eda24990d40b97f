import { mkdtemp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuiltRelease, buildRelease } from '../build';
import { filesBelow } from '../files';
import { moveChecked } from '../publish';
import { readRelease } from '../release';
import { PublishError } from '../render';
import { deployCanary, deployLive, rollBack } from '../store';
import { sampleConfig } from '../testing/sample';
import { keyPair, keysOf } from '../testing/sampleKeys';
import {
  catalogPage,
  type SampleRelease,
  sampleAccount,
  sampleCart,
  sampleCatalog,
  sampleContent,
  sampleShell,
  writeRelease,
} from '../testing/sampleReleases';
import { sampleSitePerTest } from '../testing/sampleSite';
import { startedRenderers } from '../testing/startChildInContext';
import { deploy, deployCheckout } from './deploy';

// Each test defines the built releases; webpack has its own tests.
jest.mock('../build');

jest.setTimeout(60_000);

const { world, folder } = sampleSitePerTest();
let lines: string[];
/** The releases that the checkout’s sources build, by package. */
let sources: Map<string, SampleRelease>;

beforeEach(() => {
  lines = [];
  sources = new Map();
  jest.mocked(buildRelease).mockImplementation(async (name): Promise<BuiltRelease> => {
    const sample = sources.get(name);
    if (!sample) throw new Error(`${name} could not be built`);
    const built = await writeRelease(await mkdtemp(path.join(folder(), 'build-')), sample);
    return { release: await readRelease(built), folder: built, isNew: true };
  });
});

type Options = Parameters<typeof deploy>[0];

const place = () => ({ store: world.store, site: world.site, log: (line: string) => void lines.push(line) });
const sourcesOf = (releases: readonly SampleRelease[]) => {
  for (const release of releases) sources.set(release.name, release);
  return releases.map(({ name }) => name);
};
const deployLiveFrom = (releases: readonly SampleRelease[], more: Partial<Options> = {}) =>
  deploy({ ...place(), names: sourcesOf(releases), move: deployLive, config: sampleConfig, ...more });
const deployCanaryFrom = (release: SampleRelease, traffic = 10) =>
  deployLiveFrom([release], { move: (channels, version) => deployCanary(channels, version, traffic) });

const three = [sampleShell('1.0.0'), sampleContent('1.0.0'), sampleCatalog('1.0.0')];
const otherPage = catalogPage('"<h2>" + url + "</h2>"');
const inStore = () => filesBelow(world.store.location);
const water = () => world.page('produtos/AP-10L');

describe('a deployment', () => {
  test('publishes the releases, moves their channels, and publishes the pages that the check rendered', async () => {
    const before = startedRenderers;
    const built = await deployLiveFrom(three);
    // Each release has one process for the check and the publication.
    expect(startedRenderers - before).toBe(three.length);
    expect(built.map(({ release }) => release.name)).toEqual(three.map(({ name }) => name));
    expect(await world.store.channels('mfe-catalog')).toEqual({ live: '1.0.0' });
    expect(await water()).toContain('<h1>Água</h1>');

    await deployLiveFrom([sampleCatalog('1.0.1', otherPage)]);
    expect(startedRenderers - before).toBe(2 * three.length);
    expect(await world.store.channels('mfe-catalog')).toEqual({ live: '1.0.1', previous: '1.0.0' });
    expect(await world.store.channels('mfe-content')).toEqual({ live: '1.0.0' });
    expect(await water()).toContain('<h2>/produtos/AP-10L</h2>');
  });

  test('shows a canary only to its visitors, with the configuration of the published site', async () => {
    await world.publishFirst();
    const move: Options['move'] = (channels, version) => deployCanary(channels, version, 20);
    const base = 'https://catalog.example.com/';
    await deployLiveFrom([sampleCatalog('1.0.1', { ...otherPage, base })], { move, config: undefined });
    const canary = { version: '1.0.1', traffic: 20 };
    expect(await world.store.channels('mfe-catalog')).toEqual({ live: '1.0.0', canary });
    expect(await water()).toContain('<h1>Água</h1>');
    expect(await water()).toContain(`"siteUrl":"${sampleConfig.siteUrl}"`);
    expect(await world.readPrivate('variants.json')).toMatchObject({ canaries: { mfe_catalog: 20 } });
    // The canary is served from the address of its own team.
    expect(await world.discovered('mfe_catalog')).toMatchObject([{}, { url: `${base}1.0.1/remoteEntry.js` }]);
  });

  test('keeps the last ten releases in a folder store, and those that a channel names', async () => {
    await world.publishFirst();
    await deployLiveFrom([sampleCart('1.0.0')]);
    const versions = Array.from({ length: 12 }, (_, index) => `1.1.${index}`);
    await world.add(...versions.slice(0, -1).map((version) => sampleCart(version)));
    await deployCanaryFrom(sampleCart('1.1.11'));
    expect([...(await world.store.versions('mfe-cart'))].sort()).toEqual(['1.0.0', ...versions.slice(-10)].sort());
    expect(await world.store.versions('mfe-content')).toEqual(['1.0.0']);
  });

  test('takes a sealed folder in place of a build, as long as no byte differs', async () => {
    await world.publishFirst();
    const sealed = await writeRelease(await mkdtemp(path.join(folder(), 'sealed-')), sampleCatalog('1.0.1', otherPage));
    const deploySealed = () =>
      deploy({ ...place(), names: ['mfe-catalog'], move: deployLive, config: sampleConfig, release: sealed });
    await writeFile(path.join(sealed, 'server/ProductPage.cjs'), 'exports.default = () => "<h2>other</h2>"');
    await expect(deploySealed()).rejects.toThrow('server/ProductPage.cjs is not what was released');
    await writeRelease(sealed, sampleCatalog('1.0.1', otherPage));
    await deploySealed();
    expect(await world.store.channels('mfe-catalog')).toMatchObject({ live: '1.0.1' });
    expect(await water()).toContain('<h2>/produtos/AP-10L</h2>');
  });
});

const needsThisReact = catalogPage('react === "the one React" ? "<h2>" + react + "</h2>" : falha(url)');
const nextReact = sampleShell('1.0.1', { react: 'the next React' });

test('a deployment beside which a fallback release does not render is refused, and changes nothing', async () => {
  await world.publishFirst();
  await world.deploy(sampleCatalog('1.0.1', needsThisReact), sampleCatalog('1.0.2'));
  const files = await inStore();
  const channels = await world.store.revision(await world.store.packages());
  const shown = await world.readPrivate('state.json');
  await expect(deployLiveFrom([nextReact])).rejects.toThrow(
    /^shell 1\.0\.1 does not fit mfe-catalog 1\.0\.1, which pages show where mfe-catalog 1\.0\.2 fails: the page \/produtos\/AP-10L does not render with both: falha/,
  );
  expect(await inStore()).toEqual(files);
  expect(await world.store.revision(await world.store.packages())).toBe(channels);
  expect(await world.readPrivate('state.json')).toEqual(shown);
});

test('a deployment that the fallback release of another package does not fit by itself is made, with a note', async () => {
  await world.publishFirst();
  await world.deploy(sampleCatalog('1.0.1', { shared: '~1.0.0' }), sampleCatalog('1.0.2'));
  await deployLiveFrom([sampleShell('1.0.1', { shared: '1.1.0' })]);
  expect(lines).toContain('No fallback: mfe-catalog 1.0.1 accepts @site/shared ~1.0.0; shell 1.0.1 brings 1.1.0');
  expect(await world.store.channels('shell')).toEqual({ live: '1.0.1', previous: '1.0.0' });
  expect((await world.readPrivate('state.json')).fits).toEqual([]);
  await deployLiveFrom([sampleCatalog('1.0.3', otherPage)]);
  // Each page of the catalogue has been rendered with the shell of open tabs.
  expect((await world.readPrivate('state.json')).fits).toHaveLength(4);
});

describe('deployments to a site with release keys', () => {
  const pair = keyPair();
  const config = { ...sampleConfig, releaseKeys: keysOf({ shell: pair, 'mfe-content': pair, 'mfe-catalog': pair }) };

  test('sign the releases; without the key, or with a wrong one, they publish nothing', async () => {
    for (const signingKey of [null, keyPair().privateKey])
      await expect(deployLiveFrom(three, { config, signingKey })).rejects.toThrow(PublishError);
    expect(await world.store.packages()).toEqual([]);
    await deployLiveFrom(three, { config, signingKey: pair.privateKey });
    expect(await water()).toContain('<h1>Água</h1>');
    expect(await water()).not.toContain('releaseKeys');
    expect((await world.store.describe('mfe-catalog', '1.0.0')).release.signature).toBeDefined();
  });

  test('from a checkout to the store of others need a signature too', async () => {
    const names = sourcesOf(three);
    await expect(deployCheckout(place(), config, { names, signingKey: null })).rejects.toThrow('not signed');
    expect(await world.store.packages()).toEqual([]);
    await deployCheckout(place(), config, { names, signingKey: pair.privateKey });
    expect((await world.store.describe('shell', '1.0.0')).release.signature).toBeDefined();
  });

  test('leave the release that visitors had as the one before, not one that was held back', async () => {
    await deployLiveFrom(three, { config, signingKey: pair.privateKey });
    await world.add(sampleCatalog('1.0.1'));
    await world.store.moveChannels('mfe-catalog', { live: '1.0.1', previous: '1.0.0' });
    await deployLiveFrom([sampleCatalog('1.0.2', otherPage)], { config, signingKey: pair.privateKey });
    expect(await world.store.channels('mfe-catalog')).toEqual({ live: '1.0.2', previous: '1.0.0' });
    const toUnsigned = { ...place(), names: ['mfe-catalog'], config };
    await expect(moveChecked({ ...toUnsigned, move: (channels) => rollBack(channels, '1.0.1') })).rejects.toThrow(
      PublishError,
    );
  });

  test('need no signature if deployCheckout made the site', async () => {
    await deployCheckout(place(), config, { names: sourcesOf(three) });
    expect(await water()).toContain('<h1>Água</h1>');
    await deployLiveFrom([sampleCatalog('1.0.1')], { config: undefined });
    expect(await world.store.channels('mfe-catalog')).toMatchObject({ live: '1.0.1' });
  });
});

describe('deployCheckout', () => {
  const names = [...three.map(({ name }) => name), 'mfe-account'];
  const checkout = (...releases: readonly SampleRelease[]) => {
    sourcesOf(releases);
    return deployCheckout(place(), sampleConfig, { names });
  };
  beforeEach(async () => {
    await world.publishFirst();
    await checkout(...three, sampleAccount('1.0.0'));
  });

  test('deploys each changed package and no other', async () => {
    expect(await world.store.channels('mfe-account')).toEqual({ live: '1.0.0' });
    await checkout(sampleCatalog('1.0.1'));
    expect(await world.store.channels('mfe-catalog')).toEqual({ live: '1.0.1', previous: '1.0.0' });
    expect(await world.store.channels('shell')).toEqual({ live: '1.0.0' });
    expect(await world.store.versions('mfe-content')).toEqual(['1.0.0']);
  });

  test('leaves a canary and a rolled-back release as they are, and logs how to deploy the latter again', async () => {
    await world.add(sampleCatalog('1.0.1', otherPage));
    for (const channels of [
      { live: '1.0.0', canary: { version: '1.0.1', traffic: 10 } },
      { live: '1.0.0', withdrawn: '1.0.1' },
    ]) {
      await world.store.moveChannels('mfe-catalog', channels);
      await checkout(sampleCatalog('1.0.1', otherPage));
      expect(await world.store.channels('mfe-catalog')).toEqual(channels);
      expect(await water()).toContain('<h1>Água</h1>');
    }
    expect(lines).toContain(
      'mfe-catalog: 1.0.1 was rolled back and stays so; npm run deploy -w mfe-catalog brings it back',
    );
  });

  test('shows a shell that a fallback release does not fit: the releases before are those of the checkout', async () => {
    await checkout(sampleCatalog('1.0.1', needsThisReact));
    await checkout(sampleCatalog('1.0.2'));
    await checkout(nextReact);
    expect(await world.store.channels('shell')).toEqual({ live: '1.0.1', previous: '1.0.0' });
  });

  test('changes nothing the second time, unless the configuration changes', async () => {
    const files = async () => (await filesBelow(folder())).filter((file) => !file.startsWith('build-'));
    const before = await files();
    await checkout();
    expect(lines.at(-1)).toBe('The site is up to date.');
    expect(await files()).toEqual(before);
    await deployCheckout(place(), { ...sampleConfig, siteUrl: 'http://localhost:4567' }, { names });
    expect(await world.read('sitemap.xml')).toContain('http://localhost:4567/produtos');
  });
});
