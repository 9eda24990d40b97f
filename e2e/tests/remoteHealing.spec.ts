import type { Page } from '@playwright/test';
import { expectProducts, openFilter } from '../support/catalogue';
import { brokenOnPurpose, faults, spoil } from '../support/faults';
import { holdRequests } from '../support/heldBack';
import { layoutShifts, painted } from '../support/paint';
import { unavailableBox } from '../support/remotes';
import { expect, hydrated, started } from '../support/test';
import { deploy, deployedVersion, test } from '../support/versions';

const reported = (phase: string) => new RegExp(`^error: mfe_\\w+ \\S+ failed \\(${phase}, healed\\)`);

interface WatchedWindow extends Window {
  seenInMain?: string[];
}

async function watchMain(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    (window as WatchedWindow).seenInMain = seen;
    const look = () => {
      const main = document.querySelector('main');
      if (!main) return;
      const what = main.querySelector('h1')?.textContent ?? main.textContent?.trim() ?? '';
      if (what !== seen.at(-1)) seen.push(what);
    };
    document.addEventListener('DOMContentLoaded', () => {
      look();
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
    });
  });
}

const seenInMain = (page: Page) => page.evaluate(() => (window as WatchedWindow).seenInMain);

// Unit tests cover the session of a release that throws on start (`mfe-account/src/session/session`).

test.describe('a page whose own release cannot hydrate it', () => {
  test('is rendered by the previous release in one step, without layout shifts', { tag: '@journey' }, async ({
    page,
    quietConsole,
    publishVersion,
  }) => {
    quietConsole.expect(/Failed to load resource|Refused to execute script/);
    quietConsole.expect(reported('fetch'));
    const current = await publishVersion('mfe-catalog');
    const previous = await publishVersion('mfe-catalog', (text) =>
      text.replaceAll('Quanto mais você compra', 'Versão anterior: quanto mais'),
    );
    await spoil(page, faults['its entry is missing'], current, 'ProductsPage');
    await watchMain(page);
    await deploy(page, 'mfe-catalog', current, previous, { pinned: true });
    await page.goto('/produtos');
    await started(page);
    await expect(page.getByText(/^Versão anterior/)).toBeVisible();
    expect(await seenInMain(page)).toEqual(['Extintores de incêndio']);
    expect(await layoutShifts(page)).toEqual([]);
    await (await openFilter(page)).getByRole('checkbox', { name: 'CO₂', exact: true }).check();
    await expectProducts(page, 'co2');
  });

  test('keeps its styles if its style sheet was tampered with', async ({ page, quietConsole, publishVersion }) => {
    quietConsole.expect(/Content Security Policy|integrity|Loading CSS chunk|preload/);
    quietConsole.expect(reported('digest'));
    const current = await publishVersion('mfe-catalog');
    await spoil(page, faults['a style sheet is tampered with'], current, 'ProductsPage');
    await deploy(page, 'mfe-catalog', current, await deployedVersion('mfe-catalog'), {
      pinned: true,
      refusedStyles: true,
    });
    await page.goto('/produtos');
    await hydrated(page);
    const list = page.getByRole('main').getByRole('article').first().locator('..');
    await expect.poll(() => list.evaluate((it) => getComputedStyle(it.parentElement ?? it).display)).toBe('grid');
    await expectProducts(page);
  });

  test('loads a style sheet that the policy refuses inline as a file of the same release', async ({
    page,
    quietConsole,
  }) => {
    quietConsole.expect(/Content Security Policy/);
    const current = await deployedVersion('mfe-catalog');
    await deploy(page, 'mfe-catalog', current, undefined, { pinned: true, refusedStyles: true });
    await page.goto('/produtos');
    await hydrated(page);
    await expect(page.locator('link[rel="stylesheet"][href$="ProductsPage.css"]')).toHaveCount(1);
    const readable = () => page.evaluate(() => [...document.styleSheets].every((sheet) => sheet.cssRules.length > 0));
    expect(await readable()).toBe(true);
  });
});

test.describe('a release that throws while hydrating its own HTML', () => {
  for (const [name, phase] of [
    ['it throws as it renders', 'render'],
    ['it throws in an effect', 'effect'],
  ] as const) {
    test(`${name}: HTML and typed text stay until the previous release takes over`, async ({
      page,
      quietConsole,
      publishVersion,
    }) => {
      quietConsole.expect(brokenOnPurpose);
      quietConsole.expect(reported(phase));
      quietConsole.expect(reported('hydrate'));
      const current = await publishVersion('mfe-content', faults[name].edit);
      const previous = await publishVersion('mfe-content');
      const code = await holdRequests(page, '**/shell/*/main.js');
      const fallback = await holdRequests(page, `**${previous.url}`);
      await watchMain(page);
      await deploy(page, 'mfe-content', current, previous, { pinned: true });
      await page.goto('/contato', { waitUntil: 'commit' });
      await painted(page);
      const field = page.getByLabel('Assunto');
      await field.fill('Vistoria do condomínio');
      code.release();
      await expect(page.locator('main [inert]')).toHaveCount(1);
      await expect.poll(() => fallback.count()).toBe(1);
      await expect(field).toHaveValue('Vistoria do condomínio');
      const boundary = page.locator('[data-boundary="mfe_content/ContactPage"]');
      await expect(boundary).toBeFocused();
      fallback.release();
      await expect(page.locator('main [inert]')).toHaveCount(0);
      await expect(boundary).toBeFocused();
      await expect(unavailableBox(page)).toHaveCount(0);
      expect(await seenInMain(page)).toEqual(['Fale conosco']);
      expect(await layoutShifts(page)).toEqual([]);
    });
  }
});
