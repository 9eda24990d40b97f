import { cp, mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../files';
import { catalogTexts, sampleCatalog } from '../testing/sampleReleases';
import { sampleSitePerTest } from '../testing/sampleSite';

jest.setTimeout(60_000);

const { world, inSite, inStore } = sampleSitePerTest();

/** All that visitors can get, by name. */
async function served(): Promise<ReadonlyMap<string, string>> {
  const generation = await filesBelow(path.join(world.site.current, 'public'));
  const pages = generation.filter((file) => file.includes('.')).map((file) => inSite('current/public', file));
  const files = (await filesBelow(world.site.files)).map((file) => inSite('files', file));
  const contents = [...pages, ...files].map(async (file) => [file, await readFile(file, 'base64')] as const);
  return new Map(await Promise.all(contents));
}

async function repaired() {
  const lines: string[] = [];
  const published = await world.publish({ repair: true, log: (line) => lines.push(line) });
  return { ...published, lines };
}

/** Changes a byte and no size. */
async function scratch(file: string) {
  const content = await readFile(file);
  content[0] = (content[0] ?? 0) ^ 1;
  await rm(file);
  await writeFile(file, content);
}

test('a whole site stays as it is', async () => {
  await world.publishFirst();
  expect(await repaired()).toMatchObject({ changed: false, whole: expect.any(Number), lines: [] });
});

test.each<[string, string, (file: string) => Promise<unknown>]>([
  ['a page with another byte', 'current/public/index.html', scratch],
  ['an added page', 'current/public/oferta/index.html', (file) => mkdirAndWrite(file)],
  ['a lost link', 'current/public/mfe-catalog', rm],
  ['a compressed script with another byte', 'files/mfe-catalog/1.0.0/remoteEntry.js.br', scratch],
  ['a lost description', 'releases/mfe-content/1.0.0/release.json', rm],
])('%s is found, named and made anew', async (_what, file, damage) => {
  await world.publishFirst();
  const before = await served();
  await damage(inSite(file));
  const { lines, heldBack } = await repaired();
  expect(lines[0]).toMatch(/^Lost or changed on the site, and made anew: /);
  expect(lines[0]).toContain(file.replace(/\.(br|gz)$/, (form) => (file.startsWith('current/') ? form : '')));
  expect([...heldBack]).toEqual([]);
  expect(await served()).toEqual(before);
  expect((await repaired()).lines).toEqual([]);
});

async function mkdirAndWrite(file: string) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, 'Oferta');
}

test('a file that the store has no longer holds its package back, and other damage is repaired', async () => {
  await world.publishFirst();
  await rm(inStore('mfe-catalog/1.0.0/browser/paths.js'));
  await truncate(inSite('files/mfe-catalog/1.0.0/paths.js'));
  await rm(inSite('current/public/index.html'));
  const { heldBack } = await repaired();
  expect([...heldBack]).toEqual([['mfe-catalog', expect.stringContaining('files of 1.0.0 are damaged on the site')]]);
  expect(await world.page('')).toContain('<html');
});

test('an older release that open tabs use is repaired too', async () => {
  await world.publishFirst();
  for (const version of ['1.0.1', '1.0.2', '1.0.3']) {
    await world.deploy(sampleCatalog(version));
    await world.publish();
  }
  const file = inSite('files/mfe-catalog/1.0.0/remoteEntry.js');
  const before = await readFile(file, 'utf8');
  await truncate(file);
  expect((await repaired()).lines).toContainEqual(expect.stringContaining('files/mfe-catalog/1.0.0/remoteEntry.js'));
  expect(await readFile(file, 'utf8')).toBe(before);
  expect(await readdir(inSite('installing')).catch(() => [])).toEqual([]);
});

test.each([
  ['as a whole', ['.'], /^3 pages rendered/],
  ['in its files', ['files', 'releases'], /^Lost or changed .* releases\/mfe-catalog\/1\.0\.1\//],
  ['in its pages', ['generations', 'current', 'public'], /^3 pages rendered/],
])('a site restored %s from a back-up is made anew, and the log says so', async (_how, parts, line) => {
  await world.publishFirst();
  const backup = `${world.site.base}-backup`;
  await cp(world.site.base, backup, { recursive: true, verbatimSymlinks: true });
  await world.deploy(sampleCatalog('1.0.1', catalogTexts('Nova')));
  await world.publish();
  await world.store.removeOld?.('mfe-catalog', 1);
  const before = await served();
  for (const part of parts) {
    await rm(inSite(part), { recursive: true });
    await cp(path.join(backup, part), inSite(part), { recursive: true, verbatimSymlinks: true });
  }
  const { lines, heldBack } = await repaired();
  expect(lines).toContainEqual(expect.stringMatching(line));
  expect([...heldBack]).toEqual([]);
  const after = await served();
  for (const [file, content] of before) expect([file, after.get(file)]).toEqual([file, content]);
  expect((await repaired()).lines).toEqual([]);
});
