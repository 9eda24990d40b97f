import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { builtPackages } from '@site/delivery/repository';
import { shareBuild } from '@site/delivery/testing/shareBuild';
import { plainEnvironment, type ServingProgram, startServing } from '@site/tools/testing/programs';
import { testPort } from '@site/tools/testing/testPort';
import { copyCheckout } from './checkout';

/** ms, for busy machines. */
const limit = 900_000;

/** Picture of a product in the list. */
const drawing = 'AP-10L-frente';

let folder: string;
let server: ServingProgram;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'first-start-'));
  const checkout = await copyCheckout(path.join(folder, 'checkout'));
  // The start compiles the catalogue alone: its draft, then its release.
  for (const name of builtPackages.filter((it) => it !== 'mfe-catalog')) {
    const build = await shareBuild(name, checkout.folder);
    await cp(build, `${build}-draft`, { recursive: true });
  }
  // A changed drawing is encoded anew; the others are in the cache of pictures.
  await appendFile(
    path.join(checkout.folder, 'mfe-catalog/src/images/produtos', `${drawing}.svg`),
    '<!-- changed -->\n',
  );
  server = await startServing(process.execPath, [path.join(checkout.folder, 'tools/bin/run.mjs'), 'start'], {
    cwd: checkout.folder,
    env: {
      ...plainEnvironment(),
      PORT: String(await testPort()),
      SITE_AUTH_EMULATOR_URL: `http://localhost:${await testPort()}`,
    },
  });
}, limit);

afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

const html = async () => (await fetch(new URL('/produtos', server.url))).text();

test(
  'the first npm start answers with drawings, then starts sign-in and replaces drawings by encoded pictures',
  async () => {
    const first = await html();
    expect(first).toMatch(new RegExp(`/mfe-catalog/assets/${drawing}\\.[\\da-f]{8}\\.svg`));
    expect(first).not.toMatch(/\/mfe-catalog\/assets\/[^"]*\.avif/);
    const encoded = new RegExp(`/mfe-catalog/assets/${drawing}\\.[\\da-f]{8}-\\d+\\.avif`);
    while (!encoded.test(await html())) await setTimeout(500);
    expect(server.printed()).toMatch(/Sign-in: emulator on http/);
  },
  limit,
);

test('Ctrl-C ends it', async () => {
  expect(await server.stop()).toBe(0);
});
