import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { inRoot } from '../repository';
import { sampleContent, sampleShell } from '../testing/sampleReleases';
import { sampleSitePerTest } from '../testing/sampleSite';

jest.setTimeout(120_000);

const { world } = sampleSitePerTest();

/** Starts `publish-site` on the sample site. @returns its output, also while it runs */
function startPublisher(...more: readonly string[]) {
  const args = ['publish-site', '--store', world.store.location, '--site', world.site.base, ...more];
  const publisher = spawn(process.execPath, [inRoot('delivery/bin/site.mjs'), ...args], { cwd: inRoot() });
  const printed: string[] = [];
  for (const stream of [publisher.stdout, publisher.stderr]) stream.on('data', (text) => printed.push(String(text)));
  return { publisher, output: () => printed.join('') };
}

test('SIGTERM ends a publication within 5 s, whatever a release does, and leaves the site and its lock free', async () => {
  await world.publishFirst();
  const page = await world.page('contato');
  await world.deploy(sampleContent('1.0.1', { modules: { HomePage: '"x"', ContactPage: '(() => { for (;;); })()' } }));
  const { publisher, output } = startPublisher();
  while (!output().includes('fetching 1.0.1')) await pause(50);
  await pause(1500);
  const asked = performance.now();
  publisher.kill('SIGTERM');
  await once(publisher, 'close');
  expect(performance.now() - asked).toBeLessThan(5_000);
  expect(await world.page('contato')).toBe(page);
  expect(await readdir(world.site.base)).not.toContain('.lock');
});

const published = String.raw`a\n2026-11-28 published everything`;
const thrown = String.raw`${published}\u009b31m\u2028b`;

test.each([
  [
    'the HTML of a release',
    true,
    `'<p id="a&#10;2026-11-28 published everything&#x2028;b"></p>'`,
    String.raw`${published}\u2028b`,
    [],
  ],
  ['the error of a release, with --watch,', false, `(() => { throw new Error('${thrown}'); })()`, thrown, ['--watch']],
])('text of %s is in one line of the log', async (_what, isBeside, code, expected, args) => {
  if (isBeside) await world.publishFirst();
  else await world.deploy(sampleShell('1.0.0'));
  await world.deploy(sampleContent('1.0.1', { modules: { HomePage: code } }));
  const { publisher, output } = startPublisher(...args);
  const closed = once(publisher, 'close');
  if (args.length > 0) {
    while (!output().includes(expected)) await pause(50);
    // The first line reports how the code of releases is isolated.
    expect(output()).toMatch(/^Releases are rendered (in bubblewrap\.|with Node’s permissions .*)\n/);
    publisher.kill('SIGTERM');
  }
  await closed;
  expect(output()).toContain(expected);
  expect(output()).not.toMatch(/^2026|[\u009b\u2028]/m);
});
