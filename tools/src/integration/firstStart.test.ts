import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { builtPackages } from '@site/delivery/repository';
import { shareBuild } from '@site/delivery/testing/shareBuild';
import { copyCheckout } from '../testing/checkout';
import { plainEnvironment, type ServingProgram, startServing } from '../testing/programs';
import { testPort } from '../testing/testPort';

/** ms, for busy machines. */
const limit = 900_000;

let folder: string;
let server: ServingProgram;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'first-start-'));
  const checkout = await copyCheckout(path.join(folder, 'checkout'));
  // The start compiles the drafts of all packages, and after them the release with most pictures.
  for (const name of builtPackages.filter((it) => it !== 'mfe-catalog')) await shareBuild(name, checkout.folder);
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
    expect(first).toMatch(/\/mfe-catalog\/assets\/AP-10L-frente\.[\da-f]{8}\.svg/);
    expect(first).not.toContain('.avif');
    while (!(await html()).includes('.avif')) await setTimeout(500);
    expect(server.printed()).toMatch(/Sign-in: emulator on http/);
  },
  limit,
);

test('Ctrl-C ends it', async () => {
  expect(await server.stop()).toBe(0);
});
