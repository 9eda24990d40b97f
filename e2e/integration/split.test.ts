import { readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BuiltRelease, buildRelease, picturesFolder } from '@site/delivery/build';
import { publishSite, watchStore } from '@site/delivery/publish';
import { readRelease } from '@site/delivery/release';
import { builtPackages, inRoot, readSiteConfig, root, siteFolder } from '@site/delivery/repository';
import { openStore, type ReleaseStore } from '@site/delivery/store';
import { type Registry, startRegistry } from '@site/delivery/testing/registry';
import { writeFiles } from '@site/delivery/testing/temporaryFolder';
import { startChromium } from '@site/tools/chromium';
import { type Services, startSiteServer } from '@site/tools/services';
import { commandBlocks } from '@site/tools/testing/documentedCommands';
import { run as runProgram } from '@site/tools/testing/programs';
import semver from 'semver';
import { type Checkout, copyCheckout } from './checkout';
import { hydrated, newVisitor, pinsOf } from './realSite';

jest.setTimeout(900_000);

/** Text of the catalogue's page, here and in the team's own repository. */
const slogan = 'Quanto mais você compra, menor o preço.';
const ownSlogan = 'Direto da equipe que cuida dos extintores.';

/** Text of the cart's panel, here and after its team's change. */
const emptyCart = 'Seu carrinho está vazio.';
const ownEmptyCart = 'O carrinho está vazio.';

// Publishes for visitors; the commands inherit this variable.
process.env.SITE_PREVIEW = 'false';

let folder: string;
/** The repository of the catalogue's team. */
let team: string;
/** A checkout of the other teams, without the package that has moved. */
let others: Checkout;
let registry: Registry;
/** Of the owner of shared and delivery. */
let token: string;
let store: ReleaseStore;
/** Release of the same sources, built in this repository. */
let here: BuiltRelease;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'split-'));
  team = path.join(folder, 'catalog-team');
  [others] = await Promise.all([copyCheckout(path.join(folder, 'others')), moveToTeam()]);
  await rm(path.join(others.folder, 'mfe-catalog'), { recursive: true });
});

/** Publishes all packages, and creates the team's repository from one of them. */
async function moveToTeam() {
  registry = await startRegistry();
  store = await openStore(registry.url, { cacheDir: path.join(folder, 'cache') });
  for (const name of builtPackages) {
    const built = await buildRelease(name);
    if (name === 'mfe-catalog') here = built;
    await store.publish(built.folder);
    await store.moveChannels(name, { live: built.release.version });
  }
  await publishPackages();
  const split = ['new-remote', 'mfe-catalog', '--into', team, '--registry', registry.url];
  await run('node', [inRoot('tools/bin/run.mjs'), ...split], root);
  await sharePictures();
  // npm's cache of this machine saves downloads.
  await run('npm', ['ci'], team, { npm_config_prefer_offline: 'true' });
}

