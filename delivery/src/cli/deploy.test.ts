import { mkdtemp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { type BuiltRelease, buildRelease } from '../build';
import { bringUpToDate } from '../publish';
import { readRelease } from '../release';
import { PublishError } from '../render';
import { deployCanary, deployLive } from '../store';
import { sampleConfig } from '../testing/sample';
import { keyPair, keysOf } from '../testing/sampleKeys';
import { writeRelease } from '../testing/sampleRelease';
import {
  catalogPage,
  filesBelow,
  type SampleRelease,
  type SampleSite,
  sampleAccount,
  sampleCart,
  sampleCatalog,
  sampleContent,
  sampleShell,
  sampleSite,
} from '../testing/sampleSite';
import { temporaryFolderPerTest } from '../testing/temporaryFolder';
import { deploy } from './deploy';
import { deployCheckout } from './deployCheckout';

// What a checkout builds is up to the test: webpack has its own.
jest.mock('../build');
jest.mock('node:worker_threads', () => {
  const actual = jest.requireActual('node:worker_threads');
  return { ...actual, Worker: jest.fn((...args) => new actual.Worker(...args)) };
});

jest.setTimeout(60_000);

const folder = temporaryFolderPerTest();
let world: SampleSite;
let lines: string[];
/** What the checkout's sources make, by package. */
let sources: Map<string, SampleRelease>;

beforeEach(() => {
  world = sampleSite(folder());
  lines = [];
  sources = new Map();
  jest.mocked(buildRelease).mockImplementation(async (name): Promise<BuiltRelease> => {
    const sample = sources.get(name);
    if (!sample) throw new Error(`${name} could not be built`);
    const built = await writeRelease(await mkdtemp(path.join(folder(), 'build-')), sample);
    return { release: await readRelease(built), folder: built, isNew: true };
  });
});

const place = () => ({ store: world.store, site: world.site, log: (line: string) => void lines.push(line) });

/** Deploys what is in `sources` now. */
const deployLiveFrom = (...releases: readonly SampleRelease[]) => {
  for (const release of releases) sources.set(release.name, release);
  return deploy({
    ...place(),
    names: releases.map(({ name }) => name),
    move: (channels, version) => deployLive(channels, version),
    config: sampleConfig,
  });
};

const deployCanaryFrom = (release: SampleRelease, traffic = 10) => {
  sources.set(release.name, release);
  const names = [release.name];
  const move: Parameters<typeof deploy>[0]['move'] = (channels, version) => deployCanary(channels, version, traffic);
  return deploy({ ...place(), names, move });
};

const first = () => deployLiveFrom(sampleShell('1.0.0'), sampleContent('1.0.0'), sampleCatalog('1.0.0'));
const inStore = () => filesBelow(world.store.location);

describe('a deployment', () => {
  test('publishes the releases, moves their channels, and shows them', async () => {
    const built = await first();
    expect(built.map(({ release: { name, version } }) => `${name} ${version}`)).toEqual([
      'shell 1.0.0',
      'mfe-content 1.0.0',
      'mfe-catalog 1.0.0',
    ]);
    expect(await world.store.channels('mfe-catalog')).toEqual({ live: '1.0.0' });
    expect(await world.read('produtos/AP-10L/index.html')).toContain('<h1>Água</h1>');

    await deployLiveFrom(sampleCatalog('1.0.1', catalogPage('"<h2>" + url + "</h2>"')));
    expect(await world.store.channels('mfe-catalog')).toEqual({ live: '1.0.1', previous: '1.0.0' });
    expect(await world.store.channels('mfe-content')).toEqual({ live: '1.0.0' });
    expect(await world.read('produtos/AP-10L/index.html')).toContain('<h2>/produtos/AP-10L</h2>');
  });

  test('of a canary shows it to its visitors alone', async () => {
    await first();
    await deployCanaryFrom(sampleCatalog('1.0.1', catalogPage('"<h2>" + url + "</h2>"')), 20);
    expect(await world.store.channels('mfe-catalog')).toEqual({
      live: '1.0.0',
      canary: { version: '1.0.1', traffic: 20 },
    });
    expect(await world.read('produtos/AP-10L/index.html')).toContain('<h1>Água</h1>');
    expect(await world.readPrivate('variants.json')).toMatchObject({ canaries: { mfe_catalog: 20 } });
  });

  test('leaves the last ten releases in a folder, and those that a channel points to', async () => {
    await first();
    await deployLiveFrom(sampleCart('1.0.0'));
    const versions = Array.from({ length: 12 }, (_, index) => `1.1.${index}`);
    for (const version of versions) {
      await deployCanaryFrom(sampleCart(version));
    }
    expect([...(await world.store.versions('mfe-cart'))].reverse()).toEqual(['1.0.0', ...versions.slice(-10)]);
    expect(await world.store.versions('mfe-content')).toEqual(['1.0.0']);
  });

  test('of what is live already changes nothing', async () => {
    await first();
    const before = await inStore();
    const release = sampleCatalog('1.0.0');
    sources.set(release.name, release);
    await deploy({ ...place(), names: ['mfe-catalog'], move: () => null });
    expect(await inStore()).toEqual(before);
    expect(lines.at(-1)).toBe('The site is up to date.');
  });

  test('keeps to the configuration that the site was published with', async () => {
    await first();
    await deployCanaryFrom(sampleCatalog('1.0.1'));
    expect(await world.read('index.html')).toContain(`"siteUrl":"${sampleConfig.siteUrl}"`);
  });

  test('into a store that others publish from needs no site', async () => {
    sources = new Map(
      [sampleShell('1.0.0'), sampleContent('1.0.0'), sampleCatalog('1.0.0')].map((it) => [it.name, it]),
    );
    const names = ['shell', 'mfe-content', 'mfe-catalog'];
    await deploy({ ...place(), site: null, names, move: deployLive, config: sampleConfig });
    expect(await world.store.packages()).toEqual(['mfe-catalog', 'mfe-content', 'shell']);
    expect(await readdir(folder())).not.toContain('site');
    expect(await bringUpToDate({ ...place(), site: null }, names, sampleConfig)).toBeNull();
  });

  test('whose package the publisher holds back is said to have failed; another one’s is not', async () => {
    await first();
    const broken = sampleCatalog('1.0.1', catalogPage('(() => { throw new Error("quebrado"); })()'));
    await world.store.publish(await writeRelease(await mkdtemp(path.join(folder(), 'build-')), broken));
    await world.store.moveChannels('mfe-catalog', { live: '1.0.1', previous: '1.0.0' });
    await expect(bringUpToDate(place(), ['mfe-catalog'], sampleConfig)).rejects.toThrow(
      /^On this site mfe-catalog stays as it was: /,
    );
    expect(await bringUpToDate(place(), ['mfe-content'], sampleConfig)).toMatchObject({ changed: false });
  });

  test('leads to the files of a package that its own team serves', async () => {
    sources.set('mfe-cart', sampleCart('1.0.0', { base: 'https://cart.example.com/' }));
    await first();
    await deploy({ ...place(), names: ['mfe-cart'], move: (channels, version) => deployLive(channels, version) });
    expect(await world.read('frontend-discovery.json')).toContain('https://cart.example.com/1.0.0/remoteEntry.js');
  });
});

describe('a deployment is refused before anything is published or moved, when', () => {
  const uses = ['mfe_cart/CartPanel'];
  const otherPage = catalogPage('"<h2>" + url + "</h2>"');
  const failing = catalogPage('falha(url)');
  const needsNextReact = catalogPage('react === "the next React" ? falha(url) : "<h2>" + react + "</h2>"');
  const nextReact = () => {
    const { files, ...shell } = sampleShell('1.0.1');
    const server = String(files['server/server.cjs']).replace('the one React', 'the next React');
    return { ...shell, files: { ...files, 'server/server.cjs': server } };
  };

  type Case = [string, () => Promise<unknown>, () => Promise<unknown>, RegExp];
  test.each<Case>([
    [
      'a module that others load is gone',
      () => deployLiveFrom(sampleCart('1.0.0'), sampleContent('1.0.1', { uses })),
      () => deployLiveFrom(sampleCart('1.0.1', { modules: { Panel: '""' } })),
      /^mfe-cart 1\.0\.1 has no module CartPanel, which mfe-content 1\.0\.1 loads$/,
    ],
    [
      'it loads a module that is not there',
      () => deployLiveFrom(sampleCart('1.0.0', { modules: { Panel: '""' } })),
      () => deployLiveFrom(sampleContent('1.0.1', { uses })),
      /^mfe-cart 1\.0\.0 has no module CartPanel, which mfe-content 1\.0\.1 loads$/,
    ],
    [
      'the live shell does not meet its range',
      async () => {},
      () => deployLiveFrom(sampleCatalog('1.0.1', { shared: '^1.1.0' })),
      /^mfe-catalog 1\.0\.1 accepts @site\/shared \^1\.1\.0; shell 1\.0\.0 brings 1\.0\.0$/,
    ],
    [
      'the shell’s canary does not meet its range',
      async () => {
        await deployLiveFrom(sampleContent('1.0.1', { shared: '>=1' }), sampleCatalog('1.0.1', { shared: '>=1' }));
        await deployCanaryFrom(sampleShell('1.0.1', { shared: '2.0.0' }));
      },
      () => deployLiveFrom(sampleCatalog('1.0.2', { shared: '^1.0.0' })),
      /^mfe-catalog 1\.0\.2 accepts @site\/shared \^1\.0\.0; shell 1\.0\.1 brings 2\.0\.0$/,
    ],
    [
      'a shell brings what a remote does not accept',
      async () => {},
      () => deployCanaryFrom(sampleShell('1.0.1', { shared: '2.0.0' })),
      /^mfe-catalog 1\.0\.0 accepts @site\/shared \^1\.0\.0; shell 1\.0\.1 brings 2\.0\.0$/,
    ],
    [
      'a page does not render with it',
      async () => {},
      () => deployLiveFrom(sampleCatalog('1.0.1', failing)),
      /^The page \/produtos\/AP-10L does not render with shell 1\.0\.0, mfe-catalog 1\.0\.1: .*falha is not defined$/,
    ],
    [
      'a page does not render with it as a canary',
      async () => {},
      () => deployCanaryFrom(sampleCatalog('1.0.1', failing)),
      /^The page \/produtos\/AP-10L does not render with shell 1\.0\.0, mfe-catalog 1\.0\.1: .*falha is not defined$/,
    ],
    [
      'a page does not render with it and a canary that is in flight',
      () => deployCanaryFrom(nextReact()),
      () => deployLiveFrom(sampleCatalog('1.0.1', needsNextReact)),
      /^The page \/produtos\/AP-10L does not render with shell 1\.0\.1, mfe-catalog 1\.0\.1: .*falha is not defined$/,
    ],
    [
      'a page does not render with two canaries',
      () => deployCanaryFrom(sampleCatalog('1.0.1', needsNextReact)),
      () => deployCanaryFrom(nextReact()),
      /^The page \/produtos\/AP-10L does not render with shell 1\.0\.1, mfe-catalog 1\.0\.1: .*falha is not defined$/,
    ],
    [
      'one of several does not fit',
      async () => {},
      () => deployLiveFrom(sampleCatalog('1.0.1', otherPage), sampleContent('1.0.1', { shared: '^3.0.0' })),
      /^mfe-content 1\.0\.1 accepts @site\/shared \^3\.0\.0/,
    ],
  ])('%s', async (_what, prepare, attempt, complaint) => {
    await first();
    await prepare();
    const files = await inStore();
    const channels = await world.store.revision(await world.store.packages());
    const shown = await world.readPrivate('state.json');

    const refusal = await attempt().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(PublishError);
    expect(String((refusal as Error).message)).toMatch(complaint);
    expect(await inStore()).toEqual(files);
    expect(await world.store.revision(await world.store.packages())).toBe(channels);
    expect(await world.readPrivate('state.json')).toEqual(shown);
  });

  test('its sources don’t build', async () => {
    await first();
    sources.clear();
    await expect(deploy({ ...place(), names: ['mfe-cart'], move: deployLive })).rejects.toThrow(
      'mfe-cart could not be built',
    );
  });

  test('its share can’t be', async () => {
    await first();
    const files = await inStore();
    await expect(deployCanaryFrom(sampleCatalog('1.0.1'), 100)).rejects.toThrow('A canary gets 1 to 99 per cent');
    expect(await inStore()).toEqual(files);
  });
});

describe('the pages that a deployment was checked with', () => {
  const started = () => jest.mocked(Worker).mock.calls.length;

  test('are the ones that are shown', async () => {
    await first();
    const before = started();
    await deployLiveFrom(sampleCatalog('1.0.1', catalogPage('"<h2>" + url + "</h2>"')));
    // Each release ran in one process, here a thread: pages are rendered again in others.
    expect(started() - before).toBe(['shell', 'mfe-content', 'mfe-catalog'].length);
  });

  test('are the ones that are shown by the first one, too', async () => {
    const before = started();
    await deployLiveFrom(sampleShell('1.0.0'), sampleCatalog('1.0.0'));
    expect(started() - before).toBe(['shell', 'mfe-catalog'].length);
  });
});

describe('where releases are to be signed', () => {
  const pair = keyPair();
  const config = { ...sampleConfig, releaseKeys: keysOf({ shell: pair, 'mfe-content': pair, 'mfe-catalog': pair }) };
  const samples = [sampleShell('1.0.0'), sampleContent('1.0.0'), sampleCatalog('1.0.0')];
  const names = samples.map(({ name }) => name);
  const move = (_channels: unknown, version: string) => ({ live: version });
  beforeEach(() => {
    for (const sample of samples) sources.set(sample.name, sample);
  });

  test('a deployment signs, and its releases are shown', async () => {
    await deploy({ ...place(), names, move, config, signingKey: pair.privateKey });
    expect(await world.read('produtos/AP-10L/index.html')).toContain('<h1>Água</h1>');
    expect((await world.store.describe('mfe-catalog', '1.0.0')).release.signature).toBeDefined();
  });

  test('one without the key, or with another, publishes nothing', async () => {
    for (const signingKey of [null, keyPair().privateKey])
      await expect(deploy({ ...place(), names, move, config, signingKey })).rejects.toThrow(PublishError);
    expect(await world.store.packages()).toEqual([]);
  });

  test('what a checkout makes for itself need not be', async () => {
    await deployCheckout(place(), config, names);
    expect(await world.read('produtos/AP-10L/index.html')).toContain('<h1>Água</h1>');
    // Nor what is deployed to that site afterwards.
    sources.set('mfe-catalog', sampleCatalog('1.0.1'));
    await deploy({ ...place(), names: ['mfe-catalog'], move });
    expect(await world.store.channels('mfe-catalog')).toMatchObject({ live: '1.0.1' });
  });
});

describe('making a site what the sources say', () => {
  const names = ['shell', 'mfe-content', 'mfe-catalog', 'mfe-account'];
  const checkout = (...releases: readonly SampleRelease[]) => {
    for (const release of releases) sources.set(release.name, release);
    return deployCheckout(place(), sampleConfig, names);
  };
  const whole = () =>
    checkout(sampleShell('1.0.0'), sampleContent('1.0.0'), sampleCatalog('1.0.0'), sampleAccount('1.0.0'));

  test('deploys each package that has changed, and no other', async () => {
    await whole();
    expect(await world.store.packages()).toEqual(['mfe-account', 'mfe-catalog', 'mfe-content', 'shell']);
    await checkout(sampleCatalog('1.0.1'));
    expect(await world.store.channels('mfe-catalog')).toEqual({ live: '1.0.1', previous: '1.0.0' });
    expect(await world.store.channels('shell')).toEqual({ live: '1.0.0' });
    expect(await world.store.versions('mfe-content')).toEqual(['1.0.0']);
  });

  test('leaves a release that was rolled back where it is, and says how to bring it back', async () => {
    await whole();
    await checkout(sampleCatalog('1.0.1', catalogPage('"<h2>" + url + "</h2>"')));
    await world.store.moveChannels('mfe-catalog', { live: '1.0.0', withdrawn: '1.0.1' });
    await checkout();
    expect(await world.store.channels('mfe-catalog')).toEqual({ live: '1.0.0', withdrawn: '1.0.1' });
    expect(lines).toContain(
      'mfe-catalog: 1.0.1 was rolled back and stays so; npm run deploy -w mfe-catalog brings it back',
    );
    expect(await world.read('produtos/AP-10L/index.html')).toContain('<h1>Água</h1>');
  });

  test('leaves a canary a canary', async () => {
    await whole();
    const canary = { version: '1.0.1', traffic: 10 };
    await world.add(sampleCatalog('1.0.1'));
    await world.store.moveChannels('mfe-catalog', { live: '1.0.0', canary });
    await checkout(sampleCatalog('1.0.1'));
    expect(await world.store.channels('mfe-catalog')).toEqual({ live: '1.0.0', canary });
  });

  test('a second time changes nothing', async () => {
    await whole();
    const before = await filesBelow(folder());
    await checkout();
    expect(lines.at(-1)).toBe('The site is up to date.');
    const after = (await filesBelow(folder())).filter((file) => !file.startsWith('build-'));
    expect(after).toEqual(before.filter((file) => !file.startsWith('build-')));
  });

  test('shows another configuration', async () => {
    await whole();
    const config = { ...sampleConfig, siteUrl: 'http://localhost:4567' };
    await deployCheckout(place(), config, names);
    expect(await world.read('sitemap.xml')).toContain('http://localhost:4567/produtos');
  });
});
