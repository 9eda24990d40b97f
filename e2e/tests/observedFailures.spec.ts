import type { Page } from '@playwright/test';
import type { FailurePhase } from '@site/shared/contracts';
import { brokenOnPurpose, type Fault, type FaultName, faults, spoil } from '../support/faults';
import { listen } from '../support/observations';
import { goTo, type Part, parts } from '../support/parts';
import { loadingProblems, unavailableBox } from '../support/remotes';
import { expect, hydrated, onlyOn } from '../support/test';
import { comeBack, deploy, deployedVersion, test, type Version } from '../support/versions';

test.beforeEach(({ quietConsole }) => {
  onlyOn('desktop', 'what is told is the same at every width');
  quietConsole.expect(loadingProblems);
  quietConsole.expect(brokenOnPurpose);
  quietConsole.expect(/@site\/shared|does not satisfy/);
});

const federationName = ({ remote }: Part) => remote.replace('-', '_');

const failureOf = (part: Part, { version }: Version, phase: FailurePhase, healed: boolean) => ({
  remote: federationName(part),
  version,
  phase,
  healed,
  first: true,
  kind: expect.stringMatching(/^[^?]{5,200}$/),
});

/** What makes the catalogue, of which each fault is tried, and the others, of which some are. */
const [catalogue, ...others] = parts as readonly [Part, ...Part[]];
const cases: readonly (readonly [FaultName, Part])[] = [
  ...Object.keys(faults).map((name) => [name as FaultName, catalogue] as const),
  ...others.flatMap((part) => [['a chunk is missing', part] as const, ['it throws as it renders', part] as const]),
];

test.describe('in a page that is open when a broken version is deployed', () => {
  for (const [name, part] of cases) {
    test(`${part.remote}: ${name}: told once, with and without a version that stands in`, async ({
      page,
      publishVersion,
      quietConsole,
    }) => {
      const fault: Fault = faults[name];
      if (fault.pageError) quietConsole.expect(fault.pageError);
      const hangs = name === 'its entry never comes';
      if (hangs) await page.clock.install();
      const told = await listen(page);
      await page.goto(part.elsewhere.path);
      await hydrated(page);
      for (const healed of [true, false]) {
        const broken = await publishVersion(part.remote, fault.edit);
        const previous = await deployedVersion(part.remote);
        await spoil(page, fault, broken, part.module);
        await deploy(page, part.remote, broken, healed ? previous : undefined);
        await comeBack(page);
        told.forget();
        await part.open(page);
        if (hangs) for (let attempt = 0; attempt < 2; attempt += 1) await page.clock.runFor(8_000);
        if (healed) await part.expectShown(page);
        else await expect(unavailableBox(page)).toBeVisible();
        // What stands in has to be there before.
        await expect.poll(told.failures).toHaveLength(1);
        expect(await told.failures()).toEqual([failureOf(part, broken, fault.phase, healed)]);
        // It was used, and so was what stood in for it.
        const views = await told.views();
        expect(views.filter((view) => view.startsWith(`${federationName(part)} `)).sort()).toEqual(
          [broken, ...(healed ? [previous] : [])].map(({ version }) => `${federationName(part)} ${version}`).sort(),
        );
        if (part.remote === 'mfe-cart') await page.keyboard.press('Escape');
        else await goTo(page, part.elsewhere);
      }
    });
  }
});

test.describe('in a page that a broken version has rendered', () => {
  async function comeTo(page: Page, part: Part, broken: Version, refusedStyles = false) {
    await deploy(page, part.remote, broken, await deployedVersion(part.remote), { pinned: true, refusedStyles });
    await page.goto(part.path ?? '', { waitUntil: 'commit' });
    await part.expectShown(page);
    await hydrated(page);
  }

  const names = ['its entry throws', 'it throws in an effect', 'a style sheet is tampered with'] as const;
  for (const part of parts.filter(({ path }) => path !== null)) {
    for (const name of names) {
      test(`${part.remote}: ${name}: told once`, async ({ page, publishVersion, quietConsole }) => {
        const fault: Fault = faults[name];
        if (fault.pageError) quietConsole.expect(fault.pageError);
        const broken = await publishVersion(part.remote, fault.edit);
        await spoil(page, fault, broken, part.module);
        const told = await listen(page);
        await comeTo(page, part, broken, fault.spoil?.file === 'style sheet');
        await expect.poll(told.failures).toHaveLength(1);
        expect(await told.failures()).toEqual([failureOf(part, broken, fault.phase, true)]);
        expect((await told.bodies())[0]?.page).toBe(part.path);
      });
    }
  }

  test('what it renders over its own HTML is something else: told once', async ({
    page,
    publishVersion,
    quietConsole,
  }) => {
    quietConsole.expect(/failed \(hydrate, healed\)/);
    const other = await publishVersion('mfe-catalog', (text) =>
      text.replaceAll('Quanto mais você compra', 'Outro texto: quanto mais'),
    );
    const told = await listen(page);
    await comeTo(page, catalogue, other);
    await expect(page.getByText(/^Outro texto/)).toBeVisible();
    await expect.poll(told.failures).toHaveLength(1);
    expect(await told.failures()).toEqual([failureOf(catalogue, other, 'hydrate', true)]);
  });
});

test('what nobody catches is told of the release whose file throws it, once for each cause', async ({
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
  const told = await listen(page);
  await deploy(page, 'mfe-catalog', broken, undefined, { pinned: true });
  await page.goto('/produtos');
  await hydrated(page);
  for (let count = 0; count < 3; count += 1) await page.getByRole('heading', { level: 1 }).click();
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error('refused by nobody’s code'))));
  await expect.poll(told.failures).not.toEqual([]);
  const failure = { remote: 'mfe_catalog', version: broken.version, phase: 'run', healed: false };
  expect(await told.failures()).toEqual([
    { ...failure, kind: 'Error: late', first: true },
    { ...failure, kind: 'Error: refused', first: false },
  ]);
});
