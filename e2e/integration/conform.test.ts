import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { buildRelease } from '@site/delivery/build';
import { conform, type ReleaseFolder } from '@site/delivery/conform';
import { inRoot, readSiteConfig } from '@site/delivery/repository';
import { brokenPages, htmlWrittenAnew } from '@site/delivery/testing/brokenRemotes';
import { type RemoteChange, writeHandWrittenRemote } from '@site/delivery/testing/handWrittenRemote';
import { startChromium } from '@site/tools/chromium';
import { plainEnvironment, run } from '@site/tools/testing/programs';

jest.setTimeout(600_000);

let folder: string;
let shell: ReleaseFolder;
let browser: Browser;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'conform-'));
  [shell, browser] = await Promise.all([buildRelease('shell'), startChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

let count = 0;

async function written(...changes: readonly RemoteChange[]): Promise<string> {
  count += 1;
  const target = path.join(folder, String(count));
  await writeHandWrittenRemote(target, ...changes);
  return target;
}

const verdict = async (...changes: readonly RemoteChange[]) =>
  conform({ folder: await written(...changes), others: [shell], config: await readSiteConfig({}), browser });

test('a remote written by hand keeps all rules', async () => {
  const { broken, skipped } = await verdict();
  expect(broken.map(({ rule, places }) => [rule.id, places])).toEqual([]);
  expect(skipped).toEqual([]);
});

test.each([
  ['faults that only pages show', brokenPages],
  [htmlWrittenAnew.what, [htmlWrittenAnew]],
])('%s: each is named with its place', async (_what, faults) => {
  const { broken } = await verdict(...faults.map(({ change }) => change));
  const named = broken.map(({ rule, places }) => ({ rule: rule.id, places }));
  for (const { rule, places } of faults)
    expect(named).toContainEqual({
      rule,
      places: expect.arrayContaining(places.map((place) => expect.stringContaining(place))),
    });
});

test('the command ends with an error for a broken rule, and says what it cannot check', async () => {
  const broken = await written({ add: { 'notes.txt': 'x' } });
  const checking = run('node', ['tools/bin/run.mjs', 'site', 'conform', broken], {
    cwd: inRoot(),
    env: { ...plainEnvironment(), CHROMIUM_PATH: '/bin/false' },
  });
  await expect(checking).rejects.toThrow(
    /R1 {2}.*\n {2}notes\.txt is outside .*\n {2}Fix: .*\n\nNot checked: R8 R9 R10 R11 R12 R13 R20 R21 R22 in pages: Chromium does not start/,
  );
});
