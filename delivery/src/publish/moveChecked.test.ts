import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PublishError } from '../render';
import { type Channels, deployLive, promote, type ReleaseStore, rollBack } from '../store';
import { sampleConfig } from '../testing/sample';
import {
  catalogPage,
  catalogTexts,
  filesBelow,
  type SampleSite,
  sampleAccount,
  sampleCart,
  sampleCatalog,
  sampleContent,
  sampleShell,
  sampleSite,
} from '../testing/sampleSite';
import { temporaryFolderPerTest } from '../testing/temporaryFolder';
import { moveChecked } from './moveChecked';

jest.setTimeout(180_000);

const folder = temporaryFolderPerTest();
let world: SampleSite;
let lines: string[];
beforeEach(() => {
  world = sampleSite(folder());
  lines = [];
});

const failing = catalogPage('falha(url)');

interface Change {
  readonly store?: ReleaseStore;
  readonly withSite?: boolean;
}

const move = (
  name: string,
  change: (channels: Channels) => Channels,
  { store = world.store, withSite = true }: Change = {},
) =>
  moveChecked({
    store,
    site: withSite ? world.site : null,
    log: (line) => void lines.push(line),
    names: [name],
    move: change,
    config: sampleConfig,
  });

const toVersion = (version: string) => (channels: Channels) => deployLive(channels, version);

describe('a promotion or a rollback', () => {
  test('is checked like a deployment, and moves nothing when a page would not render', async () => {
    await world.publishFirst();
    await world.canary(sampleCatalog('1.0.1', failing));
    await expect(move('mfe-catalog', promote)).rejects.toThrow(
      /does not render with shell 1\.0\.0, mfe-catalog 1\.0\.1/,
    );
    expect(await world.store.channels('mfe-catalog')).toMatchObject({ live: '1.0.0', canary: { version: '1.0.1' } });
  });

  test('where no site is, looks at whether the releases fit, and fetches none', async () => {
    await world.publishFirst();
    await world.canary(sampleCatalog('1.0.1', failing));
    const store = { ...world.store, fetch: () => Promise.reject(new Error('fetched')) };
    expect(await move('mfe-catalog', promote, { store, withSite: false })).toEqual({
      'mfe-catalog': { live: '1.0.1', previous: '1.0.0' },
    });
    await world.canary(sampleCatalog('1.0.2', { shared: '^2.0.0' }));
    await expect(move('mfe-catalog', promote, { store, withSite: false })).rejects.toThrow(
      'mfe-catalog 1.0.2 accepts @site/shared ^2.0.0; shell 1.0.0 brings 1.0.0',
    );
  });

  test('shows what it leads to', async () => {
    await world.publishFirst();
    await world.deploy(sampleCatalog('1.0.1', catalogTexts('Água pressurizada')));
    await world.publish();
    await move('mfe-catalog', (channels) => rollBack(channels));
    expect(await world.read('produtos/AP-10L/index.html')).toContain('<h1>Água</h1>');
  });
});

describe('what another team’s channels break', () => {
  const cases: [string, () => Promise<void>, RegExp][] = [
    [
      'a release that does not render',
      () => world.deploy(sampleContent('1.0.1', { modules: { HomePage: 'falha', ContactPage: '""' } })),
      /^mfe-content is left as visitors get it: The page \/ does not render with shell 1\.0\.0, mfe-content 1\.0\.1: /,
    ],
    [
      'a release that does not fit',
      () => world.deploy(sampleContent('1.0.1', { shared: '^2.0.0' })),
      /^mfe-content is left as visitors get it: mfe-content 1\.0\.1 accepts @site\/shared \^2\.0\.0/,
    ],
    [
      'channels that can’t be read',
      () => writeFile(path.join(world.store.location, 'mfe-content/channels.json'), '{'),
      /^mfe-content stays as it was: The channels of \S+ can't be used: /,
    ],
  ];

  test.each(cases)('is theirs to mend: %s', async (_what, spoil, said) => {
    await world.publishFirst();
    await spoil();
    await world.add(sampleCatalog('1.0.1', catalogTexts('Água pressurizada')));
    await move('mfe-catalog', toVersion('1.0.1'));
    expect(lines).toContainEqual(expect.stringMatching(said));
    expect(await world.read('produtos/AP-10L/index.html')).toContain('Água pressurizada');
    expect(await world.read('index.html')).toContain('<h1>Início</h1>');
  });

  test.each(cases)('excuses nobody: %s', async (_what, spoil) => {
    await world.publishFirst();
    await spoil();
    await world.add(sampleCatalog('1.0.1', failing));
    await expect(move('mfe-catalog', toVersion('1.0.1'))).rejects.toThrow(PublishError);
    expect(await world.store.channels('mfe-catalog')).toEqual({ live: '1.0.0' });
  });

  test('where no site is, and so nobody knows what visitors get, their package is left out', async () => {
    await world.publishFirst();
    await world.deploy(sampleContent('1.0.1', { shared: '^2.0.0' }));
    await world.add(sampleCatalog('1.0.1'));
    expect(await move('mfe-catalog', toVersion('1.0.1'), { withSite: false })).toMatchObject({
      'mfe-catalog': { live: '1.0.1' },
    });
  });
});

