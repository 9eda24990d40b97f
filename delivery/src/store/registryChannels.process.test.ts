import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readRelease } from '../release';
import { registryPerFile } from '../testing/registryPerFile';
import { createRegistryStore } from './registryStore';

jest.setTimeout(60_000);

const owners = { '@site/mfe-catalog': 'catalog-team', '@site/mfe-cart': 'cart-team' };
const { folder, registry, open, build, startProxy } = registryPerFile({ owners });
const tokens: Record<string, string> = {};
beforeAll(async () => {
  for (const user of Object.values(owners)) tokens[user] = await registry().addUser(user);
});

describe('in a registry where each team owns a package', () => {
  /** Opens the store as a team does, with an `.npmrc` that takes the token from the environment. */
  async function openAs(user: string | undefined) {
    const npmrc = path.join(folder(), '.npmrc');
    const lines = [
      `//${new URL(registry().url).host}/:_authToken=\${TEAM_TOKEN}`,
      // These settings are for other packages and must not affect releases.
      '@site:registry=http://127.0.0.1:9/',
      'min-release-age=7',
      'offline=true',
    ];
    await writeFile(npmrc, lines.slice(user ? 0 : 1).join('\n'));
    const env = { ...process.env, npm_config_userconfig: npmrc, TEAM_TOKEN: user && tokens[user] };
    return createRegistryStore(registry().url, { cacheDir: path.join(folder(), `cache-${user}`), env });
  }

  test('each team publishes its own package and moves its own channels, and no other team can', async () => {
    const catalog = await openAs('catalog-team');
    const refused = (task: string, answer: string) =>
      expect.objectContaining({
        name: 'StoreError',
        message: expect.stringMatching(
          `^The registry ${registry().url} does not allow you to ${task} @site/[a-z-]+${answer}[^\\n]*$`,
        ),
      });
    expect(await catalog.publish(await build('mfe-catalog', '1.0.0'))).toBe('published');
    await catalog.moveChannels('mfe-catalog', { live: '1.0.0' });
    await expect(catalog.publish(await build('mfe-cart', '1.0.0'))).rejects.toEqual(refused('publish', ' \\(403\\)'));

    const cart = await openAs('cart-team');
    expect(await cart.publish(await build('mfe-cart', '1.0.0'))).toBe('published');
    await expect(cart.moveChannels('mfe-catalog', {})).rejects.toEqual(refused('move the channels of', ' \\(403\\)'));
    await expect(cart.moveChannels('mfe-catalog', { live: '1.0.0', previous: '1.0.0' })).rejects.toEqual(
      refused('move the channels of', ' \\(403\\)'),
    );

    const anybody = await openAs(undefined);
    const unknown = ': it wants to know who you are \\(npm login, 401\\)';
    await expect(anybody.publish(await build('mfe-cart', '1.0.1'))).rejects.toEqual(refused('publish', unknown));
    await expect(anybody.moveChannels('mfe-cart', { live: '1.0.0' })).rejects.toEqual(
      refused('move the channels of', unknown),
    );
    // Reading needs no token.
    expect(await anybody.packages()).toEqual(['mfe-cart', 'mfe-catalog']);
    expect(await anybody.channels('mfe-catalog')).toEqual({ live: '1.0.0' });
    expect(await anybody.channels('mfe-cart')).toEqual({});
    expect(await readRelease(await anybody.fetch('mfe-cart', '1.0.0'))).toMatchObject({ name: 'mfe-cart' });
  });
});

