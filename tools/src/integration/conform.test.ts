import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { buildRelease } from '@site/delivery/build';
import { conform, type ReleaseFolder, reportOf } from '@site/delivery/conform';
import { inRoot, readSiteConfig } from '@site/delivery/repository';
import { brokenRemotes } from '@site/delivery/testing/brokenRemotes';
import { type RemoteChange, writeHandWrittenRemote } from '@site/delivery/testing/handWrittenRemote';
import { startChromium } from '../chromium';
import { plainEnvironment, run } from '../testing/programs';

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

let made = 0;

async function written(change?: RemoteChange): Promise<string> {
  made += 1;
  const own = path.join(folder, String(made));
  await writeHandWrittenRemote(own, change);
  return own;
}

async function verdict(change?: RemoteChange) {
  return conform({ folder: await written(change), others: [shell], config: await readSiteConfig({}), browser });
}

test('a remote written by hand keeps all rules', async () => {
  const { broken, skipped } = await verdict();
  expect(broken.map(({ rule, places }) => [rule.id, places])).toEqual([]);
  expect(skipped).toEqual([]);
});

test.each(brokenRemotes.filter(({ isInFiles }) => !isInFiles))(
  '$rule: $what is named with its place',
  async (broken) => {
    const found = await verdict(broken.change);
    const own = found.broken.find(({ rule }) => rule.id === broken.rule);
    expect([own?.rule.id, own?.places]).toEqual([
      broken.rule,
      expect.arrayContaining(broken.places.map((place) => expect.stringContaining(place))),
    ]);
    expect(reportOf(found)).toContain(`${broken.rule}  ${own?.rule.text}`);
  },
);

test('the command ends with an error for a broken rule, and says what it cannot check', async () => {
  const leaking: RemoteChange = {
    edit: { 'browser/ContactSentPage.js': ['/* effect */', "addEventListener('resize', () => {})"] },
  };
  const command = (own: string, env = {}) =>
    run('node', ['tools/bin/run.mjs', 'site', 'conform', own], {
      cwd: inRoot(),
      env: { ...plainEnvironment(), ...env },
    });
  await expect(command(await written(leaking))).rejects.toThrow(
    /R21 {2}`unmount` ends all listeners[\s\S]*\n {2}\/contato\/enviada: listener of resize on window[\s\S]*\n {2}Fix: /,
  );
  const printed = await command(await written(), { CHROMIUM_PATH: '/bin/false' });
  expect(printed).toContain('Not checked: R8 R9 R10 R11 R12 R13 R20 R21 R22 in pages: Chromium does not start');
});