afterAll(async () => {
  await registry?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a program, in the team's repository unless another folder is given. */
const run = (program: string, args: readonly string[], cwd = team, env: NodeJS.ProcessEnv = {}) =>
  runProgram(program, args, { cwd, env: { ...process.env, INIT_CWD: cwd, ...env } });

/** Publishes both packages, as their owner does; npm requires some token. */
async function publishPackages() {
  token = await registry.addUser('platform');
  await publish(root, 'shared', 'delivery');
}

async function publish(repository: string, ...packages: readonly string[]) {
  const env = { [`npm_config_${registry.url.replace('http:', '')}:_authToken`]: token };
  const named = packages.flatMap((name) => ['-w', name]);
  await run('npm', ['publish', ...named, '--registry', registry.url], repository, env);
}

/** Copies pictures that were drawn before, so that the builds in the repository need not draw them. */
async function sharePictures() {
  await mkdir(path.join(team, path.dirname(picturesFolder)), { recursive: true });
  await cp(inRoot(picturesFolder), path.join(team, picturesFolder), { recursive: true });
}

async function replaceIn(repository: string, file: string, from: string, to: string) {
  const target = path.join(repository, file);
  const text = await readFile(target, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no "${from}"`);
  await writeFile(target, text.replace(from, to));
}

const siteOfOthers = () => siteFolder(path.join(folder, 'site'));

/** Serves the site of the other teams, and publishes it after every change of the registry's channels. */
async function startSite(complaints: string[]): Promise<Services> {
  const site = siteOfOthers();
  const config = await readSiteConfig();
  const server = await startSiteServer({ site, config, port: 0, dataDir: path.join(folder, 'var') });
  const stopping = new AbortController();
  const watching = watchStore(store, () => publishSite({ site, store, config }), {
    signal: stopping.signal,
    onError: (message) => complaints.push(message),
  });
  return {
    url: server.url,
    async stop() {
      stopping.abort();
      await watching;
      await server.stop();
    },
  };
}

test('the package is tested in its repository, and its release is byte for byte the one built here', async () => {
  const { scripts } = JSON.parse(await readFile(path.join(team, 'package.json'), 'utf8'));
  const checks = String(scripts.test).split(' && ');
  expect(checks).toContain('npm run unit');
  // The other unit tests run in this repository.
  for (const line of checks) await run('sh', ['-c', line.replace('npm run unit', '$& -- compare')]);
  const builds = path.join(team, '.cache/builds/mfe-catalog');
  const [only = ''] = await readdir(builds);
  const made = await readRelease(path.join(builds, only));
  // Source maps are equal too, though they are no part of the version.
  expect(made).toEqual({ ...here.release, commit: null });
  expect(Object.keys(made.files).some((file) => file.startsWith('maps/'))).toBe(true);
});

test('the other teams publish without its folder, because its release comes from the store', async () => {
  const site = siteOfOthers();
  await others.run('site', 'publish-site', '--store', registry.url, '--site', site.base);
  expect(await readFile(path.join(site.public, 'produtos/index.html'), 'utf8')).toContain(slogan);
  await expect(others.run('site', 'deploy', 'mfe-catalog', '--store', registry.url)).rejects.toThrow('Name a package');
});

test('two teams deploy at once from two repositories; both are live in seconds, and one is rolled back', async () => {
  const complaints: string[] = [];
  const [site, browser] = await Promise.all([startSite(complaints), startChromium()]);
  try {
    const untouched = await store.channels('mfe-content');
    expect(await run('npm', ['run', 'deploy'])).toContain(`mfe-catalog ${here.release.version} is live, as it was.`);
    await replaceIn(team, 'mfe-catalog/content/pagina-produtos.json', slogan, ownSlogan);
    await replaceIn(others.folder, 'mfe-cart/src/panel/EmptyCart.tsx', emptyCart, ownEmptyCart);
    await Promise.all([
      run('npm', ['run', 'deploy']),
      others.run('site', 'deploy', 'mfe-cart', '--store', registry.url),
    ]);
    const { live, previous } = await store.channels('mfe-catalog');
    const cart = await store.channels('mfe-cart');
    expect(previous).toBe(here.release.version);
    expect(cart.previous).toBeDefined();
    expect(await store.channels('mfe-content')).toEqual(untouched);

    const { page, context, console: said } = await newVisitor(browser, site.url);
    await published(`${site.url}/produtos`, ownSlogan);
    await published(`${site.url}/frontend-discovery.json`, String(cart.live));
    await page.goto('/produtos');
    await hydrated(page);
    await page.getByText(ownSlogan).waitFor();
    expect((await pinsOf(page)).mfe_catalog).toBe(live);
    await page.getByRole('button', { name: 'Abrir carrinho' }).click();
    await page.getByRole('dialog').getByText(ownEmptyCart).waitFor();
    expect(said).toEqual([]);
    await context.close();

    // The team rolls back its own release, and no other.
    expect(await run('npm', ['run', 'rollback'])).toContain(`${previous} is live again`);
    expect((await store.channels('mfe-catalog')).live).toBe(previous);
    expect(await store.channels('mfe-cart')).toEqual(cart);
    await published(`${site.url}/produtos`, slogan);
    expect(complaints).toEqual([]);
  } finally {
    await browser.close();
    await site.stop();
  }
});

test('a new remote by Vite without a framework builds', async () => {
  await others.run('new-remote', 'mfe-leve', '--bundler', 'vite', '--react', 'none');
  expect(await others.run('site', 'build', 'mfe-leve')).toMatch(/^mfe-leve 1\.0\.0-g/m);
});

/** `src/Button.js` of the documentation's remote. */
const stockButton = `import React from 'react';

const Button = () => <button type="button">App 2 Button</button>;

export default Button;
`;

const stockCommands = () =>
  commandBlocks(readFileSync(inRoot('docs/split.md'), 'utf8')).flatMap(({ section, commands }) =>
    section === 'A Module Federation remote that exists' ? [commands] : [],
  );

const runIn = async (cwd: string, lines: readonly string[] = []) => {
  const printed: string[] = [];
  for (const line of lines) printed.push(await run('sh', ['-c', line], cwd, { SITE_STORE: registry.url }));
  return printed.join('\n');
};

test('a stock remote gets from its repository to a canary by the documented commands', async () => {
  await writeFiles(path.join(folder, 'app2'), { 'src/Button.js': stockButton });
  const [registration, repository = [], sources, canary = []] = stockCommands();
  await runIn(others.folder, registration);
  // The owner of the shell publishes the contract that names the remote.
  const { version } = JSON.parse(await readFile(path.join(others.folder, 'shared/package.json'), 'utf8'));
  const next = semver.inc(version, 'patch') ?? '';
  await replaceIn(others.folder, 'shared/package.json', `"version": "${version}"`, `"version": "${next}"`);
  await publish(others.folder, 'shared');
  await others.run('site', 'deploy', 'shell', '--store', registry.url);

  // git lists the files of the remote.
  await run('git', ['init', '--quiet'], others.folder);
  const own = path.join(folder, 'app2-team');
  const making = repository.filter((line) => line.includes('--into'));
  await runIn(others.folder, making);
  await moveInstalled('catalog-team', own);
  await runIn(own, [`npm_config_prefer_offline=true ${repository.at(-1)}`]);
  expect(await runIn(own, sources)).toMatch(/keeps the \d+ rules/);
  expect(await runIn(own, canary.slice(0, 1))).toMatch(/mfe-app2 \S+ is a canary: 10 %/);
  await runIn(own, canary.slice(1));
  const site = siteOfOthers();
  await others.run('site', 'publish-site', '--store', registry.url, '--site', site.base);
  expect(await readFile(path.join(site.public, 'app2/index.html'), 'utf8')).toContain('App 2 Button');
});

/** Reuses the packages that an earlier team has installed. */
async function moveInstalled(from: string, to: string) {
  const installed = path.join(to, 'node_modules');
  await rename(path.join(folder, from, 'node_modules'), installed);
  for (const name of await readdir(installed))
    if (name === '@site' || name.startsWith('mfe-')) await rm(path.join(installed, name), { recursive: true });
}

/** Waits until an address serves a text (20 s at most). */
async function published(url: string, text: string) {
  const deadline = Date.now() + 20_000;
  while (!(await (await fetch(url)).text()).includes(text)) {
    if (Date.now() > deadline) throw new Error(`${url} does not say "${text}"`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
