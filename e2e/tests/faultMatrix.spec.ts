import type { Page } from '@playwright/test';
import { federationName } from '@site/shared/contracts';
import { cartPanel, openCart } from '../support/cart';
import { brokenOnPurpose, type Fault, type FaultName, faults, spoil } from '../support/faults';
import { failureOf, listen, type Reported } from '../support/observations';
import { follow, goTo, leave, type Part, parts } from '../support/parts';
import { loadingProblems, type RemoteFolder, tryAgain, unavailableBox } from '../support/remotes';
import { expect, hydrated, started } from '../support/test';
import { comeBack, deploy, deployedVersion, test, type Version } from '../support/versions';

// `remoteFailing` tests scripts that never come. Reduced motion makes these page loads faster.
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

async function expectHealed(page: Page, part: Part, checkReports: CheckReports) {
  await part.open(page);
  await part.expectShown(page);
  await expect(unavailableBox(page)).toHaveCount(0);
  await checkReports();
  await leave(page, part);
}

/** Expects a box in place of the part, a working page around it, and the part after a rollback. */
async function expectBox(page: Page, part: Part, checkReports: CheckReports) {
  await part.open(page);
  await expect(unavailableBox(page)).toBeVisible();
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

test.describe('in a page that is open when a broken version is deployed', () => {
  /** Faults tested without a previous version: one that the loader detects, since all of them end alike, and later ones. */
  const withBox: readonly FaultName[] = [
    'its entry throws',
    'it throws as it renders',
    'it throws in an effect',
    'a style sheet is missing',
  ];

  async function openElsewhere(page: Page, { elsewhere }: Part): Promise<void> {
    await page.goto(elsewhere.path);
    await hydrated(page);
  }

  for (const part of parts) {
    const names = faultNames.filter((name) => partFor(name) === part);
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
          await expectHealed(page, part, () => expectReports(part, fault, healed.version, previous));
          await healed.isReported();
          if (!withBox.includes(name)) return;
          const { version } = await deployBroken(page, part, fault, publishVersion);
          await expectBox(page, part, () => expectReports(part, fault, version));
        });
      }
    });
  }
});

test.describe('in a page that a broken version has rendered', () => {
  // Faults found before and after the code runs; `remoteHealing` tests pages that a previous version takes over.
  const representative = [
    'its entry is tampered with',
    'it throws as it renders',
  ] as const satisfies readonly FaultName[];

  async function comeTo(page: Page, part: Part, fault: Fault, publish: Publish) {
    const broken = await breakPart(page, part, fault, publish);
    await deploy(page, part.remote, broken.version, undefined, { pinned: true });
    await page.goto(part.path, { waitUntil: 'commit' });
    await part.expectShown(page);
    await started(page);
    await broken.isReported();
  }

  for (const name of representative) {
    const fault: Fault = faults[name];
    const part = partFor(name);
    test(`${part.remote}: ${name}; without a previous version the HTML stays, or a box replaces it`, async ({
      page,
      publishVersion,
    }) => {
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
