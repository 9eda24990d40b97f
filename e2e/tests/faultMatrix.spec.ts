import type { Page } from '@playwright/test';
import { federationName } from '@site/shared/contracts';
import { cartPanel, openCart } from '../support/cart';
import { brokenOnPurpose, type Fault, type FaultName, faults, spoil } from '../support/faults';
import { failureOf, listen, type Reported } from '../support/observations';
import { follow, goTo, leave, type Part, parts } from '../support/parts';
import { loadingProblems, type RemoteFolder, tryAgain, unavailableBox } from '../support/remotes';
import { expect, hydrated, started, whileTimePasses } from '../support/test';
import { comeBack, deploy, deployedVersion, test, type Version } from '../support/versions';

// Reduced motion makes these hundreds of page loads faster.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ quietConsole }) => {
  quietConsole.expect(loadingProblems);
  quietConsole.expect(brokenOnPurpose);
  quietConsole.expect(/@site\/shared|does not satisfy/);
});

type Publish = (remote: RemoteFolder, edit?: Fault['edit']) => Promise<Version>;

/** Publishes a broken version. @returns the version, and a function that waits until the page has logged its failure */
async function breakPart(page: Page, { remote, module }: Part, fault: Fault, publish: Publish) {
  const version = await publish(remote, fault.edit);
  await spoil(page, fault, version, module);
  const line = `${version.version} failed (${fault.phase}`;
  const said = page.waitForEvent('console', (message) => message.text().includes(line));
  return { version, isReported: () => said };
}

async function deployBroken(page: Page, part: Part, fault: Fault, publish: Publish, previous?: Version) {
  const broken = await breakPart(page, part, fault, publish);
  await deploy(page, part.remote, broken.version, previous);
  await comeBack(page);
  return broken;
}

/** Checks that each failure and each version was reported once, and nothing else. */
function reportsIn(reported: Reported) {
  const failures: ReturnType<typeof failureOf>[] = [];
  return async (part: Part, { phase }: Fault, broken: Version, previous?: Version) => {
    failures.push(failureOf(part.remote, broken, phase, previous !== undefined));
    // The report is complete once the fallback release has loaded.
    await expect.poll(reported.failures).toHaveLength(failures.length);
    expect(await reported.failures()).toEqual(failures);
    const views = await reported.views();
    // Both the broken version and its fallback release count as used.
    const used = [broken, ...(previous ? [previous] : [])].map(
      ({ version }) => `${federationName(part.remote)} ${version}`,
    );
    expect(views).toEqual(expect.arrayContaining(used));
    expect(views).toEqual([...new Set(views)]);
  };
}

type CheckReports = () => Promise<void>;

async function expectHealed(page: Page, part: Part, during: During, checkReports: CheckReports) {
  await part.open(page);
  await during(() => part.expectShown(page));
  await expect(unavailableBox(page)).toHaveCount(0);
  await checkReports();
  await leave(page, part);
}

