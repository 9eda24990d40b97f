import { failureOf, listen } from '../support/observations';
import { expect, hydrated } from '../support/test';
import { deploy, deployedVersion, test } from '../support/versions';

// faultMatrix.spec.ts tests the reports of each fault.

test('a release that renders other content than its own HTML is reported once', async ({
  page,
  publishVersion,
  quietConsole,
}) => {
  quietConsole.expect(/failed \(hydrate, healed\)/);
  const other = await publishVersion('mfe-catalog', (text) => text.replaceAll('Agente extintor', 'Outro texto'));
  const reported = await listen(page);
  await deploy(page, 'mfe-catalog', other, await deployedVersion('mfe-catalog'), { pinned: true });
  await page.goto('/produtos', { waitUntil: 'commit' });
  await hydrated(page);
  await expect(page.getByText('Outro texto')).toBeVisible();
  await expect.poll(reported.failures).toHaveLength(1);
  expect(await reported.failures()).toEqual([failureOf('mfe-catalog', other, 'hydrate', true)]);
});

test('an uncaught error is reported once for each cause, with the release whose file threw it', async ({
  page,
  publishVersion,
  quietConsole,
}) => {
  quietConsole.expect(/^page error: (late|refused)/);
  const broken = await publishVersion('mfe-catalog', (text, file) =>
    file === 'ProductsPage.js'
      ? `${text};addEventListener("click",()=>{throw new Error("late")});addEventListener("click",()=>{Promise.reject(new Error("refused"))});`
      : text,
  );
  const reported = await listen(page);
  await deploy(page, 'mfe-catalog', broken, undefined, { pinned: true });
  await page.goto('/produtos');
  await hydrated(page);
  for (let count = 0; count < 3; count += 1) await page.getByRole('heading', { level: 1 }).click();
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error('refused by nobody’s code'))));
  const failure = { remote: 'mfe_catalog', version: broken.version, phase: 'run', healed: false };
  // Both failures may come in one report or in two.
  await expect.poll(reported.failures).toEqual([
    { ...failure, kind: 'Error: late', first: true },
    { ...failure, kind: 'Error: refused', first: false },
  ]);
});
