import type { Page } from '@playwright/test';
import { remotes } from '@site/shared/registry';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated } from '../support/test';
import { deploy, deployedVersion, test } from '../support/versions';

// Unit tests cover the panel's list, input and buttons (`shell/src/preview`).

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const panel = (page: Page) => page.getByRole('dialog', { name: 'Remotos desta página' });
const item = (page: Page, name: string) =>
  panel(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const badge = (page: Page) => page.getByRole('button', { name: /neste navegador/ });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const catalogueCalled = (name: string) => (text: string) => text.replaceAll('Extintores de incêndio', name);

// Chromium's warning for HTML that preloads another release than the chosen one.
test.beforeEach(({ quietConsole }) => quietConsole.expect(/was preloaded using link preload but not used/));

test('the panel shows owner and release of each remote, fits 320 px and stays closed', async ({ page }) => {
  const { version } = await deployedVersion('mfe-catalog');
  await page.goto('/produtos?remotes&fronteiras');
  await expect(panel(page).getByRole('listitem')).toHaveCount(['shell', ...remotes].length);
  await expect(item(page, 'mfe-catalog')).toContainText('Equipe Catálogo');
  await expect(item(page, 'mfe-catalog')).toContainText(version);
  await expectAccessible(page, 'dialog[open]');
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  expect(await panel(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  expect(new URL(page.url()).search).not.toContain('remotes');
  await test.step('boundaries show the owners and cover no link', async () => {
    await expect(page.getByText(`mfe-catalog ${version}`)).toBeVisible();
    await expect(page.getByText(/^shell \d/).first()).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Garagem' }).click({ trial: true });
  });
});

test('a remote is switched to its previous release, until all overrides are removed', { tag: '@journey' }, async ({
  page,
  publishVersion,
}) => {
  const edited = await publishVersion('mfe-catalog', catalogueCalled('Extintores de antes'));
  await deploy(page, 'mfe-catalog', await deployedVersion('mfe-catalog'), edited);
  await page.goto('/produtos?remotes');
  await panel(page)
    .getByLabel('Usar em mfe-catalog')
    .selectOption({ label: `Anterior: ${edited.version}` });
  await panel(page).getByRole('button', { name: 'Aplicar e recarregar' }).click();
  await expect(heading(page, 'Extintores de antes')).toBeVisible();
  await expect(badge(page)).toHaveText('Trocado neste navegador: mfe-catalog');
  await expectAccessible(page);

  await page.reload();
  await expect(heading(page, 'Extintores de antes')).toBeVisible();
  await badge(page).click();
  await expect(item(page, 'mfe-catalog')).toContainText(edited.version);
  await panel(page).getByRole('button', { name: 'Voltar ao normal' }).click();
  await expect(heading(page, 'Extintores de incêndio')).toBeVisible();
  await expect(badge(page)).toHaveCount(0);
});

test('a link runs local code only after consent, and only in this tab', async ({ page, context, publishVersion }) => {
  const { url } = await publishVersion('mfe-catalog', catalogueCalled('Extintores daqui'));
  const local = new URL(url, test.info().project.use.baseURL).href;
  const question = page.getByRole('dialog', { name: 'Usar código deste computador?' });
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  await page.goto(`/produtos?remote=mfe_catalog@${local}`);
  await expect(question).toContainText(`mfe-catalog de ${new URL(local).origin}`);
  await expect(question.getByRole('button', { name: 'Não usar' })).toBeFocused();
  await expectAccessible(page, 'dialog[open]');
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/produtos$/);
  await page.reload();
  await hydrated(page);
  await expect(heading(page, 'Extintores de incêndio')).toBeVisible();
  await expect(badge(page)).toHaveCount(0);
  expect(asked).not.toContain(local);

  await page.goto(`/produtos?remote=mfe_catalog@${local}`);
  await question.getByRole('button', { name: 'Usar até fechar esta aba' }).click();
  await expect(heading(page, 'Extintores daqui')).toBeVisible();
  await expect(page).toHaveURL(/\/produtos$/);
  await badge(page).click();
  await expect(item(page, 'mfe-catalog')).toContainText('Endereço local');

  const otherTab = await context.newPage();
  await otherTab.goto('/produtos');
  await hydrated(otherTab);
  await expect(heading(otherTab, 'Extintores de incêndio')).toBeVisible();

  await panel(page).getByRole('button', { name: 'Voltar ao normal' }).click();
  await expect(heading(page, 'Extintores de incêndio')).toBeVisible();
  await expect(badge(page)).toHaveCount(0);
});
