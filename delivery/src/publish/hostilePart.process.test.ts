import { deployLive } from '../store';
import { sampleCatalog, sampleContent } from '../testing/sampleReleases';
import { sampleSitePerTest } from '../testing/sampleSite';
import { moveChecked } from './moveChecked';

jest.setTimeout(180_000);

const { world } = sampleSitePerTest();

/** ms for a deployment of the catalogue beside a release whose home page is this HTML. */
async function deploymentBeside(version: string, html: string): Promise<number> {
  await world.deploy(sampleContent(version, { modules: { HomePage: html } }));
  await world.add(sampleCatalog(version));
  const started = performance.now();
  const move = { names: ['mfe-catalog'], move: (channels: object) => deployLive(channels, version) };
  await moveChecked({ ...world, log: () => {}, ...move });
  return performance.now() - started;
}

test('beginnings of comments in a part delay no other deployment', async () => {
  await world.publishFirst();
  const usual = await deploymentBeside('1.0.1', '"<h1>Contato</h1>"');
  const beside = await deploymentBeside('1.0.2', "'<!--'.repeat(160_000)");
  expect((await world.store.channels('mfe-catalog')).live).toBe('1.0.2');
  // A check in quadratic time takes 35 s for 640 KB.
  expect(beside).toBeLessThan(3 * usual + 5_000);
});
