import type { Page } from '@playwright/test';
import { moveChecked } from '@site/delivery/publish';
import type { Release } from '@site/delivery/release';
import type { BuiltPackage } from '@site/delivery/repository';
import { deployLive } from '@site/delivery/store';
import { type Discovery, federationName, folderName } from '@site/shared/contracts';
import { hydrated, pinsOf, realSiteForAll } from './realSite';
import { bringingShared } from './sharedVersion';

/** A text of each remote, and the steps by which a visitor sees it. */
const remotes: Readonly<Record<string, { text: string; other: string; see: (page: Page) => Promise<void> }>> = {
  'mfe-catalog': {
    text: 'Quanto mais voc',
    other: 'Outra vez: quanto mais voc',
    see: (page) => open(page, '/produtos'),
  },
  'mfe-content': { text: 'Marque uma visita', other: 'Venha nos visitar', see: (page) => open(page, '/contato') },
  'mfe-account': { text: 'Cadastre-se', other: 'Inscreva-se agora', see: (page) => open(page, '/login') },
  'mfe-cart': {
    text: 'Seu carrinho est',
    other: 'Aqui seu carrinho est',
    see: async (page) => {
      await open(page, '/contato');
      await page.getByRole('banner').getByRole('button', { name: 'Abrir carrinho' }).click();
    },
  },
};

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

let newShell: Release;
const newRemotes: Partial<Record<BuiltPackage, Release>> = {};
const names = Object.keys(remotes) as BuiltPackage[];

const world = realSiteForAll({}, async (site) => {
  newShell = await site.release('shell', bringingShared('1.9.0'));
  for (const name of names) {
    const { text, other } = remotes[name] as (typeof remotes)[string];
    newRemotes[name] = await site.release(name, { edit: (content) => content.replaceAll(text, other) });
  }
});

/** Pins of a page, which has none for remotes that it does not render. */
const byFolder = (pins: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(pins).map(([name, version]) => [folderName(name), version]));

/** With either shell every remote runs in both versions, and beside remotes of the other version. */
const cases = (['old', 'new'] as const).flatMap((shell) =>
  [
    ['mfe-catalog', 'mfe-account'],
    ['mfe-content', 'mfe-cart'],
  ].map((renewed) => ({ shell, renewed })),
);

test.each(cases)('a $shell shell works with these new remotes: $renewed', async ({ shell, renewed }) => {
  const versions: Partial<Record<BuiltPackage, string>> = {};
  for (const name of names) {
    versions[name] = (renewed.includes(name) ? newRemotes[name] : world.site.original[name])?.version ?? '';
    await world.site.store.moveChannels(name, { live: versions[name] });
  }
  const { version } = shell === 'old' ? world.site.original.shell : newShell;
  const published = await world.site.point('shell', { live: version });
  expect([...published.heldBack]).toEqual([]);
  const { context, page, console: said } = await world.visit();
  for (const name of names) {
    const { text, other, see } = remotes[name] as (typeof remotes)[string];
    await see(page);
    await page
      .getByText(renewed.includes(name) ? other : text)
      .first()
      .waitFor();
    const pins = await pinsOf(page);
    expect({ [name]: versions[name], ...byFolder(pins) }).toMatchObject({ shell: version, [name]: versions[name] });
  }
  const discovery: Discovery = await (await fetch(`${world.site.url}/frontend-discovery.json`)).json();
  for (const name of names) {
    expect(discovery.microFrontends[federationName(name)]?.[0]?.metadata.version).toBe(versions[name]);
  }
  expect(said).toEqual([]);
  await context.close();
});

test('a shell is refused by the name of a fallback release that does not render with it, and deployed without that one', async () => {
  const { site } = world;
  for (const name of names) await site.store.moveChannels(name, { live: site.original[name].version });
  await site.point('shell', { live: site.original.shell.version });
  const edited = (part: string, code: string) => (text: string, file: string) =>
    file === `server/${part}.cjs` ? code + text : text;
  const shell = await site.release('shell', { edit: edited('server', 'globalThis.isOtherShell = true;') });
  const throwing = 'if (globalThis.isOtherShell) throw new Error("knows another shell");';
  const before = await site.release('mfe-cart', { edit: edited('CartPanel', throwing) });
  const cart = site.original['mfe-cart'].version;
  await site.point('mfe-cart', { live: cart, previous: before.version });
  const deploy = async () =>
    moveChecked({
      ...{ store: site.store, site: site.site, config: site.config, names: ['shell'], log: () => {} },
      candidates: [{ release: shell, folder: await site.store.fetch('shell', shell.version), isNew: true }],
      checksFallbacks: true,
      move: (channels) => deployLive(channels, shell.version),
    });
  await expect(deploy()).rejects.toThrow(
    new RegExp(
      `^shell ${shell.version} does not fit mfe-cart ${before.version}, which pages show where mfe-cart ${cart} fails: ` +
        'the page /\\S* does not render with both: knows another shell',
    ),
  );
  expect(await site.store.channels('shell')).toEqual({ live: site.original.shell.version });
  await site.store.moveChannels('mfe-cart', { live: cart });
  await deploy();
  expect(await site.store.channels('shell')).toMatchObject({ live: shell.version });
});