test('moveChannels records the time, sets the fallback first, removes tags last, and leaves correct tags alone', async () => {
  for (const version of ['1.0.0', '1.0.1', '1.0.2']) await open().publish(await build('mfe-catalog', version));
  const proxy = await startProxy();
  const moved = async (channels: Parameters<ReturnType<typeof open>['moveChannels']>[1]) => {
    proxy.writes.length = 0;
    await open(proxy.url).moveChannels('mfe-catalog', channels);
    return proxy.writes.map((write) =>
      write.replace(/\/-\/package\/.*\/dist-tags\//, '').replace(/ since\.[a-z\d]+$/, ' since'),
    );
  };
  expect(await moved({ live: '1.0.0', canary: { version: '1.0.1', traffic: 10 } })).toEqual([
    'PUT since',
    'PUT live',
    'PUT canary-10',
  ]);
  expect(await moved({ live: '1.0.0', canary: { version: '1.0.1', traffic: 50 } })).toEqual([
    'PUT canary-50',
    'DELETE canary-10',
  ]);
  expect(await moved({ live: '1.0.1', previous: '1.0.0', canary: { version: '1.0.2', traffic: 50 } })).toEqual([
    'PUT since',
    'PUT previous',
    'PUT live',
    'PUT canary-50',
  ]);
  expect(await moved({ live: '1.0.0', withdrawn: '1.0.1' })).toEqual([
    'PUT since',
    'PUT live',
    'PUT withdrawn',
    'DELETE canary-50',
    'DELETE previous',
  ]);
  expect(await moved({ live: '1.0.0', withdrawn: '1.0.1' })).toEqual([]);
});

test('a canary that is promoted while it is withdrawn is live and not withdrawn', async () => {
  for (const version of ['1.0.0', '1.0.1']) await open().publish(await build('mfe-catalog', version));
  await open().moveChannels('mfe-catalog', { live: '1.0.0', canary: { version: '1.0.1', traffic: 10 } });
  const promoted = { live: '1.0.1', previous: '1.0.0' };
  const proxy = await startProxy(async (request) => {
    if (request.url?.endsWith('/withdrawn') && request.method === 'PUT')
      await open().moveChannels('mfe-catalog', promoted);
  });
  expect(await open(proxy.url).rollBackCanary('mfe-catalog', '1.0.1')).toBe(false);
  expect(await open().channels('mfe-catalog')).toEqual(promoted);
});

test('a canary that is replaced while it is withdrawn leaves the next canary in place', async () => {
  for (const version of ['1.0.0', '1.0.1', '1.0.2']) await open().publish(await build('mfe-catalog', version));
  await open().moveChannels('mfe-catalog', { live: '1.0.0', canary: { version: '1.0.1', traffic: 10 } });
  const canary = { version: '1.0.2', traffic: 10 };
  const proxy = await startProxy(async (request) => {
    if (request.url?.endsWith('/withdrawn') && request.method === 'PUT')
      await open().moveChannels('mfe-catalog', { live: '1.0.0', canary });
  });
  await open(proxy.url).rollBackCanary('mfe-catalog', '1.0.1');
  expect(await open().channels('mfe-catalog')).toMatchObject({ live: '1.0.0', canary });
});

describe('a move of several packages', () => {
  const before = { live: '1.0.0', canary: { version: '1.0.1', traffic: 10 } };
  const after = { live: '1.0.1', previous: '1.0.0' };
  const names = ['mfe-cart', 'mfe-catalog'] as const;
  const both = async (store = open()) => [await store.channels('mfe-cart'), await store.channels('mfe-catalog')];

  beforeEach(async () => {
    for (const name of names) {
      for (const version of ['1.0.0', '1.0.1']) await open().publish(await build(name, version));
      await open().moveChannels(name, before);
    }
  });

  test('is whole wherever its mover is killed, and the next move is made beside it', async () => {
    let writes = Number.POSITIVE_INFINITY;
    const proxy = await startProxy((request, response) => {
      if (request.method === 'GET' || writes > 0) writes -= request.method === 'GET' ? 0 : 1;
      else response.writeHead(403).end('{}');
    });
    const seen: string[] = [];
    for (let killedAfter = 0; ; killedAfter += 1) {
      writes = killedAfter;
      const killed = await open(proxy.url)
        .moveTogether({ 'mfe-cart': after, 'mfe-catalog': after })
        .then(
          () => false,
          () => true,
        );
      const [cart, catalog] = await both();
      expect(cart).toEqual(catalog);
      seen.push(String(cart?.live));
      await open().moveChannels('mfe-cart', before);
      expect(await both()).toEqual([before, catalog]);
      await open().moveTogether({ 'mfe-cart': before, 'mfe-catalog': before });
      expect(await both()).toEqual([before, before]);
      if (!killed) break;
    }
    expect(new Set(seen)).toEqual(new Set(['1.0.0', '1.0.1']));
    expect([...seen].sort()).toEqual(seen);
  }, 180_000);

  test('whose mover was killed is finished before the server rolls one of its canaries back', async () => {
    const proxy = await startProxy((request, response) => {
      if (request.method === 'DELETE') response.writeHead(403).end('{}');
    });
    const canary = { live: '1.0.0', canary: { version: '1.0.1', traffic: 50 } };
    await expect(open(proxy.url).moveTogether({ 'mfe-cart': canary, 'mfe-catalog': canary })).rejects.toThrow();
    expect(await both()).toEqual([canary, canary]);
    expect(await open().rollBackCanary('mfe-catalog', '1.0.1')).toBe(true);
    expect(await both()).toEqual([canary, { live: '1.0.0', withdrawn: '1.0.1' }]);
  });
});
