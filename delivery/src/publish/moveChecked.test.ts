import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../files';
import { type Release, readRelease } from '../release';
import { PublishError } from '../render';
import { type Channels, deployCanary, deployLive, promote, type ReleaseStore, rollBack } from '../store';
import { sampleConfig } from '../testing/sample';
import {
  catalogPage,
  catalogTexts,
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
import { moveChecked } from './moveChecked';

jest.setTimeout(180_000);

const { world, folder, inStore } = sampleSitePerTest();
let lines: string[];
beforeEach(() => {
  lines = [];
});

const failing = catalogPage('falha(url)');
const next = catalogTexts('Água pressurizada');

const log = (line: string) => {
  // Lines with durations and fetched packages differ between runs.
  if (!/ rendered, | fetching /.test(line)) lines.push(line);
};
const place = () => ({ store: world.store, site: world.site, log });
const move = (name: string, change: (channels: Channels) => Channels | null, more = {}) =>
  moveChecked({ ...place(), names: [name], move: change, config: sampleConfig, ...more });
async function built(sample: SampleRelease) {
  const source = await writeRelease(await mkdtemp(path.join(folder(), 'build-')), sample);
  return { release: await readRelease(source), folder: source, isNew: true };
}
const toVersion = (version: string) => (channels: Channels) => deployLive(channels, version);

test('a promotion or rollback after which a page would not render moves no channel', async () => {
  await world.publishFirst();
  await world.canary(sampleCatalog('1.0.1', failing));
  await expect(move('mfe-catalog', promote)).rejects.toThrow(/does not render with shell 1\.0\.0, mfe-catalog 1\.0\.1/);
  expect(await world.store.channels('mfe-catalog')).toMatchObject({ live: '1.0.0', canary: { version: '1.0.1' } });
});

test('without a site, moveChecked checks only that releases fit together, and fetches none', async () => {
  await world.publishFirst();
  await world.canary(sampleCatalog('1.0.1', failing));
  const store = { ...world.store, fetch: () => Promise.reject(new Error('fetched')) };
  expect(await move('mfe-catalog', promote, { store, site: null })).toEqual({
    'mfe-catalog': { live: '1.0.1', previous: '1.0.0' },
  });
  await world.canary(sampleCatalog('1.0.2', { shared: '^2.0.0' }));
  await expect(move('mfe-catalog', promote, { store, site: null })).rejects.toThrow(
    'mfe-catalog 1.0.2 accepts @site/shared ^2.0.0; shell 1.0.0 brings 1.0.0',
  );
});

test('a release that cannot be published is refused even without a site', async () => {
  await world.publishFirst();
  const candidate = async (sample: SampleRelease) =>
    move(sample.name, toVersion(sample.version), { site: null, candidates: [await built(sample)] });
  const { files } = sampleShell('1.0.1');
  const server = String(files['server/server.cjs']).replaceAll('og.0c0c0c0c', 'og.0d0d0d0d');
  const undrawable = { 'assets/og.0d0d0d0d.svg': 'no drawing', 'server/server.cjs': server };
  await expect(candidate(sampleShell('1.0.1', { files: undrawable }))).rejects.toThrow(
    "shell: assets/og.0d0d0d0d.svg can't be drawn: ",
  );
  const long = `/${'a'.repeat(300)}`;
  await expect(candidate(sampleContent('1.0.1', { paths: ['/', long] }))).rejects.toThrow('must be a page’s address');
  expect(await candidate(sampleContent('1.0.2'))).toMatchObject({ 'mfe-content': { live: '1.0.2' } });
});

test('moveChecked publishes the move; a move without change reports that the site is up to date', async () => {
  await world.publishFirst();
  await world.deploy(sampleCatalog('1.0.1', next));
  await world.publish();
  await move('mfe-catalog', (channels) => rollBack(channels));
  expect(await world.page('produtos/AP-10L')).toContain('<h1>Água</h1>');
  expect(lines).toEqual(['Checking that every page renders with it …']);
  expect(await move('mfe-catalog', () => null)).toEqual({});
  expect(await move('mfe-catalog', (channels) => ({ ...channels }))).toMatchObject({
    'mfe-catalog': { live: '1.0.0' },
  });
  expect(lines.slice(1)).toEqual([
    'The site is up to date.',
    'Checking that every page renders with it …',
    'The site is up to date.',
  ]);
});

test('a rollback to a release that was checked before starts no process', async () => {
  await world.publishFirst();
  await world.add(sampleCatalog('1.0.1', next));
  const undo = () => move('mfe-catalog', (channels) => rollBack(channels));
  await move('mfe-catalog', toVersion('1.0.1'));
  await undo();
  const before = startedRenderers;
  await move('mfe-catalog', toVersion('1.0.1'));
  await undo();
  expect(startedRenderers).toBe(before);
});

describe('fallback releases that do not fit', () => {
  const nextReact = (version: string) => sampleShell(version, { react: 'the next React' });
  const needsThisReact = catalogPage('react === "the one React" ? "<h2>" + react + "</h2>" : falha(url)');

  test('prevent no promotion and no rollback', async () => {
    await world.publishFirst();
    await world.deploy(sampleCatalog('1.0.1', needsThisReact), sampleCatalog('1.0.2'));
    await world.canary(nextReact('1.0.1'));
    await move('shell', promote);
    expect(await world.store.channels('shell')).toEqual({ live: '1.0.1', previous: '1.0.0' });
    await move('shell', (channels) => rollBack(channels));
    await world.add(nextReact('1.0.2'));
    await move('shell', (channels) => rollBack(channels, '1.0.2'));
    expect(await world.store.channels('shell')).toMatchObject({ live: '1.0.2' });
    expect(lines).toEqual(Array(3).fill('Checking that every page renders with it …'));
  });

  test('are fetched in part, without a site; one that can’t be fetched is only logged', async () => {
    await world.publishFirst();
    await world.deploy(sampleCatalog('1.0.1', needsThisReact), sampleCatalog('1.0.2'));
    const candidates = [await built(nextReact('1.0.1'))];
    const left: string[] = [];
    const fetchWith =
      (fallback: (release: Release) => Promise<string>): typeof world.store.fetch =>
      async (name, version, isElsewhere) => {
        const { release } = await world.store.describe(name, version);
        if (version !== '1.0.1') return world.store.fetch(name, version, isElsewhere);
        left.push(...Object.keys(release.files).filter((file) => isElsewhere?.(file)));
        return fallback(release);
      };
    const deployed = (fetch: typeof world.store.fetch) =>
      move('shell', toVersion('1.0.1'), {
        store: { ...world.store, fetch },
        site: null,
        candidates,
        checksFallbacks: true,
      });
    await expect(deployed(fetchWith(({ name, version }) => world.store.fetch(name, version)))).rejects.toThrow(
      /^shell 1\.0\.1 does not fit mfe-catalog 1\.0\.1, /,
    );
    expect(left).toContain('browser/remoteEntry.js');
    expect(left.filter((file) => file.startsWith('server/'))).toEqual([]);
    await deployed(fetchWith(() => Promise.reject(new Error('connect ECONNREFUSED'))));
    expect(lines).toContain('mfe-catalog has no fallback: connect ECONNREFUSED');
    expect(await world.store.channels('shell')).toEqual({ live: '1.0.1', previous: '1.0.0' });
  });
});

describe('moveChecked with broken channels of another team', () => {
  const cases: [string, () => Promise<void>, RegExp][] = [
    [
      'a release that does not render',
      () => world.deploy(sampleContent('1.0.1', { modules: { HomePage: 'falha', ContactPage: '""' } })),
      /^mfe-content is left as visitors get it: The page \/ does not render with shell 1\.0\.0, mfe-content 1\.0\.1: /,
    ],
    [
      'channels that can’t be read',
      () => writeFile(inStore('mfe-content/channels.json'), '{'),
      /^mfe-content stays as it was: The channels of \S+ can't be used: /,
    ],
  ];

  test.each(cases)('holds that package back and still checks its own: %s', async (_what, spoil, said) => {
    await world.publishFirst();
    await spoil();
    await world.add(sampleCatalog('1.0.1', failing), sampleCatalog('1.0.2', next));
    await expect(move('mfe-catalog', toVersion('1.0.1'))).rejects.toThrow(PublishError);
    expect(await world.store.channels('mfe-catalog')).toEqual({ live: '1.0.0' });
    await move('mfe-catalog', toVersion('1.0.2'));
    expect(lines).toContainEqual(expect.stringMatching(said));
    expect(await world.page('produtos/AP-10L')).toContain('Água pressurizada');
    expect(await world.read('index.html')).toContain('<h1>Início</h1>');
  });

  test('leaves that package out if there is no site', async () => {
    await world.publishFirst();
    await world.deploy(sampleContent('1.0.1', { shared: '^2.0.0' }));
    await world.add(sampleCatalog('1.0.1'));
    expect(await move('mfe-catalog', toVersion('1.0.1'), { site: null })).toMatchObject({
      'mfe-catalog': { live: '1.0.1' },
    });
    expect(lines).toContainEqual(expect.stringMatching(/^mfe-content is left as visitors get it: .* accepts /));
  });
});

test('a module that no page renders is run too: if it fails, the move is refused and adds no file', async () => {
  await world.publishFirst();
  const before = await filesBelow(world.site.base);
  await world.add(sampleCart('1.0.0', { files: { 'server/CartPanel.cjs': 'window.alert()' } }));
  await expect(move('mfe-cart', toVersion('1.0.0'))).rejects.toThrow(
    'mfe-cart 1.0.0 does not run on the server: window is not defined',
  );
  expect(await world.store.channels('mfe-cart')).toEqual({});
  expect(await filesBelow(world.site.base)).toEqual(before);
});

describe('a channel that another team moves during the check', () => {
  /** A store in which `moved` runs when its revision is read for the given time. */
  const storeIn = (time: number, moved: () => Promise<void>): ReleaseStore => {
    let asked = 0;
    return {
      ...world.store,
      async revision(names) {
        const before = await world.store.revision(names);
        asked += 1;
        if (asked !== time) return before;
        await moved();
        return time === 1 ? before : world.store.revision(names);
      },
    };
  };

  test('is checked too', async () => {
    await world.publishFirst();
    await world.deploy(sampleAccount('1.0.0'));
    await world.add(sampleShell('1.0.1', { shared: '1.5.0' }), sampleAccount('1.0.1', { shared: '~1.0.0' }));
    // The account team’s release fits the shell that is live at this moment.
    const moved = () => world.store.moveChannels('mfe-account', { live: '1.0.1', previous: '1.0.0' });
    await expect(move('shell', toVersion('1.0.1'), { store: storeIn(1, moved) })).rejects.toThrow(
      'mfe-account 1.0.1 accepts @site/shared ~1.0.0; shell 1.0.1 brings 1.5.0',
    );
    expect(await world.store.channels('shell')).toEqual({ live: '1.0.0' });
  });

  test('is published together with the own move', async () => {
    await world.publishFirst();
    await world.add(sampleContent('1.0.1', { modules: { HomePage: '"<h1>Olá</h1>"', ContactPage: '""' } }));
    await world.add(sampleCatalog('1.0.1', next));
    // The site prepared so far has the earlier channel.
    const moved = () => world.store.moveChannels('mfe-content', { live: '1.0.1', previous: '1.0.0' });
    await move('mfe-catalog', toVersion('1.0.1'), { store: storeIn(2, moved) });
    expect(lines).toContain('Another team has moved a channel meanwhile; once more …');
    expect(await world.read('index.html')).toContain('<h1>Olá</h1>');
    expect(await world.page('produtos/AP-10L')).toContain('Água pressurizada');
    expect(await world.publish()).toMatchObject({ changed: false });
    expect(await readdir(world.site.generations)).toHaveLength(2);
  });

  test('does not prevent the own move, even if it moves again and again', async () => {
    await world.publishFirst();
    await world.add(sampleCatalog('1.0.1', next));
    const store = { ...world.store, revision: async () => String(performance.now()) };
    await move('mfe-catalog', toVersion('1.0.1'), { store });
    expect(lines.filter((line) => line.startsWith('Another team'))).toHaveLength(4);
    expect(await world.store.channels('mfe-catalog')).toMatchObject({ live: '1.0.1' });
  });
});

test('a site starts with its shell; packages may be deployed before it in any order', async () => {
  await world.add(sampleContent('1.0.0'), sampleShell('1.0.0'));
  await move('mfe-content', toVersion('1.0.0'));
  expect(lines).toContain('There is no site yet: it begins with npm run deploy -w shell');
  expect((await filesBelow(folder())).some((file) => file.startsWith('site/'))).toBe(false);
  await move('mfe-content', () => null);
  await move('shell', toVersion('1.0.0'));
  expect(await world.read('index.html')).toContain('<h1>Início</h1>');
});

test('a process that has lost the lock of the site moves no channel', async () => {
  await world.publishFirst();
  await world.add(sampleCatalog('1.0.1', next));
  const lock = path.join(world.site.base, '.lock');
  const revision: ReleaseStore['revision'] = async (names) => {
    await rm(lock, { recursive: true });
    await mkdir(lock);
    return world.store.revision(names);
  };
  await expect(move('mfe-catalog', toVersion('1.0.1'), { store: { ...world.store, revision } })).rejects.toThrow(
    'taken the lock',
  );
  expect(await world.store.channels('mfe-catalog')).toEqual({ live: '1.0.0' });
});

test('several packages move together, the shell last', async () => {
  await world.add(sampleContent('1.0.0'), sampleShell('1.0.0'), sampleCart('1.0.0'));
  const moved: string[] = [];
  const moveTogether: ReleaseStore['moveTogether'] = async (moves) => {
    moved.push(...Object.keys(moves));
    await world.store.moveTogether(moves);
  };
  const names = ['shell', 'mfe-content', 'mfe-cart'];
  await move('shell', toVersion('1.0.0'), { names, store: { ...world.store, moveTogether } });
  expect(moved).toEqual(['mfe-content', 'mfe-cart', 'shell']);
});

test('canaries of packages that fit only together reach the same visitors, and only together', async () => {
  await world.publishFirst();
  const modules = { ProductsPage: '"<h1>Novos</h1>"', ProductPage: '"<h1>Novo</h1>"', ComparePage: '""' };
  await world.add(
    { ...sampleShell('1.0.1', { shared: '1.1.0', layout: 'Nova' }), uses: ['mfe_catalog/ComparePage'] },
    sampleCatalog('1.0.1', { modules, shared: '^1.1.0' }),
  );
  const names = ['shell', 'mfe-catalog'];
  const asCanary = (group?: string) => (channels: Channels) => deployCanary(channels, '1.0.1', 10, group);
  await expect(move('shell', asCanary(), { names })).rejects.toThrow(
    'mfe-catalog 1.0.1 accepts @site/shared ^1.1.0; shell 1.0.0 brings 1.0.0',
  );
  await move('shell', asCanary('mfe_catalog'), { names });
  const { groups, pages } = await world.readPrivate('variants.json');
  expect(groups).toEqual({ mfe_catalog: 'mfe_catalog', shell: 'mfe_catalog' });
  expect(pages['produtos/index.html']).toEqual(['mfe_catalog', 'shell']);
  expect(pages['index.html']).toEqual(['shell']);
  const variants = (await filesBelow(path.join(world.site.current, 'variants'))).map((file) => file.split('/', 2));
  expect(variants.filter(([, folder]) => folder === 'produtos').map(([name]) => name)).not.toContain('shell');
  expect(variants.map(([name]) => name)).toContain('mfe_catalog+shell');
  const [, canary] = await world.discovered('mfe_catalog');
  expect(canary.deployment).toEqual({ traffic: 10, default: false, group: 'mfe_catalog' });
  await move('shell', promote, { names });
  expect(await world.page('produtos')).toContain('<h1>Novos</h1>');
});
