import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { inRoot } from '../repository';
import { sampleContent } from '../testing/sampleReleases';
import { sampleSitePerTest } from '../testing/sampleSite';

jest.setTimeout(120_000);

const { world } = sampleSitePerTest();

test('SIGTERM ends a publication within 5 s, whatever a release does, and leaves the site and its lock free', async () => {
  await world.publishFirst();
  const page = await world.page('contato');
  await world.deploy(sampleContent('1.0.1', { modules: { HomePage: '"x"', ContactPage: '(() => { for (;;); })()' } }));
  const args = ['publish-site', '--store', world.store.location, '--site', world.site.base];
  const publisher = spawn(process.execPath, [inRoot('delivery/bin/site.mjs'), ...args], { cwd: inRoot() });
  let output = '';
  publisher.stdout.on('data', (text) => {
    output += text;
  });
  while (!output.includes('fetching 1.0.1')) await pause(50);
  await pause(1500);
  const asked = performance.now();
  publisher.kill('SIGTERM');
  await once(publisher, 'close');
  expect(performance.now() - asked).toBeLessThan(5_000);
  expect(await world.page('contato')).toBe(page);
  expect(await readdir(world.site.base)).not.toContain('.lock');
});
