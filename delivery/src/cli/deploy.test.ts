import { mkdtemp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { type BuiltRelease, buildRelease } from '../build';
import { filesBelow } from '../files';
import { readRelease } from '../release';
import { PublishError } from '../render';
import { deployCanary, deployLive } from '../store';
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
import { deploy, deployCheckout } from './deploy';

// What a checkout builds is up to the test: webpack has its own.
jest.mock('../build');
jest.mock('node:worker_threads', () => {
  const actual = jest.requireActual('node:worker_threads');
  return { ...actual, Worker: jest.fn((...args) => new actual.Worker(...args)) };
});

jest.setTimeout(60_000);

const { world, folder } = sampleSitePerTest();
let lines: string[];
/** What the checkout's sources make, by package. */
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
  test('publishes the releases, moves their channels, and shows the pages that it was checked with', async () => {
    const started = () => jest.mocked(Worker).mock.calls.length;
    const before = started();
    const built = await deployLiveFrom(three);
    // Each release ran in one process, here a thread: pages are rendered again in others. The shell's pictures have their own.
    expect(started() - before).toBe(three.length + 1);
    expect(built.map(({ release }) => release.name)).toEqual(three.map(({ name }) => name));
    expect(await world.store.channels('mfe-catalog')).toEqual({ live: '1.0.0' });
    expect(await water()).toContain('<h1>Água</h1>');

    await deployLiveFrom([sampleCatalog('1.0.1', otherPage)]);
    expect(started() - before).toBe(2 * three.length + 1);
    expect(await world.store.channels('mfe-catalog')).toEqual({ live: '1.0.1', previous: '1.0.0' });
    expect(await world.store.channels('mfe-content')).toEqual({ live: '1.0.0' });
    expect(await water()).toContain('<h2>/produtos/AP-10L</h2>');
  });

  test('of a canary shows it to its visitors alone, by the configuration that the site was published with', async () => {
    await world.publishFirst();
    const move: Options['move'] = (channels, version) => deployCanary(channels, version, 20);
    const base = 'https://catalog.example.com/';
    await deployLiveFrom([sampleCatalog('1.0.1', { ...otherPage, base })], { move, config: undefined });
    const canary = { version: '1.0.1', traffic: 20 };
    expect(await world.store.channels('mfe-catalog')).toEqual({ live: '1.0.0', canary });
    expect(await water()).toContain('<h1>Água</h1>');
    expect(await water()).toContain(`"siteUrl":"${sampleConfig.siteUrl}"`);
    expect(await world.readPrivate('variants.json')).toMatchObject({ canaries: { mfe_catalog: 20 } });
    // From where its own team serves it.
    expect(await world.discovered('mfe_catalog')).toMatchObject([{}, { url: `${base}1.0.1/remoteEntry.js` }]);
  });

  test('leaves the last ten releases in a folder, and those that a channel points to', async () => {
    await world.publishFirst();
    await deployLiveFrom([sampleCart('1.0.0')]);
    const versions = Array.from({ length: 12 }, (_, index) => `1.1.${index}`);
    await world.add(...versions.slice(0, -1).map((version) => sampleCart(version)));
    await deployCanaryFrom(sampleCart('1.1.11'));
    expect([...(await world.store.versions('mfe-cart'))].sort()).toEqual(['1.0.0', ...versions.slice(-10)].sort());
    expect(await world.store.versions('mfe-content')).toEqual(['1.0.0']);
  });

  test('of what is live already changes nothing', async () => {
    await world.publishFirst();
    const before = await inStore();
    await deployLiveFrom([sampleCatalog('1.0.0')], { move: () => null });
    expect(await inStore()).toEqual(before);
    expect(lines.at(-1)).toBe('The site is up to date.');
  });

  test('into a store that others publish from needs no site', async () => {
    await deployLiveFrom(three, { site: null });
    expect(await world.store.packages()).toEqual(['mfe-catalog', 'mfe-content', 'shell']);
    expect(await readdir(folder())).not.toContain('site');
  });
});

