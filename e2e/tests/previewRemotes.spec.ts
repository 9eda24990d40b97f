import type { Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, onlyOn } from '../support/test';
import { deploy, deployedVersion, test } from '../support/versions';
import { expectNoSidewaysScroll } from '../support/width';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const panel = (page: Page) => page.getByRole('dialog', { name: 'Remotos desta página' });
const item = (page: Page, name: string) =>
  panel(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const badge = (page: Page) => page.getByRole('button', { name: /neste navegador/ });
/** What a page says whose HTML was made by, and asks for, a release that the browser is not to use. */
const unusedPreloads = /was preloaded using link preload but not used/;
const apply = (page: Page) => panel(page).getByRole('button', { name: 'Aplicar e recarregar' }).click();

/** Opens a page with the panel over it. */
async function openPanel(page: Page, path: string) {
  await page.goto(`${path}?remotes`);
  await expect(panel(page)).toBeVisible();
}

test('the panel opens by its query, says whose each remote is and what it took, and closes for good', async ({
  page,
}) => {
  await openPanel(page, '/produtos');
  const { version } = await deployedVersion('mfe-catalog');
  await expect(item(page, 'mfe-catalog')).toContainText('Equipe Catálogo');
  await expect(item(page, 'mfe-catalog')).toContainText(version);
  await expect(item(page, 'mfe-catalog')).toContainText('No ar');
  await expect(item(page, 'mfe-catalog')).toContainText(/\d+(,\d)? KB em \d+(,\d)? ms/);
  await expect(item(page, 'shell').getByRole('combobox')).toHaveCount(0);
  await expect(panel(page).getByRole('listitem')).toHaveCount(5);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL(/\/produtos$/);
});

test('it comes with Shift+F8, knows what was used before, and gives the focus back', async ({ page }) => {
  const tools: string[] = [];
  page.on('request', (request) => request.url().endsWith('/preview.js') && tools.push(request.url()));
  await page.goto('/contato');
  await hydrated(page);
  await page.getByLabel('Nome').focus();
  expect(tools).toEqual([]);
  await page.keyboard.press('Shift+F8');
  await expect(panel(page)).toBeVisible();
  await expect(item(page, 'mfe-content')).toContainText(/KB em/);
  await page.keyboard.press('Shift+F8');
  await expect(panel(page)).toBeHidden();
  await expect(page.getByLabel('Nome')).toBeFocused();
});

test('nothing of it sticks out sideways, from 320 to 1280 px', async ({ page }) => {
  onlyOn('desktop', 'it takes all widths itself');
  await openPanel(page, '/produtos');
  await panel(page).getByLabel('Usar em mfe-catalog').selectOption('local');
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    const overflow = await panel(page).evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
});

test('a remote is switched to the release before, until everything is normal again', { tag: '@journey' }, async ({
  page,
  publishVersion,
  quietConsole,
}) => {
  quietConsole.expect(unusedPreloads);
  const edited = await publishVersion('mfe-catalog', (text) =>
    text.replaceAll('Extintores de incêndio', 'Extintores de antes'),
  );
  await deploy(page, 'mfe-catalog', await deployedVersion('mfe-catalog'), edited);
  await openPanel(page, '/produtos');
  await panel(page)
    .getByLabel('Usar em mfe-catalog')
    .selectOption({ label: `Anterior: ${edited.version}` });
  await apply(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Extintores de antes' })).toBeVisible();
  await expect(badge(page)).toHaveText('Trocado neste navegador: mfe-catalog');
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Extintores de antes' })).toBeVisible();
  await badge(page).click();
  await expect(item(page, 'mfe-catalog')).toContainText(edited.version);
  await expect(item(page, 'mfe-catalog')).toContainText('Anterior');
  await panel(page).getByRole('button', { name: 'Voltar ao normal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Extintores de incêndio' })).toBeVisible();
  await expect(badge(page)).toHaveCount(0);
});

const question = (page: Page) => page.getByRole('dialog', { name: 'Usar código deste computador?' });

test('a link makes nobody’s page run what listens on their machine: it asks first, and only for this tab', async ({
  page,
  context,
  publishVersion,
  quietConsole,
}) => {
  quietConsole.expect(unusedPreloads);
  const { url } = await publishVersion('mfe-catalog', (text) =>
    text.replaceAll('Extintores de incêndio', 'Extintores daqui'),
  );
  const local = new URL(url, test.info().project.use.baseURL).href;
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  await page.goto(`/produtos?remote=mfe_catalog@${local}`);
  await expect(question(page)).toContainText(`mfe-catalog de ${new URL(local).origin}`);
  await expect(question(page).getByRole('button', { name: 'Não usar' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeHidden();
  await expect(page).toHaveURL(/\/produtos$/);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Extintores de incêndio' })).toBeVisible();
  await expect(badge(page)).toHaveCount(0);
  expect(asked).not.toContain(local);

  await page.goto(`/produtos?remote=mfe_catalog@${local}`);
  await question(page).getByRole('button', { name: 'Usar até fechar esta aba' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Extintores daqui' })).toBeVisible();
  await expect(page).toHaveURL(/\/produtos$/);
  await badge(page).click();
  await expect(item(page, 'mfe-catalog')).toContainText('Endereço local');

  const otherTab = await context.newPage();
  await otherTab.goto('/produtos');
  await hydrated(otherTab);
  await expect(otherTab.getByRole('heading', { level: 1, name: 'Extintores de incêndio' })).toBeVisible();

  await panel(page).getByRole('button', { name: 'Voltar ao normal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Extintores de incêndio' })).toBeVisible();
  await expect(badge(page)).toHaveCount(0);
});

test('no other machine may bring code', async ({ page }) => {
  await page.goto('/produtos?remote=mfe_catalog@https://example.com/remoteEntry.js&remotes');
  await expect(panel(page)).toBeVisible();
  await expect(badge(page)).toHaveCount(0);
  await panel(page).getByLabel('Usar em mfe-catalog').selectOption('local');
  await panel(page).getByLabel('Endereço de mfe-catalog').fill('https://example.com/remoteEntry.js');
  await apply(page);
  await expect(panel(page).getByText('Use um endereço deste computador.')).toBeVisible();
  await expectAccessible(page);
});

test('?fronteiras shows who owns what, with name and version', async ({ page }) => {
  await page.goto('/produtos?fronteiras');
  const { version } = await deployedVersion('mfe-catalog');
  await expect(page.getByText(`mfe-catalog ${version}`)).toBeVisible();
  await expect(page.getByText(/^shell \d/).first()).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click({ trial: true });
});