test('what is refused leaves nothing on the site, not even files of its release', async () => {
  await world.publishFirst();
  const before = await filesBelow(world.site.base);
  await world.add(sampleCatalog('1.0.1', failing));
  await expect(move('mfe-catalog', toVersion('1.0.1'))).rejects.toThrow(PublishError);
  expect(await filesBelow(world.site.base)).toEqual(before);
});

test('what does not run where no page shows it is refused', async () => {
  await world.publishFirst();
  await world.add(sampleCart('1.0.0', { files: { 'server/CartPanel.cjs': 'window.alert()' } }));
  await expect(move('mfe-cart', toVersion('1.0.0'))).rejects.toThrow(
    'mfe-cart 1.0.0 does not run on the server: window is not defined',
  );
  expect(await world.store.channels('mfe-cart')).toEqual({});
});

test('a channel that another team moves meanwhile is part of what is checked', async () => {
  await world.publishFirst();
  await world.deploy(sampleAccount('1.0.0'));
  await world.add(sampleShell('1.0.1', { shared: '1.5.0' }), sampleAccount('1.0.1', { shared: '~1.0.0' }));
  let asked = 0;
  const store: ReleaseStore = {
    ...world.store,
    async revision(names) {
      const revision = await world.store.revision(names);
      asked += 1;
      // Once the account team has seen its release fit the shell that is live.
      if (asked === 1) await world.store.moveChannels('mfe-account', { live: '1.0.1', previous: '1.0.0' });
      return revision;
    },
  };
  await expect(move('shell', toVersion('1.0.1'), { store })).rejects.toThrow(
    'mfe-account 1.0.1 accepts @site/shared ~1.0.0; shell 1.0.1 brings 1.5.0',
  );
  expect(await world.store.channels('shell')).toEqual({ live: '1.0.0' });
});

test('a channel that another team moves meanwhile is shown with what is moved', async () => {
  await world.publishFirst();
  await world.add(sampleContent('1.0.1', { modules: { HomePage: '"<h1>Olá</h1>"', ContactPage: '""' } }));
  await world.add(sampleCatalog('1.0.1', catalogTexts('Água pressurizada')));
  let asked = 0;
  const store: ReleaseStore = {
    ...world.store,
    async revision(names) {
      asked += 1;
      // Once a site without it is prepared.
      if (asked === 2) await world.store.moveChannels('mfe-content', { live: '1.0.1', previous: '1.0.0' });
      return world.store.revision(names);
    },
  };
  await move('mfe-catalog', toVersion('1.0.1'), { store });
  expect(lines).toContain('Another team has moved a channel meanwhile; once more …');
  expect(await world.read('index.html')).toContain('<h1>Olá</h1>');
  expect(await world.read('produtos/AP-10L/index.html')).toContain('Água pressurizada');
  expect(await world.publish()).toMatchObject({ changed: false });
  expect(await readdir(world.site.generations)).toHaveLength(2);
});

test('the first packages of a site may come in any order: it begins with the shell', async () => {
  await world.add(sampleContent('1.0.0'), sampleShell('1.0.0'));
  await move('mfe-content', toVersion('1.0.0'));
  expect(lines).toContain('There is no site yet: it begins with npm run deploy -w shell');
  expect((await filesBelow(folder())).some((file) => file.startsWith('site/'))).toBe(false);
  await move('shell', toVersion('1.0.0'));
  expect(await world.read('index.html')).toContain('<h1>Início</h1>');
});