describe('a deployment is refused before anything is published or moved, when', () => {
  const uses = ['mfe_cart/CartPanel'];
  const failing = catalogPage('falha(url)');
  const needsNextReact = catalogPage('react === "the next React" ? falha(url) : "<h2>" + react + "</h2>"');
  const nextReact = () => {
    const { files } = sampleShell('1.0.1');
    const server = String(files['server/server.cjs']).replace('the one React', 'the next React');
    return sampleShell('1.0.1', { files: { 'server/server.cjs': server } });
  };
  const nothing = async () => {};

  test.each<[string, () => Promise<unknown>, () => Promise<unknown>, RegExp]>([
    [
      'a module that others load is gone',
      () => world.deploy(sampleCart('1.0.0'), sampleContent('1.0.1', { uses })),
      () => deployLiveFrom([sampleCart('1.0.1', { modules: { Panel: '""' } })]),
      /^mfe-cart 1\.0\.1 has no module CartPanel, which mfe-content 1\.0\.1 loads$/,
    ],
    [
      'a page does not render with it',
      nothing,
      () => deployLiveFrom([sampleCatalog('1.0.1', failing)]),
      /^The page \/produtos\/AP-10L does not render with shell 1\.0\.0, mfe-catalog 1\.0\.1: .*falha is not defined$/,
    ],
    [
      'a page does not render with it and a canary that is in flight',
      () => world.canary(nextReact()),
      () => deployLiveFrom([sampleCatalog('1.0.1', needsNextReact)]),
      /^The page \/produtos\/AP-10L does not render with shell 1\.0\.1, mfe-catalog 1\.0\.1: .*falha is not defined$/,
    ],
    [
      'a page does not render with two canaries',
      () => world.canary(sampleCatalog('1.0.1', needsNextReact)),
      () => deployCanaryFrom(nextReact()),
      /^The page \/produtos\/AP-10L does not render with shell 1\.0\.1, mfe-catalog 1\.0\.1: .*falha is not defined$/,
    ],
    [
      'one of several does not fit',
      nothing,
      () => deployLiveFrom([sampleCatalog('1.0.1', otherPage), sampleContent('1.0.1', { shared: '^3.0.0' })]),
      /^mfe-content 1\.0\.1 accepts @site\/shared \^3\.0\.0/,
    ],
    [
      'its share can’t be',
      nothing,
      () => deployCanaryFrom(sampleCatalog('1.0.1'), 100),
      /^A canary gets 1 to 99 per cent/,
    ],
    ['its sources don’t build', nothing, () => deploy({ ...place(), names: ['mfe-cart'], move: deployLive }), /built$/],
  ])('%s', async (_what, prepare, attempt, complaint) => {
    await world.publishFirst();
    await prepare();
    const files = await inStore();
    const channels = await world.store.revision(await world.store.packages());
    const shown = await world.readPrivate('state.json');
    await expect(attempt()).rejects.toThrow(complaint);
    expect(await inStore()).toEqual(files);
    expect(await world.store.revision(await world.store.packages())).toBe(channels);
    expect(await world.readPrivate('state.json')).toEqual(shown);
  });
});

describe('where releases are to be signed', () => {
  const pair = keyPair();
  const config = { ...sampleConfig, releaseKeys: keysOf({ shell: pair, 'mfe-content': pair, 'mfe-catalog': pair }) };

  test('a deployment signs, and its releases are shown; without the key, or with another, it publishes nothing', async () => {
    for (const signingKey of [null, keyPair().privateKey])
      await expect(deployLiveFrom(three, { config, signingKey })).rejects.toThrow(PublishError);
    expect(await world.store.packages()).toEqual([]);
    await deployLiveFrom(three, { config, signingKey: pair.privateKey });
    expect(await water()).toContain('<h1>Água</h1>');
    expect((await world.store.describe('mfe-catalog', '1.0.0')).release.signature).toBeDefined();
  });

  test('what a checkout makes for itself need not be, nor what is deployed to that site afterwards', async () => {
    await deployCheckout(place(), config, sourcesOf(three));
    expect(await water()).toContain('<h1>Água</h1>');
    await deployLiveFrom([sampleCatalog('1.0.1')], { config: undefined });
    expect(await world.store.channels('mfe-catalog')).toMatchObject({ live: '1.0.1' });
  });
});

describe('making a site what the sources say', () => {
  const names = [...three.map(({ name }) => name), 'mfe-account'];
  const checkout = (...releases: readonly SampleRelease[]) => {
    sourcesOf(releases);
    return deployCheckout(place(), sampleConfig, names);
  };
  beforeEach(async () => {
    await world.publishFirst();
    await checkout(...three, sampleAccount('1.0.0'));
  });

  test('deploys each package that has changed, and no other', async () => {
    expect(await world.store.channels('mfe-account')).toEqual({ live: '1.0.0' });
    await checkout(sampleCatalog('1.0.1'));
    expect(await world.store.channels('mfe-catalog')).toEqual({ live: '1.0.1', previous: '1.0.0' });
    expect(await world.store.channels('shell')).toEqual({ live: '1.0.0' });
    expect(await world.store.versions('mfe-content')).toEqual(['1.0.0']);
  });

  test('leaves a canary a canary, and what was rolled back where it is, and says how to bring it back', async () => {
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

  test('a second time changes nothing, but where the configuration is another', async () => {
    const files = async () => (await filesBelow(folder())).filter((file) => !file.startsWith('build-'));
    const before = await files();
    await checkout();
    expect(lines.at(-1)).toBe('The site is up to date.');
    expect(await files()).toEqual(before);
    await deployCheckout(place(), { ...sampleConfig, siteUrl: 'http://localhost:4567' }, names);
    expect(await world.read('sitemap.xml')).toContain('http://localhost:4567/produtos');
  });
});