/** Expects a box in place of the part, a working page around it, and the part after a rollback. */
async function expectBox(page: Page, part: Part, during: During, checkReports: CheckReports) {
  await part.open(page);
  await during(() => expect(unavailableBox(page)).toBeVisible());
  await checkReports();
  await openCart(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(unavailableBox(page)).toBeVisible();
  await deploy(page, part.remote, await deployedVersion(part.remote));
  await tryAgain(page);
  await part.expectShown(page);
  await leave(page, part);
}

const faultNames = Object.keys(faults) as FaultName[];

/** Takes the remotes in turn: the loader treats all alike, as its unit tests show. */
function partFor(name: FaultName): Part {
  const index = faultNames.indexOf(name);
  const part = parts[index % parts.length];
  if (!part) throw new Error('There are no remotes');
  return part;
}

/** Runs an action; with a faster clock where the loader waits for responses that never arrive. */
type During = (action: () => Promise<void>) => Promise<void>;

const asUsual: During = (action) => action();

test.describe('in a page that is open when a broken version is deployed', () => {
  /** Faults tested without a previous version: one that the loader detects, since all of them end alike, and later ones. */
  const withBox: readonly FaultName[] = [
    'its entry throws',
    'it throws as it renders',
    'it throws in an effect',
    'a style sheet is missing',
  ];

  const hangs: FaultName = 'its entry never comes';

  async function openElsewhere(page: Page, { elsewhere }: Part): Promise<void> {
    await page.goto(elsewhere.path);
    await hydrated(page);
  }

  for (const part of parts) {
    const names = faultNames.filter((name) => name !== hangs && partFor(name) === part);
    test(`${part.remote}: the previous version replaces the broken one, or a box if there is none; both are reported`, async ({
      page,
      publishVersion,
      quietConsole,
    }) => {
      const expectReports = reportsIn(await listen(page));
      await openElsewhere(page, part);
      const previous = await deployedVersion(part.remote);
      for (const name of names) {
        await test.step(name, async () => {
          const fault: Fault = faults[name];
          if (fault.pageError) quietConsole.expect(fault.pageError);
          const healed = await deployBroken(page, part, fault, publishVersion, previous);
          await expectHealed(page, part, asUsual, () => expectReports(part, fault, healed.version, previous));
          await healed.isReported();
          if (!withBox.includes(name)) return;
          const { version } = await deployBroken(page, part, fault, publishVersion);
          await expectBox(page, part, asUsual, () => expectReports(part, fault, version));
        });
      }
    });
  }

  test(`${hangs}: the previous version replaces the broken one, or a box if there is none; both are reported`, async ({
    page,
    publishVersion,
  }) => {
    await page.clock.install();
    const during: During = (action) => whileTimePasses(page, action);
    const fault: Fault = faults[hangs];
    const part = partFor(hangs);
    const expectReports = reportsIn(await listen(page));
    await openElsewhere(page, part);
    const previous = await deployedVersion(part.remote);
    const healed = await deployBroken(page, part, fault, publishVersion, previous);
    await expectHealed(page, part, during, () => expectReports(part, fault, healed.version, previous));
    await healed.isReported();
    const { version } = await deployBroken(page, part, fault, publishVersion);
    await expectBox(page, part, during, () => expectReports(part, fault, version));
  });
});

test.describe('in a page that a broken version has rendered', () => {
  // Faults found before and after the code runs; `remoteHealing` tests missing styles.
  const representative = [
    'its entry is tampered with',
    'it throws as it renders',
  ] as const satisfies readonly FaultName[];

  async function comeTo(page: Page, part: Part, fault: Fault, publish: Publish, previous?: Version) {
    const broken = await breakPart(page, part, fault, publish);
    await deploy(page, part.remote, broken.version, previous, { pinned: true });
    await page.goto(part.path, { waitUntil: 'commit' });
    await part.expectShown(page);
    await started(page);
    await broken.isReported();
    return broken.version;
  }

  for (const name of representative) {
    const fault: Fault = faults[name];
    const part = partFor(name);
    test.describe(`${part.remote}: ${name}`, () => {
      test('the previous version takes the page over, and the failure is reported', async ({
        page,
        publishVersion,
      }) => {
        const reported = await listen(page);
        const previous = await deployedVersion(part.remote);
        const broken = await comeTo(page, part, fault, publishVersion, previous);
        await hydrated(page);
        await expect(page.locator('[data-boundary] > [inert]')).toHaveCount(0);
        await part.expectShown(page);
        await expect(unavailableBox(page)).toHaveCount(0);
        const own = failureOf(part.remote, broken, fault.phase, true);
        // An error during rendering also makes React discard the HTML, which is reported as well.
        const failures = fault.phase === 'render' ? [own, { ...own, phase: 'hydrate', first: false }] : [own];
        await expect.poll(reported.failures).toEqual(failures);
        expect((await reported.bodies())[0]?.page).toBe(part.path);
      });

      test('without a previous version the HTML stays, or a box replaces it', async ({ page, publishVersion }) => {
        await comeTo(page, part, fault, publishVersion);
        await openCart(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('banner')).toBeVisible();
        if (name.startsWith('it throws')) await expect(unavailableBox(page)).toBeVisible();
        else await part.expectShown(page);
        await deploy(page, part.remote, await deployedVersion(part.remote));
        await goTo(page, part.elsewhere);
        await comeBack(page);
        await part.open(page);
        await part.expectShown(page);
        await expect(unavailableBox(page)).toHaveCount(0);
      });
    });
  }
});

test('without a discovery file a page works with the releases that rendered it', async ({ page }) => {
  await page.route('**/frontend-discovery.json', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  const [{ path, elsewhere, expectShown }] = parts;
  await page.goto(path);
  await hydrated(page);
  await expectShown(page);
  // Without the discovery file, the other page's remote is unknown.
  await follow(page, elsewhere.link);
  await expect(page).toHaveURL(elsewhere.path);
  await expect(unavailableBox(page)).toBeVisible();
  await page.goBack();
  await expectShown(page);
  await expect(unavailableBox(page)).toHaveCount(0);
  await openCart(page);
  await expect(cartPanel(page).getByRole('button', { name: 'Opções do carrinho' })).toBeVisible();
});
