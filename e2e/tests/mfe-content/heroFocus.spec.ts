import { expect, test } from '../../support/test';

test('at 360 px the focus stays on the link of a slide, since the hero stops moving', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.install();
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Conheça os serviços' }).filter({ visible: true });
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    if (await link.evaluateAll((links) => links.some((it) => it === document.activeElement))) break;
  }
  await expect(link).toBeFocused();
  for (let interval = 0; interval < 3; interval++) {
    await page.clock.runFor(10_000);
    await expect(link).toBeFocused();
  }
});
